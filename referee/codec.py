"""Dataclasses as JSON and back, by their stable tags, and marshmallow schemas derived from them.

The fields of a claim, an event or a state are declared once, in its dataclass. `dump` and `read` are for our
own stored JSON, which they trust; the schemas check the JSON of clients.
"""

import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple, TypeGuard, TypeVar, Union

import marshmallow as ma

from referee.games import GAMES
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
from referee.match.model import position
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Match
from referee.match.table import names
from referee.rulings.tags import Claim, Event, Plain, Reporter, Tagged, json_name, kind_of

JSON = Any
Hint = Any
"""A type in an annotation: a class with or without parameters, a union, or one of these with marks."""
Data = dict[str, Any]
"""The values that a schema has loaded, by field."""

BOUNDS: dict[Hint, tuple[int, int]] = {
    Seat: (0, 99),
    Count: (0, 200),
    Value: (0, 100),
    ColumnId: (1, 1000),
    Points: (0, 100_000),
    EntryNumber: (1, 10_000_000),
    RoundNumber: (1, 10_000),
    Milliseconds: (0, 2**53 - 1),
    int: (-1_000_000, 1_000_000),
}
"""Least and greatest number of each type."""
LONGEST_LIST = 200
"""Maximum number of items of a list."""
LONGEST_REMARK = 500
LONGEST_WORD = 100
LONGEST_NAME = 40
"""Maximum numbers of characters."""
MOST_MEMBERS = 100
"""Maximum number of members of an object whose keys are names."""


# --- our own JSON ---


class Absent(Enum):
    """The value of a member that is omitted in JSON, as opposed to null."""

    ABSENT = "absent"


ABSENT = Absent.ABSENT


class NewerReleaseNeeded(Exception):
    """Stored data that this release cannot read, because a newer release has stored it.

    The text names what is unknown, as part of a sentence.
    """


_Value = TypeVar("_Value")
Flat = Annotated[_Value, "flat"]
"""A member whose own members replace it in JSON. A later member of the same name replaces one of these."""


def dump(value: Any) -> JSON:
    """Return a value as JSON. Tagged dataclasses have their tag and omit members at their default. Others
    omit only members that are absent, or at their default and marked "if any"."""
    return _dumper(value.__class__)(value)


@cache
def _dumper(kind: type) -> Callable[[Any], JSON]:
    if issubclass(kind, Card):
        return attrgetter("name")
    if issubclass(kind, StrEnum):
        return attrgetter("value")
    if is_dataclass(kind):
        return _dumper_of_dataclass(kind)
    if issubclass(kind, tuple | list):
        return lambda value: [dump(item) for item in value]
    if issubclass(kind, Mapping):
        return lambda value: {str(key): dump(item) for key, item in value.items()}
    return lambda value: value


def _dumper_of_dataclass(kind: type) -> Callable[[Any], JSON]:
    tag = {kind.kind: kind.tag} if issubclass(kind, Tagged) else {}
    getters = [(attrgetter(one.path), *one[1:]) for one in _members_of(kind)]

    def dump_dataclass(value: Any) -> JSON:
        members = tag.copy()
        for get, name, may_be_left_out, left_out_at, dump_item in getters:
            item = get(value)
            if may_be_left_out and item == left_out_at:
                continue
            if name is None:
                members.update(dump(item))
            else:
                members[name] = item if item is None or dump_item is None else dump_item(item)
        return members

    return dump_dataclass


class _Member(NamedTuple):
    """A member in JSON, and how to dump it.

    `path` leads to its field, also within a flat member. `name` is None if its own members replace it.
    `left_out_at` is the value at which it may be left out. `dump` is None if its values are JSON already.
    """

    path: str
    name: str | None
    may_be_left_out: bool
    left_out_at: Any
    dump: Callable[[Any], JSON] | None


@cache
def _members_of(kind: type) -> tuple[_Member, ...]:
    members = (one for field in fields(kind) for one in _members_of_field(kind, field))
    return tuple({one.name or (one.path,): one for one in members}.values())


