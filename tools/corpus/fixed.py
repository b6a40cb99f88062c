"""Chance and time that are the same in every run: each chapter of the corpus has its own of both."""

import base64
from collections.abc import Sequence
from random import Random

BEGINNING = 1_795_000_000_000
"""Milliseconds since 1970."""


class Chance:
    """Stands in the place of the module `secrets`; `given` is all that it made, and `seed` a name of it."""

    def __init__(self, seed: str):
        self._random = Random(seed)
        self.seed = self._random.randbytes(8).hex()
        self.given: set[str] = set()

    def token_urlsafe(self, length: int) -> str:
        made = base64.urlsafe_b64encode(self._random.randbytes(length)).rstrip(b"=").decode()
        self.given.add(made)
        return made

    def choice(self, some: Sequence[str]) -> str:
        return self._random.choice(some)


class Clock:
    """Stands in the place of the module `time`; it stands still until it is moved."""

    CLOCK_BOOTTIME = 7

    def __init__(self) -> None:
        self.now = BEGINNING

    def time_ns(self) -> int:
        return self.now * 1_000_000

    def clock_gettime_ns(self, clock: int) -> int:
        return self.time_ns()

    def be(self, after: int) -> None:
        """So many milliseconds after the beginning; it never goes back."""
        self.now = max(self.now, BEGINNING + after)

    def wait(self, milliseconds: int = 1000) -> None:
        self.now += milliseconds
