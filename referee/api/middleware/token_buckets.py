"""How often anything may happen: token buckets in this process's memory.

    bucket = Buckets()
    bucket.take(Rate(10, SECOND, burst=20), "ann's token")   0.0: go on; 0.3: come again in 0.3 seconds

A bucket is one number, the moment at which it would be full again. It needs no list of events, no thread that
sweeps, and no wall clock, which somebody may set. (The package `limits` was tried: its memory storage keeps
every key it ever saw, walks over all of them in a thread a hundred times a second, and knows no bursts.)
Each worker has buckets of its own, so with several workers the rate is multiplied by their number.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86_400
MOST_BUCKETS = 50_000
"""Maximum number of buckets. Beyond it, those that were used least recently are forgotten."""

ROUNDING = 1e-6
"""Waits and bursts below this are rounding errors, in seconds."""


@dataclass(frozen=True)
class Rate:
    """`many` events in `seconds`, spread evenly; `burst` of them may come at once."""

    many: int
    seconds: int
    burst: int

    @property
    def seconds_apart(self) -> float:
        """Return the seconds between two events at this rate."""
        return self.seconds / self.many


class Buckets:
    """Token buckets by rate and key."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self._full_at: dict[tuple[Rate, str], float] = {}

    def wait(self, rate: Rate, key: str, amount: int = 1) -> float:
        """Return the seconds until this amount fits; 0 if it fits now. Nothing is counted."""
        now = self._clock()
        full_at = max(now, self._full_at.get((rate, key), now))
        wait = full_at - now - (rate.burst - amount) * rate.seconds_apart
        return wait if wait > ROUNDING else 0.0

    def left(self, rate: Rate, key: str) -> tuple[int, float]:
        """Return how many fit now, and the seconds until the bucket is full."""
        now = self._clock()
        full_in = max(now, self._full_at.get((rate, key), now)) - now
        return max(0, int(rate.burst - full_in / rate.seconds_apart + ROUNDING)), full_in

    def count(self, rate: Rate, key: str, amount: int = 1) -> None:
        """Count this amount, even if it does not fit. The debt is capped at one burst."""
        now = self._clock()
        full_at = max(now, self._full_at.pop((rate, key), now))
        self._full_at[rate, key] = min(
            full_at + amount * rate.seconds_apart, now + rate.burst * rate.seconds_apart
        )
        if len(self._full_at) > MOST_BUCKETS:
            self._sweep(now)

    def give_back(self, rate: Rate, key: str, amount: int = 1) -> None:
        """Undo the count of this amount."""
        now = self._clock()
        full_at = self._full_at.pop((rate, key), now) - amount * rate.seconds_apart
        if full_at > now:
            self._full_at[rate, key] = full_at

    def take(self, rate: Rate, key: str) -> float:
        """Count one if it fits now, and return 0; otherwise return the seconds until it fits."""
        wait = self.wait(rate, key)
        if not wait:
            self.count(rate, key)
        return wait

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full, and the least recently used ones of the others."""
        kept = [(key, full_at) for key, full_at in self._full_at.items() if full_at > now]
        self._full_at = dict(kept[-MOST_BUCKETS // 2 :])
