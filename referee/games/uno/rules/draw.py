"""Draws: a card drawn instead of playing one, a drawn card that is kept, and owed cards."""

from referee.games.uno.model.claims import Draw, Play
from referee.games.uno.model.events import CardsDrawn, TurnMissed, TurnPassed
from referee.games.uno.model.rulebook import COLOR_OWED, DRAW, DRAW_ONE, DRAWN_CARD, GOING_OUT, OWED
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import cite_refused_claim, known_cards, without_unproved_cards
from referee.games.uno.rules.owed import (
    available_cards,
    cite_end_of_catching,
    cite_open_catching,
    cite_short_pile,
    draw_debt,
    shuffle_if_short,
)
from referee.games.uno.rules.turn import (
    a_round_is_open_to_you,
    close_call_windows,
    close_challenge,
    close_testimony,
    drop_pending,
    it_is_your_turn,
    no_challenge_is_open,
    no_swap_is_owed,
    resolve_pending,
    seat_after,
)
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.values import known
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight, breaks, holds, unseen
from referee.rulings.judge import would_count
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure
from referee.rulings.submission import KEEPER, Submission


def draws_debt(case: UnoCase[Draw]) -> bool:
    """Whether the draw is by the seat that owes cards."""
    debt = case.state.round.debt
    return debt is not None and debt.seat == case.claim.seat


def resolve_pending_unless_owed(case: UnoTableCase[Draw]) -> ImpliedEvents:
    """The implied events before a draw; none if it draws owed cards, which is no act."""
    if is_in_a_round(case) and draws_debt(case):
        return NOTHING_IMPLIED
    return resolve_pending(case)


def there_is_something_to_draw_for(case: UnoTableCase[Draw]) -> Finding | None:
    """Refuses a draw if no round is open, or if the round is won and the seat owes no cards."""
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    if is_in_a_round(case) and case.state.round.out is not None and not draws_debt(case):
        return breaks(GOING_OUT, out=case.state.round.out)
    return None


def cite_debt(case: UnoCase[Draw]) -> Finding | None:
    """Cites the debt that this draw settles, and the number of cards drawn."""
    round, claim = case.state.round, case.claim
    if not draws_debt(case):
        return None
    debt = known(round.debt)
    wanted = debt.count if claim.count is None else claim.count
    drawn = available_cards(round, wanted)
    none_is_left = {"left": 0} if drawn < debt.count and drawn == round.drawable else {}
    return holds(OWED, seat=claim.seat, count=debt.count, drawn=drawn, **none_is_left)


def cite_end_of_catching_by_draw(case: UnoCase[Draw]) -> Finding | None:
    """Cites that this draw of a debt closes the call window."""
    return next(iter(cite_end_of_catching(case)), None) if draws_debt(case) else None


def it_is_your_turn_to_draw(case: UnoCase[Draw]) -> Finding | None:
    """Refuses a draw by a seat that is not on turn and owes no cards."""
    return None if draws_debt(case) else it_is_your_turn(case)


def the_color_is_named(case: UnoCase[object]) -> Finding | None:
    """Refuses a claim while a color is owed."""
    owing = case.state.round.color_owed_by
    return breaks(COLOR_OWED, owing=owing) if owing is not None else None


def one_card_a_turn(case: UnoCase[Draw]) -> Finding | None:
    """Refuses the second draw of a turn. Keeping the drawn card is no draw."""
    if case.state.round.drew and not keeps_drawn_card(case):
        return breaks(DRAWN_CARD, seat=case.claim.seat)
    return None


def the_number_drawn_is_right(case: UnoCase[Draw]) -> Finding | None:
    """Refuses another number of cards than are owed, or than one card by choice."""
    if case.claim.count is None or keeps_drawn_card(case):
        return None
    due = available_cards(case.state.round, _wanted(case.state.round, case))
    if case.claim.count != due:
        article = OWED if draws_debt(case) else DRAW_ONE
        return breaks(article, seat=case.claim.seat, count=due, drawn=case.claim.count)
    return None


def you_may_draw_instead(case: UnoCase[Draw]) -> Finding | None:
    """The check of a draw by choice, as the table chose it."""
    if draws_debt(case) or keeps_drawn_card(case):
        return None
    return case.ruleset.declining(case)


def you_may_keep_it(case: UnoCase[Draw]) -> Finding | None:
    """The check of keeping a drawn card, as the table chose it."""
    return case.ruleset.keeping(case) if case.claim.keep and not draws_debt(case) else None


def it_is_always_allowed(case: UnoCase[object]) -> Finding | None:
    """No finding: a player may draw, or keep the drawn card, even if a card fits."""
    return None


def you_have_nothing_that_fits(case: UnoCase[Draw]) -> Finding | None:
    """Refuses a draw by a seat that certainly has a card that fits. Else the draw rests on the player's
    word."""
    seat, fitting = case.claim.seat, _fitting(case, without_unproved_cards(case.state.round))
    return unseen(DRAW, seat=seat) if fitting is None else breaks(DRAW, seat=seat, card=fitting.name)


