"""Conversion of dataclasses to JSON and back, and marshmallow schemas that are derived from dataclasses.

In the JSON of a claim or an event, a permanent tag names its type. The JSON and the schemas are derived from
the fields of the dataclasses. `to_json_value` and `from_json_value` write and read the JSON that Referee
stores, and do not check the values. The schemas check the JSON that clients send.
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
    BOUNDS_BY_NUMBER_TYPE,
    MOST_CHARACTERS_OF_NAME,
    MOST_CHARACTERS_OF_OTHER_TEXT,
    MOST_CHARACTERS_OF_REMARK,
    MOST_LIST_ITEMS_IN_CLAIM,
    MOST_OBJECT_MEMBERS_IN_CLAIM,
)
from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, PersonName, Remark
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.model import position
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Match
from referee.match.table import names
from referee.rulings.shapes import (
    ABSENT,
    AbsentInJSON,
    AnyClaimOrEventShape,
    CardShape,
    DataclassShape,
    JSONMember,
    JSONShape,
    ListShape,
    MappingShape,
    PlainValueOrListShape,
    SimpleValueShape,
    TypeHint,
    UnionShape,
    WordChoiceShape,
    json_members_of_dataclass,
    shape_of_present_value,
    shape_of_type_hint,
    shape_without_annotations,
)
from referee.rulings.tags import (
    AllowedReporter,
    Claim,
    ClaimOrEvent,
    PlainValueOrList,
    claim_or_event_type_with_tag,
)

JSON = Any
LoadedData = dict[str, Any]
"""The values that a marshmallow schema has loaded. The keys are the names of the fields."""


# --- JSON that Referee stores and sends ---


class NewerReleaseNeeded(Exception):
    """This release cannot read stored data, because a newer release has stored the data.

    The message is a phrase that names the unknown part, such as "the tag 'uno.new'". Callers build a sentence
    from the phrase.
    """


_Value = TypeVar("_Value")


def to_json_value(value: Any) -> JSON:
    """Return the JSON form of a value.

    The JSON of a claim or an event also contains its tag, and omits every member that has its default value.
    For other dataclasses, a default value is omitted only if the field has the type `OmittedAtDefault`.
    Members with the value `ABSENT` are always omitted.
    """
    return _json_converter_of_type(value.__class__)(value)


@cache
def _json_converter_of_type(kind: type) -> Callable[[Any], JSON]:
    if issubclass(kind, Card):
        return attrgetter("name")
    if issubclass(kind, StrEnum):
        return attrgetter("value")
    if is_dataclass(kind):
        return _json_converter_of_dataclass(kind)
    if issubclass(kind, tuple | list):
        return lambda value: [to_json_value(item) for item in value]
    if issubclass(kind, Mapping):
        return lambda value: {str(key): to_json_value(item) for key, item in value.items()}
    return lambda value: value


def _json_converter_of_dataclass(kind: type) -> Callable[[Any], JSON]:
    tag = {kind.kind: kind.tag} if issubclass(kind, ClaimOrEvent) else {}
    members = [(attrgetter(one.path), *one[1:]) for one in _members_to_write(kind)]

    def dump_dataclass(value: Any) -> JSON:
        told = tag.copy()
        for get, name, may_be_left_out, left_out_at, dump_item in members:
            item = get(value)
            if may_be_left_out and item == left_out_at:
                continue
            if name is None:
                told.update(to_json_value(item))
            else:
                told[name] = item if item is None or dump_item is None else dump_item(item)
        return told

    return dump_dataclass


class _MemberToWrite(NamedTuple):
    """A member of the JSON object of a dataclass, with the instructions for writing it.

    If a field of the dataclass is flat, the members of its value are written directly into this object.

    - `path`: The names of the attributes that lead from the dataclass to the value, separated by dots. The
      path to a value in a flat field has several names.
    - `name`: The name in JSON. It is None if the field is flat and the type of its value is known only at run
      time.
    - `may_be_left_out`: Whether the member may be omitted.
    - `left_out_at`: The value with which the member is omitted.
    - `dump`: The function that converts the value to JSON. It is None if the value needs no conversion.
    """

    path: str
    name: str | None
    may_be_left_out: bool
    left_out_at: Any
    dump: Callable[[Any], JSON] | None


@cache
def _members_to_write(kind: type) -> tuple[_MemberToWrite, ...]:
    members = (
        one for member in json_members_of_dataclass(kind) for one in _members_to_write_for_field(member)
    )
    return tuple({one.name or (one.path,): one for one in members}.values())


def _members_to_write_for_field(member: JSONMember) -> list[_MemberToWrite]:
    name, shape = None if member.is_flat else member.name, shape_without_annotations(member.shape)
    if name is None and isinstance(shape, DataclassShape):
        return [one._replace(path=f"{member.field}.{one.path}") for one in _members_to_write(shape.kind)]
    left_out_at = member.default if member.is_left_out else ABSENT
    may_be_left_out = member.is_left_out or member.may_be_absent_in_json
    return [
        _MemberToWrite(
            member.field,
            name,
            may_be_left_out,
            left_out_at,
            _json_converter_of_shape(shape_of_present_value(shape)),
        )
    ]


def _json_converter_of_shape(shape: JSONShape) -> Callable[[Any], JSON] | None:
    """Return the function that converts values of this shape to JSON. None if they need no conversion."""
    if _is_already_json(shape):
        return None
    match shape_without_annotations(shape):
        case ListShape(item):
            dump_item = _json_converter_of_shape(item)
            return list if dump_item is None else lambda items: list(map(dump_item, items))
        case MappingShape(SimpleValueShape(), PlainValueOrListShape()):
            return dict
        case CardShape():
            return _json_converter_of_type(Card)
        case WordChoiceShape():
            return attrgetter("value")
        case _:
            return to_json_value


def _is_already_json(shape: JSONShape) -> bool:
    """Return whether all values of this shape are strings, numbers, booleans or None."""
    match shape_without_annotations(shape):
        case UnionShape(options):
            return all(map(_is_already_json, options))
        case WordChoiceShape(kind=kind):
            return kind is None
        case SimpleValueShape():
            return True
        case _:
            return False


def to_json_text(value: object, separators: tuple[str, str] = (",", ":")) -> str:
    """Return the JSON text of a value, in the form that Referee stores and sends."""
    # A check for circular references is not needed, because immutable values contain none.
    return json.dumps(
        value, ensure_ascii=False, check_circular=False, separators=separators, default=_to_json_or_raise
    )


def _to_json_or_raise(value: object) -> JSON:
    """Return the JSON of a card, a mapping or a dataclass. Raises TypeError for any other value."""
    if isinstance(value, Card | Mapping) or is_dataclass(value):
        return to_json_value(value)
    raise TypeError(f"{value.__class__.__name__} cannot be written as JSON")


def from_json_value(kind: type[_Value], data: JSON) -> _Value:
    """Return the value of this type that `to_json_value` has written as `data`.

    Raises NewerReleaseNeeded if a part of the JSON is unknown to this release.
    """
    hint: TypeHint = kind
    value: _Value = _reader_of_type(hint)(data)
    return value


def from_json_match_state(game: Game, data: JSON) -> AnyMatch:
    """Return the state of a match of this game, including its open round, from the stored JSON.

    Raises NewerReleaseNeeded if a part of the JSON is unknown to this release.
    """
    match: AnyMatch = from_json_value(Match, {**data, "round": None})
    round = from_json_value(game.round, data["round"]) if data["round"] is not None else None
    return _match_with_round(match, round)


def _match_with_round(match: AnyMatch, round: object) -> AnyMatch:
    return Match(**{field.name: getattr(match, field.name) for field in fields(Match)} | {"round": round})


@cache
def _reader_of_type(kind: TypeHint) -> Callable[[JSON], Any]:
    return _reader_of_shape(shape_of_type_hint(kind))


def _reader_of_shape(shape: JSONShape) -> Callable[[JSON], Any]:
    match shape_without_annotations(shape):
        case CardShape():
            return _make_lookup_by_name(_cards_by_name(), "card")
        case WordChoiceShape(pairs):
            return _make_lookup_by_name(dict(pairs), "word")
        case AnyClaimOrEventShape():
            return _read_claim_or_event
        case PlainValueOrListShape():
            return _convert_lists_to_tuples
        case UnionShape(options):
            return _reader_of_union(options)
        case ListShape(item):
            return _reader_of_list(_reader_of_shape(item))
        case MappingShape(key, value):
            return _reader_of_mapping(key, _reader_of_shape(value))
        case DataclassShape(kind):
            return _reader_of_dataclass(kind)
        case _:
            return lambda data: data


def _make_lookup_by_name(known: Mapping[str, _Value], what: str) -> Callable[[JSON], _Value]:
    """Return a function that looks a name up in `known` and returns its value.

    The function raises NewerReleaseNeeded for an unknown name. `what`: the kind of value, for this error.
    """

    def read_known(name: JSON) -> _Value:
        if name not in known:
            raise NewerReleaseNeeded(f"the {what} {name!r}")
        return known[name]

    return read_known


@cache
def _cards_by_name() -> dict[str, Card]:
    return {card.name: card for game in GAMES.values() for card in game.cards}


def _read_claim_or_event(data: JSON) -> ClaimOrEvent:
    return from_json_value(claim_or_event_type_of_stored_tag(data.get("claim") or data["event"]), data)


def claim_or_event_type_of_stored_tag(tag: str) -> type[ClaimOrEvent]:
    """Return the type of the claims or events with this tag. Raises NewerReleaseNeeded for an unknown tag."""
    try:
        return claim_or_event_type_with_tag(tag)
    except KeyError:
        raise NewerReleaseNeeded(f"the tag {tag!r}") from None


def claim_type_of_stored_tag(tag: str) -> type[Claim]:
    """Return the type of the claims with this tag. Raises NewerReleaseNeeded if no type of claim has it."""
    kind = claim_or_event_type_of_stored_tag(tag)
    if not issubclass(kind, Claim):
        raise NewerReleaseNeeded(f"the claim {tag!r}")
    return kind


def _reader_of_union(options: tuple[JSONShape, ...]) -> Callable[[JSON], Any]:
    readers = {_json_type_of_shape(option): _reader_of_shape(option) for option in options}
    other = readers.get(object, lambda data: data)
    return lambda data: None if data is None else readers.get(type(data), other)(data)


def _json_type_of_shape(shape: JSONShape) -> type:
    """Return the Python type of the JSON of this shape: list, dict, or `object` for all other types.

    This type is enough to select the right option of a union, because no two options have the same type.
    """
    match shape_without_annotations(shape):
        case ListShape():
            return list
        case MappingShape() | DataclassShape():
            return dict
        case _:
            return object


def _reader_of_list(read_item: Callable[[JSON], _Value]) -> Callable[[JSON], tuple[_Value, ...]]:
    return lambda data: tuple(map(read_item, data))


def _reader_of_mapping(key: JSONShape, read_item: Callable[[JSON], Any]) -> Callable[[JSON], dict[Any, Any]]:
    key_of: Callable[[str], int | str] = (
        int if isinstance(key, SimpleValueShape) and key.python_type is int else str
    )
    return lambda data: {key_of(name): read_item(item) for name, item in data.items()}


@cache
def _reader_of_dataclass(kind: type) -> Callable[[JSON], Any]:
    beside = {kind.kind} if issubclass(kind, ClaimOrEvent) else set()

    def read_dataclass(data: JSON) -> Any:
        read = {field: reader(data[name]) for field, name, reader in _readers_of_fields(kind) if name in data}
        if len(read) + len(beside) < len(data):
            known = {name for _, name, _ in _readers_of_fields(kind)} | beside
            raise NewerReleaseNeeded(f"of {kind.__name__} the field {min(data.keys() - known)!r}")
        return kind(**read)

    return read_dataclass


@cache
def _readers_of_fields(kind: type) -> tuple[tuple[str, str, Callable[[JSON], Any]], ...]:
    """Return a tuple for each field: its name, its name in JSON, and the function that reads its JSON."""
    return tuple(
        (one.field, one.name, _reader_of_shape(one.shape)) for one in json_members_of_dataclass(kind)
    )


# --- Schemas for the JSON that clients send ---


SurroundingJSONObject = Mapping[str, Any] | None
"""The JSON object that contains the value of a marshmallow field, in the form that the client has sent."""


class WholeNumberField(ma.fields.Integer):
    """A field for a whole number in JSON. The field accepts 3 and 3.0, and refuses true and "3"."""

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise self.make_error("invalid")
        return int(value)


class BooleanField(ma.fields.Boolean):
    """A field for true or false. The field refuses the numbers 1 and 0."""

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> bool:
        if not isinstance(value, bool):
            raise self.make_error("invalid")
        return value


class TextLineField(ma.fields.String):
    """A field for a line of text without control characters."""

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> str:
        whole = super()._deserialize(value, attr, data, **kwargs)
        self._validate(whole)  # the maximum length in openapi.yaml includes the blanks around the text
        text = whole.strip()
        if not names.is_printable(text):
            raise ma.ValidationError(tell("error-unprintable"))
        return text


class PersonNameField(TextLineField):
    """A field for a person's name. Loading normalizes the name, and raises ValidationError if the name is not
    allowed."""

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> str:
        whole = ma.fields.String._deserialize(self, value, attr, data, **kwargs)
        self._validate(whole)
        name = names.normalize_name_for_storage(whole)
        if why := names.error_in_new_name(name):
            raise ma.ValidationError(why)
        return name


class SeatKeyField(ma.fields.String):
    """A field for a key of a JSON object that is a seat number. It is loaded as a `Seat`."""

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> Any:
        if not (value.isascii() and value.isdecimal() and len(value) <= 2 and str(int(value)) == value):
            raise ma.ValidationError(tell("error-no-seat-number"))
        return Seat(int(value))


class CardNameField(ma.fields.String):
    """A field for the printed name of a card. It is loaded as a `Card`."""

    EXAMPLES = ("red 5", "blue draw two", "green double draw two", "wild draw four")

    def __init__(self, cards: tuple[Card, ...], **kwargs: Any):
        self.cards = {card.name: card for card in cards}
        super().__init__(validate=ma.validate.OneOf(list(self.cards)), **kwargs)

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> Any:
        name = super()._deserialize(value, attr, data, **kwargs)
        if name not in self.cards:
            like = ", ".join(name for name in self.EXAMPLES if name in self.cards)
            raise ma.ValidationError(tell("error-no-such-card", {"cards": like}))
        return self.cards[name]

    def _validate(self, value: Card) -> None:
        super()._validate(value.name)

    def _serialize(self, value: Any, attr: str | None, obj: object, **kwargs: Any) -> str | None:
        return value if value is None else value.name


class NumberOrMappingField(ma.fields.Field[Any]):
    """A field that accepts a whole number, or an object with a whole number for each seat."""

    def __init__(self, whole: ma.fields.Field[Any], mapping: ma.fields.Field[Any], **kwargs: Any):
        super().__init__(**kwargs)
        self.whole, self.mapping = whole, mapping

    def _deserialize(self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any) -> Any:
        field = self.mapping if isinstance(value, dict) else self.whole
        return field.deserialize(value, attr, data, **kwargs)


class NestedClaimField(ma.fields.Field[Claim]):
    """A field for a claim that is part of another claim, for example of a correction."""

    def _deserialize(
        self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any
    ) -> Claim:
        if not isinstance(value, dict):
            raise ma.ValidationError(tell("error-claim-in-claim"))
        if "after" in value:
            raise ma.ValidationError({"after": [tell("error-do-not-send-here")]})
        sent: SentClaim = ClaimSchema().load(value)
        return sent.claim


class PlainValueField(ma.fields.Field[PlainValueOrList]):
    """A field for a string, a whole number, a boolean, or a list of strings and numbers."""

    def _deserialize(
        self, value: JSON, attr: str | None, data: SurroundingJSONObject, **kwargs: Any
    ) -> PlainValueOrList:
        items = value if isinstance(value, list) else [value]
        if len(items) > MOST_LIST_ITEMS_IN_CLAIM or not all(map(_is_plain_value_within_limits, items)):
            raise ma.ValidationError(tell("error-plain-value"))
        return value


def _is_plain_value_within_limits(item: object) -> bool:
    if isinstance(item, str):
        return len(item) <= MOST_CHARACTERS_OF_OTHER_TEXT
    low, high = BOUNDS_BY_NUMBER_TYPE[int].claimed
    return isinstance(item, int) and low <= item <= high


def refuse_too_many_members(chosen: Mapping[str, object]) -> None:
    """Raise ValidationError if an object has more than `MOST_OBJECT_MEMBERS_IN_CLAIM` members."""
    if len(chosen) > MOST_OBJECT_MEMBERS_IN_CLAIM:
        raise ma.ValidationError(tell("error-field-members", {"most": MOST_OBJECT_MEMBERS_IN_CLAIM}))


def whole_number_field(kind: TypeHint, **kwargs: Any) -> WholeNumberField:
    """Return the marshmallow field for whole numbers of this type, with the bounds of the type."""
    low, high = BOUNDS_BY_NUMBER_TYPE[kind].claimed
    return WholeNumberField(validate=ma.validate.Range(low, high), **kwargs)


def field_for_type(kind: TypeHint, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    """Return the marshmallow field for values of this type. `cards`: the cards that the field accepts.

    Raises TypeError if there is no field for this type.
    """
    return _field_for_shape(shape_of_type_hint(kind), cards, **kwargs)


def _field_for_shape(shape: JSONShape, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    match shape_without_annotations(shape):
        case SimpleValueShape(kind):
            return _field_for_simple_type(kind, **kwargs)
        case PlainValueOrListShape():
            return PlainValueField(**kwargs)
        case AnyClaimOrEventShape(kind) if kind is Claim:
            return NestedClaimField(**kwargs)
        case CardShape():
            return CardNameField(cards, **kwargs)
        case WordChoiceShape(pairs, None):
            return ma.fields.String(validate=ma.validate.OneOf([word for word, _ in pairs]), **kwargs)
        case UnionShape() as union:
            return _field_for_union(union, cards, **kwargs)
        case ListShape(item):
            length = ma.validate.Length(max=MOST_LIST_ITEMS_IN_CLAIM)
            return ma.fields.List(_field_for_shape(item, cards), validate=length, **kwargs)
        case MappingShape(key, value):
            values = _field_for_shape(value, cards)
            return ma.fields.Dict(
                _field_for_object_key(key), values, validate=refuse_too_many_members, **kwargs
            )
        case DataclassShape(kind):
            return ma.fields.Nested(schema_for_dataclass(kind, cards), **kwargs)
    raise TypeError(f"there is no field for values of type {shape}")


def _field_for_simple_type(kind: TypeHint, **kwargs: Any) -> ma.fields.Field[Any]:
    if kind in BOUNDS_BY_NUMBER_TYPE:
        return whole_number_field(kind, **kwargs)
    if kind is bool:
        return BooleanField(**kwargs)
    if kind is PersonName:
        return PersonNameField(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_NAME), **kwargs)
    if kind is Remark:
        return TextLineField(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_REMARK), **kwargs)
    if kind is str:
        return ma.fields.String(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_OTHER_TEXT), **kwargs)
    raise TypeError(f"there is no field for values of type {kind}")


def _field_for_union(union: UnionShape, cards: tuple[Card, ...], **kwargs: Any) -> ma.fields.Field[Any]:
    if union.may_be_null:
        return _field_for_shape(shape_of_present_value(union), cards, allow_none=True, **kwargs)
    match union.options:
        case (number, mapping):
            return NumberOrMappingField(
                _field_for_shape(number, cards), _field_for_shape(mapping, cards), **kwargs
            )
    raise TypeError(f"there is no field for values of type {union}")


def _field_for_object_key(key: JSONShape) -> ma.fields.Field[Any]:
    is_seat = isinstance(key, SimpleValueShape) and key.kind is Seat
    return (
        SeatKeyField()
        if is_seat
        else ma.fields.String(validate=ma.validate.Length(1, MOST_CHARACTERS_OF_OTHER_TEXT))
    )


def schema_for_dataclass(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    """Return the marshmallow schema that loads JSON as an instance of a dataclass.

    The schema has the fields of the dataclass, with the bounds of their types, and refuses other fields. If
    the dataclass is a claim, the messages of its `errors_by_field` become validation errors. `cards`: the
    cards that the schema accepts. Raises TypeError if there is no marshmallow field for the type of a field.
    """
    return _cached_schema_for_dataclass(kind, cards if _has_card_fields(kind) else ())


@cache
def _has_card_fields(kind: type) -> bool:
    return any(_may_contain_a_card(member.shape) for member in json_members_of_dataclass(kind))


def _may_contain_a_card(shape: JSONShape) -> bool:
    match shape_without_annotations(shape):
        case CardShape():
            return True
        case DataclassShape(kind):
            return _has_card_fields(kind)
        case UnionShape(options):
            return any(map(_may_contain_a_card, options))
        case ListShape(item):
            return _may_contain_a_card(item)
        case MappingShape(key, value):
            return _may_contain_a_card(key) or _may_contain_a_card(value)
        case _:
            return False


@cache
def _cached_schema_for_dataclass(kind: type, cards: tuple[Card, ...]) -> type[ma.Schema]:
    class Loaded(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        @ma.post_load
        def make(self, data: LoadedData, **kwargs: Any) -> Any:
            return _build_dataclass(kind, data)

    declared = {}
    for member in json_members_of_dataclass(kind):
        try:
            declared[member.name] = _field_for_member(member, cards)
        except TypeError as error:
            raise TypeError(f"{kind.__name__} has no schema: of its field {member.field}, {error}") from None
    return type(kind.__name__, (Loaded,), {**declared, "__doc__": kind.__doc__})


def _build_dataclass(kind: type[_Value], data: LoadedData) -> _Value:
    hint: TypeHint = kind
    members = json_members_of_dataclass(hint)
    value = kind(
        **{one.field: _convert_lists_to_tuples(data[one.name]) for one in members if one.name in data}
    )
    wrong = value.errors_by_field() if isinstance(value, Claim) else {}
    if wrong:
        raise ma.ValidationError({name: [text] for name, text in wrong.items()})
    return value


def _field_for_member(member: JSONMember, cards: tuple[Card, ...]) -> ma.fields.Field[Any]:
    if member.has_no_default:
        return _field_for_shape(member.shape, cards, required=True)
    default = member.default if member.factory is MISSING else member.factory
    return _field_for_shape(member.shape, cards, load_default=default)


def _convert_lists_to_tuples(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_convert_lists_to_tuples(item) for item in value)
    return (
        {key: _convert_lists_to_tuples(item) for key, item in value.items()}
        if isinstance(value, dict)
        else value
    )


def _cards_for_claim_type(kind: type) -> tuple[Card, ...]:
    """Return the cards that claims of this type may name: all cards of the games with this type of claim."""
    known = (game.cards for game in GAMES.values() if kind in game.claims)
    return tuple(dict.fromkeys(card for cards in known for card in cards))


class SentClaim(NamedTuple):
    """A claim that a client has sent.

    `after`: the number of the last entry that the client had displayed. None if the client sent no number.
    """

    claim: Claim
    after: int | None


def _schema_for_sent_claim(kind: type[Claim]) -> type[ma.Schema]:
    """Return the schema for the JSON of a sent claim: its tag, its fields and `after`.

    The schema loads a `SentClaim`.
    """

    class Envelope(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        claim = ma.fields.String(required=True, validate=ma.validate.Equal(kind.tag))
        after = WholeNumberField(
            validate=ma.validate.Range(0, BOUNDS_BY_NUMBER_TYPE[EntryNumber].claimed[1]),
            allow_none=True,
            load_default=None,
        )

        @ma.post_load
        def make(self, data: LoadedData, **kwargs: Any) -> SentClaim:
            after = data.pop("after")
            data.pop("claim")
            return SentClaim(_build_dataclass(kind, data), after)

    return type(
        kind.tag,
        (Envelope, schema_for_dataclass(kind, _cards_for_claim_type(kind))),
        {"__doc__": kind.__doc__},
    )


CLAIM_SCHEMAS: dict[str, type[ma.Schema]] = {
    kind.tag: _schema_for_sent_claim(kind)
    for kind in dict.fromkeys(kind for game in GAMES.values() for kind in game.claims)
    if kind.reporter is not AllowedReporter.SERVICE
}


class ClaimSchema(ma.Schema):
    """A schema for any claim of any game. The schema loads a `SentClaim`.

    The tag of the claim selects the schema for its type. This schema does not know the match.
    `match/table/validation.py` checks whether the claim, its cards and its seats are possible in the match.
    """

    class Meta:
        unknown = ma.INCLUDE

    claim = ma.fields.String(required=True)

    @ma.post_load
    def load_claim_by_tag(self, data: LoadedData, **kwargs: Any) -> SentClaim:
        if data["claim"] not in CLAIM_SCHEMAS:
            raise ma.ValidationError(
                {"claim": [tell("error-no-such-claim", {"claim": repr(data["claim"][:50])})]}
            )
        sent: SentClaim = _shared_schema_instance(CLAIM_SCHEMAS[data["claim"]]).load(data)
        return sent


@cache
def _shared_schema_instance(kind: type[ma.Schema]) -> ma.Schema:
    """Return an instance of this schema class. All calls share one instance, because a schema does not store
    the data that it loads."""
    return kind()


MOST_CLAIMS_IN_A_SITUATION = 20
"""Maximum number of claims in a situation that a client describes."""


@dataclass(frozen=True)
class SentSituation:
    """A situation at the table that a client has described to get a ruling.

    - `match`: The description of the match.
    - `happened`: The claims that followed, in order.
    - `given_members`: The names of the members that the client sent for the open round.
    - `round`: The description of the open round. None if no round is open. `ABSENT` if the client did not
      describe the round.
    """

    game: Game
    match: position.DescribedMatch
    happened: tuple[Claim, ...]
    given_members: frozenset[str]
    round: object | None | AbsentInJSON


def _schema_for_situation(of: Game) -> type[ma.Schema]:
    """Return the schema for a described situation of this game. The schema loads a `SentSituation`."""

    name, round_schema = of.title.replace(" ", ""), schema_for_dataclass(of.position.round_type, of.cards)
    # The name of this class is a component name in openapi.yaml.
    described_round = type(f"{name}RoundDescription", (round_schema,), {"__doc__": round_schema.__doc__})

    class Described(ma.Schema):
        class Meta:
            unknown = ma.RAISE

        game = ma.fields.String(required=True, validate=ma.validate.Equal(of.name))
        round = ma.fields.Nested(described_round, allow_none=True)
        happened = ma.fields.List(
            ma.fields.Nested(ClaimSchema),
            validate=ma.validate.Length(max=MOST_CLAIMS_IN_A_SITUATION),
            load_default=list,
        )

        @ma.post_load(pass_original=True)
        def make(self, data: LoadedData, original: LoadedData, **kwargs: Any) -> SentSituation:
            round = data.pop("round", ABSENT)
            happened = tuple(claim for claim, _ in data.pop("happened"))
            data.pop("game")
            match, given = (
                _build_dataclass(position.DescribedMatch, data),
                frozenset(original.get("round") or ()),
            )
            return SentSituation(of, match, happened, given, round)

    doc = f"A situation at a table of {of.title}. {position.DescribedMatch.__doc__}"
    return type(
        f"{name}Situation", (Described, schema_for_dataclass(position.DescribedMatch, ())), {"__doc__": doc}
    )


SITUATION_SCHEMAS: dict[str, type[ma.Schema]] = {
    game.name: _schema_for_situation(game) for game in GAMES.values()
}


class SituationSchema(ma.Schema):
    """A schema for a described situation of any game. The schema loads a `SentSituation`.

    The name of the game selects the schema for the game.
    """

    class Meta:
        unknown = ma.INCLUDE

    game = ma.fields.String(required=True, validate=ma.validate.OneOf(list(GAMES)))

    @ma.post_load
    def load_situation_by_game(self, data: LoadedData, **kwargs: Any) -> SentSituation:
        sent: SentSituation = _shared_schema_instance(SITUATION_SCHEMAS[data["game"]]).load(data)
        return sent
