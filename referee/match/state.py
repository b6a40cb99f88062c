"""What is true of a match: who sits where, the points so far, and the round that is open."""

from dataclasses import dataclass
from typing import Any

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.rulings.tags import Event


@dataclass(frozen=True)
class Rules:
    """What a table chose before the first deal: a preset, and the points that win the match."""

    preset: str = "standard"
    target: Points = 500


@dataclass(frozen=True)
class Contest:
    """A contested entry and the entry it stands against: whose fate hangs on it, who is a party to it,
    and the events that follow if it is settled against that seat."""

    entry: EntryNumber
    against: EntryNumber
    seat: Seat
    parties: tuple[Seat, ...]
    otherwise: tuple[Event, ...]


@dataclass(frozen=True)
class Match:
    """The state of a match, as far as it can be seen.

    `order` is the clockwise order of seats, `dealer` who deals the open round or, between rounds, the
    next one. `points` has a row a scored round and in it a column a seat number; `totals` a column a
    seat number. `round` is the game's own, None between rounds.
    """

    game: str
    rules: Rules
    order: Order
    dealer: Seat
    totals: tuple[Points, ...]
    points: tuple[tuple[Points, ...], ...] = ()
    round: Any = None
    contests: tuple[Contest, ...] = ()

    @property
    def round_number(self) -> RoundNumber:
        """The number of the open round or, between rounds, of the next one."""
        return RoundNumber(len(self.points) + 1)
