"""The dealer of a deal, and the remedy of a deal in an open round."""

from typing import Protocol

from referee.kit.seats import Seat
from referee.match.model.events import DealerChosen
from referee.match.model.ruleset import MatchCase
from referee.match.table.rounds import Void


class Dealing(Protocol):
    """A claim of a deal. `dealer` is None if the next seat in order dealt."""

    @property
    def dealer(self) -> Seat | None: ...


def dealer(case: MatchCase[Dealing]) -> Seat:
    """The seat that deals: the one that the claim names, or else the next in order."""
    return case.state.dealer if case.claim.dealer is None else case.claim.dealer


def dealer_chosen(case: MatchCase[Dealing]) -> tuple[DealerChosen, ...]:
    """The event of a deal by a seat that is not the next in order; none for the usual dealer."""
    return (DealerChosen(dealer(case)),) if dealer(case) != case.state.dealer else ()


def end_the_open_round(case: MatchCase[object]) -> Void | None:
    """The claim that voids the open round, so that the deal can count; None between rounds."""
    return Void() if case.state.round is not None else None
