"""Whoever waits for the next entry of a match is woken: streams and polls."""
