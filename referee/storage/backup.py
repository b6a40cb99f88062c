"""A true copy of the whole database, as one SQLite file, while the service goes on.

It shows one moment: what was acknowledged before is in it, and nothing is in it by half. Until it is checked
and on the disk it has another name, so what stands under the name of a backup is always a whole one.

PostgreSQL's service notices nothing. SQLite's pauses while the pages are copied, for no commit passes while
another reads: 0.3 s for 140 MB on two slow cores, but 5 to 9 s for 1.9 GB, more than the 2 s that a writer
waits. Then claims are told to come again, and none is lost. Copying in small steps would not help: it begins
anew whenever the service writes.
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
from referee.storage.soundness import said_of
from referee.storage.transactions import NotApplied, reading

ROWS_AT_ONCE = 500
A_DAY = 24 * 60 * 60  # seconds

GoOn = Callable[[], None]
"""Called now and then; it raises, such as CannotSave, when there is to be no copy any more."""

_REVISION = sa.text("SELECT version_num FROM alembic_version")


class CannotSave(Exception):
    """The backup failed and left no file behind. The text is a sentence that says why."""


@dataclass(frozen=True)
class Saved:
    """What a backup holds: the matches that are not erased, and the entries of all."""

    matches: int
    entries: int


def save(file: Path, ended: Callable[[], bool]) -> Saved:
    """Copy the database of this app into a new file, unless `ended` says so first. Raises CannotSave."""

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
        raise CannotSave(f"No backup was made: {_said(error)}.") from error


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


def _said(error: Exception) -> str:
    """What is wrong with the database, or what the system says."""
    return said_of(error.__cause__ or error if isinstance(error, NotApplied) else error)


def _copy(copy: Path, go_on: GoOn) -> None:
    if db.engine.dialect.name == "sqlite":
        _copy_of_sqlite(Path(known(db.engine.url.database)), copy, go_on)
    else:
        _copy_of_postgresql(copy, go_on)


def _copy_of_sqlite(source: Path, copy: Path, go_on: GoOn) -> None:
    pages = copy.with_name("pages.sqlite3")
    with opened(source) as original, opened(pages, "rwc") as target:
        # Nothing is flushed while the service waits; the whole file is, before it gets its name.
        target.execute("PRAGMA synchronous = OFF")
        target.execute("PRAGMA journal_mode = OFF")
        original.execute("PRAGMA busy_timeout = 10000")
        original.execute("BEGIN")  # or the driver would wait for a locked database without end
        original.execute("SELECT count(*) FROM matches").fetchone()
        original.backup(target)
        original.execute("ROLLBACK")
        go_on()
        # What was erased may still lie in unused pages. These do not come along, and nobody waits any more.
        target.execute("VACUUM INTO ?", (str(copy),))


def _copy_of_postgresql(copy: Path, go_on: GoOn) -> None:
    url = f"sqlite:///{copy.absolute()}"
    upgrade(read({"REFEREE_DATABASE_URL": url}))
    engine = sa.create_engine(url)
    try:
        with reading(longest=A_DAY) as session, engine.begin() as target:
            # A slow disk may let the snapshot wait longer than a claim ever would.
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
    """All of a table, some at a time."""
    rows = source.execute(sa.select(table), execution_options={"yield_per": ROWS_AT_ONCE})
    for some in rows.mappings().partitions():
        go_on()
        target.execute(sa.insert(table), [dict(row) for row in some])


def checked(copy: Path) -> Saved:
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
        os.link(copy, file)  # unlike a renaming, it never takes the place of a file
    except OSError as error:
        if os.path.lexists(file):
            raise CannotSave(_taken(file)) from error
        copy.rename(file)  # FAT, and many a network folder, knows no second name of a file
    flush(file.parent)


def opened(file: Path, mode: str = "rw") -> contextlib.closing[sqlite3.Connection]:
    """A connection that begins no transaction by itself; by "rw" it makes no file."""
    uri = f"{file.absolute().as_uri()}?mode={mode}"
    return contextlib.closing(sqlite3.connect(uri, uri=True, isolation_level=None))
