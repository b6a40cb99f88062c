"""The begin and the end of transactions, and their failures.

    with reading() as session:                  entries(session, match_id, after=41)
    transact(lambda session: hear(session, …))  lock, judge, append: all of it or nothing

There are two kinds of failures. Every other error is a defect, and is raised as it is after a rollback:

    NotApplied      nothing was stored: the database was locked, full, crowded, or lost before COMMIT was sent
    OutcomeUnknown  COMMIT was sent and no certain answer came: only a retry with the same key shows the
    outcome
"""

import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from flask import current_app
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session

from referee.kit.values import known
from referee.machine import is_read_only
from referee.storage import probe
from referee.storage.attempts import ATTEMPTS, Attempts, Failure, StillTrying
from referee.storage.db import READ_ONLY_SQLSTATES, WRITERS, db, warnings_of
from referee.storage.deadlines import LONGEST_WAIT, cut_after
from referee.storage.group_commit import Uncertain, Undone, Writers
from referee.storage.soundness import is_unusable
from referee.storage.statements import CONNECTION
from referee.storage.writer_mutex import MutexBusy

T = TypeVar("T")


class NotApplied(Exception):
    """Nothing was stored. The client may send the same request again after `retry_after` seconds.
    `read_only`: the database refuses all writes until an operator repairs it."""

    def __init__(self, reason: str, retry_after: int = 1, read_only: bool = False):
        super().__init__(reason)
        self.retry_after, self.read_only = retry_after, read_only


class OutcomeUnknown(Exception):
    """The data may or may not be stored. The same request with its key, after `retry_after` seconds, shows
    the outcome."""

    def __init__(self, reason: str, retry_after: int = 1):
        super().__init__(reason)
        self.retry_after = retry_after


# All queries of one reader see one moment. SQLite guarantees this for each transaction.
_READING: dict[str, dict[str, Any]] = {
    "sqlite": {},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}

# Serialization failure, deadlock, and a unique key that another transaction took first. A retry sees the rows
# of the other transaction.
_LOST_A_RACE = {"40001", "40P01", "23505"}
_RERUNS = 3

_SQLITE_OUTAGES = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
_DISK_FULL = {"53100", sqlite3.SQLITE_FULL}
_READ_ONLY = {*READ_ONLY_SQLSTATES, sqlite3.SQLITE_READONLY}


@contextmanager
def reading(longest: float | None = None) -> Iterator[Session]:
    """A session that sees one moment of the database. Its transaction ends with the block.

    The block must neither wait nor `yield` to another greenlet. On SQLite the next COMMIT would wait for this
    reader. On PostgreSQL an answer may take `longest` seconds, or `LONGEST_WAIT` if it is None. Raises
    NotApplied.
    """
    if writers := _writers():
        writers.wait_for_commit()
    session = Session(db.engine)
    try:
        connection = _connected(session, _READING[db.engine.dialect.name])
        with _with_deadline(connection, longest):
            yield session
    except (DBAPIError, PoolTimeout) as error:
        _raise_if_outage(error)
        raise
    finally:
        _end_reading(session)


def _connected(session: Session, options: dict[str, Any]) -> Connection:
    """The connection of a new session. It is stored for `statements.run`, because the session would search
    for it at each call."""
    connection = session.connection(execution_options=options)
    session.info[CONNECTION] = connection
    return connection


def _end_reading(session: Session) -> None:
    """End a transaction that only read. Its results stay valid even if the database is lost by then."""
    try:
        session.close()
    except DBAPIError:
        session.invalidate()


