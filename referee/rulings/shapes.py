"""The shapes of values in JSON.

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
from referee.rulings.tags import Claim, ClaimOrEvent, Event, PlainValueOrList, json_name

TypeHint = Any
"""A type hint: a class with or without type parameters, a union, or an `Annotated` hint with annotations."""
_Value = TypeVar("_Value")


class AbsentInJSON(Enum):
    """The type of `ABSENT`. `ABSENT` is the value of a member that JSON leaves out, and differs from null."""

    ABSENT = "absent"


ABSENT = AbsentInJSON.ABSENT
FlattenedInJSON = Annotated[_Value, "flat"]
"""Marks a field whose value is an object that JSON does not nest.

The members of this object are written directly into the surrounding object. If two members have the same
name, the later member replaces the earlier member.
"""
SIMPLE = (str, int, bool, float)


@dataclass(frozen=True)
class JSONShape:
    """The shape of the values of one type."""


@dataclass(frozen=True)
class AnyValueShape(JSONShape):
    """A value of any type, because the type hint does not restrict it."""


@dataclass(frozen=True)
class SimpleValueShape(JSONShape):
    """A text, a number, true or false. `kind`: the class or NewType of the value."""

    kind: TypeHint

    @property
    def python_type(self) -> type:
        """The class of the value: str, int, bool or float."""
        base: type | None = getattr(self.kind, "__supertype__", None)
        return base or self.kind


@dataclass(frozen=True)
class WordChoiceShape(JSONShape):
    """A word of a fixed list.

    - `pairs`: Each word as JSON writes it, with its value in Python.
    - `kind`: The enumeration of the words, or None for a `Literal`.
    """

    pairs: tuple[tuple[str, Any], ...]
    kind: type[StrEnum] | None = None

    @property
    def json_words(self) -> tuple[str, ...]:
        """All allowed words, as JSON writes them."""
        return tuple(word for word, _ in self.pairs)


@dataclass(frozen=True)
class CardShape(JSONShape):
    """A card, which JSON writes as its printed name."""


@dataclass(frozen=True)
class PlainValueOrListShape(JSONShape):
    """A word, a number, true or false, or a list of such values."""


@dataclass(frozen=True)
class PlainListShape(JSONShape):
    """A list of words, numbers, true and false."""


@dataclass(frozen=True)
class AnyClaimOrEventShape(JSONShape):
    """A claim or an event of any type. The tag in JSON names the type. `kind`: `Claim` or `Event`."""

    kind: type[ClaimOrEvent]


@dataclass(frozen=True)
class DataclassShape(JSONShape):
    """A dataclass, which JSON writes as an object.

    `json_members_of_dataclass` returns the members of the object. The shape does not contain the members,
    because a dataclass may have fields whose type is the same dataclass.
    """

    kind: type


@dataclass(frozen=True)
class ListShape(JSONShape):
    """A list. `item`: the shape of its items."""

    item: JSONShape


@dataclass(frozen=True)
class MappingShape(JSONShape):
    """An object with any number of members. `key`, `value`: the shapes of its keys and values."""

    key: JSONShape
    value: JSONShape


@dataclass(frozen=True)
class UnionShape(JSONShape):
    """A value that has one of several shapes.

    - `may_be_null`: Whether the value may be null.
    - `may_be_absent`: Whether JSON may leave the value out.
    """

    options: tuple[JSONShape, ...]
    may_be_null: bool
    may_be_absent: bool


@dataclass(frozen=True)
class AnnotatedShape(JSONShape):
    """A value whose type hint has annotations (`marks`), for example a description of the value."""

    shape: JSONShape
    marks: tuple[Any, ...]


@dataclass(frozen=True)
class JSONMember:
    """A field of a dataclass, as a member of the JSON object of that dataclass.

    - `field`: The name of the field in Python.
    - `name`: The name of the member in JSON.
    - `default`, `factory`: The default and the default factory of the field, or MISSING.
    - `is_flat`: Whether JSON puts the members of the value directly into the object (see `FlattenedInJSON`).
    - `is_left_out`: Whether JSON leaves the member out if the value is the default. This is true for all
      members of claims and events that have a default.
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
        """Whether the field has no default, so that JSON must have the member."""
        return self.default is MISSING and self.factory is MISSING

    @property
    def may_be_absent_in_json(self) -> bool:
        """Whether the value may be `ABSENT`. JSON then leaves the member out."""
        shape = shape_without_annotations(self.shape)
        return isinstance(shape, UnionShape) and shape.may_be_absent


@cache
def json_members_of_dataclass(kind: type) -> tuple[JSONMember, ...]:
    """The members of a dataclass in JSON, in the order of its fields."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(_json_member_of_field(kind, field, hints[field.name]) for field in fields(kind))


def _json_member_of_field(kind: type, field: Field[Any], hint: TypeHint) -> JSONMember:
    shape = shape_of_type_hint(hint)
    has_marks = annotations_of_shape(shape)
    is_left_out = (issubclass(kind, ClaimOrEvent) or "if any" in has_marks) and field.default is not MISSING
    is_flat = "flat" in has_marks
    return JSONMember(
        field.name, json_name(field.name), shape, field.default, field.default_factory, is_flat, is_left_out
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
    return _shape_of_class(origin or hint)  # JSON does not depend on the type parameters of a dataclass


def _shape_of_union(kinds: tuple[TypeHint, ...]) -> UnionShape:
    options = tuple(shape_of_type_hint(kind) for kind in kinds if kind not in (types.NoneType, AbsentInJSON))
    return UnionShape(options, types.NoneType in kinds, AbsentInJSON in kinds)


def _shape_of_class(kind: TypeHint) -> JSONShape:
    if getattr(kind, "__supertype__", kind) in SIMPLE:
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
    """The shape without the annotations of its type hint."""
    return shape.shape if isinstance(shape, AnnotatedShape) else shape


def annotations_of_shape(shape: JSONShape) -> tuple[Any, ...]:
    """The annotations of the type hint of a shape; empty if there are no annotations."""
    return shape.marks if isinstance(shape, AnnotatedShape) else ()


def shape_of_present_value(shape: JSONShape) -> JSONShape:
    """The shape of a value that is neither null nor absent, without the annotations of the type hint."""
    bare = shape_without_annotations(shape)
    if not isinstance(bare, UnionShape):
        return bare
    return bare.options[0] if len(bare.options) == 1 else UnionShape(bare.options, False, False)
