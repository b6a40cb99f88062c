"""Streams that send the new entries of a match to phones, and wake-ups that announce new entries."""