def _members_of_field(kind: type, field: Field[Any]) -> list[_Member]:
    hint = _hints(kind)[field.name]
    name = None if _is_marked("flat", hint) else json_name(field.name)
    if name is None and _is_dataclass(flat := without_parameters(typing.get_args(hint)[0])):
        return [one._replace(path=f"{field.name}.{one.path}") for one in _members_of(flat)]
    is_left_out = (issubclass(kind, Tagged) or _is_marked("if any", hint)) and field.default is not MISSING
    left_out_at = field.default if is_left_out else ABSENT
    may_be_left_out = is_left_out or Absent in typing.get_args(hint)
    return [_Member(field.name, name, may_be_left_out, left_out_at, _dumper_of_field(hint))]


def without_parameters(kind: Hint) -> Hint:
    """Return the type without its parameters, which make no difference in JSON."""
    return origin_of(kind) or kind


def origin_of(kind: Hint) -> Hint:
    """Return the generic type of a type with parameters; None for any other type."""
    return typing.get_origin(kind)


def _is_dataclass(kind: Hint) -> TypeGuard[type]:
    return isinstance(kind, type) and is_dataclass(kind)


def _is_marked(mark: str, hint: Hint) -> bool:
    return mark in marks_of(hint)


def marks_of(hint: Hint) -> tuple[Any, ...]:
    """Return the marks of an annotation: the additional arguments of `Annotated`."""
    marks: tuple[Any, ...] = getattr(hint, "__metadata__", ())
    return marks


def _dumper_of_field(hint: Hint) -> Callable[[Any], JSON] | None:
    """Return the function that dumps the values of a field of this type except None; None if they are JSON
    already."""
    if origin_of(hint) is Annotated and hint is not Plain:
        return _dumper_of_field(typing.get_args(hint)[0])
    kinds = typing.get_args(hint)
    some = [kind for kind in kinds if kind is not types.NoneType]
    return _dumper_of(some[0] if len(some) == 1 and len(kinds) == 2 else hint)


def _dumper_of(hint: Hint) -> Callable[[Any], JSON] | None:
    """Return the function that dumps values of this type; None if they are JSON already."""
    if _is_json(hint):
        return None
    if origin_of(hint) is tuple:
        item = _dumper_of(typing.get_args(hint)[0])
        return list if item is None else lambda items: list(map(item, items))
    if hint == Mapping[str, Plain]:
        return dict
    return _dumper(Card) if hint is Card else dump


def _is_json(hint: Hint) -> bool:
    """Return whether all values of this type are strings, integers, booleans or None."""
    if origin_of(hint) in (Union, types.UnionType):
        return all(map(_is_json, typing.get_args(hint)))
    return origin_of(hint) is Literal or _base_type(hint) in (str, int, bool, types.NoneType)


def as_json(value: object, separators: tuple[str, str] = (",", ":")) -> str:
    """Return a value as JSON text, as it is stored and sent."""
    # Immutable values contain no cycles.
    return json.dumps(
        value, ensure_ascii=False, check_circular=False, separators=separators, default=_as_known
    )


def _as_known(value: object) -> JSON:
    """Return the JSON of a card, a mapping or a dataclass. Raises TypeError for any other value."""
    if isinstance(value, Card | Mapping) or is_dataclass(value):
        return dump(value)
    raise TypeError(f"{value.__class__.__name__} cannot be written as JSON")


def read(kind: type[_Value], data: JSON) -> _Value:
    """Return the value of this type from the JSON that `dump` wrote. Raises NewerReleaseNeeded."""
    hint: Hint = kind
    value: _Value = _reader(hint)(data)
    return value


def read_state(game: Game, data: JSON) -> AnyMatch:
    """Return a stored match of this game with its open round. Raises NewerReleaseNeeded."""
    match: AnyMatch = read(Match, {**data, "round": None})
    round = read(game.round, data["round"]) if data["round"] is not None else None
    return _with_round(match, round)


def _with_round(match: AnyMatch, round: object) -> AnyMatch:
    return Match(**{field.name: getattr(match, field.name) for field in fields(Match)} | {"round": round})


