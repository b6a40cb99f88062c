"""The streams that wait for news of one match in this process, and the results that they share.

Most news comes from this process: a service that stores an entry hands it over (`LocalNews`), and a stream
that has sent all entries before it does not read the database. A stream reads the entries of other processes
and the entries that it has missed. The stream of a token that is not a phone's reads all entries.
"""

import threading
import time
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, TypeVar

from referee.storage.transactions import NotApplied

T = TypeVar("T")

STREAMS_OF_A_TOKEN = 2
"""Maximum number of streams of a token at one match in one process. The newest ones stay, because a stream
that a phone has left may look open for long."""
STREAMS_OF_A_LINK = 20
"""Maximum number of streams of a read-only link, which may be on many phones, at one match in one process."""
_MOST_KEPT = 4
"""Maximum number of shared results, and of entries with local news, of a match. Streams that are far behind
read different entries, and share nothing."""
_PAUSE = 1
"""Seconds without another read after the database could not serve."""


class LocalNews:
    """The news of one entry that this process has stored, with the number of the entry. It is made when
    the first stream needs it, so that the claim does not wait."""

    def __init__(self, number: int, make: Callable[[], Any]):
        self.number, self._make = number, make

    @cached_property
    def news(self) -> Any:
        """The news, made at the first access."""
        return self._make()


class Audience:
    """All watches of one match. It works for threads and, after gevent has patched them, for greenlets."""

    def __init__(self) -> None:
        self.watches: list[Watch] = []
        """The watches, oldest first."""
        self.announced_at = 0.0
        """When the last wake-up came or the last watch was added, which reads all entries, in seconds of the
        monotonic clock."""
        self._wakes = 0
        self._reading = threading.Lock()
        self._read_at = 0
        self._read: dict[Hashable, Any] = {}
        self._local_news: dict[int, LocalNews] = {}
        self._paused_until = 0.0

    def add(self, watch: "Watch", most: int = STREAMS_OF_A_TOKEN) -> None:
        """Register one more watch. If its token has more than `most` now, the oldest of them end."""
        self.watches.append(watch)
        self.announced_at = time.monotonic()
        self._wakes += 1  # earlier results do not include the state of its token
        of_its_token = [each for each in self.watches if each.token == watch.token]
        for older in of_its_token[:-most]:
            older.end()

    def wake(self, local_news: LocalNews | None = None) -> None:
        """Wake all watches. Local news is kept until a wake-up comes without any. Then all watches must
        read."""
        self._wakes += 1
        if local_news is None:
            self._local_news = {}
        else:
            self._local_news[local_news.number] = local_news
            self._local_news.pop(local_news.number - _MOST_KEPT, None)
        for watch in tuple(self.watches):
            watch.wake()

    def local_news(self, number: int) -> LocalNews | None:
        """The local news of the entry with this number; None if it has to be read."""
        return self._local_news.get(number)

    def shared(self, key: Hashable, read: Callable[[], T]) -> T:
        """The result of `read`, which runs once for all watches with the same key after the same wake-up.

        After another wake-up all watches call this again. Raises NotApplied if the database cannot serve, and
        for `_PAUSE` seconds after that.
        """
        with self._reading:
            if self._read_at != self._wakes or len(self._read) >= _MOST_KEPT:
                self._read_at, self._read = self._wakes, {}
            if key not in self._read:
                self._read[key] = self._unless_paused(read)
            found: T = self._read[key]
            return found

    def _unless_paused(self, read: Callable[[], T]) -> T:
        # Without a pause all watches would wait one after the other while the database hangs.
        if time.monotonic() < self._paused_until:
            raise NotApplied("the database could not serve a moment ago")
        try:
            return read()
        except NotApplied:
            self._paused_until = time.monotonic() + _PAUSE
            raise


class Watch:
    """A stream to a phone: its token, and the `number` of the last entry that it has sent.

    `is_over`: it must end, because the process ends or its token has newer streams. `takes_local_news`: see
    `services/streaming.py`. `looked_at`: when the poll last checked it, in seconds of the monotonic clock.
    """

    def __init__(self, match_id: str, token: str, audience: Audience):
        self.match_id, self.token, self.audience = match_id, token, audience
        self.number = 0
        self.is_over = False
        self.takes_local_news = False
        self.looked_at = time.monotonic()
        self._woken = threading.Event()

    def wake(self) -> None:
        """End the current `wait`, or the next one."""
        self._woken.set()

    def end(self) -> None:
        """Mark the stream as over, and wake it."""
        self.is_over = True
        self.wake()

    def wait(self, timeout: float) -> None:
        """Wait for a wake-up, at most `timeout` seconds. A wake-up since the last wait counts."""
        self._woken.wait(timeout)
        self._woken.clear()
