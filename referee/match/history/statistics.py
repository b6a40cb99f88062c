"""Statistics of a match, for example how often each seat caught another player."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from referee.kit.seats import Seat
from referee.match.history.ledger import remove_round_and_renumber
from referee.match.history.line import TimelineItem
from referee.match.model.events import RoundRemoved, RoundScored, RoundVoided

CountedAction = tuple[str, Seat]
"""One counted action: the name of the statistic, and the seat that acted."""


class RoundStatisticsCounter(Protocol):
    """Collects the actions of one round that the statistics count, such as catches."""

    def observe_item(self, item: TimelineItem) -> None:
        """Process the next timeline item of the round. The caller passes only items in effect, in order."""

    def counted_actions(self) -> list[CountedAction]:
        """The counted actions in all items passed to `observe_item`."""


def count_statistics(
    items: Iterable[TimelineItem],
    names: tuple[str, ...],
    counters: tuple[Callable[[], RoundStatisticsCounter], ...],
) -> dict[str, dict[Seat, int]]:
    """The statistics of a match: for each name and each seat, the number of counted actions.

    - `items`: The whole timeline of the match. Void and removed rounds are not counted.
    - `names`: The names of the statistics to return.
    - `counters`: For each kind of counter, a function that returns a new counter for one round.
    """
    by_round: dict[int, list[CountedAction]] = {}
    round = [create() for create in counters]
    for item in items:
        if item.takes_effect:
            for counter in round:
                counter.observe_item(item)
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundVoided):
                round = [create() for create in counters]
            elif isinstance(event, RoundRemoved):
                by_round = remove_round_and_renumber(by_round, event.round)
            elif isinstance(event, RoundScored) and event.round not in by_round:
                by_round[event.round] = [one for counter in round for one in counter.counted_actions()]
                round = [create() for create in counters]
    counted = Counter(one for occurrences in by_round.values() for one in occurrences)
    counted.update(one for counter in round for one in counter.counted_actions())
    return {name: {seat: many for (what, seat), many in counted.items() if what == name} for name in names}
