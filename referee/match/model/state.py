"""What is true of a match: who sits where, the points so far, and the round that is open."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeGuard, TypeVar

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.rulings.tags import Event, IfAny, Plain


@dataclass(frozen=True)
class Rules:
    """The rules that a table chose before the first deal. Whatever is left out follows the standard rules;
    entry 1 of the logbook lists everything.

    - `preset`: The named set of rules to start from.
    - `target`: The target of the match. Each game measures it in its own way (points or rounds) and has a
      default target (None).
    - `differences`: The option chosen for each difference.
    - `house_rules`: The house rules, each with its parameters.
    """

    preset: str = "standard"
    target: Points | None = None
    differences: Mapping[str, Plain] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, Plain] | None] = field(default_factory=dict)

    def __hash__(self) -> int:
        chosen = frozenset(self.differences.values())
        return hash((self.preset, self.target, chosen, frozenset(self.house_rules)))


@dataclass(frozen=True)
class RulesFrom:
    """The rules in force from this round on."""

    round: RoundNumber
    rules: Rules


@dataclass(frozen=True)
class SeenOut:
    """The seat that was seen going out in a round that is scored."""

    round: RoundNumber
    seat: Seat


@dataclass(frozen=True)
class Contest:
    """Two entries that contradict each other.

    - `entry`: The contested entry.
    - `against`: The entry that it contradicts.
    - `seat`: The seat that wins or loses by the decision.
    - `parties`: The seats involved; they do not decide in their own favor.
    - `otherwise`: The events that follow if the table decides against that seat.
    - `in_favor`: The events that follow if the table decides in favor of it.
    - `about`: The entry that both entries are about, if it is neither of the two.
    """

    entry: EntryNumber
    against: EntryNumber
    seat: Seat
    parties: tuple[Seat, ...]
    otherwise: tuple[Event, ...]
    in_favor: tuple[Event, ...] = ()
    about: EntryNumber | None = None


@dataclass(frozen=True)
class Away:
    """Rounds that a seat does not play.

    - `first`: The first of these rounds.
    - `last`: The last of these rounds; None while the seat is away.
    - `target`: The target by which the seat went out of the match; None if its player left.
    - `during`: The round that was open when its player left. A player who is back before the next round has
      missed no round.
    - `over`: Whether the match was over when its player left.
    """

    seat: Seat
    first: RoundNumber
    last: RoundNumber | None = None
    target: Points | None = None
    during: RoundNumber | None = None
    over: IfAny[bool] = False


RoundT = TypeVar("RoundT", covariant=True)


@dataclass(frozen=True)
class Match(Generic[RoundT]):
    """The state of a match, as far as it can be seen.

    `order` is the clockwise order of seats, `dealer` who deals the open round or, between rounds, the
    next one. `points` has a row a scored round and in it a column a seat number; `totals` a column a
    seat number. `round` is the game's own, None between rounds. `seating` is everybody who sits at the
    table, also who is out of the match and no more in the order. `rules_from` tells which rules were in
    force from which round on, once they have changed; `next_rules` are those of the next deal if they are
    others. `plays_on`: after the end, with no target; `finished`: the table has called it a day. `start` is
    what each total holds beside the rounds, by seat number: brought from paper, or given to who came late.
    `away` tells which rounds somebody did not play, `circle` is everybody who ever sat there, clockwise, and
    so many `paper_rounds` were played before the first one here. `seen_out` tells of those scored rounds that
    were followed to the last card who laid it. `sitting_out` are those who are out of the open round, and so
    of the order, until it is over. `next_to_target`: with the next rules their target is in force again.
    `told_points` is what the hands came to in the round that is being played, where no round is tracked: a
    column a seat number, None of whoever has not told; left out until somebody has.
    """

    game: str
    rules: Rules
    order: Order
    dealer: Seat
    totals: tuple[Points, ...]
    points: tuple[tuple[Points, ...], ...] = ()
    round: RoundT = field(kw_only=True)
    contests: tuple[Contest, ...] = ()
    seating: Order = ()
    rules_from: tuple[RulesFrom, ...] = ()
    next_rules: Rules | None = None
    plays_on: bool = False
    finished: bool = False
    start: tuple[Points, ...] = ()
    away: tuple[Away, ...] = ()
    circle: Order = ()
    paper_rounds: int = 0
    seen_out: tuple[SeenOut, ...] = ()
    sitting_out: tuple[Seat, ...] = ()
    next_to_target: bool = False
    told_points: IfAny[tuple[Points | None, ...]] = ()

    def told_by(self, seat: Seat) -> Points | None:
        """What this seat's hand came to, where that was told before the round is scored."""
        return self.told_points[seat] if self.told_points else None

    @property
    def players(self) -> Order:
        """Who plays the match, clockwise: also who only sits out the open round."""
        if not self.sitting_out:
            return self.order
        return tuple(seat for seat in self.seating if seat in self.order or seat in self.sitting_out)

    @property
    def round_number(self) -> RoundNumber:
        """The number of the open round or, between rounds, of the next one."""
        return RoundNumber(self.paper_rounds + len(self.points) + 1)

    def is_past(self, number: RoundNumber | None) -> TypeGuard[RoundNumber]:
        """Whether the round of this number has been played, here or on paper."""
        return number is not None and number < self.round_number

    def points_of(self, number: RoundNumber) -> tuple[Points, ...]:
        """The points of a round that was scored here."""
        return self.points[number - self.paper_rounds - 1]

    def played(self, seat: Seat, number: RoundNumber) -> bool:
        """Whether this seat played a round, or plays it: it had sat down by then, and was not away."""
        return not any(
            away.seat == seat and away.first <= number and (away.last is None or number <= away.last)
            for away in self.away
        )

    def who_played(self, number: RoundNumber) -> Order:
        """Everybody who played this round, clockwise, whether or not they sit there still."""
        return tuple(seat for seat in self.circle if self.played(seat, number))

    def who_stayed(self, number: RoundNumber) -> Order:
        """Those who played this round and did not leave in the middle of it."""
        left = [away.seat for away in self.away if away.during == number]
        return tuple(seat for seat in self.who_played(number) if seat not in left)

    def away_now(self, seat: Seat) -> Away | None:
        """Since when a seat is away, and why; None while it plays."""
        return next((away for away in self.away if away.seat == seat and away.last is None), None)

    def out_of(self, number: RoundNumber) -> Seat | None:
        """Who was seen going out in a round that is scored; None where nobody followed it."""
        return next((seen.seat for seen in self.seen_out if seen.round == number), None)

    def rules_of(self, number: RoundNumber) -> Rules:
        """The rules by which a round was or is played."""
        past = [change.rules for change in self.rules_from if change.round <= number]
        return past[-1] if past and number < self.round_number else self.rules


AnyMatch = Match[object]
"""A match of whatever game, of whose round nothing is asked but whether it is open."""
