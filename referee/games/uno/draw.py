"""Drawing a card instead of laying one, keeping it, and drawing what is owed."""

from referee.games.uno.events import CardsDrawn, TurnMissed, TurnPassed
from referee.games.uno.owed import can_be_had, debt_drawn, reshuffled, the_pile_holds
from referee.games.uno.rulebook import COLOR_OWED, DRAW, DRAW_ONE, DRAWN_CARD, GOING_OUT, OWED
from referee.games.uno.state import Round
from referee.games.uno.turn import (
    closes_what_is_open,
    it_is_your_turn,
    no_challenge_is_open,
    seat_after,
    the_call_window_closes,
    the_challenge_has_passed,
    the_challenge_is_waived,
)
from referee.match.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing, Procedure


def draws_what_it_owes(case: Case) -> bool:
    debt = case.state.round.debt
    return debt is not None and debt.seat == case.claim.seat


def closes_unless_owed(case: Case) -> Closing:
    """Drawing a debt closes nothing; a voluntary draw is an act."""
    if case.state.round is not None and draws_what_it_owes(case):
        return NOTHING_OPEN
    return closes_what_is_open(case)


def there_is_something_to_draw_for(case: Case) -> Finding | None:
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    round = case.state.round
    if round.out is not None and not draws_what_it_owes(case):
        return breaks(GOING_OUT, out=round.out)
    return None


def what_is_owed(case: Case) -> Finding | None:
    """Cites the debt that this draw settles."""
    debt = case.state.round.debt
    return holds(OWED, seat=debt.seat, count=debt.count) if draws_what_it_owes(case) else None


def you_are_to_draw(case: Case) -> Finding | None:
    return None if draws_what_it_owes(case) else it_is_your_turn(case)


def the_color_is_named(case: Case) -> Finding | None:
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing is not None else None


def one_card_a_turn(case: Case) -> Finding | None:
    """The second draw of a turn is none; keeping the card drawn before is no draw."""
    if case.state.round.drew and not _keeps_what_it_drew(case):
        return breaks(DRAWN_CARD, seat=case.claim.seat)
    return None


def the_number_drawn_is_right(case: Case) -> Finding | None:
    if case.claim.count is None or _keeps_what_it_drew(case):
        return None
    due = can_be_had(case.state.round, _wanted(case.state.round, case))
    if case.claim.count != due:
        article = OWED if draws_what_it_owes(case) else DRAW_ONE
        return breaks(article, seat=case.claim.seat, count=due, drawn=case.claim.count)
    return None


def what_the_pile_holds(case: Case) -> Finding | None:
    if _keeps_what_it_drew(case):
        return None
    return next(iter(the_pile_holds(case.state.round, _wanted(case.state.round, case))), None)


def drawn(case: Case) -> tuple:
    return (*the_challenge_is_waived(case), *_drawn(case))


def _drawn(case: Case) -> tuple:
    round, claim = case.state.round, case.claim
    passes = TurnPassed(seat_after(case.state, claim.seat)) if round.out is None else None
    if draws_what_it_owes(case):
        _, events = debt_drawn(round, claim.count)
        events = (*the_challenge_has_passed(case), *events)
        return (*events, passes) if passes else events
    if _keeps_what_it_drew(case):
        return (*the_call_window_closes(case), passes)
    wanted = 1 if claim.count is None else claim.count
    count = can_be_had(round, wanted)
    if count == 0:
        return (*the_call_window_closes(case), TurnMissed(claim.seat), passes)
    # Where the table agrees on a draw out of turn, the turn is that seat's.
    to_you = (TurnPassed(claim.seat),) if round.turn != claim.seat else ()
    events = (
        *the_call_window_closes(case),
        *to_you,
        *reshuffled(round, wanted),
        CardsDrawn(claim.seat, count),
    )
    return (*events, passes) if claim.keep else events


def _wanted(round: Round, case: Case) -> int:
    return round.debt.count if draws_what_it_owes(case) else 1


def _keeps_what_it_drew(case: Case) -> bool:
    """Whether the claim only says that the card drawn before is kept."""
    round, claim = case.state.round, case.claim
    return round.drew and round.turn == claim.seat and claim.keep and not claim.count


DRAW_PROCEDURE = Procedure(
    DRAW,
    needs=(there_is_something_to_draw_for,),
    checks=(
        what_is_owed,
        you_are_to_draw,
        the_color_is_named,
        no_challenge_is_open,
        one_card_a_turn,
        the_number_drawn_is_right,
        what_the_pile_holds,
    ),
    effects=drawn,
    closes=closes_unless_owed,
    act=True,
)
