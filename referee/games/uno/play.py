"""Laying a card: whether it may be laid, and what it does."""

from functools import reduce

from referee.games.uno.calls import call_due
from referee.games.uno.deck import Action
from referee.games.uno.deduction import bluff_finding, impossible_card, proved_bluff
from referee.games.uno.events import (
    BluffProved,
    CardPlayed,
    CardsDrawn,
    CardSeen,
    ColorOwed,
    DebtLaid,
    DebtLapsed,
    DirectionTurned,
    TurnMissed,
    TurnPassed,
    WentOut,
)
from referee.games.uno.going_out import hand_after, is_last_card, the_last_card_goes_out
from referee.games.uno.owed import nothing_is_owed, reshuffled, the_pile_holds
from referee.games.uno.rulebook import CARD_CANNOT_BE, LAST_DRAW, MATCH, PILE_DRY, PLAY
from referee.games.uno.state import Debt, InHand, Suspect
from referee.games.uno.turn import (
    closes_what_is_open,
    it_is_your_turn,
    no_challenge_is_open,
    no_other_seat_owes_a_color,
    the_call_window_closes,
    the_challenge_is_waived,
    the_round_is_being_played,
)
from referee.games.uno.wild import (
    a_wild_draw_four_waits_for_the_color,
    no_card_of_the_color_in_force,
    only_a_wild_asks_for_a_color,
)
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat, after
from referee.match.contests import contests_lapsed
from referee.match.line import Allow
from referee.match.state import Match
from referee.rulings.finding import Finding, Weight, breaks, holds
from referee.rulings.ruleset import Case, Closing, Procedure


def closes_what_is_open_and_draws(case: Case) -> Closing:
    """A card that is said to be just drawn was drawn first, which need not have been claimed."""
    closing = closes_what_is_open(case)
    match = reduce(case.ruleset.evolve, closing.events, case.state)
    round = match.round
    if not case.claim.drawn or round is None or round.drew or round.drawable == 0:
        return closing
    drawn = (*reshuffled(round, 1), CardsDrawn(case.claim.seat, Count(1)))
    return Closing((*closing.findings, *the_pile_holds(round, 1)), (*closing.events, *drawn))


def you_have_a_card(case: Case) -> Finding | None:
    held = case.state.round.hands[case.claim.seat]
    return breaks(CARD_CANNOT_BE, seat=case.claim.seat, held=held) if held == 0 else None


def the_card_goes_on_the_top_card(case: Case) -> Finding | None:
    round, card = case.state.round, case.claim.card
    if card.color is None:
        return holds(MATCH, card=card.name, fits="wild")
    if round.color is None:
        return None
    if card.color == round.color:
        return holds(MATCH, card=card.name, fits="color", color=round.color)
    if card.face == round.top.face:
        return holds(MATCH, card=card.name, fits="face", face=card.face)
    return breaks(MATCH, card=card.name, top=round.top.name, color=round.color)


def the_card_can_be_there(case: Case) -> Finding | None:
    return impossible_card(case.state.round, case.claim.seat, case.claim.card)


def what_it_proves(case: Case) -> Finding | None:
    """Cites a Wild Draw Four of this player that was a bluff, as this card proves."""
    suspect = _bluff_shown_by(case)
    return bluff_finding(suspect) if suspect is not None else None


def a_drawn_card_could_be_drawn(case: Case) -> Finding | None:
    round = case.state.round
    if case.claim.drawn and not round.drew and round.drawable == 0:
        return breaks(PILE_DRY, wanted=1, drawable=0)
    return None


def what_the_card_does(case: Case) -> Finding | None:
    """Cites the article of an action card; as last card only what makes somebody draw counts."""
    action = _action(case)
    if action is None:
        return None
    hit = _seat_hit(case.state, case.claim.seat, action)
    if not is_last_card(case):
        return holds(action.article, seat=hit)
    return holds(LAST_DRAW, seat=hit, count=action.owes) if action.owes else None


