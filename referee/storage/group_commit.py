"""Group commit for SQLite: writers run one at a time, in order of arrival, and share one COMMIT.

A COMMIT waits for the disk, and takes more time than all statements of a transaction. So a writer does not
commit, but hands the open transaction to the next writer in the queue. The next writer works in a savepoint.
The last writer commits the work of the whole group.

No writer returns before the COMMIT. Even a writer that failed waits for the COMMIT, because the failure may
depend on the work of an earlier writer. If the COMMIT fails or has an unknown outcome, all writers of the
group get the error of the COMMIT.
"""

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NoReturn, TypeVar

from sqlalchemy import Connection, Engine, Transaction
from sqlalchemy.exc import DBAPIError

from referee.storage.writer_mutex import FairMutex

T = TypeVar("T")
MOST_WRITERS_PER_TRANSACTION = 32
"""Maximum number of writers that share a transaction. The first writer waits for all other writers."""
MOST_SECONDS_TO_WAIT_FOR_COMMIT = 2
"""Maximum time in seconds that a reader waits for a COMMIT. After this time the reader continues, and SQLite
reports the lock as an error."""

# After these errors the COMMIT has not happened: the transaction is still open or was rolled back.
_CODES_OF_SURELY_FAILED_COMMIT = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}


class TransactionNotCommitted(Exception):
    """The shared transaction has ended without a COMMIT, so nothing was stored."""


class CommitOutcomeUncertain(Exception):
    """COMMIT was sent, but no certain answer came. The data may or may not be stored."""


class SharedTransaction:
    """A transaction that at most `most` writers share. The constructor begins the transaction. It raises
    DBAPIError if BEGIN fails."""

    def __init__(self, engine: Engine, most: int):
        self._most, self._members, self._done = most, 0, 0
        self._ended = threading.Event()
        self._failure: Exception | None = None
        self._connection: Connection = engine.connect().execution_options(sqlite_begin="IMMEDIATE")
        try:
            self._transaction: Transaction = self._connection.begin()
        except BaseException:
            self._connection.close()
            raise

    @property
    def has_room_for_another_writer(self) -> bool:
        """Whether another writer may join this transaction."""
        return self._members < self._most and self._is_open

    @property
    def _is_open(self) -> bool:
        if self._connection.invalidated or not self._transaction.is_active:
            return False
        driver = self._connection.connection.dbapi_connection
        return isinstance(driver, sqlite3.Connection) and driver.in_transaction

    def run_in_savepoint(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Run `work` in a savepoint of the transaction, and return a function. The returned function returns
        the result of `work`, or raises the error of `work`. The caller must call `wait_until_committed`
        before it calls the returned function."""
        part = self._connection.begin_nested() if self._members else self._transaction
        self._members += 1
        try:
            result = work(self._connection)
            if part is not self._transaction:
                part.commit()
        except Exception as error:
            self._roll_back_one_writer(part)
            return partial(_raise_error, error)
        except BaseException:  # the greenlet was killed
            self._roll_back_one_writer(part)
            raise
        self._done += 1
        return lambda: result

    def _roll_back_one_writer(self, part: Transaction) -> None:
        """Roll back the work of one writer. An error of the rollback is ignored, because on a full disk
        SQLite has already rolled back the whole transaction."""
        with suppress(DBAPIError):
            part.rollback()

    def commit_and_wake_writers(self) -> None:
        """Commit if at least one writer succeeded, and wake all writers that wait for the COMMIT."""
        try:
            if self._done:
                self._commit()
        finally:
            self._connection.close()
            self._ended.set()

    def _commit(self) -> None:
        if not self._is_open:
            self._failure = TransactionNotCommitted()
            return
        try:
            self._transaction.commit()
        except DBAPIError as error:
            # Without this call SQLAlchemy would return the connection to the pool with an open transaction.
            self._connection.invalidate()
            self._failure = error if is_surely_not_committed(error) else CommitOutcomeUncertain()
        except BaseException:  # the greenlet was killed, and the disk may still write
            self._failure = CommitOutcomeUncertain()
            raise

    def wait_until_committed(self) -> None:
        """Wait for the end of the transaction. Raises TransactionNotCommitted if nothing was stored, and
        CommitOutcomeUncertain if no certain answer to COMMIT came. Raises DBAPIError if SQLite refused the
        COMMIT."""
        self._ended.wait()
        if self._failure is not None:
            raise self._failure


class SQLiteWriterQueue(FairMutex):
    """The queue of the writers to SQLite in this process. Consecutive writers share one COMMIT."""

    def __init__(self, timeout: float, waiting: int):
        super().__init__(timeout, waiting)
        self._group: SharedTransaction | None = None
        self._is_idle = threading.Event()
        self._is_idle.set()

    def run_in_turn_and_commit(self, engine: Engine, work: Callable[[Connection], T], is_long: bool) -> T:
        """Run `work` when the earlier writers have ended, and return the result of `work` after the COMMIT.

        If `is_long` is set, the writer gets a separate transaction. Raises MutexBusy if the queue is full or
        slow, TransactionNotCommitted if nothing was stored, and CommitOutcomeUncertain if no certain answer
        to COMMIT came. Raises DBAPIError if BEGIN fails or SQLite refuses the COMMIT. Raises the error of
        `work`.
        """
        with self.hold_mutex():
            if is_long:
                self._commit_current_transaction()
            self._group = self._group or SharedTransaction(
                engine, 1 if is_long else MOST_WRITERS_PER_TRANSACTION
            )
            group = self._group
            outcome = group.run_in_savepoint(work)
            if not self._queue:
                time.sleep(0)  # requests that are ready now may join the queue and share the COMMIT
        group.wait_until_committed()
        return outcome()

    def wait_for_commit(self) -> None:
        """Wait for a running COMMIT, at most `MOST_SECONDS_TO_WAIT_FOR_COMMIT` seconds. A reader must call
        this method before it reads, because a reader that waits inside SQLite would block the whole
        process."""
        self._is_idle.wait(MOST_SECONDS_TO_WAIT_FOR_COMMIT)

    def _release(self) -> None:
        if (
            self._group is not None
            and self._group.has_room_for_another_writer
            and self._hand_mutex_to_next_caller()
        ):
            return
        try:
            self._commit_current_transaction()
        finally:
            super()._release()

    def _commit_current_transaction(self) -> None:
        group, self._group = self._group, None
        if group is not None:
            self._is_idle.clear()
            try:
                group.commit_and_wake_writers()
            finally:
                self._is_idle.set()


def is_surely_not_committed(error: DBAPIError) -> bool:
    """Whether the COMMIT that raised this error has certainly not happened."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _CODES_OF_SURELY_FAILED_COMMIT


def _raise_error(error: Exception) -> NoReturn:
    raise error
