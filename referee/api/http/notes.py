"""Notes on the current request, for the log, the metrics and the limits."""

from flask import g


def note_problem(kind: str) -> None:
    """Note the kind of the problem that the answer is."""
    g.outcome = kind


def note_match(match_id: str) -> None:
    """Note the match of this request, for which its token is valid."""
    g.match = match_id
    note_valid_token()


def note_valid_token() -> None:
    """Note that the token of this request is valid for the match or group of its path."""
    g.is_known = True
