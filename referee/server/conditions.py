"""Checks before the server starts: the memory and the clock of this machine, and the search indexes."""

from datetime import date

from referee import machine
from referee.server import sentences

MEGABYTE = 1_000_000
MEMORY_NEEDED_IN_BYTES = 170 * MEGABYTE
"""Memory in bytes that a server with one worker needs at most. `make prove ARGS=small` checks this number."""
EARLIEST_POSSIBLE_DATE = date(2026, 11, 1)
"""Earliest date that a correct clock can show while this release runs. On an earlier date, the clock is
wrong."""


class NotEnoughMemory(Exception):
    """The machine has too little memory for the server. The message is one sentence."""


def require_enough_memory() -> None:
    """Raise NotEnoughMemory if this process may use less than `MEMORY_NEEDED_IN_BYTES` bytes of memory.

    If the server ran out of memory later, the operating system would kill it without a message.
    """
    given = machine.usable_memory_in_bytes()
    if given is not None and given < MEMORY_NEEDED_IN_BYTES:
        numbers = {"needed": MEMORY_NEEDED_IN_BYTES // MEGABYTE, "given": given // MEGABYTE}
        raise NotEnoughMemory(sentences.TOO_LITTLE_MEMORY.format(**numbers))


def startup_warnings(today: date, has_indexes: bool, builds_indexes: str) -> list[str]:
    """Return one sentence for each problem that does not prevent the server from running.

    The problems are a clock that is behind, and missing search indexes. `builds_indexes` is the shell command
    that builds the indexes.
    """
    said = []
    if today < EARLIEST_POSSIBLE_DATE:
        said.append(sentences.CLOCK_IS_BEHIND.format(date=today.isoformat()))
    if not has_indexes:
        said.append(sentences.SEARCH_INDEXES_MISSING.format(command=builds_indexes))
    return said
