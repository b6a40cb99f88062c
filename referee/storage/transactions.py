"""How a transaction begins and ends, and what can go wrong with it.

    with reading() as session:                  entries(session, match_id, after=41)
    transact(lambda session: hear(session, …))  lock, judge, append: all of it or nothing

Two failures are told apart; everything else is a defect and goes through as it is, after a rollback:

    NotApplied      nothing was stored: the database was locked, full, crowded, or gone before COMMIT was sent
    OutcomeUnknown  COMMIT was sent and no certain answer came: only a retry with the same key can tell
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
from referee.storage.db import ONLY_READS, WRITERS, db, warnings_of
from referee.storage.deadlines import LONGEST, cut_after
from referee.storage.group_commit import Uncertain, Undone, Writers
from referee.storage.soundness import is_unusable
from referee.storage.statements import CONNECTION
from referee.storage.writer_mutex import Crowded

T = TypeVar("T")


class NotApplied(Exception):
    """Nothing was stored; the same request may be sent again after `retry_after` seconds. `read_only`: until
    somebody has mended it, the database can be read and nothing more."""

    def __init__(self, reason: str, retry_after: int = 1, read_only: bool = False):
        super().__init__(reason)
        self.retry_after, self.read_only = retry_after, read_only


class OutcomeUnknown(Exception):
    """It may be stored or not; the same request with its key, after `retry_after` seconds, settles it."""

    def __init__(self, reason: str, retry_after: int = 1):
        super().__init__(reason)
        self.retry_after = retry_after


# Several questions of one reader see one moment. On SQLite those of every transaction do.
_READING: dict[str, dict[str, Any]] = {
    "sqlite": {},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}

# Serialization failure, deadlock, and a unique key that another transaction took first: the rerun sees why.
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
_READ_ONLY = {*ONLY_READS, sqlite3.SQLITE_READONLY}


@contextmanager
def reading(longest: float | None = None) -> Iterator[Session]:
    """A session that sees one moment of the database; at the end of the block no transaction is open.

    Inside, nothing may wait or `yield` to another greenlet: fetch, then leave, within `longest` seconds
    where that is told. On SQLite a transaction left open across such a switch makes the next COMMIT wait for
    the very reader. Raises NotApplied.
    """
    if writers := _writers():
        writers.wait_for_commit()
    session = Session(db.engine)
    try:
        connection = _connected(session, _READING[db.engine.dialect.name])
        with _in_time(connection, longest):
            yield session
    except (DBAPIError, PoolTimeout) as error:
        _raise_if_outage(error)
        raise
    finally:
        _leave(session)


def _connected(session: Session, options: dict[str, Any]) -> Connection:
    """The connection of a new session, kept where `statements.run` finds it: a session looks for it anew each
    time that it is asked."""
    connection = session.connection(execution_options=options)
    session.info[CONNECTION] = connection
    return connection


def _leave(session: Session) -> None:
    """End a transaction that only read. What was read stays valid, even if the database has gone by then."""
    try:
        session.close()
    except DBAPIError:
        session.invalidate()


def _in_time(connection: Connection, longest: float | None = None) -> AbstractContextManager[None]:
    """PostgreSQL may be frozen, or wait for a standby; SQLite waits for nobody as long."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    return cut_after(longest or LONGEST, connection.connection.dbapi_connection)


def try_to_write() -> None:
    """Do nothing if a claim could be stored now. Whether the database accepts writes is asked each time;
    whether its disk has room is tried at most every `attempts.EVERY` seconds. Raises NotApplied."""
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
    """Ends a transaction that is to be rolled back."""


