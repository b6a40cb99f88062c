"""What says that something is wrong, or, to whoever runs the service, that nothing is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from referee.codec import ABSENT, Absent
from referee.presenters.matches import StateView
from referee.presenters.members import AnyClaim, Doc
from referee.presenters.rulings import EntryView


@dataclass(frozen=True)
class HealthView:
    """All is well."""

    status: str


@dataclass(frozen=True)
class ProblemView:
    """Problem details (RFC 9457)."""

    type: Annotated[str, "problem"]
    title: str
    status: int
    detail: str
    errors: Annotated[Mapping[str, Any], Doc("Each field, and what is wrong with it.")] | Absent = ABSENT
    number: int | Absent = ABSENT
    missed: tuple[EntryView, ...] | Absent = ABSENT
    state: StateView | Absent = ABSENT
    outcome: Literal["not_applied", "unknown"] | Absent = ABSENT
    line: Annotated[int, Doc("The line of a record that cannot be taken in.")] | Absent = ABSENT
    remedy: (
        Annotated[AnyClaim, Doc("A claim that says what was probably meant, to be sent instead.")] | Absent
    ) = ABSENT
