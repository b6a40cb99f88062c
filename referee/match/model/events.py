"""What can happen in any match."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.match.model.state import Contest, Rules
from referee.rulings.tags import Event, event


@event("match.opened")
@dataclass(frozen=True)
class Opened(Event):
    """A match of this game, under these rules, for these seats."""

    game: str
    rules: Rules
    order: Order
    dealer: Seat


@event("match.dealer-chosen")
@dataclass(frozen=True)
class DealerChosen(Event):
    """This seat deals next."""

    seat: Seat


@event("match.round-scored")
@dataclass(frozen=True)
class RoundScored(Event):
    """A round has its points: a new one, or one that had points already.

    `points` by seat number; `left` what each counted hand was worth; `dealer` who deals next; `out` who was
    seen going out, unless the table scores it otherwise.
    """

    round: RoundNumber
    points: tuple[Points, ...]
    dealer: Seat
    winner: Seat | None = None
    left: Mapping[Seat, Points] | None = None
    out: Seat | None = None


@event("match.round-voided")
@dataclass(frozen=True)
class RoundVoided(Event):
    """The open round does not count."""


@event("match.points-told")
@dataclass(frozen=True)
class PointsTold(Event):
    """What the hand of this seat came to in the round that is being played; whatever was told before is
    replaced."""

    round: RoundNumber
    seat: Seat
    points: Points


@event("match.seat-taken")
@dataclass(frozen=True)
class SeatTaken(Event):
    """A new seat, the order from now on, and the points the seat begins with. `last`: it is the last seat of
    the table, and those after the last player have left or are out of the match."""

    seat: Seat
    order: Order
    points: Points = Points(0)
    last: bool = False


@event("match.seat-left")
@dataclass(frozen=True)
class SeatLeft(Event):
    """A seat is left: the order from now on, and who deals."""

    seat: Seat
    order: Order
    dealer: Seat


@event("match.seat-back")
@dataclass(frozen=True)
class SeatBack(Event):
    """Who had left sits there again: the order from now on, and the total that the seat goes on with."""

    seat: Seat
    order: Order
    total: Points


@event("match.paper-totals")
@dataclass(frozen=True)
class PaperTotals(Event):
    """The totals that people start with, by seat number; how many rounds they hold, and who deals next if
    that follows from it."""

    totals: tuple[Points, ...]
    rounds: int = 0
    dealer: Seat | None = None


@event("match.seats-out")
@dataclass(frozen=True)
class SeatsOut(Event):
    """Who still plays for the match, clockwise, and who deals next; the others are out of it."""

    order: Order
    dealer: Seat


@event("match.seat-sits-out")
@dataclass(frozen=True)
class SeatSitsOut(Event):
    """This seat is out of the open round, and plays again in the next one."""

    seat: Seat


@event("match.rules-agreed")
@dataclass(frozen=True)
class RulesAgreed(Event):
    """These rules are in force from the next deal on. `to_target`: so is their target, where the table has
    played on without one."""

    rules: Rules
    to_target: bool = False


@event("match.played-on")
@dataclass(frozen=True)
class PlayedOn(Event):
    """The match goes on after its end, to another target or to none."""

    target: Points | None = None


@event("match.finished")
@dataclass(frozen=True)
class Finished(Event):
    """The table has called it a day."""


@event("match.contested")
@dataclass(frozen=True)
class Contested(Event):
    """Two stories stand against each other."""

    contest: Contest


@event("match.decided")
@dataclass(frozen=True)
class Decided(Event):
    """The contest of this entry is over, settled or lapsed."""

    entry: EntryNumber
