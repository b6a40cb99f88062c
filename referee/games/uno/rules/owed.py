"""Owed cards, and the draw pile, which can run short or dry."""

from collections import Counter
from functools import reduce
from typing import Protocol

from referee.games.shared import pile
from referee.games.shared.call_window import claim_time
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play
from referee.games.uno.model.deck import EDITIONS, Action
from referee.games.uno.model.events import CallWindowClosed, DebtDrawn, PenaltyDrawn, PileShuffled, TurnMissed
from referee.games.uno.model.rulebook import MISSED_TURN, OWED, PILE_DRY, PILE_SHORT
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Round
from referee.kit.cards import Card
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events


class CardPlay(ClaimOfSeat, Protocol):
    """A claim that plays a card which has to fit."""

    @property
    def card(self) -> Card: ...


def answer_to_debt(case: UnoCase[CardPlay]) -> Action | None:
    """The effect of the card as an answer to the open debt; None if it is no answer.

    A drawn card is no answer, and after a lost challenge there is none.
    """
    round = case.state.round
    if round.debt is None or round.debt.lost_challenge or was_drawn(case.claim):
        return None
    return case.ruleset.answers.get((round.top.face, case.claim.card.face))


def was_drawn(claim: object) -> bool:
    """Whether the claim says that it plays the card just drawn."""
    return isinstance(claim, Play) and bool(claim.drawn)


def nothing_is_owed(case: UnoCase[CardPlay]) -> Finding | None:
    """Refuses a card by a seat that owes cards. Cites the article of an answer to the debt."""
    debt, answer = case.state.round.debt, answer_to_debt(case)
    if answer is not None:
        return holds(answer.article, seat=case.claim.seat, count=known(debt).count + answer.owes)
    if debt is None or debt.seat != case.claim.seat:
        return None
    # The sentence is another one at tables where some cards are answers.
    some = {"answers": True} if case.ruleset.answers else {}
    return breaks(OWED, seat=debt.seat, count=debt.count, **some)


def shuffle_if_short(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The event of the shuffle that is needed to draw `wanted` cards; none if the pile has enough."""
    return pile.shuffle_if_short(round, wanted, shuffle_discards)


def shuffle_discards(round: Round, drawn_before: int = 0) -> PileShuffled:
    """The event of a shuffle of the discards, with the cards that nobody can hold any more.

    It lists the cards of the new pile if the old pile has only the `drawn_before` cards that this claim draws
    first.
    """
    if round.lost_track or round.silent:
        return PileShuffled()
    copies, lying = EDITIONS[round.edition], Counter(round.discards)
    gone = tuple(card for card in copies if lying[card] == copies[card] and card != round.top)
    if round.draw_pile != drawn_before:
        return PileShuffled(gone)
    return PileShuffled(gone, round.discards[:-1], Count(drawn_before))


def available_cards(round: Round, wanted: int) -> int:
    """The number of cards that can be drawn, at most `wanted`."""
    drawable = round.drawable
    return wanted if drawable is None else min(wanted, drawable)


def draw_penalty(round: Round, seat: Seat, count: int, entry: EntryNumber | None = None) -> Events:
    """The events by which a seat draws penalty cards, as many as there are, with a shuffle if needed. `entry`
    is the refused claim that costs them, if it may have been a mistake."""
    return (*shuffle_if_short(round, count), PenaltyDrawn(seat, Count(available_cards(round, count)), entry))


def cite_short_pile(round: Round, wanted: int) -> tuple[Finding, ...]:
    """Cites that the pile runs short or dry if `wanted` cards are drawn.

    The cards of the pile are drawn first, then the discards are shuffled and the rest is drawn. Cards that
    neither has are no longer owed.
    """
    left = round.draw_pile
    if left is None:
        return ()
    drawable = known(round.drawable)
    rest = min(wanted, drawable) - left
    short = (
        (holds(PILE_SHORT, wanted=wanted, pile=left, rest=rest),) if shuffle_if_short(round, wanted) else ()
    )
    dry = (holds(PILE_DRY, wanted=wanted, drawable=drawable),) if wanted > drawable else ()
    return (*short, *dry)


def draw_debt(case: UnoCase[object], count: int | None = None) -> tuple[tuple[Finding, ...], Events]:
    """The findings and events by which the debt is drawn: `count` cards, or all that are owed, as far as
    there are any."""
    round = case.state.round
    debt = known(round.debt)
    wanted = debt.count if count is None else count
    drawn = DebtDrawn(debt.seat, Count(available_cards(round, wanted)))
    missed = (TurnMissed(debt.seat),) if round.out is None else ()
    ends = cite_end_of_catching(case)
    closed = tuple(
        CallWindowClosed(claim_time(case), by_missed_turn=True, seat=older)
        for window, older in round.times_to_catch
        if ends and window.seat != debt.seat
    )
    events = (*closed, *shuffle_if_short(round, wanted), drawn, *missed)
    return (*cite_short_pile(round, wanted), *ends), events


def cite_end_of_catching(case: UnoCase[object]) -> tuple[Finding, ...]:
    """Cites that drawing a debt closes the call window, if the table plays so."""
    return _cite_missed_turn(case.state.round) if case.ruleset.missed_turn_closes else ()


def cite_open_catching(case: UnoCase[object]) -> tuple[Finding, ...]:
    """Cites that drawing a debt leaves the call window open, unless this claim closes it otherwise.

    The debt is drawn by this claim, or implied by it.
    """
    missed = _cite_missed_turn(case.state_before.round)
    if not missed:
        return ()
    effects = case.ruleset.procedures[case.submission.claim.__class__].effects(case)
    is_drawn = case.state.round.debt is None or any(isinstance(event, DebtDrawn) for event in effects)
    left = reduce(case.ruleset.evolve, effects, case.state).round
    is_open = left is not None and left.out is None and left.window == case.state_before.round.window
    return missed if is_drawn and is_open else ()


def _cite_missed_turn(round: Round) -> tuple[Finding, ...]:
    """Cites the missed turn of a seat that owes cards while the call window of another seat is open. It does
    not reveal which seat that is, or whether it called."""
    window, debt = round.window, round.debt
    if window is None or debt is None or window.caught:
        return ()
    has_one = any(held == 1 and seat != debt.seat for seat, held in enumerate(round.hands))
    return (holds(MISSED_TURN, seat=debt.seat),) if has_one else ()
