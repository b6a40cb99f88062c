"""Whole evenings of scorekeeping: people come, go and come back, scores are told, replaced and taken back,
and two phones contradict each other.

The rules stand here in their own words, from `research/rules.md` (rows 45 to 56, 3.11, 3.12, G28 to G30) and
DESIGN 5 and 8. Nothing here reads the referee's own rules: it is asked over HTTP.
"""
