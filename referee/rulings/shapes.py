"""Shapes: descriptions of the JSON form of Python types.

A shape is the parsed form of a type hint. Each type hint is parsed only once. These parts of the program use
the shapes:

- stored JSON and the schemas of claims (`codec.py`),
- the check of imported records (`records/strict.py`),
- the API document (`api/openapi/derived.py`),
- the check of seats in claims (`match/table/validation.py`).
"""

import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union

from referee.kit.cards import Card
from referee.rulings.tags import Claim, ClaimOrEvent, Event, PlainValueOrList, json_name_of_field

TypeHint = Any
"""The type of type hints: a class with or without type parameters, a union, or an `Annotated` hint."""
_Value = TypeVar("_Value")


class AbsentInJSON(Enum):
    """The type of `ABSENT`. A member with the value `ABSENT` is left out of the JSON object. It is not
    written as null."""

    ABSENT = "absent"


ABSENT = AbsentInJSON.ABSENT
FlattenedInJSON = Annotated[_Value, "flat"]
"""The type of a field whose value is an object that is not nested in JSON.

The members of this object are written directly into the surrounding object. If two members have the same
name, the later member replaces the earlier member.
"""
SIMPLE_JSON_TYPES = (str, int, bool, float)


@dataclass(frozen=True)
class JSONShape:
    """Base class of shapes. A shape describes the values of one Python type and their JSON."""


@dataclass(frozen=True)
class AnyValueShape(JSONShape):
    """The shape of values of any type. Type hints such as `Any` have this shape."""


@dataclass(frozen=True)
class SimpleValueShape(JSONShape):
    """The shape of a string, a number or a boolean. `kind`: the class or NewType of the value."""

    kind: TypeHint

    @property
    def python_type(self) -> type:
        """The class of the value: str, int, bool or float."""
        base: type | None = getattr(self.kind, "__supertype__", None)
        return base or self.kind


@dataclass(frozen=True)
class WordChoiceShape(JSONShape):
    """The shape of a word of a fixed list.

    - `pairs`: Each word in JSON, with its value in Python.
    - `kind`: The enumeration of the words, or None for a `Literal`.
    """

    pairs: tuple[tuple[str, Any], ...]
    kind: type[StrEnum] | None = None

    @property
    def json_words(self) -> tuple[str, ...]:
        """All allowed words, in their JSON form."""
        return tuple(word for word, _ in self.pairs)


@dataclass(frozen=True)
class CardShape(JSONShape):
    """The shape of a card. Its JSON is the printed name of the card."""


@dataclass(frozen=True)
class PlainValueOrListShape(JSONShape):
    """The shape of a string, a number, a boolean, or a list of these."""


@dataclass(frozen=True)
class PlainListShape(JSONShape):
    """The shape of a list of strings, numbers and booleans."""


@dataclass(frozen=True)
class AnyClaimOrEventShape(JSONShape):
    """The shape of a claim or an event of any type. A tag in the JSON names the type.

    `kind`: `Claim` or `Event`.
    """

    kind: type[ClaimOrEvent]


@dataclass(frozen=True)
class DataclassShape(JSONShape):
    """The shape of an instance of a dataclass. Its JSON is an object.

    `json_members_of_dataclass` returns the members of the object. The shape does not contain the members,
    because a dataclass may have fields whose type is the same dataclass.
    """

    kind: type


@dataclass(frozen=True)
class ListShape(JSONShape):
    """The shape of a JSON list. `item`: the shape of its items."""

    item: JSONShape


@dataclass(frozen=True)
class MappingShape(JSONShape):
    """The shape of a mapping: a JSON object with any keys. `key`, `value`: the shapes of keys and values."""

    key: JSONShape
    value: JSONShape


@dataclass(frozen=True)
class UnionShape(JSONShape):
    """The shape of a value that has one of several shapes (`options`).

    - `may_be_null`: Whether the value may be null.
    - `may_be_absent`: Whether JSON may leave the value out.
    """

    options: tuple[JSONShape, ...]
    may_be_null: bool
    may_be_absent: bool


@dataclass(frozen=True)
class AnnotatedShape(JSONShape):
    """The shape of a value whose type hint has annotations (`marks`), such as a description of the value."""

    shape: JSONShape
    marks: tuple[Any, ...]


