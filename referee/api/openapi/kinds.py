"""The basic schemas of openapi.yaml, such as text, and functions that combine schemas."""

from collections.abc import Iterable
from typing import Any

Shape = dict[str, Any]

TEXT: Shape = {"type": "string"}
WHOLE: Shape = {"type": "integer"}
YES_OR_NO: Shape = {"type": "boolean"}
NUMBER: Shape = {"type": "number"}
NOTHING: Shape = {"type": "null"}
OBJECT: Shape = {"type": "object"}
PLAIN: Shape = {
    "description": "A string, an integer, a boolean, or a list of strings and integers.",
    "anyOf": [TEXT, WHOLE, YES_OR_NO, {"type": "array", "items": {"anyOf": [TEXT, WHOLE]}}],
}
FACT_SCHEMA: Shape = {
    "description": "A word, a number, yes or no, nothing, or a list of them.",
    "anyOf": [
        TEXT,
        WHOLE,
        YES_OR_NO,
        NOTHING,
        {"type": "array", "items": {"anyOf": [TEXT, WHOLE, YES_OR_NO, NOTHING]}},
    ],
}
"""The schema of the value of a fact in a finding."""


def ref(name: str) -> Shape:
    """Return a reference (`$ref`) to the named schema of openapi.yaml."""
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(names: Iterable[str]) -> Shape:
    """Return the schema of values that match exactly one of the schemas with these names (`oneOf`)."""
    return {"oneOf": [ref(name) for name in names]}


def list_of(shape: Shape) -> Shape:
    """Return the schema of a list whose items have this schema."""
    return {"type": "array", "items": shape}


def object_schema(description: str, optional: tuple[str, ...] = (), **members: Shape) -> Shape:
    """Return the schema of an object with these members. All are required except those in `optional`."""
    required = [name for name in members if name not in optional]
    return {"type": "object", "description": description, "properties": members, "required": required}
