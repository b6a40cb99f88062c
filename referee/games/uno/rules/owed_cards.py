"""Owed cards: the cards that a seat has to draw, and how many it draws when the draw pile is short."""

from collections import Counter
from functools import reduce
from typing import Protocol

from referee.games.shared import pile
from referee.games.shared.call_window import moment_of_claim
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.deck import COPIES_BY_EDITION, CardEffect
from referee.games.uno.model.events import (
    CallWindowClosed,
    DrawDebtPaid,
    PenaltyDrawn,
    PileShuffled,
    TurnMissed,
)
from referee.games.uno.model.rulebook import (
    DRAW_PILE_RUNS_OUT,
    DRAWING_THE_CARDS_OWED,
    MISSED_TURN,
    NOTHING_LEFT_TO_DRAW,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Events


class ClaimThatPlaysOneCard(ClaimOfSeat, Protocol):
    """A claim that plays one card, which has to fit the top card."""

    @property
    def card(self) -> Card: ...


def effect_as_answer_to_owed_cards(case: UnoCase[ClaimThatPlaysOneCard]) -> CardEffect | None:
    """The effect of a card that is played as an answer (a card played instead of drawing owed cards). None if
    the card is no answer.

    A card that was just drawn is no answer. After a lost challenge, no card is an answer.
    """
    round = case.state.round
    if round.debt is None or round.debt.lost_challenge or is_play_of_drawn_card(case.claim):
        return None
    return case.ruleset.answers.get((round.top.face, case.claim.card.face))


def is_play_of_drawn_card(claim: object) -> bool:
    """Whether the claim says that the played card was just drawn."""
    return isinstance(claim, Play) and bool(claim.drawn)


def you_owe_no_cards_or_play_an_answer(case: UnoCase[ClaimThatPlaysOneCard]) -> Finding | None:
    """Refuse a play by a seat that owes cards (it has to draw them first). If the rules allow the card as an
    answer (a card played instead of drawing), return a finding about this rule."""
    debt, answer = case.state.round.debt, effect_as_answer_to_owed_cards(case)
    if answer is not None:
        return finding_holds(answer.article, seat=case.claim.seat, count=not_none(debt).count + answer.owes)
    if debt is None or debt.seat != case.claim.seat:
        return None
    # The refusal has another wording at tables where some cards may be played instead of drawing.
    some = {"answers": True} if case.ruleset.answers else {}
    return finding_breaks(DRAWING_THE_CARDS_OWED, seat=debt.seat, count=debt.count, **some)


def shuffle_if_short(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The event of a shuffle if the draw pile has fewer than `wanted` cards. No event if the draw pile has
    enough cards, or if its size is not known."""
    return pile.shuffle_if_short(round, wanted, shuffle_discards)


def shuffle_discards(round: Round, drawn_before: int = 0) -> PileShuffled:
    """The event of a shuffle of the discards into the draw pile. If the discards are known, the event lists
    the cards that no hand can have any more.

    `drawn_before` is how many cards of the old pile this claim draws before the shuffle. If these are all
    cards of the old pile, the new pile has only discards. The event then also lists the cards of the new
    pile.
    """
    if round.lost_track or round.silent:
        return PileShuffled()
    copies, lying = COPIES_BY_EDITION[round.edition], Counter(round.discards)
    gone = tuple(card for card in copies if lying[card] == copies[card] and card != round.top)
    if round.draw_pile != drawn_before:
        return PileShuffled(gone)
    return PileShuffled(gone, round.discards[:-1], CardCount(drawn_before))


def number_of_drawable_cards(round: Round, wanted: int) -> int:
    """Number of cards that can be drawn, at most `wanted`. If the size of the draw pile is not known, the
    number is `wanted`."""
    drawable = round.drawable_card_count
    return wanted if drawable is None else min(wanted, drawable)


def draw_penalty(round: Round, seat: Seat, count: int, entry: EntryNumber | None = None) -> Events:
    """The events by which a seat draws `count` penalty cards, with a shuffle if needed. If fewer cards are
    available, the seat draws the available cards.

    `entry` is the entry number of the refused claim that costs the cards. `entry` is given only if the
    refused claim may have been a mistake.
    """
    return (
        *shuffle_if_short(round, count),
        PenaltyDrawn(seat, CardCount(number_of_drawable_cards(round, count)), entry),
    )


def cite_short_pile(round: Round, wanted: int) -> tuple[Finding, ...]:
    """Return findings that the draw pile has too few cards for a draw of `wanted` cards.

    First the rest of the draw pile is drawn. Then the discards are shuffled, and the remaining cards are
    drawn. If cards are still missing, the seat does not have to draw them later.
    """
    left = round.draw_pile
    if left is None:
        return ()
    drawable = not_none(round.drawable_card_count)
    rest = min(wanted, drawable) - left
    short = (
        (finding_holds(DRAW_PILE_RUNS_OUT, wanted=wanted, pile=left, rest=rest),)
        if shuffle_if_short(round, wanted)
        else ()
    )
    dry = (
        (finding_holds(NOTHING_LEFT_TO_DRAW, wanted=wanted, drawable=drawable),) if wanted > drawable else ()
    )
    return (*short, *dry)


def findings_and_events_of_owed_draw(
    case: UnoCase[object], count: int | None = None
) -> tuple[tuple[Finding, ...], Events]:
    """The findings and events of a draw of owed cards (cards that a seat has to draw). `count` is the number
    of cards to draw; None means all owed cards. If fewer cards are available, only these are drawn."""
    round = case.state.round
    debt = not_none(round.debt)
    wanted = debt.count if count is None else count
    drawn = DrawDebtPaid(debt.seat, CardCount(number_of_drawable_cards(round, wanted)))
    missed = (TurnMissed(debt.seat),) if round.out is None else ()
    ends = cite_missed_turn_closes_call_window(case)
    closed = tuple(
        CallWindowClosed(moment_of_claim(case), by_missed_turn=True, seat=older)
        for window, older in round.open_call_windows
        if ends and window.seat != debt.seat
    )
    events = (*closed, *shuffle_if_short(round, wanted), drawn, *missed)
    return (*cite_short_pile(round, wanted), *ends), events


def cite_missed_turn_closes_call_window(case: UnoCase[object]) -> tuple[Finding, ...]:
    """Return a finding that another seat's time to call UNO (call window) ends, because a seat draws owed
    cards and misses its turn. No finding at tables without this rule."""
    return _cite_missed_turn_while_a_call_is_due(case.state.round) if case.ruleset.missed_turn_closes else ()


def cite_call_window_left_open(case: UnoCase[object]) -> tuple[Finding, ...]:
    """Return a finding that the time to call UNO (call window) goes on, although a seat draws owed cards and
    misses its turn.

    The claim is the draw of the owed cards, or a claim before which they must have been drawn. No finding if
    the claim ends the time to call for another reason.
    """
    missed = _cite_missed_turn_while_a_call_is_due(case.state_before.round)
    if not missed:
        return ()
    effects = case.ruleset.procedures[case.submission.claim.__class__].effects(case)
    is_drawn = case.state.round.debt is None or any(isinstance(event, DrawDebtPaid) for event in effects)
    left = reduce(case.ruleset.evolve, effects, case.state).round
    is_open = left is not None and left.out is None and left.window == case.state_before.round.window
    return missed if is_drawn and is_open else ()


def _cite_missed_turn_while_a_call_is_due(round: Round) -> tuple[Finding, ...]:
    """Return a finding about the missed turn of the seat that owes cards, if another seat may have to call
    UNO. The finding reveals neither the other seat nor whether that seat called UNO."""
    window, debt = round.window, round.debt
    if window is None or debt is None or window.caught:
        return ()
    has_one = any(held == 1 and seat != debt.seat for seat, held in enumerate(round.hands))
    return (finding_holds(MISSED_TURN, seat=debt.seat),) if has_one else ()
