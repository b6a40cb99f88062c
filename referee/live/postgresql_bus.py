"""Wake-ups over NOTIFY and LISTEN of PostgreSQL."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from referee.live.bus import PATIENCE
from referee.storage.db import connect_options, is_pooled
from referee.storage.deadlines import cut_after

if TYPE_CHECKING:  # the driver is only installed for PostgreSQL
    from psycopg import Connection

_NOTIFY = "SELECT pg_notify(channel, body) FROM unnest(%s::text[], %s::text[]) AS notices (channel, body)"


class PostgresqlBus:
    """Opens connections to one database, outside the pool of SQLAlchemy. It refuses a pooler: a listener
    behind a pooler receives nothing, and its LISTEN stays with the connection for other clients."""

    def __init__(self, url: str):
        self._engine = sa.create_engine(url)

    def __call__(self) -> "PostgresqlLine":
        engine = self._engine
        where, how = engine.dialect.create_connect_args(engine.url)
        driver: Any = engine.dialect.connect(*where, **{**connect_options(engine.url), **how})
        driver.autocommit = True  # each statement is a transaction of its own
        with cut_after(PATIENCE, driver):
            if is_pooled(driver):
                driver.close()
                raise ConnectionError("a pooler stands before PostgreSQL: set REFEREE_WAKES_URL")
        return PostgresqlLine(driver)


class PostgresqlLine:
    """A connection to PostgreSQL. `bus.Line` describes its methods."""

    def __init__(self, connection: "Connection[Any]"):
        self._connection = connection
        self._followed: frozenset[str] = frozenset()

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        channels, messages = zip(*notices, strict=True)
        self._execute(_NOTIFY, [list(channels), list(messages)])

    def follow(self, channels: frozenset[str]) -> None:
        changes = [f"LISTEN {channel}" for channel in channels - self._followed]
        changes += [f"UNLISTEN {channel}" for channel in self._followed - channels]
        if changes:
            self._execute("; ".join(changes))
            self._followed = channels

    def receive(self, seconds: float) -> list[str]:
        return [notice.payload for notice in self._connection.notifies(timeout=seconds, stop_after=1)]

    def check(self) -> None:
        self._execute("SELECT count(*) FROM pg_listening_channels()")

    def close(self) -> None:
        with suppress(Exception):  # it may be broken already
            self._connection.close()

    def _execute(self, statement: str, values: list[list[str]] | None = None) -> None:
        with cut_after(PATIENCE, self._connection):
            self._connection.execute(statement, values)