@cache
def _reader(kind: Hint) -> Callable[[JSON], Any]:
    if kind is Card:
        return _reader_by_name(_cards_by_name(), "card")
    if origin_of(kind) is Literal:
        return _reader_by_name({word: word for word in typing.get_args(kind)}, "word")
    if _is_marked("if any", kind):
        return _reader(typing.get_args(kind)[0])
    if kind in (Claim, Event):
        return _read_tagged
    if kind is Plain:
        return _frozen
    if origin_of(kind) in (Union, types.UnionType):
        return _reader_of_union(typing.get_args(kind))
    if origin_of(kind) is tuple:
        return _reader_of_tuple(_reader(typing.get_args(kind)[0]))
    if origin_of(kind) is Mapping or origin_of(kind) is dict:
        return _reader_of_mapping(*typing.get_args(kind))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _reader_by_name({word.value: word for word in kind}, "word")
    return _reader_of_dataclass(kind) if _is_dataclass(kind) else lambda data: data


def _reader_by_name(known: Mapping[str, _Value], what: str) -> Callable[[JSON], _Value]:
    """Return a function that reads one of these values by its name. It raises NewerReleaseNeeded."""

    def read_known(name: JSON) -> _Value:
        if name not in known:
            raise NewerReleaseNeeded(f"the {what} {name!r}")
        return known[name]

    return read_known


def _cards_by_name() -> dict[str, Card]:
    return {card.name: card for game in GAMES.values() for card in game.cards}


def _read_tagged(data: JSON) -> Tagged:
    return read(stored_kind(data.get("claim") or data["event"]), data)


def stored_kind(tag: str) -> type[Tagged]:
    """Return the class of the claim or event with this tag. Raises NewerReleaseNeeded."""
    try:
        return kind_of(tag)
    except KeyError:
        raise NewerReleaseNeeded(f"the tag {tag!r}") from None


def stored_claim(tag: str) -> type[Claim]:
    """Return the class of the claim with this tag. Raises NewerReleaseNeeded."""
    kind = stored_kind(tag)
    if not issubclass(kind, Claim):
        raise NewerReleaseNeeded(f"the claim {tag!r}")
    return kind


def _reader_of_union(kinds: tuple[Hint, ...]) -> Callable[[JSON], Any]:
    readers = {_json_type(kind): _reader(kind) for kind in kinds if kind is not types.NoneType}
    other_reader = readers.get(object, lambda data: data)
    return lambda data: None if data is None else readers.get(type(data), other_reader)(data)


def _json_type(kind: Hint) -> type:
    """Return the JSON type that distinguishes this type in a union: list, dict, or object for any other."""
    if origin_of(kind) is tuple:
        return list
    if origin_of(kind) is Mapping or is_dataclass(kind) and kind is not Card:
        return dict
    return object


def _reader_of_tuple(item: Callable[[JSON], _Value]) -> Callable[[JSON], tuple[_Value, ...]]:
    return lambda data: tuple(map(item, data))


def _reader_of_mapping(key: Hint, item: Hint) -> Callable[[JSON], dict[Any, Any]]:
    key_of: Callable[[str], int | str] = int if _base_type(key) is int else str
    read_value = _reader(item)
    return lambda data: {key_of(name): read_value(value) for name, value in data.items()}


def _reader_of_dataclass(kind: type) -> Callable[[JSON], Any]:
    tag_members = {kind.kind} if issubclass(kind, Tagged) else set()

    def read_dataclass(data: JSON) -> Any:
        values = {
            name: read(data[json_name]) for name, json_name, read in _readers_of(kind) if json_name in data
        }
        if len(values) + len(tag_members) < len(data):
            known = {json_name for _, json_name, _ in _readers_of(kind)} | tag_members
            raise NewerReleaseNeeded(f"of {kind.__name__} the field {min(data.keys() - known)!r}")
        return kind(**values)

    return read_dataclass


@cache
def _readers_of(kind: type) -> tuple[tuple[str, str, Callable[[JSON], Any]], ...]:
    """Return the name, the name in JSON and the reader of each field."""
    return tuple((name, json_name(name), _reader(hint)) for name, hint in _hints(kind).items())


@cache
def _hints(kind: type) -> dict[str, Hint]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in fields(kind)}


def _base_type(kind: Hint) -> Hint:
    return getattr(kind, "__supertype__", kind)


# --- the JSON of clients ---


Parent = Mapping[str, Any] | None
"""The object that contains the value, as it was sent."""


class Whole(ma.fields.Integer):
    """A whole number in JSON: 3 or 3.0, but neither true nor "3"."""

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise self.make_error("invalid")
        return int(value)


