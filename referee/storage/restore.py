"""What a backup holds, put into an empty database of either kind.

All of it or nothing: the rows of all tables come in one transaction, and are counted before it ends. A backup
of an older release is brought to this one first, in a copy: the file itself is only read.
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
from referee.storage.soundness import NotOurs, said_of
from referee.storage.tables import Noting, Probe

_OF_A_SERVER = {Noting.__tablename__, Probe.__tablename__}
TABLES = [table for table in Base.metadata.sorted_tables if table.name not in _OF_A_SERVER]
"""All but two. Since when uses are noted begins anew, because nobody has noted them since the backup. What a
server writes to try its disk is no data."""
NOT_EMPTY = (
    "Nothing was restored: the database is not empty. "
    "Name an empty one, or a new file, in REFEREE_DATABASE_URL."
)


class CannotRestore(Exception):
    """Nothing was put into the database. The text is a sentence that says why."""


def restore(file: Path, ended: Callable[[], bool]) -> Saved:
    """Put all that this backup holds into the database of this app, which has the tables of this release and
    nothing in them, unless `ended` says so first. Raises CannotRestore."""
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
    except (CannotSave, UnicodeDecodeError) as error:  # SQLite may quote what is damaged
        raise CannotRestore("Nothing was restored: the backup is damaged.") from error
    except (sqlite3.Error, OSError, SQLAlchemyError, NotOurs, NewerDatabase) as error:
        why = said_of(error) if isinstance(error, sqlite3.Error | DBAPIError) else str(error)
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
            target.execute(sa.delete(Noting))
            for table in TABLES:
                if _many(target, table):
                    raise CannotRestore(NOT_EMPTY)
            for table in TABLES:
                copy_rows(held, target, table, go_on)
                if _many(held, table) != _many(target, table):
                    raise CannotRestore(f"Nothing was restored: not all rows of {table.name} came along.")
    finally:
        source.dispose()


def _many(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
