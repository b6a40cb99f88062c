"""Whole hands that move: swapped with one seat, passed on, or shuffled and dealt again."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import claim_time
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play, Swap
from referee.games.uno.model.deck import Action
from referee.games.uno.model.events import CallWindowClosed, HandsMoved, HandsShuffled, SwapOwed
from referee.games.uno.model.rulebook import SWAP
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import OwedSwap, TimesToCatch
from referee.games.uno.rules.calls import require_call
from referee.games.uno.rules.turn import the_round_is_being_played, windows_left_open
from referee.kit.quantities import Count
from referee.kit.seats import Order, Seat, row_with, seat_clockwise
from referee.kit.values import known
from referee.match.model.state import AnyMatch
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure


@dataclass(frozen=True)
class CallsBeforeMove:
    """The calls before hands move.

    - `to_one`: Whether the card left its player one card.
    - `called`: Whether UNO was called with it.
    - `times_to_catch`: The call windows that stay open.
    """

    to_one: bool
    called: bool
    times_to_catch: TimesToCatch


def somebody_is_named(action: Action, match: AnyMatch) -> bool:
    """Whether the player names the other seat of a swap. With two players no name is needed, unless the swap
    may be left out."""
    return action.hands == "swap" and (len(match.order) > 2 or action.may_be_left_out)


def move_hands(case: UnoCase[Play], action: Action, left: Count | None, called: bool) -> Events:
    """The events of a card that moves hands, after it is played and leaves `left` cards in the hand (None if
    that is not known). `called`: whether UNO was called with it."""
    match, seat = case.state, case.claim.seat
    went_down = CallsBeforeMove(left == 1, called, windows_left_open(case))
    held = row_with(match.round.hands, seat, left)
    direction = -match.round.direction if action.turns else match.round.direction
    match action.hands:
        case "swap" if somebody_is_named(action, match):
            return (SwapOwed(OwedSwap(seat, action.may_be_left_out, called)),)
        case "swap":
            other = seat_clockwise(match.order, seat, 1)
            hand_of = {seat: other, other: seat}
        case "pass":
            hand_of = {one: seat_clockwise(match.order, one, -direction) for one in match.order}
        case _:
            shuffled = HandsShuffled(sizes_dealt_again(match.order, seat, held))
            return (shuffled, *_call_events(case, match.order, shuffled.hands, went_down))
    return _exchange(case, hand_of, held, went_down)


def sizes_dealt_again(order: Order, seat: Seat, held: tuple[Count | None, ...]) -> tuple[Count | None, ...]:
    """The hand sizes by seat number after all cards are dealt again, clockwise from the seat's left. They are
    unknown (None) if a hand was."""
    playing = [size for one in order if (size := held[one]) is not None]
    if len(playing) < len(order):
        return tuple(None if Seat(number) in order else held[number] for number in range(len(held)))
    each, over = divmod(sum(playing), len(order))
    sizes = {
        seat_clockwise(order, seat, place + 1): Count(each + (place < over)) for place in range(len(order))
    }
    return tuple(sizes.get(Seat(number), Count(0)) for number in range(len(held)))


def a_swap_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuses a swap if no seat owes one."""
    return breaks(SWAP, owed=False) if case.state.round.swap is None else None


def you_owe_the_swap(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuses a swap by a seat that does not owe it."""
    owing = known(case.state.round.swap).seat
    return breaks(SWAP, owing=owing) if owing != case.claim.seat else None


def it_is_with_somebody_else(case: UnoCase[Swap]) -> Finding | None:
    """Refuses a swap with oneself or with a seat that does not play. Cites the swap with the sizes of both
    hands."""
    seat, other = case.claim.seat, case.claim.with_
    if seat == other:
        return breaks(SWAP, oneself=seat)
    if other not in case.state.order:
        return breaks(SWAP, gone=[other])
    hands = case.state.round.hands
    return holds(SWAP, seat=seat, other=other, cards=hands[other], others=hands[seat])


def swap_hands(case: UnoCase[Swap]) -> Events:
    """The events of the swap, and of the calls that it makes due."""
    seat, other, round = case.claim.seat, case.claim.with_, case.state.round
    went_down = CallsBeforeMove(round.hands[seat] == 1, known(round.swap).called, round.times_to_catch)
    return _exchange(case, {seat: other, other: seat}, round.hands, went_down)


def _exchange(
    case: UnoCase[ClaimOfSeat],
    hand_of: Mapping[Seat, Seat],
    held: tuple[Count | None, ...],
    went_down: CallsBeforeMove,
) -> Events:
    hands = tuple(held[hand_of.get(Seat(number), number)] for number in range(len(held)))
    moved = HandsMoved(hand_of)
    return (moved, *_call_events(case, tuple(hand_of), hands, went_down))


def _call_events(
    case: UnoCase[ClaimOfSeat], given: Order, hands: tuple[Count | None, ...], went_down: CallsBeforeMove
) -> Events:
    """The events of the call windows after hands have moved: those of moved hands close, and one opens for
    the seat that owes a call now."""
    seat, due = case.claim.seat, _seat_that_owes_call(case, given, hands, went_down)
    times = went_down.times_to_catch
    is_due_already = due == seat and any(window.seat == seat for window, _ in times)
    # These windows were for hands that now belong to other seats.
    closes = tuple(
        CallWindowClosed(claim_time(case), seat=older)
        for window, older in times
        if window.seat in given and not (is_due_already and window.seat == seat)
    )
    if due is None or is_due_already:
        return closes
    return (*closes, *require_call(case, due, due == seat and went_down.called))


def _seat_that_owes_call(
    case: UnoCase[ClaimOfSeat], given: Order, hands: tuple[Count | None, ...], went_down: CallsBeforeMove
) -> Seat | None:
    """The player who went down to one card, if the new hand has one, too; or, at tables where a received card
    has to be called, the next seat that was given a hand of one card. None if there is no such seat."""
    seat, order = case.claim.seat, case.state.order
    if not case.ruleset.call_on_receiving:
        return seat if went_down.to_one and hands[seat] == 1 else None
    around = (
        seat_clockwise(order, seat, case.state.round.direction * step) for step in range(1, len(order) + 1)
    )
    return next((one for one in around if one in given and hands[one] == 1), None)


SWAP_PROCEDURE: Procedure[UnoCase[Swap]] = Procedure(
    SWAP,
    needs=(the_round_is_being_played, a_swap_is_owed),
    checks=(you_owe_the_swap, it_is_with_somebody_else),
    effects=swap_hands,
)
