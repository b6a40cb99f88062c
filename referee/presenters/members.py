"""What the members of answers are made of.

A view is the whole of an answer or a part of it. What openapi.yaml says of it is its docstring, and the `Doc`
of its members; a member that may be left out may be `Absent`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple


class Doc(NamedTuple):
    """The description of a member."""

    text: str


class Format(NamedTuple):
    """How a member's text is written, by its name in JSON Schema."""

    name: str


AClaim = Annotated[Any, "claim"]
"""A claim that a phone may send."""
HeardClaim = Annotated[Any, "heard claim"]
"""A claim as it was heard, also one that only the service enters."""
LegalClaim = Annotated[Mapping[str, Any], "legal claim"]
"""A claim that may be made, without what is left open."""
MatchDay = Annotated[str, Format("date"), Doc("The day on which it was opened, where its players are.")]
Moment = Annotated[int, Doc("Unix time in milliseconds.")]
