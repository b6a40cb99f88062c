"""Callbacks that count problems with wake-ups. The default callbacks do nothing. The API sets callbacks that
count."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class WakeupFailureCounters:
    """Callbacks that count problems with wake-ups.

    The safety poll calls `missed` if it has found news of a match, but no wake-up came for the news. The
    `Notifier` and the `Listener` each call `lost`: with 1 when the bus cannot be reached, and with -1 when
    the bus answers again.
    """

    missed: Callable[[], object] = lambda: None
    lost: Callable[[int], object] = lambda change: None
