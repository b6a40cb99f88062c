"""Dataclasses as JSON and back, by their stable tags, and marshmallow schemas derived from them.

Nobody writes a field twice: what a claim, an event or a state holds is said once, in its dataclass.
`dump` and `read` are for our own stored JSON; the schemas guard the door against everybody else's.
"""

import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, Literal, NamedTuple, TypeVar, Union

import marshmallow as ma

from referee.games import GAMES
from referee.kit.cards import Card, card_named
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
from referee.match.model.state import Match
from referee.match.table import names
from referee.rulings.tags import Claim, Event, Plain, Reporter, kind_of, spoken

JSON = Any

BOUNDS: dict[Any, tuple[int, int]] = {
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
LONGEST_LIST = 200
LONGEST_REMARK = 500
LONGEST_WORD = 100
LONGEST_CHOICE = 100
LONGEST_NAME = 40


# --- our own JSON ---


class Absent(Enum):
    """In the place of a member that is not told at all: neither null nor anything else."""

    ABSENT = "absent"


ABSENT = Absent.ABSENT


class NewerReleaseNeeded(Exception):
    """What is stored tells something that this release does not know, so a newer one has stored it. The text
    says what it is, as part of a sentence."""


_Value = TypeVar("_Value")
Flat = Annotated[_Value, "flat"]
"""A member whose own members are told in its place. A later member of the same name is told instead."""


def dump(value: Any) -> JSON:
    """A value as JSON: tagged things carry their tag and leave out what is at its default, others only what
    is marked so."""
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
    tag = {kind.kind: kind.tag} if hasattr(kind, "tag") else {}
    members = [(attrgetter(one.path), *one[1:]) for one in _members_of(kind)]

    def dump_dataclass(value: Any) -> JSON:
        told = tag.copy()
        for get, name, may_be_left_out, left_out_at, dump_item in members:
            item = get(value)
            if may_be_left_out and item == left_out_at:
                continue
            if name is None:
                told.update(dump(item))
            else:
                told[name] = item if item is None or dump_item is None else dump_item(item)
        return told

    return dump_dataclass


class _Member(NamedTuple):
    """A member in JSON: the field that it is, which may be a field of a flat member; its name, None where the
    members of anything are told in its place; at which value it may be left out; and what dumps it."""

    path: str
    name: str | None
    may_be_left_out: bool
    left_out_at: Any
    dump: Callable[[Any], JSON] | None


@cache
def _members_of(kind: type) -> tuple[_Member, ...]:
    members = (one for field in fields(kind) for one in _members_of_field(kind, field))
    return tuple({one.name or (one.path,): one for one in members}.values())


def _members_of_field(kind: type, field: Field) -> list[_Member]:
    hint = _hints(kind)[field.name]
    name = None if _is_marked("flat", hint) else spoken(field.name)
    if name is None and is_dataclass(flat := bare(typing.get_args(hint)[0])):
        return [one._replace(path=f"{field.name}.{one.path}") for one in _members_of(flat)]
    is_left_out = (hasattr(kind, "tag") or _is_marked("if any", hint)) and field.default is not MISSING
    left_out_at = field.default if is_left_out else ABSENT
    may_be_left_out = is_left_out or Absent in typing.get_args(hint)
    return [_Member(field.name, name, may_be_left_out, left_out_at, _dumper_of_field(hint))]


def bare(kind: Any) -> Any:
    """A generic dataclass without its parameters: they make no difference in JSON."""
    return typing.get_origin(kind) or kind


def _is_marked(mark: str, hint: Any) -> bool:
    return mark in getattr(hint, "__metadata__", ())


def _dumper_of_field(hint: Any) -> Callable[[Any], JSON] | None:
    """What dumps what a field of this type holds, if it holds anything; None where that is JSON already."""
    if typing.get_origin(hint) is Annotated and hint is not Plain:
        return _dumper_of_field(typing.get_args(hint)[0])
    kinds = typing.get_args(hint)
    some = [kind for kind in kinds if kind is not types.NoneType]
    return _dumper_of(some[0] if len(some) == 1 and len(kinds) == 2 else hint)


def _dumper_of(hint: Any) -> Callable[[Any], JSON] | None:
    """What dumps any value of this type; None where all of them are JSON already."""
    if _is_json(hint):
        return None
    if typing.get_origin(hint) is tuple:
        item = _dumper_of(typing.get_args(hint)[0])
        return list if item is None else lambda items: list(map(item, items))
    if hint == Mapping[str, Plain]:
        return dict
    return _dumper(Card) if hint is Card else dump


def _is_json(hint: Any) -> bool:
    """Whether all that a type holds is a word, a number, yes, no or nothing."""
    if typing.get_origin(hint) in (Union, types.UnionType):
        return all(map(_is_json, typing.get_args(hint)))
    return typing.get_origin(hint) is Literal or _plain(hint) in (str, int, bool, types.NoneType)


def as_json(value: Any, separators: tuple[str, str] = (",", ":")) -> str:
    """A value as the text that is stored and sent: the JSON that `dump` makes of it."""
    # A value that never changes does not hold itself.
    return json.dumps(
        value, ensure_ascii=False, check_circular=False, separators=separators, default=_as_known
    )


def _as_known(value: Any) -> JSON:
    """What JSON does not know, as what it knows."""
    if isinstance(value, Card | Mapping) or is_dataclass(value):
        return dump(value)
    raise TypeError(f"{value.__class__.__name__} is told in no JSON")


def read(kind: Any, data: JSON) -> Any:
    """The value of this type that `dump` made this JSON of. Raises NewerReleaseNeeded."""
    return _reader(kind)(data)


def read_state(game: Game, data: JSON) -> Match:
    """A stored match of this game, its open round included. Raises NewerReleaseNeeded."""
    match = read(Match, {**data, "round": None})
    round = read(game.round, data["round"]) if data["round"] is not None else None
    return _with_round(match, round)


def _with_round(match: Match, round: Any) -> Match:
    return Match(**{field.name: getattr(match, field.name) for field in fields(Match)} | {"round": round})


@cache
def _reader(kind: Any) -> Callable[[JSON], Any]:
    if kind is Card:
        return _among(_cards(), "card")
    if typing.get_origin(kind) is Literal:
        return _among({word: word for word in typing.get_args(kind)}, "word")
    if _is_marked("if any", kind):
        return _reader(typing.get_args(kind)[0])
    if kind in (Claim, Event):
        return _read_tagged
    if kind is Plain:
        return _frozen
    if typing.get_origin(kind) in (Union, types.UnionType):
        return _reader_of_union(typing.get_args(kind))
    if typing.get_origin(kind) is tuple:
        return _reader_of_tuple(_reader(typing.get_args(kind)[0]))
    if typing.get_origin(kind) is Mapping or typing.get_origin(kind) is dict:
        return _reader_of_mapping(*typing.get_args(kind))
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _among({word.value: word for word in kind}, "word")
    return _reader_of_dataclass(kind) if is_dataclass(kind) else lambda data: data


def _among(known: Mapping[str, Any], what: str) -> Callable[[JSON], Any]:
    """Reads one of these by its name."""

    def read_known(name: JSON) -> Any:
        if name not in known:
            raise NewerReleaseNeeded(f"the {what} {name!r}")
        return known[name]

    return read_known


def _cards() -> dict[str, Card]:
    return {card.name: card for game in GAMES.values() for card in game.cards}


def _read_tagged(data: JSON) -> Any:
    return read(stored_kind(data.get("claim") or data["event"]), data)


def stored_kind(tag: str) -> type:
    """The kind of claim or event of this tag. Raises NewerReleaseNeeded."""
    try:
        return kind_of(tag)
    except KeyError:
        raise NewerReleaseNeeded(f"the tag {tag!r}") from None


def _reader_of_union(kinds: tuple) -> Callable[[JSON], Any]:
    readers = {_shape(kind): _reader(kind) for kind in kinds if kind is not types.NoneType}
    whatever = readers.get(object, lambda data: data)
    return lambda data: None if data is None else readers.get(type(data), whatever)(data)


def _shape(kind: Any) -> type:
    """The JSON type by which one of several types is told from the others."""
    if typing.get_origin(kind) is tuple:
        return list
    if typing.get_origin(kind) is Mapping or is_dataclass(kind) and kind is not Card:
        return dict
    return object


def _reader_of_tuple(item: Callable[[JSON], Any]) -> Callable[[JSON], tuple]:
    return lambda data: tuple(map(item, data))


def _reader_of_mapping(key: Any, value: Any) -> Callable[[JSON], dict]:
    key_of = int if _plain(key) is int else str
    item = _reader(value)
    return lambda data: {key_of(name): item(told) for name, told in data.items()}


def _reader_of_dataclass(kind: type) -> Callable[[JSON], Any]:
    beside = {kind.kind} if hasattr(kind, "tag") else set()

    def read_dataclass(data: JSON) -> Any:
        told = {name: read(data[said]) for name, said, read in _readers_of(kind) if said in data}
        if len(told) + len(beside) < len(data):
            known = {said for _, said, _ in _readers_of(kind)} | beside
            raise NewerReleaseNeeded(f"of {kind.__name__} the field {min(data.keys() - known)!r}")
        return kind(**told)

    return read_dataclass


@cache
def _readers_of(kind: type) -> tuple[tuple[str, str, Callable[[JSON], Any]], ...]:
    """Of each field its name, its name in JSON, and what reads it."""
    return tuple((name, spoken(name), _reader(hint)) for name, hint in _hints(kind).items())


@cache
def _hints(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: hints[field.name] for field in fields(kind)}


def _plain(kind: Any) -> Any:
    return getattr(kind, "__supertype__", kind)


# --- everybody else's JSON ---


class Whole(ma.fields.Integer):
    """A whole number as JSON understands it: 3 and 3.0, but neither true nor "3"."""

    def _deserialize(self, value, attr, data, **kwargs):
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise self.make_error("invalid")
        return int(value)


class YesOrNo(ma.fields.Boolean):
    """True or false, and nothing that only equals them."""

    def _deserialize(self, value, attr, data, **kwargs):
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class Text(ma.fields.String):
    """A line of text without control characters."""

    default_error_messages = {"unprintable": "Leave out control characters."}

    def _deserialize(self, value, attr, data, **kwargs):
        whole = super()._deserialize(value, attr, data, **kwargs)
        self._validate(whole)  # blanks around it count, too, as openapi.yaml says
        text = whole.strip()
        # Emoji of several parts, and some scripts, are held together by characters that are not printed.
        if not all(char.isprintable() or char in names.JOINERS for char in text):
            raise self.make_error("unprintable")
        return text


class Name(Text):
    """What somebody is to be called, from now on."""

    def _deserialize(self, value, attr, data, **kwargs):
        whole = ma.fields.String._deserialize(self, value, attr, data, **kwargs)
        self._validate(whole)
        name = names.tidy(whole)
        if why := names.fault(name):
            raise ma.ValidationError(why)
        return name


class SeatKey(ma.fields.String):
    """A seat's number as the key of an object."""

    default_error_messages = {"no_seat": "This is no seat's number."}

    def _deserialize(self, value, attr, data, **kwargs):
        if not (value.isascii() and value.isdecimal() and len(value) <= 2 and str(int(value)) == value):
            raise self.make_error("no_seat")
        return Seat(int(value))


class Printed(ma.fields.String):
    """A card by its printed name."""

    EXAMPLES = ("red 5", "blue draw two", "green double draw two", "wild draw four")

    def __init__(self, cards: tuple[Card, ...], **kwargs):
        names = [card.name for card in cards]
        like = ", ".join(name for name in self.EXAMPLES if name in names)
        error = f"There is no such card; cards are spelled like {like}."
        super().__init__(validate=ma.validate.OneOf(names, error=error), **kwargs)

    def _deserialize(self, value, attr, data, **kwargs):
        return card_named(super()._deserialize(value, attr, data, **kwargs))

    def _validate(self, value):
        super()._validate(value.name)

    def _serialize(self, value, attr, obj, **kwargs):
        return value if value is None else value.name


class Either(ma.fields.Field):
    """A whole number, or an object of them by seat."""

    def __init__(self, whole: ma.fields.Field, mapping: ma.fields.Field, **kwargs):
        super().__init__(**kwargs)
        self.whole, self.mapping = whole, mapping

    def _deserialize(self, value, attr, data, **kwargs):
        field = self.mapping if isinstance(value, dict) else self.whole
        return field.deserialize(value, attr, data, **kwargs)


class OtherClaim(ma.fields.Field):
    """A claim inside a claim."""

    default_error_messages = {
        "no_claim": "Say a claim: an object with its name.",
        "after": "Leave this out.",
    }

    def _deserialize(self, value, attr, data, **kwargs):
        if not isinstance(value, dict):
            raise self.make_error("no_claim")
        if "after" in value:
            raise ma.ValidationError({"after": [self.error_messages["after"]]})
        claim, _ = ClaimSchema().load(value)
        return claim


class PlainValue(ma.fields.Field):
    """A word, a whole number, yes or no, or a list of words and numbers."""

    default_error_messages = {"no_plain": "Say a word, a number, true or false, or a list of them."}

    def _deserialize(self, value, attr, data, **kwargs):
        items = value if isinstance(value, list) else [value]
        if len(items) > LONGEST_LIST or not all(map(_is_plain, items)):
            raise self.make_error("no_plain")
        return value


def _is_plain(item: Any) -> bool:
    if isinstance(item, str):
        return len(item) <= LONGEST_WORD
    low, high = BOUNDS[int]
    return isinstance(item, int) and low <= item <= high


def not_too_many(chosen: Mapping) -> None:
    """An object by name is no longer than what there could be to name. Raises ValidationError."""
    if len(chosen) > LONGEST_CHOICE:
        raise ma.ValidationError(f"Longer than {LONGEST_CHOICE} names.")


def whole(kind: Any, **kwargs) -> Whole:
    low, high = BOUNDS[kind]
    return Whole(validate=ma.validate.Range(low, high), **kwargs)


def field_of(kind: Any, cards: tuple[Card, ...], **kwargs) -> ma.fields.Field:
    """The field that guards a value of this type."""
    if kind in BOUNDS:
        return whole(kind, **kwargs)
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
        return Printed(cards, **kwargs)
    return _field_of_several(kind, cards, **kwargs)


def _field_of_several(kind: Any, cards: tuple[Card, ...], **kwargs) -> ma.fields.Field:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
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
        return ma.fields.Dict(key, field_of(args[1], cards), validate=not_too_many, **kwargs)
    if is_dataclass(kind):
        return ma.fields.Nested(schema_of(kind, cards), **kwargs)
    if origin not in (Union, types.UnionType) or len(args) != 2:
        raise TypeError(f"nothing guards a value of {kind}")
    number, mapping = args
    return Either(field_of(number, cards), field_of(mapping, cards), **kwargs)


def schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    """The schema of a dataclass: its fields with the bounds of their kinds, and no others.

    Loading makes a value of the dataclass; what its `faults` names is an error of that field.
    """
    return _schema_of(kind, cards if _holds_cards(kind) else ())


def _holds_cards(kind: Any) -> bool:
    if is_dataclass(kind) and kind is not Card:
        return any(map(_holds_cards, _hints(kind).values()))
    return kind is Card or any(map(_holds_cards, typing.get_args(kind)))


@cache
def _schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    class Loaded(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        @ma.post_load
        def make(self, data, **kwargs):
            return _made(kind, data)

    declared = {}
    for field in fields(kind):
        try:
            declared[spoken(field.name)] = _declared(kind, field, cards)
        except TypeError as error:
            raise TypeError(f"{kind.__name__} has no schema: of its field {field.name}, {error}") from None
    return type(kind.__name__, (Loaded,), {**declared, "__doc__": kind.__doc__})


def _made(kind: type, data: dict[str, Any]) -> Any:
    value = kind(**{name: _frozen(data[spoken(name)]) for name in _hints(kind) if spoken(name) in data})
    wrong = value.faults() if isinstance(value, Claim) else {}
    if wrong:
        raise ma.ValidationError({name: [text] for name, text in wrong.items()})
    return value


def _declared(kind: type, field: Field, cards: tuple[Card, ...]) -> ma.fields.Field:
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
    """The cards a claim may name: those of the games that know it."""
    known = (game.cards for game in GAMES.values() if kind in game.claims)
    return tuple(dict.fromkeys(card for cards in known for card in cards))


def _claim_schema(kind: type) -> type[ma.Schema]:
    """The schema of a claim as it is sent: with its tag, and `after`. Loads as (claim, after)."""

    class Sent(schema_of(kind, _cards_of(kind))):
        class Meta:
            unknown = ma.RAISE

        claim = ma.fields.String(required=True, validate=ma.validate.Equal(kind.tag))
        after = Whole(
            validate=ma.validate.Range(0, BOUNDS[EntryNumber][1]), allow_none=True, load_default=None
        )

        @ma.post_load
        def make(self, data, **kwargs):
            after = data.pop("after")
            data.pop("claim")
            return _made(kind, data), after

    return type(kind.tag, (Sent,), {"__doc__": kind.__doc__})


CLAIM_SCHEMAS: dict[str, type[ma.Schema]] = {
    kind.tag: _claim_schema(kind)
    for kind in dict.fromkeys(kind for game in GAMES.values() for kind in game.claims)
    if kind.reporter is not Reporter.SERVICE
}


class ClaimSchema(ma.Schema):
    """Any claim of any game, told by its tag. Loads as (claim, after).

    Whether a match knows the claim, the card and the seat is not known here: see `match/table/validation.py`.
    """

    class Meta:
        unknown = ma.INCLUDE

    claim = ma.fields.String(required=True)

    @ma.post_load
    def make(self, data, **kwargs):
        if data["claim"] not in CLAIM_SCHEMAS:
            raise ma.ValidationError({"claim": [f"There is no claim {data['claim'][:50]!r}."]})
        return _schema_made(CLAIM_SCHEMAS[data["claim"]]).load(data)


@cache
def _schema_made(kind: type[ma.Schema]) -> ma.Schema:
    """One of this kind, made once: it keeps nothing of what it loads."""
    return kind()


LONGEST_STORY = 20
"""So many claims at the most have just happened, or are asked about, at once."""


def _situation_schema(of: Game) -> type[ma.Schema]:
    """The schema of a situation of this game. Loads as a dict: `game`, what is `told` of the match, maybe
    `round` (what is told of the open one; None: there is none) with the names `said` of it, and what
    `happened` in it."""

    name, told = of.title.replace(" ", ""), schema_of(of.position.told, of.cards)
    told_round = type(f"{name}RoundTold", (told,), {"__doc__": told.__doc__})

    class Described(schema_of(position.Told, ())):
        class Meta:
            unknown = ma.RAISE

        game = ma.fields.String(required=True, validate=ma.validate.Equal(of.name))
        round = ma.fields.Nested(told_round, allow_none=True)
        happened = ma.fields.List(
            ma.fields.Nested(ClaimSchema), validate=ma.validate.Length(max=LONGEST_STORY), load_default=list
        )

        @ma.post_load(pass_original=True)
        def make(self, data, original, **kwargs):
            mine = {name: data.pop(name) for name in ("round",) if name in data}
            happened = tuple(claim for claim, _ in data.pop("happened"))
            data.pop("game")
            told, said = _made(position.Told, data), frozenset(original.get("round") or ())
            return {"game": of, "told": told, "happened": happened, "said": said, **mine}

    doc = f"A situation at a table of {of.title}. {position.Told.__doc__}"
    return type(f"{name}Situation", (Described,), {"__doc__": doc})


SITUATION_SCHEMAS: dict[str, type[ma.Schema]] = {
    game.name: _situation_schema(game) for game in GAMES.values()
}


class SituationSchema(ma.Schema):
    """A situation at a table of any game, told by the name of the game; see `_situation_schema`."""

    class Meta:
        unknown = ma.INCLUDE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))

    @ma.post_load
    def make(self, data, **kwargs):
        return _schema_made(SITUATION_SCHEMAS[data["game"]]).load(data)
