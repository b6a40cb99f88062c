"""The bus for wake-ups with PostgreSQL: NOTIFY sends a wake-up, and LISTEN receives wake-ups."""

from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from referee.live.bus import MOST_SECONDS_FOR_BUS_ANSWER
from referee.storage.db import connect_options_not_set_by_url, connection_uses_pooler
from referee.storage.deadlines import disconnect_if_no_answer_within

if TYPE_CHECKING:  # the driver is only installed for PostgreSQL
    from psycopg import Connection

_NOTIFY_STATEMENT = (
    "SELECT pg_notify(channel, body) FROM unnest(%s::text[], %s::text[]) AS notices (channel, body)"
)


class PostgresqlBusConnector:
    """A callable that opens connections to one PostgreSQL database, for wake-ups. The connections do not
    belong to the connection pool of SQLAlchemy.

    The call raises ConnectionError if the connection goes through a pooler such as pgbouncer. Through a
    pooler, a listener receives no messages, and its LISTEN stays in effect for the next client of the pooler.
    """

    def __init__(self, url: str):
        self._engine = sa.create_engine(url)

    def __call__(self) -> "PostgresqlBusConnection":
        engine = self._engine
        where, how = engine.dialect.create_connect_args(engine.url)
        driver: Any = engine.dialect.connect(*where, **{**connect_options_not_set_by_url(engine.url), **how})
        driver.autocommit = True  # each statement is a separate transaction
        with disconnect_if_no_answer_within(MOST_SECONDS_FOR_BUS_ANSWER, driver):
            if connection_uses_pooler(driver):
                driver.close()
                raise ConnectionError("a pooler stands before PostgreSQL: set REFEREE_WAKES_URL")
        return PostgresqlBusConnection(driver)


class PostgresqlBusConnection:
    """A connection to PostgreSQL that sends and receives wake-ups. `bus.BusConnection` describes its
    methods."""

    def __init__(self, connection: "Connection[Any]"):
        self._connection = connection
        self._followed: frozenset[str] = frozenset()

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        channels, messages = zip(*notices, strict=True)
        self._execute_with_deadline(_NOTIFY_STATEMENT, [list(channels), list(messages)])

    def set_subscribed_channels(self, channels: frozenset[str]) -> None:
        changes = [f"LISTEN {channel}" for channel in channels - self._followed]
        changes += [f"UNLISTEN {channel}" for channel in self._followed - channels]
        if changes:
            self._execute_with_deadline("; ".join(changes))
            self._followed = channels

    def receive(self, seconds: float) -> list[str]:
        return [notice.payload for notice in self._connection.notifies(timeout=seconds, stop_after=1)]

    def check_that_bus_answers(self) -> None:
        self._execute_with_deadline("SELECT count(*) FROM pg_listening_channels()")

    def close(self) -> None:
        with suppress(Exception):  # the connection may be broken already
            self._connection.close()

    def _execute_with_deadline(self, statement: str, values: list[list[str]] | None = None) -> None:
        with disconnect_if_no_answer_within(MOST_SECONDS_FOR_BUS_ANSWER, self._connection):
            self._connection.execute(statement, values)
