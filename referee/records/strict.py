"""Strict checks of JSON. They accept only what Referee itself writes for its dataclasses: the same types of
members, in the same order, with values inside of the bounds.

`from_json_value` in `codec.py` trusts the JSON of the logbook. So the JSON of an imported record has to pass
these checks first.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from referee.kit.bounds import (
    BOUNDS_BY_NUMBER_TYPE,
    MOST_CHARACTERS_BY_TEXT_TYPE,
    MOST_CHARACTERS_OF_OTHER_TEXT,
    MOST_LIST_ITEMS_IN_CLAIM,
)
from referee.languages.speech import tell
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.names import is_printable
from referee.rulings.ruling import RulingChangedByEdit
from referee.rulings.shapes import (
    AnyClaimOrEventShape,
    CardShape,
    DataclassShape,
    JSONShape,
    ListShape,
    MappingShape,
    PlainListShape,
    PlainValueOrListShape,
    SimpleValueShape,
    UnionShape,
    WordChoiceShape,
    json_members_of_dataclass,
    shape_of_type_hint,
    shape_without_annotations,
)

JSON = Any
ContentCheck = Callable[[JSON, str], None]

MOST_ITEMS_IN_A_RULING = 1_000
"""Maximum number of items of a list in a ruling, and of members of an object in a ruling.

