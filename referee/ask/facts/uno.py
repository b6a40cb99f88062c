"""What rulings of UNO depend on, claim by claim, as a referee would ask for it."""

from collections import Counter
from collections.abc import Callable, Iterator

from referee.ask.facts.fact import (
    Answer,
    Fact,
    after_that,
    seat_from,
    with_claim,
    with_first,
    with_hand,
    with_round,
    with_seats,
)
from referee.ask.situation import AT_A_TABLE, Situation
from referee.games.uno.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
)
from referee.games.uno.deck import EDITIONS
from referee.games.uno.position import LAID
from referee.games.uno.rulesets import ruleset
from referee.games.uno.state import Debt
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import Count
from referee.kit.seats import Seat

WILD, DRAW_FOUR = Card("wild"), Card("wild draw four")
NAMED: Color = "blue"
"""The color that is named where it does not matter which."""
A_HAND, A_LARGE_HAND = 5, 4


def facts_of(situation: Situation) -> tuple[Fact, ...]:
    """What the ruling on the first claim may depend on, as far as it is not told; who tells what happened
    before it knows the rest."""
    facts = FACTS.get(situation.claims[0].__class__)
    return tuple(facts(situation)) if facts and not situation.happened and situation.round else ()


# --- how many play, whose turn it is ---


def _how_many(situation: Situation) -> Iterator[Fact]:
    """Asked only where two are another matter."""
    told = situation.told
    if told.seats is None and told.people is None and situation.seats == AT_A_TABLE:
        yield Fact("people", "How many of you play?", _peoples)


def _peoples(situation: Situation) -> Iterator[Answer]:
    yield Answer("more", "Three or more.", with_seats(situation, AT_A_TABLE))
    if all(getattr(claim, "seat", 0) < 2 for claim in situation.claims):
        yield Answer("two", "Two.", with_seats(situation, 2))


def _whose_turn(situation: Situation) -> Iterator[Fact]:
    round = situation.round
    told = (round.turn, round.color_owed_by, round.out, round.debt and round.debt.seat)
    if all(seat is None for seat in told):
        yield Fact("turn", "Whose turn is it?", _turns)


