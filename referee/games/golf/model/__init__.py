"""The model of Golf: cards, state, claims, events and articles."""
