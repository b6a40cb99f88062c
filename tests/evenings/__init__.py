"""Whole evenings of scorekeeping: people come, go and come back, scores are told, replaced and taken back,
and two phones contradict each other.

The rules are those of docs/rules: uno.md 45-56, house-rules.md 3.11, 3.12, golf.md G28-G30 and entries.md.
Nothing here reads the referee's own rules: it is asked over HTTP.
"""