def _write_more_than_a_claim() -> None:
    """Write `probe.SIZE` bytes and leave nothing behind that grows. Raises NotApplied and OutcomeUnknown.

    SQLite has to commit. Before COMMIT changed pages are in its cache alone: a rollback proves that the
    journal has room for the old pages, but the file does not grow and nothing waits for the disk
    (`synchronous=FULL`). A row that is inserted and deleted in one transaction proves no more: SQLite does
    not write pages that are free at COMMIT, so the file gets a hole in their place. Therefore one transaction
    inserts the row, and a second one deletes it. The freed pages stay in the file and keep their blocks on
    the disk. The next claims or the next attempt use them, so attempts do not make the file grow. Once claims
    have used them, the next attempt needs new room. In journal mode TRUNCATE the journal gives its blocks
    back after each COMMIT, so both transactions prove that there is room for a journal. Nobody shares these
    transactions: on a full disk SQLite would undo what others have written.

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
    # Where only reading is left this is refused as well; but of its disk SQLite knows nothing yet.
    session.execute(sa.text("DELETE FROM codes WHERE 1 = 0"))
    file = db.engine.url.database
    if db.engine.dialect.name == "sqlite" and is_read_only(Path(known(file)).parent):
        raise NotApplied("the disk is read-only", retry_after=5, read_only=True)


def transact(work: Callable[[Session], T], is_long: bool = False) -> T:
    """Run `work` in one transaction, commit it, return what it returned; whatever it raises undoes it.

    `work` may run up to four times, each time from the beginning in a new transaction, so it must leave no
    trace outside its session; and it may not catch an error of the database. It cannot be nested. On SQLite
    it shares its transaction with others that write at the same time, unless it `is_long`: then they would
    wait for it. Raises NotApplied and OutcomeUnknown.
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
    """PostgreSQL locks rows. On SQLite writers queue here, before BEGIN IMMEDIATE."""
    writers = _writers()
    if writers is None:
        return _once(work)
    try:
        return writers.write(db.engine, partial(_in_a_part, work), is_long)
    except Crowded as crowded:
        raise NotApplied("too many writers are waiting") from crowded
    except Undone as undone:
        raise NotApplied(
            "the transaction was rolled back because another writer in the same transaction failed"
        ) from undone
    except Uncertain as uncertain:
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from uncertain


def _in_a_part(work: Callable[[Session], T], connection: Connection) -> T:
    """Runs the work in a savepoint of a transaction that another writer commits."""
    with Session(connection, expire_on_commit=False, join_transaction_mode="rollback_only") as session:
        session.info[CONNECTION] = connection
        result = work(session)
        session.flush()
        return result


def _writers() -> Writers | None:
    """The queue of those who write to SQLite, which has one writer at a time."""
    return current_app.extensions[WRITERS] if db.engine.dialect.name == "sqlite" else None


def _once(work: Callable[[Session], T]) -> T:
    with Session(db.engine, expire_on_commit=False) as session:
        connection = _connected(session, {})
        with _in_time(connection):
            result = work(session)
            session.flush()  # here, so that its errors are not taken for errors of COMMIT
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
        # SQLAlchemy counts a failed COMMIT as an end and would give the connection back to the pool with
        # SQLite's transaction still open, and its lock held.
        session.invalidate()
        if _code(error) in _LOST_A_RACE:
            raise  # a COMMIT that lost has certainly not happened
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from error
    if warnings:
        # Such as that it waits no more for the standby, which may not have it: PostgreSQL calls that good.
        raise OutcomeUnknown(f"COMMIT came with a warning: {warnings[0]}")


def _warnings(session: Session) -> list[str]:
    """What PostgreSQL warns of on this connection, as it comes."""
    return warnings_of(session.connection().connection.dbapi_connection)


def _failed(session: Session) -> bool:
    """Whether PostgreSQL would answer this COMMIT with a ROLLBACK, which its driver reports as a success."""
    driver: Any = session.connection().connection.dbapi_connection
    return bool(driver.info.transaction_status.name == "INERROR")


def _raise_if_outage(error: DBAPIError | PoolTimeout) -> None:
    """Raise NotApplied if the database could not serve; do nothing if what it was asked was wrong."""
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
