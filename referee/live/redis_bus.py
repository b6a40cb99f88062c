"""Wake-ups by PUBLISH and SUBSCRIBE of Redis, or of what speaks its protocol."""

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from redis import ConnectionPool
from redis.backoff import NoBackoff
from redis.retry import Retry

from referee.live.bus import PATIENCE

_AT_ONCE = 40
"""So many answers are read in one go, so that a flood cannot keep a process busy."""
_TOO_OFTEN = 100
"""After so many full goes in a row it cannot keep up, and what waits is too old to be worth hearing."""
_LONGEST = 100
"""Bytes of a message; ours have a third. To read many that are longer may take long."""
_NO_ANSWER = "the bus does not answer"


class RedisBus:
    """Lines to one server; whoever holds a broken one asks for another, and nothing is tried again inside."""

    def __init__(self, url: str):
        patience = {"socket_connect_timeout": PATIENCE, "socket_timeout": PATIENCE}
        once = Retry(NoBackoff(), retries=0)
        self._pool = ConnectionPool.from_url(url, protocol=2, retry=once, **patience)

    def __call__(self) -> "RedisLine":
        connection: Any = self._pool.make_connection()
        connection.connect()
        return RedisLine(connection)


class RedisLine:
    """See `bus.Line`."""

    def __init__(self, connection: Any):
        self._connection = connection
        self._followed: frozenset[str] = frozenset()
        self._heard: list[str] = []
        self._too_much = 0

    def tell(self, notices: Iterable[tuple[str, str]]) -> None:
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

    def hear(self, seconds: float) -> list[str]:
        for _ in range(_AT_ONCE):
            if not self._connection.can_read(timeout=0 if self._heard else seconds):
                self._too_much = 0
                break
            self._keep(self._connection.read_response())
        else:
            self._too_much += 1
        if self._too_much > _TOO_OFTEN:
            raise OverflowError("more is told than can be heard")
        heard, self._heard = self._heard, []
        return heard

    def check(self) -> None:
        until = time.monotonic() + PATIENCE
        self._connection.send_command("PING")
        # Before it comes what is on its way: that each channel is followed, and a few messages.
        for _ in range(len(self._followed) + _AT_ONCE):
            if (answer := self._answer(until)) in (b"PONG", [b"pong", b""]):
                return
            self._keep(answer)
        raise TimeoutError(_NO_ANSWER)

    def close(self) -> None:
        with suppress(Exception):  # it may be broken already
            self._connection.disconnect()

    def _answer(self, until: float) -> Any:
        # A server that says a little again and again is as good as none.
        if time.monotonic() > until:
            raise TimeoutError(_NO_ANSWER)
        return self._connection.read_response()

    def _keep(self, answer: Any) -> None:
        """If it is a message. Other answers, such as that a channel is followed now, tell nothing."""
        match answer:
            case [b"message", bytes(_), bytes(message)]:
                if len(message) > _LONGEST:
                    raise ValueError("a message is longer than any of ours")
                self._heard.append(message.decode("ascii", "replace"))
