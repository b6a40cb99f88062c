"""Challenges of a Wild Draw Four, and the hand that decides them."""

from collections import Counter

from referee.games.shared.call_window import has_crossed
from referee.games.uno.model.claims import Challenge, ShowHand
from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.model.events import Challenged, DebtLaid, PenaltyReturned, TurnPassed
from referee.games.uno.model.rulebook import (
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    CHALLENGE_WORD,
    WILD_DRAW_FOUR_COLOR,
    WILD_DRAW_FOUR_SEEN,
)
from referee.games.uno.model.ruleset import UnoCase, UnoTableCase
from referee.games.uno.rules.draw import the_color_is_named
from referee.games.uno.rules.owed import cite_short_pile
from referee.games.uno.rules.testimony import (
    AnswerKind,
    HandAnswer,
    accused_of,
    answer_challenge,
    challenger_of,
    cite_witness,
    classify_answer,
    cost_of_lost_challenge,
    debt_in_question,
    is_guilty,
    is_last_card,
    is_proved,
)
from referee.games.uno.rules.turn import a_round_is_open_to_you
from referee.kit.quantities import EntryNumber
from referee.kit.values import known
from referee.match.model.edits import TakeBack
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure
from referee.rulings.submission import KEEPER


def a_wild_draw_four_can_be_challenged(case: UnoTableCase[Challenge]) -> Finding | None:
    """Refuses a challenge if no card is open to one, or if one is challenged already."""
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    round = known(case.state.round)
    if round.debt is None or not round.debt.open_to_challenge or round.challenged is not None:
        is_late = round.last_challengeable is not None and round.last_challengeable.seat == case.claim.seat
        article = CHALLENGE_IN_TIME if is_late and round.challenged is None else CHALLENGE
        return breaks(article, challenged=round.challenged is not None)
    return None


def keep_challenge_closed(case: UnoTableCase[object]) -> ImpliedEvents:
    """No implied events: the time to challenge ends when the cards are drawn."""
    return NOTHING_IMPLIED


def reopen_challenge(case: UnoTableCase[object]) -> ImpliedEvents:
    """The implied events of a challenge after the cards were drawn and before the next act: they go back and
    are owed again."""
    round = case.state.round
    last = round.last_challengeable if round is not None else None
    if round is None or last is None or last.debt is None or round.debt is not None:
        return NOTHING_IMPLIED
    seat = last.debt.seat
    to_them = (TurnPassed(seat),) if round.out is None else ()
    back = (PenaltyReturned(seat, last.drawn), DebtLaid(last.debt), *to_them)
    return ImpliedEvents((holds(CHALLENGE_IN_TIME, seat=seat, count=last.drawn),), back)


CHALLENGE_UNTIL = {"drawing": keep_challenge_closed, "next-act": reopen_challenge}
"""The implied events before a challenge, by option of the table."""


def resolve_challenge_time(case: UnoTableCase[Challenge]) -> ImpliedEvents:
    """The implied events before a challenge, as the table chose them."""
    return case.ruleset.resolve_challenge_time(case)


def you_have_to_draw(case: UnoCase[Challenge]) -> Finding | None:
    """Refuses a challenge by a seat that does not owe the cards."""
    owing = known(case.state.round.debt).seat
    return breaks(CHALLENGE, told=owing, seat=case.claim.seat) if owing != case.claim.seat else None


def you_did_not_play_it(case: UnoCase[Challenge]) -> Finding | None:
    """Refuses a challenge by the player of the card. Cites that another player than the one who owes the
    cards may challenge, at tables where anybody may."""
    debt, seat = known(case.state.round.debt), case.claim.seat
    if debt.by == seat:
        return breaks(CHALLENGE, laid=debt.by, seat=seat)
    return holds(CHALLENGE, seat=seat, told=debt.seat) if debt.seat != seat else None


WHO_CHALLENGES = {"target": you_have_to_draw, "anyone": you_did_not_play_it}
"""The check of the seat that challenges, by option of the table."""


def a_last_card_is_not_challenged(case: UnoCase[Challenge]) -> Finding | None:
    """Refuses to challenge a last card: the hand is empty."""
    return breaks(CHALLENGE_LAST_CARD, accused=debt_in_question(case).by) if is_last_card(case) else None


def a_hand_is_to_be_shown(case: UnoTableCase[ShowHand]) -> Finding | None:
    """Refuses an answer unless the hand of this seat is challenged, or one witness has said what was in it
    and another may still deny it."""
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    round = known(case.state.round)
    accused = round.challenged
    if accused is None and round.testimony is not None:
        accused = round.testimony.debt.by
    if accused == case.claim.seat:
        return None
    if (entry := _contesting_entry(case)) is not None:
        return breaks(CHALLENGE_WORD, contested=entry)
    return breaks(CHALLENGE_HAND, accused=accused)


def _contesting_entry(case: UnoTableCase[ShowHand]) -> EntryNumber | None:
    """The entry of an open contest about this hand; None if there is none."""
    mine = (one for one in case.state.contests if one.seat == case.claim.seat and one.about is not None)
    return next((one.entry for one in mine), None)


