"""Restore a backup into an empty database, SQLite or PostgreSQL.

One transaction writes the rows of all tables and counts them before it commits. A backup of an older release
is copied, and the copy is migrated first. The file of the backup is only read.
"""

import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from referee.config import read
from referee.storage.backup import CannotSave, Saved, checked, copy_rows, opened
from referee.storage.db import Base, db, make_private, upgrade
from referee.storage.revisions import NewerDatabase
from referee.storage.soundness import NotOurs, explain
from referee.storage.tables import ProbeRow, UseTrackingRow

_OF_A_SERVER = {UseTrackingRow.__tablename__, ProbeRow.__tablename__}
TABLES = [table for table in Base.metadata.sorted_tables if table.name not in _OF_A_SERVER]
"""Tables of a backup. Use tracking restarts, because no uses were recorded since the backup. The probes of
the disk are not data."""
NOT_EMPTY = (
    "Nothing was restored: the database is not empty. "
    "Name an empty one, or a new file, in REFEREE_DATABASE_URL."
)


class CannotRestore(Exception):
    """The restore failed and the database is still empty. The text is a sentence that says why."""


def restore(file: Path, ended: Callable[[], bool]) -> Saved:
    """Write the rows of a backup to the database of this app, and return what the backup holds. The database
    must have the tables of this release, without rows. The restore is cancelled once `ended` returns True.
    Raises CannotRestore if nothing was written."""
    if not file.is_file():
        raise CannotRestore(f"There is no file {file}.")
    if not file.stat().st_size:
        raise CannotRestore("Nothing was restored: the file is empty.")
    try:
        with tempfile.TemporaryDirectory(prefix=".referee-restore-") as folder:
            copy = Path(folder, "copy.sqlite3")
            make_private(copy)
            _copy(file, copy)
            url = f"sqlite:///{copy}"
            upgrade(read({"REFEREE_DATABASE_URL": url}))
            held = checked(copy)
            _fill(url, ended)
            return held
    except (CannotSave, UnicodeDecodeError) as error:  # SQLite may quote damaged bytes in its message
        raise CannotRestore("Nothing was restored: the backup is damaged.") from error
    except (sqlite3.Error, OSError, SQLAlchemyError, NotOurs, NewerDatabase) as error:
        why = explain(error) if isinstance(error, sqlite3.Error | DBAPIError) else str(error)
        raise CannotRestore(f"Nothing was restored: {why.rstrip('.')}.") from error


def _copy(file: Path, copy: Path) -> None:
    with opened(file, "ro") as original, opened(copy) as target:
        original.backup(target)


def _fill(url: str, ended: Callable[[], bool]) -> None:
    def go_on() -> None:
        if ended():
            raise CannotRestore("Restoring was cancelled: nothing was restored.")

    source = sa.create_engine(url)
    writing = db.engine.execution_options(sqlite_begin="IMMEDIATE")
    try:
        with source.connect() as held, writing.begin() as target:
            target.execute(sa.delete(UseTrackingRow))
            for table in TABLES:
                if _count(target, table):
                    raise CannotRestore(NOT_EMPTY)
            for table in TABLES:
                copy_rows(held, target, table, go_on)
                if _count(held, table) != _count(target, table):
                    raise CannotRestore(f"Nothing was restored: not all rows of {table.name} came along.")
    finally:
        source.dispose()


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
