"""What Golf is made of: cards, state, claims, events, articles."""
