"""The events that the matches of all games share."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder
from referee.match.model.state import Contest, Rules
from referee.rulings.tags import Event, register_event_type


@register_event_type("match.opened")
@dataclass(frozen=True)
class MatchOpened(Event):
    """A match of this game was opened, with these rules and seats."""

    game: str
    rules: Rules
    order: SeatOrder
    dealer: Seat


@register_event_type("match.dealer-chosen")
@dataclass(frozen=True)
class DealerChosen(Event):
    """This seat deals next."""

    seat: Seat


@register_event_type("match.round-scored")
@dataclass(frozen=True)
class RoundScored(Event):
    """A round has its points: a new round, or one that had points already.

    - `points`: By seat number, the points of the round.
    - `left`: By seat number, what each counted hand was worth.
    - `dealer`: The seat that deals next.
    - `out`: The seat that was seen going out, unless the table scores the round in another way.
    """

    round: RoundNumber
    points: tuple[Points, ...]
    dealer: Seat
    winner: Seat | None = None
    left: Mapping[Seat, Points] | None = None
    out: Seat | None = None


@register_event_type("match.round-voided")
@dataclass(frozen=True)
class RoundVoided(Event):
    """The open round does not count."""


@register_event_type("match.round-removed")
@dataclass(frozen=True)
class RoundRemoved(Event):
    """A scored round does not count any more; each later round has the number before its own from now on.

    - `round`: The round that is removed.
    - `dealer`: The seat that deals next.
    """

    round: RoundNumber
    dealer: Seat


@register_event_type("match.points-told")
@dataclass(frozen=True)
class HandPointsReported(Event):
    """The points of this seat's hand in the round that is being played. They replace points that were
    reported before."""

    round: RoundNumber
    seat: Seat
    points: Points


@register_event_type("match.seat-taken")
@dataclass(frozen=True)
class SeatTaken(Event):
    """A new player has sat down: the seat, the order from now on, and the points that the seat starts with.
    `last`: the seat comes after all other seats of the table, also after the seats of players who left or are
    out of the match; otherwise it comes right after the seat before it in `order`."""

    seat: Seat
    order: SeatOrder
    points: Points = Points(0)
    last: bool = False


@register_event_type("match.seat-left")
@dataclass(frozen=True)
class SeatLeft(Event):
    """A player has left a seat: the order from now on, and the seat that deals next. `over`: the match was
    over by then."""

    seat: Seat
    order: SeatOrder
    dealer: Seat
    over: bool = False


@register_event_type("match.seat-back")
@dataclass(frozen=True)
class PlayerCameBack(Event):
    """The player of a seat who had left is back: the order from now on, and the total that the seat continues
    with."""

    seat: Seat
    order: SeatOrder
    total: Points


@register_event_type("match.paper-totals")
@dataclass(frozen=True)
class PaperTotalsEntered(Event):
    """The totals that the seats start with, by seat number; the number of rounds that they include; and the
    seat that deals next, if that follows from it."""

    totals: tuple[Points, ...]
    rounds: int = 0
    dealer: Seat | None = None


@register_event_type("match.seats-out")
@dataclass(frozen=True)
class SeatsOutOfMatch(Event):
    """The seats that still play for the match, clockwise, and the seat that deals next; all others are out of
    the match."""

    order: SeatOrder
    dealer: Seat


@register_event_type("match.seat-sits-out")
@dataclass(frozen=True)
class SeatSitsOutRound(Event):
    """This seat is out of the open round, and plays again in the next one."""

    seat: Seat


@register_event_type("match.rules-agreed")
@dataclass(frozen=True)
class RulesAgreed(Event):
    """These rules are in force from the next deal on. `to_target`: their target applies too, if the table has
    been playing on without a target."""

    rules: Rules
    to_target: bool = False


@register_event_type("match.played-on")
@dataclass(frozen=True)
class MatchContinued(Event):
    """The match goes on after its end, to another target or without one."""

    target: Points | None = None


@register_event_type("match.finished")
@dataclass(frozen=True)
class MatchFinished(Event):
    """The table has ended the match."""


@register_event_type("match.contested")
@dataclass(frozen=True)
class ClaimContested(Event):
    """Two claims contradict each other."""

    contest: Contest


@register_event_type("match.decided")
@dataclass(frozen=True)
class ContestDecided(Event):
    """The contradiction about this entry is over: it was decided, or it no longer matters."""

    entry: EntryNumber