def played(case: Case) -> tuple:
    claim = case.claim
    color = claim.card.color or claim.color
    laid = (
        *the_call_window_closes(case),
        *_let_go(case),
        *_bluff_proved(case),
        CardPlayed(claim.seat, claim.card, color),
    )
    if is_last_card(case):
        return (*laid, *_last_debt(case), WentOut(claim.seat), *contests_lapsed(case.state, claim.seat))
    owed = () if color else (ColorOwed(claim.seat),)
    return (*laid, *call_due(case, hand_after(case)), *owed, *_what_follows(case))


def _bluff_shown_by(case: Case) -> Suspect | None:
    return proved_bluff(case.state.round, case.claim.seat, case.claim.card)


def _bluff_proved(case: Case) -> tuple:
    suspect = _bluff_shown_by(case)
    return (BluffProved(suspect.entry, suspect.seat),) if suspect is not None else ()


def the_card_was_seen(case: Case) -> tuple:
    """A card that is taken back was seen by everybody, and goes into that hand."""
    if the_card_can_be_there(case) is not None:
        return ()
    seen = InHand(case.claim.seat, case.claim.card)
    return () if seen in case.state.round.in_hands else (CardSeen(seen.seat, seen.card),)


def let_it_lie(case: Case) -> Allow | None:
    """What deduction refuses the people may know better: they may let it count."""
    if the_round_is_being_played(case) is not None:
        return None
    proved = (the_card_can_be_there(case), no_card_of_the_color_in_force(case))
    is_refused = any(finding is not None and finding.weight is Weight.BREAKS for finding in proved)
    return Allow(EntryNumber(case.heard.number)) if is_refused else None


def _let_go(case: Case) -> tuple:
    """What the table lets go of when it agrees to a card that was blocked: a challenge, a debt."""
    debt = case.state.round.debt
    lapsed = (DebtLapsed(debt.seat),) if debt is not None else ()
    return (*the_challenge_is_waived(case), *lapsed)


def _what_follows(case: Case) -> tuple:
    """The events after the card was laid: direction, debt, turns."""
    match, seat, action = case.state, case.claim.seat, _action(case) or Action(PLAY)
    direction = -match.round.direction if action.turns else match.round.direction
    turned = (DirectionTurned(direction),) if action.turns else ()
    owed = _debt_laid(case, action) if action.owes else ()
    turn = after(match.order, seat, direction * action.steps)
    skipped = after(match.order, seat, direction)
    missed = (TurnMissed(skipped),) if action.steps > 1 else ()
    return (*turned, *owed, *missed, TurnPassed(turn))


def _debt_laid(case: Case, action: Action) -> tuple[DebtLaid]:
    match, seat = case.state, case.claim.seat
    round = match.round
    debt = Debt(
        seat=after(match.order, seat, round.direction),
        count=Count(action.owes),
        by=seat,
        over=round.color,
        open_to_challenge=action.open_to_challenge and round.color is not None,
        entry=EntryNumber(case.heard.number),
        hand=hand_after(case),
    )
    return (DebtLaid(debt),)


def _last_debt(case: Case) -> tuple:
    action = _action(case)
    if action is None or not action.owes:
        return ()
    return _debt_laid(case, action)


def _action(case: Case) -> Action | None:
    return case.ruleset.charts["actions"].get(case.claim.card.face)


def _seat_hit(match: Match, seat: Seat, action: Action) -> Seat:
    return after(match.order, seat, match.round.direction * (-1 if action.turns else 1))


PLAY_PROCEDURE = Procedure(
    PLAY,
    needs=(the_round_is_being_played, you_have_a_card),
    checks=(
        it_is_your_turn,
        nothing_is_owed,
        no_other_seat_owes_a_color,
        no_challenge_is_open,
        a_wild_draw_four_waits_for_the_color,
        the_card_goes_on_the_top_card,
        only_a_wild_asks_for_a_color,
        the_card_can_be_there,
        a_drawn_card_could_be_drawn,
        no_card_of_the_color_in_force,
        what_the_card_does,
        the_last_card_goes_out,
        what_it_proves,
    ),
    effects=played,
    exposes=the_card_was_seen,
    fix=let_it_lie,
    closes=closes_what_is_open_and_draws,
    act=True,
)
