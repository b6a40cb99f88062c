"""Cards that may lie where nobody tells what lies there: of which the deck of Golf has one left."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

from referee.games.golf.help.situation import GolfSituation
from referee.games.golf.model.claims import Reveal, Turn
from referee.games.golf.model.deck import ACTION_CARD_FACES, COPIES_BY_EDITION, NUMBER_CARD_FACES
from referee.games.golf.model.state import faceup_cards
from referee.games.golf.options.rulesets import ruleset
from referee.kit.cards import COLORS, Card
from referee.kit.values import not_none
from referee.match.help.fact import order_of
from referee.rulings.tags import Claim


def cards_left(situation: GolfSituation[Claim]) -> Counter[Card]:
    """The deck without every card that is seen somewhere, or that the claim speaks of."""
    round = situation.round
    edition = ruleset(situation.told.rules, len(order_of(situation))).edition
    left = Counter(COPIES_BY_EDITION[edition])
    left.subtract(round.discards or (() if round.top is None else (round.top,)))
    left.subtract(card for grid in (round.grids or {}).values() for card in faceup_cards(grid))
    left.subtract(card for card in round.aside if card is not None)
    left.subtract(_of_the_claim(situation.claims[0]))
    return left


def _of_the_claim(claim: object) -> list[Card]:
    """What is drawn, turned up or comes out by it."""
    if isinstance(claim, Turn):
        return [card for card in (claim.card, claim.came_out, claim.flipped) if card is not None]
    return [up.card for up in claim.cards] if isinstance(claim, Reveal) else []


def spare(situation: GolfSituation[Claim], wanted: Iterable[Card], many: int = 2) -> tuple[Card, ...]:
    """The first of these cards of which one is left."""
    left = cards_left(situation)
    return tuple(islice((card for card in wanted if left[card] > 0), many))


@cache
def numbers(first: Card) -> tuple[Card, ...]:
    """All numbers, from this one on: another number and another color each time."""
    face = NUMBER_CARD_FACES.index(first.face) if first.face in NUMBER_CARD_FACES else 0
    color = COLORS.index(not_none(first.color))
    return tuple(
        Card(NUMBER_CARD_FACES[(face + turn) % len(NUMBER_CARD_FACES)], COLORS[(color + turn) % len(COLORS)])
        for turn in range(len(NUMBER_CARD_FACES) * len(COLORS))
    )


def unlike(card: Card) -> Iterator[Card]:
    """Numbers of another number and another color."""
    return (one for one in numbers(card) if one.face != card.face and one.color != card.color)


def actions_unlike(card: Card) -> Iterator[Card]:
    """Action cards of other colors, all signs in each color."""
    signs = (Card(face, color) for color in COLORS for face in ACTION_CARD_FACES)
    return (one for one in signs if one.face != card.face and one.color != card.color)


def of_its_color(card: Card) -> Iterator[Card]:
    """Other numbers of its color."""
    return (one for one in numbers(card) if one.color == card.color and one.face != card.face)


def of_its_face(card: Card) -> Iterator[Card]:
    """The same number or sign in other colors."""
    return (Card(card.face, color) for color in COLORS if color != card.color)


def of_a_face(face: str) -> Iterator[Card]:
    return (Card(face, color) for color in COLORS)


def alike(card: Card) -> Iterator[Card]:
    """Other cards of its color, or of its number."""
    yield from islice(of_its_color(card), 1)
    yield from of_its_face(card) if card.face in NUMBER_CARD_FACES else ()
    yield from islice(of_its_color(card), 1, None)
