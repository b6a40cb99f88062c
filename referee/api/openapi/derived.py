"""Derives schemas from the fields and docstrings of dataclasses.

A docstring may end with a list of members, a line "- `name`: text" each: the text describes that member. A
type with a named schema is referred to; the schema of any other type is written where it is used.
"""

import inspect
import re
import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from typing import Annotated, Any, Literal, Union

from referee.api.openapi.kinds import (
    FACT,
    NUMBER,
    OBJECT,
    PLAIN,
    TEXT,
    WHOLE,
    YES_OR_NO,
    Shape,
    list_of,
    object_schema,
    one_of,
    ref,
)
from referee.api.openapi.problems import TYPE
from referee.codec import Absent, marks_of, without_parameters
from referee.games import GAMES
from referee.kit.cards import Card
from referee.match.model.game import Game
from referee.presenters.members import Doc, Format
from referee.rulings.tags import Claim, Event, Tagged, json_name

ANY: Shape = {}


def name_of(game: Game, what: str) -> str:
    """Return the name of a schema of this game: its title without blanks, and `what`."""
    return f"{game.title.replace(' ', '')}{what}"


def round_name(game: Game) -> str:
    """Return the name of the schema of an open round."""
    return name_of(game, "Round")


MARKED: dict[str, Shape] = {
    "plain": PLAIN,
    "facts": {**OBJECT, "additionalProperties": FACT},
    "faults": ref("Faults"),
    "kit": ref("Kit"),
    "claim": ref("Claim"),
    "heard claim": ref("HeardClaim"),
    "legal claim": ref("LegalClaim"),
    "then": ref("Then"),
    "problem": TYPE,
    "round": one_of(map(round_name, GAMES.values())),
}
"""Schemas of fields by their mark, for fields whose annotation does not name the type."""
TAGGED: dict[type, Shape] = {Claim: ref("Claim"), Event: ref("Event")}
"""Schemas of the base classes of tagged dataclasses."""


def dataclass_shape(kind: type, names: Mapping[type, str] = types.MappingProxyType({})) -> Shape:
    """Return the schema of this dataclass as `codec.dump` writes it, given the named schemas (`names`)."""
    members, optional = _members(kind, names)
    for name, text in member_descriptions(kind).items():
        members[name] = {**members[name], "description": text}
    tag = {kind.kind: {"type": "string", "enum": [kind.tag]}} if issubclass(kind, Tagged) else {}
    return object_schema(_summary(kind), optional, **tag, **members)


def _members(kind: type, names: Mapping[type, str]) -> tuple[dict[str, Shape], tuple[str, ...]]:
    """Return the schema of each member, with the members of flat ones, and the names of optional members."""
    hints = typing.get_type_hints(kind, include_extras=True)
    members: dict[str, Shape] = {}
    optional: list[str] = []
    for field in fields(kind):
        hint = hints[field.name]
        if "flat" in marks_of(hint):
            inner, left_out = _members(without_parameters(typing.get_args(hint)[0]), names)
            members |= inner
            optional += left_out
        else:
            shape = _shape_of(hint, names)
            is_default_left_out = _is_default_left_out(kind, field, hint)
            members[json_name(field.name)] = (
                _without_null(shape) if is_default_left_out and field.default is None else shape
            )
            optional += [json_name(field.name)] * (is_default_left_out or Absent in typing.get_args(hint))
    return members, tuple(optional)


def _is_default_left_out(kind: type, field: Field[Any], hint: Any) -> bool:
    """Return whether `codec.dump` omits this field at its default: in tagged types, or marked "if any"."""
    return (issubclass(kind, Tagged) or "if any" in marks_of(hint)) and field.default is not MISSING


def _without_null(shape: Shape) -> Shape:
    """Return the schema without null, for a member that is omitted instead."""
    some = [one for one in shape.get("anyOf", ()) if one != {"type": "null"}]
    rest = {name: part for name, part in shape.items() if name != "anyOf"}
    return shape if not some else rest | (some[0] if len(some) == 1 else {"anyOf": some})


LISTED = re.compile(r"^- `(\w+)`: ", re.MULTILINE)
"""The beginning of a member's description in a docstring."""


def type_description(kind: type) -> str:
    """Return the docstring of a type before its list of members, as one line, with null for None."""
    return _as_one_line(LISTED.split(_docstring(kind))[0])


def member_descriptions(kind: type) -> dict[str, str]:
    """Return the descriptions of members in the docstrings of a type and its bases, with null for None."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        _, *listed = LISTED.split(inspect.cleandoc(vars(one).get("__doc__") or ""))
        found |= {name: _as_one_line(text) for name, text in zip(listed[::2], listed[1::2], strict=True)}
    return found


def _summary(kind: type) -> str:
    return _as_one_line(_docstring(kind).split("\n\n")[0])


def _docstring(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _as_one_line(text: str) -> str:
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


def _shape_of(kind: Any, names: Mapping[type, str]) -> Shape:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        return _annotated_shape(args, names)
    if origin in (Union, types.UnionType):
        return _union_shape(args, names)
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    if origin is tuple:
        return list_of(_shape_of(args[0], names))
    if origin is Mapping:
        return OBJECT if args[1] is Any else {**OBJECT, "additionalProperties": _shape_of(args[1], names)}
    return _plain_shape(kind, names)


def _annotated_shape(args: tuple[Any, ...], names: Mapping[type, str]) -> Shape:
    kind, *marks = args
    stands_for = [MARKED[mark] for mark in marks if mark in MARKED]
    shape = stands_for[0] if stands_for else _shape_of(kind, names)
    for mark in marks:
        if isinstance(mark, Format):
            shape = {**shape, "format": mark.name}
        if isinstance(mark, Doc):
            description = {"description": mark.text}
            # A union has its description first.
            shape = description | shape if "anyOf" in shape else shape | description
    return shape


def _union_shape(args: tuple[Any, ...], names: Mapping[type, str]) -> Shape:
    some = [_shape_of(part, names) for part in args if part not in (types.NoneType, Absent)]
    if types.NoneType in args:
        return {"anyOf": [*some, {"type": "null"}]}
    return some[0] if len(some) == 1 else {"anyOf": some}


def _plain_shape(kind: Any, names: Mapping[type, str]) -> Shape:
    if kind in names:
        return ref(names[kind])
    base = getattr(kind, "__supertype__", kind)
    if kind is Card:
        return TEXT
    if kind in TAGGED:
        return TAGGED[kind]
    if base in PLAIN_TYPES:
        return PLAIN_TYPES[base]
    if isinstance(base, type) and issubclass(base, StrEnum):
        return {"type": "string", "enum": [member.value for member in base]}
    return dataclass_shape(base, names) if isinstance(base, type) and is_dataclass(base) else ANY


PLAIN_TYPES: dict[type, Shape] = {str: TEXT, bool: YES_OR_NO, int: WHOLE, float: NUMBER}
