"""What is noted of a request while it is answered, for the log and the metrics."""

from flask import g


def problem(kind: str) -> None:
    """This is what the answer will tell."""
    g.outcome = kind


def a_part_in(match_id: str) -> None:
    """The caller has shown to have one in this match."""
    g.match = match_id
