"""How large numbers may be, and how long texts and lists."""

from typing import Any, NamedTuple

from referee.kit.quantities import (
    ColumnId,
    Count,
    EntryNumber,
    Milliseconds,
    PersonName,
    Points,
    Remark,
    RoundNumber,
    Value,
)
from referee.kit.seats import Seat

LARGEST_NUMBER = 2**53 - 1
"""The largest number that every reader of JSON reads exactly."""
LAST_MOMENT = 4_102_444_799_999
"""The last ms of the year 2099. Nobody has kept a match later, not even on a machine whose clock is wrong."""


class Bounds(NamedTuple):
    """The lowest and the highest number of a kind: in a claim, and in a ruling, where claims add up."""

    claimed: tuple[int, int]
    ruled: tuple[int, int]


def _alike(low: int, high: int) -> Bounds:
    return Bounds((low, high), (low, high))


NUMBERS: dict[Any, Bounds] = {
    Seat: _alike(0, 99),
    Count: Bounds((0, 200), (0, 1_000)),
    Value: _alike(0, 100),
    ColumnId: _alike(1, 1_000),
    Points: Bounds((0, 100_000), (-1_000_000_000, 1_000_000_000)),
    EntryNumber: _alike(1, 10_000_000),
    RoundNumber: _alike(1, 10_000),
    Milliseconds: Bounds((0, LARGEST_NUMBER), (0, LAST_MOMENT)),
    int: Bounds((-1_000_000, 1_000_000), (-LARGEST_NUMBER, LARGEST_NUMBER)),
}
"""By the type of a whole number."""

LONGEST_LIST = 200
"""Maximum number of items of a list in a claim."""
LONGEST_CHOICE = 100
"""Maximum number of members of an object in a claim."""
LONGEST_NAME = 40
LONGEST_REMARK = 500
LONGEST_WORD = 100
"""Maximum number of characters."""
TEXTS: dict[Any, int] = {PersonName: LONGEST_NAME, Remark: LONGEST_REMARK, str: LONGEST_WORD}
"""Maximum number of characters, by the type of a text."""
