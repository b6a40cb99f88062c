"""Deadlines for the answers of PostgreSQL. A connection without an answer is shut down.

A server that is frozen, or that waits for a lost standby, does not answer a COMMIT, and its own time limits
do not run. No cancel request is sent: PostgreSQL would then report success for a commit that no standby has.
"""

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

LONGEST_WAIT = 8
"""Maximum seconds to wait for an answer. The server's own limit for a statement is five seconds."""
PING = 2
"""Maximum seconds to wait for the answer to a ping."""


@contextmanager
def cut_after(seconds: float, connection: Any) -> Iterator[None]:
    """Shut down this connection of psycopg if an answer takes longer than `seconds` within the block. The
    statement that waits then raises the error of a lost connection."""
    deadline = connection.referee_deadline = _Deadline(connection, seconds)
    threading.Thread(target=deadline.watch, name="deadline", daemon=True).start()
    try:
        yield
    finally:
        deadline.finish()


def restart_deadline(connection: Any) -> None:
    """Restart the deadline of this connection, if it has one: the server has answered, or gets a new
    statement."""
    if (deadline := getattr(connection, "referee_deadline", None)) is not None:
        deadline.go_on()


class _Deadline:
    """The deadline of one piece of work. After `finish` it never shuts the connection down, because another
    request may use it by then."""

    def __init__(self, connection: Any, seconds: float):
        self._connection, self._seconds = connection, seconds
        self._done, self._guard = threading.Event(), threading.Lock()
        self.go_on()

    def go_on(self) -> None:
        self._until = time.monotonic() + self._seconds

    def finish(self) -> None:
        with self._guard:
            self._done.set()

    def watch(self) -> None:
        while (left := self._until - time.monotonic()) > 0:
            if self._done.wait(left):
                return
        with self._guard:
            # A closed connection of psycopg has no file number.
            if not self._done.is_set() and not self._connection.closed:
                _shut(self._connection.fileno())


def _shut(number: int) -> None:
    with suppress(OSError), socket.socket(fileno=os.dup(number)) as connected:
        connected.shutdown(socket.SHUT_RDWR)
