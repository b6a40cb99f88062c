"""How often anything may happen: token buckets in this process's memory.

    bucket = Buckets()
    bucket.take(Rate(10, SECOND, burst=20), "ann's token")   0.0: go on; 0.3: come again in 0.3 seconds

A bucket is one number, the moment at which it would be full again: no list of what happened, no thread that
sweeps, and no wall clock that somebody may set. (The package `limits` was tried: its memory storage keeps
every key it ever saw, walks over all of them in a thread a hundred times a second, and knows no bursts.)
With several workers each has buckets of its own, so that many times as much goes through.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86_400
MOST_BUCKETS = 50_000
"""So many are remembered; where more are made up, those that were touched longest ago are forgotten."""

A_MOMENT = 1e-6
"""Seconds that only come of rounding."""


@dataclass(frozen=True)
class Rate:
    """`many` in so many seconds, spread evenly; `burst` of them may come at once."""

    many: int
    seconds: int
    burst: int

    @property
    def apart(self) -> float:
        return self.seconds / self.many


class Buckets:
    """Of one kind of things, one bucket a key."""

    def __init__(self, clock: Callable[[], float] = time.monotonic):
        self._clock = clock
        self._full_at: dict[tuple[Rate, str], float] = {}

    def wait(self, rate: Rate, key: str, more: int = 1) -> float:
        """The seconds until one more fits, or so many; 0 if it fits now. Nothing is counted."""
        now = self._clock()
        full_at = max(now, self._full_at.get((rate, key), now))
        wait = full_at - now - (rate.burst - more) * rate.apart
        return wait if wait > A_MOMENT else 0.0

    def left(self, rate: Rate, key: str) -> tuple[int, float]:
        """How many fit now, and the seconds until as many do as ever."""
        now = self._clock()
        full_in = max(now, self._full_at.get((rate, key), now)) - now
        return max(0, int(rate.burst - full_in / rate.apart + A_MOMENT)), full_in

    def count(self, rate: Rate, key: str, more: int = 1) -> None:
        """Count one more, or so many, whether or not the limit allows it. The next caller waits no longer
        than for one."""
        now = self._clock()
        full_at = max(now, self._full_at.pop((rate, key), now))
        self._full_at[rate, key] = min(full_at + more * rate.apart, now + rate.burst * rate.apart)
        if len(self._full_at) > MOST_BUCKETS:
            self._sweep(now)

    def give_back(self, rate: Rate, key: str, more: int = 1) -> None:
        """Undo the count of one, or of so many."""
        now = self._clock()
        full_at = self._full_at.pop((rate, key), now) - more * rate.apart
        if full_at > now:
            self._full_at[rate, key] = full_at

    def take(self, rate: Rate, key: str) -> float:
        """Count one more if it fits now, and tell 0; else the seconds until it does."""
        wait = self.wait(rate, key)
        if not wait:
            self.count(rate, key)
        return wait

    def _sweep(self, now: float) -> None:
        """Forget the buckets that are full again, and of the others those that were not used for longest."""
        kept = [(key, full_at) for key, full_at in self._full_at.items() if full_at > now]
        self._full_at = dict(kept[-MOST_BUCKETS // 2 :])
