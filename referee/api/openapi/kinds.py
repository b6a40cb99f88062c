"""The basic schemas of openapi.yaml, such as text, and functions that combine schemas."""

from collections.abc import Iterable
from typing import Any

OpenAPISchema = dict[str, Any]

TEXT_SCHEMA: OpenAPISchema = {"type": "string"}
INTEGER_SCHEMA: OpenAPISchema = {"type": "integer"}
BOOLEAN_SCHEMA: OpenAPISchema = {"type": "boolean"}
NUMBER_SCHEMA: OpenAPISchema = {"type": "number"}
NULL_SCHEMA: OpenAPISchema = {"type": "null"}
OBJECT_SCHEMA: OpenAPISchema = {"type": "object"}
PLAIN_VALUE_SCHEMA: OpenAPISchema = {
    "description": "A string, an integer, a boolean, or a list of strings and integers.",
    "anyOf": [
        TEXT_SCHEMA,
        INTEGER_SCHEMA,
        BOOLEAN_SCHEMA,
        {"type": "array", "items": {"anyOf": [TEXT_SCHEMA, INTEGER_SCHEMA]}},
    ],
}
FACT_SCHEMA: OpenAPISchema = {
    "description": "A word, a number, yes or no, nothing, or a list of them.",
    "anyOf": [
        TEXT_SCHEMA,
        INTEGER_SCHEMA,
        BOOLEAN_SCHEMA,
        NULL_SCHEMA,
        {"type": "array", "items": {"anyOf": [TEXT_SCHEMA, INTEGER_SCHEMA, BOOLEAN_SCHEMA, NULL_SCHEMA]}},
    ],
}
"""The schema of the value of a fact. A fact is a detail of a finding, and a finding is an article (numbered
rule) that was applied to a claim."""


def ref(name: str) -> OpenAPISchema:
    """Return a reference (`$ref`) to the named schema of openapi.yaml."""
    return {"$ref": f"#/components/schemas/{name}"}


def one_of(names: Iterable[str]) -> OpenAPISchema:
    """Return the schema of values that match exactly one of the schemas with these names (`oneOf`)."""
    return {"oneOf": [ref(name) for name in names]}


def list_of(shape: OpenAPISchema) -> OpenAPISchema:
    """Return the schema of a list whose items have this schema."""
    return {"type": "array", "items": shape}


def object_schema(
    description: str, optional: tuple[str, ...] = (), **members: OpenAPISchema
) -> OpenAPISchema:
    """Return the schema of an object with these members. All are required except those in `optional`."""
    required = [name for name in members if name not in optional]
    return {"type": "object", "description": description, "properties": members, "required": required}
