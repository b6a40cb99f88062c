"""Cells: several installations of Referee, each with a separate database (REFEREE_CELLS).

A request belongs to one cell. The first of these parts that the request has decides which cell it is:

    path    the id of a match, a group or a join request (knock)
    query   the id of the match that a question is about
    body    a ticket, a join request, a rematch, a spoken code, or the match of a dry run
    token   the token of a group, in a request that opens a match or imports a record
    key     the Idempotency-Key, in a request that opens a match or a group or imports a record
            (docs/decisions/0019-a-key-names-its-cell.md)

Every cell answers requests without any of these parts. A request for another cell gets 421, and the database
is not read. A proxy in front of all cells chooses the cell by the same list
(operations/cluster/haproxy-cells.cfg). So phones get 421 only if the proxy and the cells have different
settings. Without REFEREE_CELLS, no request gets 421.
"""

import re
from dataclasses import dataclass

from flask import Flask, current_app, request

from referee.api.http.problems import Problem
from referee.api.http.requests import bearer_token_or_empty, idempotency_key
from referee.languages.speech import tell
from referee.storage.ids import cell_letter_of_id_or_secret, cell_letter_of_spoken_code
from referee.storage.invitations import normalize_spoken_code

PATH_VARIABLES_WITH_CELL = ("match_id", "group_id", "knock_id")
"""Path variables that belong to a cell. If a path has several of them, the first in this order decides."""
SECRET_PREFIX_LENGTH = len("rk_")
"""Number of characters of the prefix of a ticket or token. The prefix, such as `rk_`, names the kind of
secret."""
IDEMPOTENCY_KEY_WITH_CELL_PATTERN = re.compile(r"cell-([a-z])-", re.ASCII)


@dataclass(frozen=True)
class ServerCells:
    """The letter of the cell of this server (`own`), and the letters of all cells (`all`). A cell is an
    installation of Referee with a database of its own."""

    own: str
    all: tuple[str, ...]


def init_app(app: Flask, own: str, all_cells: tuple[str, ...]) -> None:
    """Store the letters of the cells. If there are cells, refuse every path with an id of another cell."""
    app.extensions["referee-cells"] = ServerCells(own, all_cells)
    if all_cells:
        app.before_request(_check_cell_of_path)


def _check_cell_of_path() -> None:
    variables = request.view_args or {}
    for name in PATH_VARIABLES_WITH_CELL:
        if name in variables:
            check_cell_of_id(variables[name])
            return


def check_cell_of_id(id_: str) -> None:
    """Raise Problem 421 if this id belongs to another cell (installation with its own database)."""
    if _server_cells().all:
        _require_own_cell(cell_letter_of_id_or_secret(id_, first=_server_cells().all[0]))


def check_cell_of_secret(secret: str) -> None:
    """Raise Problem 421 if this ticket or token belongs to another cell (installation with its own
    database)."""
    check_cell_of_id(secret[SECRET_PREFIX_LENGTH:])


def check_cell_of_spoken_code(code: str) -> None:
    """Raise Problem 421 if this spoken code belongs to another cell (installation with its own database)."""
    _require_own_cell(cell_letter_of_spoken_code(normalize_spoken_code(code)))


def idempotency_key_in_own_cell() -> str:
    """Return the Idempotency-Key of a request that creates a match or a group, and that has no token.

    Raises Problem 421 if the key belongs to another cell. Raises Problem 400 if the key is missing or
    malformed, or names a cell that does not exist. A key without the name of a cell belongs to the first
    cell. If cells are added later, a retry with this key still reaches the same cell.
    """
    key, cells = idempotency_key(), _server_cells().all
    if cells:
        named = IDEMPOTENCY_KEY_WITH_CELL_PATTERN.match(key)
        cell = named[1] if named else cells[0]
        if cell not in cells:
            raise Problem("key-malformed", tell("error-key-of-no-cell", {"cell": cell}))
        _require_own_cell(cell)
    return key


def idempotency_key_for_new_match() -> str:
    """Return the Idempotency-Key of a request that opens a match or imports a record.

    The group's token decides the cell of the request. Without a token, the key decides the cell. Raises
    Problem 421 for a request of another cell. Raises Problem 400 if the key is missing or malformed.
    """
    if not bearer_token_or_empty():
        return idempotency_key_in_own_cell()
    check_cell_of_secret(bearer_token_or_empty())
    return idempotency_key()


def _require_own_cell(cell: str | None) -> None:
    """Raise Problem 421 if `cell` is the letter of another cell. A cell is an installation of Referee with a
    database of its own. Nothing is raised if `cell` is None or no known cell has this letter."""
    cells = _server_cells()
    if cell != cells.own and cell in cells.all:
        raise Problem("wrong-cell", tell("error-wrong-cell", {"cell": cell, "own": cells.own}), cell=cell)


def _server_cells() -> ServerCells:
    cells: ServerCells = current_app.extensions["referee-cells"]
    return cells
