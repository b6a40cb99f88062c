"""Hands that change owners: house-rules.md 3.5 (seven-zero), uno.md 1, 67 (special wild cards)."""

from dataclasses import dataclass

from tests.simulated import rules
from tests.simulated.knowledge import Knowledge


@dataclass(frozen=True)
class Owed:
    """A swap still to be made by the seat that laid the card."""

    seat: int
    card: str
    said: bool
    optional: bool


def changes(round_, card: str) -> bool:
    """Whether this card moves hands, or will."""
    return card in (rules.SHUFFLE_HANDS, rules.SWAP_HANDS) or (
        round_.agreed.has("seven-zero") and rules.face_of(card) in ("7", "0")
    )


def follow(round_, seat: int, card: str, said: bool) -> None:
    """What a card that is not the last one does to the hands, and who may be caught then."""
    if not changes(round_, card):
        if len(round_.hands[seat]) == 1:
            _down_to_one(round_, seat, said)
    elif card == rules.SHUFFLE_HANDS:
        _shuffle(round_, seat)
        _settle(round_, seat, card, said, round_.order)
    elif rules.face_of(card) == "0":
        _pass_round(round_)
        _settle(round_, seat, card, said, round_.order)
    else:
        _owe_swap(round_, Owed(seat, card, said, _is_optional(round_, card)))


def _is_optional(round_, card: str) -> bool:
    return card != rules.SWAP_HANDS and round_.agreed.seven_may_keep


def _owe_swap(round_, owed: Owed) -> None:
    """house-rules.md 3.5: two players swap without a word; until then a lapse is left alone."""
    round_.owes_swap = owed
    if len(round_.order) == 2:
        swap(round_, *round_.others(owed.seat))
    elif len(round_.hands[owed.seat]) == 1:
        round_.unclear.add(owed.seat)


def swap(round_, other: int) -> None:
    """The owed swap, with this seat."""
    owed, round_.owes_swap = round_.owes_swap, None
    round_.unclear.discard(owed.seat)
    _exchange(round_, {owed.seat: other, other: owed.seat})
    _settle(round_, owed.seat, owed.card, owed.said, [owed.seat, other])
    round_.knock_out()


def _pass_round(round_) -> None:
    """house-rules.md 3.5: every hand goes one seat on in the direction of play."""
    _exchange(round_, {round_.after(seat): seat for seat in round_.order})


def _exchange(round_, giver: dict[int, int]) -> None:
    """Each seat gets the hand of its giver, and what is known of it."""
    hands, knows = list(round_.hands), list(round_.knows)
    for seat, other in giver.items():
        round_.hands[seat], round_.knows[seat] = hands[other], knows[other]
    round_.handed.update(giver)
    _keep_fines(round_)


def _shuffle(round_, seat: int) -> None:
    """Row 67: all hands together, dealt from the left of the card's player, clockwise in any direction."""
    cards = [card for each in round_.order for card in round_.hands[each]]
    round_.rng.shuffle(cards)
    start = round_.order.index(seat) + 1
    clockwise = round_.order[start:] + round_.order[:start]
    for place, each in enumerate(clockwise):
        round_.hands[each] = cards[place :: len(clockwise)]
        round_.knows[each] = Knowledge()
    round_.handed.update(clockwise)
    _keep_fines(round_)


def _keep_fines(round_) -> None:
    """entries.md 6.9: once hands have moved, no fine for a wrong card goes back."""
    round_.fined, round_.uncertain = [], []


def _settle(round_, seat: int, card: str, said: bool, changed: list[int]) -> None:
    """house-rules.md 3.5: who went down to one is caught if the new hand has one card, or by `must_call`."""
    round_.forgot.difference_update(changed)
    if round_.window in changed:
        round_.blur()
    if round_.left_after_card == 1 and not said:
        round_.ever_forgot.add(seat)
    if round_.agreed.says("seven-zero", "must_call") and card not in rules.SPECIAL_WILDS:
        _all_must_call(round_, seat, said, changed)
    elif round_.left_after_card == len(round_.hands[seat]) == 1:
        _down_to_one(round_, seat, said)


def _down_to_one(round_, seat: int, said: bool) -> None:
    """uno.md 37 and 38: the card was the last but one, and the seat has said it or not."""
    if said:
        round_.handed.discard(seat)
    else:
        round_.lapse(seat)


def _all_must_call(round_, seat: int, said: bool, changed: list[int]) -> None:
    """house-rules.md 3.5: of several who hold one card, the first after the player owes the call."""
    around = [round_.after(seat, steps) for steps in range(1, len(round_.order) + 1)]
    holders = [each for each in around if len(round_.hands[each]) == 1]
    if not set(holders) <= set(changed):
        round_.leave_alone(holders)
        round_.blur()
    elif holders and holders[0] != seat:
        round_.lapse(holders[0])
        round_.leave_alone({seat} & set(holders))
    elif holders and (said or round_.called_before_drawing == seat):
        round_.leave_alone([seat])
        round_.handed.discard(seat)
    elif holders:
        round_.lapse(seat)
