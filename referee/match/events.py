"""What can happen in any match, and how it changes the state."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.match.state import Contest, Match, Rules
from referee.rulings.tags import event


@event("match.opened")
@dataclass(frozen=True)
class Opened:
    """A match of this game, under these rules, for these seats."""

    game: str
    rules: Rules
    order: Order
    dealer: Seat


@event("match.dealer-chosen")
@dataclass(frozen=True)
class DealerChosen:
    """This seat deals next."""

    seat: Seat


@event("match.round-scored")
@dataclass(frozen=True)
class RoundScored:
    """A round has its points: a new one, or one that had points already.

    `points` by seat number; `left` what each counted hand was worth; `dealer` who deals next.
    """

    round: RoundNumber
    points: tuple[Points, ...]
    dealer: Seat
    winner: Seat | None = None
    left: Mapping[Seat, Points] | None = None


@event("match.round-voided")
@dataclass(frozen=True)
class RoundVoided:
    """The open round does not count."""


@event("match.seat-taken")
@dataclass(frozen=True)
class SeatTaken:
    """A new seat, and the order from now on."""

    seat: Seat
    order: Order


@event("match.seat-left")
@dataclass(frozen=True)
class SeatLeft:
    """A seat is left: the order from now on, and who deals."""

    seat: Seat
    order: Order
    dealer: Seat


@event("match.paper-totals")
@dataclass(frozen=True)
class PaperTotals:
    """The totals that people start with, by seat number."""

    totals: tuple[Points, ...]


@event("match.contested")
@dataclass(frozen=True)
class Contested:
    """Two stories stand against each other."""

    contest: Contest


@event("match.decided")
@dataclass(frozen=True)
class Decided:
    """The contest of this entry is over, settled or lapsed."""

    entry: EntryNumber


def evolve(match: Match | None, event: object) -> Match:
    """The match after an event. Decides nothing and never refuses; an unknown event raises."""
    match event:
        case Opened():
            return Match(event.game, event.rules, event.order, event.dealer, (Points(0),) * len(event.order))
        case DealerChosen():
            return replace(match, dealer=event.seat)
        case RoundVoided():
            return replace(match, round=None, contests=())
        case SeatTaken():
            return replace(match, order=event.order, totals=(*match.totals, Points(0)))
        case SeatLeft():
            return replace(match, order=event.order, dealer=event.dealer)
        case PaperTotals():
            return replace(match, totals=event.totals)
        case Contested():
            return replace(match, contests=(*match.contests, event.contest))
        case Decided():
            left = tuple(contest for contest in match.contests if contest.entry != event.entry)
            return replace(match, contests=left)
        case RoundScored():
            return _scored(match, event)
    raise TypeError(f"no game of ours knows the event {event!r}")


def _scored(match: Match, event: RoundScored) -> Match:
    is_new = event.round == match.round_number
    # A row is as long as there were seats by then.
    before = () if is_new else match.points[event.round - 1]
    return replace(
        match,
        points=(*match.points[: event.round - 1], event.points, *match.points[event.round :]),
        totals=tuple(
            total - old + new
            for total, old, new in zip_longest(match.totals, before, event.points, fillvalue=0)
        ),
        dealer=event.dealer,
        round=None if is_new else match.round,
        contests=() if is_new else match.contests,
    )
