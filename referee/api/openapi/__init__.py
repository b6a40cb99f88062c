"""The schemas of answers in openapi.yaml, derived from the dataclasses of the answers."""

from collections.abc import Iterator

from referee.api.openapi import answers, games, kits
from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.kinds import Shape

SUBJECTS = (games, kits, answers)


def components() -> Iterator[tuple[str, Shape]]:
    """Yield every named schema with its name, in the order of the document."""
    shapes = {name: shape for subject in SUBJECTS for name, shape in subject.SHAPES.items()}
    names = {kind: name for name, kind in shapes.items() if isinstance(kind, type)}
    for name, shape in shapes.items():
        yield name, dataclass_shape(shape, names) if isinstance(shape, type) else shape
