"""What is wrong with a database that cannot be used, and what to do about it, in a sentence."""

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
_UNDEFINED = ("42P01", "42703")  # PostgreSQL: a table, a column
_TABLES = sa.text("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")


class NotOurs(Exception):
    """The file is somebody else's database; the text says so."""


def said_of(error: BaseException) -> str:
    """Why a database cannot be used, with what to do, or the first line of what it says; no full stop."""
    cause = getattr(error, "orig", None) or error
    text = str(cause).partition("\n")[0].rstrip(".")
    name = getattr(cause, "sqlite_errorname", None) or ""
    if known := _BY_NAME.get("_".join(name.split("_")[:2])):
        return known
    is_undefined = isinstance(cause, sqlite3.OperationalError) and text.startswith(
        ("no such table", "no such column")
    )
    if is_undefined or getattr(cause, "sqlstate", None) in _UNDEFINED:
        return NOT_MIGRATED
    return text


def refuse_somebody_elses(connection: sa.Connection) -> None:
    """Raise NotOurs if a database without a revision of ours has tables all the same.

    Only for SQLite: a file is one program's, a schema of PostgreSQL may be shared.
    """
    if connection.dialect.name == "sqlite" and connection.execute(_TABLES).scalar_one():
        raise NotOurs(SOMEBODY_ELSES)


def damages(connection: sa.Connection) -> list[str]:
    """What SQLite finds wrong with its file, up to ten lines. PostgreSQL has tools of its own."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        found = [str(line) for line in connection.exec_driver_sql("PRAGMA integrity_check(10)").scalars()]
    except DBAPIError as error:
        return [str(error.orig)]
    return [] if found == ["ok"] else found
