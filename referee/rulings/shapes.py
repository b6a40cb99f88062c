"""The shapes of values in JSON: what the type hints of our dataclasses say, parsed once.

Stored JSON and the schemas of claims (`codec`), the check of imported records (`records/strict.py`), the API
document (`api/openapi/derived.py`) and the check of seats (`match/table/validation.py`) derive from them.
"""

import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from enum import Enum, StrEnum
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union

from referee.kit.cards import Card
from referee.rulings.tags import Claim, Event, Plain, Tagged, json_name

Hint = Any
"""A type hint: a class, with its parameters or not, a union, or any of these with marks (`Annotated`)."""
_Value = TypeVar("_Value")


class Absent(Enum):
    """The value of a member that JSON leaves out: it is neither null nor anything else."""

    ABSENT = "absent"


ABSENT = Absent.ABSENT
Flat = Annotated[_Value, "flat"]
"""A field whose own members stand in its place. A later member of the same name replaces an earlier one."""
SIMPLE = (str, int, bool, float)


@dataclass(frozen=True)
class Shape:
    """The shape of the values of one type."""


@dataclass(frozen=True)
class Anything(Shape):
    """A value of which the hint says nothing."""


@dataclass(frozen=True)
class Simple(Shape):
    """A text, a number, true or false. `kind` is its class, or the NewType that says what it is."""

    kind: Hint

    @property
    def base(self) -> type:
        """The class: str, int, bool or float."""
        base: type | None = getattr(self.kind, "__supertype__", None)
        return base or self.kind


@dataclass(frozen=True)
class Words(Shape):
    """One of some words. `pairs` are the words in JSON with their values, `kind` the enumeration, if any."""

    pairs: tuple[tuple[str, Any], ...]
    kind: type[StrEnum] | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The words in JSON."""
        return tuple(word for word, _ in self.pairs)


@dataclass(frozen=True)
class CardShape(Shape):
    """A card, by its name."""


@dataclass(frozen=True)
class PlainJSON(Shape):
    """A word, a number, true or false, or a list of these."""


@dataclass(frozen=True)
class PlainList(Shape):
    """A list of words, numbers, true and false."""


@dataclass(frozen=True)
class AnyTagged(Shape):
    """A claim or an event, of the kind that its tag names."""

    kind: type[Tagged]


@dataclass(frozen=True)
class Record(Shape):
    """A dataclass, whose members `members_of` returns: a dataclass may hold values of its own type."""

    kind: type


@dataclass(frozen=True)
class Several(Shape):
    """A list."""

    item: Shape


@dataclass(frozen=True)
class Mapped(Shape):
    """An object with these keys and values."""

    key: Shape
    value: Shape


@dataclass(frozen=True)
class OneOf(Shape):
    """A value of one of some shapes, or null, or none at all."""

    options: tuple[Shape, ...]
    may_be_null: bool
    may_be_absent: bool


@dataclass(frozen=True)
class Marked(Shape):
    """A value that is marked with what the type does not say, for example with its description."""

    shape: Shape
    marks: tuple[Any, ...]


@dataclass(frozen=True)
class Member:
    """A field of a dataclass, as a member of its object in JSON.

    `default` and `factory` are those of the field; MISSING if it has none. `is_flat`: its own members stand
    in its place. `is_left_out`: JSON leaves it out at its default, as in all that is tagged.
    """

    field: str
    name: str
    shape: Shape
    default: Any
    factory: Any
    is_flat: bool
    is_left_out: bool

    @property
    def is_required(self) -> bool:
        """Whether there is no default."""
        return self.default is MISSING and self.factory is MISSING

    @property
    def may_be_absent(self) -> bool:
        """Whether the value itself may say that JSON leaves the member out."""
        shape = unmarked(self.shape)
        return isinstance(shape, OneOf) and shape.may_be_absent


@cache
def members_of(kind: type) -> tuple[Member, ...]:
    """The members of a dataclass, in the order of its fields."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple(_member_of(kind, field, hints[field.name]) for field in fields(kind))


def _member_of(kind: type, field: Field[Any], hint: Hint) -> Member:
    shape = shape_of(hint)
    has_marks = marks_of(shape)
    is_left_out = (issubclass(kind, Tagged) or "if any" in has_marks) and field.default is not MISSING
    is_flat = "flat" in has_marks
    return Member(
        field.name, json_name(field.name), shape, field.default, field.default_factory, is_flat, is_left_out
    )


@cache
def shape_of(hint: Hint) -> Shape:
    """The shape of the values of this type."""
    origin: Hint = typing.get_origin(hint)
    args = typing.get_args(hint)
    if hint == Plain:
        return PlainJSON()
    if origin is Annotated:
        return Marked(shape_of(args[0]), hint.__metadata__)
    if origin in (Union, types.UnionType):
        return _shape_of_union(args)
    if origin is Literal:
        return Words(tuple((word, word) for word in args))
    if origin is tuple:
        return Several(shape_of(args[0]))
    if origin is list:
        return PlainList()
    if origin in (Mapping, dict):
        return Mapped(*map(shape_of, args))
    return _shape_of_class(origin or hint)  # parameters of a dataclass make no difference in JSON


def _shape_of_union(kinds: tuple[Hint, ...]) -> OneOf:
    options = tuple(shape_of(kind) for kind in kinds if kind not in (types.NoneType, Absent))
    return OneOf(options, types.NoneType in kinds, Absent in kinds)


def _shape_of_class(kind: Hint) -> Shape:
    if getattr(kind, "__supertype__", kind) in SIMPLE:
        return Simple(kind)
    if kind in (Claim, Event):
        return AnyTagged(kind)
    if not isinstance(kind, type):
        return Anything()
    if issubclass(kind, Card):
        return CardShape()
    if issubclass(kind, StrEnum):
        return Words(tuple((member.value, member) for member in kind), kind)
    return Record(kind) if is_dataclass(kind) else Anything()


def unmarked(shape: Shape) -> Shape:
    """The shape without its marks."""
    return shape.shape if isinstance(shape, Marked) else shape


def marks_of(shape: Shape) -> tuple[Any, ...]:
    """The marks of a shape."""
    return shape.marks if isinstance(shape, Marked) else ()


def of_a_value(shape: Shape) -> Shape:
    """The shape of a value that is neither null nor absent, without its marks."""
    bare = unmarked(shape)
    if not isinstance(bare, OneOf):
        return bare
    return bare.options[0] if len(bare.options) == 1 else OneOf(bare.options, False, False)
