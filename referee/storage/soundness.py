"""What is wrong with a database that cannot be used, and what to do about it, in a sentence."""

import re
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

NOT_A_DATABASE = (
    "it is not a SQLite database. Name another file in REFEREE_DATABASE_URL, or restore a backup there"
)
DAMAGED = "it is damaged. Restore the newest backup, and check that with `referee audit`"
NOT_MIGRATED = "it does not have the tables of this release. Run `referee migrate` first"
EMPTY = "it is empty. Run `referee migrate` first"
SOMEBODY_ELSES = (
    "it has tables, but none that Referee made. Name another file in REFEREE_DATABASE_URL, or a new one"
)
_FIRST_TABLE = "matches"
"""Every release has it."""
_BY_NAME = {"SQLITE_NOTADB": NOT_A_DATABASE, "SQLITE_CORRUPT": DAMAGED}
_NO_TABLE, _NO_COLUMN = ("no such table", "42P01"), ("no such column", "42703")
_OURS = re.compile(r"\b(?:matches|entries|tokens|groups|codes)\b")
_TABLES = sa.text("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'")


class NotOurs(Exception):
    """The file is somebody else's database; the text says so."""


def is_unusable(error: BaseException | None) -> bool:
    """Whether the database itself is not usable, whatever it is asked: damaged, replaced by another file, or
    emptied. That any other table is missing is a defect of ours."""
    is_emptied = _is_without(error, _NO_TABLE) and _OURS.search(str(error)) is not None
    return _known(error) is not None or is_emptied


def said_of(error: BaseException) -> str:
    """Why a database cannot be used, with what to do, or the first line of what it says; no full stop."""
    cause = getattr(error, "orig", None) or error
    if known := _known(cause):
        return known
    if _is_without(cause, _NO_TABLE, _NO_COLUMN):
        return NOT_MIGRATED
    return str(cause).partition("\n")[0].rstrip(".")


def _known(error: BaseException | None) -> str | None:
    name = getattr(error, "sqlite_errorname", None) or ""
    return _BY_NAME.get("_".join(name.split("_")[:2]))  # without what extends it, as in SQLITE_CORRUPT_VTAB


def _is_without(error: BaseException | None, *missing: tuple[str, str]) -> bool:
    """Whether it lacks one of these, by the words of SQLite or by the code of PostgreSQL."""
    is_told = isinstance(error, sqlite3.OperationalError) and str(error).startswith(
        tuple(words for words, _ in missing)
    )
    return is_told or getattr(error, "sqlstate", None) in [code for _, code in missing]


def _file_of(database_url: str) -> Path | None:
    url = sa.make_url(database_url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def why_not_there(database_url: str) -> str | None:
    """Why this database is empty, with what to do, if it is a file that is not there; no full stop. To
    connect to it would make the file."""
    file = _file_of(database_url)
    if file is None or file.exists():
        return None
    return f"it is empty, because there is no file {file} yet. Run `referee migrate` first"


def why_not_migrated(connection: sa.Connection) -> str | None:
    """Why this database does not have the tables of Referee, with what to do; no full stop. None if it has
    them."""
    tables = sa.inspect(connection).get_table_names()
    if not tables:
        return EMPTY
    return None if _FIRST_TABLE in tables else NOT_MIGRATED


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
