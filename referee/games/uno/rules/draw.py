"""Rules for drawing: a card drawn by choice, a drawn card that is kept, and owed cards that are drawn."""

from referee.games.uno.model.claims import Draw, Play
from referee.games.uno.model.events import CardsDrawn, TurnBegun, TurnMissed
from referee.games.uno.model.rulebook import (
    COLOR_NOT_YET_NAMED,
    DRAW_ONE,
    DRAWING_INSTEAD_OF_PLAYING,
    DRAWING_THE_CARDS_OWED,
    DRAWN_CARD,
    GOING_OUT,
)
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, case_has_open_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import (
    cite_refused_claim_needed_for_proof,
    known_cards_of_hand,
    round_without_cards_of_refused_claims,
)
from referee.games.uno.rules.owed_cards import (
    cite_call_window_left_open,
    cite_missed_turn_closes_call_window,
    cite_short_pile,
    findings_and_events_of_owed_draw,
    number_of_drawable_cards,
    shuffle_if_short,
)
from referee.games.uno.rules.turn import (
    close_call_windows,
    drop_open_challenge_and_swap,
    end_time_to_challenge,
    end_time_to_deny_testimony,
    it_is_your_turn,
    no_challenge_is_open,
    no_swap_is_owed,
    resolve_pending_actions,
    seat_after,
    you_play_in_the_open_round,
)
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.values import not_none
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks, finding_holds, finding_unseen
from referee.rulings.judge import would_take_effect
from referee.rulings.ruleset import NOTHING_IMPLIED, ClaimProcedure, Events, ImpliedEvents
from referee.rulings.submission import KEEPER, Submission


def is_draw_of_owed_cards(case: UnoCase[Draw]) -> bool:
    """Whether the drawing seat owes cards (has to draw them, for example after a Draw Two). The draw is then
    for these cards."""
    debt = case.state.round.debt
    return debt is not None and debt.seat == case.claim.seat


def resolve_pending_actions_before_draw(case: AnyUnoCase[Draw]) -> ImpliedEvents:
    """The implied events before a draw (events that must have happened although nobody reported them). The
    seat on turn draws its owed cards, or keeps its drawn card. Nothing is implied if the drawing seat itself
    owes cards."""
    if case_has_open_round(case) and is_draw_of_owed_cards(case):
        return NOTHING_IMPLIED
    return resolve_pending_actions(case)


def a_draw_is_possible_now(case: AnyUnoCase[Draw]) -> Finding | None:
    """Refuse a draw by a seat that does not play in an open round. After the round is won, also refuse a draw
    by a seat that owes no cards."""
    if (unmet := you_play_in_the_open_round(case)) is not None:
        return unmet
    if case_has_open_round(case) and case.state.round.out is not None and not is_draw_of_owed_cards(case):
        return finding_breaks(GOING_OUT, out=case.state.round.out)
    return None


def cite_number_of_drawn_owed_cards(case: UnoCase[Draw]) -> Finding | None:
    """Return a finding with the number of owed cards and the number of drawn cards; None if this draw is not
    for owed cards."""
    round, claim = case.state.round, case.claim
    if not is_draw_of_owed_cards(case):
        return None
    debt = not_none(round.debt)
    wanted = debt.count if claim.count is None else claim.count
    drawn = number_of_drawable_cards(round, wanted)
    none_is_left = {"left": 0} if drawn < debt.count and drawn == round.drawable_card_count else {}
    return finding_holds(
        DRAWING_THE_CARDS_OWED, seat=claim.seat, count=debt.count, drawn=drawn, **none_is_left
    )


def cite_draw_closes_call_window(case: UnoCase[Draw]) -> Finding | None:
    """Return a finding that this draw of owed cards ends the time to call UNO (call window) of another seat.
    None at tables without that rule."""
    return (
        next(iter(cite_missed_turn_closes_call_window(case)), None) if is_draw_of_owed_cards(case) else None
    )


def it_is_your_turn_to_draw(case: UnoCase[Draw]) -> Finding | None:
    """Refuse a draw by a seat that is not on turn and owes no cards."""
    return None if is_draw_of_owed_cards(case) else it_is_your_turn(case)


def the_color_has_been_chosen(case: UnoCase[object]) -> Finding | None:
    """Refuse a claim while a player still has to choose the color."""
    owing = case.state.round.color_owed_by
    return finding_breaks(COLOR_NOT_YET_NAMED, owing=owing) if owing is not None else None


