"""Derives OpenAPI schemas from the fields and docstrings of dataclasses.

A docstring may end with a list of lines "- `name`: text". Each line describes the member with that name. If a
type has a named schema, each use of the type refers to this schema. Otherwise, the schema is repeated in each
place where the type is used.
"""

import inspect
import re
import types
from collections.abc import Mapping
from typing import Any

from referee.api.openapi.kinds import (
    BOOLEAN_SCHEMA,
    FACT_SCHEMA,
    INTEGER_SCHEMA,
    NUMBER_SCHEMA,
    OBJECT_SCHEMA,
    PLAIN_VALUE_SCHEMA,
    TEXT_SCHEMA,
    OpenAPISchema,
    list_of,
    object_schema,
    one_of,
    ref,
)
from referee.api.openapi.problems import PROBLEM_TYPE_SCHEMA
from referee.games import GAMES
from referee.match.model.game import Game
from referee.presenters.members import MemberDoc, TextFormat
from referee.rulings import shapes
from referee.rulings.shapes import (
    AnnotatedShape,
    AnyClaimOrEventShape,
    AnyValueShape,
    CardShape,
    DataclassShape,
    ListShape,
    MappingShape,
    PlainValueOrListShape,
    SimpleValueShape,
    UnionShape,
    WordChoiceShape,
    json_members_of_dataclass,
    shape_without_annotations,
)
from referee.rulings.tags import Claim, ClaimOrEvent, Event

ANY: OpenAPISchema = {}


def schema_name_for_game(game: Game, what: str) -> str:
    """Return the name of a schema of this game: its title without blanks, then `what`, such as `UNOKit`."""
    return f"{game.title.replace(' ', '')}{what}"


def schema_name_of_round(game: Game) -> str:
    """Return the name of the schema of an open round of this game."""
    return schema_name_for_game(game, "Round")


SCHEMAS_BY_MARK: dict[str, OpenAPISchema] = {
    "facts": {**OBJECT_SCHEMA, "additionalProperties": FACT_SCHEMA},
    "faults": ref("Faults"),
    "kit": ref("Kit"),
    "claim": ref("Claim"),
    "heard claim": ref("HeardClaim"),
    "legal claim": ref("LegalClaim"),
    "then": ref("Then"),
    "problem": PROBLEM_TYPE_SCHEMA,
    "round": one_of(map(schema_name_of_round, GAMES.values())),
}
"""The schema for each mark. A mark is a string in the `Annotated` type of a field. Fields have a mark if
their Python type does not determine the schema."""
SCHEMAS_OF_CLAIM_AND_EVENT: dict[type, OpenAPISchema] = {Claim: ref("Claim"), Event: ref("Event")}
"""The schema for any claim, and the schema for any event."""


def schema_of_dataclass(kind: type, names: Mapping[type, str] = types.MappingProxyType({})) -> OpenAPISchema:
    """Return the schema of the JSON that `codec.to_json_value` makes from this dataclass.

    `names` has the types with named schemas as keys, and the names of their schemas as values.
    """
    members, optional = _schemas_of_members(kind, names)
    for name, text in member_descriptions(kind).items():
        members[name] = {**members[name], "description": text}
    tag = {kind.kind: {"type": "string", "enum": [kind.tag]}} if issubclass(kind, ClaimOrEvent) else {}
    return object_schema(_first_paragraph_of_docstring(kind), optional, **tag, **members)


def _schemas_of_members(
    kind: type, names: Mapping[type, str]
) -> tuple[dict[str, OpenAPISchema], tuple[str, ...]]:
    """Return the schemas of the members by name, and the names of the optional members.

    The value of a flat member is merged into the JSON object. So the members of this value are returned in
    place of the flat member.
    """
    members: dict[str, OpenAPISchema] = {}
    optional: list[str] = []
    for member in json_members_of_dataclass(kind):
        shape = shape_without_annotations(member.shape)
        if member.is_flat and isinstance(shape, DataclassShape):
            inner, left_out = _schemas_of_members(shape.kind, names)
            members |= inner
            optional += left_out
        else:
            of_member = _schema_of_shape(member.shape, names)
            is_never_null = member.is_left_out and member.default is None
            members[member.name] = _schema_without_null(of_member) if is_never_null else of_member
            optional += [member.name] * (member.is_left_out or member.may_be_absent_in_json)
    return members, tuple(optional)


