"""Reads headers and bodies of requests, and makes problems (errors), conditional answers and metrics."""
