"""Cards owed, and the pile they are drawn from, also when it runs short or dry."""

from collections import Counter

from referee.games.uno.deck import COPIES
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
    pile = round.draw_pile
    if pile is None or wanted <= pile or len(round.discards) < 2:
        return ()
    return (shuffled(round),)


def shuffled(round: Round) -> PileShuffled:
    """All discards but the top card become the pile; tells which cards nobody can hold by then."""
    if round.lost_track or round.silent:
        return PileShuffled()
    lying = Counter(round.discards)
    gone = tuple(card for card in COPIES if lying[card] == COPIES[card] and card != round.top)
    return PileShuffled(gone)


def can_be_had(round: Round, wanted: int) -> int:
    """As many of the cards wanted as there are."""
    return wanted if round.drawable is None else min(wanted, round.drawable)


def the_pile_holds(round: Round, wanted: int) -> tuple[Finding, ...]:
    """What is to be said of the pile when so many cards are wanted."""
    if round.drawable is None:
        return ()
    if wanted > round.drawable:
        return (holds(PILE_DRY, wanted=wanted, drawable=round.drawable),)
    if wanted > round.draw_pile:
        return (holds(PILE_SHORT, wanted=wanted, pile=round.draw_pile),)
    return ()


def debt_drawn(round: Round, count: int | None = None) -> tuple[tuple[Finding, ...], tuple]:
    """Findings and events of a debt being drawn: all of it, as much as there is, or as agreed."""
    debt = round.debt
    wanted = debt.count if count is None else count
    drawn = DebtDrawn(debt.seat, can_be_had(round, wanted))
    missed = (TurnMissed(debt.seat),) if round.out is None else ()
    return the_pile_holds(round, wanted), (*reshuffled(round, wanted), drawn, *missed)
