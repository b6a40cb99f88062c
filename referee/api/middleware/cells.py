"""Cells: installations beside each other, each with a database of its own (REFEREE_CELLS).

A request belongs to the cell of the first of these that it has:

    path    the id of a match, a group or a knock
    query   the id of a match, about which a question is asked
    body    a ticket, a knock, a rematch, a spoken code, or the match of a preview
    token   of a group, to open a match or to import a record
    key     to open anything else: see docs/decisions/0019-a-key-names-its-cell.md

Every cell answers a request that has none of them. A request for another cell gets 421, before the database
is asked. A proxy before all cells follows the same list (operations/cluster/haproxy-cells.cfg), so phones get
a 421 only if the proxy and the settings differ. Without REFEREE_CELLS no request is refused.
"""

import re
from dataclasses import dataclass

from flask import Flask, current_app, request

from referee.api.http.problems import Problem
from referee.api.http.requests import bearer, idempotency_key
from referee.storage.ids import cell_of, cell_of_code
from referee.storage.invitations import normalized_code

PATH_IDS = ("match_id", "group_id", "knock_id")
"""Variables of a path that decide the cell, the first one first."""
PREFIX_LENGTH = len("rk_")
"""Number of characters before a secret that name its kind."""
KEY_OF_A_CELL = re.compile(r"cell-([a-z])-", re.ASCII)


@dataclass(frozen=True)
class Cells:
    """The letters of this cell and of all cells, the first one first."""

    own: str
    all: tuple[str, ...]


def init_app(app: Flask, own: str, all_cells: tuple[str, ...]) -> None:
    """Set the cells, and check the path of every request if there are several."""
    app.extensions["referee-cells"] = Cells(own, all_cells)
    if all_cells:
        app.before_request(_check_path)


def _check_path() -> None:
    variables = request.view_args or {}
    for name in PATH_IDS:
        if name in variables:
            check_id(variables[name])
            return


def check_id(id_: str) -> None:
    """Raise Problem 421 if this id is of another cell."""
    if _cells().all:
        _check(cell_of(id_, first=_cells().all[0]))


def check_secret(secret: str) -> None:
    """Raise Problem 421 if this ticket or token is of another cell."""
    check_id(secret[PREFIX_LENGTH:])


def check_code(code: str) -> None:
    """Raise Problem 421 if this spoken code is of another cell."""
    _check(cell_of_code(normalized_code(code)))


def opening_key() -> str:
    """Return the Idempotency-Key of a request that opens something. Raises Problem 421 if it names another
    cell, and 400 if there is none or it names a cell that does not exist.

    A key that names no cell belongs to the first cell: it does not show which cells existed when it was made.
    """
    key, cells = idempotency_key(), _cells().all
    if cells:
        named = KEY_OF_A_CELL.match(key)
        cell = named[1] if named else cells[0]
        if cell not in cells:
            raise Problem("key-malformed", f"This Idempotency-Key names cell {cell}, which does not exist.")
        _check(cell)
    return key


def opening_key_or_token() -> str:
    """Return the Idempotency-Key like `opening_key`; with a group's token, the cell of the group decides.
    Raises Problem 421 and 400."""
    if not bearer():
        return opening_key()
    check_secret(bearer())
    return idempotency_key()


def _check(cell: str | None) -> None:
    """Raise Problem 421 if this is another one of the known cells."""
    cells = _cells()
    if cell != cells.own and cell in cells.all:
        raise Problem("wrong-cell", f"This belongs to cell {cell}; this is cell {cells.own}.", cell=cell)


def _cells() -> Cells:
    cells: Cells = current_app.extensions["referee-cells"]
    return cells