class YesOrNo(ma.fields.Boolean):
    """true or false, but not 1 or 0, which equal them in Python."""

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class Text(ma.fields.String):
    """A line of text without control characters."""

    default_error_messages = {"unprintable": "Leave out control characters."}

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> str:
        whole = super()._deserialize(value, attr, data, **kwargs)
        self._validate(whole)  # the length includes blanks around the text, as openapi.yaml says
        text = whole.strip()
        if not names.is_printable(text):
            raise self.make_error("unprintable")
        return text


class Name(Text):
    """A person's name, tidied. A name that is not allowed raises ValidationError."""

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> str:
        whole = ma.fields.String._deserialize(self, value, attr, data, **kwargs)
        self._validate(whole)
        name = names.tidy(whole)
        if why := names.fault(name):
            raise ma.ValidationError(why)
        return name


class SeatKey(ma.fields.String):
    """A seat's number as the key of an object."""

    default_error_messages = {"no_seat": "This is not a valid seat number."}

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> Any:
        if not (value.isascii() and value.isdecimal() and len(value) <= 2 and str(int(value)) == value):
            raise self.make_error("no_seat")
        return Seat(int(value))


class CardName(ma.fields.String):
    """A card by its printed name."""

    EXAMPLES = ("red 5", "blue draw two", "green double draw two", "wild draw four")

    def __init__(self, cards: tuple[Card, ...], **kwargs: Any):
        self.cards = {card.name: card for card in cards}
        like = ", ".join(name for name in self.EXAMPLES if name in self.cards)
        self.none = f"There is no such card; cards are spelled like {like}."
        super().__init__(validate=ma.validate.OneOf(list(self.cards), error=self.none), **kwargs)

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> Any:
        name = super()._deserialize(value, attr, data, **kwargs)
        if name not in self.cards:
            raise ma.ValidationError(self.none)
        return self.cards[name]

    def _validate(self, value: Card) -> None:
        super()._validate(value.name)

    def _serialize(self, value: Any, attr: str | None, obj: object, **kwargs: Any) -> str | None:
        return value if value is None else value.name


class Either(ma.fields.Field[Any]):
    """A whole number, or an object of whole numbers by seat."""

    def __init__(self, whole: ma.fields.Field[Any], mapping: ma.fields.Field[Any], **kwargs: Any):
        super().__init__(**kwargs)
        self.whole, self.mapping = whole, mapping

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> Any:
        field = self.mapping if isinstance(value, dict) else self.whole
        return field.deserialize(value, attr, data, **kwargs)


class OtherClaim(ma.fields.Field[Claim]):
    """A claim inside a claim."""

    default_error_messages = {
        "no_claim": "Send a claim: an object with the field `claim`.",
        "after": "Do not send this here.",
    }

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> Claim:
        if not isinstance(value, dict):
            raise self.make_error("no_claim")
        if "after" in value:
            raise ma.ValidationError({"after": [self.error_messages["after"]]})
        sent: SentClaim = ClaimSchema().load(value)
        return sent.claim


class PlainValue(ma.fields.Field[Plain]):
    """A string, a whole number, a boolean, or a list of strings and numbers."""

    default_error_messages = {
        "no_plain": ("Send a string, a number, a boolean, or a list of strings and numbers.")
    }

    def _deserialize(self, value: JSON, attr: str | None, data: Parent, **kwargs: Any) -> Plain:
        items = value if isinstance(value, list) else [value]
        if len(items) > LONGEST_LIST or not all(map(_is_plain, items)):
            raise self.make_error("no_plain")
        return value


def _is_plain(item: object) -> bool:
    if isinstance(item, str):
        return len(item) <= LONGEST_WORD
    low, high = BOUNDS[int]
    return isinstance(item, int) and low <= item <= high


def check_member_count(chosen: Mapping[str, object]) -> None:
    """Raise ValidationError if an object has more than `MOST_MEMBERS` members."""
    if len(chosen) > MOST_MEMBERS:
        raise ma.ValidationError(f"The object has more than {MOST_MEMBERS} members.")


def whole_of(kind: Hint, **kwargs: Any) -> Whole:
    """Return the field of a whole number with the bounds of this type."""
    low, high = BOUNDS[kind]
    return Whole(validate=ma.validate.Range(low, high), **kwargs)


