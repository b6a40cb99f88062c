"""Claims about phones that join and leave. These claims do not change the state of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.model.rulebook import PHONES
from referee.match.model.ruleset import MatchClaimCase
from referee.rulings.finding import Finding, finding_holds
from referee.rulings.ruleset import ClaimProcedure
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, register_claim_type

Role = Literal["keeper", "seat", "watcher"]


@register_claim_type("match.phone", AllowedReporter.SERVICE, ClaimFreshness.ANY)
@dataclass(frozen=True)
class PhoneJoinedOrLeft(Claim):
    """A phone joined the match, or left it. `role` is the role of the phone: scorekeeper, seat or watcher.
    `seat` is the seat of the phone; a scorekeeper who plays may have one, too. `left` says whether the phone
    left or was removed."""

    role: Role
    seat: Seat | None = None
    left: bool = False

    def errors_by_field(self) -> dict[str, str]:
        wrong = {"seat": self.seat is not None, "watcher": self.seat is None}.get(self.role) is False
        return {"seat": tell("error-phone-seat")} if wrong else {}


def cite_phone_that_joined_or_left(case: MatchClaimCase[PhoneJoinedOrLeft]) -> Finding:
    """The finding that cites `match.phones`, with the role and seat of the phone, and whether it left."""
    phone: PhoneJoinedOrLeft = case.claim
    seat = {} if phone.seat is None else {"seat": phone.seat}
    return finding_holds(PHONES, role=phone.role, **seat, left=phone.left)


PHONE_PROCEDURES: Mapping[type[Claim], ClaimProcedure[Any]] = {
    PhoneJoinedOrLeft: ClaimProcedure(PHONES, checks=(cite_phone_that_joined_or_left,))
}
