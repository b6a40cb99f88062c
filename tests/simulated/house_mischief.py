"""Claims that are unlawful only because of what people agreed on: house rules, other readings of the sheet.

The limits of `mischief.py` hold here too.
"""

from random import Random

from tests.simulated import rules
from tests.simulated.agreed import Agreed
from tests.simulated.mischief import (
    Wrong,
    a_copy_too_many,
    challenge_of_nothing,
    challenge_of_the_last_card,
    drawn_from_elsewhere,
    may_be_accused,
    play_claim,
    show_unasked,
    shown_safely,
)
from tests.simulated.truth import Round


def _on_turn(round_: Round) -> int | None:
    """The seat on turn where nothing at all is open."""
    is_free = round_.out is None and not round_.blocked() and not round_.debt and not round_.drawn
    return round_.turn if is_free else None


def _fitting(round_: Round, seat: int) -> list[str]:
    return [card for card in round_.hands[seat] if round_.fits(card)]


# ---- drawing -----------------------------------------------------------------------------------------------


def keep_too_soon(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.6: drawing goes on until a card fits, and that one is laid."""
    if _on_turn(round_) is None or round_.available() < 2:
        return None
    claim = {"claim": "uno.draw", "seat": round_.turn, "keep": True}
    return claim, "house-rules.md 3.6: the card that fits is laid, not kept"


# ---- calls and challenges ----------------------------------------------------------------------------------


def call_where_none(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.8: at this table nobody calls."""
    if round_.out is not None or round_.blocked():
        return None
    return {"claim": "uno.call", "seat": rng.choice(round_.order)}, "house-rules.md 3.8: no calls here"


def catch_where_none(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.8: at this table nobody is caught."""
    if round_.out is not None or round_.blocked():
        return None
    caught = rng.choice(round_.order)
    claim = {"claim": "uno.catch", "caught": caught, "seat": rng.choice(round_.others(caught))}
    return claim, "house-rules.md 3.8: nobody is caught here"


def call_too_early(round_: Round, rng: Random) -> Wrong:
    """Row 37, disputes.md 33: said before the card, where one card is the condition."""
    seat = _on_turn(round_)
    if seat is None or len(round_.hands[seat]) != 2 or _is_entangled(round_, seat):
        return None
    return {"claim": "uno.call", "seat": seat}, "uno.md 37: two cards, where one is the condition"


def call_with_many(round_: Round, rng: Random) -> Wrong:
    """Row 43, disputes.md 40: with three or more cards, where people fine that."""
    if round_.out is not None or round_.blocked():
        return None
    many = [seat for seat in round_.order if len(round_.hands[seat]) > 2]
    seats = [seat for seat in many if not _is_entangled(round_, seat) and not _may_lay_several(round_, seat)]
    if not seats:
        return None
    return {"claim": "uno.call", "seat": rng.choice(seats)}, "uno.md 43: a call with many cards"


def _may_lay_several(round_: Round, seat: int) -> bool:
    """house-rules.md 3.13: equal cards may leave one of more than two, so that call is only early."""
    return round_.agreed.has("equal-cards") and seat in (round_.turn, *round_.open_to())


def _is_entangled(round_: Round, seat: int) -> bool:
    """A fine here would touch something on which the texts are silent."""
    owes = round_.debt is not None and round_.debt.seat == seat
    open_calls = seat == round_.window or seat in round_.unclear | round_.caught
    return owes or open_calls or may_be_accused(round_, seat) or bool(round_.late) or bool(round_.owes_swap)


# ---- hands that change owners ------------------------------------------------------------------------------


def swap_not_owed(round_: Round, rng: Random) -> Wrong:
    if round_.out is not None or round_.owes_swap or round_.challenged or round_.owes_color is not None:
        return None
    seat = rng.choice(round_.order)
    return _swap(seat, rng.choice(round_.others(seat)), "house-rules.md 3.5: no swap is owed")


def swap_by_another(round_: Round, rng: Random) -> Wrong:
    if not round_.owes_swap:
        return None
    seat = rng.choice(round_.others(round_.owes_swap.seat))
    return _swap(seat, round_.owes_swap.seat, "house-rules.md 3.5: who laid the card swaps")


def swap_with_oneself(round_: Round, rng: Random) -> Wrong:
    if not round_.owes_swap:
        return None
    seat = round_.owes_swap.seat
    return _swap(seat, seat, "house-rules.md 3.5: another hand is taken")


def _swap(seat: int, other: int, because: str) -> Wrong:
    return {"claim": "uno.swap", "seat": seat, "with": other}, because


def play_before_swap(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.5: the swap comes first."""
    if not round_.swap_is_due():
        return None
    seats = [seat for seat in round_.order if shown_safely(round_, seat)]
    if not seats:
        return None
    seat = rng.choice(seats)
    claim = play_claim(rng, seat, rng.choice(shown_safely(round_, seat)))
    return claim, "house-rules.md 3.5: the swap comes first"


def draw_before_swap(round_: Round, rng: Random) -> Wrong:
    if not round_.swap_is_due():
        return None
    claim = {"claim": "uno.draw", "seat": rng.choice(round_.order)}
    return claim, "house-rules.md 3.5: the swap comes first"


# ---- the last card, equal cards, color crazy ---------------------------------------------------------------


def finish_with_an_action(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.13: the last card has to be a number."""
    for seat in round_.open_to():
        for card in shown_safely(round_, seat):
            if round_.fits(card) and not round_.may_be_last(seat, card):
                return play_claim(rng, seat, card), "house-rules.md 3.13: the last card has to be a number"
    return None


def equal_but_different(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.13: several at once are of one number."""
    if (seat := _on_turn(round_)) is None or _says_too_much(round_):
        return None
    fitting = [card for card in _fitting(round_, seat) if rules.is_number(card)]
    others = [card for card in round_.hands[seat] if rules.is_number(card)]
    pairs = [(a, b) for a in fitting for b in others if rules.face_of(a) != rules.face_of(b)]
    return _equal(seat, rng.choice(pairs), "house-rules.md 3.13: two numbers, not one") if pairs else None


def equal_but_not_fitting(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.13: the first of several has to fit."""
    if (seat := _on_turn(round_)) is None or _says_too_much(round_):
        return None
    wrong = [card for card in round_.hands[seat] if rules.is_number(card) and not round_.fits(card)]
    pairs = [(a, b) for a in wrong for b in wrong if a != b and rules.face_of(a) == rules.face_of(b)]
    return _equal(seat, rng.choice(pairs), "uno.md 15: the first one does not match") if pairs else None


def equal_out_of_turn(round_: Round, rng: Random) -> Wrong:
    """Row 59. Whether several may jump in together is nowhere said."""
    if (turn := _on_turn(round_)) is None or _says_too_much(round_) or round_.agreed.has("jump-in"):
        return None
    seat = rng.choice(round_.others(turn))
    faces: dict[str, list[str]] = {}
    for card in filter(rules.is_number, round_.hands[seat]):
        faces.setdefault(rules.face_of(card), []).append(card)
    several = [cards for cards in faces.values() if len(cards) > 1]
    return _equal(seat, rng.choice(several), "uno.md 59: play out of turn") if several else None


def _equal(seat: int, cards, because: str) -> Wrong:
    return {"claim": "uno.play_equal", "seat": seat, "cards": list(cards)}, because


def _says_too_much(round_: Round) -> bool:
    """Whether several refused cards are fined, or bind a seat that must lay, is nowhere said."""
    return bool(round_.agreed.fine("illegal-play")) or round_.agreed.must_lay or bool(round_.late)


def crazy_for_nothing(round_: Round, rng: Random) -> Wrong:
    """house-rules.md 3.9: no run of sixes and nines just now."""
    if (turn := _on_turn(round_)) is None or round_.crazy or _says_too_much(round_):
        return None
    seat = rng.choice(round_.others(turn))
    colored = [card for card in round_.hands[seat] if not rules.is_wild(card)]
    if not colored:
        return None
    claim = {"claim": "uno.color_crazy", "seat": seat, "cards": [rng.choice(colored)]}
    return claim, "house-rules.md 3.9: the color is thrown off only after the run"


def crazy_in_another_color(round_: Round, rng: Random) -> Wrong:
    if not round_.crazy or _says_too_much(round_):
        return None
    seat = round_.after(round_.crazy.trigger)
    wrong = [card for card in round_.hands[seat] if rules.color_of(card) != round_.crazy.color]
    if not wrong or len(round_.hands[seat]) < 2:
        return None
    claim = {"claim": "uno.color_crazy", "seat": seat, "cards": [rng.choice(wrong)]}
    return claim, "house-rules.md 3.9: another color"


def kinds(agreed: Agreed, calls: bool) -> tuple:
    """The kinds that this table's rules give rise to."""
    swaps = (swap_not_owed, swap_by_another, swap_with_oneself, play_before_swap, draw_before_swap)
    equal = (equal_but_different, equal_but_not_fitting, equal_out_of_turn)
    moves = agreed.has("seven-zero") or agreed["deck"] == "112-swap"
    return (
        (keep_too_soon,) * (agreed.has("draw-until") and not agreed.says("draw-until", "keep"))
        + (call_where_none, catch_where_none) * (not agreed.calls)
        + (call_too_early,) * (agreed["call-from"] == "one-card" and calls)
        + (call_with_many,) * (bool(agreed.fine("false-call")) and calls)
        + (challenge_of_nothing, show_unasked) * (not agreed.challenges)
        + (challenge_of_the_last_card,) * (agreed["challenge-last-card"] == "refused" and agreed.challenges)
        + swaps * moves
        + (finish_with_an_action,) * agreed.has("no-action-finish")
        + equal * agreed.has("equal-cards")
        + (crazy_for_nothing, crazy_in_another_color) * agreed.has("sixty-nine")
    )


PROVED = (drawn_from_elsewhere.__name__, a_copy_too_many.__name__)
"""What only the cards on the table speak against, and perhaps something told earlier is wrong: no fine."""


def fine(round_: Round, kind: str, claim: dict) -> tuple[int, int]:
    """Who draws how many for this refused claim: rows 43 and 57, where people agreed on a fine."""
    agreed, tag = round_.agreed, claim["claim"]
    if tag == "uno.play" and kind not in PROVED:
        return claim["seat"], agreed.fine("illegal-play")
    if tag == "uno.call":
        return claim["seat"], agreed.fine("false-call")
    if tag == "uno.catch":
        # Who is right and too late is not wrong, nor who sees a single card that came with another hand.
        caught = claim["caught"]
        has_a_new_one = len(round_.hands[caught]) == 1 and caught in round_.handed
        costs = caught not in round_.forgot and not has_a_new_one
        return claim["seat"], agreed.fine("false-accusation") if costs else 0
    return 0, 0
