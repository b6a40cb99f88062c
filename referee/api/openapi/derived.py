"""Derives schemas from the fields and docstrings of dataclasses.

A docstring may end with a list of members, a line "- `name`: text" each: the text describes that member. A
type with a named schema is referred to; the schema of any other type is written where it is used.
"""

import inspect
import re
import types
from collections.abc import Mapping
from typing import Any

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
from referee.games import GAMES
from referee.match.model.game import Game
from referee.presenters.members import Doc, Format
from referee.rulings import shapes
from referee.rulings.shapes import (
    AnyTagged,
    Anything,
    CardShape,
    Mapped,
    Marked,
    OneOf,
    PlainJSON,
    Record,
    Several,
    Simple,
    Words,
    members_of,
    unmarked,
)
from referee.rulings.tags import Claim, Event, Tagged

ANY: Shape = {}


def name_of(game: Game, what: str) -> str:
    """Return the name of a schema of this game: its title without blanks, and `what`."""
    return f"{game.title.replace(' ', '')}{what}"


def round_name(game: Game) -> str:
    """Return the name of the schema of an open round."""
    return name_of(game, "Round")


MARKED: dict[str, Shape] = {
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
    members: dict[str, Shape] = {}
    optional: list[str] = []
    for member in members_of(kind):
        shape = unmarked(member.shape)
        if member.is_flat and isinstance(shape, Record):
            inner, left_out = _members(shape.kind, names)
            members |= inner
            optional += left_out
        else:
            of_member = _shape_of(member.shape, names)
            is_never_null = member.is_left_out and member.default is None
            members[member.name] = _without_null(of_member) if is_never_null else of_member
            optional += [member.name] * (member.is_left_out or member.may_be_absent)
    return members, tuple(optional)


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


def _shape_of(shape: shapes.Shape, names: Mapping[type, str]) -> Shape:
    match shape:
        case Marked(inner, marks):
            return _marked_shape(inner, marks, names)
        case OneOf():
            return _union_shape(shape, names)
        case Words():
            return {"type": "string", "enum": list(shape.words)}
        case Several(item):
            return list_of(_shape_of(item, names))
        case Mapped(_, Anything()):
            return OBJECT
        case Mapped(_, value):
            return {**OBJECT, "additionalProperties": _shape_of(value, names)}
        case PlainJSON():
            return PLAIN
        case CardShape():
            return TEXT
        case AnyTagged(kind):
            return TAGGED[kind]
        case Simple():
            return SIMPLE[shape.base]
        case Record(kind):
            return ref(names[kind]) if kind in names else dataclass_shape(kind, names)
        case _:
            return ANY


def _marked_shape(inner: shapes.Shape, marks: tuple[Any, ...], names: Mapping[type, str]) -> Shape:
    stands_for = [MARKED[mark] for mark in marks if mark in MARKED]
    shape = stands_for[0] if stands_for else _shape_of(inner, names)
    for mark in marks:
        if isinstance(mark, Format):
            shape = {**shape, "format": mark.name}
        if isinstance(mark, Doc):
            description = {"description": mark.text}
            # A union has its description first.
            shape = description | shape if "anyOf" in shape else shape | description
    return shape


def _union_shape(union: OneOf, names: Mapping[type, str]) -> Shape:
    some = [_shape_of(option, names) for option in union.options]
    if union.may_be_null:
        return {"anyOf": [*some, {"type": "null"}]}
    return some[0] if len(some) == 1 else {"anyOf": some}


SIMPLE: dict[type, Shape] = {str: TEXT, bool: YES_OR_NO, int: WHOLE, float: NUMBER}
