"""Callbacks that count lost wake-ups. They do nothing until the API sets them."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Counters:
    """Callbacks. `missed` is called after the poll has found news of a match without a wake-up. `lost` is
    called with 1 when the sender or the listener cannot reach the bus, and with -1 when it can again."""

    missed: Callable[[], object] = lambda: None
    lost: Callable[[int], object] = lambda change: None