The number is more than twice the number of cards in a double deck. It does not limit the lists of entries
that a correction changes, because `checking.py` compares these lists with the entries.
"""

SHAPES_OF_CHANGED_ENTRIES = (shape_of_type_hint(RulingChangedByEdit), shape_of_type_hint(int))
"""Lists whose items have one of these shapes (JSON types) have no maximum length. A correction has such lists
of the entries that it changes."""


class InvalidRecordContent(Exception):
    """The content of a record is not what Referee writes. The text is a sentence that names the place and the
    fault."""


@dataclass(frozen=True)
class ContentLimits:
    """The limits of numbers and lists in a claim or in a ruling.

    - `part`: Whether numbers have the bounds for claims or the bounds for rulings.
    - `most_items`: The maximum number of items of a list, and of members of an object.
    """

    part: Literal["claimed", "ruled"]
    most_items: int

    def number_bounds(self, kind: Any) -> tuple[int, int]:
        """Return the lowest and the highest whole number that a value of this type may have."""
        bounds = BOUNDS_BY_NUMBER_TYPE[kind]
        return bounds.claimed if self.part == "claimed" else bounds.ruled


CLAIM_LIMITS, RULING_LIMITS = (
    ContentLimits("claimed", MOST_LIST_ITEMS_IN_CLAIM),
    ContentLimits("ruled", MOST_ITEMS_IN_A_RULING),
)


class StrictJsonChecker:
    """Checks the JSON of claims and rulings of one game. Every check raises InvalidRecordContent for invalid
    JSON."""

    def __init__(self, game: Game):
        self._tags = {kind.tag: kind for kind in (*game.claims, *game.events)}
        self._cards = {card.name for card in game.cards}
        self._of_record = cache(self._make_dataclass_check)

    def check_json_of_claim(self, data: JSON, place: str) -> None:
        """Check the JSON of a claim. Raises InvalidRecordContent for invalid JSON.

        `place` is the path of the claim in the line, for the message.
        """
        self._check_tagged_object(data, place, "claim", CLAIM_LIMITS)

    def check_json_of_ruling_value(self, kind: Any, data: JSON, place: str) -> None:
        """Check the JSON of a value of this type. Raises InvalidRecordContent for invalid JSON.

        The value is a ruling, a part of a ruling, or a result of rulings such as the points of a round.
        """
        self._make_shape_check(shape_of_type_hint(kind), RULING_LIMITS)(data, place)

    def _check_tagged_object(self, data: JSON, place: str, name: str, limits: ContentLimits) -> None:
        tag = data.get(name) if isinstance(data, dict) else None
        kind = self._tags.get(tag) if isinstance(tag, str) else None
        if kind is None or kind.kind != name:
            raise InvalidRecordContent(tell("record-value-unknown", {"member": name, "place": place}))
        hint: Any = kind
        self._of_record(hint, limits)(data, place)

    def _make_shape_check(self, shape: JSONShape, limits: ContentLimits) -> ContentCheck:
        match shape_without_annotations(shape):
            case CardShape():
                return self._check_card
            case PlainValueOrListShape() | PlainListShape():
                return _check_plain_value
            case AnyClaimOrEventShape(kind):
                return lambda data, place: self._check_tagged_object(
                    data, place, kind.__name__.lower(), limits
                )
            case UnionShape() as union:
                return self._make_union_check(union, limits)
            case WordChoiceShape() as words:
                return _make_word_check(frozenset(words.json_words))
            case ListShape(item):
                return self._make_list_check(item, limits)
            case MappingShape(key, value):
                return self._make_mapping_check(key, value, limits)
            case SimpleValueShape(kind):
                return _make_simple_type_check(kind, limits)
            case DataclassShape(kind):
                # Rules always come from a claim, so the limits of claims also apply to rules in a ruling.
                own = CLAIM_LIMITS if kind is Rules else limits
                # A ruling may contain rulings, so the check of a dataclass is built only when it is used.
                return lambda data, place: self._of_record(kind, own)(data, place)
        raise TypeError(f"nothing tells how {shape!r} is written")

    def _check_card(self, data: JSON, place: str) -> None:
        if not (isinstance(data, str) and data in self._cards):
            raise InvalidRecordContent(tell("record-value-no-card", {"place": place}))

    def _make_union_check(self, union: UnionShape, limits: ContentLimits) -> ContentCheck:
        """Return a function that checks a value of this union.

        The possible types of a value have different JSON types. So the JSON type of the value decides how it
        is checked.
        """
        checks = [
            (_make_json_type_test(option), self._make_shape_check(option, limits)) for option in union.options
        ]

        def check(data: JSON, place: str) -> None:
            if data is None and union.may_be_null:
                return
            alike = [fits for looks, fits in checks if looks(data)]
            if not alike:
                raise InvalidRecordContent(tell("record-value-of-other-type", {"place": place}))
            alike[0](data, place)

        return check

    def _make_list_check(self, item: JSONShape, limits: ContentLimits) -> ContentCheck:
        check_item = self._make_shape_check(item, limits)
        most = None if item in SHAPES_OF_CHANGED_ENTRIES and limits is RULING_LIMITS else limits.most_items

        def check(data: JSON, place: str) -> None:
            if not isinstance(data, list):
                raise InvalidRecordContent(tell("record-value-no-list", {"place": place}))
            if most is not None and len(data) > most:
                raise InvalidRecordContent(tell("record-value-long-list", {"place": place, "most": most}))
            for number, one in enumerate(data):
                check_item(one, f"{place}[{number}]")

        return check

    def _make_mapping_check(self, key: JSONShape, value: JSONShape, limits: ContentLimits) -> ContentCheck:
        check_value, most = self._make_shape_check(value, limits), limits.most_items
        numbers = (
            limits.number_bounds(key.kind)
            if isinstance(key, SimpleValueShape) and key.python_type is int
            else None
        )

        def check(data: JSON, place: str) -> None:
            if not isinstance(data, dict):
                raise InvalidRecordContent(tell("record-value-no-object", {"place": place}))
            if len(data) > most:
                raise InvalidRecordContent(tell("record-value-large-object", {"place": place, "most": most}))
            for name, one in data.items():
                if numbers is None:
                    _check_text(name, place, MOST_CHARACTERS_OF_OTHER_TEXT)
                else:
                    _check_number_key(name, place, numbers)
                check_value(one, f"{place}.{name}")

        return check

    def _make_dataclass_check(self, kind: Any, limits: ContentLimits) -> ContentCheck:
        tag = ((kind.kind, kind.tag),) if hasattr(kind, "tag") else ()
        members = json_members_of_dataclass(kind)
        checks = {one.name: self._make_shape_check(one.shape, limits) for one in members}
        required = {one.name for one in members if one.has_no_default}
        order = [*(name for name, _ in tag), *checks]

        def check(data: JSON, place: str) -> None:
            if not isinstance(data, dict):
                raise InvalidRecordContent(tell("record-value-no-object", {"place": place}))
            # Records of older releases lack newer members, but the order of the members is always the same.
            known = [name for name in order if name in data]
            if list(data) != known:
                raise InvalidRecordContent(
                    tell("record-value-other-members", {"place": place, "members": ", ".join(order)})
                )
            if missing := sorted(required - data.keys()):
                raise InvalidRecordContent(
                    tell("record-value-incomplete", {"place": place, "members": ", ".join(missing)})
                )
            for name, word in tag:
                if data.get(name) != word:
                    raise InvalidRecordContent(
                        tell("record-value-other-tag", {"place": f"{place}.{name}", "tag": repr(word)})
                    )
            for name, check_member in checks.items():
                if name in data:
                    check_member(data[name], f"{place}.{name}")

        return check


def _make_json_type_test(shape: JSONShape) -> Callable[[JSON], bool]:
    """Return a function that says whether a JSON value has the JSON type of this shape."""
    match shape_without_annotations(shape):
        case ListShape() | PlainListShape():
            return lambda data: isinstance(data, list)
        case MappingShape() | AnyClaimOrEventShape() | DataclassShape():
            return lambda data: isinstance(data, dict)
        case SimpleValueShape() as simple if simple.python_type is bool:
            return lambda data: isinstance(data, bool)
        case SimpleValueShape() as simple if simple.python_type is int:
            return lambda data: isinstance(data, int) and not isinstance(data, bool)
    return lambda data: isinstance(data, str)


def _make_simple_type_check(kind: Any, limits: ContentLimits) -> ContentCheck:
    if kind in BOUNDS_BY_NUMBER_TYPE:
        return _make_whole_number_check(*limits.number_bounds(kind))
    if kind is bool:
        return _check_boolean
    if kind in MOST_CHARACTERS_BY_TEXT_TYPE:
        return lambda data, place: _check_text(data, place, MOST_CHARACTERS_BY_TEXT_TYPE[kind])
    raise TypeError(f"nothing tells how {kind!r} is written")


def _make_word_check(words: Collection[str]) -> ContentCheck:
    def check(data: JSON, place: str) -> None:
        if not (isinstance(data, str) and data in words):
            raise InvalidRecordContent(tell("record-value-no-known-word", {"place": place}))

    return check


def _check_boolean(data: JSON, place: str) -> None:
    if not isinstance(data, bool):
        raise InvalidRecordContent(tell("record-value-no-boolean", {"place": place}))


def _make_whole_number_check(low: int, high: int) -> ContentCheck:
    def check(data: JSON, place: str) -> None:
        is_whole = isinstance(data, int) and not isinstance(data, bool)
        if not (is_whole and low <= data <= high):
            raise InvalidRecordContent(
                tell("record-value-no-whole-number", {"place": place, "least": low, "most": high})
            )

    return check


def _check_text(data: JSON, place: str, longest: int) -> None:
    if not (isinstance(data, str) and len(data) <= longest):
        raise InvalidRecordContent(tell("record-value-long-text", {"place": place, "most": longest}))
    if not is_printable(data):
        raise InvalidRecordContent(tell("record-value-unprintable", {"place": place}))


def _check_number_key(name: str, place: str, bounds: tuple[int, int]) -> None:
    is_number = name.isascii() and name.isdecimal() and len(name) < 10 and str(int(name)) == name
    if not (is_number and bounds[0] <= int(name) <= bounds[1]):
        raise InvalidRecordContent(tell("record-value-no-number", {"place": f"{place}.{name[:20]!r}"}))


def _check_plain_value(data: JSON, place: str) -> None:
    """Check a `PlainValueOrList` value: a string, a whole number, a boolean, or a list of these.

    Raises InvalidRecordContent for any other value.
    """
    items = data if isinstance(data, list) else [data]
    if len(items) > MOST_ITEMS_IN_A_RULING:
        raise InvalidRecordContent(
            tell("record-value-long-list", {"place": place, "most": MOST_ITEMS_IN_A_RULING})
        )
    for one in items:
        if isinstance(one, str):
            _check_text(one, place, MOST_CHARACTERS_OF_OTHER_TEXT)
        else:
            low, high = BOUNDS_BY_NUMBER_TYPE[int].ruled
            if not (isinstance(one, int) and low <= one <= high):
                raise InvalidRecordContent(tell("record-value-not-plain", {"place": place}))
