"""What can happen in any match, and how it changes the state."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest

from referee.kit.quantities import EntryNumber, Points, RoundNumber
from referee.kit.seats import Order, Seat
from referee.match.state import Contest, Match, Rules, RulesFrom
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
    """A new seat, the order from now on, and the points the seat begins with."""

    seat: Seat
    order: Order
    points: Points = Points(0)


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


@event("match.seats-out")
@dataclass(frozen=True)
class SeatsOut:
    """Who still plays for the match, clockwise, and who deals next; the others are out of it."""

    order: Order
    dealer: Seat


@event("match.rules-agreed")
@dataclass(frozen=True)
class RulesAgreed:
    """These rules are in force from the next deal on."""

    rules: Rules


@event("match.played-on")
@dataclass(frozen=True)
class PlayedOn:
    """The match goes on after its end, to another target or to none."""

    target: Points | None = None


@event("match.finished")
@dataclass(frozen=True)
class Finished:
    """The table has called it a day."""


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
            nothing = (Points(0),) * len(event.order)
            return Match(event.game, event.rules, event.order, event.dealer, nothing, seating=event.order)
        case DealerChosen():
            return replace(match, dealer=event.seat)
        case RoundVoided():
            return _between_rounds(replace(match, round=None, contests=()))
        case SeatTaken():
            return _seat_taken(match, event)
        case SeatLeft():
            seating = tuple(seat for seat in match.seating if seat != event.seat)
            return replace(match, order=event.order, dealer=event.dealer, seating=seating)
        case SeatsOut():
            return replace(match, order=event.order, dealer=event.dealer)
        case RulesAgreed():
            agreed = replace(match, next_rules=event.rules)
            return agreed if match.round is not None else _between_rounds(agreed)
        case PlayedOn():
            rules = replace(match.rules, target=event.target or match.rules.target)
            return replace(match, rules=rules, plays_on=event.target is None, finished=False)
        case Finished():
            return replace(match, finished=True)
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
    scored = replace(
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
    return _between_rounds(scored) if is_new else scored


def _between_rounds(match: Match) -> Match:
    """Other rules that were agreed on come into force."""
    if match.next_rules is None:
        return match
    number = match.round_number
    before = match.rules_from or (RulesFrom(RoundNumber(1), match.rules),)
    kept = tuple(change for change in before if change.round < number)
    return replace(
        match,
        rules=match.next_rules,
        next_rules=None,
        rules_from=(*kept, RulesFrom(number, match.next_rules)),
    )


def _seat_taken(match: Match, event: SeatTaken) -> Match:
    """Whoever sits down is next, clockwise, to the same neighbor at the table and in the order."""
    neighbor = event.order[event.order.index(event.seat) - 1]
    place = match.seating.index(neighbor) + 1
    seating = (*match.seating[:place], event.seat, *match.seating[place:])
    return replace(match, order=event.order, seating=seating, totals=(*match.totals, event.points))
