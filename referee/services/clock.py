"""The clocks of the server: the time of day, and a monotonic clock. No other module reads the time of day."""

import time

from referee import machine


def now() -> int:
    """The current time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    """The current reading of a monotonic clock in milliseconds. The clock never goes back, and also runs
    while the machine sleeps."""
    return time.clock_gettime_ns(machine.STEADY_CLOCK_ID) // 1_000_000
