"""Cards owed, and the pile they are drawn from, also when it runs short or dry."""

from collections import Counter

from referee.games.uno.deck import EDITIONS, Action
from referee.games.uno.events import CallWindowClosed, DebtDrawn, PenaltyDrawn, PileShuffled, TurnMissed
from referee.games.uno.rulebook import MISSED_TURN, OWED, PILE_DRY, PILE_SHORT
from referee.games.uno.state import Round
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.match.calls import moment
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case


def answer_to_what_is_owed(case: Case) -> Action | None:
    """What the card laid does to a debt that is open, if the table lets it be answered by such a card.

    It comes from the hand, and from somebody who did not choose to challenge.
    """
    round = case.state.round
    if round.debt is None or round.debt.lost_challenge or getattr(case.claim, "drawn", False):
        return None
    return case.ruleset.charts["answers"].get((round.top.face, case.claim.card.face))


def nothing_is_owed(case: Case) -> Finding | None:
    """Or this card answers it."""
    debt, answer = case.state.round.debt, answer_to_what_is_owed(case)
    if answer is not None:
        return holds(answer.article, seat=case.claim.seat, count=debt.count + answer.owes)
    if debt is None or debt.seat != case.claim.seat:
        return None
    # Some tables let some cards answer it.
    some = {"answers": True} if case.ruleset.charts["answers"] else {}
    return breaks(OWED, seat=debt.seat, count=debt.count, **some)


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
    copies, lying = EDITIONS[round.edition], Counter(round.discards)
    gone = tuple(card for card in copies if lying[card] == copies[card] and card != round.top)
    return PileShuffled(gone)


def can_be_had(round: Round, wanted: int) -> int:
    """As many of the cards wanted as there are."""
    return wanted if round.drawable is None else min(wanted, round.drawable)


def penalty_drawn(round: Round, seat: Seat, count: int) -> tuple:
    """So many cards as a penalty, as the pile gives them."""
    return (*reshuffled(round, count), PenaltyDrawn(seat, Count(can_be_had(round, count))))


def the_pile_holds(round: Round, wanted: int) -> tuple[Finding, ...]:
    """What is to be said of the pile when so many cards are wanted."""
    if round.drawable is None:
        return ()
    if wanted > round.drawable:
        return (holds(PILE_DRY, wanted=wanted, drawable=round.drawable),)
    if wanted > round.draw_pile:
        return (holds(PILE_SHORT, wanted=wanted, pile=round.draw_pile),)
    return ()


def debt_drawn(case: Case, count: int | None = None) -> tuple[tuple[Finding, ...], tuple]:
    """Findings and events of a debt being drawn: all of it, as much as there is, or as agreed."""
    round = case.state.round
    debt = round.debt
    wanted = debt.count if count is None else count
    drawn = DebtDrawn(debt.seat, Count(can_be_had(round, wanted)))
    missed = (TurnMissed(debt.seat),) if round.out is None else ()
    events = (*_the_missed_turn_closes(case), *reshuffled(round, wanted), drawn, *missed)
    return (*the_pile_holds(round, wanted), *time_to_catch_goes_on(case)), events


def time_to_catch_goes_on(case: Case) -> tuple[Finding, ...]:
    """Cites what drawing a debt does to the time in which somebody else can be caught."""
    round = case.state.round
    window, debt = round.window, round.debt
    if window is None or debt is None or window.seat == debt.seat or window.called or window.caught:
        return ()
    return (holds(MISSED_TURN, seat=debt.seat, caught=window.seat),)


def _the_missed_turn_closes(case: Case) -> tuple:
    closes = case.ruleset.settings["a missed turn closes"] and time_to_catch_goes_on(case)
    return (CallWindowClosed(moment(case), by_missed_turn=True),) if closes else ()
