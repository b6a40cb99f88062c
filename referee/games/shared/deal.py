"""The dealer of a round, and the remedy of a deal that is reported while a round is open."""

from typing import Protocol

from referee.kit.seats import Seat
from referee.match.model.events import DealerChosen
from referee.match.model.ruleset import MatchClaimCase
from referee.match.table.rounds import VoidRound


class DealClaim(Protocol):
    """A claim that a round was dealt. `dealer` is None if the next seat in order dealt."""

    @property
    def dealer(self) -> Seat | None: ...


def dealing_seat(case: MatchClaimCase[DealClaim]) -> Seat:
    """The seat that deals the round: the seat that the claim names, or else the next seat in order."""
    return case.state.dealer if case.claim.dealer is None else case.claim.dealer


def event_of_dealer_out_of_order(case: MatchClaimCase[DealClaim]) -> tuple[DealerChosen, ...]:
    """The event that names the dealer, if the dealer is not the next seat in order. The result is empty if
    the next seat in order deals."""
    return (DealerChosen(dealing_seat(case)),) if dealing_seat(case) != case.state.dealer else ()


def claim_that_voids_open_round(case: MatchClaimCase[object]) -> VoidRound | None:
    """The claim that voids the open round. This claim is the remedy of a deal that is refused because a round
    is open. The result is None if no round is open."""
    return VoidRound() if case.state.round is not None else None
