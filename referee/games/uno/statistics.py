"""What people like to hear after an evening: calls missed, catches, challenges made and won."""

from collections import Counter
from collections.abc import Iterable

from referee.games.uno.claims import Catch, Challenge
from referee.games.uno.events import ChallengeSettled, ChallengeWaived
from referee.kit.seats import Seat
from referee.match.contests import Decide
from referee.match.events import Contested, Decided, RoundScored, RoundVoided
from referee.match.line import Item
from referee.match.state import Contest
from referee.rulings.heard import KEEPER

MISSED, CAUGHT, MADE, WON = "calls_missed", "catches", "challenges_made", "challenges_won"


def tally(items: Iterable[Item]) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match; a round that was declared void had nothing."""
    counted: Counter[tuple[str, Seat]] = Counter()
    scored: set[int] = set()
    round = _Round()
    for item in items:
        round.hear(item)
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundVoided):
                round = _Round()
            elif isinstance(event, RoundScored) and event.round not in scored:
                scored.add(event.round)
                counted.update(round.facts())
                round = _Round()
    counted.update(round.facts())
    return {
        name: {seat: many for (what, seat), many in counted.items() if what == name}
        for name in (MISSED, CAUGHT, MADE, WON)
    }


class _Round:
    """What happened in one round, as far as it is not contested."""

    def __init__(self) -> None:
        self.catches: dict[int, tuple[Seat, Seat | None]] = {}  # by entry: who was caught, and by whom
        self.contested: dict[int, tuple[Contest, tuple[Seat, Seat | None]]] = {}
        self.challenges: list[tuple[str, Seat]] = []
        self.challenger: Seat | None = None

    def facts(self) -> list[tuple[str, Seat]]:
        missed = [(MISSED, seat) for seat, _ in self.catches.values()]
        caught = [(CAUGHT, by) for _, by in self.catches.values() if by is not None]
        return [*missed, *caught, *self.challenges]

    def hear(self, item: Item) -> None:
        if not item.counts:
            return
        claim = item.heard.claim
        if isinstance(claim, Catch):
            by = claim.seat if item.heard.by == KEEPER else Seat(item.heard.by)
            self.catches[item.heard.number] = claim.caught, by
        elif isinstance(claim, Challenge):
            self.challenger = claim.seat
            self.challenges.append((MADE, claim.seat))
        for event in item.ruling.events:
            self._happened(item, event)

    def _happened(self, item: Item, event: object) -> None:
        match event:
            case Contested():
                self._is_contested(event.contest)
            case Decided():
                self._is_decided(item, event)
            case ChallengeSettled():
                if event.guilty and self.challenger is not None:
                    self.challenges.append((WON, self.challenger))
                self.challenger = None
            case ChallengeWaived():
                self.challenger = None

    def _is_contested(self, contest: Contest) -> None:
        """A call stands against a catch: whichever came first, the catch does not count for now."""
        for entry in (contest.entry, contest.against):
            if entry in self.catches:
                self.contested[contest.entry] = contest, self.catches.pop(entry)

    def _is_decided(self, item: Item, event: Decided) -> None:
        """Only the people's word against its seat lets the catch count; a contest may also just lapse."""
        claim = item.heard.claim
        contest, catch = self.contested.pop(event.entry, (None, None))
        if catch is not None and isinstance(claim, Decide) and claim.for_ != contest.seat:
            self.catches[event.entry] = catch
