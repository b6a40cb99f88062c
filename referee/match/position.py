"""A position that is told and not played: what people say of a match in which nobody took notes.

What is left out is not known, or is as at any table. What cannot be is named, with the arithmetic.
"""

import types
import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache
from typing import Any

from referee.kit.cards import Card
from referee.kit.deck import too_many
from referee.kit.quantities import Count, EntryNumber, PersonName, Points
from referee.kit.seats import Order, Seat, by_seat
from referee.match.state import Match, Rules

Faults = dict[str, Any]
PEOPLE = tuple(map(PersonName, ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"]))
"""What people are called of whom nobody says it, by their seats."""


@dataclass(frozen=True)
class Told:
    """What is told of a match: how many play or what they are called, clockwise; the clockwise `order` of the
    seats where it is not that of their numbers; who deals; `totals`, and `points` by round and seat. `number`
    is that of the last entry before it."""

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


@dataclass(frozen=True)
class Position:
    """How a game is told of: `told` is the type of what is told of an open round, all of it optional,
    `round(match, told)` makes a round of it, and `faults(match, told)` names what of it cannot be. Claims of
    the kinds `between_rounds` are made while no round is open."""

    told: type
    round: Callable[[Match, Any], Any]
    faults: Callable[[Match, Any], Faults]
    between_rounds: tuple[type, ...]


def match_told(game: str, rules: Rules, told: Told, seats: int) -> Match:
    """The match of so many seats, no round being open; seat 0 begins unless another dealer is told."""
    everybody: Order = tuple(Seat(number) for number in range(seats))
    order = everybody if told.order is None else told.order
    return Match(
        game,
        rules,
        order,
        dealer=order[-1] if told.dealer is None else told.dealer,
        totals=by_seat(seats, told.totals or {}),
        points=told.points,
        seating=order if told.seating is None else told.seating,
        plays_on=told.plays_on,
        finished=told.finished,
    )


def match_faults(told: Told, seats: int) -> Faults:
    """What of a match that is told cannot be, by field."""
    everybody = range(seats)
    found: Faults = {}
    if told.people is not None and len(set(told.people)) < len(told.people):
        found["people"] = ["Two people have one name."]
    if told.people is not None and told.seats is not None and len(told.people) != told.seats:
        found["people"] = [f"{told.seats} play, and {len(told.people)} are named."]
    for name in ("order", "seating"):
        seated = getattr(told, name)
        if seated is not None and (len(set(seated)) < len(seated) or not set(seated) <= set(everybody)):
            found[name] = [f"Name each of the seats 0 to {seats - 1} once at most."]
    if told.order is not None and len(told.order) < 2:
        found["order"] = ["Two at least play."]
    if told.dealer is not None and told.dealer not in (everybody if told.order is None else told.order):
        found["dealer"] = [f"Nobody plays at seat {told.dealer}."]
    if wrong := [seat for seat in told.totals or () if seat not in everybody]:
        found["totals"] = [f"Nobody sits at seat {wrong[0]}."]
    if any(len(row) != seats for row in told.points):
        found["points"] = [f"A round has {seats} points: one for each seat."]
    return found


# --- what every game asks of a round that is told ---


def seats_nobody_has(match: Match, told: Any) -> Faults:
    """Each member that names a seat at which nobody sits."""
    found: Faults = {}
    for name, kind in _hints(told.__class__).items():
        wrong = [seat for seat in seats_in(kind, getattr(told, name)) if seat >= len(match.totals)]
        if wrong:
            found[name] = [f"Nobody sits at seat {wrong[0]}."]
    return found


def seats_in(kind: Any, value: Any) -> Iterator[Seat]:
    """The seats that a value of this type names."""
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if value is None:
        return
    if kind is Seat:
        yield value
    elif is_dataclass(value):
        for name, inner in _hints(value.__class__).items():
            yield from seats_in(inner, getattr(value, name))
    elif origin is Mapping:
        for key, item in value.items():
            yield from seats_in(args[0], key)
            yield from seats_in(args[1], item)
    elif origin is tuple:
        for item in value:
            yield from seats_in(args[0], item)
    elif types.NoneType in args:
        yield from seats_in(next(part for part in args if part is not types.NoneType), value)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def more_than_there_are(copies: Mapping[Card, int], cards: Iterable[Card]) -> str | None:
    """A card of which more are told than the deck has, in a sentence."""
    told = list(cards)
    card = too_many(copies, told)
    if card is None:
        return None
    return f"There are {copies.get(card, 0)} of {card.name} in the deck, and {told.count(card)} are told."
