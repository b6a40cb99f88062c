"""The shapes of dataclasses, read off their fields and docstrings."""

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal, Union

from referee.api.openapi.kinds import PLAIN, TEXT, WHOLE, YES_OR_NO, Shape, list_of, ref, told
from referee.kit.cards import Card
from referee.rulings.tags import Plain, spoken

ANY: Shape = {}


def dataclass_shape(kind: type) -> Shape:
    """The shape of a value of this dataclass, as `codec.dump` writes it."""
    hints = typing.get_type_hints(kind, include_extras=True)
    members = {spoken(field.name): _shape_of(hints[field.name]) for field in fields(kind)}
    tag = {"event": {"type": "string", "enum": [kind.tag]}} if hasattr(kind, "tag") else {}
    # Tagged things leave out what is at its default.
    optional = tuple(members) if tag else ()
    return told(_summary(kind), optional, **tag, **members)


def described(kind: type) -> str:
    """All that a type says of itself, as one line, in the words of JSON."""
    return " ".join((kind.__doc__ or "").split()).replace("None", "null")


def _summary(kind: type) -> str:
    return (kind.__doc__ or "").split("\n\n")[0].replace("\n   ", "")


def _shape_of(kind: Any) -> Shape:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind is Plain:
        return PLAIN
    if origin is Annotated:
        return ref("Claim" if args[1] == "claim" else "Event")
    if origin in (Union, types.UnionType):
        inner = [_shape_of(part) for part in args if part is not types.NoneType]
        return {"anyOf": [*inner, {"type": "null"}]} if types.NoneType in args else {"anyOf": inner}
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is tuple:
        return list_of(_shape_of(args[0]))
    if origin is Mapping:
        return {"type": "object", "additionalProperties": _shape_of(args[1])}
    return _plain_shape(kind)


def _plain_shape(kind: Any) -> Shape:
    base = getattr(kind, "__supertype__", kind)
    if kind is Card or base is str:
        return TEXT
    if base is bool:
        return YES_OR_NO
    if base is int:
        return WHOLE
    if isinstance(base, type) and issubclass(base, StrEnum):
        return {"type": "string", "enum": [member.value for member in base]}
    return dataclass_shape(base) if is_dataclass(base) else ANY
