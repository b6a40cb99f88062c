"""Checks for defects of a database. Each defect is described by a sentence that says how to repair it."""

import re
import sqlite3
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from referee import machine

NOT_A_SQLITE_DATABASE_MESSAGE = (
    "it is not a SQLite database. Name another file in REFEREE_DATABASE_URL, or restore a backup there"
)
DAMAGED_DATABASE_MESSAGE = "it is damaged. Restore the newest backup, and check that with `referee audit`"
NOT_MIGRATED_MESSAGE = "it does not have the tables of this release. Run `referee migrate` first"
EMPTY_DATABASE_MESSAGE = "it is empty. Run `referee migrate` first"
DATABASE_OF_OTHER_PROGRAM_MESSAGE = (
    "it has tables, but none that Referee made. Name another file in REFEREE_DATABASE_URL, or a new one"
)
_TABLE_OF_EVERY_RELEASE = "matches"
"""A table that the database of every release has."""
_MESSAGES_BY_SQLITE_ERROR_NAME = {
    "SQLITE_NOTADB": NOT_A_SQLITE_DATABASE_MESSAGE,
    "SQLITE_CORRUPT": DAMAGED_DATABASE_MESSAGE,
}
_NO_TABLE, _NO_COLUMN = ("no such table", "42P01"), ("no such column", "42703")
_TABLE_NAMES_OF_REFEREE_PATTERN = re.compile(r"\b(?:matches|entries|tokens|groups|codes)\b")
_COUNT_TABLES_IN_SQLITE = sa.text(
    "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*'"
)


class NotADatabaseOfReferee(Exception):
    """The SQLite file is the database of another program. The message says this and names a remedy."""


class NotWritable(Exception):
    """SQLite cannot write its file, or the journal beside its file. The message says why, and what to do."""


def error_means_unusable_database(error: BaseException | None) -> bool:
    """Whether an error means that the database itself is damaged, was replaced by another file, or was
    emptied.

    The database counts as emptied only if the error names a missing table of Referee
    (`_TABLE_NAMES_OF_REFEREE_PATTERN`), because every database of Referee has these tables.
    """
    is_emptied = (
        _reports_missing_table_or_column(error, _NO_TABLE)
        and _TABLE_NAMES_OF_REFEREE_PATTERN.search(str(error)) is not None
    )
    return _message_about_known_defect(error) is not None or is_emptied


def explain_database_error(error: BaseException, database_url: str = "") -> str:
    """A sentence without full stop that says why a database cannot be used, and what to do. For an unknown
    error the result is the first line of the error message.

    The message of SQLite does not name a file that cannot be opened. If `database_url` is given, the sentence
    names the file or the folder.
    """
    cause = getattr(error, "orig", None) or error
    if known := _message_about_known_defect(cause):
        return known
    if _reports_missing_table_or_column(cause, _NO_TABLE, _NO_COLUMN):
        return NOT_MIGRATED_MESSAGE
    if database_url and (why := explain_why_sqlite_cannot_write(database_url)):
        return why
    return str(cause).partition("\n")[0].rstrip(".")


def _message_about_known_defect(error: BaseException | None) -> str | None:
    name = getattr(error, "sqlite_errorname", None) or ""
    return _MESSAGES_BY_SQLITE_ERROR_NAME.get(
        "_".join(name.split("_")[:2])
    )  # SQLITE_CORRUPT_VTAB is handled as SQLITE_CORRUPT


def _reports_missing_table_or_column(error: BaseException | None, *missing: tuple[str, str]) -> bool:
    """Whether the error reports a missing table or column. Each pair in `missing` has the first words of
    SQLite's message and the SQLSTATE of PostgreSQL."""
    is_worded = isinstance(error, sqlite3.OperationalError) and str(error).startswith(
        tuple(words for words, _ in missing)
    )
    return is_worded or getattr(error, "sqlstate", None) in [code for _, code in missing]


