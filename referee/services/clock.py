"""The only clocks."""

import time


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds by a clock that nobody sets, and that goes on while the machine sleeps."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
