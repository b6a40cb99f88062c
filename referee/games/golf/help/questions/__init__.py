"""The questions we answer, a file for each part of a game."""
