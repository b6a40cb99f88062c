"""What a match is: its state, its events, the line of entries, and the record of a game."""
