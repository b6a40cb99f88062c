"""Claims that are visibly unlawful: what a hasty or cunning table tells the referee.

Each function looks at the round and returns a claim with its reason, or None where it cannot arise just now.
They keep to three limits. A card named is really in that hand or can be in none (possession is invisible, and
a refused card becomes public, so a lie would mislead later deductions). A seat accused or to be accused of a
Wild Draw Four shows no cards. And nothing is claimed whose refusal docs/rules leaves open.
"""

from collections import Counter
from random import Random

from tests.simulated import answers, jumps, rules
from tests.simulated.scoring import counting
from tests.simulated.truth import Round

Wrong = tuple[dict, str] | None
Named = tuple[str, dict, str]


def _play(round_: Round, rng: Random, seats: list[int], because: str) -> Wrong:
    """A play of a card really held by one of these seats."""
    safe = [seat for seat in seats if shown_safely(round_, seat)]
    if not safe:
        return None
    seat = rng.choice(safe)
    return play_claim(rng, seat, rng.choice(shown_safely(round_, seat))), because


def shown_safely(round_: Round, seat: int) -> list[str]:
    """Cards whose play is refused beyond doubt and whose sight forces nobody to anything later."""
    if may_be_accused(round_, seat) or _is_left_alone(round_, seat):
        return []
    return [card for card in round_.hands[seat] if _is_safe(round_, seat, card)]


def _is_left_alone(round_: Round, seat: int) -> bool:
    """A fine for a seat that may be caught, and cards that may still go back, are nowhere spoken of."""
    is_open = seat in (round_.window, round_.said_early) or seat in round_.unclear
    fined = round_.agreed.fine("illegal-play") and is_open
    return bool(fined or (round_.late and round_.late[0].seat == seat))


def _is_safe(round_: Round, seat: int, card: str) -> bool:
    """No lawful answer to a debt, no jump-in, and nothing that later binds a seat which must lay."""
    is_out = round_.out is not None
    if not is_out and not round_.blocked() and seat not in round_.open_to():
        answering = round_.debt is not None and round_.debt.seat == seat
        lawful = answers.answers if answering else jumps.may_jump
        if lawful(round_, seat, card) is not False:
            return False
    return not (round_.agreed.must_lay and _would_bind(round_, card))


def _would_bind(round_: Round, card: str) -> bool:
    """Cards that people here do not always lay although they fit."""
    agreed, face = round_.agreed, rules.face_of(card)
    return (
        card == rules.WILD_DRAW_FOUR
        or (agreed.has("named-color") and rules.is_wild(card))
        or (agreed.has("sixty-nine") and face in jumps.PAIR)
        or (agreed.seven_may_keep and face == "7")
    )


def play_claim(rng: Random, seat: int, card: str) -> dict:
    color = {"color": rng.choice(rules.COLORS)} if rules.is_wild(card) else {}
    return {"claim": "uno.play", "seat": seat, "card": card, **color}


def _draw(seat: int, because: str, **more) -> Wrong:
    return {"claim": "uno.draw", "seat": seat, **more}, because


def may_be_accused(round_: Round, seat: int) -> bool:
    late = round_.late is not None and round_.late[0].accused == seat
    told = round_.word is not None and round_.word.debt.accused == seat
    return late or told or (round_.debt is not None and round_.debt.accused == seat)


def _on_turn_and_free(round_: Round) -> bool:
    """The seat on turn has neither drawn nor anything to draw."""
    return round_.turn in round_.open_to() and round_.drawn is None


def _debt_is_due(round_: Round) -> bool:
    return round_.debt is not None and not round_.blocked()


# ---- plays and draws ---------------------------------------------------------------------------------------


def not_matching(round_: Round, rng: Random) -> Wrong:
    """Rows 15, 16 and 57: neither color nor number nor symbol. After a draw only the drawn card is shown."""
    wrong = [
        (seat, card)
        for seat in round_.open_to()
        if not may_be_accused(round_, seat)
        for card in ([round_.drawn] if round_.drawn and seat == round_.turn else round_.hands[seat])
        if not round_.fits(card) and card in shown_safely(round_, seat)
    ]
    if not wrong:
        return None
    return play_claim(rng, *rng.choice(wrong)), "uno.md 15: the card does not match"


def play_out_of_turn(round_: Round, rng: Random) -> Wrong:
    """Row 59: a seat neither on turn nor made so by closing what is open."""
    return _play(round_, rng, _bystanders(round_), "uno.md 59: play out of turn")


def draw_out_of_turn(round_: Round, rng: Random) -> Wrong:
    """Row 59, for a draw."""
    bystanders = _bystanders(round_)
    return _draw(rng.choice(bystanders), "uno.md 59: draw out of turn") if bystanders else None


