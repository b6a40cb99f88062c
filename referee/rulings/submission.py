"""Submissions. A submission is a claim with its reporter, its number and its time."""

from dataclasses import dataclass
from typing import Final

from referee.kit.seats import Seat
from referee.rulings.tags import Claim

KEEPER: Final = "keeper"


@dataclass(frozen=True)
class Submission:
    """A claim as the service received it.

    - `by`: The reporter: `KEEPER` or a seat.
    - `number`: The number of the entry that the submission becomes.
    - `after`: The number of the last entry that the reporting phone had displayed. None if the phone did not
      send the number.
    - `at`: The time of day in milliseconds since 1970, for display.
    - `clock`: The time on the clock of the match, in milliseconds. Nobody can set this clock. None in entries
      of releases before 0.21.

    The service sets `at` and `clock`. No rule of the game reads these times.
    """

    claim: Claim
    by: str | Seat
    number: int
    after: int | None = None
    at: int = 0
    clock: int | None = None

    @property
    def time_for_comparison(self) -> int:
        """The time for comparisons between submissions of one match, in milliseconds.

        This is `clock`, or `at` if `clock` is None.
        """
        return self.at if self.clock is None else self.clock


def reporter_text(by: str | Seat) -> str:
    """The reporter of a claim in the form of the logbook and the API: `keeper`, or for example `seat 2`."""
    return KEEPER if by == KEEPER else f"seat {by}"
