"""The bus that carries wake-ups between processes: PostgreSQL or Redis.

A message only names a match that may have news. A lost, late, false or repeated message costs at most one
read. A process follows the channels of the matches that its clients watch.
"""

import zlib
from collections.abc import Callable, Iterable
from typing import Protocol

CHANNELS = 4096
"""Number of channels. A process with hundreds of matches still receives only a tenth of all messages."""
PATIENCE = 2
"""Maximum seconds to wait for an answer of the bus."""


class Line(Protocol):
    """A connection to the bus, for one thread. Methods raise the errors of the driver. Then the caller closes
    it."""

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        """Send messages, as pairs of channel and message."""

    def follow(self, channels: frozenset[str]) -> None:
        """Receive the messages of these channels from now on, and of no others."""

    def receive(self, seconds: float) -> list[str]:
        """Return the messages that have come, or wait for at most `seconds` if there are none."""

    def check(self) -> None:
        """Raise an error if the bus does not answer within `PATIENCE` seconds."""

    def close(self) -> None:
        """Close the connection. It never raises."""


Connect = Callable[[], Line]
"""Opens a new connection."""


def channel_of(match_id: str) -> str:
    """The channel of a match. It is the same in each process."""
    return f"referee_{zlib.crc32(match_id.encode()) % CHANNELS}"
