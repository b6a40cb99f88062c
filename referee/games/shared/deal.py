"""A deal: by whom, and what mends one that comes too soon."""

from typing import Protocol

from referee.kit.seats import Seat
from referee.match.model.events import DealerChosen
from referee.match.model.ruleset import MatchCase
from referee.match.table.rounds import Void


class Dealing(Protocol):
    """A claim of a deal: `dealer` if not the next in order."""

    @property
    def dealer(self) -> Seat | None: ...


def dealer(case: MatchCase[Dealing]) -> Seat:
    """Who deals: the next in order, unless somebody else is told."""
    return case.state.dealer if case.claim.dealer is None else case.claim.dealer


def dealer_chosen(case: MatchCase[Dealing]) -> tuple[DealerChosen, ...]:
    """The event of a deal by somebody who is not the next in order."""
    return (DealerChosen(dealer(case)),) if dealer(case) != case.state.dealer else ()


def end_the_open_round(case: MatchCase[object]) -> Void | None:
    return Void() if case.state.round is not None else None
