"""What answers look like, as JSON Schema for openapi.yaml.

No shape of an answer is written down here: it is derived from the dataclass that is answered.
"""

from collections.abc import Iterator

from referee.api.openapi import answers, games, kits
from referee.api.openapi.derived import dataclass_shape
from referee.api.openapi.kinds import Shape

SUBJECTS = (games, kits, answers)


def components() -> Iterator[tuple[str, Shape]]:
    """Every named shape of an answer, in the order of the document."""
    shapes = {name: shape for subject in SUBJECTS for name, shape in subject.SHAPES.items()}
    names = {kind: name for name, kind in shapes.items() if isinstance(kind, type)}
    for name, shape in shapes.items():
        yield name, dataclass_shape(shape, names) if isinstance(shape, type) else shape
