"""New random ids and secrets. The first letter names the cell that created the id or secret.

A cell is one Referee with one database. REFEREE_CELL sets the letter of a cell. When the database of a cell
is full, an operator starts another cell. A proxy in front of all cells uses the letter to route a request.
Ids and secrets of releases without cells are one letter shorter, and belong to the first cell.
"""

import math
import secrets

from referee.storage.db import current_extensions

CROCKFORD_BASE32_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of Crockford's base 32. No letter of this base looks like a digit."""
LONG, SHORT, SECRET, TOKEN = 16, 9, 16, 32
"""Numbers of random bytes. LONG is for the id of a match or group, and SHORT for an id within a match or
group. SECRET is for the secret of a ticket or knock, and TOKEN for a token."""
LENGTHS_WITHOUT_CELL_LETTER = {math.ceil(length * 4 / 3) for length in (LONG, SHORT, SECRET, TOKEN)}
"""Lengths of ids and secrets, in characters, without the letter of the cell."""
LENGTH_OF_SPOKEN_CODE = 8
"""Number of characters of a spoken code, with the letter of the cell."""


def cell_letter_of_app() -> str:
    """The letter of the cell (one Referee with one database) to which the current app belongs."""
    letter: str = current_extensions()["referee-cell"]
    return letter


def new_random_id(length: int) -> str:
    """A new random id, or a new secret without a prefix such as "rt_". The result starts with the letter of
    the cell. `length` is the number of random bytes."""
    return cell_letter_of_app() + secrets.token_urlsafe(length)


def new_spoken_code() -> str:
    """A new random code of eight capital letters and digits. Players read the code aloud. The code begins
    with the letter of the cell, which never looks like a digit."""
    return cell_letter_of_app().upper() + "".join(
        secrets.choice(CROCKFORD_BASE32_CHARACTERS) for _ in range(LENGTH_OF_SPOKEN_CODE - 1)
    )


def cell_letter_of_id_or_secret(id_: str, first: str) -> str | None:
    """The letter of the cell that created `id_`, which is an id, or a secret without its prefix. None if
    `id_` does not have the length of an id or a secret.

    Releases without cells created ids and secrets without a letter. For these the result is `first`, the
    letter of the first cell.
    """
    if len(id_) in LENGTHS_WITHOUT_CELL_LETTER:
        return first
    return id_[0] if len(id_) - 1 in LENGTHS_WITHOUT_CELL_LETTER else None


def cell_letter_of_spoken_code(code: str) -> str | None:
    """The letter of the cell that created a spoken code. None if `code` does not have the length of a spoken
    code.

    `code` must have the form that `invitations.normalize_spoken_code` returns. Codes without a letter of a
    cell no longer exist, because all codes of releases without cells have expired.
    """
    return code[0].lower() if len(code) == LENGTH_OF_SPOKEN_CODE else None
