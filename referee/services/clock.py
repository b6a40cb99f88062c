"""The only clocks."""

import time

from referee import machine


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds by a clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime_ns(machine.STEADY) // 1_000_000