def _turns(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    other = seat_from(situation, seat, 1)
    yield Answer("theirs", f"{_name(situation, seat)}'s.", with_round(situation, turn=seat))
    yield Answer("another", "Somebody else's.", with_round(situation, turn=other))


def _name(situation: Situation, seat: Seat) -> str:
    return situation.names[seat]


# --- a card is laid ---


def _of_a_play(situation: Situation) -> Iterator[Fact]:
    if situation.claims[0].card.face == "reverse":
        yield from _how_many(situation)
    yield from _whose_turn(situation)
    # Who tells what lies there, and not how many cards somebody holds, does not know.
    if _is_told(situation):
        return
    if situation.round.color_owed_by is None:
        yield Fact("top", "What lies on top?", _tops)
    if situation.claims[0].seat not in (situation.round.hands or {}):
        name = _name(situation, situation.claims[0].seat)
        yield Fact("last", f"Is it {name}'s last card?", _last_cards)


def _tops(situation: Situation) -> Iterator[Answer]:
    play = situation.claims[0]
    color = play.card.color or LAID.color
    other = _other_color(color)
    if play.card.color is None:
        yield Answer("color", f"A {color} card.", with_round(situation, top=Card(LAID.face, color)))
    else:
        yield from _tops_for(situation, play.card, other)
    wild = with_round(situation, top=WILD, color=color)
    yield Answer("wild", f"A wild, and {color} was named.", wild)
    if play.card.color is not None:
        of_other = with_round(situation, top=WILD, color=other)
        yield Answer("wild-other", "A wild, and another color was named.", of_other)
    name = _name(situation, play.seat)
    owed = _with_debt(situation, play.seat, Card("draw two", _other_color(color, 2)), 2)
    yield Answer("draw-two", f"A Draw Two just laid, for which {name} has to draw.", owed)
    four = with_round(_with_debt(situation, play.seat, DRAW_FOUR, 4), color=color)
    yield Answer(
        "draw-four", f"A Wild Draw Four just laid, for which {name} has to draw; {color} was named.", four
    )


def _tops_for(situation: Situation, card: Card, other: Color) -> Iterator[Answer]:
    """What a colored card fits, and does not fit."""
    number = "3" if card.face != "3" else "4"
    yield Answer("color", f"A {card.color} card.", with_round(situation, top=Card(number, card.color)))
    same = with_round(situation, top=Card(card.face, other))
    drawn_for = ", for which somebody has drawn" if card.face == "draw two" else ""
    yield Answer("face", f"A {card.face} of another color{drawn_for}.", same)
    yield Answer("neither", "Another color, and another number or sign.", _neither(situation, number, other))
    if card.face != "0":
        yield Answer("same", "The very same card.", with_round(situation, top=card))


def _neither(situation: Situation, number: str, other: Color) -> Situation:
    return with_round(situation, top=Card(number, other))


def _other_color(color: Color, steps: int = 1) -> Color:
    return COLORS[(COLORS.index(color) + steps) % len(COLORS)]


def _with_debt(situation: Situation, seat: Seat, card: Card, count: int) -> Situation:
    """Cards owed for what the seat before has laid."""
    by, over = seat_from(situation, seat, -1), LAID.color
    is_four = card == DRAW_FOUR
    debt = Debt(seat, Count(count), by, over, is_four, under=LAID)
    return with_round(situation, top=card, debt=debt)


def _last_cards(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("no", "No.", with_hand(situation, seat, A_HAND))
    yield Answer("yes", "Yes.", with_hand(situation, seat, 1))


# --- cards are drawn ---


def _of_a_draw(situation: Situation) -> Iterator[Fact]:
    yield from _whose_turn(situation)
    round, name = situation.round, _name(situation, situation.claims[0].seat)
    if not _is_told(situation):
        yield Fact("owed", f"Has a card just been laid for which {name} has to draw?", _owed)
    if not round.drew and round.turn is None:
        yield Fact("drew", f"Has {name} drawn a card in this turn already?", _drew)
    if round.draw_pile is None and round.hands is None and round.discards is None:
        yield Fact("pile", "Are there cards left to draw?", _piles)


def _owed(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("nothing", "No.", with_round(situation, top=LAID))
    yield Answer("two", "A Draw Two.", _with_debt(situation, seat, Card("draw two", "red"), 2))
    four = with_round(_with_debt(situation, seat, DRAW_FOUR, 4), color=NAMED)
    yield Answer("four", "A Wild Draw Four.", four)


def _drew(situation: Situation) -> Iterator[Answer]:
    yield Answer("no", "No.", situation)
    yield Answer("yes", "Yes.", with_round(situation, drew=True))


def _piles(situation: Situation) -> Iterator[Answer]:
    yield Answer("enough", "Enough.", situation)
    yield Answer("short", "Too few in the pile, and discards to be shuffled.", _with_pile(situation, 11, 1))
    yield Answer("none", "None: everything is in the hands but the top card.", _with_pile(situation, 1, 0))


def _with_pile(situation: Situation, discarded: int, left: int) -> Situation:
    """So many cards discarded and left in the pile; the rest of the deck is in the hands."""
    round = situation.round
    edition = ruleset(situation.told.rules, situation.seats).choices["edition"]()
    copies, top = EDITIONS[edition], round.top or LAID
    others = list((Counter(copies) - Counter([top])).elements())
    held, more = divmod(sum(copies.values()) - discarded - left, situation.seats)
    hands = {Seat(seat): Count(held + (seat < more)) for seat in range(situation.seats)}
    return with_round(situation, discards=(*others[: discarded - 1], top), hands=hands)


# --- a challenge ---


def _of_a_challenge(situation: Situation) -> Iterator[Fact]:
    if _is_told(situation):
        return
    yield Fact("target", "Who has to draw for the Wild Draw Four?", _targets)
    yield Fact("since", "What has happened since it was laid?", _since_a_draw_four)
    yield Fact("last", "Was it its player's last card?", _was_the_last)
    if situation.claims[0].held_color is None:
        name = _name(situation, situation.claims[0].seat)
        yield Fact("held", f"What did {name} see in the hand of who laid it?", _held)


def _is_told(situation: Situation) -> bool:
    """Whether somebody has told what lies there, or what is owed."""
    round = situation.round
    return any((round.debt, round.top, round.discards))


def _targets(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    mine = _laid_four(situation, seat_from(situation, seat, -1))
    yield Answer("mine", f"{_name(situation, seat)}, who challenges.", mine)
    if situation.seats > 2:
        theirs = _laid_four(situation, seat_from(situation, seat, 1))
        yield Answer("another", "Somebody else.", theirs)


def _laid_four(situation: Situation, by: Seat) -> Situation:
    begun = with_hand(with_round(situation, top=LAID, turn=by), by, A_HAND)
    return after_that(begun, Play(by, DRAW_FOUR, NAMED))


def _since_a_draw_four(situation: Situation) -> Iterator[Answer]:
    yield Answer("nothing", "Nothing: the color is named, and nobody has drawn.", situation)
    target = seat_from(situation, situation.happened[0].seat, 1)
    yield Answer("no-color", "Not even the color is named.", with_first(situation, color=None))
    yield Answer("drawn", "The cards have been drawn.", after_that(situation, Draw(target)))
    next_one = seat_from(situation, target, 1)
    played = after_that(situation, Play(next_one, Card("3", NAMED)))
    yield Answer("played", "Somebody has laid a card after it.", played)


def _was_the_last(situation: Situation) -> Iterator[Answer]:
    by = situation.happened[0].seat
    yield Answer("no", "No.", with_hand(situation, by, A_HAND))
    yield Answer("yes", "Yes.", with_hand(situation, by, 1))


def _held(situation: Situation) -> Iterator[Answer]:
    color = LAID.color
    yield Answer("not-yet", "Nothing yet: the hand was not shown.", situation)
    held = with_claim(situation, held_color=True)
    yield Answer("held", f"A card of the color that was in force before: {color}, say.", held)
    yield Answer("held-none", "No card of that color.", with_claim(situation, held_color=False))


def _of_a_hand_shown(situation: Situation) -> Iterator[Fact]:
    if not _is_told(situation):
        yield Fact("challenged", "Has somebody challenged the Wild Draw Four?", _challenged)


def _challenged(situation: Situation) -> Iterator[Answer]:
    by = situation.claims[0].seat
    laid = _laid_four(situation, by)
    yield Answer("yes", "Yes.", after_that(laid, Challenge(seat_from(situation, by, 1))))
    yield Answer("no", "No.", laid)


# --- a call, a catch ---


def _of_a_call(situation: Situation) -> Iterator[Fact]:
    yield from _of_last_cards(situation, situation.claims[0].seat, _left_of_a_caller)


def _of_a_catch(situation: Situation) -> Iterator[Fact]:
    yield from _of_last_cards(situation, situation.claims[0].caught, _left)


def _of_last_cards(situation: Situation, seat: Seat, left: Callable) -> Iterator[Fact]:
    if _is_told(situation) or seat in (situation.round.hands or {}):
        return
    name = _name(situation, seat)
    yield Fact("left", f"How many cards has {name} left?", left)
    yield Fact("since", f"What has happened since {name} laid that card?", _since_the_last_but_one)
    yield Fact("said", f'Has {name} said "UNO!" already?', _said)


def _left(situation: Situation) -> Iterator[Answer]:
    seat = _whose_call(situation)
    yield Answer("one", "One: the last but one was laid.", _down_from(situation, seat, 2))
    yield Answer("more", "Two or more.", _down_from(situation, seat, A_LARGE_HAND))


def _left_of_a_caller(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield from _left(situation)
    before = with_hand(with_round(situation, top=LAID, turn=seat), seat, 2)
    yield Answer("two", "Two, and one of them is about to be laid.", before)


def _down_from(situation: Situation, seat: Seat, count: int) -> Situation:
    begun = with_hand(with_round(situation, top=LAID, turn=seat), seat, count)
    return after_that(begun, Play(seat, Card("7", LAID.color)))


def _whose_call(situation: Situation) -> Seat:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


def _said(situation: Situation) -> Iterator[Answer]:
    yield Answer("no", "No.", situation)
    if situation.happened:
        yield Answer("yes", "Yes.", with_first(situation, said_uno=True))


def _since_the_last_but_one(situation: Situation) -> Iterator[Answer]:
    yield Answer("nothing", "Nothing.", situation)
    if not situation.happened:
        return
    seat = _whose_call(situation)
    next_one = seat_from(situation, seat, 1)
    name = _name(situation, next_one)
    yield Answer("drawn", f"{name}, who is next, has drawn a card.", after_that(situation, Draw(next_one)))
    played = after_that(situation, Play(next_one, Card("3", LAID.color)))
    yield Answer("played", f"{name}, who is next, has laid a card.", played)
    skip = with_first(situation, card=Card("skip", LAID.color))
    yield Answer("skipped", f"{name} was skipped, and nobody else has done anything.", skip)
    two = after_that(with_first(situation, card=Card("draw two", LAID.color)), Draw(next_one))
    yield Answer("made-to-draw", f"{name} was made to draw by that card, and nothing else.", two)
    yield Answer("caught", "Somebody else was faster and caught it.", after_that(situation, Catch(seat)))


# --- the rest ---


def _of_a_color(situation: Situation) -> Iterator[Fact]:
    if not _is_told(situation) and situation.round.color_owed_by is None:
        name = _name(situation, situation.claims[0].seat)
        yield Fact("wild", f"Has {name} just laid a wild for which no color is named yet?", _wilds)


def _wilds(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    begun = with_round(situation, top=LAID, turn=seat)
    yield Answer("yes", "Yes.", after_that(begun, Play(seat, WILD)))
    yield Answer("no", "No.", begun)


def _of_a_count(situation: Situation) -> Iterator[Fact]:
    if situation.round.out is None and situation.round.turn is None:
        yield Fact("out", "Has somebody gone out?", _gone_out)


def _gone_out(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer("yes", "Yes.", with_round(situation, out=seat_from(situation, seat, 1)))
    yield Answer("no", "Not yet.", situation)


def _of_a_deal(situation: Situation) -> Iterator[Fact]:
    if situation.claims[0].turned_up[-1].face == "reverse":
        yield from _how_many(situation)


FACTS: dict[type, Callable[[Situation], Iterator[Fact]]] = {
    Deal: _of_a_deal,
    Play: _of_a_play,
    Draw: _of_a_draw,
    Challenge: _of_a_challenge,
    ShowHand: _of_a_hand_shown,
    Call: _of_a_call,
    Catch: _of_a_catch,
    NameColor: _of_a_color,
    CountHand: _of_a_count,
}
