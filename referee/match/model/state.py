"""The state of a match: the seats, the points so far, and the open round."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeGuard, TypeVar

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder
from referee.rulings.tags import Event, OmittedAtDefault, PlainValueOrList


@dataclass(frozen=True)
class Rules:
    """The rules that a table chose before the first deal. Whatever is left out follows the standard rules.
    Entry 1 of the logbook has the complete rules.

    - `preset`: The named set of rules to start from.
    - `target`: The target of the match, in points or in rounds, as the game has it. None stands for the
      default target of the game.
    - `differences`: The option chosen for each difference (a question that tables answer in different ways).
    - `house_rules`: The house rules, each with its parameters.
    """

    preset: str = "standard"
    target: Points | None = None
    differences: Mapping[str, PlainValueOrList] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, PlainValueOrList] | None] = field(default_factory=dict)

    def __hash__(self) -> int:
        chosen = frozenset(self.differences.values())
        return hash((self.preset, self.target, chosen, frozenset(self.house_rules)))


@dataclass(frozen=True)
class RulesFromRound:
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
    - `against`: The other entry, which the contested entry contradicts.
    - `seat`: The seat that wins or loses by the decision.
    - `parties`: The seats involved. No such seat decides in its own favor.
    - `otherwise`: The events that follow if the table decides against `seat`.
    - `in_favor`: The events that follow if the table decides in favor of `seat`.
    - `about`: A third entry, if the two entries are about it.
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
    - `target`: The target of the match by which the seat went out of it; None if the player of the seat left.
    - `during`: The round that was open when the player left. A player who is back before the next round has
      missed no round.
    - `over`: Whether the match was over when the player left.
    """

    seat: Seat
    first: RoundNumber
    last: RoundNumber | None = None
    target: Points | None = None
    during: RoundNumber | None = None
    over: OmittedAtDefault[bool] = False


RoundT = TypeVar("RoundT", covariant=True)


@dataclass(frozen=True)
class Match(Generic[RoundT]):
    """The state of a match, as far as the players can see it.

    - `order`: The seats that play the open round, clockwise. Between rounds, the seats that play the next
      round.
    - `dealer`: The seat that deals the open round. Between rounds, the seat that deals the next round.
    - `totals`: The total of each seat.
    - `points`: One row for each round that was scored with the referee, with one column per seat number. Rows
      of early rounds are shorter: players who joined later have no column there.
    - `round`: The open round, of a type of the game; None between rounds.
    - `seating`: The seats at the table, clockwise, including seats that are out of the match.
    - `circle`: All seats that ever were at the table, clockwise.
    - `sitting_out`: The seats that are out of the open round only. They are not in `order` until the round is
      over.
    - `rules_from`: All rules so far, each with the first round for which the rules were in force. Empty until
      the rules change.
    - `next_rules`: The rules from the next deal on; None if the rules do not change.
    - `next_to_target`: Whether the target of `next_rules` will apply if the match `plays_on`.
    - `plays_on`: Whether the match goes on after its end, without a target.
    - `finished`: Whether the table has ended the match.
    - `start`: The part of each total that belongs to no round: points from paper, or points given to a late
      player.
    - `away`: The rounds that seats did not play.
    - `paper_rounds`: The number of rounds that were scored on paper, before the first round in `points`.
    - `seen_out`: The seats that were seen going out: one for each scored round that the referee followed to
      its end.
    - `told_points`: The points that players have reported for their hands in a round that is not tracked, one
      value per seat number. None for a seat without a report. Empty until the first report.
    """

    game: str
    rules: Rules
    order: SeatOrder
    dealer: Seat
    totals: tuple[Points, ...]
    points: tuple[tuple[Points, ...], ...] = ()
    round: RoundT = field(kw_only=True)
    contests: tuple[Contest, ...] = ()
    seating: SeatOrder = ()
    rules_from: tuple[RulesFromRound, ...] = ()
    next_rules: Rules | None = None
    plays_on: bool = False
    finished: bool = False
    start: tuple[Points, ...] = ()
    away: tuple[Away, ...] = ()
    circle: SeatOrder = ()
    paper_rounds: int = 0
    seen_out: tuple[SeenOut, ...] = ()
    sitting_out: tuple[Seat, ...] = ()
    next_to_target: bool = False
    told_points: OmittedAtDefault[tuple[Points | None, ...]] = ()

    def reported_points(self, seat: Seat) -> Points | None:
        """The points that a seat has reported for its hand in the open round; None if there is no report."""
        return self.told_points[seat] if self.told_points else None

    @property
    def players(self) -> SeatOrder:
        """The seats that play the match, clockwise, including the seats that sit out only the open round."""
        if not self.sitting_out:
            return self.order
        return tuple(seat for seat in self.seating if seat in self.order or seat in self.sitting_out)

    @property
    def round_number(self) -> RoundNumber:
        """The number of the open round. Between rounds, the number of the next round."""
        return RoundNumber(self.paper_rounds + len(self.points) + 1)

    def is_past_round(self, number: RoundNumber | None) -> TypeGuard[RoundNumber]:
        """Whether the round with this number is over. Rounds on paper are over. False for None."""
        return number is not None and number < self.round_number

    def points_of_round(self, number: RoundNumber) -> tuple[Points, ...]:
        """The points of a round that was scored with the referee: one value per seat number.

        Players who joined later have no value. Raises IndexError for a round that is not scored yet.
        """
        return self.points[number - self.paper_rounds - 1]

    def has_played_in_round(self, seat: Seat, number: RoundNumber) -> bool:
        """Whether a seat played or plays the round with this number. False if the seat was away."""
        return not any(
            away.seat == seat and away.first <= number and (away.last is None or number <= away.last)
            for away in self.away
        )

    def all_seats_that_played_round(self, number: RoundNumber) -> SeatOrder:
        """The seats that played a round, clockwise, including seats whose players have left since then."""
        return tuple(seat for seat in self.circle if self.has_played_in_round(seat, number))

    def seats_that_stayed_in_round(self, number: RoundNumber) -> SeatOrder:
        """The seats that played a round, clockwise, without seats whose players left during the round."""
        left = [away.seat for away in self.away if away.during == number]
        return tuple(seat for seat in self.all_seats_that_played_round(number) if seat not in left)

    def current_absence_of(self, seat: Seat) -> Away | None:
        """The absence of a seat that is away now; None if the seat is not away."""
        return next((away for away in self.away if away.seat == seat and away.last is None), None)

    def seat_seen_going_out_in(self, number: RoundNumber) -> Seat | None:
        """The seat that was seen going out in a round.

        None if the referee did not follow the round to its end.
        """
        return next((seen.seat for seen in self.seen_out if seen.round == number), None)

    def rules_of_round(self, number: RoundNumber) -> Rules:
        """The rules by which the round with this number was played or is being played."""
        past = [change.rules for change in self.rules_from if change.round <= number]
        return past[-1] if past and number < self.round_number else self.rules


AnyMatch = Match[object]
"""A match of any game. The type of its round is not known, so code can only check whether the round is
None."""