def _schema_without_null(shape: OpenAPISchema) -> OpenAPISchema:
    """Return the schema without the type null. Use it for a member that is left out if its value is None."""
    some = [one for one in shape.get("anyOf", ()) if one != {"type": "null"}]
    rest = {name: part for name, part in shape.items() if name != "anyOf"}
    return shape if not some else rest | (some[0] if len(some) == 1 else {"anyOf": some})


MEMBER_DESCRIPTION_START = re.compile(r"^- `(\w+)`: ", re.MULTILINE)
"""Matches the first words of a line that describes a member in a docstring: "- `name`: "."""


def type_description(kind: type) -> str:
    """Return the docstring of a type as one line, without the list that describes the members.

    The word `None` is replaced by `null`, the word of JSON.
    """
    return _one_line_with_null_for_none(MEMBER_DESCRIPTION_START.split(_docstring_without_indent(kind))[0])


def member_descriptions(kind: type) -> dict[str, str]:
    """Return the description of each member from the docstrings of the type and its base classes.

    The word `None` is replaced by `null`, the word of JSON.
    """
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        _, *listed = MEMBER_DESCRIPTION_START.split(inspect.cleandoc(vars(one).get("__doc__") or ""))
        found |= {
            name: _one_line_with_null_for_none(text)
            for name, text in zip(listed[::2], listed[1::2], strict=True)
        }
    return found


def _first_paragraph_of_docstring(kind: type) -> str:
    return _one_line_with_null_for_none(_docstring_without_indent(kind).split("\n\n")[0])


def _docstring_without_indent(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _one_line_with_null_for_none(text: str) -> str:
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))


def _schema_of_shape(shape: shapes.JSONShape, names: Mapping[type, str]) -> OpenAPISchema:
    match shape:
        case AnnotatedShape(inner, marks):
            return _schema_of_marked_field(inner, marks, names)
        case UnionShape():
            return _schema_of_union(shape, names)
        case WordChoiceShape():
            return {"type": "string", "enum": list(shape.json_words)}
        case ListShape(item):
            return list_of(_schema_of_shape(item, names))
        case MappingShape(_, AnyValueShape()):
            return OBJECT_SCHEMA
        case MappingShape(_, value):
            return {**OBJECT_SCHEMA, "additionalProperties": _schema_of_shape(value, names)}
        case PlainValueOrListShape():
            return PLAIN_VALUE_SCHEMA
        case CardShape():
            return TEXT_SCHEMA
        case AnyClaimOrEventShape(kind):
            return SCHEMAS_OF_CLAIM_AND_EVENT[kind]
        case SimpleValueShape():
            return SCHEMAS_OF_SIMPLE_TYPES[shape.python_type]
        case DataclassShape(kind):
            return ref(names[kind]) if kind in names else schema_of_dataclass(kind, names)
        case _:
            return ANY


def _schema_of_marked_field(
    inner: shapes.JSONShape, marks: tuple[Any, ...], names: Mapping[type, str]
) -> OpenAPISchema:
    stands_for = [SCHEMAS_BY_MARK[mark] for mark in marks if mark in SCHEMAS_BY_MARK]
    shape = stands_for[0] if stands_for else _schema_of_shape(inner, names)
    for mark in marks:
        if isinstance(mark, TextFormat):
            shape = {**shape, "format": mark.name}
        if isinstance(mark, MemberDoc):
            description = {"description": mark.text}
            # In openapi.yaml, the description comes first in a union, and last in any other schema.
            shape = description | shape if "anyOf" in shape else shape | description
    return shape


def _schema_of_union(union: UnionShape, names: Mapping[type, str]) -> OpenAPISchema:
    some = [_schema_of_shape(option, names) for option in union.options]
    if union.may_be_null:
        return {"anyOf": [*some, {"type": "null"}]}
    return some[0] if len(some) == 1 else {"anyOf": some}


SCHEMAS_OF_SIMPLE_TYPES: dict[type, OpenAPISchema] = {
    str: TEXT_SCHEMA,
    bool: BOOLEAN_SCHEMA,
    int: INTEGER_SCHEMA,
    float: NUMBER_SCHEMA,
}
