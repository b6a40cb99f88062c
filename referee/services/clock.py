"""The only clocks."""

import time

from referee import machine


def now() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds of a monotonic clock that also runs while the machine sleeps."""
    return time.clock_gettime_ns(machine.STEADY) // 1_000_000
