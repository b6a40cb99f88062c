"""Wake-ups for streams. A stream sends the new entries of a match to a phone and waits between the entries.

    with register_waiting_stream(match_id, token) as watch:
        while …:
            watch.number = …                # the number of the last entry that was sent
            watch.wait_for_wakeup(timeout)

    wake_streams_of_match(match_id)         # after the transaction is committed

A stream is registered before its first database read, so that no wake-up is lost. A wake-up means that there
may be new entries. Within this process, a wake-up may contain the data of the new entry. The notifier sends
wake-ups over a bus to the other processes that use the same PostgreSQL database. The safety poll looks for
new entries about once a second. So a lost wake-up delays an entry by about one second.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

from referee.live.broadcast import Listener, Notifier
from referee.live.bus import OpenBusConnection
from referee.live.counters import WakeupFailureCallbacks
from referee.live.postgresql_bus import PostgresqlBusConnector
from referee.live.safety_poll import SafetyPoll
from referee.live.subscriptions import (
    MOST_STREAMS_OF_A_TOKEN,
    NewsOfLocalEntry,
    StreamsOfMatch,
    WaitingStream,
)
from referee.storage.db import AppContext, Extensions, current_extensions

_EXTENSION_KEY_OF_STREAM_HUB = "referee-live"
_PAUSE_SECONDS_AFTER_HELPER_ERROR = 1  # seconds to wait after an unexpected error in a helper thread

_logger = logging.getLogger(__name__)


class StreamHub:
    """All streams of this process. Two helper threads, the safety poll and the listener, wake the streams.
    They run only while there are streams.

    `notifier` sends wake-ups to other processes. It is None if there is only one process, as with SQLite.
    """

    def __init__(self, app_context: AppContext, bus_url: str):
        self._app_context = app_context
        self.counters = WakeupFailureCallbacks()
        self.notifier = Notifier(_bus_connector_for_url(bus_url), self.counters) if bus_url else None
        self._guard = threading.Lock()  # this lock is never held while a stream waits for a wake-up
        self._audiences: dict[str, StreamsOfMatch] = {}
        self._running: set[type] = set()
        self._is_closed = False

    def all_streams(self) -> list[WaitingStream]:
        """The streams of all matches in this process."""
        with self._guard:
            return [watch for audience in self._audiences.values() for watch in audience.watches]

    def ids_of_matches_with_streams(self) -> list[str]:
        """The ids of the matches that have at least one stream in this process."""
        with self._guard:
            return [*self._audiences]

    def register_stream(self, match_id: str, token: str, most: int) -> WaitingStream:
        """Register a new stream of this match, and return it. If more than `most` streams of the match now
        have this token, the oldest of them end."""
        with self._guard:
            audience = self._audiences.setdefault(match_id, StreamsOfMatch())
            watch = WaitingStream(match_id, token, audience)
            watch.is_over = self._is_closed
            audience.add_stream(watch, most)
        self._start_helper_thread(
            SafetyPoll(self._app_context, self.all_streams, self.wake_after_missed_wakeup, self.counters)
        )
        if self.notifier is not None:
            self._start_helper_thread(
                Listener(
                    self.notifier, self.wake_local_streams, self.ids_of_matches_with_streams, self.counters
                )
            )
        return watch

    def remove_stream(self, watch: WaitingStream) -> None:
        """Remove a stream that has ended."""
        with self._guard:
            watch.audience.watches.remove(watch)
            if not watch.audience.watches:
                del self._audiences[watch.match_id]

    def wake_local_streams(self, match_id: str, local_news: NewsOfLocalEntry | None = None) -> None:
        """Wake the streams of this match in this process, and record that a wake-up came.

        `local_news`: the data about a new entry that this process has stored.
        """
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.announced_at = time.monotonic()
                audience.wake_all_streams(local_news)

    def wake_after_missed_wakeup(self, match_id: str) -> None:
        """Wake the streams of this match in this process, because the safety poll found news.

        The time of this call is not stored as the time of a wake-up. So the poll can notice that no wake-up
        came.
        """
        with self._guard:
            audience = self._audiences.get(match_id)
            if audience is not None:
                audience.wake_all_streams()

    def end_all_streams(self) -> None:
        """End all streams, because this process ends. Streams that are added later end at once."""
        with self._guard:
            self._is_closed = True
        for watch in self.all_streams():
            watch.end_stream()

    def _start_helper_thread(self, companion: SafetyPoll | Listener) -> None:
        with self._guard:
            if type(companion) in self._running:
                return
            self._running.add(type(companion))
        name = f"live {type(companion).__name__}"
        threading.Thread(
            target=self._run_helper_while_needed, args=(companion,), name=name, daemon=True
        ).start()

    def _run_helper_while_needed(self, companion: SafetyPoll | Listener) -> None:
        while self._helper_is_still_needed(type(companion)):
            try:
                companion.run_one_step()
            except Exception:  # an unexpected error must not end the poll or the listener
                _logger.exception("a defect")
                time.sleep(_PAUSE_SECONDS_AFTER_HELPER_ERROR)
        companion.close()

    def _helper_is_still_needed(self, kind: type) -> bool:
        with self._guard:
            if not self._audiences:
                self._running.discard(kind)
            return bool(self._audiences)


def why_bus_is_unusable(bus_url: str) -> str | None:
    """A sentence that says why this process cannot use the bus for wake-ups. None if the bus answers."""
    try:
        with closing(_bus_connector_for_url(bus_url)()) as line:
            line.check_that_bus_answers()
    except Exception as error:  # the sentence must not show the URL, which may contain a password
        return f"the bus does not answer ({type(error).__name__}): start it, or correct REFEREE_WAKES_URL"
    return None


def add_stream_hub(extensions: Extensions, app_context: AppContext, bus_url: str) -> None:
    """Add a `StreamHub` to the extensions of an app. The hub starts no thread and opens no connection yet, so
    the server process may still fork.

    `bus_url` starts with redis://, rediss:// or postgresql+psycopg://, or is empty if there is only one
    process. Raises ModuleNotFoundError if the driver of the bus is not installed.
    """
    extensions[_EXTENSION_KEY_OF_STREAM_HUB] = StreamHub(app_context, bus_url)


def _bus_connector_for_url(url: str) -> OpenBusConnection:
    if url.startswith("redis"):
        from referee.live.redis_bus import (
            RedisBusConnector,
        )  # the Redis driver is installed only if Redis is the bus

        return RedisBusConnector(url)
    return PostgresqlBusConnector(url)


def wake_streams_of_match(match_id: str, local_news: NewsOfLocalEntry | None = None) -> None:
    """Wake the streams of this match in all processes. Call this function after the COMMIT. The call never
    fails.

    `local_news`: the data about the stored entry, for the streams of this process.
    """
    hub = stream_hub_of_app(current_extensions())
    hub.wake_local_streams(match_id, local_news)
    if hub.notifier is not None:
        hub.notifier.send(match_id)


@contextmanager
def register_waiting_stream(
    match_id: str, token: str, most: int = MOST_STREAMS_OF_A_TOKEN
) -> Iterator[WaitingStream]:
    """A context manager that registers a stream of this match, and yields the stream.

    The stream is removed at the end of the block. It ends earlier if `most` newer streams have its token.
    """
    hub = stream_hub_of_app(current_extensions())
    watch = hub.register_stream(match_id, token, most)
    try:
        yield watch
    finally:
        hub.remove_stream(watch)


def stream_hub_of_app(extensions: Extensions) -> StreamHub:
    """The `StreamHub` (registry of all streams) of an app. `extensions`: the extensions of the app."""
    hub: StreamHub = extensions[_EXTENSION_KEY_OF_STREAM_HUB]
    return hub
