"""The time of an evening. It passes only when people wait, so an evening is the same on a slow machine."""

import time


class Clock:
    """Stands where the module `time` stands in the service."""

    CLOCK_BOOTTIME = time.CLOCK_BOOTTIME

    def __init__(self) -> None:
        self._now = time.time_ns()

    def time_ns(self) -> int:
        """Nanoseconds since 1970."""
        return self._now

    def clock_gettime_ns(self, clock: int) -> int:
        """The same: here nobody sets a clock."""
        return self._now

    def wait(self, seconds: float) -> None:
        self._now += round(seconds * 1e9)
