"""Deadlines for the answers of PostgreSQL. If an answer does not come in time, the connection is shut down.

A server does not answer a COMMIT if the server is frozen, or if it waits for a lost standby. The server's own
time limits do not run in these cases. This module does not ask the server to cancel the COMMIT, because
PostgreSQL would then report success for a COMMIT that no standby has.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

MOST_SECONDS_FOR_ANSWER = 8
"""Maximum time in seconds to wait for an answer of PostgreSQL. The limit is longer than the five seconds
after which the server itself stops a statement."""
MOST_SECONDS_FOR_PING_ANSWER = 2
"""Maximum time in seconds to wait for the answer of PostgreSQL to a ping."""


@contextmanager
def disconnect_if_no_answer_within(seconds: float, connection: Any) -> Iterator[None]:
    """A context manager that shuts down a connection of psycopg if PostgreSQL takes more than `seconds` for
    an answer. The statement that waits for the answer then raises the error of a lost connection."""
    deadline = connection.referee_deadline = _Deadline(connection, seconds)
    threading.Thread(target=deadline.disconnect_when_overdue, name="deadline", daemon=True).start()
    try:
        yield
    finally:
        deadline.end_deadline()


def restart_deadline(connection: Any) -> None:
    """Restart the deadline of this connection, if the connection has a deadline. Call this function when the
    server has answered a statement, and when the server gets a new statement."""
    if (deadline := getattr(connection, "referee_deadline", None)) is not None:
        deadline.restart_countdown()


class _Deadline:
    """Shuts down a connection if an answer takes more than `seconds`. After `end_deadline` the connection is
    never shut down, because another request may already use the connection."""

    def __init__(self, connection: Any, seconds: float):
        self._connection, self._seconds = connection, seconds
        self._done, self._guard = threading.Event(), threading.Lock()
        self.restart_countdown()

    def restart_countdown(self) -> None:
        self._until = time.monotonic() + self._seconds

    def end_deadline(self) -> None:
        with self._guard:
            self._done.set()

    def disconnect_when_overdue(self) -> None:
        while (left := self._until - time.monotonic()) > 0:
            if self._done.wait(left):
                return
        with self._guard:
            # A closed connection of psycopg has no file number, so its socket cannot be shut down.
            if not self._done.is_set() and not self._connection.closed:
                _shut_down_socket(self._connection.fileno())


def _shut_down_socket(number: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(number)) as connected:
        connected.shutdown(socket.SHUT_RDWR)
