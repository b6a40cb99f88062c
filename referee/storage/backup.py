"""A true copy of the whole database, as one SQLite file, while the service goes on.

A backup shows one moment of the database. It holds all claims that were acknowledged before, and no
transaction in part. The copy gets its final name after it was checked and flushed to the disk. So a file with
the name of a backup is always complete.

A service over PostgreSQL does not slow down. A service over SQLite pauses while the pages are copied, because
no transaction commits while another connection reads: 0.3 s for 140 MB on two slow cores, but 5 to 9 s for
1.9 GB. A writer waits for 2 s. After that the service asks clients to retry their claims, and loses none.
Copying in small steps does not help: SQLite restarts the copy whenever the service writes.
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

from referee.config import read
from referee.kit.values import known
from referee.machine import flush
from referee.storage.db import Base, db, make_private, upgrade
from referee.storage.soundness import explain
from referee.storage.transactions import NotApplied, reading

ROWS_AT_ONCE = 500
"""Maximum number of rows that are copied at a time."""
A_DAY = 24 * 60 * 60
"""Length of a day in seconds."""

GoOn = Callable[[], None]
"""Checkpoint between two steps of a copy. It raises an error, such as CannotSave, to cancel the copy."""

_REVISION = sa.text("SELECT version_num FROM alembic_version")


class CannotSave(Exception):
    """The backup failed and left no file behind. The text is a sentence that says why."""


@dataclass(frozen=True)
class Saved:
    """Contents of a backup: the number of matches that are not erased, and the number of all entries."""

    matches: int
    entries: int


def save(file: Path, ended: Callable[[], bool]) -> Saved:
    """Copy the database of this app into a new file, and return what the copy holds. The copy is cancelled
    once `ended` returns True. Raises CannotSave if no file was written."""

    def go_on() -> None:
        if ended():
            raise CannotSave("Backup cancelled: no file was written.")

    _check_name(file)
    try:
        with tempfile.TemporaryDirectory(prefix=".referee-backup-", dir=file.parent) as folder:
            copy = Path(folder, "copy.sqlite3")
            make_private(copy)
            _copy(copy, go_on)
            saved = checked(copy)
            go_on()
            _publish(copy, file)
            return saved
    except (sqlite3.Error, OSError, DBAPIError, NotApplied) as error:
        raise CannotSave(f"No backup was made: {_explain(error)}.") from error


def _check_name(file: Path) -> None:
    if os.path.lexists(file):
        raise CannotSave(_taken(file))
    if not file.parent.is_dir():
        raise CannotSave(f"There is no folder {file.parent}.")
    if "?" in str(file.absolute()):
        raise CannotSave(
            f"The file name {file} has a question mark, which REFEREE_DATABASE_URL does not allow."
        )


def _taken(file: Path) -> str:
    return f"{file} already exists, and a backup never overwrites a file."


def _explain(error: Exception) -> str:
    """The defect of the database, or the message of the operating system."""
    return explain(error.__cause__ or error if isinstance(error, NotApplied) else error)


def _copy(copy: Path, go_on: GoOn) -> None:
    if db.engine.dialect.name == "sqlite":
        _copy_of_sqlite(Path(known(db.engine.url.database)), copy, go_on)
    else:
        _copy_of_postgresql(copy, go_on)


def _copy_of_sqlite(source: Path, copy: Path, go_on: GoOn) -> None:
    pages = copy.with_name("pages.sqlite3")
    with opened(source) as original, opened(pages, "rwc") as target:
        # Nothing is flushed while the service waits. The whole file is flushed before it gets its name.
        target.execute("PRAGMA synchronous = OFF")
        target.execute("PRAGMA journal_mode = OFF")
        original.execute("PRAGMA busy_timeout = 10000")
        original.execute("BEGIN")  # without it the driver waits for a locked database without end
        original.execute("SELECT count(*) FROM matches").fetchone()
        original.backup(target)
        original.execute("ROLLBACK")
        go_on()
        # Unused pages may still hold erased data. VACUUM leaves them out, and no writer waits for it.
        target.execute("VACUUM INTO ?", (str(copy),))


def _copy_of_postgresql(copy: Path, go_on: GoOn) -> None:
    url = f"sqlite:///{copy.absolute()}"
    upgrade(read({"REFEREE_DATABASE_URL": url}))
    engine = sa.create_engine(url)
    try:
        with reading(longest=A_DAY) as session, engine.begin() as target:
            # On a slow disk the snapshot may be idle for longer than any claim.
            session.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = '10min'"))
            if session.scalar(_REVISION) != target.scalar(_REVISION):
                raise CannotSave(
                    "The database belongs to another release: run referee migrate first, or use the "
                    "newer release."
                )
            for table in Base.metadata.sorted_tables:
                copy_rows(session, target, table, go_on)
    finally:
        engine.dispose()


def copy_rows(source: Session | sa.Connection, target: sa.Connection, table: sa.Table, go_on: GoOn) -> None:
    """Copy all rows of a table, at most `ROWS_AT_ONCE` at a time. Call `go_on` before each batch."""
    rows = source.execute(sa.select(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for some in rows.mappings().partitions():
        go_on()
        target.execute(sa.insert(table), [dict(row) for row in some])


def checked(copy: Path) -> Saved:
    """Check the integrity of a copy, and return what it holds. Raises CannotSave for a damaged copy."""
    with opened(copy) as connection:
        damage = connection.execute("PRAGMA integrity_check").fetchall()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
        if damage != [("ok",)] or orphans:
            raise CannotSave(f"No backup was made, for the copy is damaged: {[*damage, *orphans][:5]}.")
        (matches,) = connection.execute("SELECT count(*) FROM matches WHERE erased_at IS NULL").fetchone()
        (entries,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        return Saved(matches, entries)


def _publish(copy: Path, file: Path) -> None:
    flush(copy)
    try:
        os.link(copy, file)  # unlike a rename, a link never replaces a file
    except OSError as error:
        if os.path.lexists(file):
            raise CannotSave(_taken(file)) from error
        copy.rename(file)  # FAT and many network folders have no hard links
    flush(file.parent)


def opened(file: Path, mode: str = "rw") -> contextlib.closing[sqlite3.Connection]:
    """A connection that begins no transaction by itself. The mode "rw" creates no file, "rwc" does."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    return contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None))
