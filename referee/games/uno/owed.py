"""Cards owed, and the pile they are drawn from, also when it runs short or dry."""

from referee.games.uno.events import DebtDrawn, PileShuffled, TurnMissed
from referee.games.uno.rulebook import OWED, PILE_DRY, PILE_SHORT
from referee.games.uno.state import Round
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case


def nothing_is_owed(case: Case) -> Finding | None:
    debt = case.state.round.debt
    if debt is not None and debt.seat == case.claim.seat:
        return breaks(OWED, seat=debt.seat, count=debt.count)
    return None


def reshuffled(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The shuffle that drawing so many cards takes, if it takes one and there is anything to shuffle."""
    return (PileShuffled(),) if wanted > round.draw_pile and len(round.discards) > 1 else ()


def the_pile_holds(round: Round, wanted: int) -> tuple[Finding, ...]:
    """What is to be said of the pile when so many cards are wanted."""
    if wanted > round.drawable:
        return (holds(PILE_DRY, wanted=wanted, drawable=round.drawable),)
    if wanted > round.draw_pile:
        return (holds(PILE_SHORT, wanted=wanted, pile=round.draw_pile),)
    return ()


def debt_drawn(round: Round, count: int | None = None) -> tuple[tuple[Finding, ...], tuple]:
    """Findings and events of a debt being drawn: all of it, as much as there is, or as agreed."""
    debt = round.debt
    wanted = debt.count if count is None else count
    drawn = DebtDrawn(debt.seat, min(wanted, round.drawable))
    missed = (TurnMissed(debt.seat),) if round.out is None else ()
    return the_pile_holds(round, wanted), (*reshuffled(round, wanted), drawn, *missed)
