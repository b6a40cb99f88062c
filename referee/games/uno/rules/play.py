"""Rules for the play of a card: whether the card may be played, and what effects it has."""

from collections.abc import Iterable
from functools import reduce

from referee.games.shared.call_window import moment_of_claim
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.deck import COPIES_BY_EDITION, CardEffect
from referee.games.uno.model.events import (
    BluffProved,
    CallWindowClosed,
    CardPlayed,
    CardsDrawn,
    CardShownInHand,
    ColorChoiceDue,
    DirectionReversed,
    DrawDebtBegun,
    DrawDebtLapsed,
    TurnBegun,
    TurnMissed,
)
from referee.games.uno.model.rulebook import (
    DECK,
    DRAW_FOR_LAST_CARD,
    DRAWN_CARD,
    IMPOSSIBLE_CARD,
    MATCHING_THE_TOP_CARD,
    MISSED_TURN,
    NOTHING_LEFT_TO_DRAW,
    PLAYING_A_CARD,
)
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, case_has_open_round
from referee.games.uno.model.state import Debt, Round, Suspect
from referee.games.uno.rules.calls import open_call_window, was_uno_called
from referee.games.uno.rules.cards_of_refused_claims import wrap_with_removal_of_mistaken_cards
from referee.games.uno.rules.deduction import (
    cite_bluff_proved_by_cards,
    cite_impossible_card,
    find_earlier_bluff_proved_by_card,
    remove_cards_of_mistaken_claims,
)
from referee.games.uno.rules.going_out import (
    cards_left_after_play,
    cite_going_out,
    go_out,
    is_play_of_last_card,
)
from referee.games.uno.rules.hands import move_hands
from referee.games.uno.rules.owed_cards import (
    ClaimThatPlaysOneCard,
    cite_call_window_left_open,
    cite_short_pile,
    effect_as_answer_to_owed_cards,
    shuffle_if_short,
    you_owe_no_cards_or_play_an_answer,
)
from referee.games.uno.rules.testimony import settle_dispute_by_proved_bluff
from referee.games.uno.rules.turn import (
    cite_out_of_turn_rule,
    close_call_windows,
    drop_open_challenge_and_swap,
    end_time_to_challenge,
    end_time_to_deny_testimony,
    it_is_your_turn_or_you_may_play_out_of_turn,
    no_challenge_is_open,
    no_color_is_owed,
    no_swap_is_owed,
    resolve_pending_actions,
    the_round_is_being_played,
)
from referee.games.uno.rules.wild import (
    cite_refused_claim_of_barring_card,
    fits_the_top_card,
    no_wild_draw_four_before_color_choice,
    only_a_wild_chooses_another_color,
    the_hand_allows_a_wild_draw_four,
)
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none, replace
from referee.match.model.edits import AllowRefusedEntry
from referee.match.model.state import Match
from referee.rulings.finding import Finding, finding_breaks, finding_holds, refuses_claim
from referee.rulings.ruleset import (
    NOTHING_IMPLIED,
    ClaimProcedure,
    Events,
    ImpliedEvents,
    compute_once_per_case,
)


def imply_events_before_play(case: AnyUnoCase[Play]) -> ImpliedEvents:
    """The implied events before a play (events that must have happened although nobody reported them). The
    seat on turn draws the cards that it owes, or keeps its drawn card. If the claim says that the played card
    was just drawn, and nobody reported this draw, the events also draw the card.

    Nothing is implied before a card that may be played out of turn.
    """
    if case_has_open_round(case) and _is_allowed_play_out_of_turn(case):
        return NOTHING_IMPLIED
    closing = resolve_pending_actions(case)
    match = reduce(case.ruleset.evolve, closing.events, case.state)
    round = match.round
    owes = round is not None and round.debt is not None and round.debt.seat == case.claim.seat
    if not case.claim.drawn or round is None or round.drew or owes or round.drawable_card_count == 0:
        return closing
    drawn = (*shuffle_if_short(round, 1), CardsDrawn(case.claim.seat, CardCount(1)))
    return ImpliedEvents((*closing.findings, *cite_short_pile(round, 1)), (*closing.events, *drawn))


