"""A database that says nothing any more: after a while the line to it is cut.

A server that is frozen, or waits for a standby that is gone, answers no COMMIT, and its own time limits do
not run. It is never asked to cancel: PostgreSQL would then call a commit good that no standby has.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

LONGEST = 8
"""Seconds for an answer; for each statement the server itself has five."""
PING = 2
"""Seconds for the answer to whether a connection still lives."""


@contextmanager
def cut_after(seconds: float, connection: Any) -> Iterator[None]:
    """Around work with this connection of psycopg's: who waits longer for an answer gets the error for a
    connection that is gone."""
    line = connection.referee_line = _Line(connection, seconds)
    threading.Thread(target=line.watch, name="deadline", daemon=True).start()
    try:
        yield
    finally:
        line.is_done()


def answered(connection: Any) -> None:
    """The server of this connection has just answered, or is about to be sent something else: start the time
    anew."""
    if (line := getattr(connection, "referee_line", None)) is not None:
        line.go_on()


class _Line:
    """To be cut at most until the work is done: afterwards it may be somebody else's."""

    def __init__(self, connection: Any, seconds: float):
        self._connection, self._seconds = connection, seconds
        self._done, self._guard = threading.Event(), threading.Lock()
        self.go_on()

    def go_on(self) -> None:
        self._until = time.monotonic() + self._seconds

    def is_done(self) -> None:
        with self._guard:
            self._done.set()

    def watch(self) -> None:
        while (left := self._until - time.monotonic()) > 0:
            if self._done.wait(left):
                return
        with self._guard:
            # It may be closed by now; psycopg then has no number of a socket.
            if not self._done.is_set() and not self._connection.closed:
                _shut(self._connection.fileno())


def _shut(number: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(number)) as line:
        line.shutdown(socket.SHUT_RDWR)
