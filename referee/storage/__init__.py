"""Matches, groups and tokens in a database: the only place that writes."""
