"""A position that is told and not played: what people say of a match in which nobody took notes.

What is left out is not known, or is as at any table. What cannot be is named, with the arithmetic.
"""

import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from itertools import zip_longest
from typing import Any, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.deck import too_many
from referee.kit.quantities import Count, EntryNumber, PersonName, Points, RoundNumber
from referee.kit.seats import Order, Seat, after, by_seat
from referee.match.model.state import AnyMatch, Away, Match, Rules, SeenOut
from referee.rulings.tags import Claim, Event

Faults = dict[str, Any]
PEOPLE = tuple(map(PersonName, ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]))
"""What people are called of whom nobody says it, by their seats."""


@dataclass(frozen=True)
class Told:
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


ToldT = TypeVar("ToldT")
RoundT = TypeVar("RoundT")


@dataclass(frozen=True)
class Position(Generic[ToldT, RoundT]):
    """How a game is told of: `told` is the type of what is told of an open round, all of it optional,
    `round(match, told)` makes a round of it, and `faults(match, told)` names what of it cannot be. Claims of
    the kinds `between_rounds` are made while no round is open. `befalls(event)` is whom an event makes draw
    cards or miss a turn; None if nobody."""

    told: type[ToldT]
    round: Callable[[AnyMatch, ToldT], RoundT]
    faults: Callable[[AnyMatch, ToldT], Faults]
    between_rounds: tuple[type[Claim], ...]
    befalls: Callable[[Event], Seat | None]


AnyPosition = Position[Any, Any]
"""How whatever game is told of."""


def match_told(game: str, rules: Rules, told: Told, seats: int) -> AnyMatch:
    """The match of so many seats, no round being open; seat 0 begins unless another dealer is told."""
    everybody: Order = tuple(Seat(number) for number in range(seats))
    order = everybody if told.order is None else told.order
    seating = order if told.seating is None else told.seating
    summed = _summed(told)
    totals = by_seat(seats, summed if told.totals is None else told.totals)
    return Match(
        game,
        rules,
        order,
        dealer=order[-1] if told.dealer is None else told.dealer,
        totals=totals,
        points=told.points,
        round=None,
        seating=seating,
        plays_on=told.plays_on,
        finished=told.finished,
        start=tuple(Points(total - summed.get(Seat(seat), 0)) for seat, total in enumerate(totals)),
        away=told.away or tuple(_away(told, rules, seat) for seat in everybody if seat not in order),
        circle=told.circle or (*seating, *(seat for seat in everybody if seat not in seating)),
        paper_rounds=told.paper_rounds,
        seen_out=told.seen_out,
        sitting_out=told.sitting_out,
    )


def left_of_the_dealer(match: AnyMatch) -> Seat:
    """Who is first after the dealer, also after one who sits there and does not play."""
    circle = next((one for one in (match.seating, match.circle) if match.dealer in one), ())
    seats = [after(circle, match.dealer, steps) for steps in range(1, len(circle) + 1)]
    return next(seat for seat in (*seats, *match.order) if seat in match.order)


def _summed(told: Told) -> dict[Seat, Points]:
    """The points of the rounds that are told, added up by seat."""
    columns = zip_longest(*told.points, fillvalue=0)
    return {Seat(seat): Points(sum(column)) for seat, column in enumerate(columns)}


def _away(told: Told, rules: Rules, seat: Seat) -> Away:
    """Of somebody who does not play: who sits there still is out of the match, and who does not has left."""
    number = RoundNumber(told.paper_rounds + len(told.points) + 1)
    return Away(seat, number, target=rules.target if seat in (told.seating or ()) else None)


