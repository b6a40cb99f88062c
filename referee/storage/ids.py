"""New ids and secrets: random, and their first letter names the cell that made them (REFEREE_CELL).

When one database is full, a second Referee is set beside it, and whoever stands in front of both knows by
this letter where to go. What was made before there were cells has no such letter, so it is one letter
shorter, and is of the first cell.
"""

import math
import secrets

from flask import current_app

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LONG, SHORT, SECRET, TOKEN = 16, 9, 16, 32
"""Random bytes: of matches and groups, of what is looked up within one, of tickets and knocks, of tokens."""
WITHOUT_A_CELL = {math.ceil(length * 4 / 3) for length in (LONG, SHORT, SECRET, TOKEN)}
"""How many letters these bytes are."""
CODE = 8
"""Letters of a spoken code."""


def cell() -> str:
    letter: str = current_app.extensions["referee-cell"]
    return letter


def new(length: int) -> str:
    """An id, or what follows the prefix of a secret."""
    return cell() + secrets.token_urlsafe(length)


def spoken() -> str:
    """A code of eight to be read out. Its letter is one that nobody takes for a digit."""
    return cell().upper() + "".join(secrets.choice(CROCKFORD) for _ in range(CODE - 1))


def cell_of(id_: str, first: str) -> str | None:
    """The cell that made this id, or what follows the prefix of a secret; the `first` cell, if it was made
    before there were cells; None if it has the form of neither."""
    if len(id_) in WITHOUT_A_CELL:
        return first
    return id_[0] if len(id_) - 1 in WITHOUT_A_CELL else None


def cell_of_code(code: str) -> str | None:
    """The cell of a spoken code, in its one spelling (`invitations.as_meant`). Codes from before there were
    cells have expired."""
    return code[0].lower() if len(code) == CODE else None
