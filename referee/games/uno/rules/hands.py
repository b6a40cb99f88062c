"""Rules for moves of whole hands: hands are swapped with one seat, passed on, or shuffled and dealt again."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import moment_of_claim
from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import Play, Swap
from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.events import CallWindowClosed, HandsChangedOwners, HandsShuffled, HandSwapDue
from referee.games.uno.model.rulebook import SWAPPING_HANDS
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import OpenCallWindows, OwedSwap
from referee.games.uno.rules.calls import require_uno_call
from referee.games.uno.rules.turn import call_windows_left_open, the_round_is_being_played
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, SeatOrder, row_with_value_at_seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.model.state import AnyMatch
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events


@dataclass(frozen=True)
class CallStateBeforeHandsMove:
    """What is known about calls of UNO after a card is played and before hands move.

    - `to_one`: Whether the played card left one card in the hand of its player.
    - `called`: Whether the player called UNO with the played card.
    - `times_to_catch`: The call windows (times to call UNO) that the play leaves open.
    """

    to_one: bool
    called: bool
    times_to_catch: OpenCallWindows


def must_name_swap_partner(action: CardEffect, match: AnyMatch) -> bool:
    """Whether the player of this card has to say with whom to swap hands. False if the card swaps no hands.

    With two players, the only choice is the other player. So the player has to speak only if the swap may be
    skipped. With more players, the player always has to name the other player.
    """
    return action.hands == "swap" and (len(match.order) > 2 or action.may_be_left_out)


def move_hands(case: UnoCase[Play], action: CardEffect, left: CardCount | None, called: bool) -> Events:
    """The events of a card that moves hands.

    `left` is the number of cards left in the hand after the play; None if the number is not known. `called`
    is True if the player called UNO with the card.
    """
    match, seat = case.state, case.claim.seat
    went_down = CallStateBeforeHandsMove(left == 1, called, call_windows_left_open(case))
    held = row_with_value_at_seat(match.round.hands, seat, left)
    direction = -match.round.direction if action.turns else match.round.direction
    match action.hands:
        case "swap" if must_name_swap_partner(action, match):
            return (HandSwapDue(OwedSwap(seat, action.may_be_left_out, called)),)
        case "swap":
            other = seat_clockwise(match.order, seat, 1)
            hand_of = {seat: other, other: seat}
        case "pass":
            hand_of = {one: seat_clockwise(match.order, one, -direction) for one in match.order}
        case _:
            shuffled = HandsShuffled(hand_sizes_after_redeal(match.order, seat, held))
            return (
                shuffled,
                *_update_call_windows_after_hands_move(case, match.order, shuffled.hands, went_down),
            )
    return _exchange_hands_and_update_calls(case, hand_of, held, went_down)


def hand_sizes_after_redeal(
    order: SeatOrder, seat: Seat, held: tuple[CardCount | None, ...]
) -> tuple[CardCount | None, ...]:
    """The hand sizes after all hands are shuffled and dealt again, one size for each seat number. The deal
    begins with the seat to the left of `seat`.

    If the size of one hand was unknown before the shuffle, all sizes are unknown (None).
    """
    playing = [size for one in order if (size := held[one]) is not None]
    if len(playing) < len(order):
        return tuple(None if Seat(number) in order else held[number] for number in range(len(held)))
    each, over = divmod(sum(playing), len(order))
    sizes = {
        seat_clockwise(order, seat, place + 1): CardCount(each + (place < over))
        for place in range(len(order))
    }
    return tuple(sizes.get(Seat(number), CardCount(0)) for number in range(len(held)))


def a_swap_is_owed(case: UnoCase[object]) -> Finding | None:
    """Refuse a swap if no seat has to swap hands."""
    return finding_breaks(SWAPPING_HANDS, owed=False) if case.state.round.swap is None else None


def you_owe_the_swap(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Refuse a swap by a seat that does not have to swap hands."""
    owing = not_none(case.state.round.swap).seat
    return finding_breaks(SWAPPING_HANDS, owing=owing) if owing != case.claim.seat else None


