"""Group commit for SQLite: writers run one at a time, in order of arrival, and share one COMMIT.

A COMMIT waits for the disk for longer than all statements before it take. So a writer hands its open
transaction to the next one in the queue, which works in a savepoint. The last writer commits for all of them.
No writer returns before the COMMIT. That includes writers that failed, because an error may depend on the
work of an earlier writer. If the COMMIT fails or has an unknown outcome, all writers of the group get that
error.
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
MEMBERS = 32
"""Maximum number of writers that share a transaction. The first one waits for all others."""
LONGEST_COMMIT = 2
"""Maximum seconds that a reader waits for a COMMIT. After that SQLite reports the error itself."""

# After these errors a COMMIT has not happened: SQLite keeps the transaction open or rolls it back.
_SURELY_NOT_COMMITTED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}


class Undone(Exception):
    """The transaction has ended without a COMMIT."""


class Uncertain(Exception):
    """COMMIT was sent and no certain answer came."""


class SharedTransaction:
    """One transaction, and the writers that share it. The constructor raises DBAPIError if BEGIN fails."""

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
    def takes_more(self) -> bool:
        """Whether another writer may join."""
        return self._members < self._most and self._is_open

    @property
    def _is_open(self) -> bool:
        if self._connection.invalidated or not self._transaction.is_active:
            return False
        driver = self._connection.connection.dbapi_connection
        return isinstance(driver, sqlite3.Connection) and driver.in_transaction

    def work(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Run `work` in a savepoint, after the writers before it. Return a function that returns the result
        of `work` or raises its error. The caller calls it after `wait`."""
        part = self._connection.begin_nested() if self._members else self._transaction
        self._members += 1
        try:
            result = work(self._connection)
            if part is not self._transaction:
                part.commit()
        except Exception as error:
            self._undo(part)
            return partial(_raise, error)
        except BaseException:  # the greenlet is killed
            self._undo(part)
            raise
        self._done += 1
        return lambda: result

    def _undo(self, part: Transaction) -> None:
        """Roll back one part. On a full disk SQLite has rolled back the whole transaction, and the part is
        gone."""
        with suppress(DBAPIError):
            part.rollback()

    def end(self) -> None:
        """Commit if at least one writer succeeded, and wake all who `wait`."""
        try:
            if self._done:
                self._commit()
        finally:
            self._connection.close()
            self._ended.set()

    def _commit(self) -> None:
        if not self._is_open:
            self._failure = Undone()
            return
        try:
            self._transaction.commit()
        except DBAPIError as error:
            # After a failed COMMIT SQLAlchemy would return the connection to the pool, with SQLite's
            # transaction still open and its lock held.
            self._connection.invalidate()
            self._failure = error if is_surely_not_committed(error) else Uncertain()
        except BaseException:  # the greenlet is killed, and the disk may still write
            self._failure = Uncertain()
            raise

    def wait(self) -> None:
        """Wait for the end of the transaction. Raises Undone, Uncertain, or the DBAPIError of a refused
        COMMIT."""
        self._ended.wait()
        if self._failure is not None:
            raise self._failure


class Writers(FairMutex):
    """The queue of writers of this process."""

    def __init__(self, timeout: float, waiting: int):
        super().__init__(timeout, waiting)
        self._group: SharedTransaction | None = None
        self._is_idle = threading.Event()
        self._is_idle.set()

    def write(self, engine: Engine, work: Callable[[Connection], T], is_long: bool) -> T:
        """Run `work` in its turn, and return its result after the COMMIT. A writer that `is_long` gets a
        transaction of its own. Raises MutexBusy, and the errors of `SharedTransaction`."""
        with self.turn():
            if is_long:
                self._end_group()
            self._group = self._group or SharedTransaction(engine, 1 if is_long else MEMBERS)
            group = self._group
            outcome = group.work(work)
            if not self._queue:
                time.sleep(0)  # requests that are ready now join the queue and share the COMMIT
        group.wait()
        return outcome()

    def wait_for_commit(self) -> None:
        """Wait outside SQLite for a running COMMIT. A reader that waits inside SQLite would block the whole
        process."""
        self._is_idle.wait(LONGEST_COMMIT)

    def _release(self) -> None:
        if self._group is not None and self._group.takes_more and self._hand_over():
            return
        try:
            self._end_group()
        finally:
            super()._release()

    def _end_group(self) -> None:
        group, self._group = self._group, None
        if group is not None:
            self._is_idle.clear()
            try:
                group.end()
            finally:
                self._is_idle.set()


def is_surely_not_committed(error: DBAPIError) -> bool:
    """Whether the COMMIT with this error has certainly not happened."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _SURELY_NOT_COMMITTED


def _raise(error: Exception) -> NoReturn:
    raise error