def the_answer_comes_from_a_witness(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuses an answer by a seat that is no witness: the accused reports a shown hand, the challenger what
    it saw. The keeper may report both."""
    is_shown = case.claim.shown or case.claim.hand is not None
    teller = debt_in_question(case).by if is_shown else challenger_of(case)
    return breaks(CHALLENGE_HAND, teller=teller) if case.submission.by not in (KEEPER, teller) else None


def cite_public_hand(case: UnoCase[ShowHand]) -> Finding:
    """Cites that the hand was shown to the whole table, so that any seat may report it."""
    return holds(CHALLENGE_HAND, accused=case.claim.seat)


HAND_SHOWN_TO = {"challenger": the_answer_comes_from_a_witness, "everybody": cite_public_hand}
"""The check of the seat that answers, by option of the table."""


def the_hand_is_as_large_as_it_was(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuses a shown hand of another size than the hand had after the card was played."""
    hand, size = case.claim.hand, debt_in_question(case).hand
    if hand is not None and size is not None and len(hand) != size:
        return breaks(CHALLENGE_HAND, size=size, shown=len(hand))
    return None


def the_hand_can_exist(case: UnoCase[ShowHand]) -> Finding | None:
    """Refuses shown cards that the deck does not have, or whose copies are in the discards. It names no card:
    the cards of a hand are never stored."""
    copies, shown = EDITIONS[case.state.round.edition], Counter(case.claim.hand or ())
    if any(card not in copies for card in shown):
        return breaks(CHALLENGE_HAND, exists=False)
    if case.state.round.silent:
        return None
    lying = Counter(case.state.round.discards)
    if any(lying[card] + many > copies[card] for card, many in shown.items()):
        return breaks(CHALLENGE_HAND, exists=False)
    return None


def cite_challenge_result(case: UnoCase[HandAnswer]) -> Finding | None:
    """Cites who draws how many cards, if this answer decides the challenge."""
    guilty = is_guilty(case)
    debt = debt_in_question(case)
    if guilty is None or classify_answer(case) not in (AnswerKind.FIRST, AnswerKind.SETTLES):
        return None
    # The article of the barring cards, at tables where it is not only the color.
    barring = case.ruleset.article_in_force(WILD_DRAW_FOUR_COLOR)
    sought = {} if barring is WILD_DRAW_FOUR_COLOR else {"sought": barring.id}
    if guilty:
        return holds(CHALLENGE_GUILTY, accused=debt.by, seat=debt.seat, count=debt.count, **sought)
    article = CHALLENGE_LAST_CARD if is_last_card(case) else CHALLENGE_INNOCENT
    challenger = challenger_of(case)
    misses = challenger == debt.seat and case.state.round.out is None
    return holds(
        article, accused=debt.by, seat=challenger, count=cost_of_lost_challenge(case), misses=misses, **sought
    )


def cite_proved_hand(case: UnoCase[HandAnswer]) -> Finding | None:
    """Cites that the cards on the table prove whether the card was legal, so that no hand is shown."""
    if is_last_card(case) or is_proved(case) is None:
        return None
    return holds(WILD_DRAW_FOUR_SEEN, accused=debt_in_question(case).by)


def challenge_card(case: UnoCase[Challenge]) -> Events:
    """The event of a challenge: the hand has to be shown. If it is known already, the events of the
    answer."""
    by = accused_of(known(case.state.round.debt))
    return (Challenged(case.claim.seat, by),) if is_guilty(case) is None else answer_challenge(case)


def cite_short_pile_of_challenge(case: UnoCase[HandAnswer]) -> tuple[Finding, ...]:
    """Cites a pile that runs short or dry by the cards that the accused draws, or that a challenger draws who
    did not owe them."""
    guilty = is_guilty(case)
    if guilty is None or classify_answer(case) not in (AnswerKind.FIRST, AnswerKind.SETTLES):
        return ()
    debt, round = debt_in_question(case), case.state.round
    if guilty:
        return cite_short_pile(round, debt.count)
    return cite_short_pile(round, cost_of_lost_challenge(case)) if challenger_of(case) != debt.seat else ()


def offer_to_take_back(case: UnoTableCase[Challenge]) -> TakeBack | None:
    """The claim that takes back the act which crossed this challenge; None if no act did."""
    last = case.state.round.last_challengeable if case.state.round is not None else None
    if last is None or last.seat != case.claim.seat or not has_crossed(case, last.closed):
        return None
    return TakeBack(EntryNumber(last.closed.entry - 1))


CHALLENGE_PROCEDURE: Procedure[UnoCase[Challenge]] = Procedure(
    CHALLENGE,
    needs=(a_wild_draw_four_can_be_challenged,),
    checks=(
        you_have_to_draw,
        the_color_is_named,
        cite_witness,
        cite_challenge_result,
        cite_proved_hand,
    ),
    effects=challenge_card,
    follow_ups=cite_short_pile_of_challenge,
    infer_first=resolve_challenge_time,
    remedy=offer_to_take_back,
)
SHOW_HAND_PROCEDURE: Procedure[UnoCase[ShowHand]] = Procedure(
    CHALLENGE_HAND,
    needs=(a_hand_is_to_be_shown,),
    checks=(
        the_answer_comes_from_a_witness,
        the_hand_is_as_large_as_it_was,
        the_hand_can_exist,
        cite_witness,
        cite_challenge_result,
        cite_proved_hand,
    ),
    effects=answer_challenge,
    follow_ups=cite_short_pile_of_challenge,
    impossible=(the_hand_is_as_large_as_it_was, the_hand_can_exist),
)
