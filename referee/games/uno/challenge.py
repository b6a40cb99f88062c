"""Challenging a Wild Draw Four, and the hand that settles it."""

from collections import Counter
from dataclasses import replace

from referee.games.uno.deck import COPIES
from referee.games.uno.deduction import held_color
from referee.games.uno.draw import the_color_is_named
from referee.games.uno.events import Challenged, ChallengeSettled, DebtLaid, PenaltyDrawn
from referee.games.uno.owed import can_be_had, reshuffled, the_pile_holds
from referee.games.uno.rulebook import (
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
)
from referee.games.uno.state import Round
from referee.games.uno.turn import unseen_just_now
from referee.kit.quantities import Count, EntryNumber
from referee.match.line import TakeBack
from referee.match.rounds import a_round_is_open
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.heard import KEEPER
from referee.rulings.ruleset import Case, Procedure


def a_wild_draw_four_can_be_challenged(case: Case) -> Finding | None:
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    round = case.state.round
    if round.debt is None or not round.debt.open_to_challenge or round.challenged is not None:
        return breaks(CHALLENGE, challenged=round.challenged is not None)
    return None


def you_are_told_to_draw(case: Case) -> Finding | None:
    told = case.state.round.debt.seat
    return breaks(CHALLENGE, told=told, seat=case.claim.seat) if told != case.claim.seat else None


def a_hand_is_to_be_shown(case: Case) -> Finding | None:
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    accused = case.state.round.challenged
    return breaks(CHALLENGE_HAND, accused=accused) if accused != case.claim.seat else None


def the_answer_comes_from_who_saw_it(case: Case) -> Finding | None:
    """The challenger tells what was seen, the accused shows the hand; the keeper may tell either."""
    debt = case.state.round.debt
    teller = debt.seat if case.claim.hand is None else debt.by
    return breaks(CHALLENGE_HAND, teller=teller) if case.heard.by not in (KEEPER, teller) else None


def the_hand_is_as_large_as_it_was(case: Case) -> Finding | None:
    hand, size = case.claim.hand, case.state.round.debt.hand
    if hand is not None and size is not None and len(hand) != size:
        return breaks(CHALLENGE_HAND, size=size, shown=len(hand))
    return None


def the_hand_can_exist(case: Case) -> Finding | None:
    """Names no card: what is in a hand is not kept, not even when it cannot be."""
    if case.state.round.silent:
        return None
    lying = Counter(case.state.round.discards)
    shown = Counter(case.claim.hand or ())
    if any(lying[card] + copies > COPIES[card] for card, copies in shown.items()):
        return breaks(CHALLENGE_HAND, exists=False)
    return None


def what_the_hand_proves(case: Case) -> Finding | None:
    """Cites who draws, once the hand is known."""
    guilty = _guilty(case)
    debt = case.state.round.debt
    if guilty is None:
        return None
    if guilty:
        return holds(CHALLENGE_GUILTY, accused=debt.by, seat=debt.seat, count=debt.count)
    article = CHALLENGE_LAST_CARD if _is_last_card(case) else CHALLENGE_INNOCENT
    return holds(article, accused=debt.by, seat=debt.seat, count=_lost(case))


def challenged(case: Case) -> tuple:
    """The hand is to be shown, unless it is known already what it proves."""
    debt = case.state.round.debt
    return (Challenged(debt.seat, debt.by),) if _guilty(case) is None else settled(case)


def settled(case: Case) -> tuple:
    """Guilty: four cards at once, and the challenger's turn. Innocent: the debt grows and stays a debt."""
    round = case.state.round
    debt, guilty = round.debt, _guilty(case)
    end = ChallengeSettled(debt.entry, debt.by, guilty)
    if not guilty:
        return (end, DebtLaid(replace(debt, count=Count(_lost(case)), open_to_challenge=False)))
    drawn = PenaltyDrawn(debt.by, Count(can_be_had(round, debt.count)))
    return (end, *reshuffled(round, debt.count), drawn)


def _lost(case: Case) -> int:
    return case.state.round.debt.count + case.ruleset.settings["lost challenge"]


def _is_last_card(case: Case) -> bool:
    round = case.state.round
    return round.out is not None and round.out == round.debt.by


def _guilty(case: Case) -> bool | None:
    """What is known of the hand: nothing is left of a last card's; else what was seen or shown."""
    if _is_last_card(case):
        return False
    proved = _proved(case.state.round)
    if proved is not None:
        return proved
    held = getattr(case.claim, "held", None)
    return held(case.state) if held else case.claim.held_color


def _proved(round: Round) -> bool | None:
    """What the cards on the table prove of the hand; nothing, once it has been given another card."""
    debt = round.debt
    suspect = next((one for one in round.suspects if one.entry == debt.entry), None)
    if suspect is None or round.received[debt.by] != suspect.received:
        return None
    return held_color(round, debt.by, debt.over, debt.hand)


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
