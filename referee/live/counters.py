"""Who counts how well wake-ups get through: nobody, until somebody sets these."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Counters:
    """`missed` is called when the poll has found news of a match that nobody told. `lost` is called with 1
    when the bus cannot be reached, to tell or to listen, and with -1 when it can again."""

    missed: Callable[[], object] = lambda: None
    lost: Callable[[int], object] = lambda change: None
