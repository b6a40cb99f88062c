"""Once a second: whoever has missed something is woken.

One look for all streams of a process, because a look by each of a thousand would keep it busy; and of many
streams a part at a time, so that whoever hears of a claim meanwhile seldom meets a look, and a short one.
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

_AT_ONCE = 100
"""So many are looked at in one read, which takes less than a millisecond."""
_PAUSE = (0.8, 0.95)
"""Seconds between two looks at a watch, from and to: not all processes look in the same moment."""
_ON_ITS_WAY = 1
"""Seconds before and after a look in which news may be told, and is not missed."""


class Pulse:
    """Looks at all watches of a process, again and again."""

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
        """Wait for the next look, then look at those who were looked at longest ago."""
        parts = math.ceil(len(self._watches()) / _AT_ONCE) or 1
        time.sleep(random.uniform(*_PAUSE) / parts)
        part = sorted(self._watches(), key=lambda watch: watch.looked_at)[:_AT_ONCE]
        for watch in part:
            watch.looked_at = time.monotonic()
        # Whatever it cannot ask now, it asks in a second.
        with suppress(NotApplied), self._app.app_context():
            found = _with_news(part)
            self._note(found)
            for match_id in {watch.match_id for watch in found}:
                self._wake(match_id)
        self._judge()

    def close(self) -> None:
        """Nothing to close: the poll holds no connection."""

    def _note(self, found: Iterable[Watch]) -> None:
        for watch in found:
            self._found.setdefault(watch.audience, time.monotonic())

    def _judge(self) -> None:
        """Count what was found a while ago, and told neither shortly before nor since."""
        now = time.monotonic()
        for audience, at in [*self._found.items()]:
            if now > at + _ON_ITS_WAY:
                del self._found[audience]
                if audience.told_at < at - _ON_ITS_WAY:
                    self._counters.missed()


def _with_news(watches: Sequence[Watch]) -> list[Watch]:
    """Those who have not been told something yet."""
    with reading() as session:
        numbers = journal.last_numbers(session, {watch.match_id for watch in watches})
        living = tokens.living(session, {watch.token for watch in watches})
    return [
        watch for watch in watches if numbers.get(watch.match_id) != watch.number or watch.token not in living
    ]
