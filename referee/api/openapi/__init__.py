"""What answers look like, as JSON Schema for openapi.yaml: a file a subject, each with its named `SHAPES`.

What is told as a dataclass is not written down again: its shape is derived from it.
"""

from collections.abc import Iterator

from referee.api.openapi import (
    entries,
    games,
    groups,
    invitations,
    kits,
    logbook,
    matches,
    problems,
    questions,
    rulebooks,
    rules,
    rulings,
)
from referee.api.openapi.kinds import Shape

SUBJECTS = (
    games,
    entries,
    kits,
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
    for subject in SUBJECTS:
        yield from subject.SHAPES.items()
