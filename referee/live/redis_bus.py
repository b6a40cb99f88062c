"""Wake-ups over PUBLISH and SUBSCRIBE of Redis, or of another server with its protocol."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis import ConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry

from referee.live.bus import PATIENCE

_READS_AT_ONCE = 40
"""Maximum number of answers that one call reads, so that a flood of messages cannot block a process."""
_MOST_FULL_READS = 100
"""Maximum number of consecutive calls that read `_READS_AT_ONCE` answers. After more of them the process
cannot keep up, and the messages that wait are too old to be useful."""
_LONGEST_MESSAGE = 100
"""Maximum length of a message in bytes. Messages of Referee have a third of it. Longer ones may take long to
read."""
_NO_ANSWER = "the bus does not answer"


class RedisBus:
    """Opens connections to one server. They never retry: a caller with a broken connection opens another
    one."""

    def __init__(self, url: str):
        patience = {"socket_connect_timeout": PATIENCE, "socket_timeout": PATIENCE}
        once = Retry(NoBackoff(), retries=0)
        self._pool = ConnectionPool.from_url(url, protocol=2, retry=once, **patience)

    def __call__(self) -> "RedisLine":
        connection: Any = self._pool.make_connection()
        connection.connect()
        return RedisLine(connection)


class RedisLine:
    """A connection to Redis. `bus.Line` describes its methods."""

    def __init__(self, connection: Any):
        self._connection = connection
        self._followed: frozenset[str] = frozenset()
        self._received: list[str] = []
        self._too_much = 0

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        until = time.monotonic() + PATIENCE
        commands = [("PUBLISH", channel, message) for channel, message in notices]
        self._connection.send_packed_command(self._connection.pack_commands(commands))
        for _ in commands:
            self._answer(until)

    def follow(self, channels: frozenset[str]) -> None:
        for command, changed in (
            ("SUBSCRIBE", channels - self._followed),
            ("UNSUBSCRIBE", self._followed - channels),
        ):
            if changed:
                self._connection.send_command(command, *changed)
        self._followed = channels

    def receive(self, seconds: float) -> list[str]:
        for _ in range(_READS_AT_ONCE):
            if not self._connection.can_read(timeout=0 if self._received else seconds):
                self._too_much = 0
                break
            self._keep(self._connection.read_response())
        else:
            self._too_much += 1
        if self._too_much > _MOST_FULL_READS:
            raise OverflowError("more is told than can be heard")
        messages, self._received = self._received, []
        return messages

    def check(self) -> None:
        until = time.monotonic() + PATIENCE
        self._connection.send_command("PING")
        # The answers to subscriptions and a few messages may come before the answer to PING.
        for _ in range(len(self._followed) + _READS_AT_ONCE):
            if (answer := self._answer(until)) in (b"PONG", [b"pong", b""]):
                return
            self._keep(answer)
        raise TimeoutError(_NO_ANSWER)

    def close(self) -> None:
        with suppress(Exception):  # it may be broken already
            self._connection.disconnect()

    def _answer(self, until: float) -> Any:
        # The limit includes servers that send a few bytes again and again.
        if time.monotonic() > until:
            raise TimeoutError(_NO_ANSWER)
        return self._connection.read_response()

    def _keep(self, answer: Any) -> None:
        """Keep an answer that is a message. Other answers, such as confirmed subscriptions, are ignored."""
        match answer:
            case [b"message", bytes(_), bytes(message)]:
                if len(message) > _LONGEST_MESSAGE:
                    raise ValueError("a message is longer than any of ours")
                self._received.append(message.decode("ascii", "replace"))
