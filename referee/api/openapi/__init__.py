"""Derives the schemas of answers in openapi.yaml from the dataclasses of the answers."""

from collections.abc import Iterator

from referee.api.openapi import answers, games, kits
from referee.api.openapi.derived import schema_of_dataclass
from referee.api.openapi.kinds import OpenAPISchema

MODULES_WITH_SCHEMAS = (games, kits, answers)


def named_schemas() -> Iterator[tuple[str, OpenAPISchema]]:
    """Yield the name and the schema of each component, in the order of openapi.yaml."""
    shapes = {name: shape for subject in MODULES_WITH_SCHEMAS for name, shape in subject.SHAPES.items()}
    names = {kind: name for name, kind in shapes.items() if isinstance(kind, type)}
    for name, shape in shapes.items():
        yield name, schema_of_dataclass(shape, names) if isinstance(shape, type) else shape
