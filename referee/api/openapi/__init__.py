"""What answers look like, as JSON Schema for openapi.yaml: a file a subject, each with its named `SHAPES`.

What is told as a dataclass is not written down again: its shape is derived from it.
"""

from collections.abc import Iterator

from referee.api.openapi import (
    entries,
    games,
    groups,
    invitations,
    logbook,
    matches,
    problems,
    questions,
    rulebooks,
    rules,
    rulings,
)
from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.kinds import Shape

SUBJECTS = (
    games,
    entries,
    matches,
    invitations,
    logbook,
    rulings,
    rules,
    rulebooks,
    groups,
    questions,
    problems,
)


def components() -> Iterator[tuple[str, Shape]]:
    """Every named shape of an answer, in the order of the document."""
    shapes = {name: shape for subject in SUBJECTS for name, shape in subject.SHAPES.items()}
    names = {kind: name for name, kind in shapes.items() if isinstance(kind, type)}
    for name, shape in shapes.items():
        yield name, dataclass_shape(shape, names) if isinstance(shape, type) else shape
