"""What people like to hear after an evening: calls missed, and catches."""

from collections.abc import Iterable
from functools import partial

from referee.games.golf.model.claims import Catch
from referee.games.shared.catches import CATCHES, MISSED_CALLS, CatchStatistics
from referee.kit.seats import Seat
from referee.match.history import statistics
from referee.match.history.line import TimelineItem


def tally(items: Iterable[TimelineItem]) -> dict[str, dict[Seat, int]]:
    """How often each seat, from the whole line of a match."""
    return statistics.count_statistics(items, (MISSED_CALLS, CATCHES), (partial(CatchStatistics, Catch),))