def only_one_card_is_drawn_per_turn(case: UnoCase[Draw]) -> Finding | None:
    """Refuse a second draw in the same turn. Keeping the drawn card is not a second draw."""
    if case.state.round.drew and not is_claim_to_keep_drawn_card(case):
        return finding_breaks(DRAWN_CARD, seat=case.claim.seat)
    return None


def the_number_drawn_is_right(case: UnoCase[Draw]) -> Finding | None:
    """Refuse a wrong number of drawn cards. The right number is the number of owed cards, or one card for a
    draw by choice. If fewer cards are available, the right number is the number of available cards."""
    if case.claim.count is None or is_claim_to_keep_drawn_card(case):
        return None
    due = number_of_drawable_cards(case.state.round, _number_of_cards_to_draw(case.state.round, case))
    if case.claim.count != due:
        article = DRAWING_THE_CARDS_OWED if is_draw_of_owed_cards(case) else DRAW_ONE
        return finding_breaks(article, seat=case.claim.seat, count=due, drawn=case.claim.count)
    return None


def you_may_draw_by_choice(case: UnoCase[Draw]) -> Finding | None:
    """Apply the check that this table has chosen for a draw by choice. None if owed cards are drawn or a
    drawn card is kept."""
    if is_draw_of_owed_cards(case) or is_claim_to_keep_drawn_card(case):
        return None
    return case.ruleset.declining(case)


def you_may_keep_the_drawn_card(case: UnoCase[Draw]) -> Finding | None:
    """Apply the check that this table has chosen for keeping a drawn card. None if the claim keeps no card or
    owed cards are drawn."""
    return case.ruleset.keeping(case) if case.claim.keep and not is_draw_of_owed_cards(case) else None


def drawing_and_keeping_are_always_allowed(case: UnoCase[object]) -> Finding | None:
    """Return no finding. At tables with this rule, a player may draw, or keep a drawn card, even if a card
    fits."""
    return None


def you_have_no_card_that_fits(case: UnoCase[Draw]) -> Finding | None:
    """Refuse a draw if the known cards prove that the seat has a card that fits the top card. If nothing is
    proved, return `finding_unseen` (nobody can check the draw), because only the player sees the hand."""
    seat, fitting = (
        case.claim.seat,
        _known_card_that_fits(case, round_without_cards_of_refused_claims(case.state.round)),
    )
    return (
        finding_unseen(DRAWING_INSTEAD_OF_PLAYING, seat=seat)
        if fitting is None
        else finding_breaks(DRAWING_INSTEAD_OF_PLAYING, seat=seat, card=fitting.name)
    )


