"""Positions that people describe, of matches that were not played with the referee.

Fields that are left out are unknown or have a default. `match_faults` and `Position.faults` say what of a
description is impossible, with the arithmetic.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache, partial
from itertools import zip_longest
from typing import Any, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.deck import excess_card
from referee.kit.quantities import Count, EntryNumber, PersonName, Points, RoundNumber
from referee.kit.seats import Order, Seat, points_row, seat_clockwise
from referee.match.model.state import AnyMatch, Away, Match, Rules, SeenOut
from referee.rulings.shapes import (
    AnyTagged,
    Anything,
    Mapped,
    OneOf,
    PlainJSON,
    Record,
    Several,
    Shape,
    Simple,
    members_of,
    unmarked,
)
from referee.rulings.tags import Claim, Event

Faults = dict[str, Any]
DEFAULT_NAMES = tuple(map(PersonName, ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]))
"""The default names of the players, by seat."""


@dataclass(frozen=True)
class DescribedMatch:
    """Only what is known has to be given.

    - `seats`: How many people play. Default: as many as are named or mentioned, at least four; if a game of
      two would be ruled on differently, the number is asked for.
    - `people`: The names of the players, clockwise.
    - `rules`: The rules of the table.
    - `order`: The seats that play, clockwise. Default: by seat number.
    - `dealer`: The seat that deals next. Default: not known, and no ruling depends on it.
    - `totals`: The total of each seat. Default: what the `points` add up to, or 0.
    - `points`: The points of the rounds so far, a list for each round with one value per seat number.
    - `seating`: The seats at the table, clockwise, with those that are out of the match. Default: `order`.
    - `plays_on`: Whether the match goes on after its end.
    - `finished`: Whether the table has ended the match.
    - `number`: The number of the last entry before the situation.
    - `away`: Rounds that seats did not play.
    - `circle`: All seats that ever were at the table, clockwise.
    - `paper_rounds`: How many rounds were played on paper before those in `points`.
    - `seen_out`: The seats that were seen going out, by round.
    - `sitting_out`: The seats that are out of the open round and play again in the next one.
    """

    seats: Count | None = None
    people: tuple[PersonName, ...] | None = None
    rules: Rules = Rules()
    order: tuple[Seat, ...] | None = None
    dealer: Seat | None = None
    totals: Mapping[Seat, Points] | None = None
    points: tuple[tuple[Points, ...], ...] = ()
    seating: tuple[Seat, ...] | None = None
    plays_on: bool = False
    finished: bool = False
    number: EntryNumber | None = None
    away: tuple[Away, ...] = ()
    circle: tuple[Seat, ...] = ()
    paper_rounds: Count = Count(0)
    seen_out: tuple[SeenOut, ...] = ()
    sitting_out: tuple[Seat, ...] = ()


DescribedRoundT = TypeVar("DescribedRoundT")
RoundT = TypeVar("RoundT")


@dataclass(frozen=True)
class Position(Generic[DescribedRoundT, RoundT]):
    """How an open round of a game is described.

    - `round_type`: The type of the description of a round. All its fields are optional.
    - `round(match, described)`: Returns the round that is described.
    - `faults(match, described)`: Returns, by field, what of the description is impossible.
    - `between_rounds`: The types of claims that are made while no round is open.
    - `befalls(event)`: Returns the seat that draws cards or misses a turn by an event, or None.
    """

    round_type: type[DescribedRoundT]
    round: Callable[[AnyMatch, DescribedRoundT], RoundT]
    faults: Callable[[AnyMatch, DescribedRoundT], Faults]
    between_rounds: tuple[type[Claim], ...]
    befalls: Callable[[Event], Seat | None]


AnyPosition = Position[Any, Any]
"""The position of any game."""


def described_match(game: str, rules: Rules, described: DescribedMatch, seats: int) -> AnyMatch:
    """The match that is described, without an open round. `seats`: the number of seats. Without a dealer in
    the description the last seat deals, so that the first one starts."""
    everybody: Order = tuple(Seat(number) for number in range(seats))
    order = everybody if described.order is None else described.order
    seating = order if described.seating is None else described.seating
    summed = _summed(described)
    totals = points_row(seats, summed if described.totals is None else described.totals)
    return Match(
        game,
        rules,
        order,
        dealer=order[-1] if described.dealer is None else described.dealer,
        totals=totals,
        points=described.points,
        round=None,
        seating=seating,
        plays_on=described.plays_on,
        finished=described.finished,
        start=tuple(Points(total - summed.get(Seat(seat), 0)) for seat, total in enumerate(totals)),
        away=described.away
        or tuple(_away(described, rules, seat) for seat in everybody if seat not in order),
        circle=described.circle or (*seating, *(seat for seat in everybody if seat not in seating)),
        paper_rounds=described.paper_rounds,
        seen_out=described.seen_out,
        sitting_out=described.sitting_out,
    )


def seat_after_dealer(match: AnyMatch) -> Seat:
    """The first seat after the dealer that plays. The dealer need not play."""
    circle = next((one for one in (match.seating, match.circle) if match.dealer in one), ())
    seats = [seat_clockwise(circle, match.dealer, steps) for steps in range(1, len(circle) + 1)]
    return next(seat for seat in (*seats, *match.order) if seat in match.order)


def _summed(described: DescribedMatch) -> dict[Seat, Points]:
    """The sum of the described points of each seat."""
    columns = zip_longest(*described.points, fillvalue=0)
    return {Seat(seat): Points(sum(column)) for seat, column in enumerate(columns)}


def _away(described: DescribedMatch, rules: Rules, seat: Seat) -> Away:
    """The absence of a seat that does not play. If it is in the seating it is out of the match; otherwise its
    player left."""
    number = RoundNumber(described.paper_rounds + len(described.points) + 1)
    return Away(seat, number, target=rules.target if seat in (described.seating or ()) else None)


def match_faults(described: DescribedMatch, seats: int) -> Faults:
    """What of a described match is impossible: sentences by field. `seats`: the number of seats."""
    everybody = tuple(map(Seat, range(seats)))
    found: Faults = {}
    if described.people is not None and len(set(described.people)) < len(described.people):
        found["people"] = ["Two people have one name."]
    if (
        described.people is not None
        and described.seats is not None
        and len(described.people) != described.seats
    ):
        found["people"] = [f"{described.seats} play, and {len(described.people)} are named."]
    for name in ("order", "seating", "circle"):
        seated = getattr(described, name)
        if seated is not None and (len(set(seated)) < len(seated) or not set(seated) <= set(everybody)):
            found[name] = [f"Name each of the seats 0 to {seats - 1} once at most."]
    if described.order is not None and len(described.order) < 2:
        found["order"] = ["Two at least play."]
    playing = everybody if described.order is None else described.order
    sitting = described.seating or playing
    for name, outer, inner in (
        ("seating", described.seating, playing),
        ("circle", described.circle, sitting),
    ):
        if outer and name not in found and (missing := [seat for seat in inner if seat not in outer]):
            found[name] = [f"Seat {missing[0]} is missing."]
    if wrong := [seat for seat in described.sitting_out if seat in playing or seat not in everybody]:
        found["sitting_out"] = [f"Seat {wrong[0]} plays, or nobody sits there."]
    if described.dealer is not None and described.dealer not in (*playing, *described.sitting_out):
        found["dealer"] = [f"Nobody plays at seat {described.dealer}."]
    if wrong := [seat for seat in described.totals or () if seat not in everybody]:
        found["totals"] = [f"Nobody sits at seat {wrong[0]}."]
    if wrong := [one.seat for one in described.away if one.seat not in everybody]:
        found["away"] = [f"Nobody sits at seat {wrong[0]}."]
    if wrong := [seen.seat for seen in described.seen_out if seen.seat not in everybody]:
        found["seen_out"] = [f"Nobody sits at seat {wrong[0]}."]
    if not all(_is_row(described, seats, number, row) for number, row in enumerate(described.points, 1)):
        found["points"] = [f"A round has {seats} points: one for each seat."]
    return found


def _is_row(described: DescribedMatch, seats: int, place: int, row: tuple[Points, ...]) -> bool:
    """Whether a row of points has the right length. Seats at its end that are described as away in that round
    may be left out."""
    number = described.paper_rounds + place
    later = set(range(len(row), seats)) - {
        away.seat for away in described.away if away.first <= number <= (away.last or number)
    }
    return len(row) <= seats and not later


# --- checks that every game makes of a described round ---


def unknown_seats(match: AnyMatch, described: Any) -> Faults:
    """A fault for each field that names a seat that does not exist."""
    found: Faults = {}
    for name, seats_of in _seats_by_member(described.__class__).items():
        wrong = [seat for seat in seats_of(getattr(described, name)) if seat >= len(match.totals)]
        if wrong:
            found[name] = [f"Nobody sits at seat {wrong[0]}."]
    return found


def seats_not_playing(match: AnyMatch, named: Iterable[tuple[str, Seat | None]]) -> Faults:
    """A fault for each of these named seats that does not play now. A seat that is None is skipped."""
    gone = ((name, seat) for name, seat in named if seat is not None and seat not in match.order)
    return {name: [f"Nobody plays at seat {seat}."] for name, seat in gone}


def seats_in(value: Any) -> Iterator[Seat]:
    """The seats in the fields of a dataclass, also in nested values; none for None."""
    if value is None:
        return
    kind: type = value.__class__
    for name, seats_of in _seats_by_member(kind).items():
        yield from seats_of(getattr(value, name))


SeatsOf = Callable[[Any], Iterable[Seat]]


@cache
def _seats_by_member(kind: type) -> dict[str, SeatsOf]:
    """By name of each field that may contain seats, the function that finds them in its value."""
    if not is_dataclass(kind):
        return {}
    found = {member.field: _seats_of(member.shape) for member in members_of(kind)}
    return {name: seats_of for name, seats_of in found.items() if seats_of is not None}


def _seats_of(shape: Shape) -> SeatsOf | None:
    """The function that finds the seats in a value of this shape; None if it cannot contain any."""
    match unmarked(shape):
        case Simple(kind):
            return (lambda seat: (seat,)) if kind is Seat else None
        case Anything() | AnyTagged() | PlainJSON():
            return seats_in
        case Record(kind):
            return seats_in if _seats_by_member(kind) else None
        case Mapped(key, value):
            return _seats_of_items(_seats_of(key), _seats_of(value))
        case Several(item):
            return _if_any(_seats_of(item), lambda of, value: (seat for one in value for seat in of(one)))
        case OneOf((option, *_), may_be_null=True):
            return _if_any(_seats_of(option), lambda of, value: () if value is None else of(value))
        case _:
            return None


def _if_any(of: SeatsOf | None, seats: Callable[[SeatsOf, Any], Iterable[Seat]]) -> SeatsOf | None:
    return None if of is None else partial(seats, of)


def _seats_of_items(of_key: SeatsOf | None, of_item: SeatsOf | None) -> SeatsOf | None:
    """The function that finds the seats in a mapping, given those for its keys and for its values."""
    if of_item is None:
        return of_key and (lambda value: (seat for key in value for seat in of_key(key)))
    if of_key is None:
        return lambda value: (seat for item in value.values() for seat in of_item(item))
    return lambda value: (s for key, item in value.items() for s in (*of_key(key), *of_item(item)))


def excess_card_fault(copies: Mapping[Card, int], cards: Iterable[Card]) -> str | None:
    """The sentence about a card of which `cards` has more copies than the deck; None if there is none."""
    named = list(cards)
    card = excess_card(copies, named)
    if card is None:
        return None
    return f"There are {copies.get(card, 0)} of {card.name} in the deck, and {named.count(card)} are told."
