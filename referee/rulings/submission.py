"""Submissions. A submission is a claim together with its reporter, its entry number and its time."""

from dataclasses import dataclass
from typing import Final

from referee.kit.seats import Seat
from referee.rulings.tags import Claim

KEEPER: Final = "keeper"


@dataclass(frozen=True)
class Submission:
    """A claim as the service received it.

    - `by`: The reporter: `KEEPER` (the scorekeeper) or a seat.
    - `number`: The number of the logbook entry that stores the submission.
    - `after`: The number of the last entry that the reporting phone had displayed. None if the phone did not
      send the number.
    - `at`: The date and time in milliseconds since 1970, for display.
    - `clock`: The time in milliseconds on a clock of the match that nobody can set. None in entries of
      releases before 0.21.

    The service sets `at` and `clock`. Rules compare times only by `time_for_comparison`.
    """

    claim: Claim
    by: str | Seat
    number: int
    after: int | None = None
    at: int = 0
    clock: int | None = None

    @property
    def time_for_comparison(self) -> int:
        """The time in milliseconds by which rules compare submissions of one match.

        This is `clock`, or `at` if `clock` is None.
        """
        return self.at if self.clock is None else self.clock


def reporter_text(by: str | Seat) -> str:
    """The reporter of a claim as text for the logbook and the API: `keeper`, or for example `seat 2`."""
    return KEEPER if by == KEEPER else f"seat {by}"
