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
    """A round has got its points. The round is new, or it had other points before.

    - `points`: By seat number, the points of the round.
    - `left`: By seat number, what each counted hand was worth.
    - `dealer`: The seat that deals next.
    - `out`: The seat that was seen going out; None if nobody was seen, or if the score contradicts what was
      seen.
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
    """A scored round does not count any more. From now on, the number of each later round is lower by one.

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
    """A new player has sat down. `order` is the order from now on, and `points` are the points that the seat
    starts with. If `last` is true, the seat comes after all other seats of the table, also after the seats of
    players who left or are out of the match. If `last` is false, it comes right after the seat before it in
    `order`."""

    seat: Seat
    order: SeatOrder
    points: Points = Points(0)
    last: bool = False


@register_event_type("match.seat-left")
@dataclass(frozen=True)
class SeatLeft(Event):
    """A player has left a seat. `order` is the order from now on. `dealer` is the seat that deals next.
    `over` says whether the match was over by then."""

    seat: Seat
    order: SeatOrder
    dealer: Seat
    over: bool = False


@register_event_type("match.seat-back")
@dataclass(frozen=True)
class PlayerCameBack(Event):
    """A player who had left a seat is back. `order` is the order from now on. `total` is the total that the
    seat continues with."""

    seat: Seat
    order: SeatOrder
    total: Points


@register_event_type("match.paper-totals")
@dataclass(frozen=True)
class PaperTotalsEntered(Event):
    """The match starts with totals from paper. `totals` has the total of each seat, by seat number. `rounds`
    is the number of rounds that were played on paper. `dealer` is the seat that deals next, if it changes."""

    totals: tuple[Points, ...]
    rounds: int = 0
    dealer: Seat | None = None


@register_event_type("match.seats-out")
@dataclass(frozen=True)
class SeatsOutOfMatch(Event):
    """Players went out of the match because of their points, or came back into it. `order` has the seats that
    still play for the match, clockwise. All other seats are out of the match. `dealer` is the seat that deals
    next."""

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
    """These rules are in force from the next deal on. `to_target` matters if the table has been playing on
    without a target. If it is true, the target of the new rules then applies to the match."""

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
