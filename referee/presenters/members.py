"""Types for the members of views. A view is an answer of the API or a part of an answer.

The description of a view in openapi.yaml is made from the docstring of the view and the `MemberDoc` of each
member. The type of a member that may be omitted includes `AbsentInJSON`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple


class MemberDoc(NamedTuple):
    """The description of a member of a view, which is printed in openapi.yaml."""

    text: str


class TextFormat(NamedTuple):
    """The keyword `format` of a string member in JSON Schema, such as `date`."""

    name: str


ClaimToSend = Annotated[Any, "claim"]
"""The type of a view member whose value is a claim. A phone may send this claim."""
HeardClaim = Annotated[Any, "heard claim"]
"""The type of a view member whose value is the claim of an entry. A phone sent this claim, or the service
entered it."""
LegalClaim = Annotated[Mapping[str, Any], "legal claim"]
"""The type of a view member whose value is a claim that is allowed now. The claim may be incomplete, for
example without a list. The client completes the claim before it sends the claim."""
MatchDay = Annotated[
    str, TextFormat("date"), MemberDoc("The day on which it was opened, where its players are.")
]
Moment = Annotated[int, MemberDoc("Unix time in milliseconds.")]
