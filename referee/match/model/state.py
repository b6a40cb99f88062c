"""The state of a match: the seats, the points so far, and the open round."""

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
    """The state of a match, as far as the players can see it.

    Rows have one column per seat number. Rows of early rounds are shorter: players who join later have no
    column in them.

    - `order`: The seats that play the open or next round, clockwise.
    - `dealer`: The seat that deals the open round or, between rounds, the next one.
    - `totals`: The total of each seat.
    - `points`: One row for each round that was scored here.
    - `round`: The open round, of a type of the game; None between rounds.
    - `seating`: The seats at the table, clockwise, including those that are out of the match.
    - `circle`: All seats that ever were at the table, clockwise.
    - `sitting_out`: The seats that are out of the open round only. They are not in `order` until it is over.
    - `rules_from`: All rules so far, each with the first round for which they were in force; empty until the
      rules change.
    - `next_rules`: The rules of the next deal, if they differ.
    - `next_to_target`: Whether a match that `plays_on` gets the target of `next_rules` with them.
    - `plays_on`: Whether the match goes on after its end, without a target.
    - `finished`: Whether the table has ended the match.
    - `start`: The part of each total that belongs to no round: from paper, or given to a late player.
    - `away`: The rounds that seats did not play.
    - `paper_rounds`: The number of rounds on paper before the first one here.
    - `seen_out`: The seat that was seen going out, for each scored round that the referee followed to its
      end.
    - `told_points`: The points that players have reported for their hands in a round that is not tracked,
      by seat number; None for a seat that has not reported any. Empty until a seat has.
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

    def reported_points(self, seat: Seat) -> Points | None:
        """The points that this seat has reported for its hand before the round is scored; None if it has
        not."""
        return self.told_points[seat] if self.told_points else None

    @property
    def players(self) -> Order:
        """The seats that play the match, clockwise, including those that only sit out the open round."""
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
        """The points of a round that was scored here, by seat number; players who joined later have no
        column."""
        return self.points[number - self.paper_rounds - 1]

    def played(self, seat: Seat, number: RoundNumber) -> bool:
        """Whether this seat played, or plays, a round: its player had joined and was not away."""
        return not any(
            away.seat == seat and away.first <= number and (away.last is None or number <= away.last)
            for away in self.away
        )

    def who_played(self, number: RoundNumber) -> Order:
        """The seats that played this round, clockwise, including those whose players have left since."""
        return tuple(seat for seat in self.circle if self.played(seat, number))

    def who_stayed(self, number: RoundNumber) -> Order:
        """The seats that played this round and whose players did not leave during it."""
        left = [away.seat for away in self.away if away.during == number]
        return tuple(seat for seat in self.who_played(number) if seat not in left)

    def away_now(self, seat: Seat) -> Away | None:
        """The present absence of a seat; None while it plays."""
        return next((away for away in self.away if away.seat == seat and away.last is None), None)

    def seen_going_out_in(self, number: RoundNumber) -> Seat | None:
        """The seat that was seen going out in a scored round; None if the referee did not follow the
        round."""
        return next((seen.seat for seen in self.seen_out if seen.round == number), None)

    def rules_of(self, number: RoundNumber) -> Rules:
        """The rules by which the round of this number was or is played."""
        past = [change.rules for change in self.rules_from if change.round <= number]
        return past[-1] if past and number < self.round_number else self.rules


AnyMatch = Match[object]
"""A match of any game. Its round is only compared with None."""
