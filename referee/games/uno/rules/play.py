"""Laying a card: whether it may be laid, and what it does."""

from collections.abc import Iterable
from functools import reduce

from referee.games.shared.call_window import claim_time
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.deck import EDITIONS, Action
from referee.games.uno.model.events import (
    BluffProved,
    CallWindowClosed,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    ColorOwed,
    DebtLaid,
    DebtLapsed,
    DirectionTurned,
    TurnMissed,
    TurnPassed,
)
from referee.games.uno.model.rulebook import (
    CARD_CANNOT_BE,
    DECK,
    DRAWN_CARD,
    LAST_DRAW,
    MATCH,
    MISSED_TURN,
    PILE_DRY,
    PLAY,
)
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Debt, Round, Suspect
from referee.games.uno.rules.calls import open_call_window, was_called
from referee.games.uno.rules.cards_of_refused_claims import after_mistaken_claims
from referee.games.uno.rules.deduction import cite_bluff, forget_mistakes, impossible_card, proved_bluff
from referee.games.uno.rules.going_out import cards_left_after, cite_going_out, go_out, is_last_card
from referee.games.uno.rules.hands import move_hands
from referee.games.uno.rules.owed import (
    CardPlay,
    answer_to_debt,
    cite_open_catching,
    cite_short_pile,
    nothing_is_owed,
    shuffle_if_short,
)
from referee.games.uno.rules.testimony import settle_by_proof
from referee.games.uno.rules.turn import (
    cite_out_of_turn_rule,
    close_call_windows,
    close_challenge,
    close_testimony,
    drop_pending,
    it_is_your_turn_or_you_may_play_out_of_turn,
    no_challenge_is_open,
    no_color_is_owed,
    no_swap_is_owed,
    resolve_pending,
    the_round_is_being_played,
)
from referee.games.uno.rules.wild import (
    a_wild_draw_four_waits_for_the_color,
    cite_shown_barring_card,
    fits_the_top_card,
    nothing_held_bars_it,
    only_a_wild_asks_for_a_color,
)
from referee.kit.cards import Card
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat, after
from referee.kit.values import known, replace
from referee.match.model.edits import Allow
from referee.match.model.state import Match
from referee.rulings.finding import Finding, breaks, holds, is_refuted
from referee.rulings.ruleset import NOTHING_OPEN, Closing, Events, Procedure, once


def resolve_pending_and_draw(case: UnoTableCase[Play]) -> Closing:
    """A card that is said to be just drawn was drawn first, which need not have been claimed.

    Who comes in out of turn, where a table lets that happen, closes nothing by it.
    """
    if is_in_a_round(case) and _plays_out_of_turn(case):
        return NOTHING_OPEN
    closing = resolve_pending(case)
    match = reduce(case.ruleset.evolve, closing.events, case.state)
    round = match.round
    owes = round is not None and round.debt is not None and round.debt.seat == case.claim.seat
    if not case.claim.drawn or round is None or round.drew or owes or round.drawable == 0:
        return closing
    drawn = (*shuffle_if_short(round, 1), CardsDrawn(case.claim.seat, Count(1)))
    return Closing((*closing.findings, *cite_short_pile(round, 1)), (*closing.events, *drawn))


def _plays_out_of_turn(case: UnoCase[Play]) -> bool:
    round = case.state.round
    return round.out is None and round.turn != case.claim.seat and cite_out_of_turn_rule(case) is not None


def you_have_a_card(case: UnoCase[Play]) -> Finding | None:
    held = case.state.round.hands[case.claim.seat]
    return breaks(CARD_CANNOT_BE, seat=case.claim.seat, held=held) if held == 0 else None


def the_deck_has_it(case: UnoCase[Play]) -> Finding | None:
    edition, card = case.state.round.edition, case.claim.card
    return breaks(DECK, card=card.name, edition=edition) if card not in EDITIONS[edition] else None


def the_card_goes_on_the_top_card(case: UnoCase[CardPlay]) -> Finding | None:
    round, card = case.state.round, case.claim.card
    if card.color is None:
        return holds(MATCH, card=card.name, fits="wild")
    if round.color is None:
        return None
    if card.color == round.color:
        return holds(MATCH, card=card.name, fits="color", color=round.color)
    if fits_the_top_card(round, card):
        return holds(MATCH, card=card.name, fits="face", face=card.face)
    answer = answer_to_debt(case)
    if answer is not None and answer.in_any_color:
        return None
    return breaks(MATCH, card=card.name, top=round.top.name, color=round.color)


def the_card_can_be_in_the_hand(case: UnoCase[Play]) -> Finding | None:
    return impossible_card(case.state.round, case.claim.seat, case.claim.card)


def cite_proved_bluff(case: UnoCase[Play]) -> Finding | None:
    """Cites a Wild Draw Four of this player that was a bluff, as this card proves."""
    suspect = _bluff_shown_by(case)
    if suspect is None:
        return None
    is_settled = bool(_settle_by_bluff(case))
    return cite_bluff(suspect, **({"settles": True} if is_settled else {}))


