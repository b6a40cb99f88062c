"""Challenging a Wild Draw Four, and the hand that settles it."""

from collections import Counter
from dataclasses import replace

from referee.games.uno.deck import EDITIONS
from referee.games.uno.deduction import holds_such
from referee.games.uno.draw import the_color_is_named
from referee.games.uno.events import (
    Challenged,
    ChallengeSettled,
    DebtLaid,
    PenaltyReturned,
    TurnMissed,
    TurnPassed,
)
from referee.games.uno.owed import penalty_drawn, the_pile_holds
from referee.games.uno.rulebook import (
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.turn import a_round_is_open_to_you, seat_after
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.match.calls import unseen_just_now
from referee.match.edits import TakeBack
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.heard import KEEPER
from referee.rulings.ruleset import NOTHING_OPEN, Case, Closing, Procedure


def a_wild_draw_four_can_be_challenged(case: Case) -> Finding | None:
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    round = case.state.round
    if round.debt is None or not round.debt.open_to_challenge or round.challenged is not None:
        is_late = round.last_challengeable is not None and round.last_challengeable.seat == case.claim.seat
        article = CHALLENGE_IN_TIME if is_late and round.challenged is None else CHALLENGE
        return breaks(article, challenged=round.challenged is not None)
    return None


def nobody_can_challenge_any_more(case: Case) -> Closing:
    """The first card drawn ends the time to challenge."""
    return NOTHING_OPEN


def the_cards_drawn_go_back(case: Case) -> Closing:
    """Until somebody acts the challenge can still be made: the cards drawn go back, and are owed again."""
    round = case.state.round
    last = round.last_challengeable if round is not None else None
    if last is None or last.debt is None or round.debt is not None:
        return NOTHING_OPEN
    seat = last.debt.seat
    to_them = (TurnPassed(seat),) if round.out is None else ()
    back = (PenaltyReturned(seat, last.drawn), DebtLaid(last.debt), *to_them)
    return Closing((holds(CHALLENGE_IN_TIME, seat=seat, count=last.drawn),), back)


CHALLENGE_UNTIL = {"drawing": nobody_can_challenge_any_more, "next-act": the_cards_drawn_go_back}


def what_reopens_it(case: Case) -> Closing:
    return case.ruleset.choices["a challenge reopens"](case)


def you_are_told_to_draw(case: Case) -> Finding | None:
    told = case.state.round.debt.seat
    return breaks(CHALLENGE, told=told, seat=case.claim.seat) if told != case.claim.seat else None


def you_did_not_lay_it(case: Case) -> Finding | None:
    """Any other player may doubt it, where the table lets anybody."""
    laid = case.state.round.debt.by
    if laid == case.claim.seat:
        return breaks(CHALLENGE, laid=laid, seat=case.claim.seat)
    told = case.state.round.debt.seat
    return holds(CHALLENGE, seat=case.claim.seat, told=told) if told != case.claim.seat else None


WHO_CHALLENGES = {"target": you_are_told_to_draw, "anyone": you_did_not_lay_it}


def a_last_card_is_not_challenged(case: Case) -> Finding | None:
    """Nothing is left in the hand to be shown."""
    return breaks(CHALLENGE_LAST_CARD, accused=case.state.round.debt.by) if _is_last_card(case) else None


def a_hand_is_to_be_shown(case: Case) -> Finding | None:
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    accused = case.state.round.challenged
    return breaks(CHALLENGE_HAND, accused=accused) if accused != case.claim.seat else None


def the_answer_comes_from_who_saw_it(case: Case) -> Finding | None:
    """The challenger tells what was seen, the accused shows the hand; the keeper may tell either."""
    teller = case.state.round.challenger if case.claim.hand is None else case.state.round.debt.by
    return breaks(CHALLENGE_HAND, teller=teller) if case.heard.by not in (KEEPER, teller) else None


def everybody_saw_it(case: Case) -> Finding:
    """Cites that the hand was shown to the whole table: anybody tells what was in it."""
    return holds(CHALLENGE_HAND, accused=case.claim.seat)


HAND_SHOWN_TO = {"challenger": the_answer_comes_from_who_saw_it, "everybody": everybody_saw_it}


def the_hand_is_as_large_as_it_was(case: Case) -> Finding | None:
    hand, size = case.claim.hand, case.state.round.debt.hand
    if hand is not None and size is not None and len(hand) != size:
        return breaks(CHALLENGE_HAND, size=size, shown=len(hand))
    return None


def the_hand_can_exist(case: Case) -> Finding | None:
    """Names no card: what is in a hand is not kept, not even when it cannot be."""
    copies, shown = EDITIONS[case.state.round.edition], Counter(case.claim.hand or ())
    if any(card not in copies for card in shown):
        return breaks(CHALLENGE_HAND, exists=False)
    if case.state.round.silent:
        return None
    lying = Counter(case.state.round.discards)
    if any(lying[card] + many > copies.get(card, 0) for card, many in shown.items()):
        return breaks(CHALLENGE_HAND, exists=False)
    return None


def what_the_hand_proves(case: Case) -> Finding | None:
    """Cites who draws, once the hand is known."""
    guilty = _guilty(case)
    debt = case.state.round.debt
    if guilty is None:
        return None
    # What was looked for, where it is not only the color.
    barring = case.ruleset.cited(WILD_DRAW_FOUR_COLOR)
    sought = {} if barring is WILD_DRAW_FOUR_COLOR else {"sought": barring.id}
    if guilty:
        return holds(CHALLENGE_GUILTY, accused=debt.by, seat=debt.seat, count=debt.count, **sought)
    article = CHALLENGE_LAST_CARD if _is_last_card(case) else CHALLENGE_INNOCENT
    return holds(article, accused=debt.by, seat=_challenger(case), count=_lost(case), **sought)


def challenged(case: Case) -> tuple:
    """The hand is to be shown, unless it is known already what it proves."""
    by = case.state.round.debt.by
    return (Challenged(case.claim.seat, by),) if _guilty(case) is None else settled(case)


def settled(case: Case) -> tuple:
    """Guilty: four cards at once, and the challenger's turn. Innocent: the debt grows and stays a debt."""
    round = case.state.round
    debt, guilty = round.debt, _guilty(case)
    end = ChallengeSettled(debt.entry, debt.by, guilty)
    if guilty:
        return (end, *penalty_drawn(round, debt.by, debt.count))
    if _challenger(case) == debt.seat:
        grown = replace(debt, count=Count(_lost(case)), open_to_challenge=False, lost_challenge=True)
        return (end, DebtLaid(grown))
    return (end, *penalty_drawn(round, _challenger(case), _lost(case)), *_the_target_misses(case))


def _the_target_misses(case: Case) -> tuple:
    """Somebody else drew: the one told to draw still misses the turn."""
    told = case.state.round.debt.seat
    if case.state.round.out is not None:
        return ()
    return (TurnMissed(told), TurnPassed(seat_after(case.state, told)))


def _challenger(case: Case) -> Seat:
    """Who challenged: this claim does, or an earlier one did."""
    challenger = case.state.round.challenger
    return case.claim.seat if challenger is None else challenger


def _lost(case: Case) -> int:
    return case.state.round.debt.count + case.ruleset.settings["lost challenge"]


def _is_last_card(case: Case) -> bool:
    round = case.state.round
    return round.out is not None and round.out == round.debt.by


def _guilty(case: Case) -> bool | None:
    """What is known of the hand: nothing is left of a last card's; else what was seen or shown."""
    if _is_last_card(case):
        return False
    proved = _proved(case)
    if proved is not None:
        return proved
    held = getattr(case.claim, "held", None)
    return held(case.ruleset, case.state) if held else case.claim.held_color


def _proved(case: Case) -> bool | None:
    """What the cards on the table prove of the hand; nothing, once it has been given another card."""
    round, debt = case.state.round, case.state.round.debt
    suspect = next((one for one in round.suspects if one.entry == debt.entry), None)
    if suspect is None or round.received[debt.by] != suspect.received:
        return None
    bars = case.ruleset.choices["bars a wild draw four"](debt.over, debt.under)
    return holds_such(round, debt.by, bars, debt.hand)


def what_the_pile_gives(case: Case) -> Finding | None:
    """Cites a pile that is short when the accused draws."""
    round = case.state.round
    if not _guilty(case):
        return None
    return next(iter(the_pile_holds(round, round.debt.count)), None)


def take_back_what_overtook_it(case: Case) -> TakeBack | None:
    """A challenge that was on its way when somebody played on is mended by taking that back."""
    last = case.state.round.last_challengeable if case.state.round is not None else None
    if last is None or last.seat != case.claim.seat or not unseen_just_now(case, last.closed):
        return None
    return TakeBack(EntryNumber(last.closed.entry - 1))


CHALLENGE_PROCEDURE = Procedure(
    CHALLENGE,
    needs=(a_wild_draw_four_can_be_challenged,),
    checks=(you_are_told_to_draw, the_color_is_named, what_the_hand_proves, what_the_pile_gives),
    effects=challenged,
    closes=what_reopens_it,
    fix=take_back_what_overtook_it,
)
SHOW_HAND_PROCEDURE = Procedure(
    CHALLENGE_HAND,
    needs=(a_hand_is_to_be_shown,),
    checks=(
        the_answer_comes_from_who_saw_it,
        the_hand_is_as_large_as_it_was,
        the_hand_can_exist,
        what_the_hand_proves,
        what_the_pile_gives,
    ),
    effects=settled,
)
