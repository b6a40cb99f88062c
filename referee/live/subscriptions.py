"""The streams of one match in this process. They share the results of database reads.

This process stores most new entries of its streams itself. It gives the data of such an entry
(`NewsOfLocalEntry`) to the streams. A stream that has sent all earlier entries sends this data without a
database read. A stream reads the database if it has missed an entry, or if another process stored the entry.
The streams of groups and read-only links always read the database.
"""

import threading
import time
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, TypeVar

from referee.storage.transactions import NotApplied

T = TypeVar("T")

MOST_STREAMS_OF_A_TOKEN = 2
"""Maximum number of streams with the same token, for each match in one process. The newest streams stay open,
because a phone may have left the older streams long before the server notices."""
MOST_STREAMS_OF_A_READ_ONLY_LINK = 20
"""Maximum number of streams with the token of a read-only link, for each match in one process. Many phones
may use the same link."""
_MOST_CACHED_READS_AND_LOCAL_NEWS = 4
"""Maximum number of cached database reads for a match. It is also the maximum number of entries whose data is
kept in memory (`NewsOfLocalEntry`). A larger cache would not help: streams that have missed many entries
seldom need the same read."""
_SECONDS_WITHOUT_READS_AFTER_OUTAGE = 1
"""Number of seconds for which the streams send no reads to a database that could not answer."""


class NewsOfLocalEntry:
    """The data that streams send about an entry that this process has stored.

    `number` is the number of the entry. `make` creates the data when the first stream needs it. So the answer
    to the claim does not wait until the data is created.
    """

    def __init__(self, number: int, make: Callable[[], Any]):
        self.number, self._make = number, make

    @cached_property
    def news_created_once(self) -> Any:
        """The data that streams send about the entry. The first access creates the data."""
        return self._make()


class StreamsOfMatch:
    """All streams of one match in this process. The class works with threads, and with greenlets after gevent
    has patched the threading module."""

    def __init__(self) -> None:
        self.watches: list[WaitingStream] = []
        """The streams of the match, oldest first."""
        self.announced_at = 0.0
        """Time of the last wake-up or of the last new stream, in seconds of the monotonic clock. A new stream
        counts as a wake-up, because a new stream reads the latest entries itself."""
        self._wakes = 0
        self._reading = threading.Lock()
        self._read_at = 0
        self._read: dict[Hashable, Any] = {}
        self._local_news: dict[int, NewsOfLocalEntry] = {}
        self._paused_until = 0.0

    def add_stream(self, watch: "WaitingStream", most: int = MOST_STREAMS_OF_A_TOKEN) -> None:
        """Add a stream of this match. If more than `most` streams now have the same token, the oldest of
        these streams end."""
        self.watches.append(watch)
        self.announced_at = time.monotonic()
        self._wakes += 1  # discards cached reads, which did not check the token of the new stream
        of_its_token = [each for each in self.watches if each.token == watch.token]
        for older in of_its_token[:-most]:
            older.end_stream()

    def wake_all_streams(self, local_news: NewsOfLocalEntry | None = None) -> None:
        """Wake all streams of the match.

        `local_news`: the data about a new entry that this process has stored. It is kept in memory for the
        streams. If `local_news` is None, the data in memory is deleted, so that all streams read the
        database.
        """
        self._wakes += 1
        if local_news is None:
            self._local_news = {}
        else:
            self._local_news[local_news.number] = local_news
            self._local_news.pop(local_news.number - _MOST_CACHED_READS_AND_LOCAL_NEWS, None)
        for watch in tuple(self.watches):
            watch.wake_stream()

    def find_news_of_local_entry(self, number: int) -> NewsOfLocalEntry | None:
        """The data in memory about the entry with this number. None if the caller has to read the
        database."""
        return self._local_news.get(number)

    def read_once_for_all_streams(self, key: Hashable, read: Callable[[], T]) -> T:
        """Return the result of `read`. All calls with the same key share one result until the next wake-up.

        Raises NotApplied if the database cannot answer. For the next `_SECONDS_WITHOUT_READS_AFTER_OUTAGE`
        seconds only cached results are returned, and every other call raises NotApplied.
        """
        with self._reading:
            if self._read_at != self._wakes or len(self._read) >= _MOST_CACHED_READS_AND_LOCAL_NEWS:
                self._read_at, self._read = self._wakes, {}
            if key not in self._read:
                self._read[key] = self._read_unless_paused(read)
            found: T = self._read[key]
            return found

    def _read_unless_paused(self, read: Callable[[], T]) -> T:
        # Without this pause, each stream would wait for a database that does not answer, one after another.
        if time.monotonic() < self._paused_until:
            raise NotApplied("the database could not serve a moment ago")
        try:
            return read()
        except NotApplied:
            self._paused_until = time.monotonic() + _SECONDS_WITHOUT_READS_AFTER_OUTAGE
            raise


class WaitingStream:
    """A stream that sends the entries of a match to a phone.

    - `token`: The token with which the phone opened the stream.
    - `number`: The number of the last entry that was sent.
    - `is_over`: Whether the stream must end. It ends if the process ends, or if too many newer streams have
      the same token.
    - `takes_local_news`: Whether the stream may send data from memory about an entry that this process has
      stored (`NewsOfLocalEntry`). If false, the stream always reads the database.
    - `looked_at`: Time of the last safety check, in seconds of the monotonic clock. A safety check finds out
      whether the stream has missed a wake-up.
    """

    def __init__(self, match_id: str, token: str, audience: StreamsOfMatch):
        self.match_id, self.token, self.audience = match_id, token, audience
        self.number = 0
        self.is_over = False
        self.takes_local_news = False
        self.looked_at = time.monotonic()
        self._woken = threading.Event()

    def wake_stream(self) -> None:
        """End the waiting call of `wait_for_wakeup`. If no call is waiting, the next call returns at once."""
        self._woken.set()

    def end_stream(self) -> None:
        """Mark the stream as over, and wake it so that it ends."""
        self.is_over = True
        self.wake_stream()

    def wait_for_wakeup(self, timeout: float) -> None:
        """Wait for a wake-up, at most `timeout` seconds. Returns at once if a wake-up has come since the last
        call."""
        self._woken.wait(timeout)
        self._woken.clear()
