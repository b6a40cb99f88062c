"""What can happen in any match, and how it changes the state."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

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
    before = (Points(0),) * len(match.totals) if is_new else match.points[event.round - 1]
    return replace(
        match,
        points=(*match.points[: event.round - 1], event.points, *match.points[event.round :]),
        totals=tuple(
            total - old + new for total, old, new in zip(match.totals, before, event.points, strict=True)
        ),
        dealer=event.dealer,
        round=None if is_new else match.round,
        contests=() if is_new else match.contests,
    )