def match_faults(told: Told, seats: int) -> Faults:
    """What of a match that is told cannot be, by field."""
    everybody = tuple(map(Seat, range(seats)))
    found: Faults = {}
    if told.people is not None and len(set(told.people)) < len(told.people):
        found["people"] = ["Two people have one name."]
    if told.people is not None and told.seats is not None and len(told.people) != told.seats:
        found["people"] = [f"{told.seats} play, and {len(told.people)} are named."]
    for name in ("order", "seating", "circle"):
        seated = getattr(told, name)
        if seated is not None and (len(set(seated)) < len(seated) or not set(seated) <= set(everybody)):
            found[name] = [f"Name each of the seats 0 to {seats - 1} once at most."]
    if told.order is not None and len(told.order) < 2:
        found["order"] = ["Two at least play."]
    playing = everybody if told.order is None else told.order
    sitting = told.seating or playing
    for name, outer, inner in (("seating", told.seating, playing), ("circle", told.circle, sitting)):
        if outer and name not in found and (missing := [seat for seat in inner if seat not in outer]):
            found[name] = [f"Seat {missing[0]} is missing."]
    if wrong := [seat for seat in told.sitting_out if seat in playing or seat not in everybody]:
        found["sitting_out"] = [f"Seat {wrong[0]} plays, or nobody sits there."]
    if told.dealer is not None and told.dealer not in (*playing, *told.sitting_out):
        found["dealer"] = [f"Nobody plays at seat {told.dealer}."]
    if wrong := [seat for seat in told.totals or () if seat not in everybody]:
        found["totals"] = [f"Nobody sits at seat {wrong[0]}."]
    if wrong := [one.seat for one in told.away if one.seat not in everybody]:
        found["away"] = [f"Nobody sits at seat {wrong[0]}."]
    if wrong := [seen.seat for seen in told.seen_out if seen.seat not in everybody]:
        found["seen_out"] = [f"Nobody sits at seat {wrong[0]}."]
    if not all(_is_row(told, seats, number, row) for number, row in enumerate(told.points, 1)):
        found["points"] = [f"A round has {seats} points: one for each seat."]
    return found


def _is_row(told: Told, seats: int, place: int, row: tuple[Points, ...]) -> bool:
    """A row may be short of who sat down later, and is told to have been away then."""
    number = told.paper_rounds + place
    later = set(range(len(row), seats)) - {
        away.seat for away in told.away if away.first <= number <= (away.last or number)
    }
    return len(row) <= seats and not later


# --- what every game asks of a round that is told ---


def seats_nobody_has(match: AnyMatch, told: Any) -> Faults:
    """Each member that names a seat at which nobody sits."""
    found: Faults = {}
    for name, seats_of in _seats_by_member(told.__class__).items():
        wrong = [seat for seat in seats_of(getattr(told, name)) if seat >= len(match.totals)]
        if wrong:
            found[name] = [f"Nobody sits at seat {wrong[0]}."]
    return found


def seats_that_do_not_play(match: AnyMatch, named: Iterable[tuple[str, Seat | None]]) -> Faults:
    """Each member that names a seat at which nobody plays now; None is no seat."""
    gone = ((name, seat) for name, seat in named if seat is not None and seat not in match.order)
    return {name: [f"Nobody plays at seat {seat}."] for name, seat in gone}


def seats_in(value: Any) -> Iterator[Seat]:
    """The seats that a dataclass names, in it or deeper; None names none."""
    if value is None:
        return
    kind: type = value.__class__
    for name, seats_of in _seats_by_member(kind).items():
        yield from seats_of(getattr(value, name))


SeatsOf = Callable[[Any], Iterable[Seat]]


@cache
def _seats_by_member(kind: type) -> dict[str, SeatsOf]:
    """By each member of a dataclass that may name a seat: what finds the seats in it."""
    if not is_dataclass(kind):
        return {}
    hints = typing.get_type_hints(kind).items()
    return {name: seats_of for name, hint in hints if (seats_of := _seats_of(hint)) is not None}


def _seats_of(kind: Any) -> SeatsOf | None:
    """What finds the seats in a value of this type; None where there can be none."""
    if kind is Seat:
        return lambda seat: (seat,)
    if kind is Any or kind in (Claim, Event):
        return seats_in
    if isinstance(kind, type) and is_dataclass(kind):
        return seats_in if _seats_by_member(kind) else None
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Mapping:
        return _seats_of_items(*map(_seats_of, args))
    if origin is not tuple and types.NoneType not in args:
        return None
    seats_of = _seats_of(next(part for part in args if part is not types.NoneType))
    if seats_of is None:
        return None
    if origin is tuple:
        return lambda value: (seat for item in value for seat in seats_of(item))
    return lambda value: () if value is None else seats_of(value)


def _seats_of_items(of_key: SeatsOf | None, of_item: SeatsOf | None) -> SeatsOf | None:
    """What finds the seats in a mapping, by what finds them in a key and in an item."""
    if of_item is None:
        return of_key and (lambda value: (seat for key in value for seat in of_key(key)))
    if of_key is None:
        return lambda value: (seat for item in value.values() for seat in of_item(item))
    return lambda value: (s for key, item in value.items() for s in (*of_key(key), *of_item(item)))


def more_than_there_are(copies: Mapping[Card, int], cards: Iterable[Card]) -> str | None:
    """A card of which more are told than the deck has, in a sentence."""
    told = list(cards)
    card = too_many(copies, told)
    if card is None:
        return None
    return f"There are {copies.get(card, 0)} of {card.name} in the deck, and {told.count(card)} are told."
