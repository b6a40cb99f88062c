"""Checks of this machine before the server starts: its memory, its clock and the search indexes."""

from datetime import date

from referee import machine
from referee.server import sentences

MEGABYTE = 1_000_000
MEMORY_NEEDED_IN_BYTES = 170 * MEGABYTE
"""Maximum number of bytes of memory that a server with one worker needs. `make prove ARGS=small` measures
this number."""
EARLIEST_POSSIBLE_DATE = date(2026, 11, 1)
"""First day on which this release can exist. A machine with an earlier date has a wrong clock."""


class NotEnoughMemory(Exception):
    """The machine has too little memory for the server. The message is one sentence."""


def require_enough_memory() -> None:
    """Raise NotEnoughMemory if this process may use less than `MEMORY_NEEDED_IN_BYTES` bytes of memory.

    If the server later ran out of memory, the system would end the server without a message.
    """
    given = machine.usable_memory_in_bytes()
    if given is not None and given < MEMORY_NEEDED_IN_BYTES:
        numbers = {"needed": MEMORY_NEEDED_IN_BYTES // MEGABYTE, "given": given // MEGABYTE}
        raise NotEnoughMemory(sentences.TOO_LITTLE_MEMORY.format(**numbers))


def startup_warnings(today: date, has_indexes: bool, builds_indexes: str) -> list[str]:
    """Return one sentence for each problem that does not prevent the server from running.

    The problems are a clock that is behind, and search indexes that are missing. `builds_indexes` is the
    command that builds the indexes.
    """
    said = []
    if today < EARLIEST_POSSIBLE_DATE:
        said.append(sentences.CLOCK_IS_BEHIND.format(date=today.isoformat()))
    if not has_indexes:
        said.append(sentences.NO_INDEXES.format(command=builds_indexes))
    return said
