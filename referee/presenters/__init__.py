"""Answers as JSON tells them, with sentences and names."""
