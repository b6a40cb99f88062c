"""Statistics of a match: how often each player did what a game counts."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from referee.kit.seats import Seat
from referee.match.history.ledger import without_round
from referee.match.history.line import Item
from referee.match.model.events import RoundRemoved, RoundScored, RoundVoided

Occurrence = tuple[str, Seat]
"""The name of what a game counts, and the seat that did it once."""


class RoundCounter(Protocol):
    """Observes the items of one round in order, and returns the occurrences in them."""

    def observe(self, item: Item) -> None:
        """Observe the next item of the round that counts."""

    def occurrences(self) -> list[Occurrence]:
        """The occurrences in the items so far."""


def tally(
    items: Iterable[Item], names: tuple[str, ...], counters: tuple[Callable[[], RoundCounter], ...]
) -> dict[str, dict[Seat, int]]:
    """How often each seat did what is counted, by name and seat, given the whole line of a match. `counters`
    create one counter each per round. Void and removed rounds are not counted."""
    by_round: dict[int, list[Occurrence]] = {}
    round = [create() for create in counters]
    for item in items:
        if item.counts:
            for counter in round:
                counter.observe(item)
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundVoided):
                round = [create() for create in counters]
            elif isinstance(event, RoundRemoved):
                by_round = without_round(by_round, event.round)
            elif isinstance(event, RoundScored) and event.round not in by_round:
                by_round[event.round] = [one for counter in round for one in counter.occurrences()]
                round = [create() for create in counters]
    counted = Counter(one for occurrences in by_round.values() for one in occurrences)
    counted.update(one for counter in round for one in counter.occurrences())
    return {name: {seat: many for (what, seat), many in counted.items() if what == name} for name in names}