def _bystanders(round_: Round) -> list[int]:
    can_act = round_.open_to()
    return [seat for seat in round_.others(round_.turn) if can_act and seat not in can_act]


def _draws_until_it_fits(round_: Round) -> bool:
    """house-rules.md 3.6: then a second card may be drawn."""
    return round_.agreed.has("draw-until")


def play_while_owing(round_: Round, rng: Random) -> Wrong:
    """Rows 22, 23 and disputes.md 1-9: the debtor draws, nothing answers a debt."""
    if round_.out is not None or not _debt_is_due(round_):
        return None
    return _play(round_, rng, [round_.debt.seat], "uno.md 22: a debt is drawn, not answered by a card")


def draw_twice(round_: Round, rng: Random) -> Wrong:
    """Row 19: one card a turn."""
    if not round_.drawn or _draws_until_it_fits(round_):
        return None
    return _draw(round_.turn, "uno.md 19: one card is drawn, not two")


def draw_several(round_: Round, rng: Random) -> Wrong:
    """Rows 19 and 25: two or three at once, or none although there are cards."""
    if not _on_turn_and_free(round_) or round_.available() < 3:
        return None
    counts = (0,) if _draws_until_it_fits(round_) else (0, 2, 3)
    return _draw(round_.turn, "uno.md 19: exactly one card is drawn", count=rng.choice(counts))


def drawn_from_elsewhere(round_: Round, rng: Random) -> Wrong:
    """evidence.md 5.1: out of a pile that was made of the discards alone comes nothing else."""
    if not _on_turn_and_free(round_) or not round_.pile or round_.recycled is None:
        return None
    others = sorted(set(round_.agreed.deck()) - round_.recycled)
    cards = [card for card in others if round_.fits(card)]
    if not cards:
        return None
    claim = play_claim(rng, round_.turn, rng.choice(cards))
    return claim | {"drawn": True}, "evidence.md 5.1: the card did not lie among those that were shuffled"


def a_copy_too_many(round_: Round, rng: Random) -> Wrong:
    """evidence.md 5.1: all copies of the card lie on the discard pile, so nobody holds one."""
    if not _on_turn_and_free(round_) or len(round_.hands[round_.turn]) == 1:
        return None
    seat, lie = round_.turn, Counter(round_.discards)
    if may_be_accused(round_, seat) or _is_left_alone(round_, seat):
        return None
    deck = Counter(round_.agreed.deck())
    gone = [card for card in sorted(deck) if lie[card] == deck[card] and round_.fits(card)]
    if not gone:
        return None
    return play_claim(rng, seat, rng.choice(gone)), "evidence.md 5.1: every copy of the card has been played"


def wrong_debt(round_: Round, rng: Random) -> Wrong:
    """Row 63: another number than what is owed, though the piles have enough."""
    if not _debt_is_due(round_) or round_.available() < round_.debt.count + 1:
        return None
    count = round_.debt.count + rng.choice((-1, 1))
    return _draw(round_.debt.seat, "uno.md 63: another number is owed", count=count)


# ---- colors ------------------------------------------------------------------------------------------------


def _color(rng: Random, seat: int, because: str) -> Wrong:
    return {"claim": "uno.color", "seat": seat, "color": rng.choice(rules.COLORS)}, because


def color_by_another(round_: Round, rng: Random) -> Wrong:
    """Rows 12 and 26: the color is named by the seat that owes it."""
    if round_.owes_color is None:
        return None
    seat = rng.choice(round_.others(round_.owes_color))
    return _color(rng, seat, "uno.md 26: another seat names the color")


def color_not_owed(round_: Round, rng: Random) -> Wrong:
    """Row 65: no wild waits for its color."""
    if round_.owes_color is not None or round_.out is not None:
        return None
    return _color(rng, rng.choice(round_.order), "uno.md 65: no color is owed")


def play_before_color(round_: Round, rng: Random) -> Wrong:
    """Row 65: nobody plays on an unnamed color (but row 12: the first player's own colored card names it)."""
    if round_.owes_color is None:
        return None
    seats = round_.others(round_.owes_color if round_.acts == 0 else None)
    return _play(round_, rng, seats, "entries.md 6.2: a color not named blocks every act")


def draw_before_color(round_: Round, rng: Random) -> Wrong:
    """Row 65, for a draw by a seat that owes no cards."""
    if round_.owes_color is None:
        return None
    seat = rng.choice(round_.others(round_.debt.seat if round_.debt else None))
    return _draw(seat, "entries.md 6.2: a color not named blocks every act")


