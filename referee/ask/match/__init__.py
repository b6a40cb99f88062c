"""Answers questions from the state and the last entries of a match."""
