"""Cards that may have an unreported place. The deck of the table still has a copy of each."""

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
    """The deck without all cards that are known to be somewhere, and without the cards of the first claim."""
    round = situation.round
    edition = ruleset(situation.match.rules, len(order_of(situation))).edition
    left = Counter(COPIES_BY_EDITION[edition])
    left.subtract(round.discards or (() if round.top is None else (round.top,)))
    left.subtract(card for grid in (round.grids or {}).values() for card in faceup_cards(grid))
    left.subtract(card for card in round.aside if card is not None)
    left.subtract(_cards_of_claim(situation.claims[0]))
    return left


def _cards_of_claim(claim: object) -> list[Card]:
    """The cards that are drawn, turned up or come out by a claim."""
    if isinstance(claim, Turn):
        return [card for card in (claim.card, claim.came_out, claim.flipped) if card is not None]
    return [up.card for up in claim.cards] if isinstance(claim, Reveal) else []


def available_cards(
    situation: GolfSituation[Claim], wanted: Iterable[Card], limit: int = 2
) -> tuple[Card, ...]:
    """The first of these cards of which a copy is left. `limit` is the maximum number of cards."""
    left = cards_left(situation)
    return tuple(islice((card for card in wanted if left[card] > 0), limit))


@cache
def number_cards(first: Card) -> tuple[Card, ...]:
    """All number cards, this one first. Each card has another number and another color than the one
    before."""
    face = NUMBER_CARD_FACES.index(first.face) if first.face in NUMBER_CARD_FACES else 0
    color = COLORS.index(not_none(first.color))
    return tuple(
        Card(NUMBER_CARD_FACES[(face + turn) % len(NUMBER_CARD_FACES)], COLORS[(color + turn) % len(COLORS)])
        for turn in range(len(NUMBER_CARD_FACES) * len(COLORS))
    )


def unlike_number_cards(card: Card) -> Iterator[Card]:
    """The number cards with another number and another color."""
    return (one for one in number_cards(card) if one.face != card.face and one.color != card.color)


def unlike_action_cards(card: Card) -> Iterator[Card]:
    """The action cards with another face and another color. The colors come one after the other."""
    signs = (Card(face, color) for color in COLORS for face in ACTION_CARD_FACES)
    return (one for one in signs if one.face != card.face and one.color != card.color)


def same_color_number_cards(card: Card) -> Iterator[Card]:
    """The other number cards of the same color."""
    return (one for one in number_cards(card) if one.color == card.color and one.face != card.face)


def same_face_cards(card: Card) -> Iterator[Card]:
    """The cards with the same face in the other colors."""
    return (Card(card.face, color) for color in COLORS if color != card.color)


def cards_of_face(face: str) -> Iterator[Card]:
    """The cards with this face in all colors."""
    return (Card(face, color) for color in COLORS)


def alike_cards(card: Card) -> Iterator[Card]:
    """Other cards with the same color, or with the same number."""
    yield from islice(same_color_number_cards(card), 1)
    yield from same_face_cards(card) if card.face in NUMBER_CARD_FACES else ()
    yield from islice(same_color_number_cards(card), 1, None)
