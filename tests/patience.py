"""How long something takes, on a machine that does other things as well."""

import time
from collections.abc import Callable

TRIES = 3


def takes(least: float, most: float, work: Callable[[], object]) -> bool:
    """Whether it takes so many seconds in one of three tries: whoever is busy beside us delays one of them,
    what waits too long delays each. None may be too short."""
    return any(_takes(least, most, work) for _ in range(TRIES))


def _takes(least: float, most: float, work: Callable[[], object]) -> bool:
    before = time.monotonic()
    work()
    seconds = time.monotonic() - before
    assert least <= seconds, f"it took {seconds:.3f} seconds, less than {least}"
    return seconds < most
