"""What UNO is made of: cards, state, claims, events, articles."""
