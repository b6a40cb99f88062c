"""Streams that wait for news of a match, and their wake-ups.

    with watching(match_id, token) as watch:    registered before the first read: no wake-up is lost
        while …:
            watch.number = …                    the last entry that was sent
            watch.wait(timeout)

    wake(match_id)                              after the transaction is committed

A wake-up only says that there may be new entries. Within this process it may carry the new entry. The
notifier sends wake-ups over a bus to other processes over the same PostgreSQL. The safety poll looks for new
entries once a second, so that a lost wake-up delays an entry by one second at most.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from flask import Flask, current_app

from referee.live.broadcast import Listener, Notifier
from referee.live.bus import Connect
from referee.live.counters import Counters
from referee.live.postgresql_bus import PostgresqlBus
from referee.live.safety_poll import SafetyPoll
from referee.live.subscriptions import STREAMS_OF_A_TOKEN, Audience, LocalNews, Watch

_EXTENSION = "referee-live"
_RETRY = 1  # seconds

_logger = logging.getLogger(__name__)


class Hub:
    """All watches of this process. The poll and the listener run only while there are watches.

    `notifier` sends wake-ups to other processes. It is None if there are none, as with SQLite.
    """

    def __init__(self, app: Flask, bus_url: str):
        self._app = app
        self.counters = Counters()
        self.notifier = Notifier(_bus_of(bus_url), self.counters) if bus_url else None
        self._guard = threading.Lock()  # held for a few instructions, never while a caller waits
        self._audiences: dict[str, Audience] = {}
        self._running: set[type] = set()
        self._is_closed = False

    def watches(self) -> list[Watch]:
        """All watches of all matches."""
        with self._guard:
            return [watch for audience in self._audiences.values() for watch in audience.watches]

    def watched(self) -> list[str]:
        """The ids of the matches with a watch."""
        with self._guard:
            return [*self._audiences]

    def join(self, match_id: str, token: str, most: int) -> Watch:
        """Add a watch of this match. If its token has more than `most` of them now, the oldest ones end."""
        with self._guard:
            audience = self._audiences.setdefault(match_id, Audience())
            watch = Watch(match_id, token, audience)
            watch.is_over = self._is_closed
            audience.add(watch, most)
        self._accompany(SafetyPoll(self._app, self.watches, self.wake_missed, self.counters))
        if self.notifier is not None:
            self._accompany(Listener(self.notifier, self.wake, self.watched, self.counters))
        return watch

    def leave(self, watch: Watch) -> None:
        """Remove a watch."""
        with self._guard:
            watch.audience.watches.remove(watch)
            if not watch.audience.watches:
                del self._audiences[watch.match_id]

    def wake(self, match_id: str, local_news: LocalNews | None = None) -> None:
        """Wake the watches of this match in this process, after a wake-up."""
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.announced_at = time.monotonic()
                audience.wake(local_news)

    def wake_missed(self, match_id: str) -> None:
        """Wake the watches of this match, because the poll has found news. It does not count as a wake-up."""
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.wake()

    def close(self) -> None:
        """End all watches, and all that are added later, because this process ends."""
        with self._guard:
            self._is_closed = True
        for watch in self.watches():
            watch.end()

    def _accompany(self, companion: SafetyPoll | Listener) -> None:
        with self._guard:
            if type(companion) in self._running:
                return
            self._running.add(type(companion))
        name = f"live {type(companion).__name__}"
        threading.Thread(target=self._run, args=(companion,), name=name, daemon=True).start()

    def _run(self, companion: SafetyPoll | Listener) -> None:
        while self._goes_on(type(companion)):
            try:
                companion.step()
            except Exception:  # a defect, which must not end the helper of the streams
                _logger.exception("a defect")
                time.sleep(_RETRY)
        companion.close()

    def _goes_on(self, kind: type) -> bool:
        with self._guard:
            if not self._audiences:
                self._running.discard(kind)
            return bool(self._audiences)


def bus_error(bus_url: str) -> str | None:
    """A sentence on why this process cannot use the bus; None if the bus answers."""
    try:
        with closing(_bus_of(bus_url)()) as line:
            line.check()
    except Exception as error:  # any error of the driver; without the URL, which may have a password
        return f"the bus does not answer ({type(error).__name__}): start it, or correct REFEREE_WAKES_URL"
    return None


def init_app(app: Flask, bus_url: str) -> None:
    """Add a `Hub` to the app. It starts no thread and opens no connection, so a server may still fork. The
    URL is redis://, rediss:// or postgresql+psycopg://, or empty if there is no other process. Raises
    ModuleNotFoundError if its driver is not installed."""
    app.extensions[_EXTENSION] = Hub(app, bus_url)


def _bus_of(url: str) -> Connect:
    if url.startswith("redis"):
        from referee.live.redis_bus import RedisBus  # the driver is only installed for this bus

        return RedisBus(url)
    return PostgresqlBus(url)


def wake(match_id: str, local_news: LocalNews | None = None) -> None:
    """Wake the watches of this match, in this process and in others, after the commit. It never fails.
    `local_news` hands the stored entry to the watches of this process."""
    hub = hub_of(current_app)
    hub.wake(match_id, local_news)
    if hub.notifier is not None:
        hub.notifier.send(match_id)


@contextmanager
def watching(match_id: str, token: str, most: int = STREAMS_OF_A_TOKEN) -> Iterator[Watch]:
    """A watch of a match for this token. It is removed at the end of the block. It ends earlier if the token
    gets `most` newer watches."""
    hub = hub_of(current_app)
    watch = hub.join(match_id, token, most)
    try:
        yield watch
    finally:
        hub.leave(watch)


def hub_of(app: Flask) -> Hub:
    """The hub of this app."""
    hub: Hub = app.extensions[_EXTENSION]
    return hub
