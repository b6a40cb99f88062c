"""The only clocks."""

import time

from referee.machine import steady as steady


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
