"""The bus that carries wake-ups between processes. The bus is PostgreSQL or Redis.

A message names a match that may have new entries. A false or repeated message costs at most one read of the
database. If a message is lost, the safety poll (`safety_poll.py`) finds the new entries. A process subscribes
only to the channels of matches that have streams in this process.
"""

import zlib
from collections.abc import Callable, Iterable
from typing import Protocol

NUMBER_OF_BUS_CHANNELS = 4096
"""Number of channels of the bus. Each match belongs to one channel, and several matches may share a channel.
For example, a process with streams of 400 matches receives only about a tenth of all messages."""
MOST_SECONDS_FOR_BUS_ANSWER = 2
"""Maximum time in seconds to wait for an answer of the bus."""


class BusConnection(Protocol):
    """A connection to the bus, for one thread. Its methods raise the errors of the database or Redis driver.
    After an error the caller closes the connection."""

    def send(self, notices: Iterable[tuple[str, str]]) -> None:
        """Send messages. Each pair in `notices` is a channel and a message."""

    def set_subscribed_channels(self, channels: frozenset[str]) -> None:
        """Subscribe to these channels, and end the subscriptions of all other channels."""

    def receive(self, seconds: float) -> list[str]:
        """Return the messages that have arrived. If there are none yet, wait at most `seconds` seconds for a
        message."""

    def check_that_bus_answers(self) -> None:
        """Raise an error if the bus does not answer within `MOST_SECONDS_FOR_BUS_ANSWER` seconds."""

    def close(self) -> None:
        """Close the connection. Never raises an error."""


OpenBusConnection = Callable[[], BusConnection]
"""A function that opens a new connection to the bus."""


def bus_channel_of_match(match_id: str) -> str:
    """The name of the channel on which wake-ups of a match are sent. All processes compute the same name."""
    return f"referee_{zlib.crc32(match_id.encode()) % NUMBER_OF_BUS_CHANNELS}"
