"""What is noted of a request while it is answered, for the log and the metrics."""

from flask import g


def problem(kind: str) -> None:
    """Note the kind of problem that is answered."""
    g.outcome = kind


def a_part_in(match_id: str) -> None:
    """Note the match of this request, once the caller has proved to have a part in it."""
    g.match = match_id
    a_valid_token()


def a_valid_token() -> None:
    """Note that the token of this request has proved valid for what it asks for."""
    g.is_known = True
