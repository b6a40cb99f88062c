"""Token buckets in the memory of this process. They limit how often an event may happen.

    buckets = TokenBuckets()
    buckets.count_if_allowed(Rate(10, SECOND, burst=20), "ann")   0.0: the event is allowed and counted
                                                                  0.3: the event is allowed in 0.3 seconds

A bucket is stored as one number: the time at which the bucket is full again. So no events have to be stored
or deleted. The time is read from a monotonic clock, which nobody can set. Each worker has separate buckets,
so several workers together allow a multiple of the rate.

The package `limits` was tried and rejected. Its memory storage never deletes a key, reads all keys in a
thread a hundred times a second, and does not support bursts.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86_400
MOST_TOKEN_BUCKETS = 50_000
"""Maximum number of buckets. Above this number, full buckets and the least recently used ones are deleted."""

ROUNDING_ERROR_SECONDS = 1e-6
"""Waiting times up to this number of seconds count as 0, because they are rounding errors."""


@dataclass(frozen=True)
class Rate:
    """A maximum rate: `many` events in `seconds` in the long run. Up to `burst` events may come at once."""

    many: int
    seconds: int
    burst: int

    @property
    def seconds_between_events(self) -> float:
        """Return the number of seconds between two events if events come at exactly this rate."""
        return self.seconds / self.many


class TokenBuckets:
    """One token bucket for each pair of a rate and a key."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self._full_at: dict[tuple[Rate, str], float] = {}

    def seconds_until_allowed(self, rate: Rate, key: str, amount: int = 1) -> float:
        """Return the number of seconds until `amount` events are allowed. Nothing is counted.

        The result is 0 if the events are allowed now.
        """
        now = self._clock()
        full_at = max(now, self._full_at.get((rate, key), now))
        wait = full_at - now - (rate.burst - amount) * rate.seconds_between_events
        return wait if wait > ROUNDING_ERROR_SECONDS else 0.0

    def remaining_and_seconds_to_full(self, rate: Rate, key: str) -> tuple[int, float]:
        """Return the number of events that are allowed now, and the seconds until the bucket is full."""
        now = self._clock()
        full_in = max(now, self._full_at.get((rate, key), now)) - now
        return max(
            0, int(rate.burst - full_in / rate.seconds_between_events + ROUNDING_ERROR_SECONDS)
        ), full_in

    def count_events(self, rate: Rate, key: str, amount: int = 1) -> None:
        """Count `amount` events, even if the bucket allows fewer. Then the bucket is empty afterwards."""
        now = self._clock()
        full_at = max(now, self._full_at.pop((rate, key), now))
        self._full_at[rate, key] = min(
            full_at + amount * rate.seconds_between_events, now + rate.burst * rate.seconds_between_events
        )
        if len(self._full_at) > MOST_TOKEN_BUCKETS:
            self._delete_full_and_old_buckets(now)

    def undo_count(self, rate: Rate, key: str, amount: int = 1) -> None:
        """Undo the count of `amount` events."""
        now = self._clock()
        full_at = self._full_at.pop((rate, key), now) - amount * rate.seconds_between_events
        if full_at > now:
            self._full_at[rate, key] = full_at

    def count_if_allowed(self, rate: Rate, key: str) -> float:
        """If the bucket allows an event now, count the event and return 0.

        Otherwise count nothing, and return the number of seconds until the bucket allows the event.
        """
        wait = self.seconds_until_allowed(rate, key)
        if not wait:
            self.count_events(rate, key)
        return wait

    def _delete_full_and_old_buckets(self, now: float) -> None:
        """Keep the `MOST_TOKEN_BUCKETS // 2` most recently used buckets that are not full."""
        kept = [(key, full_at) for key, full_at in self._full_at.items() if full_at > now]
        self._full_at = dict(kept[-MOST_TOKEN_BUCKETS // 2 :])
