"""A poll that checks each stream about once a second, and wakes the streams whose wake-up was lost.

One poll serves all streams of a process, because one poll for each stream would keep the process busy. Each
database read is for only a part of the streams, so that a claim never waits long for the end of a read.
"""

import math
import random
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from referee.live.counters import WakeupFailureCallbacks
from referee.live.subscriptions import StreamsOfMatch, WaitingStream
from referee.storage import journal, tokens
from referee.storage.db import AppContext
from referee.storage.transactions import NotApplied, open_read_session

_MOST_STREAMS_PER_READ = 100
"""Maximum number of streams that one database read checks. A read for 100 streams takes less than a
millisecond."""
_SECONDS_BETWEEN_CHECKS = (0.8, 0.95)
"""Minimum and maximum time in seconds between two checks of a stream. The time is chosen at random, so that
the processes do not all read at the same moment."""
_MOST_WAKEUP_DELAY_SECONDS = 1
"""Maximum time in seconds by which a wake-up may come before or after the poll finds the same news. If no
wake-up comes in this time, it counts as missed."""


class SafetyPoll:
    """A poll that checks all streams of a process about once a second, and wakes the streams with news."""

    def __init__(
        self,
        app_context: AppContext,
        watches: Callable[[], Sequence[WaitingStream]],
        wake: Callable[[str], None],
        counters: WakeupFailureCallbacks,
    ):
        self._app_context, self._watches, self._wake, self._counters = app_context, watches, wake, counters
        self._found: dict[StreamsOfMatch, float] = {}

    def run_one_step(self) -> None:
        """Wait until the next check is due. Then check the streams whose last check is longest ago, at most
        `_MOST_STREAMS_PER_READ` streams."""
        parts = math.ceil(len(self._watches()) / _MOST_STREAMS_PER_READ) or 1
        time.sleep(random.uniform(*_SECONDS_BETWEEN_CHECKS) / parts)
        part = sorted(self._watches(), key=lambda watch: watch.looked_at)[:_MOST_STREAMS_PER_READ]
        for watch in part:
            watch.looked_at = time.monotonic()
        # If the database cannot answer now, these streams are checked again in about a second.
        with suppress(NotApplied), self._app_context():
            found = _streams_to_wake(part)
            self._remember_when_news_was_found(found)
            for match_id in {watch.match_id for watch in found}:
                self._wake(match_id)
        self._count_missed_wakeups()

    def close(self) -> None:
        """Do nothing, because the poll has no connection to close."""

    def _remember_when_news_was_found(self, found: Iterable[WaitingStream]) -> None:
        for watch in found:
            self._found.setdefault(watch.audience, time.monotonic())

    def _count_missed_wakeups(self) -> None:
        """Count a missed wake-up for each match with news that the poll found, but that no wake-up announced.

        The wake-up may come up to `_MOST_WAKEUP_DELAY_SECONDS` seconds before or after the poll finds the
        news.
        """
        now = time.monotonic()
        for audience, at in [*self._found.items()]:
            if now > at + _MOST_WAKEUP_DELAY_SECONDS:
                del self._found[audience]
                if audience.announced_at < at - _MOST_WAKEUP_DELAY_SECONDS:
                    self._counters.missed()


def _streams_to_wake(watches: Sequence[WaitingStream]) -> list[WaitingStream]:
    """The streams that have to be woken: they have not sent the last entry of their match, or their token is
    no longer valid."""
    with open_read_session() as session:
        numbers = journal.last_entry_numbers(session, {watch.match_id for watch in watches})
        living = tokens.find_valid_tokens(session, {watch.token for watch in watches})
    return [
        watch for watch in watches if numbers.get(watch.match_id) != watch.number or watch.token not in living
    ]