def a_drawn_card_could_be_drawn(case: UnoCase[Play]) -> Finding | None:
    round = case.state.round
    if case.claim.drawn and not round.drew and round.drawable == 0:
        return breaks(PILE_DRY, wanted=1, drawable=0)
    return None


def it_is_the_card_just_drawn(case: UnoCase[Play]) -> Finding | None:
    """After drawing no other is laid; where nobody says otherwise it is that card."""
    claim = case.claim
    if claim.drawn is False and _has_drawn(case.state.round, claim.seat):
        return breaks(DRAWN_CARD, seat=claim.seat, card=claim.card.name)
    return None


def _has_drawn(round: Round, seat: Seat) -> bool:
    """Whether this seat has drawn in its turn, by choice, and may lay that card."""
    return round.drew and round.turn == seat


def cite_card_effect(case: UnoCase[Play]) -> Finding | None:
    """Cites the article of an action card; as last card only what makes somebody draw counts."""
    action, answer = _action(case), answer_to_debt(case)
    if action is None:
        return None
    hit = _seat_hit(case.state, case.claim.seat, action)
    if is_last_card(case):
        return _cite_last_card_effect(case, action, hit)
    return holds(action.article, seat=hit) if answer is None else None


def _cite_last_card_effect(case: UnoCase[Play], action: Action, hit: Seat) -> Finding | None:
    """Cites who still draws, or that a table lets nobody draw; nothing where nothing is counted."""
    owed, ruleset = _all_that_is_owed(case, action), case.ruleset
    is_said = ruleset.last_card_makes_somebody_draw or LAST_DRAW.id in ruleset.instead
    return holds(LAST_DRAW, seat=hit, count=owed) if owed and is_said else None


def cite_skip(case: UnoCase[Play]) -> Finding | None:
    """Cites what a skipped turn does to the time in which its player can be caught, where that ends it."""
    return holds(MISSED_TURN, seat=_skipped_seat(case)) if _ends_by_a_skip(case) else None


def play_card(case: UnoCase[Play]) -> Events:
    claim = case.claim
    color = claim.card.color or claim.color
    laid = (
        *forget_mistakes(case.state.round, lambda round: impossible_card(round, claim.seat, claim.card)),
        *close_call_windows(case),
        *close_testimony(case),
        *_end_debt(case),
        *_bluff_proved(case),
        CardPlayed(claim.seat, claim.card, color),
        *_settle_by_bluff(case),
    )
    if is_last_card(case):
        return (*laid, *_last_debt(case), *go_out(case, claim.seat))
    owed = () if color else (ColorOwed(claim.seat),)
    return (*laid, *_hands_and_calls(case), *owed, *_pass_turn(case))


def _hands_and_calls(case: UnoCase[Play]) -> Events:
    """The call that is due, once it is known which hand the player holds after this card."""
    left, action = cards_left_after(case), _action(case)
    if action is not None and action.hands is not None:
        moved = move_hands(case, action, left, was_called(case))
        return (*_call_events(case), *moved)
    closed = (CallWindowClosed(claim_time(case), by_missed_turn=True),) if _ends_by_a_skip(case) else ()
    return (*_call_events(case), *closed)


def _call_events(case: UnoCase[Play]) -> Events:
    """The call that is due at once; for a hand that has to be moved first none is."""
    action = _action(case)
    is_moved = action is not None and action.hands is not None and not action.may_be_left_out
    return () if is_moved else open_call_window(case, cards_left_after(case))


def _ends_by_a_skip(case: UnoCase[Play]) -> bool:
    action = _action(case)
    skips = action is not None and action.steps > 1
    return skips and cards_left_after(case) == 1 and case.ruleset.skip_closes


def a_call_is_missing(case: UnoCase[Play]) -> bool:
    """Whether the card leaves its player one, who has to call UNO and has not."""
    return bool(_call_events(case)) and not was_called(case)


@once
def _bluff_shown_by(case: UnoCase[Play]) -> Suspect | None:
    return proved_bluff(case.state.round, case.claim.seat, case.claim.card)


def _bluff_proved(case: UnoCase[Play]) -> Events:
    suspect = _bluff_shown_by(case)
    return (BluffProved(suspect.entry, suspect.seat),) if suspect is not None else ()


def _settle_by_bluff(case: UnoCase[Play]) -> Events:
    """A bluff that is proved decides what was said of it; not of a hand that is empty by then."""
    suspect, claim = _bluff_shown_by(case), case.claim
    if suspect is None or is_last_card(case):
        return ()
    laid = case.ruleset.evolve(case.state, CardPlayed(claim.seat, claim.card, claim.card.color))
    return settle_by_proof(replace(case, state=laid), suspect.entry)


def reveal_card(case: UnoCase[Play]) -> Events:
    """A card that is taken back was seen by everybody, and is in that hand if the claim was no mistake."""
    closing = resolve_pending_and_draw(case)
    laid = replace(case, state=reduce(case.ruleset.evolve, closing.events, case.state))
    if is_refuted(the_card_can_be_in_the_hand(laid)) or the_deck_has_it(case) is not None:
        return ()
    return reveal_cards(case, (case.claim.card,))