def field_of(kind: Hint, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    """Return the marshmallow field for values of this type; `cards` are the cards that it accepts. Raises
    TypeError if there is none."""
    if kind in BOUNDS:
        return whole_of(kind, **kwargs)
    if _is_marked("if any", kind):
        return field_of(typing.get_args(kind)[0], cards, **kwargs)
    if kind is Plain:
        return PlainValue(**kwargs)
    if kind is Claim:
        return OtherClaim(**kwargs)
    if kind is bool:
        return YesOrNo(**kwargs)
    if kind is PersonName:
        return Name(validate=ma.validate.Length(1, LONGEST_NAME), **kwargs)
    if kind is Remark:
        return Text(validate=ma.validate.Length(1, LONGEST_REMARK), **kwargs)
    if kind is str:
        return ma.fields.String(validate=ma.validate.Length(1, 100), **kwargs)
    if kind is Card:
        return CardName(cards, **kwargs)
    return _field_of_several(kind, cards, **kwargs)


def _field_of_several(kind: Hint, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    origin, args = origin_of(kind), typing.get_args(kind)
    if types.NoneType in args:
        some = tuple(part for part in args if part is not types.NoneType)
        inner = some[0] if len(some) == 1 else Union[some]  # noqa: UP007
        return field_of(inner, cards, allow_none=True, **kwargs)
    if origin is Literal:
        return ma.fields.String(validate=ma.validate.OneOf(args), **kwargs)
    if origin is tuple:
        return ma.fields.List(
            field_of(args[0], cards), validate=ma.validate.Length(max=LONGEST_LIST), **kwargs
        )
    if origin is Mapping:
        key = SeatKey() if args[0] is Seat else ma.fields.String(validate=ma.validate.Length(1, LONGEST_WORD))
        return ma.fields.Dict(key, field_of(args[1], cards), validate=check_member_count, **kwargs)
    if _is_dataclass(kind):
        return ma.fields.Nested(schema_of(kind, cards), **kwargs)
    if origin not in (Union, types.UnionType) or len(args) != 2:
        raise TypeError(f"there is no field for values of type {kind}")
    number, mapping = args
    return Either(field_of(number, cards), field_of(mapping, cards), **kwargs)


def schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    """Return the schema of a dataclass: its fields with the bounds of their types, and no others.

    It loads a value of the dataclass. Each of the value's `faults` is an error of its field. Raises TypeError
    if a field has no schema.
    """
    return _schema_of(kind, cards if _holds_cards(kind) else ())


def _holds_cards(kind: Hint) -> bool:
    if _is_dataclass(kind) and kind is not Card:
        return any(map(_holds_cards, _hints(kind).values()))
    return kind is Card or any(map(_holds_cards, typing.get_args(kind)))


@cache
def _schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    class Loaded(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        @ma.post_load
        def make(self, data: Data, **kwargs: Any) -> Any:
            return _build(kind, data)

    declared = {}
    for field in fields(kind):
        try:
            declared[json_name(field.name)] = _declared(kind, field, cards)
        except TypeError as error:
            raise TypeError(f"{kind.__name__} has no schema: of its field {field.name}, {error}") from None
    return type(kind.__name__, (Loaded,), {**declared, "__doc__": kind.__doc__})


def _build(kind: type[_Value], data: Data) -> _Value:
    hint: Hint = kind
    value = kind(**{name: _frozen(data[json_name(name)]) for name in _hints(hint) if json_name(name) in data})
    wrong = value.faults() if isinstance(value, Claim) else {}
    if wrong:
        raise ma.ValidationError({name: [text] for name, text in wrong.items()})
    return value


def _declared(kind: type, field: Field[Any], cards: tuple[Card, ...]) -> ma.fields.Field[Any]:
    hint = _hints(kind)[field.name]
    if field.default_factory is not MISSING:
        return field_of(hint, cards, load_default=field.default_factory)
    if field.default is MISSING:
        return field_of(hint, cards, required=True)
    return field_of(hint, cards, load_default=field.default)


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return {key: _frozen(item) for key, item in value.items()} if isinstance(value, dict) else value


def _cards_of(kind: type) -> tuple[Card, ...]:
    """Return the cards that a claim may name: those of the games that have this claim."""
    known = (game.cards for game in GAMES.values() if kind in game.claims)
    return tuple(dict.fromkeys(card for cards in known for card in cards))


class SentClaim(NamedTuple):
    """A claim as it was sent, and the number of the last entry that the phone showed, if it was sent."""

    claim: Claim
    after: int | None


def _claim_schema(kind: type[Claim]) -> type[ma.Schema]:
    """Return the schema of a claim as it is sent: with its tag and `after`. It loads a `SentClaim`."""

    class Envelope(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        claim = ma.fields.String(required=True, validate=ma.validate.Equal(kind.tag))
        after = Whole(
            validate=ma.validate.Range(0, BOUNDS[EntryNumber][1]), allow_none=True, load_default=None
        )

        @ma.post_load
        def make(self, data: Data, **kwargs: Any) -> SentClaim:
            after = data.pop("after")
            data.pop("claim")
            return SentClaim(_build(kind, data), after)

    return type(kind.tag, (Envelope, schema_of(kind, _cards_of(kind))), {"__doc__": kind.__doc__})


CLAIM_SCHEMAS: dict[str, type[ma.Schema]] = {
    kind.tag: _claim_schema(kind)
    for kind in dict.fromkeys(kind for game in GAMES.values() for kind in game.claims)
    if kind.reporter is not Reporter.SERVICE
}


class ClaimSchema(ma.Schema):
    """Any claim of any game, by its tag. It loads a `SentClaim`.

    `match/table/validation.py` checks whether a match has this claim, the card and the seat.
    """

    class Meta:
        unknown = ma.INCLUDE

    claim = ma.fields.String(required=True)

    @ma.post_load
    def make(self, data: Data, **kwargs: Any) -> SentClaim:
        if data["claim"] not in CLAIM_SCHEMAS:
            raise ma.ValidationError({"claim": [f"There is no claim {data['claim'][:50]!r}."]})
        sent: SentClaim = _schema_instance(CLAIM_SCHEMAS[data["claim"]]).load(data)
        return sent


@cache
def _schema_instance(kind: type[ma.Schema]) -> ma.Schema:
    """Return an instance of this schema. It is made once, because it keeps nothing of what it loads."""
    return kind()


LONGEST_STORY = 20
"""Maximum number of claims that have happened in a situation."""


@dataclass(frozen=True)
class SentSituation:
    """A situation as it was sent: the game, the description of the `match`, the claims that `happened`, and
    the description of the open `round` (None: there is none) with the names of its `given_members`."""

    game: Game
    match: position.DescribedMatch
    happened: tuple[Claim, ...]
    given_members: frozenset[str]
    round: object | None | Absent


def _situation_schema(of: Game) -> type[ma.Schema]:
    """Return the schema of a situation of this game. It loads a `SentSituation`."""

    name, round_schema = of.title.replace(" ", ""), schema_of(of.position.round_type, of.cards)
    # The name of this class stands in openapi.yaml.
    described_round = type(f"{name}RoundTold", (round_schema,), {"__doc__": round_schema.__doc__})

    class Described(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        game = ma.fields.String(required=True, validate=ma.validate.Equal(of.name))
        round = ma.fields.Nested(described_round, allow_none=True)
        happened = ma.fields.List(
            ma.fields.Nested(ClaimSchema), validate=ma.validate.Length(max=LONGEST_STORY), load_default=list
        )

        @ma.post_load(pass_original=True)
        def make(self, data: Data, original: Data, **kwargs: Any) -> SentSituation:
            round = data.pop("round", ABSENT)
            happened = tuple(claim for claim, _ in data.pop("happened"))
            data.pop("game")
            match, given = _build(position.DescribedMatch, data), frozenset(original.get("round") or ())
            return SentSituation(of, match, happened, given, round)

    doc = f"A situation at a table of {of.title}. {position.DescribedMatch.__doc__}"
    return type(f"{name}Situation", (Described, schema_of(position.DescribedMatch, ())), {"__doc__": doc})


SITUATION_SCHEMAS: dict[str, type[ma.Schema]] = {
    game.name: _situation_schema(game) for game in GAMES.values()
}


class SituationSchema(ma.Schema):
    """A situation at a table of any game, by the name of the game. It loads a `SentSituation`."""

    class Meta:
        unknown = ma.INCLUDE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))

    @ma.post_load
    def make(self, data: Data, **kwargs: Any) -> SentSituation:
        sent: SentSituation = _schema_instance(SITUATION_SCHEMAS[data["game"]]).load(data)
        return sent
