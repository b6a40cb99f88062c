"""What answers look like, as JSON Schema for openapi.yaml: a file a subject, each with its named `SHAPES`.

What is told as a dataclass is not written down again: its shape is derived from it.
"""

from collections.abc import Iterator

from referee.web.shapes import (
    doors,
    entries,
    games,
    groups,
    logbook,
    matches,
    problems,
    questions,
    rulebooks,
    rules,
    rulings,
)
from referee.web.shapes.kinds import Shape

SUBJECTS = (games, entries, matches, doors, logbook, rulings, rules, rulebooks, groups, questions, problems)


def components() -> Iterator[tuple[str, Shape]]:
    """Every named shape of an answer, in the order of the document."""
    for subject in SUBJECTS:
        yield from subject.SHAPES.items()
