"""What reached the referee: a claim, and the circumstances under which it was reported."""

from dataclasses import dataclass
from typing import Final

from referee.kit.seats import Seat
from referee.rulings.tags import Claim

KEEPER: Final = "keeper"


@dataclass(frozen=True)
class Submission:
    """A claim as it was heard.

    `by` is who reported it: `KEEPER` or a seat's number. `number` is the entry it becomes.
    `after` is the last entry that phone had shown (None: it said nothing). `at` is the time of day in
    milliseconds since 1970, for people. `clock` is the time in milliseconds on the clock of the match, which
    nobody sets (None: an earlier release heard it). The service gives both; no rule reads a clock.
    """

    claim: Claim
    by: str | Seat
    number: int
    after: int | None = None
    at: int = 0
    clock: int | None = None

    @property
    def moment(self) -> int:
        """The time to compare with that of other submissions of the match, in milliseconds."""
        return self.at if self.clock is None else self.clock


def by_whom(by: str | Seat) -> str:
    """Who reported a claim, as it is stored and told: `keeper` or `seat 2`."""
    return KEEPER if by == KEEPER else f"seat {by}"
