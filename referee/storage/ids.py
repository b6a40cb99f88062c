"""New ids and secrets: random, and their first letter names the cell that made them (REFEREE_CELL).

When one database is full, a second Referee is set beside it, and whoever stands in front of both knows by
this letter where to go. What was made before there were cells has no such letter, and is of the first one.
"""

import secrets

from flask import current_app

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONG, SHORT, SECRET, TOKEN = 16, 9, 16, 32
"""Random bytes: of matches and groups, of what is looked up within one, of tickets and knocks, of tokens."""


def cell() -> str:
    letter: str = current_app.extensions["referee-cell"]
    return letter


def new(length: int) -> str:
    """An id, or what follows the prefix of a secret."""
    return cell() + secrets.token_urlsafe(length)


def spoken() -> str:
    """A code of eight to be read out. Its letter is one that nobody takes for a digit."""
    return cell().upper() + "".join(secrets.choice(CROCKFORD) for _ in range(7))
