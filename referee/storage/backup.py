"""A backup of the whole database as one SQLite file, made while the service runs.

A backup shows the database at one moment. The backup has all claims that were acknowledged before that
moment, and no part of an unfinished transaction. The file is checked and flushed to the disk before the file
gets its final name. So a file with the name of a backup is always complete.

On PostgreSQL the service does not slow down. On SQLite the service pauses while the pages are copied, because
no transaction can commit during the copy. The pause was 0.3 s for 140 MB on two slow cores, and 5 to 9 s for
1.9 GB. After 2 s a waiting writer gives up, and the service asks the client to retry the claim. So no claim
is lost. A copy in small steps does not help, because SQLite restarts the copy at each write.
"""

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import Session

from referee.config import read_config
from referee.kit.values import not_none
from referee.machine import flush_to_disk
from referee.storage.db import Base, create_private_file, db, migrate_database
from referee.storage.soundness import explain_database_error
from referee.storage.transactions import NotApplied, open_read_session

ROWS_PER_COPIED_BATCH = 500
"""Maximum number of rows that are copied in one batch."""
SECONDS_IN_A_DAY = 24 * 60 * 60
"""Length of a day in seconds."""

RaiseIfCancelled = Callable[[], None]
"""A function that is called between two steps of a copy. The function raises an error, such as
CannotSaveBackup, to cancel the copy."""

_SELECT_REVISION = sa.text("SELECT version_num FROM alembic_version")


class CannotSaveBackup(Exception):
    """The backup failed, and no file was left behind. The message is a sentence that says why."""


@dataclass(frozen=True)
class BackupCounts:
    """The size of a backup: the number of matches and the number of entries. Erased matches are not
    counted."""

    matches: int
    entries: int


def save_backup(file: Path, ended: Callable[[], bool]) -> BackupCounts:
    """Copy the database of this app into a new file, and return the numbers of matches and entries in the
    copy. The copy is cancelled as soon as `ended` returns True. Raises CannotSaveBackup if no file was
    written."""

    def go_on() -> None:
        if ended():
            raise CannotSaveBackup("Backup cancelled: no file was written.")

    _check_backup_path(file)
    try:
        with tempfile.TemporaryDirectory(prefix=".referee-backup-", dir=file.parent) as folder:
            copy = Path(folder, "copy.sqlite3")
            create_private_file(copy)
            _copy_database(copy, go_on)
            saved = check_backup_and_count(copy)
            go_on()
            _give_final_name(copy, file)
            return saved
    except (sqlite3.Error, OSError, DBAPIError, NotApplied) as error:
        raise CannotSaveBackup(f"No backup was made: {_explain_backup_error(error)}.") from error


def _check_backup_path(file: Path) -> None:
    if os.path.lexists(file):
        raise CannotSaveBackup(_file_exists_message(file))
    if not file.parent.is_dir():
        raise CannotSaveBackup(f"There is no folder {file.parent}.")
    if "?" in str(file.absolute()):
        raise CannotSaveBackup(
            f"The file name {file} has a question mark, which REFEREE_DATABASE_URL does not allow."
        )


def _file_exists_message(file: Path) -> str:
    return f"{file} already exists, and a backup never overwrites a file."


def _explain_backup_error(error: Exception) -> str:
    """A description of an error of the backup, for the user. For an unknown error the result is the first
    line of the error message."""
    return explain_database_error(error.__cause__ or error if isinstance(error, NotApplied) else error)


def _copy_database(copy: Path, go_on: RaiseIfCancelled) -> None:
    if db.engine.dialect.name == "sqlite":
        _copy_sqlite_database(Path(not_none(db.engine.url.database)), copy, go_on)
    else:
        _copy_postgresql_database(copy, go_on)


def _copy_sqlite_database(source: Path, copy: Path, go_on: RaiseIfCancelled) -> None:
    pages = copy.with_name("pages.sqlite3")
    with open_sqlite_file(source) as original, open_sqlite_file(pages, "rwc") as target:
        # All writers wait during this copy. To save time, the temporary file `pages` is not flushed.
        # `_give_final_name` flushes the finished backup to the disk.
        target.execute("PRAGMA synchronous = OFF")
        target.execute("PRAGMA journal_mode = OFF")
        original.execute("PRAGMA busy_timeout = 10000")
        original.execute("BEGIN")  # without BEGIN the driver waits forever for a locked database
        original.execute("SELECT count(*) FROM matches").fetchone()
        original.backup(target)
        original.execute("ROLLBACK")
        go_on()
        # VACUUM INTO leaves out the unused pages, because they may still contain erased data.
        # It reads only the temporary file, so it blocks no writer of the database.
        target.execute("VACUUM INTO ?", (str(copy),))


def _copy_postgresql_database(copy: Path, go_on: RaiseIfCancelled) -> None:
    url = f"sqlite:///{copy.absolute()}"
    migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
    engine = sa.create_engine(url)
    try:
        with open_read_session(longest=SECONDS_IN_A_DAY) as session, engine.begin() as target:
            # This transaction is idle while a batch is written, which may take more than the usual 10 s.
            session.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = '10min'"))
            if session.scalar(_SELECT_REVISION) != target.scalar(_SELECT_REVISION):
                raise CannotSaveBackup(
                    "The database belongs to another release: run referee migrate first, or use the "
                    "newer release."
                )
            for table in Base.metadata.sorted_tables:
                copy_rows(session, target, table, go_on)
    finally:
        engine.dispose()


def copy_rows(
    source: Session | sa.Connection, target: sa.Connection, table: sa.Table, go_on: RaiseIfCancelled
) -> None:
    """Copy all rows of a table, in batches of at most `ROWS_PER_COPIED_BATCH` rows. `go_on` is called before
    each batch, and may raise an error to cancel the copy."""
    rows = source.execute(sa.select(table), execution_options={"yield_per": ROWS_PER_COPIED_BATCH})
    for some in rows.mappings().partitions():
        go_on()
        target.execute(sa.insert(table), [dict(row) for row in some])


def check_backup_and_count(copy: Path) -> BackupCounts:
    """Check the integrity of a copy, and return the numbers of matches and entries in the copy. Raises
    CannotSaveBackup if the copy is damaged."""
    with open_sqlite_file(copy) as connection:
        damage = connection.execute("PRAGMA integrity_check").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
        if damage != [("ok",)] or orphans:
            raise CannotSaveBackup(f"No backup was made, for the copy is damaged: {[*damage, *orphans][:5]}.")
        (matches,) = connection.execute("SELECT count(*) FROM matches WHERE erased_at IS NULL").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        return BackupCounts(matches, entries)


def _give_final_name(copy: Path, file: Path) -> None:
    flush_to_disk(copy)
    try:
        os.link(copy, file)  # unlike a rename, a link never replaces a file
    except OSError as error:
        if os.path.lexists(file):
            raise CannotSaveBackup(_file_exists_message(file)) from error
        copy.rename(file)  # FAT and many network folders have no hard links
    flush_to_disk(file.parent)


def open_sqlite_file(file: Path, mode: str = "rw") -> contextlib.closing[sqlite3.Connection]:
    """A context manager that opens a SQLite file, and yields the connection. The connection begins no
    transaction by itself. Mode "rw" requires an existing file, "rwc" creates a missing file, and "ro" never
    writes. Raises sqlite3.OperationalError if the file cannot be opened."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    return contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None))
