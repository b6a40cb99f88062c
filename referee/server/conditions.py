"""What a machine must have for the server, looked at before it starts."""

from datetime import date

from referee import machine
from referee.server import sentences

MEGABYTE = 1_000_000
NEEDED = 170 * MEGABYTE
"""Maximum number of bytes of memory that a server with one worker needs. `make prove ARGS=small` measures
it."""
EARLIEST = date(2026, 11, 1)
"""Nobody has this release before that day, so a clock that says an earlier one is wrong."""


class NotEnough(Exception):
    """The machine cannot run the server; the message is one sentence."""


def check_memory() -> None:
    """Raise NotEnough if the system would end the server for want of memory, which it does without a word."""
    given = machine.memory()
    if given is not None and given < NEEDED:
        numbers = {"needed": NEEDED // MEGABYTE, "given": given // MEGABYTE}
        raise NotEnough(sentences.TOO_LITTLE_MEMORY.format(**numbers))


def notices(today: date, has_indexes: bool, builds_indexes: str) -> list[str]:
    """What is not as it should be on this day, in sentences; the server runs all the same. `builds_indexes`
    is the command that builds the indexes of questions."""
    said = []
    if today < EARLIEST:
        said.append(sentences.CLOCK_IS_BEHIND.format(date=today.isoformat()))
    if not has_indexes:
        said.append(sentences.NO_INDEXES.format(command=builds_indexes))
    return said
