"""Callbacks that count problems with wake-ups. The default callbacks do nothing. The API sets callbacks that
count."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class WakeupFailureCounters:
    """Callbacks that count problems with wake-ups.

    The safety poll calls `missed` if it has found news for a stream, but no wake-up came. The `Notifier` and
    the `Listener` each call `lost`: with 1 when the bus is lost, and with -1 when the bus answers again or is
    no longer needed.
    """

    missed: Callable[[], object] = lambda: None
    lost: Callable[[int], object] = lambda change: None
