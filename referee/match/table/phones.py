"""Entries about phones that join and leave. They change nothing in the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from referee.kit.seats import Seat
from referee.match.model.rulebook import PHONES
from referee.match.model.ruleset import MatchCase
from referee.rulings.finding import Finding, holds
from referee.rulings.ruleset import Procedure
from referee.rulings.tags import Claim, Freshness, Reporter, claim

Role = Literal["keeper", "seat", "watcher"]


@claim("match.phone", Reporter.SERVICE, Freshness.ANY)
@dataclass(frozen=True)
class Phone(Claim):
    """A phone joined as a scorekeeper, a seat or a watcher; or it `left`, or was removed. `seat` may also be
    that of a scorekeeper who plays."""

    role: Role
    seat: Seat | None = None
    left: bool = False

    def faults(self) -> dict[str, str]:
        wrong = {"seat": self.seat is not None, "watcher": self.seat is None}.get(self.role) is False
        return {"seat": "A seat's phone has a seat, and a watcher's has none."} if wrong else {}


def cite_phone(case: MatchCase[Phone]) -> Finding:
    """Cites `match.phones` with the role and the seat of the phone, and whether it left."""
    phone: Phone = case.claim
    seat = {} if phone.seat is None else {"seat": phone.seat}
    return holds(PHONES, role=phone.role, **seat, left=phone.left)


PHONE_PROCEDURES: Mapping[type[Claim], Procedure[Any]] = {Phone: Procedure(PHONES, checks=(cite_phone,))}
