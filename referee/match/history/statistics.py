"""What people like to hear after an evening: who forgot to call, and who noticed."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from referee.kit.seats import Seat
from referee.match.history.line import Item
from referee.match.model.events import Contested, Decided, RoundScored, RoundVoided
from referee.match.model.state import Contest
from referee.match.table.calls import catcher_of
from referee.match.table.contests import Decide

Fact = tuple[str, Seat]
MISSED, CAUGHT = "calls_missed", "catches"


class Counting(Protocol):
    """Listens to the items of one round, and tells what is to be counted: a name and a seat each time."""

    def hear(self, item: Item) -> None: ...

    def facts(self) -> list[Fact]: ...


def tally(
    items: Iterable[Item], names: tuple[str, ...], countings: tuple[Callable[[], Counting], ...]
) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match; a round that was declared void had nothing."""
    counted: Counter[Fact] = Counter()
    scored: set[int] = set()
    round = [start() for start in countings]
    for item in items:
        if item.counts:
            for counting in round:
                counting.hear(item)
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundVoided):
                round = [start() for start in countings]
            elif isinstance(event, RoundScored) and event.round not in scored:
                scored.add(event.round)
                counted.update(fact for counting in round for fact in counting.facts())
                round = [start() for start in countings]
    counted.update(fact for counting in round for fact in counting.facts())
    return {name: {seat: many for (what, seat), many in counted.items() if what == name} for name in names}


class Catches:
    """Calls missed and catches of one round, as far as they are not contested; `claim` is what catches."""

    def __init__(self, claim: type) -> None:
        self.claim = claim
        self.catches: dict[int, tuple[Seat, Seat | None]] = {}  # by entry: who was caught, and by whom
        self.contested: dict[int, tuple[Contest, tuple[Seat, Seat | None]]] = {}

    def facts(self) -> list[Fact]:
        missed = [(MISSED, seat) for seat, _ in self.catches.values()]
        return [*missed, *((CAUGHT, by) for _, by in self.catches.values() if by is not None)]

    def hear(self, item: Item) -> None:
        claim = item.submission.claim
        if isinstance(claim, self.claim):
            self.catches[item.submission.number] = claim.caught, catcher_of(item.submission)
        for event in item.ruling.events:
            self._happened(claim, event)

    def _happened(self, claim: Any, event: object) -> None:
        match event:
            case Contested():
                self._is_contested(event.contest)
            case Decided():
                self._is_decided(claim, event)

    def _is_contested(self, contest: Contest) -> None:
        """A call stands against a catch: whichever came first, the catch does not count for now."""
        for entry in (contest.entry, contest.against):
            if entry in self.catches:
                self.contested[contest.entry] = contest, self.catches.pop(entry)

    def _is_decided(self, claim: Any, event: Decided) -> None:
        """Only the people's word against its seat lets the catch count; a contest may also just lapse."""
        contest, catch = self.contested.pop(event.entry, (None, None))
        if catch is not None and isinstance(claim, Decide) and claim.for_ != contest.seat:
            self.catches[event.entry] = catch