# ---- the round ---------------------------------------------------------------------------------------------


def deal_again(round_: Round, rng: Random) -> Wrong:
    """entries.md 6.3: a deal in an open round is refused."""
    card = f"{rng.choice(rules.COLORS)} {rng.randrange(1, 10)}"
    return {"claim": "uno.deal", "turned_up": [card]}, "entries.md 6.3: a deal in an open round"


def play_after_the_end(round_: Round, rng: Random) -> Wrong:
    """Row 45: after the last card there is only drawing what is owed and counting; a fine is left open."""
    if round_.out is None or round_.agreed.fine("illegal-play"):
        return None
    return _play(round_, rng, round_.others(round_.out), "uno.md 45: somebody is out, play is over")


def draw_after_the_end(round_: Round, rng: Random) -> Wrong:
    """Row 45, for a draw by a seat that owes nothing."""
    if round_.out is None:
        return None
    owing = round_.debt.seat if round_.debt else None
    seats = [seat for seat in round_.others(round_.out) if seat != owing]
    return _draw(rng.choice(seats), "uno.md 45: somebody is out, play is over") if seats else None


def miscount(round_: Round, rng: Random) -> Wrong:
    """evidence.md 5.2: one card too few or too many; a debt still open belongs to its hand."""
    if (seat := _uncounted(round_, rng)) is None:
        return None
    size, hand = _size(round_, seat), round_.hands[seat]
    wrong = size + (rng.choice((-1, 1)) if size > 1 else 1)
    values = ([rules.points(card) for card in hand] + wrong * [rng.choice((5, 20, 50))])[:wrong]
    left = {"cards": hand[:wrong]} if wrong < len(hand) and rng.random() < 0.5 else {"values": values}
    claim = {"claim": "uno.count", "seat": seat, **left}
    return claim, "evidence.md 5.2: the hand has another number of cards"


def impossible_points(round_: Round, rng: Random) -> Wrong:
    """evidence.md 5.3: more than so many wilds would be worth."""
    if (seat := _uncounted(round_, rng)) is None:
        return None
    points = 50 * _size(round_, seat) + rng.randrange(1, 9)
    because = "evidence.md 5.3: no hand of that size is worth so much"
    return {"claim": "uno.count", "seat": seat, "points": points}, because


def _uncounted(round_: Round, rng: Random) -> int | None:
    if round_.out is None:
        return None
    return rng.choice([seat for seat in counting(round_.agreed, round_) if seat not in round_.counted])


def _size(round_: Round, seat: int) -> int:
    """Cards in the hand once the first count has closed a debt."""
    debt = round_.debt
    owed = min(debt.count, round_.available()) if debt and debt.seat == seat else 0
    return len(round_.hands[seat]) + owed


# ---- challenges --------------------------------------------------------------------------------------------


def act_under_challenge(round_: Round, rng: Random) -> Wrong:
    """entries.md 6.2: an open challenge blocks every act."""
    if not round_.challenged:
        return None
    return _play(round_, rng, round_.others(None), "entries.md 6.2: an open challenge blocks every act")


def challenge_by_another(round_: Round, rng: Random) -> Wrong:
    """Row 31: only the seat that must draw; or anybody, but not who laid the card."""
    if round_.blocked() or round_.debt is None or round_.debt.accused is None:
        return None
    if round_.agreed["who-challenges"] == "anyone":
        return _challenge(round_.debt.accused, "uno.md 31: nobody challenges oneself")
    seat = rng.choice(round_.others(round_.debt.seat))
    return _challenge(seat, "uno.md 31: only the target challenges")


def challenge_of_nothing(round_: Round, rng: Random) -> Wrong:
    """Row 35: too late, already answered, or no Wild Draw Four at all."""
    if round_.out is not None or round_.blocked() or (round_.debt and round_.debt.accused is not None):
        return None
    if round_.late:
        return None
    return _challenge(rng.choice(round_.order), "uno.md 35: nothing to challenge, or no longer")


def challenge_of_the_last_card(round_: Round, rng: Random) -> Wrong:
    """Row 36: where people agreed so, a Wild Draw Four laid as last card cannot be challenged."""
    is_last = round_.out is not None and round_.top == rules.WILD_DRAW_FOUR and round_.debt
    if not is_last or round_.agreed["challenge-last-card"] == "fails":
        return None
    return _challenge(round_.debt.seat, "uno.md 36: no challenge of a last card")


def _challenge(seat: int, because: str) -> Wrong:
    return {"claim": "uno.challenge", "seat": seat}, because


