"""What every shape is made of: text, numbers, and ways to put shapes together."""

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
FACT: Shape = {
    "description": "A word, a number, yes or no, nothing, or a list of them.",
    "anyOf": [
        TEXT,
        WHOLE,
        YES_OR_NO,
        NOTHING,
        {"type": "array", "items": {"anyOf": [TEXT, WHOLE, YES_OR_NO, NOTHING]}},
    ],
}
"""What a finding rests on."""


def ref(name: str) -> Shape:
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(names: Iterable[str]) -> Shape:
    return {"oneOf": [ref(name) for name in names]}


def list_of(shape: Shape) -> Shape:
    return {"type": "array", "items": shape}


def told(description: str, optional: tuple[str, ...] = (), **members: Shape) -> Shape:
    """An object with these members; later releases may add to them."""
    required = [name for name in members if name not in optional]
    return {"type": "object", "description": description, "properties": members, "required": required}
