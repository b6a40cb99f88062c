"""What people like to hear after an evening: calls missed, catches, challenges made and won."""

from collections.abc import Iterable
from functools import partial

from referee.games.shared.catches import CATCHES, MISSED_CALLS, CatchStatistics
from referee.games.uno.model.claims import Catch, Challenge
from referee.games.uno.model.events import BluffProved, ChallengeSettled, ChallengeWaived, HandTestimonyEnded
from referee.kit.seats import Seat, SeatOrder
from referee.kit.values import not_none
from referee.match.history import statistics
from referee.match.history.line import TimelineItem
from referee.match.history.statistics import CountedAction
from referee.match.model.events import ClaimContested, ContestDecided
from referee.match.table.contests import DecideContest

MADE, WON = "challenges_made", "challenges_won"


def tally(items: Iterable[TimelineItem]) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match."""
    return statistics.count_statistics(
        items, (MISSED_CALLS, CATCHES, MADE, WON), (partial(CatchStatistics, Catch), Challenges)
    )


class Challenges:
    """Challenges of one round: who made one, and won it. One that is contested is won by nobody."""

    def __init__(self) -> None:
        self.told: list[CountedAction] = []
        self.challenger: Seat | None = None
        self.answered: tuple[Seat | None, bool] = (None, False)  # who made the last one, and whether it won
        self.contested: dict[int, SeatOrder] = {}  # by entry: whose card it was, and who challenged

    def counted_actions(self) -> list[CountedAction]:
        return self.told

    def observe_item(self, item: TimelineItem) -> None:
        claim = item.submission.claim
        if isinstance(claim, Challenge):
            self.challenger = claim.seat
            self.told.append((MADE, claim.seat))
        for event in not_none(item.ruling).events:
            match event:
                case ChallengeSettled():
                    if event.guilty and self.challenger is not None:
                        self.told.append((WON, self.challenger))
                    self.answered, self.challenger = (self.challenger, event.guilty), None
                case HandTestimonyEnded() if event.undone:
                    self._undo()
                case ClaimContested() if event.contest.about is not None:
                    self.contested[event.contest.entry] = event.contest.parties
                    self.challenger = None
                case ContestDecided() if event.entry in self.contested:
                    accused, challenger = self.contested.pop(event.entry)
                    is_believed = isinstance(claim, DecideContest) and claim.for_ != accused
                    if is_believed or any(
                        isinstance(one, BluffProved) for one in not_none(item.ruling).events
                    ):
                        self.told.append((WON, challenger))
                case ChallengeWaived():
                    self.challenger = None

    def _undo(self) -> None:
        """The last challenge counts as not answered."""
        self.challenger, has_won = self.answered
        if has_won and self.challenger is not None:
            self.told.remove((WON, self.challenger))
