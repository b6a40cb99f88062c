"""Functions that run transactions, and the errors for transactions that fail.

    with reading() as session:                  # one or more queries that see the same moment
        entries(session, match_id, after=41)
    transact(lambda session: save(session, …))  # lock, judge and append in one atomic transaction

An outage of the database raises one of two errors:

    NotApplied      nothing was stored: the database was locked, full, overloaded, or lost before COMMIT
    OutcomeUnknown  COMMIT was sent and no certain answer came: a retry with the same key shows the outcome

Any other error is a defect of the program. It is raised unchanged after a rollback.
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
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.orm import Session

from referee.kit.values import not_none
from referee.machine import is_on_read_only_file_system
from referee.storage import probe
from referee.storage.attempts import (
    ATTEMPTS_EXTENSION_KEY,
    AttemptStillRunning,
    SharedWriteAttempts,
    WriteFailure,
)
from referee.storage.db import (
    READ_ONLY_SQLSTATES,
    WRITER_QUEUE_EXTENSION_KEY,
    collected_postgresql_warnings,
    current_extensions,
    db,
)
from referee.storage.deadlines import MOST_SECONDS_FOR_ANSWER, disconnect_if_no_answer_within
from referee.storage.group_commit import CommitOutcomeUncertain, SQLiteWriterQueue, TransactionNotCommitted
from referee.storage.soundness import error_means_unusable_database
from referee.storage.statements import CONNECTION_INFO_KEY
from referee.storage.writer_mutex import MutexBusy

T = TypeVar("T")


class NotApplied(Exception):
    """Nothing was stored. The client may send the same request again after `retry_after` seconds. If
    `read_only` is set, the database refuses all writes until an operator repairs the database."""

    def __init__(self, reason: str, retry_after: int = 1, read_only: bool = False):
        super().__init__(reason)
        self.retry_after, self.read_only = retry_after, read_only


class OutcomeUnknown(Exception):
    """The data may or may not be stored. If the client repeats the request with the same key after
    `retry_after` seconds, the answer shows the outcome."""

    def __init__(self, reason: str, retry_after: int = 1):
        super().__init__(reason)
        self.retry_after = retry_after


# All queries of a reader see the same moment. Only PostgreSQL needs options for this.
_READ_OPTIONS_BY_DATABASE: dict[str, dict[str, Any]] = {
    "sqlite": {},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}

# The codes mean: serialization failure, deadlock, and a unique key that another transaction has inserted.
# A transaction with such an error runs again, and then sees the rows of the other transaction.
_SQLSTATES_THAT_CAUSE_A_RERUN = {"40001", "40P01", "23505"}
_MOST_RERUNS = 3

_SQLITE_OUTAGE_CODES = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
}
_DISK_FULL_CODES = {"53100", sqlite3.SQLITE_FULL}
_READ_ONLY_DATABASE_CODES = {*READ_ONLY_SQLSTATES, sqlite3.SQLITE_READONLY}


@contextmanager
def open_read_session(longest: float | None = None) -> Iterator[Session]:
    """A context manager that yields a session for reading. All queries see the same moment of the database.
    The transaction ends with the block.

    The block must not wait and must not yield to another greenlet, because on SQLite the next COMMIT would
    wait for this reader. On PostgreSQL an answer may take at most `longest` seconds; None means
    `MOST_SECONDS_FOR_ANSWER`. Raises NotApplied if the database cannot answer.
    """
    if writers := _queue_of_sqlite_writers():
        writers.wait_for_commit()
    session = Session(db.engine)
    try:
        connection = _connection_of_new_session(session, _READ_OPTIONS_BY_DATABASE[db.engine.dialect.name])
        with _with_deadline(connection, longest):
            yield session
    except (DBAPIError, PoolTimeout) as error:
        _raise_if_outage(error)
        raise
    finally:
        _close_read_session(session)


def _connection_of_new_session(session: Session, options: dict[str, Any]) -> Connection:
    """Open the connection of a new session, and return the connection. The connection is also stored in
    `session.info`, because `run_statement` is faster if it need not search for the connection."""
    connection = session.connection(execution_options=options)
    session.info[CONNECTION_INFO_KEY] = connection
    return connection


def _close_read_session(session: Session) -> None:
    """Close a session that has only read. If the connection to the database is already lost, no error is
    raised, because the results that were read stay valid."""
    try:
        session.close()
    except DBAPIError:
        session.invalidate()


def _with_deadline(connection: Connection, longest: float | None = None) -> AbstractContextManager[None]:
    """A context manager that sets a deadline of `longest` seconds for each answer of PostgreSQL. PostgreSQL
    may be frozen, or may wait for a standby. SQLite needs no deadline."""
    if connection.dialect.name == "sqlite":
        return nullcontext()
    return disconnect_if_no_answer_within(
        longest or MOST_SECONDS_FOR_ANSWER, connection.connection.dbapi_connection
    )


def try_to_write() -> None:
    """Raise NotApplied if the database cannot store a claim now.

    Each call checks that the database accepts writes. The room on the disk is tested at most every
    `attempts.SECONDS_BETWEEN_WRITE_ATTEMPTS` seconds, and all callers share the result of the test. Raises
    OutcomeUnknown if COMMIT was sent and no certain answer came.
    """
    transact(_check_writes_are_allowed)
    shared: SharedWriteAttempts = current_extensions()[ATTEMPTS_EXTENSION_KEY]
    try:
        failure = shared.find_failure_of_recent_or_new_attempt(_attempt_to_write)
    except AttemptStillRunning as late:
        raise NotApplied("a write that was tried has not ended yet") from late
    if failure is not None:
        raise NotApplied(failure.reason, failure.retry_after, failure.read_only)


def _attempt_to_write() -> WriteFailure | None:
    try:
        _test_room_on_disk()
    except NotApplied as error:
        return WriteFailure(str(error), error.retry_after, error.read_only)
    except OutcomeUnknown as error:
        return WriteFailure(str(error), error.retry_after)
    return None


class _RollBack(Exception):
    """Raised and caught in this module to roll back a transaction."""


def _test_room_on_disk() -> None:
    """Write `probe.PROBE_SIZE_IN_BYTES` bytes to test whether the disk has room for claims. Repeated tests do
    not make the database grow. Raises NotApplied if the write fails, and OutcomeUnknown if no certain answer
    to COMMIT came.

    On SQLite one transaction inserts a row, and a second transaction deletes the row. A single transaction
    for both would test nothing: SQLite writes at COMMIT, and the row would be deleted by then. No other
    writer shares the two transactions, because on a full disk SQLite would roll back the work of all writers.

    On PostgreSQL one transaction inserts a row, and is rolled back. The INSERT alone fails if the disk is
    full. A COMMIT would have to wait for a standby.
    """
    if _queue_of_sqlite_writers() is not None:
        transact(probe.write_probe_row, is_long=True)
        transact(probe.delete_probe_rows, is_long=True)
        return
    with suppress(_RollBack):
        transact(_write_probe_and_roll_back)


def _write_probe_and_roll_back(session: Session) -> None:
    probe.write_probe_row(session)
    raise _RollBack


def _check_writes_are_allowed(session: Session) -> None:
    # A read-only database refuses even this statement.
    # SQLite does not notice a read-only disk at this statement, so the disk is checked separately.
    session.execute(sa.text("DELETE FROM codes WHERE 1 = 0"))
    file = db.engine.url.database
    if db.engine.dialect.name == "sqlite" and is_on_read_only_file_system(Path(not_none(file)).parent):
        raise NotApplied("the disk is read-only", retry_after=5, read_only=True)


def transact(work: Callable[[Session], T], is_long: bool = False) -> T:
    """Run `work` in one transaction, commit the transaction, and return the result of `work`. After any error
    the transaction is rolled back.

    `work` may run up to four times, each time in a new transaction. So `work` must have no side effects
    outside its session, and must not catch errors of the database. Calls cannot be nested.

    On SQLite `work` shares its transaction with other writers. If `is_long` is set, `work` gets a separate
    transaction, so that no other writer waits for the end of long work. Raises NotApplied if nothing was
    stored, and OutcomeUnknown if no certain answer to COMMIT came.
    """
    for attempt in range(_MOST_RERUNS + 1):
        try:
            return _run_in_turn(work, is_long)
        except (DBAPIError, PoolTimeout) as error:
            if attempt == _MOST_RERUNS or _error_code_of_database(error) not in _SQLSTATES_THAT_CAUSE_A_RERUN:
                _raise_if_outage(error)
                raise
        time.sleep(random.uniform(0.005, 0.050))
    raise AssertionError("the last attempt returns or raises")


def _run_in_turn(work: Callable[[Session], T], is_long: bool) -> T:
    """Run `work` in a transaction. On PostgreSQL `work` runs at once. On SQLite `work` first waits in the
    queue of writers. Raises NotApplied and OutcomeUnknown for the failures of the queue."""
    writers = _queue_of_sqlite_writers()
    if writers is None:
        return _run_in_own_transaction(work)
    try:
        return writers.run_in_turn_and_commit(db.engine, partial(_run_in_shared_session, work), is_long)
    except MutexBusy as crowded:
        raise NotApplied("too many writers are waiting") from crowded
    except TransactionNotCommitted as undone:
        raise NotApplied(
            "the transaction was rolled back because another writer in the same transaction failed"
        ) from undone
    except CommitOutcomeUncertain as uncertain:
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from uncertain


def _run_in_shared_session(work: Callable[[Session], T], connection: Connection) -> T:
    """Run `work` in a session of the shared transaction on this connection. The session is flushed but not
    committed, because the last writer of the group commits the transaction."""
    with Session(connection, expire_on_commit=False, join_transaction_mode="rollback_only") as session:
        session.info[CONNECTION_INFO_KEY] = connection
        result = work(session)
        session.flush()
        return result


def _queue_of_sqlite_writers() -> SQLiteWriterQueue | None:
    """The queue of writers to SQLite; None on PostgreSQL. SQLite needs the queue, because SQLite allows only
    one writer at a time."""
    return current_extensions()[WRITER_QUEUE_EXTENSION_KEY] if db.engine.dialect.name == "sqlite" else None


def _run_in_own_transaction(work: Callable[[Session], T]) -> T:
    with Session(db.engine, expire_on_commit=False) as session:
        connection = _connection_of_new_session(session, {})
        with _with_deadline(connection):
            result = work(session)
            session.flush()  # an error of this flush must not look like an error of COMMIT
            _commit(session)
        return result


def _commit(session: Session) -> None:
    if _transaction_has_failed(session):
        raise RuntimeError("the work caught an error of the database and went on")
    warnings = _postgresql_warnings_of_session(session)
    warnings.clear()
    try:
        session.commit()
    except DBAPIError as error:
        # Without this call SQLAlchemy would return the connection to the pool with an open transaction.
        session.invalidate()
        if _error_code_of_database(error) in _SQLSTATES_THAT_CAUSE_A_RERUN:
            raise  # after these errors the COMMIT has certainly not happened
        raise OutcomeUnknown("it is not known whether COMMIT succeeded") from error
    if warnings:
        # PostgreSQL gives a warning if it stops waiting for a standby, and the standby may not have the data.
        raise OutcomeUnknown(f"COMMIT came with a warning: {warnings[0]}")


def _postgresql_warnings_of_session(session: Session) -> list[str]:
    """The list that collects the warnings of PostgreSQL on the connection of this session."""
    return collected_postgresql_warnings(session.connection().connection.dbapi_connection)


def _transaction_has_failed(session: Session) -> bool:
    """Whether a statement of this transaction has failed. PostgreSQL then answers COMMIT with a ROLLBACK, and
    the driver reports no error."""
    driver: Any = session.connection().connection.dbapi_connection
    return bool(driver.info.transaction_status.name == "INERROR")


def _raise_if_outage(error: DBAPIError | PoolTimeout) -> None:
    """Raise NotApplied if the error means that the database cannot answer now. Do nothing for any other
    error, such as a wrong statement."""
    code = _error_code_of_database(error)
    if isinstance(code, int):
        outage = code in _SQLITE_OUTAGE_CODES  # SQLite raises OperationalError even for a missing table
    else:
        outage = isinstance(error, OperationalError | PoolTimeout)
    unusable = error_means_unusable_database(getattr(error, "orig", None))
    if outage or unusable or getattr(error, "connection_invalidated", False):
        wait = 5 if unusable or code in _DISK_FULL_CODES | _READ_ONLY_DATABASE_CODES else 1
        only_read = code in _READ_ONLY_DATABASE_CODES
        raise NotApplied("the database cannot serve now", retry_after=wait, read_only=only_read) from error


def _error_code_of_database(error: DBAPIError | PoolTimeout) -> str | int | None:
    """The SQLSTATE of PostgreSQL or the primary result code of SQLite; None if the statement never reached a
    database."""
    driver = getattr(error, "orig", None)
    extended: int | None = getattr(driver, "sqlite_errorcode", None)
    return getattr(driver, "sqlstate", None) if extended is None else extended & 0xFF
