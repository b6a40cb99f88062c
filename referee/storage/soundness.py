"""Defects of a database, each as a sentence with its remedy."""

import re
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from referee import machine

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
    """The file is the database of another program. The text is a sentence that says so."""


class NotWritable(Exception):
    """SQLite cannot write its file or the journal beside it; the text says why and what to do."""


def is_unusable(error: BaseException | None) -> bool:
    """Whether an error means that the database itself is damaged, replaced by another file, or emptied. A
    missing table beside the main ones is a defect of Referee."""
    is_emptied = _is_without(error, _NO_TABLE) and _OURS.search(str(error)) is not None
    return _known(error) is not None or is_emptied


def explain(error: BaseException, database_url: str = "") -> str:
    """Why a database cannot be used, and the remedy; or the first line of its error message. There is no full
    stop. SQLite names no file when it cannot open one: with the URL of the database, the file or folder is
    named."""
    cause = getattr(error, "orig", None) or error
    if known := _known(cause):
        return known
    if _is_without(cause, _NO_TABLE, _NO_COLUMN):
        return NOT_MIGRATED
    if database_url and (why := why_not_written(database_url)):
        return why
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


def why_not_written(database_url: str) -> str | None:
    """Why SQLite cannot write the file of this database, or the journal beside it, with what to do; no full
    stop. None if it can, and for PostgreSQL."""
    file = _file_of(database_url)
    if file is None:
        return None
    folder = file.parent
    try:
        folder.stat()
    except PermissionError:
        return f"user {machine.user()} may not enter a folder above {folder}"
    except OSError:
        return f"there is no folder {folder}. Make it, or name another file in REFEREE_DATABASE_URL"
    if machine.is_read_only(folder):
        return f"the folder {folder} is on a disk that can only be read"
    closed = [path for path in _written(file) if not machine.may_write(path)]
    return _closed(closed) if closed else None


def _written(file: Path) -> list[Path]:
    """What SQLite writes: the file and its journal, or the folder for each of them that is not there yet. The
    folder comes first."""
    files = (file, file.with_name(f"{file.name}-journal"))
    there = [one for one in files if one.exists()]
    return there if len(there) == len(files) else [file.parent, *there]


def _closed(paths: list[Path]) -> str:
    """A sentence on the first of these paths, which this user cannot write, with the command that opens them
    all; no full stop."""
    first, user = paths[0], machine.user()
    is_folder = first.is_dir()
    what, there = (f"the folder {first}", "there") if is_folder else (f"the file {first}", "it")
    others = [str(path) for path in paths if path.stat().st_uid != user]
    if not others:
        return f"its owner, user {user}, cannot write {what}. Run `chmod u+rw{'x' * is_folder} {first}`"
    return (
        f"{what} belongs to user {first.stat().st_uid}, and Referee runs as user {user}, who cannot write "
        f"{there}. Run `chown {user} {' '.join(others)}`"
    )


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
