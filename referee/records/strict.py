"""Strict checks that JSON is what this package writes for its dataclasses: types, order and bounds of
members.

`codec.read` trusts the logbook. JSON of imported records has to pass these checks first.
"""

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Literal, Union

from referee.codec import BOUNDS, LONGEST_LIST, LONGEST_NAME, LONGEST_REMARK, LONGEST_WORD
from referee.kit.cards import Card
from referee.kit.quantities import (
    ColumnId,
    Count,
    EntryNumber,
    Milliseconds,
    PersonName,
    Points,
    Remark,
    RoundNumber,
    Value,
)
from referee.kit.seats import Seat
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.names import is_printable
from referee.rulings.ruling import Changed
from referee.rulings.tags import Claim, Event, Plain, json_name

JSON = Any
CheckContent = Callable[[JSON, str], None]

LARGEST_NUMBER = 2**53 - 1
"""The largest integer that every JSON reader reads exactly."""

LAST_MOMENT = 4_102_444_799_999
"""The latest time that is accepted: the end of the year 2099, in milliseconds since 1970."""

RULING_BOUNDS: dict[Any, tuple[int, int]] = {
    Seat: BOUNDS[Seat],
    EntryNumber: BOUNDS[EntryNumber],
    RoundNumber: BOUNDS[RoundNumber],
    Count: (0, 1_000),
    Value: BOUNDS[Value],
    ColumnId: (1, 1_000),
    Milliseconds: (0, LAST_MOMENT),
    Points: (-1_000_000_000, 1_000_000_000),
    int: (-LARGEST_NUMBER, LARGEST_NUMBER),
}
"""Minimum and maximum of each type of number in rulings. They are wider than those of claims, as values add
up."""

MOST_ITEMS = 1_000
"""The maximum number of items of a list, and of members of a mapping, in a ruling: more than twice the cards
of a double deck. Only a correction names more, the entries that it changes; `checking` compares these with
the entries."""

ENTRY_ITEMS = (Changed, int)
"""The types of the items of the lists in which a correction names entries."""

LONGEST_TEXT: dict[Any, int] = {PersonName: LONGEST_NAME, Remark: LONGEST_REMARK, str: LONGEST_WORD}


class InvalidContent(Exception):
    """The content is nothing that Referee writes. The message says where, and what is wrong."""


Bounds = Mapping[Any, tuple[int, int]]


