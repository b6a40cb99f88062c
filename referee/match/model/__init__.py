"""Models of a match: its state, its events, its edits, and `Game`, the description of one game."""
