"""The bus for wake-ups with Redis or a server with the same protocol: PUBLISH sends, SUBSCRIBE receives."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis import ConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry

from referee.live.bus import MOST_SECONDS_FOR_BUS_ANSWER

_MOST_ANSWERS_READ_PER_RECEIVE = 40
"""Maximum number of server answers that one call of `receive` reads. Without this limit, a flood of messages
could block a process."""
_MOST_FULL_RECEIVES_IN_A_ROW = 100
"""Maximum number of consecutive calls of `receive` that each read `_MOST_ANSWERS_READ_PER_RECEIVE` answers.
One more such call raises OverflowError, because the process is too slow for the messages. The caller then
closes the connection, and the waiting messages are lost."""
_MOST_BYTES_PER_MESSAGE = 100
"""Maximum length of a message in bytes. Messages of Referee are only about 30 bytes long."""
_NO_ANSWER_ERROR_TEXT = "the bus does not answer"


class RedisBusConnector:
    """A callable that opens connections to one Redis server. A connection never repeats a failed command.
    After an error the caller opens a new connection."""

    def __init__(self, url: str):
        patience = {
            "socket_connect_timeout": MOST_SECONDS_FOR_BUS_ANSWER,
            "socket_timeout": MOST_SECONDS_FOR_BUS_ANSWER,
        }
        once = Retry(NoBackoff(), retries=0)
        self._pool = ConnectionPool.from_url(url, protocol=2, retry=once, **patience)

    def __call__(self) -> "RedisBusConnection":
        connection: Any = self._pool.make_connection()
        connection.connect()
        return RedisBusConnection(connection)


class RedisBusConnection:
    """A connection to Redis that sends and receives wake-ups. `bus.BusConnection` describes its methods."""

    def __init__(self, connection: Any):
        self._connection = connection
        self._followed: frozenset[str] = frozenset()
        self._received: list[str] = []
        self._too_much = 0

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        until = time.monotonic() + MOST_SECONDS_FOR_BUS_ANSWER
        commands = [("PUBLISH", channel, message) for channel, message in notices]
        self._connection.send_packed_command(self._connection.pack_commands(commands))
        for _ in commands:
            self._read_answer(until)

    def set_subscribed_channels(self, channels: frozenset[str]) -> None:
        for command, changed in (
            ("SUBSCRIBE", channels - self._followed),
            ("UNSUBSCRIBE", self._followed - channels),
        ):
            if changed:
                self._connection.send_command(command, *changed)
        self._followed = channels

    def receive(self, seconds: float) -> list[str]:
        for _ in range(_MOST_ANSWERS_READ_PER_RECEIVE):
            if not self._connection.can_read(timeout=0 if self._received else seconds):
                self._too_much = 0
                break
            self._store_answer_if_message(self._connection.read_response())
        else:
            self._too_much += 1
        if self._too_much > _MOST_FULL_RECEIVES_IN_A_ROW:
            raise OverflowError("more is told than can be heard")
        messages, self._received = self._received, []
        return messages

    def check_that_bus_answers(self) -> None:
        until = time.monotonic() + MOST_SECONDS_FOR_BUS_ANSWER
        self._connection.send_command("PING")
        # Confirmations of subscriptions and a few messages may arrive before the answer to PING.
        for _ in range(len(self._followed) + _MOST_ANSWERS_READ_PER_RECEIVE):
            if (answer := self._read_answer(until)) in (b"PONG", [b"pong", b""]):
                return
            self._store_answer_if_message(answer)
        raise TimeoutError(_NO_ANSWER_ERROR_TEXT)

    def close(self) -> None:
        with suppress(Exception):  # the connection may be broken already
            self._connection.disconnect()

    def _read_answer(self, until: float) -> Any:
        # The socket has a timeout for each single read. `until` limits the time of all reads together.
        if time.monotonic() > until:
            raise TimeoutError(_NO_ANSWER_ERROR_TEXT)
        return self._connection.read_response()

    def _store_answer_if_message(self, answer: Any) -> None:
        """If this answer of the server is a message, store the message until `receive` returns it. Ignore any
        other answer, such as the confirmation of a subscription.

        Raises ValueError if the message is too long.
        """
        match answer:
            case [b"message", bytes(_), bytes(message)]:
                if len(message) > _MOST_BYTES_PER_MESSAGE:
                    raise ValueError("a message is longer than any of ours")
                self._received.append(message.decode("ascii", "replace"))
