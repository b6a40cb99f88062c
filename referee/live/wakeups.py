"""Who waits for news of a match, and how they are woken.

    with watching(match_id, token) as watch:    registered first, then read: no wake-up is lost
        while …:
            watch.number = …                    what has been read
            watch.wait(timeout)

    wake(match_id)                              once the transaction is committed

A wake-up only says that there may be something to read; in this process it may bring what was just stored.
Other processes over the same PostgreSQL are told by `notices`, over a bus; and `pulse` looks once a second,
so that one that is lost costs no more than that.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from flask import Flask, current_app

from referee.live.broadcast import Listener, Notices
from referee.live.bus import Connect
from referee.live.counters import Counters
from referee.live.postgresql_bus import PostgresqlBus
from referee.live.safety_poll import Pulse
from referee.live.subscriptions import STREAMS_OF_A_TOKEN, Audience, PassedOn, Watch

_EXTENSION = "referee-live"
_RETRY = 1  # seconds

_logger = logging.getLogger(__name__)


class Hub:
    """All who wait in this process. Whatever it needs beside them runs only while there are any.

    `notices` tells other processes; it is None where there are none, as over SQLite.
    """

    def __init__(self, app: Flask, bus_url: str):
        self._app = app
        self.counters = Counters()
        self.notices = Notices(_bus_at(bus_url), self.counters) if bus_url else None
        self._guard = threading.Lock()  # held for a few instructions, never while anybody waits
        self._audiences: dict[str, Audience] = {}
        self._running: set[type] = set()
        self._is_closed = False

    def watches(self) -> list[Watch]:
        with self._guard:
            return [watch for audience in self._audiences.values() for watch in audience.watches]

    def watched(self) -> list[str]:
        """The ids of the matches that somebody watches."""
        with self._guard:
            return [*self._audiences]

    def join(self, match_id: str, token: str, most: int) -> Watch:
        """One more who watches this match; the oldest of the same token may end for it."""
        with self._guard:
            audience = self._audiences.setdefault(match_id, Audience())
            watch = Watch(match_id, token, audience)
            watch.is_over = self._is_closed
            audience.add(watch, most)
        self._accompany(Pulse(self._app, self.watches, self.wake_untold, self.counters))
        if self.notices is not None:
            self._accompany(Listener(self.notices, self.wake, self.watched, self.counters))
        return watch

    def leave(self, watch: Watch) -> None:
        with self._guard:
            watch.audience.watches.remove(watch)
            if not watch.audience.watches:
                del self._audiences[watch.match_id]

    def wake(self, match_id: str, passed_on: PassedOn | None = None) -> None:
        """Wake those of this process, as somebody told that there is news."""
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.told_at = time.monotonic()
                audience.wake(passed_on)

    def wake_untold(self, match_id: str) -> None:
        """The same, although nobody has told it yet."""
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.wake()

    def close(self) -> None:
        """Tell everybody, also who comes later, that this process ends."""
        with self._guard:
            self._is_closed = True
        for watch in self.watches():
            watch.end()

    def _accompany(self, companion: Pulse | Listener) -> None:
        with self._guard:
            if type(companion) in self._running:
                return
            self._running.add(type(companion))
        name = f"live {type(companion).__name__}"
        threading.Thread(target=self._run, args=(companion,), name=name, daemon=True).start()

    def _run(self, companion: Pulse | Listener) -> None:
        while self._goes_on(type(companion)):
            try:
                companion.step()
            except Exception:  # a defect, but streams are better with a helper that fails than without one
                _logger.exception("a defect")
                time.sleep(_RETRY)
        companion.close()

    def _goes_on(self, kind: type) -> bool:
        with self._guard:
            if not self._audiences:
                self._running.discard(kind)
            return bool(self._audiences)


def error_of_the_bus(bus_url: str) -> str | None:
    """What keeps this process from the bus; None if the bus answers."""
    try:
        with closing(_bus_at(bus_url)()) as line:
            line.check()
    except Exception as error:  # whatever its driver raises; never with the URL, which may have a password
        return f"the bus does not answer ({type(error).__name__}): start it, or correct REFEREE_WAKES_URL"
    return None


def init_app(app: Flask, bus_url: str) -> None:
    """Starts nothing and connects to nothing, so a server may still fork. The URL is redis://, rediss:// or
    postgresql+psycopg://; empty where nobody else is. Raises ModuleNotFoundError without its driver."""
    app.extensions[_EXTENSION] = Hub(app, bus_url)


def _bus_at(url: str) -> Connect:
    if url.startswith("redis"):
        from referee.live.redis_bus import RedisBus  # only whoever has such a bus has its driver

        return RedisBus(url)
    return PostgresqlBus(url)


def wake(match_id: str, passed_on: PassedOn | None = None) -> None:
    """Say, after the commit, that there is news of this match, here and to other processes; never fails. To
    those of this process the entry that was stored may be `passed_on`."""
    hub = hub_of(current_app)
    hub.wake(match_id, passed_on)
    if hub.notices is not None:
        hub.notices.tell(match_id)


@contextmanager
def watching(match_id: str, token: str, most: int = STREAMS_OF_A_TOKEN) -> Iterator[Watch]:
    """One who waits for news of a match by this token, for as long as the block, or until the token has
    `most` newer ones."""
    hub = hub_of(current_app)
    watch = hub.join(match_id, token, most)
    try:
        yield watch
    finally:
        hub.leave(watch)


def hub_of(app: Flask) -> Hub:
    hub: Hub = app.extensions[_EXTENSION]
    return hub
