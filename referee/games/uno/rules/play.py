"""Plays: whether a card may be played, and its effects."""

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
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import known, replace
from referee.match.model.edits import Allow
from referee.match.model.state import Match
from referee.rulings.finding import Finding, breaks, holds, is_refuted
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure, computed_once


def resolve_pending_and_draw(case: UnoTableCase[Play]) -> ImpliedEvents:
    """The implied events before a play: those of pending actions, and the draw of a card that is played as
    just drawn, if no claim reported it. A card played out of turn implies nothing.
    """
    if is_in_a_round(case) and _plays_out_of_turn(case):
        return NOTHING_IMPLIED
    closing = resolve_pending(case)
    match = reduce(case.ruleset.evolve, closing.events, case.state)
    round = match.round
    owes = round is not None and round.debt is not None and round.debt.seat == case.claim.seat
    if not case.claim.drawn or round is None or round.drew or owes or round.drawable == 0:
        return closing
    drawn = (*shuffle_if_short(round, 1), CardsDrawn(case.claim.seat, Count(1)))
    return ImpliedEvents((*closing.findings, *cite_short_pile(round, 1)), (*closing.events, *drawn))


def _plays_out_of_turn(case: UnoCase[Play]) -> bool:
    """Whether the card is played out of turn, and a rule of the table allows it."""
    round = case.state.round
    return round.out is None and round.turn != case.claim.seat and cite_out_of_turn_rule(case) is not None


def you_have_a_card(case: UnoCase[Play]) -> Finding | None:
    """Refuses a card by a seat that has none."""
    held = case.state.round.hands[case.claim.seat]
    return breaks(CARD_CANNOT_BE, seat=case.claim.seat, held=held) if held == 0 else None


def the_deck_has_it(case: UnoCase[Play]) -> Finding | None:
    """Refuses a card that the deck does not have."""
    edition, card = case.state.round.edition, case.claim.card
    return breaks(DECK, card=card.name, edition=edition) if card not in EDITIONS[edition] else None


def the_card_goes_on_the_top_card(case: UnoCase[CardPlay]) -> Finding | None:
    """Refuses a card that does not fit the top card. Cites why it fits."""
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
    """Refuses a card that this hand cannot have."""
    return impossible_card(case.state.round, case.claim.seat, case.claim.card)


def cite_proved_bluff(case: UnoCase[Play]) -> Finding | None:
    """Cites a Wild Draw Four of this player that this card proves to have been a bluff."""
    suspect = _bluff_shown_by(case)
    if suspect is None:
        return None
    is_settled = bool(_settle_by_bluff(case))
    return cite_bluff(suspect, **({"settles": True} if is_settled else {}))


def a_drawn_card_could_be_drawn(case: UnoCase[Play]) -> Finding | None:
    """Refuses a card played as just drawn if there are no cards to draw."""
    round = case.state.round
    if case.claim.drawn and not round.drew and round.drawable == 0:
        return breaks(PILE_DRY, wanted=1, drawable=0)
    return None


def it_is_the_card_just_drawn(case: UnoCase[Play]) -> Finding | None:
    """Refuses another card than the one just drawn. A card counts as the drawn one unless the claim denies
    it."""
    claim = case.claim
    if claim.drawn is False and _has_drawn(case.state.round, claim.seat):
        return breaks(DRAWN_CARD, seat=claim.seat, card=claim.card.name)
    return None


def _has_drawn(round: Round, seat: Seat) -> bool:
    """Whether this seat has drawn a card in its turn by choice, and may play it."""
    return round.drew and round.turn == seat


def cite_card_effect(case: UnoCase[Play]) -> Finding | None:
    """Cites the article of an action card. A last card has no effect but the cards that it makes a seat
    draw."""
    action, answer = _action(case), answer_to_debt(case)
    if action is None:
        return None
    hit = _seat_hit(case.state, case.claim.seat, action)
    if is_last_card(case):
        return _cite_last_card_effect(case, action, hit)
    return holds(action.article, seat=hit) if answer is None else None


def _cite_last_card_effect(case: UnoCase[Play], action: Action, hit: Seat) -> Finding | None:
    """Cites the seat that draws for a last card, or that nobody draws for it. None if no hands are
    counted."""
    owed, ruleset = _all_that_is_owed(case, action), case.ruleset
    is_said = ruleset.last_card_makes_somebody_draw or LAST_DRAW.id in ruleset.substitutes
    return holds(LAST_DRAW, seat=hit, count=owed) if owed and is_said else None


def cite_skip(case: UnoCase[Play]) -> Finding | None:
    """Cites that the skipped turn closes the call window of this card, at tables where it does."""
    return holds(MISSED_TURN, seat=_skipped_seat(case)) if _ends_by_a_skip(case) else None


def play_card(case: UnoCase[Play]) -> Events:
    """The events of the play."""
    claim = case.claim
    color = claim.card.color or claim.color
    played = (
        *forget_mistakes(case.state.round, lambda round: impossible_card(round, claim.seat, claim.card)),
        *close_call_windows(case),
        *close_testimony(case),
        *_end_debt(case),
        *_bluff_proved(case),
        CardPlayed(claim.seat, claim.card, color),
        *_settle_by_bluff(case),
    )
    if is_last_card(case):
        return (*played, *_last_debt(case), *go_out(case, claim.seat))
    owed = () if color else (ColorOwed(claim.seat),)
    return (*played, *_hands_and_calls(case), *owed, *_pass_turn(case))