def _with_deadline(connection: Connection, longest: float | None = None) -> AbstractContextManager[None]:
    """A deadline for the answers of PostgreSQL, which may be frozen or wait for a standby. SQLite needs
    none."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    return cut_after(longest or LONGEST_WAIT, connection.connection.dbapi_connection)


def try_to_write() -> None:
    """Raise NotApplied unless a claim could be stored now. Each call checks that the database accepts writes.
    A test of the room on its disk runs at most every `attempts.EVERY` seconds."""
    transact(_write_nothing)
    shared: Attempts = current_app.extensions[ATTEMPTS]
    try:
        failure = shared.failure(_attempt)
    except StillTrying as late:
        raise NotApplied("a write that was tried has not ended yet") from late
    if failure is not None:
        raise NotApplied(failure.reason, failure.retry_after, failure.read_only)


def _attempt() -> Failure | None:
    try:
        _write_more_than_a_claim()
    except NotApplied as error:
        return Failure(str(error), error.retry_after, error.read_only)
    except OutcomeUnknown as error:
        return Failure(str(error), error.retry_after)
    return None


class _Enough(Exception):
    """Raised to roll back a transaction."""


def _write_more_than_a_claim() -> None:
    """Write `probe.SIZE` bytes and leave nothing behind that grows. Raises NotApplied and OutcomeUnknown.

    SQLite has to commit. Before COMMIT changed pages are in its cache alone: a rollback proves that the
    journal has room for the old pages, but the file does not grow and nothing waits for the disk
    (`synchronous=FULL`). A row that is inserted and deleted in one transaction proves no more: SQLite does
    not write pages that are free at COMMIT, so the file gets a hole in their place. Therefore one transaction
    inserts the row, and a second one deletes it. The freed pages stay in the file and keep their blocks on
    the disk. The next claims or the next attempt use them, so attempts do not make the file grow. Once claims
    have used them, the next attempt needs new room. In journal mode TRUNCATE the journal gives its blocks
    back after each COMMIT, so both transactions prove that there is room for a journal. No other writer
    shares these transactions, because on a full disk SQLite would roll back the work of the others.

    PostgreSQL finds a full disk while it inserts, because a table gets its blocks before they are filled. So
    the transaction is rolled back there: a COMMIT would wait for a standby, about which `primary.standing`
    knows more. Autovacuum frees the dead rows, and the next attempts use their place.
    """
    if _writers() is not None:
        transact(probe.fill, is_long=True)
        transact(probe.clear, is_long=True)
        return
    with suppress(_Enough):
        transact(_fill_and_undo)


def _fill_and_undo(session: Session) -> None:
    probe.fill(session)
    raise _Enough


def _write_nothing(session: Session) -> None:
    # A read-only database refuses this statement as well. SQLite does not notice a read-only disk yet.
    session.execute(sa.text("DELETE FROM codes WHERE 1 = 0"))
    file = db.engine.url.database
    if db.engine.dialect.name == "sqlite" and is_read_only(Path(known(file)).parent):
        raise NotApplied("the disk is read-only", retry_after=5, read_only=True)


def transact(work: Callable[[Session], T], is_long: bool = False) -> T:
    """Run `work` in one transaction, commit it, and return the result of `work`. Any error rolls it back.

    `work` may run up to four times, each time from the beginning in a new transaction. So it must have no
    side effects outside its session, and must not catch errors of the database. Calls cannot be nested. On
    SQLite `work` shares its transaction with other writers, unless it `is_long`, so that they do not wait for
    it. Raises NotApplied and OutcomeUnknown.
    """
    for attempt in range(_RERUNS + 1):
        try:
            return _in_turn(work, is_long)
        except (DBAPIError, PoolTimeout) as error:
            if attempt == _RERUNS or _code(error) not in _LOST_A_RACE:
                _raise_if_outage(error)
                raise
        time.sleep(random.uniform(0.005, 0.050))
    raise AssertionError("the last attempt returns or raises")


def _in_turn(work: Callable[[Session], T], is_long: bool) -> T:
    """Run `work` at once on PostgreSQL, which locks rows. On SQLite writers queue before BEGIN IMMEDIATE."""
    writers = _writers()
    if writers is None:
        return _once(work)
    try:
        return writers.write(db.engine, partial(_in_savepoint, work), is_long)
    except MutexBusy as crowded:
        raise NotApplied("too many writers are waiting") from crowded
    except Undone as undone:
        raise NotApplied(
            "the transaction was rolled back because another writer in the same transaction failed"
        ) from undone
    except Uncertain as uncertain:
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from uncertain


def _in_savepoint(work: Callable[[Session], T], connection: Connection) -> T:
    """Run `work` in a part of a transaction that the last writer of a group commits."""
    with Session(connection, expire_on_commit=False, join_transaction_mode="rollback_only") as session:
        session.info[CONNECTION] = connection
        result = work(session)
        session.flush()
        return result


def _writers() -> Writers | None:
    """The queue of writers to SQLite, which has one writer at a time; None on PostgreSQL."""
    return current_app.extensions[WRITERS] if db.engine.dialect.name == "sqlite" else None


def _once(work: Callable[[Session], T]) -> T:
    with Session(db.engine, expire_on_commit=False) as session:
        connection = _connected(session, {})
        with _with_deadline(connection):
            result = work(session)
            session.flush()  # before COMMIT, so that its errors do not look like errors of COMMIT
            _commit(session)
        return result


def _commit(session: Session) -> None:
    if _failed(session):
        raise RuntimeError("the work caught an error of the database and went on")
    warnings = _warnings(session)
    warnings.clear()
    try:
        session.commit()
    except DBAPIError as error:
        # After a failed COMMIT SQLAlchemy would return the connection to the pool, with its transaction still
        # open and its locks held.
        session.invalidate()
        if _code(error) in _LOST_A_RACE:
            raise  # a COMMIT that lost has certainly not happened
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from error
    if warnings:
        # PostgreSQL warns, and reports success, when it stops waiting for a standby that may lack the commit.
        raise OutcomeUnknown(f"COMMIT came with a warning: {warnings[0]}")


def _warnings(session: Session) -> list[str]:
    """The list that collects the warnings of PostgreSQL on this connection."""
    return warnings_of(session.connection().connection.dbapi_connection)


def _failed(session: Session) -> bool:
    """Whether PostgreSQL would answer this COMMIT with a ROLLBACK, which its driver reports as a success."""
    driver: Any = session.connection().connection.dbapi_connection
    return bool(driver.info.transaction_status.name == "INERROR")


def _raise_if_outage(error: DBAPIError | PoolTimeout) -> None:
    """Raise NotApplied if the database could not serve. Return if the statement was wrong."""
    code = _code(error)
    if isinstance(code, int):
        outage = code in _SQLITE_OUTAGES  # by code: SQLite calls a missing table an operational error as well
    else:
        outage = isinstance(error, OperationalError | PoolTimeout)
    unusable = is_unusable(getattr(error, "orig", None))
    if outage or unusable or getattr(error, "connection_invalidated", False):
        wait = 5 if unusable or code in _DISK_FULL | _READ_ONLY else 1
        only_read = code in _READ_ONLY
        raise NotApplied("the database cannot serve now", retry_after=wait, read_only=only_read) from error


def _code(error: DBAPIError | PoolTimeout) -> str | int | None:
    """PostgreSQL's SQLSTATE or SQLite's primary result code; None if the error never reached a database."""
    driver = getattr(error, "orig", None)
    extended: int | None = getattr(driver, "sqlite_errorcode", None)
    return getattr(driver, "sqlstate", None) if extended is None else extended & 0xFF