@dataclass(frozen=True)
class JSONMember:
    """A field of a dataclass, as a member of the JSON object of that dataclass.

    - `field`: The name of the field in Python.
    - `name`: The name of the member in JSON.
    - `default`, `factory`: The default and the default factory of the field, or MISSING.
    - `is_flat`: Whether the members of the value are written directly into the object (`FlattenedInJSON`).
    - `is_left_out`: Whether the member is left out of the JSON if its value is the default. This is true for
      fields of type `OmittedAtDefault`, and for all fields of claims and events that have a default.
    """

    field: str
    name: str
    shape: JSONShape
    default: Any
    factory: Any
    is_flat: bool
    is_left_out: bool

    @property
    def has_no_default(self) -> bool:
        """Whether the field has no default. The JSON object must then have the member."""
        return self.default is MISSING and self.factory is MISSING

    @property
    def may_be_absent_in_json(self) -> bool:
        """Whether the value may be `ABSENT`. A member with this value is left out of the JSON object."""
        shape = shape_without_annotations(self.shape)
        return isinstance(shape, UnionShape) and shape.may_be_absent


@cache
def json_members_of_dataclass(kind: type) -> tuple[JSONMember, ...]:
    """The members of the JSON object of a dataclass, in the order of the fields of the dataclass."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(_json_member_of_field(kind, field, hints[field.name]) for field in fields(kind))


def _json_member_of_field(kind: type, field: Field[Any], hint: TypeHint) -> JSONMember:
    shape = shape_of_type_hint(hint)
    has_marks = annotations_of_shape(shape)
    is_left_out = (issubclass(kind, ClaimOrEvent) or "if any" in has_marks) and field.default is not MISSING
    is_flat = "flat" in has_marks
    return JSONMember(
        field.name,
        json_name_of_field(field.name),
        shape,
        field.default,
        field.default_factory,
        is_flat,
        is_left_out,
    )


@cache
def shape_of_type_hint(hint: TypeHint) -> JSONShape:
    """The shape of the values with this type hint."""
    origin: TypeHint = typing.get_origin(hint)
    args = typing.get_args(hint)
    if hint == PlainValueOrList:
        return PlainValueOrListShape()
    if origin is Annotated:
        return AnnotatedShape(shape_of_type_hint(args[0]), hint.__metadata__)
    if origin in (Union, types.UnionType):
        return _shape_of_union(args)
    if origin is Literal:
        return WordChoiceShape(tuple((word, word) for word in args))
    if origin is tuple:
        return ListShape(shape_of_type_hint(args[0]))
    if origin is list:
        return PlainListShape()
    if origin in (Mapping, dict):
        return MappingShape(*map(shape_of_type_hint, args))
    return _shape_of_class(origin or hint)  # type parameters of a dataclass do not change its JSON


def _shape_of_union(kinds: tuple[TypeHint, ...]) -> UnionShape:
    options = tuple(shape_of_type_hint(kind) for kind in kinds if kind not in (types.NoneType, AbsentInJSON))
    return UnionShape(options, types.NoneType in kinds, AbsentInJSON in kinds)


def _shape_of_class(kind: TypeHint) -> JSONShape:
    if getattr(kind, "__supertype__", kind) in SIMPLE_JSON_TYPES:
        return SimpleValueShape(kind)
    if kind in (Claim, Event):
        return AnyClaimOrEventShape(kind)
    if not isinstance(kind, type):
        return AnyValueShape()
    if issubclass(kind, Card):
        return CardShape()
    if issubclass(kind, StrEnum):
        return WordChoiceShape(tuple((member.value, member) for member in kind), kind)
    return DataclassShape(kind) if is_dataclass(kind) else AnyValueShape()


def shape_without_annotations(shape: JSONShape) -> JSONShape:
    """The shape of the same value, but without the annotations of its type hint."""
    return shape.shape if isinstance(shape, AnnotatedShape) else shape


def annotations_of_shape(shape: JSONShape) -> tuple[Any, ...]:
    """The annotations of the type hint from which the shape was parsed; empty if it has no annotations."""
    return shape.marks if isinstance(shape, AnnotatedShape) else ()


def shape_of_present_value(shape: JSONShape) -> JSONShape:
    """The shape of the value if it is neither null nor absent. The annotations of the hint are removed."""
    bare = shape_without_annotations(shape)
    if not isinstance(bare, UnionShape):
        return bare
    return bare.options[0] if len(bare.options) == 1 else UnionShape(bare.options, False, False)
