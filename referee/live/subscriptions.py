"""Those who wait for news of one match in this process, and what is made once for all of them.

Most news comes about here: whoever stores an entry passes it on (`PassedOn`), and who has been told all
before it need not read it again. Everything else is read: another process's entries, what a phone has missed,
and all that is told to a token which is no phone's.
"""

import threading
import time
from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any, TypeVar

from referee.storage.transactions import NotApplied

T = TypeVar("T")

STREAMS_OF_A_TOKEN = 2
"""At one match and in one process: the newest, as what a phone has left may look alive for long."""
STREAMS_OF_A_LINK = 20
"""The same for a token that is one link on many phones."""
_AT_MOST = 4
"""So much is kept for those who ask for the same: those who are far behind each ask for something else."""
_PAUSE = 1
"""Seconds for which a database that could not serve is not asked again."""


class PassedOn:
    """The news of one entry, from whoever has stored it; `number` is the entry's. It is made when the first
    one wants it, so that the claim does not wait for that."""

    def __init__(self, number: int, make: Callable[[], Any]):
        self.number, self._make = number, make

    @cached_property
    def news(self) -> Any:
        return self._make()


class Audience:
    """All who watch one match. For threads and, once gevent has patched, for greenlets."""

    def __init__(self) -> None:
        self.watches: list[Watch] = []
        """In the order in which they came."""
        self.told_at = 0.0
        """When anybody told of news, or one more came, who reads all there is."""
        self._wakes = 0
        self._reading = threading.Lock()
        self._read_at = 0
        self._read: dict[Hashable, Any] = {}
        self._passed_on: dict[int, PassedOn] = {}
        self._paused_until = 0.0

    def add(self, watch: "Watch", most: int = STREAMS_OF_A_TOKEN) -> None:
        """Register one more watch. If its token has more than `most` now, the oldest of them end."""
        self.watches.append(watch)
        self.told_at = time.monotonic()
        self._wakes += 1  # what was read before it came does not tell of its token
        of_its_token = [each for each in self.watches if each.token == watch.token]
        for older in of_its_token[:-most]:
            older.end()

    def wake(self, passed_on: PassedOn | None = None) -> None:
        """Wake all. What comes with a wake-up is kept until one comes with nothing: then all must be read."""
        self._wakes += 1
        if passed_on is None:
            self._passed_on = {}
        else:
            self._passed_on[passed_on.number] = passed_on
            self._passed_on.pop(passed_on.number - _AT_MOST, None)
        for watch in tuple(self.watches):
            watch.wake()

    def passed_on(self, number: int) -> PassedOn | None:
        """The entry of this number, if it was passed on and may still be told without reading."""
        return self._passed_on.get(number)

    def shared(self, key: Hashable, read: Callable[[], T]) -> T:
        """What `read` returns, which is read once for all who ask for the same key after the same wake-up.

        If there is another wake-up meanwhile, everybody who was woken asks again. Raises NotApplied, also for
        a moment after the database could not serve somebody else.
        """
        with self._reading:
            if self._read_at != self._wakes or len(self._read) >= _AT_MOST:
                self._read_at, self._read = self._wakes, {}
            if key not in self._read:
                self._read[key] = self._unless_paused(read)
            found: T = self._read[key]
            return found

    def _unless_paused(self, read: Callable[[], T]) -> T:
        # Else all who are woken while the database hangs would wait for it one after the other.
        if time.monotonic() < self._paused_until:
            raise NotApplied("the database could not serve a moment ago")
        try:
            return read()
        except NotApplied:
            self._paused_until = time.monotonic() + _PAUSE
            raise


class Watch:
    """A phone's stream: the `number` of the last entry it was told, and by whose token.

    `is_over`: it must end, because the process does or its token has newer ones. `takes_what_is_passed_on`:
    see `services/streaming.py`. `looked_at`: when anybody looked whether it has missed something.
    """

    def __init__(self, match_id: str, token: str, audience: Audience):
        self.match_id, self.token, self.audience = match_id, token, audience
        self.number = 0
        self.is_over = False
        self.takes_what_is_passed_on = False
        self.looked_at = time.monotonic()
        self._woken = threading.Event()

    def wake(self) -> None:
        self._woken.set()

    def end(self) -> None:
        self.is_over = True
        self.wake()

    def wait(self, timeout: float) -> None:
        """Wait until somebody wakes this watch (a wake-up since the last wait counts), or so many seconds."""
        self._woken.wait(timeout)
        self._woken.clear()
