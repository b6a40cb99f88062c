"""Problems, and the answer of the health checks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from referee.presenters.matches import StateView
from referee.presenters.members import AClaim, Doc
from referee.presenters.rulings import EntryView
from referee.rulings.shapes import ABSENT, Absent


@dataclass(frozen=True)
class HealthView:
    """The check passed."""

    status: str


@dataclass(frozen=True)
class ProblemView:
    """Problem details (RFC 9457)."""

    type: Annotated[str, "problem"]
    title: str
    status: int
    detail: str
    errors: Annotated[Mapping[str, Any], "faults"] | Absent = ABSENT
    number: int | Absent = ABSENT
    missed: tuple[EntryView, ...] | Absent = ABSENT
    state: StateView | Absent = ABSENT
    outcome: Literal["not_applied", "unknown"] | Absent = ABSENT
    awaits: (
        Annotated[
            Literal["database", "writable-database", "standby"],
            Doc(
                "What `/readyz` waits for: a database that answers, that can be written, that has a standby."
            ),
        ]
        | Absent
    ) = ABSENT
    line: Annotated[int, Doc("The line of the record that is wrong.")] | Absent = ABSENT
    cell: Annotated[str, Doc("The letter of the cell to which the request belongs.")] | Absent = ABSENT
    request_id: Annotated[str, Doc("`X-Request-Id`, with each problem of the server's.")] | Absent = ABSENT
    remedy: Annotated[AClaim, Doc("A claim to send instead: what was probably meant.")] | Absent = ABSENT