class Strict:
    """Checks JSON for one game. Every check raises InvalidContent."""

    def __init__(self, game: Game):
        self._tags = {kind.tag: kind for kind in (*game.claims, *game.events)}
        self._cards = {card.name for card in game.cards}
        self._of_claim = cache(lambda kind: self._check_of(kind, BOUNDS))
        self._of_ruling = cache(lambda kind: self._check_of(kind, RULING_BOUNDS))

    def claim(self, data: JSON, place: str) -> None:
        """Check a claim. `place`: the path of the member, for the message."""
        self._tagged(data, place, "claim", self._of_claim)

    def ruling(self, kind: Any, data: JSON, place: str) -> None:
        """Check a value of a type that rulings contain or that follows from them, such as points of a
        round."""
        self._of_ruling(kind)(data, place)

    def _of(self, bounds: Bounds) -> Callable[[Any], CheckContent]:
        return self._of_claim if bounds is BOUNDS else self._of_ruling

    def _tagged(self, data: JSON, place: str, name: str, of: Callable[[Any], CheckContent]) -> None:
        tag = data.get(name) if isinstance(data, dict) else None
        kind = self._tags.get(tag) if isinstance(tag, str) else None
        if kind is None or kind.kind != name:
            raise InvalidContent(f"{name} in {place} is missing or unknown")
        of(kind)(data, place)

    def _check_of(self, kind: Any, bounds: Bounds) -> CheckContent:
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if kind is Card:
            return self._card
        if kind is Plain or origin is list:
            return _plain
        if kind in (Claim, Event):
            return lambda data, place: self._tagged(data, place, kind.__name__.lower(), self._of(bounds))
        if origin in (Union, types.UnionType):
            return self._union(args, bounds)
        if origin is Literal:
            return lambda data, place: _require(data in args and isinstance(data, str), place, "a known word")
        if origin is tuple:
            return self._several(args[0], bounds)
        if origin is Mapping:
            key, value = args
            return self._mapping(key, value, bounds)
        if kind is Rules and bounds is RULING_BOUNDS:
            return self._of_claim(Rules)  # a ruling has the very rules that were claimed
        if kind in bounds:
            return _whole(*bounds[kind])
        return self._single(kind, bounds)

    def _single(self, kind: Any, bounds: Bounds) -> CheckContent:
        if kind is bool:
            return lambda data, place: _require(isinstance(data, bool), place, "true or false")
        if kind in LONGEST_TEXT:
            return lambda data, place: _text(data, place, LONGEST_TEXT[kind])
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            words = {member.value for member in kind}
            return lambda data, place: _require(
                isinstance(data, str) and data in words, place, "a known word"
            )
        if is_dataclass(kind):
            return self._dataclass(kind, bounds)
        raise TypeError(f"no check exists for values of {kind!r}")

    def _card(self, data: JSON, place: str) -> None:
        _require(isinstance(data, str) and data in self._cards, place, "a card of this game")

    def _union(self, kinds: tuple[Any, ...], bounds: Bounds) -> CheckContent:
        """The check of a union. Its types differ in their JSON types."""
        checks = [(_looks(kind), self._of(bounds)(kind)) for kind in kinds if kind is not types.NoneType]
        may_be_nothing = types.NoneType in kinds

        def check(data: JSON, place: str) -> None:
            if data is None and may_be_nothing:
                return
            alike = [fits for looks, fits in checks if looks(data)]
            _require(len(alike) > 0, place, "of a type that is allowed there")
            alike[0](data, place)

        return check

    def _several(self, kind: Any, bounds: Bounds) -> CheckContent:
        item = self._of(bounds)(kind)
        most = None if kind in ENTRY_ITEMS and bounds is RULING_BOUNDS else _most(bounds)

        def check(data: JSON, place: str) -> None:
            _require(isinstance(data, list), place, "a list")
            _require(most is None or len(data) <= most, place, f"a list of at most {most} items")
            for number, one in enumerate(data):
                item(one, f"{place}[{number}]")

        return check

    def _mapping(self, key: Any, value: Any, bounds: Bounds) -> CheckContent:
        item = self._of(bounds)(value)
        is_number = getattr(key, "__supertype__", key) is int
        most = _most(bounds)

        def check(data: JSON, place: str) -> None:
            _require(isinstance(data, dict), place, "an object")
            _require(len(data) <= most, place, f"an object of at most {most} members")
            for name, one in data.items():
                _number_as_key(name, place, bounds[key]) if is_number else _text(name, place, LONGEST_WORD)
                item(one, f"{place}.{name}")

        return check

    def _dataclass(self, kind: Any, bounds: Bounds) -> CheckContent:
        hints = typing.get_type_hints(kind, include_extras=True)
        tag = ((kind.kind, kind.tag),) if hasattr(kind, "tag") else ()
        # The checks of the members are made when they are needed: a ruling may contain rulings.
        members = {json_name(field.name): hints[field.name] for field in fields(kind)}
        required = {json_name(field.name) for field in fields(kind) if _is_required(field)}
        order = [*(name for name, _ in tag), *members]

        def check(data: JSON, place: str) -> None:
            _require(isinstance(data, dict), place, "an object")
            # Older releases leave out members that were added later; the order is always the same.
            known = [name for name in order if name in data]
            _require(
                list(data) == known, place, f"an object with the members {', '.join(order)} in this order"
            )
            missing = sorted(required - data.keys())
            _require(not missing, place, f"complete: {', '.join(missing)} is missing")
            for name, word in tag:
                _require(data.get(name) == word, f"{place}.{name}", f"{word!r}")
            for name, hint in members.items():
                if name in data:
                    self._of(bounds)(hint)(data[name], f"{place}.{name}")

        return check


def _most(bounds: Bounds) -> int:
    return LONGEST_LIST if bounds is BOUNDS else MOST_ITEMS


def _is_required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _looks(kind: Any) -> Callable[[JSON], bool]:
    """A function that returns whether JSON has the JSON type of this type."""
    origin, base = typing.get_origin(kind), getattr(kind, "__supertype__", kind)
    if origin in (list, tuple):
        return lambda data: isinstance(data, list)
    if origin is Mapping or kind in (Claim, Event) or (is_dataclass(kind) and kind is not Card):
        return lambda data: isinstance(data, dict)
    if base is bool:
        return lambda data: isinstance(data, bool)
    if base is int:
        return lambda data: isinstance(data, int) and not isinstance(data, bool)
    return lambda data: isinstance(data, str)


def _require(fits: bool, place: str, what: str) -> None:
    if not fits:
        raise InvalidContent(f"{place} is not {what}")


def _whole(low: int, high: int) -> CheckContent:
    def check(data: JSON, place: str) -> None:
        is_whole = isinstance(data, int) and not isinstance(data, bool)
        _require(is_whole and low <= data <= high, place, f"a whole number from {low} to {high}")

    return check


def _text(data: JSON, place: str, longest: int) -> None:
    _require(isinstance(data, str) and len(data) <= longest, place, f"a text of at most {longest} characters")
    _require(is_printable(data), place, "printable")


def _number_as_key(name: str, place: str, bounds: tuple[int, int]) -> None:
    is_number = name.isascii() and name.isdecimal() and len(name) < 10 and str(int(name)) == name
    _require(is_number and bounds[0] <= int(name) <= bounds[1], f"{place}.{name[:20]!r}", "a number")


def _plain(data: JSON, place: str) -> None:
    """Check a `Plain` value: a word, a number, a truth value, or a list of these."""
    items = data if isinstance(data, list) else [data]
    _require(len(items) <= MOST_ITEMS, place, f"a list of at most {MOST_ITEMS} items")
    for one in items:
        if isinstance(one, str):
            _text(one, place, LONGEST_WORD)
        else:
            low, high = RULING_BOUNDS[int]
            _require(
                isinstance(one, int) and low <= one <= high, place, "a string, a whole number or a boolean"
            )
