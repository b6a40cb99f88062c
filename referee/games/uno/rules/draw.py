"""Drawing a card instead of laying one, keeping it, and drawing what is owed."""

from referee.games.uno.model.claims import Draw, Play
from referee.games.uno.model.events import CardsDrawn, TurnMissed, TurnPassed
from referee.games.uno.model.rulebook import COLOR_OWED, DRAW, DRAW_ONE, DRAWN_CARD, GOING_OUT, OWED
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import by_what_is_certain, known_cards, only_shown
from referee.games.uno.rules.owed import (
    can_be_had,
    debt_drawn,
    reshuffled,
    the_pile_holds,
    the_time_to_catch_ends,
    the_time_to_catch_goes_on,
)
from referee.games.uno.rules.turn import (
    a_round_is_open_to_you,
    a_word_is_denied_no_more,
    closes_what_is_open,
    it_is_your_turn,
    no_challenge_is_open,
    no_swap_is_owed,
    seat_after,
    the_call_window_closes,
    the_challenge_has_passed,
    what_was_left_open,
)
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.values import known
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight, breaks, holds, unseen
from referee.rulings.judge import would_count
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure
from referee.rulings.submission import KEEPER, Submission


def draws_what_it_owes(case: UnoCase[Draw]) -> bool:
    debt = case.state.round.debt
    return debt is not None and debt.seat == case.claim.seat


def closes_unless_owed(case: UnoTableCase[Draw]) -> ImpliedEvents:
    """Drawing a debt closes nothing; a voluntary draw is an act."""
    if is_in_a_round(case) and draws_what_it_owes(case):
        return NOTHING_IMPLIED
    return closes_what_is_open(case)


def there_is_something_to_draw_for(case: UnoTableCase[Draw]) -> Finding | None:
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    if is_in_a_round(case) and case.state.round.out is not None and not draws_what_it_owes(case):
        return breaks(GOING_OUT, out=case.state.round.out)
    return None


def what_is_owed(case: UnoCase[Draw]) -> Finding | None:
    """Cites the debt that this draw settles, and how many cards it gave."""
    round, claim = case.state.round, case.claim
    if not draws_what_it_owes(case):
        return None
    debt = known(round.debt)
    wanted = debt.count if claim.count is None else claim.count
    drawn = can_be_had(round, wanted)
    none_is_left = {"left": 0} if drawn < debt.count and drawn == round.drawable else {}
    return holds(OWED, seat=claim.seat, count=debt.count, drawn=drawn, **none_is_left)


def what_it_ends(case: UnoCase[Draw]) -> Finding | None:
    """Cites that drawing a debt ends the time in which somebody can be caught."""
    return next(iter(the_time_to_catch_ends(case)), None) if draws_what_it_owes(case) else None


def you_are_to_draw(case: UnoCase[Draw]) -> Finding | None:
    return None if draws_what_it_owes(case) else it_is_your_turn(case)


def the_color_is_named(case: UnoCase[object]) -> Finding | None:
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing is not None else None


def one_card_a_turn(case: UnoCase[Draw]) -> Finding | None:
    """The second draw of a turn is none; keeping the card drawn before is no draw."""
    if case.state.round.drew and not keeps_what_it_drew(case):
        return breaks(DRAWN_CARD, seat=case.claim.seat)
    return None


def the_number_drawn_is_right(case: UnoCase[Draw]) -> Finding | None:
    if case.claim.count is None or keeps_what_it_drew(case):
        return None
    due = can_be_had(case.state.round, _wanted(case.state.round, case))
    if case.claim.count != due:
        article = OWED if draws_what_it_owes(case) else DRAW_ONE
        return breaks(article, seat=case.claim.seat, count=due, drawn=case.claim.count)
    return None


def you_may_draw_instead(case: UnoCase[Draw]) -> Finding | None:
    """Drawing although one could lay a card is for the table to allow or not."""
    if draws_what_it_owes(case) or keeps_what_it_drew(case):
        return None
    return case.ruleset.declining(case)


def you_may_keep_it(case: UnoCase[Draw]) -> Finding | None:
    """Keeping a drawn card that fits is for the table to allow or not."""
    return case.ruleset.keeping(case) if case.claim.keep and not draws_what_it_owes(case) else None


def nobody_has_to(case: UnoCase[object]) -> Finding | None:
    """Who could lay a card draws or keeps all the same, if that seems better."""
    return None


def you_have_nothing_that_fits(case: UnoCase[Draw]) -> Finding | None:
    """Nobody else sees the hand, unless such a card is certainly in it."""
    seat, fitting = case.claim.seat, _fitting(case, by_what_is_certain(case.state.round))
    return unseen(DRAW, seat=seat) if fitting is None else breaks(DRAW, seat=seat, card=fitting.name)