def _is_allowed_play_out_of_turn(case: UnoCase[Play]) -> bool:
    """Whether the card is played out of turn, and a rule of the table allows this play."""
    round = case.state.round
    return round.out is None and round.turn != case.claim.seat and cite_out_of_turn_rule(case) is not None


def you_have_a_card(case: UnoCase[Play]) -> Finding | None:
    """Refuse a play by a seat that has no cards."""
    held = case.state.round.hands[case.claim.seat]
    return finding_breaks(IMPOSSIBLE_CARD, seat=case.claim.seat, held=held) if held == 0 else None


def the_deck_has_the_played_card(case: UnoCase[Play]) -> Finding | None:
    """Refuse a card that is not in the deck."""
    edition, card = case.state.round.edition, case.claim.card
    return (
        finding_breaks(DECK, card=card.name, edition=edition)
        if card not in COPIES_BY_EDITION[edition]
        else None
    )


def the_card_fits_the_top_card(case: UnoCase[ClaimThatPlaysOneCard]) -> Finding | None:
    """Refuse a card that does not fit the top card. If the card fits, return a finding with the reason: the
    card is a wild, or it matches by color or by face."""
    round, card = case.state.round, case.claim.card
    if card.color is None:
        return finding_holds(MATCHING_THE_TOP_CARD, card=card.name, fits="wild")
    if round.color is None:
        return None
    if card.color == round.color:
        return finding_holds(MATCHING_THE_TOP_CARD, card=card.name, fits="color", color=round.color)
    if fits_the_top_card(round, card):
        return finding_holds(MATCHING_THE_TOP_CARD, card=card.name, fits="face", face=card.face)
    answer = effect_as_answer_to_owed_cards(case)
    if answer is not None and answer.in_any_color:
        return None
    return finding_breaks(MATCHING_THE_TOP_CARD, card=card.name, top=round.top.name, color=round.color)


def the_card_can_be_in_the_hand(case: UnoCase[Play]) -> Finding | None:
    """Refuse a card that cannot be in this hand."""
    return cite_impossible_card(case.state.round, case.claim.seat, case.claim.card)


def cite_proved_bluff(case: UnoCase[Play]) -> Finding | None:
    """Return a finding that this card proves an earlier Wild Draw Four of the same player to have been a
    bluff. None if no bluff is proved."""
    suspect = _bluff_proved_by_play(case)
    if suspect is None:
        return None
    is_settled = bool(_settle_dispute_by_bluff(case))
    return cite_bluff_proved_by_cards(suspect, **({"settles": True} if is_settled else {}))


def there_was_a_card_to_draw(case: UnoCase[Play]) -> Finding | None:
    """Refuse a claim that the played card was just drawn, if no card was left to draw."""
    round = case.state.round
    if case.claim.drawn and not round.drew and round.drawable_card_count == 0:
        return finding_breaks(NOTHING_LEFT_TO_DRAW, wanted=1, drawable=0)
    return None


def after_a_draw_the_drawn_card_is_played(case: UnoCase[Play]) -> Finding | None:
    """Refuse the play of another card if the seat has drawn a card in this turn. The played card counts as
    another card only if the claim says so (`drawn` is False)."""
    claim = case.claim
    if claim.drawn is False and _may_play_drawn_card(case.state.round, claim.seat):
        return finding_breaks(DRAWN_CARD, seat=claim.seat, card=claim.card.name)
    return None


def _may_play_drawn_card(round: Round, seat: Seat) -> bool:
    """Whether this seat has drawn a card by choice in its turn, and may play the drawn card."""
    return round.drew and round.turn == seat


