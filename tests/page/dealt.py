"""A round of UNO as four people play it with real cards, and the keys by which a phone is told of it."""

from collections.abc import Iterator
from random import Random

from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.kit.cards import COLORS, Card
from referee.kit.seats import Seat, seat_clockwise

DEALT = 7
SIGNS = {"skip": "⊘ Skip", "reverse": "⇄ Reverse", "draw two": "+2 Draw Two"}
OWES = {"draw two": 2, "wild draw four": 4}
PEOPLE = 4


def turns_of_a_round(seed: int, turned_up: Card) -> Iterator[tuple[str, ...]]:
    """The keys of each turn, until somebody has laid their last card.

    The second seat begins. Everybody lays the first card that fits or else draws one, calls in time and
    challenges nobody. Cards that are owed need no key, unless whoever comes next draws one as well.
    """
    rng = Random(seed)
    deck = [card for card, many in COPIES_BY_EDITION["108"].items() for _ in range(many)]
    deck.remove(turned_up)
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(DEALT)] for _ in range(PEOPLE)]
    order, turn, way, top, color = tuple(map(Seat, range(PEOPLE))), Seat(1), 1, turned_up, turned_up.color
    owed = 0
    while deck:
        hand = hands[turn]
        held = [card for card in hand if _fits(card, top, color, hand)]
        drawn = [] if held else [deck.pop()]
        card = next(iter(held or [card for card in drawn if _fits(card, top, color, hand)]), None)
        hand += drawn
        before = (f"Drew {owed}",) if owed and drawn else ()
        owed = 0
        if card is None:
            yield (*before, "Drew, passed")
            turn = seat_clockwise(order, turn, way)
            continue
        hand.remove(card)
        color = card.color or _most(hand)
        yield (*before, *(("Drew, played it",) if drawn else ()), *_keys(card, color))
        if not hand:
            return
        top, way = card, -way if card.face == "reverse" else way
        if owed := OWES.get(card.face, 0):
            hands[seat_clockwise(order, turn, way)] += [deck.pop() for _ in range(min(owed, len(deck)))]
        turn = seat_clockwise(order, turn, 2 * way if card.face in {*OWES, "skip"} else way)


def _fits(card: Card, top: Card, color: str | None, hand: list[Card]) -> bool:
    if card.face == "wild draw four":
        return all(one.color != color for one in hand)
    return card.color is None or card.color == color or (card.face == top.face and top.color is not None)


def _most(hand: list[Card]) -> str:
    """The color of which there is most in a hand."""
    return max(COLORS, key=[card.color for card in hand].count)


def _keys(card: Card, color: str | None) -> tuple[str, ...]:
    if card.color is None:
        return ("Wild" if card.face == "wild" else "+4 Wild Draw Four", str(color))
    return (f"{SIGNS.get(card.face, card.face)}, {card.color}",)