def what_was_shown_that_fits(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Cites the refused claim that has shown a card that fits, at a table where it has to be played."""
    allowed = you_may_draw_instead(case)
    if allowed is None or allowed.weight is not Weight.UNSEEN:
        return ()
    shown = only_shown(case.state.round, lambda seen: _fitting(case, seen) is not None)
    return () if shown is None else (shown,)


def _fitting(case: UnoCase[Draw], round: Round) -> Card | None:
    """A card of this hand that was seen, as this round has it, and that may be played."""
    seen = known_cards(round, case.claim.seat)
    return next((one.card for one in seen if _may_be_laid(case, one.card)), None)


def _may_be_laid(case: UnoCase[Draw], card: Card) -> bool:
    play, told = Play(case.claim.seat, card), case.submission
    submission = Submission(play, KEEPER, told.number, at=told.at, clock=told.clock)
    return would_count(case.ruleset, case.state, submission)


def what_you_drew_does_not_fit(case: UnoCase[Draw]) -> Finding | None:
    """Nobody else sees the card that was drawn."""
    return None if case.state.round.drawable == 0 else unseen(DRAWN_CARD, seat=case.claim.seat)


DECLINING = {"may": nobody_has_to, "must-lay": you_have_nothing_that_fits}
KEEPING = {"may": nobody_has_to, "must": what_you_drew_does_not_fit}


def what_the_pile_holds(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    if keeps_what_it_drew(case):
        return ()
    wanted = _wanted(case.state.round, case)
    if not draws_what_it_owes(case):
        wanted = case.claim.count or wanted
    return the_pile_holds(case.state.round, wanted)


def what_it_leaves(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """What is to be said of the pile, of who can still be caught, and of a card that was shown."""
    said = (*what_the_pile_holds(case), *the_time_to_catch_goes_on(case))
    return (*said, *what_was_shown_that_fits(case))


def drawn(case: UnoCase[Draw]) -> Events:
    return (*what_was_left_open(case), *_drawn(case))


def _drawn(case: UnoCase[Draw]) -> Events:
    round, claim = case.state.round, case.claim
    passes = (TurnPassed(seat_after(case.state, claim.seat)),) if round.out is None else ()
    if draws_what_it_owes(case):
        _, events = debt_drawn(case, claim.count)
        events = (*the_challenge_has_passed(case), *events)
        return (*events, *passes)
    if keeps_what_it_drew(case):
        return (*the_call_window_closes(case), *passes)
    ends = (*the_call_window_closes(case), *a_word_is_denied_no_more(case))
    wanted = 1 if claim.count is None else claim.count
    count = can_be_had(round, wanted)
    if count == 0:
        # An act all the same, and known as one by the cards it drew: none.
        none = CardsDrawn(claim.seat, Count(0))
        return (*ends, none, TurnMissed(claim.seat), *passes)
    # Where the table agrees on a draw out of turn, the turn is that seat's.
    to_you = (TurnPassed(claim.seat),) if round.turn != claim.seat else ()
    events = (
        *ends,
        *to_you,
        *reshuffled(round, wanted),
        CardsDrawn(claim.seat, Count(count)),
    )
    return (*events, *passes) if claim.keep else events


def _wanted(round: Round, case: UnoCase[Draw]) -> int:
    return known(round.debt).count if draws_what_it_owes(case) else 1


def keeps_what_it_drew(case: UnoCase[Draw]) -> bool:
    """Whether the claim only says that the card drawn before is kept."""
    round, claim = case.state.round, case.claim
    return round.drew and round.turn == claim.seat and claim.keep and not claim.count


def what_it_is_drawn_for(case: UnoCase[Draw]) -> Article:
    """What is owed, the card drawn before, which is kept, or a turn."""
    if draws_what_it_owes(case):
        return OWED
    return DRAWN_CARD if keeps_what_it_drew(case) else DRAW


DRAW_PROCEDURE: Procedure[UnoCase[Draw]] = Procedure(
    DRAW,
    needs=(there_is_something_to_draw_for,),
    checks=(
        what_is_owed,
        you_are_to_draw,
        the_color_is_named,
        no_challenge_is_open,
        no_swap_is_owed,
        one_card_a_turn,
        the_number_drawn_is_right,
        you_may_draw_instead,
        you_may_keep_it,
        what_it_ends,
    ),
    effects=drawn,
    follow_ups=what_it_leaves,
    infer_first=closes_unless_owed,
    act=True,
    choose_article=what_it_is_drawn_for,
    impossible=(the_number_drawn_is_right,),
)
