"""What is true of a match: who sits where, the points so far, and the round that is open."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.rulings.tags import Event, Plain


@dataclass(frozen=True)
class Rules:
    """What a table chose before the first deal: a preset, the target of the match, an option for each
    difference, and house rules with their parameters. What is not named is as in the standard rules;
    entry 1 names everything. Each game has its own measure of a target, and a usual one (None)."""

    preset: str = "standard"
    target: Points | None = None
    differences: Mapping[str, Plain] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, Plain] | None] = field(default_factory=dict)

    def __hash__(self) -> int:
        chosen = frozenset(self.differences.items())
        return hash((self.preset, self.target, chosen, frozenset(self.house_rules)))


@dataclass(frozen=True)
class RulesFrom:
    """The rules in force from this round on."""

    round: RoundNumber
    rules: Rules


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
    seat number. `round` is the game's own, None between rounds. `seating` is everybody who sits at the
    table, also who is out of the match and no more in the order. `rules_from` tells which rules were in
    force from which round on, once they have changed; `next_rules` are those of the next deal if they are
    others. `plays_on`: after the end, with no target; `finished`: the table has called it a day.
    """

    game: str
    rules: Rules
    order: Order
    dealer: Seat
    totals: tuple[Points, ...]
    points: tuple[tuple[Points, ...], ...] = ()
    round: Any = None
    contests: tuple[Contest, ...] = ()
    seating: Order = ()
    rules_from: tuple[RulesFrom, ...] = ()
    next_rules: Rules | None = None
    plays_on: bool = False
    finished: bool = False

    @property
    def round_number(self) -> RoundNumber:
        """The number of the open round or, between rounds, of the next one."""
        return RoundNumber(len(self.points) + 1)

    def rules_of(self, number: RoundNumber) -> Rules:
        """The rules by which a round was or is played."""
        past = [change.rules for change in self.rules_from if change.round <= number]
        return past[-1] if past and number < self.round_number else self.rules
