"""What people like to hear after an evening: calls missed, catches, challenges made and won."""

from collections.abc import Iterable
from functools import partial

from referee.games.uno.claims import Catch, Challenge
from referee.games.uno.events import ChallengeSettled, ChallengeWaived
from referee.kit.seats import Seat
from referee.match import statistics
from referee.match.line import Item
from referee.match.statistics import CAUGHT, MISSED, Catches, Fact

MADE, WON = "challenges_made", "challenges_won"


def tally(items: Iterable[Item]) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match."""
    return statistics.tally(items, (MISSED, CAUGHT, MADE, WON), (partial(Catches, Catch), Challenges))


class Challenges:
    """Challenges of one round: who made one, and won it."""

    def __init__(self) -> None:
        self.told: list[Fact] = []
        self.challenger: Seat | None = None

    def facts(self) -> list[Fact]:
        return self.told

    def hear(self, item: Item) -> None:
        claim = item.heard.claim
        if isinstance(claim, Challenge):
            self.challenger = claim.seat
            self.told.append((MADE, claim.seat))
        for event in item.ruling.events:
            match event:
                case ChallengeSettled():
                    if event.guilty and self.challenger is not None:
                        self.told.append((WON, self.challenger))
                    self.challenger = None
                case ChallengeWaived():
                    self.challenger = None
