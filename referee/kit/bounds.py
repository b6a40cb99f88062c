"""The limits of numbers, strings, lists and objects in claims and rulings."""

from typing import Any, NamedTuple

from referee.kit.quantities import (
    CardCount,
    CardValue,
    ColumnId,
    EntryNumber,
    Milliseconds,
    PersonName,
    Points,
    Remark,
    RoundNumber,
)
from referee.kit.seats import Seat

LARGEST_EXACT_JSON_INTEGER = 2**53 - 1
"""The largest integer that every JSON parser reads without rounding."""
LATEST_TIME_IN_MILLISECONDS = 4_102_444_799_999
"""Maximum time in a ruling: the last millisecond of the year 2099, in milliseconds since 1970.

The import of a match refuses later times, because only a wrong clock gives such a time.
"""


class Bounds(NamedTuple):
    """The limits of one number type. Each pair has the minimum and the maximum.

    - `claimed`: The limits of a number in a claim.
    - `ruled`: The limits of a number in a ruling. They are often wider, because a ruling may add the numbers
      of many claims.
    """

    claimed: tuple[int, int]
    ruled: tuple[int, int]


def _same_bounds_for_claim_and_ruling(low: int, high: int) -> Bounds:
    return Bounds((low, high), (low, high))


BOUNDS_BY_NUMBER_TYPE: dict[Any, Bounds] = {
    Seat: _same_bounds_for_claim_and_ruling(0, 99),
    CardCount: Bounds((0, 200), (0, 1_000)),
    CardValue: _same_bounds_for_claim_and_ruling(0, 100),
    ColumnId: _same_bounds_for_claim_and_ruling(1, 1_000),
    Points: Bounds((0, 100_000), (-1_000_000_000, 1_000_000_000)),
    EntryNumber: _same_bounds_for_claim_and_ruling(1, 10_000_000),
    RoundNumber: _same_bounds_for_claim_and_ruling(1, 10_000),
    Milliseconds: Bounds((0, LARGEST_EXACT_JSON_INTEGER), (0, LATEST_TIME_IN_MILLISECONDS)),
    int: Bounds((-1_000_000, 1_000_000), (-LARGEST_EXACT_JSON_INTEGER, LARGEST_EXACT_JSON_INTEGER)),
}
"""The limits of each integer type. The keys are the types."""

MOST_LIST_ITEMS_IN_CLAIM = 200
"""Maximum number of items of a list in a claim."""
MOST_OBJECT_MEMBERS_IN_CLAIM = 100
"""Maximum number of members of an object in a claim."""
MOST_CHARACTERS_OF_NAME = 40
MOST_CHARACTERS_OF_REMARK = 500
MOST_CHARACTERS_OF_OTHER_TEXT = 100
"""Maximum number of characters of a string that is neither a person's name nor a remark."""
MOST_CHARACTERS_BY_TEXT_TYPE: dict[Any, int] = {
    PersonName: MOST_CHARACTERS_OF_NAME,
    Remark: MOST_CHARACTERS_OF_REMARK,
    str: MOST_CHARACTERS_OF_OTHER_TEXT,
}
"""Maximum number of characters of each string type. The keys are the types."""
