"""The deck of Golf in its editions: cards, effects of action cards, and points of number cards."""

from dataclasses import dataclass
from typing import Literal

from referee.games.golf.model.rulebook import DOUBLE_DRAW_TWO, DRAW_TWO, REVERSE, REVERSE_FOR_TWO, SKIP
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import Points
from referee.rulings.article import Article
from referee.rulings.ruleset import RuleChart

Face = Literal["0", "1", "2", "3", "4", "5", "6", "skip", "reverse", "draw two", "double draw two"]

NUMBER_CARD_FACES = tuple(str(number) for number in range(7))
ACTION_CARD_FACES = ("skip", "reverse", "draw two", "double draw two")

CARD_COPIES_IN_112_EDITION: dict[Card, int] = {
    Card(face, color): copies
    for color in COLORS
    for face, copies in {
        **dict.fromkeys(NUMBER_CARD_FACES, 3),
        **dict.fromkeys(ACTION_CARD_FACES, 2),
        "double draw two": 1,
    }.items()
}
COPIES_BY_EDITION: dict[str, dict[Card, int]] = {
    "112": CARD_COPIES_IN_112_EDITION,
    "116": CARD_COPIES_IN_112_EDITION | {Card("double draw two", color): 2 for color in COLORS},
}
"""Number of copies of each card in each edition of the deck. The outer keys are the editions."""

DISTINCT_GOLF_CARDS = tuple(CARD_COPIES_IN_112_EDITION)

POINTS_BY_FACE: RuleChart[Face, Points] = RuleChart({face: Points(int(face)) for face in NUMBER_CARD_FACES})
"""Points of each number card. Action cards are missing here, because no source gives the points that are
printed on them."""

MAX_POINTS_OF_ACTION_CARD = Points(100)
"""Maximum number of points that a table can enter for an action card. The points are printed in the corner of
the card."""

DEALER_DRAW_RANKS: dict[str, int] = {
    **{face: int(face) for face in NUMBER_CARD_FACES},
    **dict.fromkeys(ACTION_CARD_FACES, 0),
}
"""Rank of each face when cards are drawn to choose the dealer. The seat with the highest rank deals."""


@dataclass(frozen=True)
class CardEffect:
    """The effect of an action card: one row of the action chart.

    - `article`: The article that defines the effect.
    - `steps`: Number of seats by which the turn moves on. If the card also changes the direction, the turn
      moves in the new direction.
    - `turns`: Whether the card changes the direction of play.
    - `columns`: Number of new columns that the next seat gets.
    - `chosen`: Number of new columns that go, in all, to the players whom the player of the card chooses.
    """

    article: Article
    steps: int = 1
    turns: bool = False
    columns: int = 0
    chosen: int = 0


STANDARD_EFFECTS_OF_ACTION_CARDS: RuleChart[Face, CardEffect] = RuleChart(
    {
        "skip": CardEffect(SKIP, steps=2),
        "reverse": CardEffect(REVERSE, turns=True),
        "draw two": CardEffect(DRAW_TWO, steps=2, columns=1),
        "double draw two": CardEffect(DOUBLE_DRAW_TWO, chosen=2),
    }
)
REVERSE_EFFECT_FOR_TWO_PLAYERS = CardEffect(REVERSE_FOR_TWO, turns=True)


def is_action_card(card: Card) -> bool:
    """Whether the card is an action card."""
    return card.face in ACTION_CARD_FACES
