"""A poll that wakes, about once a second, the streams whose wake-up was lost.

One poll serves all streams of a process, because a poll for each of a thousand streams would keep it busy. It
checks many streams in parts, so that a claim that arrives meanwhile waits for a short read at most.
"""

import math
import random
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from flask import Flask

from referee.live.counters import Counters
from referee.live.subscriptions import Audience, Watch
from referee.storage import journal, tokens
from referee.storage.transactions import NotApplied, reading

_WATCHES_AT_ONCE = 100
"""Maximum number of watches that one read checks. It takes less than a millisecond."""
_PAUSE = (0.8, 0.95)
"""Shortest and longest time in seconds between two checks of a watch. It is random, so that not all processes
read at the same moment."""
_NOTICE_DELAY = 1
"""Seconds before and after a check in which a wake-up may come. News without one in that time counts as
missed."""


class SafetyPoll:
    """Checks all watches of a process, again and again."""

    def __init__(
        self,
        app: Flask,
        watches: Callable[[], Sequence[Watch]],
        wake: Callable[[str], None],
        counters: Counters,
    ):
        self._app, self._watches, self._wake, self._counters = app, watches, wake, counters
        self._found: dict[Audience, float] = {}

    def step(self) -> None:
        """Wait for the next check, then check the watches that were checked longest ago."""
        parts = math.ceil(len(self._watches()) / _WATCHES_AT_ONCE) or 1
        time.sleep(random.uniform(*_PAUSE) / parts)
        part = sorted(self._watches(), key=lambda watch: watch.looked_at)[:_WATCHES_AT_ONCE]
        for watch in part:
            watch.looked_at = time.monotonic()
        # If the database cannot serve now, these watches are checked again in a second.
        with suppress(NotApplied), self._app.app_context():
            found = _watches_with_news(part)
            self._keep_found(found)
            for match_id in {watch.match_id for watch in found}:
                self._wake(match_id)
        self._count_missed()

    def close(self) -> None:
        """Do nothing, because the poll holds no connection."""

    def _keep_found(self, found: Iterable[Watch]) -> None:
        for watch in found:
            self._found.setdefault(watch.audience, time.monotonic())

    def _count_missed(self) -> None:
        """Count news that was found some time ago without a wake-up shortly before or after."""
        now = time.monotonic()
        for audience, at in [*self._found.items()]:
            if now > at + _NOTICE_DELAY:
                del self._found[audience]
                if audience.announced_at < at - _NOTICE_DELAY:
                    self._counters.missed()


def _watches_with_news(watches: Sequence[Watch]) -> list[Watch]:
    """The watches that have not sent the last entry yet, or whose token is not valid any more."""
    with reading() as session:
        numbers = journal.last_numbers(session, {watch.match_id for watch in watches})
        living = tokens.living(session, {watch.token for watch in watches})
    return [
        watch for watch in watches if numbers.get(watch.match_id) != watch.number or watch.token not in living
    ]
