"""What carries wake-ups from process to process: lines to a bus, which is PostgreSQL or Redis.

A message says which match may have news, and nothing else. One that is lost, late, false or told twice costs
at most one read. A process hears the channels of those matches that somebody watches in it.
"""

import zlib
from collections.abc import Callable, Iterable
from typing import Protocol

CHANNELS = 4096
"""So many, that a process which serves hundreds of matches still hears only a tenth of all messages."""
PATIENCE = 2
"""Seconds for an answer of the bus."""


class Line(Protocol):
    """A connection to the bus, for one thread. Whatever its driver raises goes through; close it then."""

    def tell(self, notices: Iterable[tuple[str, str]]) -> None:
        """Send these: each is a channel and a message."""

    def follow(self, channels: frozenset[str]) -> None:
        """Hear these channels from now on, and no others."""

    def hear(self, seconds: float) -> list[str]:
        """The messages that have come, at once where there are any; else those of the next `seconds`."""

    def check(self) -> None:
        """Raise where the bus does not answer."""

    def close(self) -> None:
        """Give the connection up. It never raises."""


Connect = Callable[[], Line]
"""Makes a new line."""


def channel_of(match_id: str) -> str:
    """The same in every process."""
    return f"referee_{zlib.crc32(match_id.encode()) % CHANNELS}"