def cite_card_effect(case: UnoCase[Play]) -> Finding | None:
    """Return a finding about the effect of this card; None if it has no effect. For the last card of a hand,
    the finding only says whether a seat still has to draw. For any other card played instead of drawing, the
    result is None."""
    action, answer = _effect_of_played_card(case), effect_as_answer_to_owed_cards(case)
    if action is None:
        return None
    hit = _seat_affected_by_card(case.state, case.claim.seat, action)
    if is_play_of_last_card(case):
        return _cite_last_card_effect(case, action, hit)
    return finding_holds(action.article, seat=hit) if answer is None else None


def _cite_last_card_effect(case: UnoCase[Play], action: CardEffect, hit: Seat) -> Finding | None:
    """Return a finding that says whether this last card still makes a seat draw. None if the card is no card
    that makes a seat draw, or if the table does not count hands."""
    owed, ruleset = _total_cards_owed(case, action), case.ruleset
    is_said = ruleset.last_card_makes_somebody_draw or DRAW_FOR_LAST_CARD.id in ruleset.substitutes
    return finding_holds(DRAW_FOR_LAST_CARD, seat=hit, count=owed) if owed and is_said else None


def cite_skip_closes_call_window(case: UnoCase[Play]) -> Finding | None:
    """Return a finding that this card skips a turn, which ends the player's time to call UNO (call window) at
    once. None if this card skips no turn, or at tables without this rule."""
    return finding_holds(MISSED_TURN, seat=_skipped_seat(case)) if _skip_closes_call_window(case) else None


def play_card(case: UnoCase[Play]) -> Events:
    """All events of the play: the card, its effects, the time to call UNO and the next turn."""
    claim = case.claim
    color = claim.card.color or claim.color
    played = (
        *remove_cards_of_mistaken_claims(
            case.state.round, lambda round: cite_impossible_card(round, claim.seat, claim.card)
        ),
        *close_call_windows(case),
        *end_time_to_deny_testimony(case),
        *_answer_or_cancel_owed_cards(case),
        *_record_proved_bluff(case),
        CardPlayed(claim.seat, claim.card, color),
        *_settle_dispute_by_bluff(case),
    )
    if is_play_of_last_card(case):
        return (*played, *_owe_cards_for_last_card(case), *go_out(case, claim.seat))
    owed = () if color else (ColorChoiceDue(claim.seat),)
    return (*played, *_move_hands_and_require_call(case), *owed, *_apply_card_effect_and_pass_turn(case))


def _move_hands_and_require_call(case: UnoCase[Play]) -> Events:
    """The events that move hands, and the events that begin or end the time to call UNO. If hands move, the
    new hand of the player decides whether a call is due."""
    left, action = cards_left_after_play(case), _effect_of_played_card(case)
    if action is not None and action.hands is not None:
        moved = move_hands(case, action, left, was_uno_called(case))
        return (*_require_call_after_play(case), *moved)
    closed = (
        (CallWindowClosed(moment_of_claim(case), by_missed_turn=True),)
        if _skip_closes_call_window(case)
        else ()
    )
    return (*_require_call_after_play(case), *closed)


def _require_call_after_play(case: UnoCase[Play]) -> Events:
    """The event that begins the time to call UNO after this play. No event if the card moves hands and this
    cannot be skipped, because a call may then be due for another hand."""
    action = _effect_of_played_card(case)
    is_moved = action is not None and action.hands is not None and not action.may_be_left_out
    return () if is_moved else open_call_window(case, cards_left_after_play(case))


def _skip_closes_call_window(case: UnoCase[Play]) -> bool:
    action = _effect_of_played_card(case)
    skips = action is not None and action.steps > 1
    return skips and cards_left_after_play(case) == 1 and case.ruleset.skip_closes


def a_call_is_missing(case: UnoCase[Play]) -> bool:
    """Whether the player has to call UNO because of this card, and has not called UNO."""
    return bool(_require_call_after_play(case)) and not was_uno_called(case)


