"""Finds the question of the help that a text asks."""
