"""Models of a match: its state, its events, its edits, and the record of a game."""