def explain_why_sqlite_cannot_write(database_url: str) -> str | None:
    """A sentence without full stop that says why SQLite cannot write the file of this database or the
    journal, and what to do. None if SQLite can write both files, or if the database is PostgreSQL."""
    file = _sqlite_file_of_url(database_url)
    if file is None:
        return None
    folder = file.parent
    try:
        folder.stat()
    except PermissionError:
        return f"user {machine.effective_user_id()} may not enter a folder above {folder}"
    except OSError:
        return f"there is no folder {folder}. Make it, or name another file in REFEREE_DATABASE_URL"
    if machine.is_on_read_only_file_system(folder):
        return f"the folder {folder} is on a disk that can only be read"
    closed = [path for path in _paths_that_sqlite_writes(file) if not machine.may_read_and_write(path)]
    return _explain_unwritable_paths(closed) if closed else None


def _paths_that_sqlite_writes(file: Path) -> list[Path]:
    """The paths that SQLite writes: the database file and its journal. If one of them is missing, the folder
    takes its place, and comes first, because SQLite has to create the missing file there."""
    files = (file, file.with_name(f"{file.name}-journal"))
    there = [one for one in files if one.exists()]
    return there if len(there) == len(files) else [file.parent, *there]


def _explain_unwritable_paths(paths: list[Path]) -> str:
    """A sentence without full stop about paths that this user cannot write. The sentence names the first
    path, and a command that gives the user access."""
    first, user = paths[0], machine.effective_user_id()
    is_folder = first.is_dir()
    what, there = (f"the folder {first}", "there") if is_folder else (f"the file {first}", "it")
    others = [str(path) for path in paths if path.stat().st_uid != user]
    if not others:
        return f"its owner, user {user}, cannot write {what}. Run `chmod u+rw{'x' * is_folder} {first}`"
    return (
        f"{what} belongs to user {first.stat().st_uid}, and Referee runs as user {user}, who cannot write "
        f"{there}. Run `chown {user} {' '.join(others)}`"
    )


def _sqlite_file_of_url(database_url: str) -> Path | None:
    url = sa.make_url(database_url)
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def explain_missing_sqlite_file(database_url: str) -> str | None:
    """A sentence without full stop which says that the SQLite file is missing, and what to do. None if the
    file exists, or if the database is PostgreSQL. The function does not open the database, because SQLite
    would create the file."""
    file = _sqlite_file_of_url(database_url)
    if file is None or file.exists():
        return None
    return f"it is empty, because there is no file {file} yet. Run `referee migrate` first"


def explain_missing_tables(connection: sa.Connection) -> str | None:
    """A sentence without full stop which says that the tables of Referee are missing, and what to do. None if
    the database has the tables."""
    tables = sa.inspect(connection).get_table_names()
    if not tables:
        return EMPTY_DATABASE_MESSAGE
    return None if _TABLE_OF_EVERY_RELEASE in tables else NOT_MIGRATED_MESSAGE


def refuse_database_of_other_program(connection: sa.Connection) -> None:
    """Raise NotADatabaseOfReferee if a SQLite database has any tables. Call this function only for a database
    without a revision of Referee.

    PostgreSQL is not checked, because several programs may share a schema of PostgreSQL.
    """
    if connection.dialect.name == "sqlite" and connection.execute(_COUNT_TABLES_IN_SQLITE).scalar_one():
        raise NotADatabaseOfReferee(DATABASE_OF_OTHER_PROGRAM_MESSAGE)


def find_damage_in_sqlite_file(connection: sa.Connection) -> list[str]:
    """The first ten defects that SQLite finds in its file, as one string for each defect. Empty for
    PostgreSQL, which has separate tools for this check."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        found = [str(line) for line in connection.exec_driver_sql("PRAGMA integrity_check(10)").scalars()]
    except DBAPIError as error:
        return [str(error.orig)]
    return [] if found == ["ok"] else found