def cite_refused_claim_of_fitting_card(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Return a finding that names an earlier refused claim, if that claim showed a fitting card in this hand.
    No finding at tables where players may draw although a card fits."""
    allowed = you_may_draw_by_choice(case)
    if allowed is None or allowed.weight is not FindingWeight.UNSEEN:
        return ()
    shown = cite_refused_claim_needed_for_proof(
        case.state.round, lambda seen: _known_card_that_fits(case, seen) is not None
    )
    return () if shown is None else (shown,)


def _known_card_that_fits(case: UnoCase[Draw], round: Round) -> Card | None:
    """A card of this hand that is known from `round` and may be played now; None if there is no known card
    that fits."""
    seen = known_cards_of_hand(round, case.claim.seat)
    return next((one.card for one in seen if _may_be_played(case, one.card)), None)


def _may_be_played(case: UnoCase[Draw], card: Card) -> bool:
    play, draw = Play(case.claim.seat, card), case.submission
    submission = Submission(play, KEEPER, draw.number, at=draw.at, clock=draw.clock)
    return would_take_effect(case.ruleset, case.state, submission)


def the_kept_card_does_not_fit(case: UnoCase[Draw]) -> Finding | None:
    """Return `finding_unseen` (nobody can check the claim), because only the player sees whether the kept
    card fits. None if no card was left to draw."""
    return (
        None
        if case.state.round.drawable_card_count == 0
        else finding_unseen(DRAWN_CARD, seat=case.claim.seat)
    )


CHECKS_OF_DRAW_BY_CHOICE = {
    "may": drawing_and_keeping_are_always_allowed,
    "must-lay": you_have_no_card_that_fits,
}
"""The checks of a draw by choice. The keys are the options of this table rule."""
CHECKS_OF_KEEPING_DRAWN_CARD = {
    "may": drawing_and_keeping_are_always_allowed,
    "must": the_kept_card_does_not_fit,
}
"""The checks of a claim to keep a drawn card. The keys are the options of this table rule."""


def cite_short_pile_for_draw(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Return findings that the draw pile has too few cards for this draw."""
    if is_claim_to_keep_drawn_card(case):
        return ()
    wanted = _number_of_cards_to_draw(case.state.round, case)
    if not is_draw_of_owed_cards(case):
        wanted = case.claim.count or wanted
    return cite_short_pile(case.state.round, wanted)


def cite_consequences_of_draw(case: UnoCase[Draw]) -> tuple[Finding, ...]:
    """Return findings about the consequences of this draw: a draw pile with too few cards, a time to call UNO
    that goes on, and a refused claim that showed a fitting card."""
    return (
        *cite_short_pile_for_draw(case),
        *cite_call_window_left_open(case),
        *cite_refused_claim_of_fitting_card(case),
    )


def draw_cards(case: UnoCase[Draw]) -> Events:
    """The events of a claim to draw cards or to keep a drawn card."""
    return (*drop_open_challenge_and_swap(case), *_draw_or_keep_card(case))


def _draw_or_keep_card(case: UnoCase[Draw]) -> Events:
    round, claim = case.state.round, case.claim
    passes = (TurnBegun(seat_after(case.state, claim.seat)),) if round.out is None else ()
    if is_draw_of_owed_cards(case):
        _, events = findings_and_events_of_owed_draw(case, claim.count)
        events = (*end_time_to_challenge(case), *events)
        return (*events, *passes)
    if is_claim_to_keep_drawn_card(case):
        return (*close_call_windows(case), *passes)
    ends = (*close_call_windows(case), *end_time_to_deny_testimony(case))
    wanted = 1 if claim.count is None else claim.count
    count = number_of_drawable_cards(round, wanted)
    if count == 0:
        # The seat has used its draw even if no card is left, so an event records a draw of 0 cards.
        none = CardsDrawn(claim.seat, CardCount(0))
        return (*ends, none, TurnMissed(claim.seat), *passes)
    # If the table has allowed a draw out of turn, the turn first passes to that seat.
    to_you = (TurnBegun(claim.seat),) if round.turn != claim.seat else ()
    events = (
        *ends,
        *to_you,
        *shuffle_if_short(round, wanted),
        CardsDrawn(claim.seat, CardCount(count)),
    )
    return (*events, *passes) if claim.keep else events


def _number_of_cards_to_draw(round: Round, case: UnoCase[Draw]) -> int:
    return not_none(round.debt).count if is_draw_of_owed_cards(case) else 1


def is_claim_to_keep_drawn_card(case: UnoCase[Draw]) -> bool:
    """Whether the claim draws nothing and only keeps the card that was drawn earlier in this turn."""
    round, claim = case.state.round, case.claim
    return round.drew and round.turn == claim.seat and claim.keep and not claim.count


def article_of_draw(case: UnoCase[Draw]) -> Article:
    """The article (numbered rule) that the ruling on this draw cites. There is one article for owed cards,
    one for keeping a drawn card and one for a draw by choice."""
    if is_draw_of_owed_cards(case):
        return DRAWING_THE_CARDS_OWED
    return DRAWN_CARD if is_claim_to_keep_drawn_card(case) else DRAWING_INSTEAD_OF_PLAYING


DRAW_PROCEDURE: ClaimProcedure[UnoCase[Draw]] = ClaimProcedure(
    DRAWING_INSTEAD_OF_PLAYING,
    needs=(a_draw_is_possible_now,),
    checks=(
        cite_number_of_drawn_owed_cards,
        it_is_your_turn_to_draw,
        the_color_has_been_chosen,
        no_challenge_is_open,
        no_swap_is_owed,
        only_one_card_is_drawn_per_turn,
        the_number_drawn_is_right,
        you_may_draw_by_choice,
        you_may_keep_the_drawn_card,
        cite_draw_closes_call_window,
    ),
    effects=draw_cards,
    follow_ups=cite_consequences_of_draw,
    infer_first=resolve_pending_actions_before_draw,
    act=True,
    choose_article=article_of_draw,
    impossible=(the_number_drawn_is_right,),
)