@compute_once_per_case
def _bluff_proved_by_play(case: UnoCase[Play]) -> Suspect | None:
    return find_earlier_bluff_proved_by_card(case.state.round, case.claim.seat, case.claim.card)


def _record_proved_bluff(case: UnoCase[Play]) -> Events:
    suspect = _bluff_proved_by_play(case)
    return (BluffProved(suspect.entry, suspect.seat),) if suspect is not None else ()


def _settle_dispute_by_bluff(case: UnoCase[Play]) -> Events:
    """The events if this play proves an earlier bluff. They decide a contest about the bluff, or replace a
    false report about the hand. No events if this play is the last card of the hand."""
    suspect, claim = _bluff_proved_by_play(case), case.claim
    if suspect is None or is_play_of_last_card(case):
        return ()
    played = case.ruleset.evolve(case.state, CardPlayed(claim.seat, claim.card, claim.card.color))
    return settle_dispute_by_proved_bluff(replace(case, state=played), suspect.entry)


def record_refused_card_as_seen(case: UnoCase[Play]) -> Events:
    """The event that records a refused card in the hand, because everybody has seen the card. The event names
    the refused claim, because that claim may have been a mistake.

    No event if the card cannot be in the hand.
    """
    closing = imply_events_before_play(case)
    resolved = replace(case, state=reduce(case.ruleset.evolve, closing.events, case.state))
    if refuses_claim(the_card_can_be_in_the_hand(resolved)) or the_deck_has_the_played_card(case) is not None:
        return ()
    return record_refused_cards_as_seen(case, (case.claim.card,))


def record_refused_cards_as_seen(
    case: UnoCase[ClaimOfSeat], cards: Iterable[Card]
) -> tuple[CardShownInHand, ...]:
    """The events that record these refused cards in the hand. Cards that are already known to be in the hand
    are left out."""
    seat, entry = case.claim.seat, EntryNumber(case.submission.number)
    known = [one.card for one in case.state.round.in_hands if one.seat == seat]
    return tuple(CardShownInHand(seat, card, entry) for card in dict.fromkeys(cards) if card not in known)


def offer_to_allow_refused_card(case: AnyUnoCase[Play]) -> AllowRefusedEntry | None:
    """A claim by which the players may allow a card that deductions (proofs from known cards) refuse. None if
    no deduction refuses the card."""
    if the_round_is_being_played(case) is not None or not case_has_open_round(case):
        return None
    is_refused = refuses_claim(the_card_can_be_in_the_hand(case)) or refuses_claim(
        the_hand_allows_a_wild_draw_four(case)
    )
    return AllowRefusedEntry(EntryNumber(case.submission.number)) if is_refused else None


def _answer_or_cancel_owed_cards(case: UnoCase[Play]) -> Events:
    """The events that clear what was still due before this card takes effect: an unanswered challenge, a
    swap, and owed cards (cards that a seat has to draw).

    If this card is an answer (played instead of drawing), only the time to challenge the owed cards ends. Any
    other card was played because the table allowed it, so the owed cards lapse.
    """
    debt = case.state.round.debt
    if debt is None:
        return drop_open_challenge_and_swap(case)
    ended = (
        end_time_to_challenge(case) if effect_as_answer_to_owed_cards(case) else (DrawDebtLapsed(debt.seat),)
    )
    return (*drop_open_challenge_and_swap(case), *ended)


def _apply_card_effect_and_pass_turn(case: UnoCase[Play]) -> Events:
    """The events after the card is played: the direction, owed cards, a missed turn and the next turn."""
    match, seat, action = (
        case.state,
        case.claim.seat,
        _effect_of_played_card(case) or CardEffect(PLAYING_A_CARD),
    )
    direction = -match.round.direction if action.turns else match.round.direction
    turned = (DirectionReversed(direction),) if action.turns else ()
    owed = _owe_cards_for_played_card(case, action)
    turn = seat_clockwise(match.order, seat, direction * action.steps)
    missed = (TurnMissed(_skipped_seat(case)),) if action.steps > 1 else ()
    return (*turned, *owed, *missed, TurnBegun(turn))