def show_unasked(round_: Round, rng: Random) -> Wrong:
    """Row 32: a hand is shown to a challenger only; in this round nobody has challenged."""
    if round_.out is not None or round_.challenges or round_.owes_color is not None:
        return None
    return _show(rng, rng.choice(round_.order), "uno.md 32: no challenge to answer")


def show_another(round_: Round, rng: Random) -> Wrong:
    """Row 32: the hand of the accused is shown, no other."""
    if not round_.challenged:
        return None
    seat = rng.choice(round_.others(round_.debt.accused))
    return _show(rng, seat, "uno.md 32: another hand than the accused one")


def _show(rng: Random, seat: int, because: str) -> Wrong:
    return {"claim": "uno.show_hand", "seat": seat, "held_color": rng.random() < 0.5}, because


# ---- catches -----------------------------------------------------------------------------------------------


def catch_of_the_safe(round_: Round, rng: Random) -> Wrong:
    """Rows 39, 43 and entries.md 6.6: one card but said, or too late; more cards; caught already; out."""
    if round_.owes_color is not None or round_.challenged or round_.owes_swap:
        return None
    safe = [seat for seat in round_.order if seat != round_.window and seat not in round_.unclear]
    if not safe:
        return None
    caught = rng.choice(safe)
    seat = rng.choice(round_.others(caught))
    if not _may_accuse_falsely(round_, seat, caught):
        return None
    return {"claim": "uno.catch", "caught": caught, "seat": seat}, _why_safe(round_, caught)


def _may_accuse_falsely(round_: Round, seat: int, caught: int) -> bool:
    """Row 43: one paid accusation a turn; who pays has nothing else open; after the end it is left open.

    Who forgot is accused of that truly, also when it is too late; what was said or done since is left alone.
    """
    if not round_.agreed.fine("false-accusation"):
        return True
    if caught in round_.ever_forgot - round_.forgot:
        return False
    is_open = seat in (round_.window, round_.said_early) or seat in round_.unclear or round_.late
    return (
        not is_open
        and not may_be_accused(round_, seat)
        and round_.out is None
        and round_.turn != round_.accused_falsely_in
    )


def _why_safe(round_: Round, seat: int) -> str:
    if seat == round_.out:
        return "entries.md 6.6: a late catch of a seat that is out"
    if len(round_.hands[seat]) == 1:
        return "uno.md 39, 43: said in time, or the window has closed"
    return "uno.md 37: that seat has not gone down to one card"


def catch_of_oneself(round_: Round, rng: Random) -> Wrong:
    """Row 42: others catch."""
    if round_.window is None or round_.blocked():
        return None
    if round_.agreed.fine("false-accusation"):
        return None
    claim = {"claim": "uno.catch", "caught": round_.window, "seat": round_.window}
    return claim, "uno.md 42: others catch, not the seat itself"


# What needs a certain situation is tried first, or it would drown in what can always be claimed.
RARE = (
    play_while_owing,
    draw_twice,
    drawn_from_elsewhere,
    wrong_debt,
    color_by_another,
    play_before_color,
    draw_before_color,
    play_after_the_end,
    draw_after_the_end,
    miscount,
    impossible_points,
)
RARE_CHALLENGES = (act_under_challenge, challenge_by_another, show_another)
RARE_CALLS = (catch_of_oneself,)

COMMON = (
    not_matching,
    play_out_of_turn,
    draw_out_of_turn,
    draw_several,
    color_not_owed,
    deal_again,
    a_copy_too_many,
)
COMMON_CHALLENGES = (challenge_of_nothing, show_unasked)
COMMON_CALLS = (catch_of_the_safe,)


def kinds(*, rare: bool, calls: bool = True, challenges: bool = True) -> tuple:
    """The kinds of mischief of a table that plays with calls, with challenges, with both or neither."""
    if rare:
        return RARE + RARE_CHALLENGES * challenges + RARE_CALLS * calls
    return COMMON + COMMON_CHALLENGES * challenges + COMMON_CALLS * calls


def wrong_claim(round_: Round, rng: Random, more: tuple = (), **plays_with: bool) -> Named | None:
    """One kind of mischief, its claim and why it is refused; `more` are the kinds that agreed rules add."""
    if more and rng.random() < 0.5 and (named := _first(round_, rng, more)):
        return named
    order = [True, False] if rng.random() < 0.6 else [False, True]
    for rare in order:
        if named := _first(round_, rng, kinds(rare=rare, **plays_with)):
            return named
    return None


def _first(round_: Round, rng: Random, some: tuple) -> Named | None:
    for kind in rng.sample(some, len(some)):
        if (wrong := kind(round_, rng)) is not None:
            return kind.__name__, *wrong
    return None
