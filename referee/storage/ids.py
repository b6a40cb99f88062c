"""New random ids and secrets. Their first letter names the cell that made them (REFEREE_CELL).

When one database is full, a second Referee with its own database is started beside it. A proxy before both
uses this letter to route a request. Ids from before there were cells have no such letter. They are one letter
shorter, and belong to the first cell.
"""

import math
import secrets

from flask import current_app

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits of Crockford's base 32, which leaves out letters that look like others."""
LONG, SHORT, SECRET, TOKEN = 16, 9, 16, 32
"""Number of random bytes: of ids of matches and groups, of ids within a match or group, of the secrets of
tickets and knocks, and of tokens."""
WITHOUT_A_CELL = {math.ceil(length * 4 / 3) for length in (LONG, SHORT, SECRET, TOKEN)}
"""Lengths of these ids and secrets without the letter of the cell."""
CODE = 8
"""Number of letters of a spoken code."""


def cell() -> str:
    """The letter of the cell of this app."""
    letter: str = current_app.extensions["referee-cell"]
    return letter


def new(length: int) -> str:
    """A new id, or the part of a new secret after its prefix. `length` is the number of random bytes."""
    return cell() + secrets.token_urlsafe(length)


def spoken() -> str:
    """A new code of eight letters and digits to be read aloud. The letter of the cell does not look like a
    digit."""
    return cell().upper() + "".join(secrets.choice(CROCKFORD) for _ in range(CODE - 1))


def cell_of(id_: str, first: str) -> str | None:
    """The letter of the cell that made an id, or the part of a secret after its prefix. Returns the `first`
    cell for one from before there were cells, and None for any other string."""
    if len(id_) in WITHOUT_A_CELL:
        return first
    return id_[0] if len(id_) - 1 in WITHOUT_A_CELL else None


def cell_of_code(code: str) -> str | None:
    """The letter of the cell of a spoken code in its normalized form (`invitations.normalized_code`). Returns
    None for any other string. Codes from before there were cells have expired."""
    return code[0].lower() if len(code) == CODE else None