def the_swap_is_with_another_seat(case: UnoCase[Swap]) -> Finding | None:
    """Refuse a swap of a seat with itself, or with a seat that does not play. If the swap is allowed, return
    a finding with the sizes of both hands."""
    seat, other = case.claim.seat, case.claim.with_
    if seat == other:
        return finding_breaks(SWAPPING_HANDS, oneself=seat)
    if other not in case.state.order:
        return finding_breaks(SWAPPING_HANDS, gone=[other])
    hands = case.state.round.hands
    return finding_holds(SWAPPING_HANDS, seat=seat, other=other, cards=hands[other], others=hands[seat])


def swap_hands(case: UnoCase[Swap]) -> Events:
    """The events of a swap, including the call windows (times to call UNO) that the swap opens or closes."""
    seat, other, round = case.claim.seat, case.claim.with_, case.state.round
    went_down = CallStateBeforeHandsMove(
        round.hands[seat] == 1, not_none(round.swap).called, round.open_call_windows
    )
    return _exchange_hands_and_update_calls(case, {seat: other, other: seat}, round.hands, went_down)


def _exchange_hands_and_update_calls(
    case: UnoCase[ClaimOfSeat],
    hand_of: Mapping[Seat, Seat],
    held: tuple[CardCount | None, ...],
    went_down: CallStateBeforeHandsMove,
) -> Events:
    hands = tuple(held[hand_of.get(Seat(number), number)] for number in range(len(held)))
    moved = HandsChangedOwners(hand_of)
    return (moved, *_update_call_windows_after_hands_move(case, tuple(hand_of), hands, went_down))


def _update_call_windows_after_hands_move(
    case: UnoCase[ClaimOfSeat],
    given: SeatOrder,
    hands: tuple[CardCount | None, ...],
    went_down: CallStateBeforeHandsMove,
) -> Events:
    """The events that close and open call windows (times to call UNO) after hands have moved. The windows of
    moved hands close. A window opens for the seat that has to call UNO now."""
    seat, due = case.claim.seat, _seat_that_must_call_after_hands_move(case, given, hands, went_down)
    times = went_down.times_to_catch
    is_due_already = due == seat and any(window.seat == seat for window, _ in times)
    # These call windows were for hands that now belong to other seats.
    closes = tuple(
        CallWindowClosed(moment_of_claim(case), seat=older)
        for window, older in times
        if window.seat in given and not (is_due_already and window.seat == seat)
    )
    if due is None or is_due_already:
        return closes
    return (*closes, *require_uno_call(case, due, due == seat and went_down.called))


def _seat_that_must_call_after_hands_move(
    case: UnoCase[ClaimOfSeat],
    given: SeatOrder,
    hands: tuple[CardCount | None, ...],
    went_down: CallStateBeforeHandsMove,
) -> Seat | None:
    """The seat that has to call UNO after hands have moved; None if there is no such seat.

    Usually this is the player who has just played down to one card, if that player's new hand also has one
    card. At some tables, a seat that receives a hand of one card has to call. The result is then the first
    such seat after the player, in the direction of play.
    """
    seat, order = case.claim.seat, case.state.order
    if not case.ruleset.call_on_receiving:
        return seat if went_down.to_one and hands[seat] == 1 else None
    around = (
        seat_clockwise(order, seat, case.state.round.direction * step) for step in range(1, len(order) + 1)
    )
    return next((one for one in around if one in given and hands[one] == 1), None)


SWAP_PROCEDURE: ClaimProcedure[UnoCase[Swap]] = ClaimProcedure(
    SWAPPING_HANDS,
    needs=(the_round_is_being_played, a_swap_is_owed),
    checks=(you_owe_the_swap, the_swap_is_with_another_seat),
    effects=swap_hands,
)
