"""The model of UNO: cards, state, claims, events and articles."""
