"""Restore a backup into an empty database of SQLite or PostgreSQL.

The file of the backup is only read. A copy of the file is migrated to the tables of this release, and the
rows come from the copy. One transaction writes the rows of all tables, and counts the rows before the COMMIT.
"""

import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from referee.config import read_config
from referee.storage.backup import (
    BackupCounts,
    CannotSaveBackup,
    check_backup_and_count,
    copy_rows,
    open_sqlite_file,
)
from referee.storage.db import Base, create_private_file, db, migrate_database
from referee.storage.revisions import NewerDatabase
from referee.storage.soundness import NotADatabaseOfReferee, explain_database_error
from referee.storage.tables import ProbeRow, UseTrackingRow

_NAMES_OF_TABLES_NOT_RESTORED = {UseTrackingRow.__tablename__, ProbeRow.__tablename__}
TABLES_TO_RESTORE = [
    table for table in Base.metadata.sorted_tables if table.name not in _NAMES_OF_TABLES_NOT_RESTORED
]
"""The tables that are restored from a backup. The state of use tracking is left out, because no uses were
recorded since the backup. The rows of `ProbeRow` are left out, because they only test the disk."""
DATABASE_NOT_EMPTY_MESSAGE = (
    "Nothing was restored: the database is not empty. "
    "Name an empty one, or a new file, in REFEREE_DATABASE_URL."
)


class CannotRestore(Exception):
    """The restore failed, and nothing was written. The message is a sentence that says why."""


def restore_backup(file: Path, ended: Callable[[], bool]) -> BackupCounts:
    """Write the rows of a backup to the database of this app, and return the numbers of matches and entries
    in the backup.

    The database must have the tables of this release, without rows. The restore is cancelled as soon as
    `ended` returns True. Raises CannotRestore if nothing was written.
    """
    if not file.is_file():
        raise CannotRestore(f"There is no file {file}.")
    if not file.stat().st_size:
        raise CannotRestore("Nothing was restored: the file is empty.")
    try:
        with tempfile.TemporaryDirectory(prefix=".referee-restore-") as folder:
            copy = Path(folder, "copy.sqlite3")
            create_private_file(copy)
            _copy_backup_file(file, copy)
            url = f"sqlite:///{copy}"
            migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
            held = check_backup_and_count(copy)
            _copy_all_tables(url, ended)
            return held
    except (
        CannotSaveBackup,
        UnicodeDecodeError,
    ) as error:  # SQLite may quote undecodable bytes in its message
        raise CannotRestore("Nothing was restored: the backup is damaged.") from error
    except (sqlite3.Error, OSError, SQLAlchemyError, NotADatabaseOfReferee, NewerDatabase) as error:
        why = explain_database_error(error) if isinstance(error, sqlite3.Error | DBAPIError) else str(error)
        raise CannotRestore(f"Nothing was restored: {why.rstrip('.')}.") from error


def _copy_backup_file(file: Path, copy: Path) -> None:
    with open_sqlite_file(file, "ro") as original, open_sqlite_file(copy) as target:
        original.backup(target)


def _copy_all_tables(url: str, ended: Callable[[], bool]) -> None:
    def go_on() -> None:
        if ended():
            raise CannotRestore("Restoring was cancelled: nothing was restored.")

    source = sa.create_engine(url)
    writing = db.engine.execution_options(sqlite_begin="IMMEDIATE")
    try:
        with source.connect() as held, writing.begin() as target:
            target.execute(sa.delete(UseTrackingRow))
            for table in TABLES_TO_RESTORE:
                if _count_rows(target, table):
                    raise CannotRestore(DATABASE_NOT_EMPTY_MESSAGE)
            for table in TABLES_TO_RESTORE:
                copy_rows(held, target, table, go_on)
                if _count_rows(held, table) != _count_rows(target, table):
                    raise CannotRestore(f"Nothing was restored: not all rows of {table.name} came along.")
    finally:
        source.dispose()


def _count_rows(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
