"""Answers a question of the help under the rules of a table."""