def cite_shown_fitting_card(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Cites the refused claim that has shown a card that fits, at tables where it has to be played."""
    allowed = you_may_draw_instead(case)
    if allowed is None or allowed.weight is not Weight.UNSEEN:
        return ()
    shown = cite_refused_claim(case.state.round, lambda seen: _fitting(case, seen) is not None)
    return () if shown is None else (shown,)


def _fitting(case: UnoCase[Draw], round: Round) -> Card | None:
    """A known card of this hand, by this round, that may be played; None if there is none."""
    seen = known_cards(round, case.claim.seat)
    return next((one.card for one in seen if _may_be_played(case, one.card)), None)


def _may_be_played(case: UnoCase[Draw], card: Card) -> bool:
    play, draw = Play(case.claim.seat, card), case.submission
    submission = Submission(play, KEEPER, draw.number, at=draw.at, clock=draw.clock)
    return would_count(case.ruleset, case.state, submission)


def what_you_drew_does_not_fit(case: UnoCase[Draw]) -> Finding | None:
    """Cites that a kept card rests on the player's word that it does not fit. None if no card could be
    drawn."""
    return None if case.state.round.drawable == 0 else unseen(DRAWN_CARD, seat=case.claim.seat)


DECLINING = {"may": it_is_always_allowed, "must-lay": you_have_nothing_that_fits}
"""The check of a draw by choice, by option of the table."""
KEEPING = {"may": it_is_always_allowed, "must": what_you_drew_does_not_fit}
"""The check of keeping a drawn card, by option of the table."""


def cite_short_pile_of_draw(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Cites a pile that runs short or dry by this draw."""
    if keeps_drawn_card(case):
        return ()
    wanted = _wanted(case.state.round, case)
    if not draws_debt(case):
        wanted = case.claim.count or wanted
    return cite_short_pile(case.state.round, wanted)


def cite_consequences(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Cites a short pile, a call window that stays open, and a refused claim that has shown a fitting
    card."""
    return (*cite_short_pile_of_draw(case), *cite_open_catching(case), *cite_shown_fitting_card(case))


def draw_cards(case: UnoCase[Draw]) -> Events:
    """The events of the draw."""
    return (*drop_pending(case), *_draw(case))


def _draw(case: UnoCase[Draw]) -> Events:
    round, claim = case.state.round, case.claim
    passes = (TurnPassed(seat_after(case.state, claim.seat)),) if round.out is None else ()
    if draws_debt(case):
        _, events = draw_debt(case, claim.count)
        events = (*close_challenge(case), *events)
        return (*events, *passes)
    if keeps_drawn_card(case):
        return (*close_call_windows(case), *passes)
    ends = (*close_call_windows(case), *close_testimony(case))
    wanted = 1 if claim.count is None else claim.count
    count = available_cards(round, wanted)
    if count == 0:
        # An empty draw is an act, too: an event with no cards records it.
        none = CardsDrawn(claim.seat, Count(0))
        return (*ends, none, TurnMissed(claim.seat), *passes)
    # If the table allows a draw out of turn, it is that seat's turn now.
    to_you = (TurnPassed(claim.seat),) if round.turn != claim.seat else ()
    events = (
        *ends,
        *to_you,
        *shuffle_if_short(round, wanted),
        CardsDrawn(claim.seat, Count(count)),
    )
    return (*events, *passes) if claim.keep else events


def _wanted(round: Round, case: UnoCase[Draw]) -> int:
    return known(round.debt).count if draws_debt(case) else 1


def keeps_drawn_card(case: UnoCase[Draw]) -> bool:
    """Whether the claim only keeps the card that was drawn before."""
    round, claim = case.state.round, case.claim
    return round.drew and round.turn == claim.seat and claim.keep and not claim.count


def article_of_draw(case: UnoCase[Draw]) -> Article:
    """The article that a draw is cited by: of owed cards, of a drawn card that is kept, or of a draw."""
    if draws_debt(case):
        return OWED
    return DRAWN_CARD if keeps_drawn_card(case) else DRAW


DRAW_PROCEDURE: Procedure[UnoCase[Draw]] = Procedure(
    DRAW,
    needs=(there_is_something_to_draw_for,),
    checks=(
        cite_debt,
        it_is_your_turn_to_draw,
        the_color_is_named,
        no_challenge_is_open,
        no_swap_is_owed,
        one_card_a_turn,
        the_number_drawn_is_right,
        you_may_draw_instead,
        you_may_keep_it,
        cite_end_of_catching_by_draw,
    ),
    effects=draw_cards,
    follow_ups=cite_consequences,
    infer_first=resolve_pending_unless_owed,
    act=True,
    choose_article=article_of_draw,
    impossible=(the_number_drawn_is_right,),
)
