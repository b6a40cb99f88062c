"""Callbacks that count lost wake-ups and lost connections to the bus. The default callbacks do nothing. The
API replaces them with callbacks that count."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class WakeupFailureCallbacks:
    """Callbacks that count lost wake-ups and lost connections to the bus.

    - `missed`: Called for a lost wake-up. The safety poll (a regular check of the database) has found a new
      entry that no wake-up announced.
    - `lost`: Called with 1 when the `Notifier` or the `Listener` loses the bus. Called with -1 when the bus
      answers again or is no longer needed.
    """

    missed: Callable[[], object] = lambda: None
    lost: Callable[[int], object] = lambda change: None
