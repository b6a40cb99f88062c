"""Views of problems (error answers of the API), and the view of passed health checks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from referee.presenters.matches import StateView
from referee.presenters.members import ClaimToSend, MemberDoc
from referee.presenters.rulings import EntryView
from referee.rulings.shapes import ABSENT, AbsentInJSON


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
    errors: Annotated[Mapping[str, Any], "faults"] | AbsentInJSON = ABSENT
    number: int | AbsentInJSON = ABSENT
    missed: tuple[EntryView, ...] | AbsentInJSON = ABSENT
    state: StateView | AbsentInJSON = ABSENT
    outcome: Literal["not_applied", "unknown"] | AbsentInJSON = ABSENT
    awaits: (
        Annotated[
            Literal["database", "writable-database", "standby"],
            MemberDoc(
                "What `/readyz` waits for: a database that answers, that can be written, that has a standby."
            ),
        ]
        | AbsentInJSON
    ) = ABSENT
    line: Annotated[int, MemberDoc("The line of the record that is wrong.")] | AbsentInJSON = ABSENT
    cell: Annotated[str, MemberDoc("The letter of the cell to which the request belongs.")] | AbsentInJSON = (
        ABSENT
    )
    request_id: (
        Annotated[str, MemberDoc("`X-Request-Id`, with each problem of the server's.")] | AbsentInJSON
    ) = ABSENT
    remedy: (
        Annotated[ClaimToSend, MemberDoc("A claim to send instead: what was probably meant.")] | AbsentInJSON
    ) = ABSENT
