"""How processes over one PostgreSQL tell each other that there is news of a match: NOTIFY and LISTEN.

NOTIFY has a connection of its own and comes after the commit: inside of a claim's transaction it would take a
lock of the whole server at COMMIT, which cost a third of all claims. What is lost on the way, `pulse` finds.
"""

import logging
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from referee.storage.db import line_to

if TYPE_CHECKING:  # only what stands over PostgreSQL has its driver
    from psycopg import Connection

_CHANNEL = "referee"
_NOTIFY = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) told"
_BETWEEN = 0.020  # seconds between two notices of one match
_IDLE = 10  # seconds after which a connection that nobody needs is given up
_RETRY = 1  # seconds between two tries to connect

_logger = logging.getLogger(__name__)


class Notices:
    """Tells the other processes: at once, and of each match at most once in 20 ms. Never fails."""

    def __init__(self, engine: sa.Engine):
        self._engine = engine
        self.sender = secrets.token_urlsafe(6)
        self._changed = threading.Condition()
        self._pending: set[str] = set()
        self._is_running = False

    def connect(self) -> "Connection[Any]":
        """Another connection to what they all share."""
        return _connection(self._engine)

    def tell(self, match_id: str) -> None:
        with self._changed:
            self._pending.add(match_id)
            self._changed.notify()
            if self._is_running:
                return
            self._is_running = True
        threading.Thread(target=self._run, name="live Notices", daemon=True).start()

    def _run(self) -> None:
        connection = None
        while matches := self._next():
            try:
                connection = connection or self.connect()
                told = [f"{self.sender} {match_id}" for match_id in matches]
                connection.execute(_NOTIFY, (_CHANNEL, told))
            except Exception as error:  # whatever it is, the claims are stored, and others will find them
                _logger.warning("notices were lost: %s", error)
                _close(connection)
                connection = None
            time.sleep(_BETWEEN)
        _close(connection)

    def _next(self) -> set[str]:
        """The ids of matches with news, once there are any; none if no notification came for a while."""
        with self._changed:
            if not self._pending:
                self._changed.wait(_IDLE)
            matches, self._pending = self._pending, set()
            self._is_running = bool(matches)
            return matches


class Listener:
    """Hears what other processes tell, and connects again by itself."""

    def __init__(self, notices: Notices, wake: Callable[[str], None]):
        self._notices, self._wake = notices, wake
        self._connection: Connection[Any] | None = None

    def step(self) -> None:
        """Listen for about a second."""
        try:
            if self._connection is None:
                self._connection = self._notices.connect()
                self._connection.execute(f"LISTEN {_CHANNEL}")
            for notice in self._connection.notifies(timeout=1):
                self._hear(notice.payload)
        except Exception as error:  # whatever it is, the pulse finds what is not heard
            _logger.warning("cannot listen: %s", error)
            self.close()
            time.sleep(_RETRY)

    def close(self) -> None:
        _close(self._connection)
        self._connection = None

    def _hear(self, told: str) -> None:
        sender, _, match_id = told.partition(" ")
        if sender != self._notices.sender:  # who told it has woken its own already
            self._wake(match_id)


def _connection(engine: sa.Engine) -> "Connection[Any]":
    """The driver's own connection, outside the pool, each statement in a transaction of its own."""
    where, how = engine.dialect.create_connect_args(engine.url)
    driver: Any = engine.dialect.connect(*where, **{**line_to(engine.url), **how})
    connection: Connection[Any] = driver
    connection.autocommit = True
    return connection


def _close(connection: "Connection[Any] | None") -> None:
    if connection is not None:
        with suppress(Exception):  # it may be broken already
            connection.close()