def reveal_cards(case: UnoCase[ClaimOfSeat], cards: Iterable[Card]) -> tuple[CardSeen, ...]:
    """Those of these cards that nobody has seen in that hand before."""
    seat, entry = case.claim.seat, EntryNumber(case.submission.number)
    known = [one.card for one in case.state.round.in_hands if one.seat == seat]
    return tuple(CardSeen(seat, card, entry) for card in dict.fromkeys(cards) if card not in known)


def offer_to_allow(case: UnoTableCase[Play]) -> Allow | None:
    """What deduction refuses the people may know better: they may let it count."""
    if the_round_is_being_played(case) is not None or not is_in_a_round(case):
        return None
    is_refused = is_refuted(the_card_can_be_in_the_hand(case)) or is_refuted(nothing_held_bars_it(case))
    return Allow(EntryNumber(case.submission.number)) if is_refused else None


def _end_debt(case: UnoCase[Play]) -> Events:
    """What the card ends: a debt that it answers can be challenged no more; what the table agreed to let go
    of lapses."""
    debt = case.state.round.debt
    if debt is None:
        return drop_pending(case)
    ended = close_challenge(case) if answer_to_debt(case) else (DebtLapsed(debt.seat),)
    return (*drop_pending(case), *ended)


def _pass_turn(case: UnoCase[Play]) -> Events:
    """The events after the card was laid: direction, debt, turns."""
    match, seat, action = case.state, case.claim.seat, _action(case) or Action(PLAY)
    direction = -match.round.direction if action.turns else match.round.direction
    turned = (DirectionTurned(direction),) if action.turns else ()
    owed = _add_debt(case, action)
    turn = after(match.order, seat, direction * action.steps)
    missed = (TurnMissed(_skipped_seat(case)),) if action.steps > 1 else ()
    return (*turned, *owed, *missed, TurnPassed(turn))


def _skipped_seat(case: UnoCase[Play]) -> Seat:
    return _seat_hit(case.state, case.claim.seat, known(_action(case)))


def _add_debt(case: UnoCase[Play], action: Action) -> Events:
    """What the next seat owes: what the card makes it draw, and what the card answered before."""
    match, seat, round = case.state, case.claim.seat, case.state.round
    count = _all_that_is_owed(case, action)
    if not count:
        return ()
    debt = Debt(
        seat=_seat_hit(match, seat, action),
        count=Count(count),
        by=seat,
        over=round.color,
        open_to_challenge=action.open_to_challenge and round.color is not None,
        entry=EntryNumber(case.submission.number),
        hand=cards_left_after(case),
        under=round.top,
    )
    return (DebtLaid(debt),)


def _all_that_is_owed(case: UnoCase[Play], action: Action) -> int:
    return action.owes + (known(case.state.round.debt).count if answer_to_debt(case) else 0)


def _last_debt(case: UnoCase[Play]) -> Events:
    action = _action(case)
    if action is None:
        return ()
    if case.ruleset.last_card_makes_somebody_draw:
        return _add_debt(case, action)
    answered = case.state.round.debt if answer_to_debt(case) else None
    return (DebtLapsed(answered.seat),) if answered is not None else ()


@once
def _action(case: UnoCase[Play]) -> Action | None:
    """Whoever has just fallen out of the round may have left two in it."""
    ruleset, face = case.ruleset, case.claim.card.face
    between_two = ruleset.between_two.get(face) if len(case.state.order) == 2 else None
    return answer_to_debt(case) or between_two or ruleset.actions.get(face)


def _seat_hit(match: Match[Round], seat: Seat, action: Action) -> Seat:
    return after(match.order, seat, match.round.direction * (-1 if action.turns else 1))


PLAY_PROCEDURE: Procedure[UnoCase[Play]] = Procedure(
    PLAY,
    needs=(the_round_is_being_played, you_have_a_card, the_deck_has_it),
    checks=(
        it_is_your_turn_or_you_may_play_out_of_turn,
        nothing_is_owed,
        no_color_is_owed,
        no_challenge_is_open,
        no_swap_is_owed,
        a_wild_draw_four_waits_for_the_color,
        the_card_goes_on_the_top_card,
        only_a_wild_asks_for_a_color,
        the_card_can_be_in_the_hand,
        a_drawn_card_could_be_drawn,
        it_is_the_card_just_drawn,
        nothing_held_bars_it,
        cite_shown_barring_card,
        cite_card_effect,
        cite_skip,
        cite_going_out,
        cite_proved_bluff,
    ),
    effects=play_card,
    follow_ups=cite_open_catching,
    reveals=reveal_card,
    remedy=offer_to_allow,
    settles_first=after_mistaken_claims(resolve_pending_and_draw),
    act=True,
    impossible=(the_card_can_be_in_the_hand, a_drawn_card_could_be_drawn),
)