def _hands_and_calls(case: UnoCase[Play]) -> Events:
    """The events of the call that is due and of the hands that move. If hands move, the call depends on the
    hand that the player gets."""
    left, action = cards_left_after(case), _action(case)
    if action is not None and action.hands is not None:
        moved = move_hands(case, action, left, was_called(case))
        return (*_call_events(case), *moved)
    closed = (CallWindowClosed(claim_time(case), by_missed_turn=True),) if _ends_by_a_skip(case) else ()
    return (*_call_events(case), *closed)


def _call_events(case: UnoCase[Play]) -> Events:
    """The event of a call that is due at once; none if the hand has to move first."""
    action = _action(case)
    is_moved = action is not None and action.hands is not None and not action.may_be_left_out
    return () if is_moved else open_call_window(case, cards_left_after(case))


def _ends_by_a_skip(case: UnoCase[Play]) -> bool:
    action = _action(case)
    skips = action is not None and action.steps > 1
    return skips and cards_left_after(case) == 1 and case.ruleset.skip_closes


def a_call_is_missing(case: UnoCase[Play]) -> bool:
    """Whether this card leaves its player one card, and UNO has to be called and was not."""
    return bool(_call_events(case)) and not was_called(case)


@computed_once
def _bluff_shown_by(case: UnoCase[Play]) -> Suspect | None:
    return proved_bluff(case.state.round, case.claim.seat, case.claim.card)


def _bluff_proved(case: UnoCase[Play]) -> Events:
    suspect = _bluff_shown_by(case)
    return (BluffProved(suspect.entry, suspect.seat),) if suspect is not None else ()


def _settle_by_bluff(case: UnoCase[Play]) -> Events:
    """The events by which a proved bluff decides a contest or a testimony about it; none after a last
    card."""
    suspect, claim = _bluff_shown_by(case), case.claim
    if suspect is None or is_last_card(case):
        return ()
    played = case.ruleset.evolve(case.state, CardPlayed(claim.seat, claim.card, claim.card.color))
    return settle_by_proof(replace(case, state=played), suspect.entry)


def reveal_card(case: UnoCase[Play]) -> Events:
    """The event of a refused card: everybody has seen it, and it is in the hand if the claim is no mistake.
    None if the card cannot be in the hand."""
    closing = resolve_pending_and_draw(case)
    resolved = replace(case, state=reduce(case.ruleset.evolve, closing.events, case.state))
    if is_refuted(the_card_can_be_in_the_hand(resolved)) or the_deck_has_it(case) is not None:
        return ()
    return reveal_cards(case, (case.claim.card,))


def reveal_cards(case: UnoCase[ClaimOfSeat], cards: Iterable[Card]) -> tuple[CardSeen, ...]:
    """The events of those of these cards that were not known to be in the hand."""
    seat, entry = case.claim.seat, EntryNumber(case.submission.number)
    known = [one.card for one in case.state.round.in_hands if one.seat == seat]
    return tuple(CardSeen(seat, card, entry) for card in dict.fromkeys(cards) if card not in known)


def offer_to_allow(case: UnoTableCase[Play]) -> Allow | None:
    """The claim by which the players may allow a card that deductions refuse; None otherwise."""
    if the_round_is_being_played(case) is not None or not is_in_a_round(case):
        return None
    is_refused = is_refuted(the_card_can_be_in_the_hand(case)) or is_refuted(nothing_held_bars_it(case))
    return Allow(EntryNumber(case.submission.number)) if is_refused else None


def _end_debt(case: UnoCase[Play]) -> Events:
    """The events that end the open debt: an answered one can no longer be challenged, another one lapses, if
    the table lets play go on. Other pending actions are dropped."""
    debt = case.state.round.debt
    if debt is None:
        return drop_pending(case)
    ended = close_challenge(case) if answer_to_debt(case) else (DebtLapsed(debt.seat),)
    return (*drop_pending(case), *ended)


def _pass_turn(case: UnoCase[Play]) -> Events:
    """The events after the card is played: direction, debt, missed turn and next turn."""
    match, seat, action = case.state, case.claim.seat, _action(case) or Action(PLAY)
    direction = -match.round.direction if action.turns else match.round.direction
    turned = (DirectionTurned(direction),) if action.turns else ()
    owed = _add_debt(case, action)
    turn = seat_clockwise(match.order, seat, direction * action.steps)
    missed = (TurnMissed(_skipped_seat(case)),) if action.steps > 1 else ()
    return (*turned, *owed, *missed, TurnPassed(turn))


def _skipped_seat(case: UnoCase[Play]) -> Seat:
    return _seat_hit(case.state, case.claim.seat, known(_action(case)))


def _add_debt(case: UnoCase[Play], action: Action) -> Events:
    """The event of the debt of the next seat: the cards of this card and of the debt that it answers."""
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


@computed_once
def _action(case: UnoCase[Play]) -> Action | None:
    """The effect of the card: as an answer, between two players, or else as usual. The number of players can
    change during a round."""
    ruleset, face = case.ruleset, case.claim.card.face
    between_two = ruleset.between_two.get(face) if len(case.state.order) == 2 else None
    return answer_to_debt(case) or between_two or ruleset.actions.get(face)


def _seat_hit(match: Match[Round], seat: Seat, action: Action) -> Seat:
    return seat_clockwise(match.order, seat, match.round.direction * (-1 if action.turns else 1))


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
    infer_first=after_mistaken_claims(resolve_pending_and_draw),
    act=True,
    impossible=(the_card_can_be_in_the_hand, a_drawn_card_could_be_drawn),
)
