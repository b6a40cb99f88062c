"""Functions that record facts about the current request in `flask.g`, for the log, the metrics and the rate
limits."""

from flask import g


def note_problem(kind: str) -> None:
    """Record the kind of problem, such as `no-token`, with which the request is answered."""
    g.outcome = kind


def note_match_with_valid_token(match_id: str) -> None:
    """Record the match of the request. Also record that the token of the request is valid for this match."""
    g.match = match_id
    note_token_is_valid()


def note_token_is_valid() -> None:
    """Record that the request has a token that is valid for the match or group in the path."""
    g.is_known = True
