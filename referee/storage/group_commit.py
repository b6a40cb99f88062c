"""SQLite's writers: one at a time, in order of arrival, and one COMMIT for all who were waiting.

A COMMIT waits for the disk longer than all statements before it take. So a writer that has done its work
hands the open transaction on to the next one in the queue, which works under a savepoint, and the last one
commits for all of them. Nobody is answered before that: not with an error either, as it may rest on what a
writer before it has done. If the COMMIT fails, or if nobody knows, this is the answer to all of them.
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
"""So many writers share a transaction at most: the first of them waits for all the others."""
LONGEST_COMMIT = 2
"""Seconds for which a reader waits for a COMMIT; after them SQLite itself says what is wrong."""

# After these a COMMIT has certainly not happened: SQLite keeps the transaction open or rolls it back.
_SURELY_NOT_COMMITTED = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_FULL}


class Undone(Exception):
    """The transaction has ended without a COMMIT."""


class Uncertain(Exception):
    """COMMIT was sent and no certain answer came."""


class Group:
    """One transaction, and the writers that share it. Raises what the database raises where none begins."""

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
        return self._members < self._most and self._is_open

    @property
    def _is_open(self) -> bool:
        if self._connection.invalidated or not self._transaction.is_active:
            return False
        driver = self._connection.connection.dbapi_connection
        return isinstance(driver, sqlite3.Connection) and driver.in_transaction

    def work(self, work: Callable[[Connection], T]) -> Callable[[], T]:
        """Do it after what the others have done. What this returns is to be called once the group has ended:
        it gives the result, or raises the error."""
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
        """Where SQLite has undone the whole transaction, such as on a full disk, there is no such part."""
        with suppress(DBAPIError):
            part.rollback()

    def end(self) -> None:
        """Commit, if any member has written something."""
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
            # SQLAlchemy counts a failed COMMIT as an end and would give the connection back to the pool with
            # SQLite's transaction still open, and its lock held.
            self._connection.invalidate()
            self._failure = error if is_surely_not_committed(error) else Uncertain()
        except BaseException:  # the greenlet is killed, and the disk may write on
            self._failure = Uncertain()
            raise

    def wait(self) -> None:
        """Until it has ended. Raises Undone, Uncertain, and what the database raised where it refused."""
        self._ended.wait()
        if self._failure is not None:
            raise self._failure


class Writers(FairMutex):
    """The queue of all who write in this process."""

    def __init__(self, timeout: float, waiting: int):
        super().__init__(timeout, waiting)
        self._group: Group | None = None
        self._nobody_commits = threading.Event()
        self._nobody_commits.set()

    def write(self, engine: Engine, work: Callable[[Connection], T], is_long: bool) -> T:
        """Do it in turn, `is_long` in a transaction of its own. Raises Crowded, and what `Group` raises."""
        with self.turn():
            if is_long:
                self._end_group()
            self._group = self._group or Group(engine, 1 if is_long else MEMBERS)
            group = self._group
            outcome = group.work(work)
            if not self._queue:
                time.sleep(0)  # requests that are here by now come to the queue, and share the COMMIT
        group.wait()
        return outcome()

    def wait_for_commit(self) -> None:
        """Wait outside SQLite for a running COMMIT. A reader that waits inside SQLite would block the whole
        process."""
        self._nobody_commits.wait(LONGEST_COMMIT)

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
            self._nobody_commits.clear()
            try:
                group.end()
            finally:
                self._nobody_commits.set()


def is_surely_not_committed(error: DBAPIError) -> bool:
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _SURELY_NOT_COMMITTED


def _raise(error: Exception) -> NoReturn:
    raise error
