"""Rules for the challenge of a Wild Draw Four, and for showing the hand that decides the challenge."""

from collections import Counter

from referee.games.shared.call_window import claim_crossed_earlier_claim
from referee.games.uno.model.claims import Challenge, ShowHand
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.events import Challenged, DrawDebtBegun, PenaltyReturned, TurnBegun
from referee.games.uno.model.rulebook import (
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    TESTIMONY_ABOUT_CHALLENGED_HAND,
    WILD_DRAW_FOUR_BLUFF,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase
from referee.games.uno.rules.draw import the_color_has_been_chosen
from referee.games.uno.rules.owed_cards import cite_short_pile
from referee.games.uno.rules.testimony import (
    ChallengeAnswerKind,
    ClaimAboutChallengedHand,
    accused_seat,
    answer_challenge,
    card_count_of_lost_challenge,
    challenging_seat,
    cite_witness_of_challenged_hand,
    classify_challenge_answer,
    debt_of_challenged_card,
    is_challenge_of_last_card,
    is_challenged_card_illegal,
    is_challenged_card_proved_illegal,
)
from referee.games.uno.rules.turn import you_play_in_the_open_round
from referee.kit.quantities import EntryNumber
from referee.kit.values import not_none
from referee.match.model.edits import TakeBackEntries
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import NOTHING_IMPLIED, ClaimProcedure, Events, ImpliedEvents
from referee.rulings.submission import KEEPER


def a_wild_draw_four_can_be_challenged(case: AnyUnoCase[Challenge]) -> Finding | None:
    """Refuse a challenge if no card can be challenged, or if another challenge is unanswered. A challenge by
    a seat that does not play in an open round is also refused."""
    if (unmet := you_play_in_the_open_round(case)) is not None:
        return unmet
    round = not_none(case.state.round)
    if round.debt is None or not round.debt.open_to_challenge or round.challenged is not None:
        is_late = round.last_challengeable is not None and round.last_challengeable.seat == case.claim.seat
        article = CHALLENGE_IN_TIME if is_late and round.challenged is None else CHALLENGE
        return finding_breaks(article, challenged=round.challenged is not None)
    return None


def late_challenge_implies_nothing(case: AnyUnoCase[object]) -> ImpliedEvents:
    """Return no implied events (events that must have happened before the claim).

    This function is for tables at which a challenge must come before the cards are drawn. If a challenge
    comes later, the drawn cards stay in the hand.
    """
    return NOTHING_IMPLIED


def return_drawn_cards_before_challenge(case: AnyUnoCase[object]) -> ImpliedEvents:
    """The implied events before a challenge that comes after a seat has drawn for the Wild Draw Four. The
    drawn cards go back into the draw pile, and the seat has to draw again. If another play or draw followed,
    nothing is implied."""
    round = case.state.round
    last = round.last_challengeable if round is not None else None
    if round is None or last is None or last.debt is None or round.debt is not None:
        return NOTHING_IMPLIED
    seat = last.debt.seat
    to_them = (TurnBegun(seat),) if round.out is None else ()
    back = (PenaltyReturned(seat, last.drawn), DrawDebtBegun(last.debt), *to_them)
    return ImpliedEvents((finding_holds(CHALLENGE_IN_TIME, seat=seat, count=last.drawn),), back)


IMPLIED_EVENTS_OF_LATE_CHALLENGE = {
    "drawing": late_challenge_implies_nothing,
    "next-act": return_drawn_cards_before_challenge,
}
"""The functions that return the implied events before a challenge. The keys are the options of the table rule
that sets the time limit of a challenge."""


def imply_events_before_challenge(case: AnyUnoCase[Challenge]) -> ImpliedEvents:
    """The implied events before a challenge, from the function that this table has chosen."""
    return case.ruleset.resolve_challenge_time(case)


def you_owe_the_challenged_cards(case: UnoCase[Challenge]) -> Finding | None:
    """Refuse a challenge by any seat except the seat that has to draw because of the challenged card."""
    owing = not_none(case.state.round.debt).seat
    return finding_breaks(CHALLENGE, told=owing, seat=case.claim.seat) if owing != case.claim.seat else None


def you_did_not_play_the_challenged_card(case: UnoCase[Challenge]) -> Finding | None:
    """Refuse a challenge by the seat that played the challenged card. If the challenger is not the seat that
    has to draw, return a finding that anybody may challenge."""
    debt, seat = not_none(case.state.round.debt), case.claim.seat
    if debt.by == seat:
        return finding_breaks(CHALLENGE, laid=debt.by, seat=seat)
    return finding_holds(CHALLENGE, seat=seat, told=debt.seat) if debt.seat != seat else None


CHECKS_OF_CHALLENGER = {
    "target": you_owe_the_challenged_cards,
    "anyone": you_did_not_play_the_challenged_card,
}
"""The checks that decide which seat may challenge. The keys are the options of the table rule about the
challenger."""


def a_last_card_is_not_challenged(case: UnoCase[Challenge]) -> Finding | None:
    """Refuse the challenge of a last card, because the hand of the player who played the card is empty."""
    return (
        finding_breaks(CHALLENGE_LAST_CARD, accused=debt_of_challenged_card(case).by)
        if is_challenge_of_last_card(case)
        else None
    )


def the_hand_has_been_challenged(case: AnyUnoCase[ShowHand]) -> Finding | None:
    """Refuse a claim that shows a hand, if nobody has challenged the hand. After one player has reported what
    was in the challenged hand, the hand may be shown again."""
    if (unmet := you_play_in_the_open_round(case)) is not None:
        return unmet
    round = not_none(case.state.round)
    accused = round.challenged
    if accused is None and round.testimony is not None:
        accused = round.testimony.debt.by
    if accused == case.claim.seat:
        return None
    if (entry := _entry_that_began_contest_about_hand(case)) is not None:
        return finding_breaks(TESTIMONY_ABOUT_CHALLENGED_HAND, contested=entry)
    return finding_breaks(CHALLENGE_HAND, accused=accused)


def _entry_that_began_contest_about_hand(case: AnyUnoCase[ShowHand]) -> EntryNumber | None:
    """The number of the entry that began an open contest about this hand; None if there is no open
    contest."""
    mine = (one for one in case.state.contests if one.seat == case.claim.seat and one.about is not None)
    return next((one.entry for one in mine), None)


def the_right_seat_answers_the_challenge(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuse an answer to a challenge that comes from the wrong seat.

    Only the accused (the player of the challenged card) may list the cards or say that the hand was shown.
    Only the challenger may give any other answer. The scorekeeper may give every answer.
    """
    is_shown = case.claim.shown or case.claim.hand is not None
    teller = debt_of_challenged_card(case).by if is_shown else challenging_seat(case)
    return (
        finding_breaks(CHALLENGE_HAND, teller=teller) if case.submission.by not in (KEEPER, teller) else None
    )


def cite_hand_shown_to_everybody(case: UnoCase[ShowHand]) -> Finding:
    """Return a finding that the whole table has seen the hand. Any seat may therefore report the result."""
    return finding_holds(CHALLENGE_HAND, accused=case.claim.seat)


CHECKS_OF_ANSWERING_SEAT = {
    "challenger": the_right_seat_answers_the_challenge,
    "everybody": cite_hand_shown_to_everybody,
}
"""The checks that decide which seat may answer a challenge. The keys are the options of the table rule about
the answering seat."""


def the_shown_hand_has_the_right_size(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuse a shown hand with a wrong number of cards. The right number is the size of the hand just after
    the challenged card was played."""
    hand, size = case.claim.hand, debt_of_challenged_card(case).hand
    if hand is not None and size is not None and len(hand) != size:
        return finding_breaks(CHALLENGE_HAND, size=size, shown=len(hand))
    return None


def the_shown_cards_can_exist(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuse a shown hand that has more copies of a card than the deck has outside the discard pile.

    The finding does not name the card, because findings are stored, and the cards of a hand never are.
    """
    copies, shown = COPIES_BY_EDITION[case.state.round.edition], Counter(case.claim.hand or ())
    if any(card not in copies for card in shown):
        return finding_breaks(CHALLENGE_HAND, exists=False)
    if case.state.round.silent:
        return None
    lying = Counter(case.state.round.discards)
    if any(lying[card] + many > copies[card] for card, many in shown.items()):
        return finding_breaks(CHALLENGE_HAND, exists=False)
    return None


def cite_challenge_result(case: UnoCase[ClaimAboutChallengedHand]) -> Finding | None:
    """Return a finding that says who won the challenge, and which seat draws how many cards. None if this
    claim does not decide the challenge."""
    guilty = is_challenged_card_illegal(case)
    debt = debt_of_challenged_card(case)
    if guilty is None or classify_challenge_answer(case) not in (
        ChallengeAnswerKind.FIRST,
        ChallengeAnswerKind.SETTLES,
    ):
        return None
    # At some tables another article says which cards make a Wild Draw Four illegal.
    barring = case.ruleset.article_or_its_substitute(WILD_DRAW_FOUR_COLOR)
    sought = {} if barring is WILD_DRAW_FOUR_COLOR else {"sought": barring.id}
    if guilty:
        return finding_holds(CHALLENGE_GUILTY, accused=debt.by, seat=debt.seat, count=debt.count, **sought)
    article = CHALLENGE_LAST_CARD if is_challenge_of_last_card(case) else CHALLENGE_INNOCENT
    challenger = challenging_seat(case)
    misses = challenger == debt.seat and case.state.round.out is None
    return finding_holds(
        article,
        accused=debt.by,
        seat=challenger,
        count=card_count_of_lost_challenge(case),
        misses=misses,
        **sought,
    )


def cite_proof_without_shown_hand(case: UnoCase[ClaimAboutChallengedHand]) -> Finding | None:
    """Return a finding that the cards on the table prove whether the challenged card was legal. Nobody then
    has to show a hand. None if there is no proof."""
    if is_challenge_of_last_card(case) or is_challenged_card_proved_illegal(case) is None:
        return None
    return finding_holds(WILD_DRAW_FOUR_BLUFF, accused=debt_of_challenged_card(case).by)


def challenge_wild_draw_four(case: UnoCase[Challenge]) -> Events:
    """The event of a challenge, after which the hand has to be shown. If the result is already known, the
    events of the result are returned instead."""
    by = accused_seat(not_none(case.state.round.debt))
    return (
        (Challenged(case.claim.seat, by),)
        if is_challenged_card_illegal(case) is None
        else answer_challenge(case)
    )


def cite_short_pile_for_challenge(case: UnoCase[ClaimAboutChallengedHand]) -> tuple[Finding, ...]:
    """Return findings that the draw pile has too few cards for a seat that draws at once. A guilty accused
    seat draws at once, and so does a losing challenger who did not have to draw before. No findings if the
    claim does not decide the challenge."""
    guilty = is_challenged_card_illegal(case)
    if guilty is None or classify_challenge_answer(case) not in (
        ChallengeAnswerKind.FIRST,
        ChallengeAnswerKind.SETTLES,
    ):
        return ()
    debt, round = debt_of_challenged_card(case), case.state.round
    if guilty:
        return cite_short_pile(round, debt.count)
    return (
        cite_short_pile(round, card_count_of_lost_challenge(case))
        if challenging_seat(case) != debt.seat
        else ()
    )


def offer_to_take_back_simultaneous_act(case: AnyUnoCase[Challenge]) -> TakeBackEntries | None:
    """A claim that takes back the play or draw that ended the time to challenge. None if that play or draw
    and this challenge were not reported at the same time."""
    last = case.state.round.last_challengeable if case.state.round is not None else None
    if last is None or last.seat != case.claim.seat or not claim_crossed_earlier_claim(case, last.closed):
        return None
    return TakeBackEntries(EntryNumber(last.closed.entry - 1))


CHALLENGE_PROCEDURE: ClaimProcedure[UnoCase[Challenge]] = ClaimProcedure(
    CHALLENGE,
    needs=(a_wild_draw_four_can_be_challenged,),
    checks=(
        you_owe_the_challenged_cards,
        the_color_has_been_chosen,
        cite_witness_of_challenged_hand,
        cite_challenge_result,
        cite_proof_without_shown_hand,
    ),
    effects=challenge_wild_draw_four,
    follow_ups=cite_short_pile_for_challenge,
    infer_first=imply_events_before_challenge,
    remedy=offer_to_take_back_simultaneous_act,
)
SHOW_HAND_PROCEDURE: ClaimProcedure[UnoCase[ShowHand]] = ClaimProcedure(
    CHALLENGE_HAND,
    needs=(the_hand_has_been_challenged,),
    checks=(
        the_right_seat_answers_the_challenge,
        the_shown_hand_has_the_right_size,
        the_shown_cards_can_exist,
        cite_witness_of_challenged_hand,
        cite_challenge_result,
        cite_proof_without_shown_hand,
    ),
    effects=answer_challenge,
    follow_ups=cite_short_pile_for_challenge,
    impossible=(the_shown_hand_has_the_right_size, the_shown_cards_can_exist),
)
