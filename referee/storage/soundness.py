"""Defects of a database, each as a sentence with its remedy."""

import re
import sqlite3

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

NOT_A_DATABASE = (
    "it is not a SQLite database. Name another file in REFEREE_DATABASE_URL, or restore a backup there"
)
DAMAGED = "it is damaged. Restore the newest backup, and check that with `referee audit`"
NOT_MIGRATED = "it does not have the tables of this release. Run `referee migrate` first"
SOMEBODY_ELSES = (
    "it has tables, but none that Referee made. Name another file in REFEREE_DATABASE_URL, or a new one"
)
_BY_NAME = {"SQLITE_NOTADB": NOT_A_DATABASE, "SQLITE_CORRUPT": DAMAGED}
_NO_TABLE, _NO_COLUMN = ("no such table", "42P01"), ("no such column", "42703")
_OURS = re.compile(r"\b(?:matches|entries|tokens|groups|codes)\b")
_TABLES = sa.text("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")


class NotOurs(Exception):
    """The file is the database of another program. The text is a sentence that says so."""


def is_unusable(error: BaseException | None) -> bool:
    """Whether an error means that the database itself is damaged, replaced by another file, or emptied. A
    missing table beside the main ones is a defect of Referee."""
    is_emptied = _is_without(error, _NO_TABLE) and _OURS.search(str(error)) is not None
    return _known(error) is not None or is_emptied


def explain(error: BaseException) -> str:
    """Why a database cannot be used, and the remedy; or the first line of its error message. There is no full
    stop."""
    cause = getattr(error, "orig", None) or error
    if known := _known(cause):
        return known
    if _is_without(cause, _NO_TABLE, _NO_COLUMN):
        return NOT_MIGRATED
    return str(cause).partition("\n")[0].rstrip(".")


def _known(error: BaseException | None) -> str | None:
    name = getattr(error, "sqlite_errorname", None) or ""
    return _BY_NAME.get("_".join(name.split("_")[:2]))  # without the extended part, as in SQLITE_CORRUPT_VTAB


def _is_without(error: BaseException | None, *missing: tuple[str, str]) -> bool:
    """Whether an error reports something missing, by the words of SQLite or the SQLSTATE of PostgreSQL."""
    is_worded = isinstance(error, sqlite3.OperationalError) and str(error).startswith(
        tuple(words for words, _ in missing)
    )
    return is_worded or getattr(error, "sqlstate", None) in [code for _, code in missing]


def refuse_somebody_elses(connection: sa.Connection) -> None:
    """Raise NotOurs if a SQLite database without a revision of Referee has tables.

    A SQLite file belongs to one program. A schema of PostgreSQL may be shared, so it is not checked.
    """
    if connection.dialect.name == "sqlite" and connection.execute(_TABLES).scalar_one():
        raise NotOurs(SOMEBODY_ELSES)


def damages(connection: sa.Connection) -> list[str]:
    """The first ten defects that SQLite finds in its file, one a line. Empty on PostgreSQL, which has its own
    tools."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        found = [str(line) for line in connection.exec_driver_sql("PRAGMA integrity_check(10)").scalars()]
    except DBAPIError as error:
        return [str(error.orig)]
    return [] if found == ["ok"] else found
