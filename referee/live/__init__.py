"""Streams that wait for new entries of a match, and the wake-ups that tell streams about new entries."""
