"""What people like to hear after an evening: how often each of them did what a game counts."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from referee.kit.seats import Seat
from referee.match.history.ledger import without
from referee.match.history.line import Item
from referee.match.model.events import RoundRemoved, RoundScored, RoundVoided

Fact = tuple[str, Seat]


class Counting(Protocol):
    """Listens to the items of one round, and tells what is to be counted: a name and a seat each time."""

    def hear(self, item: Item) -> None: ...

    def facts(self) -> list[Fact]: ...


def tally(
    items: Iterable[Item], names: tuple[str, ...], countings: tuple[Callable[[], Counting], ...]
) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match; a void or removed round has nothing."""
    by_round: dict[int, list[Fact]] = {}
    round = [start() for start in countings]
    for item in items:
        if item.counts:
            for counting in round:
                counting.hear(item)
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundVoided):
                round = [start() for start in countings]
            elif isinstance(event, RoundRemoved):
                by_round = without(by_round, event.round)
            elif isinstance(event, RoundScored) and event.round not in by_round:
                by_round[event.round] = [fact for counting in round for fact in counting.facts()]
                round = [start() for start in countings]
    counted = Counter(fact for facts in by_round.values() for fact in facts)
    counted.update(fact for counting in round for fact in counting.facts())
    return {name: {seat: many for (what, seat), many in counted.items() if what == name} for name in names}