def _skipped_seat(case: UnoCase[Play]) -> Seat:
    return _seat_affected_by_card(case.state, case.claim.seat, not_none(_effect_of_played_card(case)))


def _owe_cards_for_played_card(case: UnoCase[Play], action: CardEffect) -> Events:
    """The event that makes the next seat owe cards (it has to draw them); no event if there are none. If this
    card was played instead of drawing, the cards that were not drawn are added to its own."""
    match, seat, round = case.state, case.claim.seat, case.state.round
    count = _total_cards_owed(case, action)
    if not count:
        return ()
    debt = Debt(
        seat=_seat_affected_by_card(match, seat, action),
        count=CardCount(count),
        by=seat,
        over=round.color,
        open_to_challenge=action.open_to_challenge and round.color is not None,
        entry=EntryNumber(case.submission.number),
        hand=cards_left_after_play(case),
        under=round.top,
    )
    return (DrawDebtBegun(debt),)


def _total_cards_owed(case: UnoCase[Play], action: CardEffect) -> int:
    return action.owes + (
        not_none(case.state.round.debt).count if effect_as_answer_to_owed_cards(case) else 0
    )


def _owe_cards_for_last_card(case: UnoCase[Play]) -> Events:
    action = _effect_of_played_card(case)
    if action is None:
        return ()
    if case.ruleset.last_card_makes_somebody_draw:
        return _owe_cards_for_played_card(case, action)
    answered = case.state.round.debt if effect_as_answer_to_owed_cards(case) else None
    return (DrawDebtLapsed(answered.seat),) if answered is not None else ()


@compute_once_per_case
def _effect_of_played_card(case: UnoCase[Play]) -> CardEffect | None:
    """The effect of the played card; None if the card has no effect. The first effect that exists is used:
    the effect as an answer to owed cards, the special effect for two players, the usual effect.

    The number of players is counted for each play, because this number can change during a round.
    """
    ruleset, face = case.ruleset, case.claim.card.face
    between_two = ruleset.between_two.get(face) if len(case.state.order) == 2 else None
    return effect_as_answer_to_owed_cards(case) or between_two or ruleset.actions.get(face)


def _seat_affected_by_card(match: Match[Round], seat: Seat, action: CardEffect) -> Seat:
    return seat_clockwise(match.order, seat, match.round.direction * (-1 if action.turns else 1))


PLAY_PROCEDURE: ClaimProcedure[UnoCase[Play]] = ClaimProcedure(
    PLAYING_A_CARD,
    needs=(the_round_is_being_played, you_have_a_card, the_deck_has_the_played_card),
    checks=(
        it_is_your_turn_or_you_may_play_out_of_turn,
        you_owe_no_cards_or_play_an_answer,
        no_color_is_owed,
        no_challenge_is_open,
        no_swap_is_owed,
        no_wild_draw_four_before_color_choice,
        the_card_fits_the_top_card,
        only_a_wild_chooses_another_color,
        the_card_can_be_in_the_hand,
        there_was_a_card_to_draw,
        after_a_draw_the_drawn_card_is_played,
        the_hand_allows_a_wild_draw_four,
        cite_refused_claim_of_barring_card,
        cite_card_effect,
        cite_skip_closes_call_window,
        cite_going_out,
        cite_proved_bluff,
    ),
    effects=play_card,
    follow_ups=cite_call_window_left_open,
    reveals=record_refused_card_as_seen,
    remedy=offer_to_allow_refused_card,
    infer_first=wrap_with_removal_of_mistaken_cards(imply_events_before_play),
    act=True,
    impossible=(the_card_can_be_in_the_hand, there_was_a_card_to_draw),
)
