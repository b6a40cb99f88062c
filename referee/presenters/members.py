"""Types of the members of views.

A view is an answer or a part of one. openapi.yaml describes it by its docstring and the `Doc` of its members.
The type of a member that may be omitted includes `Absent`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple


class Doc(NamedTuple):
    """The description of a member."""

    text: str


class Format(NamedTuple):
    """The format of a member's text, by its name in JSON Schema."""

    name: str


AClaim = Annotated[Any, "claim"]
"""A claim that a phone may send."""
HeardClaim = Annotated[Any, "heard claim"]
"""A claim as it was submitted, or one that only the service enters."""
LegalClaim = Annotated[Mapping[str, Any], "legal claim"]
"""A claim that is allowed now, without the members that the client fills in."""
MatchDay = Annotated[str, Format("date"), Doc("The day on which it was opened, where its players are.")]
Moment = Annotated[int, Doc("Unix time in milliseconds.")]
