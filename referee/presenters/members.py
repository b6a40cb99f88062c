"""What the members of answers are made of.

A view is the whole of an answer or a part of it. What openapi.yaml says of it is its docstring, and the `Doc`
of its members; a member that may be left out may be `Absent`.
"""

from typing import Annotated, Any, NamedTuple


class Doc(NamedTuple):
    """The description of a member."""

    text: str


class Format(NamedTuple):
    """How a member's text is written, by its name in JSON Schema."""

    name: str


AnyClaim = Annotated[Any, "object"]
"""A claim as it was heard, also one that only the service enters."""
Moment = Annotated[int, Doc("Unix time in milliseconds.")]
