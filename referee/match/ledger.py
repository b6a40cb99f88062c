"""The ledger: points by round and seat, each with its reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.events import RoundScored
from referee.match.line import Entry, line


@dataclass(frozen=True)
class RoundPoints:
    """The points of one round by seat number, and why: the entry that scored it, who went out, and what
    was left in each hand where that is known."""

    round: RoundNumber
    entry: EntryNumber
    points: tuple[Points, ...]
    winner: Seat | None
    left: Mapping[Seat, Points] | None


def ledger(entries: Sequence[Entry]) -> list[RoundPoints]:
    """The rounds in order, from all entries of a match; of two scores of one round the later counts."""
    rounds: dict[int, RoundPoints] = {}
    for item in line(entries):
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, RoundScored):
                entry = EntryNumber(item.heard.number)
                rounds[event.round] = RoundPoints(event.round, entry, event.points, event.winner, event.left)
    return [rounds[number] for number in sorted(rounds)]
