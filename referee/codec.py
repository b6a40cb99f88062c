"""Dataclasses as JSON and back, by their stable tags, and marshmallow schemas derived from them.

The fields of a claim, an event or a state are declared once, in its dataclass. `dump` and `read` are for our
own stored JSON, which they trust; the schemas check the JSON of clients.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

import marshmallow as ma

from referee.games import GAMES
from referee.kit.bounds import (
    LONGEST_CHOICE,
    LONGEST_LIST,
    LONGEST_NAME,
    LONGEST_REMARK,
    LONGEST_WORD,
    NUMBERS,
)
from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, PersonName, Remark
from referee.kit.seats import Seat
from referee.match.model import position
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Match
from referee.match.table import names
from referee.rulings.shapes import (
    ABSENT,
    Absent,
    AnyTagged,
    CardShape,
    Hint,
    Mapped,
    Member,
    OneOf,
    PlainJSON,
    Record,
    Several,
    Shape,
    Simple,
    Words,
    members_of,
    of_a_value,
    shape_of,
    unmarked,
)
from referee.rulings.tags import Claim, Plain, Reporter, Tagged, kind_of

JSON = Any
Data = dict[str, Any]
"""The values that a schema has loaded, by field."""


# --- our own JSON ---


class NewerReleaseNeeded(Exception):
    """Stored data that this release cannot read, because a newer release has stored it.

    The text names what is unknown, as part of a sentence.
    """


_Value = TypeVar("_Value")


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
    members = [(attrgetter(one.path), *one[1:]) for one in _dumped_members(kind)]

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


class _DumpedMember(NamedTuple):
    """A member in JSON: the path to its value, which leads through flat fields; its name, None for a flat
    value of any type; whether it may be left out, and at which value; and what dumps the value."""

    path: str
    name: str | None
    may_be_left_out: bool
    left_out_at: Any
    dump: Callable[[Any], JSON] | None


@cache
def _dumped_members(kind: type) -> tuple[_DumpedMember, ...]:
    members = (one for member in members_of(kind) for one in _dumped_member(member))
    return tuple({one.name or (one.path,): one for one in members}.values())


def _dumped_member(member: Member) -> list[_DumpedMember]:
    name, shape = None if member.is_flat else member.name, unmarked(member.shape)
    if name is None and isinstance(shape, Record):
        return [one._replace(path=f"{member.field}.{one.path}") for one in _dumped_members(shape.kind)]
    left_out_at = member.default if member.is_left_out else ABSENT
    may_be_left_out = member.is_left_out or member.may_be_absent
    return [_DumpedMember(member.field, name, may_be_left_out, left_out_at, _dumper_of(of_a_value(shape)))]


def _dumper_of(shape: Shape) -> Callable[[Any], JSON] | None:
    """What dumps any value of this shape; None if all of them are JSON already."""
    if _is_json(shape):
        return None
    match unmarked(shape):
        case Several(item):
            dump_item = _dumper_of(item)
            return list if dump_item is None else lambda items: list(map(dump_item, items))
        case Mapped(Simple(), PlainJSON()):
            return dict
        case CardShape():
            return _dumper(Card)
        case Words():
            return attrgetter("value")
        case _:
            return dump


def _is_json(shape: Shape) -> bool:
    """Whether each value of this shape is a word, a number, true, false or null."""
    match unmarked(shape):
        case OneOf(options):
            return all(map(_is_json, options))
        case Words(kind=kind):
            return kind is None
        case Simple():
            return True
        case _:
            return False


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
    return _reader_of(shape_of(kind))


def _reader_of(shape: Shape) -> Callable[[JSON], Any]:
    match unmarked(shape):
        case CardShape():
            return _reader_of_words(_cards(), "card")
        case Words(pairs):
            return _reader_of_words(dict(pairs), "word")
        case AnyTagged():
            return _read_tagged
        case PlainJSON():
            return _frozen
        case OneOf(options):
            return _reader_of_union(options)
        case Several(item):
            return _reader_of_list(_reader_of(item))
        case Mapped(key, value):
            return _reader_of_mapping(key, _reader_of(value))
        case Record(kind):
            return _reader_of_dataclass(kind)
        case _:
            return lambda data: data


def _reader_of_words(known: Mapping[str, _Value], what: str) -> Callable[[JSON], _Value]:
    """Reads one of these by its name."""

    def read_known(name: JSON) -> _Value:
        if name not in known:
            raise NewerReleaseNeeded(f"the {what} {name!r}")
        return known[name]

    return read_known


@cache
def _cards() -> dict[str, Card]:
    return {card.name: card for game in GAMES.values() for card in game.cards}


def _read_tagged(data: JSON) -> Tagged:
    return read(stored_kind(data.get("claim") or data["event"]), data)


def stored_kind(tag: str) -> type[Tagged]:
    """The kind of claim or event of this tag. Raises NewerReleaseNeeded."""
    try:
        return kind_of(tag)
    except KeyError:
        raise NewerReleaseNeeded(f"the tag {tag!r}") from None


def stored_claim(tag: str) -> type[Claim]:
    """The kind of claim of this tag. Raises NewerReleaseNeeded."""
    kind = stored_kind(tag)
    if not issubclass(kind, Claim):
        raise NewerReleaseNeeded(f"the claim {tag!r}")
    return kind


def _reader_of_union(options: tuple[Shape, ...]) -> Callable[[JSON], Any]:
    readers = {_json_type(option): _reader_of(option) for option in options}
    other = readers.get(object, lambda data: data)
    return lambda data: None if data is None else readers.get(type(data), other)(data)


def _json_type(shape: Shape) -> type:
    """The JSON type by which one of several shapes is told from the others."""
    match unmarked(shape):
        case Several():
            return list
        case Mapped() | Record():
            return dict
        case _:
            return object


def _reader_of_list(read_item: Callable[[JSON], _Value]) -> Callable[[JSON], tuple[_Value, ...]]:
    return lambda data: tuple(map(read_item, data))


def _reader_of_mapping(key: Shape, read_item: Callable[[JSON], Any]) -> Callable[[JSON], dict[Any, Any]]:
    key_of: Callable[[str], int | str] = int if isinstance(key, Simple) and key.base is int else str
    return lambda data: {key_of(name): read_item(item) for name, item in data.items()}


@cache
def _reader_of_dataclass(kind: type) -> Callable[[JSON], Any]:
    beside = {kind.kind} if issubclass(kind, Tagged) else set()

    def read_dataclass(data: JSON) -> Any:
        read = {field: reader(data[name]) for field, name, reader in _member_readers(kind) if name in data}
        if len(read) + len(beside) < len(data):
            known = {name for _, name, _ in _member_readers(kind)} | beside
            raise NewerReleaseNeeded(f"of {kind.__name__} the field {min(data.keys() - known)!r}")
        return kind(**read)

    return read_dataclass


@cache
def _member_readers(kind: type) -> tuple[tuple[str, str, Callable[[JSON], Any]], ...]:
    """Of each field its name, its name in JSON, and what reads it."""
    return tuple((one.field, one.name, _reader_of(one.shape)) for one in members_of(kind))


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
    low, high = NUMBERS[int].claimed
    return isinstance(item, int) and low <= item <= high


def check_member_count(chosen: Mapping[str, object]) -> None:
    """Raise ValidationError if an object has more than `LONGEST_CHOICE` members."""
    if len(chosen) > LONGEST_CHOICE:
        raise ma.ValidationError(f"The object has more than {LONGEST_CHOICE} members.")


def whole_of(kind: Hint, **kwargs: Any) -> Whole:
    """Return the field of a whole number with the bounds of this type."""
    low, high = NUMBERS[kind].claimed
    return Whole(validate=ma.validate.Range(low, high), **kwargs)


def field_of(kind: Hint, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    """Return the marshmallow field for values of this type; `cards` are the cards that it accepts. Raises
    TypeError if there is none."""
    return _field_of(shape_of(kind), cards, **kwargs)


def _field_of(shape: Shape, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    match unmarked(shape):
        case Simple(kind):
            return _field_of_simple(kind, **kwargs)
        case PlainJSON():
            return PlainValue(**kwargs)
        case AnyTagged(kind) if kind is Claim:
            return OtherClaim(**kwargs)
        case CardShape():
            return CardName(cards, **kwargs)
        case Words(pairs, None):
            return ma.fields.String(validate=ma.validate.OneOf([word for word, _ in pairs]), **kwargs)
        case OneOf() as union:
            return _field_of_union(union, cards, **kwargs)
        case Several(item):
            length = ma.validate.Length(max=LONGEST_LIST)
            return ma.fields.List(_field_of(item, cards), validate=length, **kwargs)
        case Mapped(key, value):
            values = _field_of(value, cards)
            return ma.fields.Dict(_field_of_key(key), values, validate=check_member_count, **kwargs)
        case Record(kind):
            return ma.fields.Nested(schema_of(kind, cards), **kwargs)
    raise TypeError(f"there is no field for values of type {shape}")


def _field_of_simple(kind: Hint, **kwargs: Any) -> ma.fields.Field[Any]:
    if kind in NUMBERS:
        return whole_of(kind, **kwargs)
    if kind is bool:
        return YesOrNo(**kwargs)
    if kind is PersonName:
        return Name(validate=ma.validate.Length(1, LONGEST_NAME), **kwargs)
    if kind is Remark:
        return Text(validate=ma.validate.Length(1, LONGEST_REMARK), **kwargs)
    if kind is str:
        return ma.fields.String(validate=ma.validate.Length(1, LONGEST_WORD), **kwargs)
    raise TypeError(f"there is no field for values of type {kind}")


def _field_of_union(union: OneOf, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    if union.may_be_null:
        return _field_of(of_a_value(union), cards, allow_none=True, **kwargs)
    match union.options:
        case (number, mapping):
            return Either(_field_of(number, cards), _field_of(mapping, cards), **kwargs)
    raise TypeError(f"there is no field for values of type {union}")


def _field_of_key(key: Shape) -> ma.fields.Field[Any]:
    is_seat = isinstance(key, Simple) and key.kind is Seat
    return SeatKey() if is_seat else ma.fields.String(validate=ma.validate.Length(1, LONGEST_WORD))


def schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    """Return the schema of a dataclass: its fields with the bounds of their types, and no others.

    It loads a value of the dataclass. Each of the value's `faults` is an error of its field. Raises TypeError
    if a field has no schema.
    """
    return _schema_of(kind, cards if _holds_cards(kind) else ())


@cache
def _holds_cards(kind: type) -> bool:
    return any(_may_be_a_card(member.shape) for member in members_of(kind))


def _may_be_a_card(shape: Shape) -> bool:
    match unmarked(shape):
        case CardShape():
            return True
        case Record(kind):
            return _holds_cards(kind)
        case OneOf(options):
            return any(map(_may_be_a_card, options))
        case Several(item):
            return _may_be_a_card(item)
        case Mapped(key, value):
            return _may_be_a_card(key) or _may_be_a_card(value)
        case _:
            return False


@cache
def _schema_of(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    class Loaded(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        @ma.post_load
        def make(self, data: Data, **kwargs: Any) -> Any:
            return _build(kind, data)

    declared = {}
    for member in members_of(kind):
        try:
            declared[member.name] = _declared(member, cards)
        except TypeError as error:
            raise TypeError(f"{kind.__name__} has no schema: of its field {member.field}, {error}") from None
    return type(kind.__name__, (Loaded,), {**declared, "__doc__": kind.__doc__})


def _build(kind: type[_Value], data: Data) -> _Value:
    hint: Hint = kind
    members = members_of(hint)
    value = kind(**{one.field: _frozen(data[one.name]) for one in members if one.name in data})
    wrong = value.faults() if isinstance(value, Claim) else {}
    if wrong:
        raise ma.ValidationError({name: [text] for name, text in wrong.items()})
    return value


def _declared(member: Member, cards: tuple[Card, ...]) -> ma.fields.Field[Any]:
    if member.is_required:
        return _field_of(member.shape, cards, required=True)
    default = member.default if member.factory is MISSING else member.factory
    return _field_of(member.shape, cards, load_default=default)


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
            validate=ma.validate.Range(0, NUMBERS[EntryNumber].claimed[1]), allow_none=True, load_default=None
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
