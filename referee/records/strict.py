"""Strict checks that JSON is what this package writes for its dataclasses: types, order and bounds of
members.

`codec.read` trusts the logbook. JSON of imported records has to pass these checks first.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from referee.kit.bounds import LONGEST_LIST, LONGEST_WORD, NUMBERS, TEXTS
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.names import is_printable
from referee.rulings.ruling import Changed
from referee.rulings.shapes import (
    AnyTagged,
    CardShape,
    Mapped,
    OneOf,
    PlainJSON,
    PlainList,
    Record,
    Several,
    Shape,
    Simple,
    Words,
    members_of,
    shape_of,
    unmarked,
)

JSON = Any
CheckContent = Callable[[JSON, str], None]

MOST_ITEMS = 1_000
"""The maximum number of items of a list, and of members of a mapping, in a ruling: more than twice the cards
of a double deck. Only a correction names more, the entries that it changes; `checking` compares these with
the entries."""

ENTRY_ITEMS = (shape_of(Changed), shape_of(int))
"""The items of the lists in which a correction names entries."""


class InvalidContent(Exception):
    """The content is nothing that Referee writes. The message says where, and what is wrong."""


@dataclass(frozen=True)
class Limits:
    """What bounds a claim, or a ruling: `part` names its bounds of numbers, `most_items` those of lists."""

    part: Literal["claimed", "ruled"]
    most_items: int

    def of(self, kind: Any) -> tuple[int, int]:
        """The lowest and the highest whole number of this type."""
        bounds = NUMBERS[kind]
        return bounds.claimed if self.part == "claimed" else bounds.ruled


CLAIMED, RULED = Limits("claimed", LONGEST_LIST), Limits("ruled", MOST_ITEMS)


class Strict:
    """Checks JSON for one game. Every check raises InvalidContent."""

    def __init__(self, game: Game):
        self._tags = {kind.tag: kind for kind in (*game.claims, *game.events)}
        self._cards = {card.name for card in game.cards}
        self._of_record = cache(self._check_of_record)

    def claim(self, data: JSON, place: str) -> None:
        """Check a claim. `place`: the path of the member, for the message."""
        self._tagged(data, place, "claim", CLAIMED)

    def ruling(self, kind: Any, data: JSON, place: str) -> None:
        """Check a value of a type that rulings contain or that follows from them, such as points of a
        round."""
        self._check_of(shape_of(kind), RULED)(data, place)

    def _tagged(self, data: JSON, place: str, name: str, limits: Limits) -> None:
        tag = data.get(name) if isinstance(data, dict) else None
        kind = self._tags.get(tag) if isinstance(tag, str) else None
        if kind is None or kind.kind != name:
            raise InvalidContent(f"{name} in {place} is missing or unknown")
        hint: Any = kind
        self._of_record(hint, limits)(data, place)

    def _check_of(self, shape: Shape, limits: Limits) -> CheckContent:
        match unmarked(shape):
            case CardShape():
                return self._card
            case PlainJSON() | PlainList():
                return _plain
            case AnyTagged(kind):
                return lambda data, place: self._tagged(data, place, kind.__name__.lower(), limits)
            case OneOf() as union:
                return self._one_of(union, limits)
            case Words() as words:
                return _one_word(frozenset(words.words))
            case Several(item):
                return self._several(item, limits)
            case Mapped(key, value):
                return self._mapping(key, value, limits)
            case Simple(kind):
                return _simple(kind, limits)
            case Record(kind):
                # A ruling has the very rules that were claimed. Looked up late, as a ruling may hold rulings.
                own = CLAIMED if kind is Rules else limits
                return lambda data, place: self._of_record(kind, own)(data, place)
        raise TypeError(f"nothing tells how {shape!r} is written")

    def _card(self, data: JSON, place: str) -> None:
        _require(isinstance(data, str) and data in self._cards, place, "a card of this game")

    def _one_of(self, union: OneOf, limits: Limits) -> CheckContent:
        """The check of a union. Its types differ in their JSON types."""
        checks = [(_looks(option), self._check_of(option, limits)) for option in union.options]

        def check(data: JSON, place: str) -> None:
            if data is None and union.may_be_null:
                return
            alike = [fits for looks, fits in checks if looks(data)]
            _require(len(alike) > 0, place, "of a type that is allowed there")
            alike[0](data, place)

        return check

    def _several(self, item: Shape, limits: Limits) -> CheckContent:
        check_item = self._check_of(item, limits)
        most = None if item in ENTRY_ITEMS and limits is RULED else limits.most_items

        def check(data: JSON, place: str) -> None:
            _require(isinstance(data, list), place, "a list")
            _require(most is None or len(data) <= most, place, f"a list of at most {most} items")
            for number, one in enumerate(data):
                check_item(one, f"{place}[{number}]")

        return check

    def _mapping(self, key: Shape, value: Shape, limits: Limits) -> CheckContent:
        check_value, most = self._check_of(value, limits), limits.most_items
        numbers = limits.of(key.kind) if isinstance(key, Simple) and key.base is int else None

        def check(data: JSON, place: str) -> None:
            _require(isinstance(data, dict), place, "an object")
            _require(len(data) <= most, place, f"an object of at most {most} members")
            for name, one in data.items():
                if numbers is None:
                    _text(name, place, LONGEST_WORD)
                else:
                    _number_as_key(name, place, numbers)
                check_value(one, f"{place}.{name}")

        return check

    def _check_of_record(self, kind: Any, limits: Limits) -> CheckContent:
        tag = ((kind.kind, kind.tag),) if hasattr(kind, "tag") else ()
        members = members_of(kind)
        checks = {one.name: self._check_of(one.shape, limits) for one in members}
        required = {one.name for one in members if one.is_required}
        order = [*(name for name, _ in tag), *checks]

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
            for name, check_member in checks.items():
                if name in data:
                    check_member(data[name], f"{place}.{name}")

        return check


def _looks(shape: Shape) -> Callable[[JSON], bool]:
    """A function that returns whether JSON has the JSON type of this shape."""
    match unmarked(shape):
        case Several() | PlainList():
            return lambda data: isinstance(data, list)
        case Mapped() | AnyTagged() | Record():
            return lambda data: isinstance(data, dict)
        case Simple() as simple if simple.base is bool:
            return lambda data: isinstance(data, bool)
        case Simple() as simple if simple.base is int:
            return lambda data: isinstance(data, int) and not isinstance(data, bool)
    return lambda data: isinstance(data, str)


def _simple(kind: Any, limits: Limits) -> CheckContent:
    if kind in NUMBERS:
        return _whole(*limits.of(kind))
    if kind is bool:
        return lambda data, place: _require(isinstance(data, bool), place, "true or false")
    if kind in TEXTS:
        return lambda data, place: _text(data, place, TEXTS[kind])
    raise TypeError(f"nothing tells how {kind!r} is written")


def _one_word(words: Collection[str]) -> CheckContent:
    return lambda data, place: _require(isinstance(data, str) and data in words, place, "a known word")


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
            low, high = NUMBERS[int].ruled
            _require(
                isinstance(one, int) and low <= one <= high, place, "a string, a whole number or a boolean"
            )
