"""The deck of UNO in its editions: cards, points and effects."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from referee.games.uno.model.rulebook import (
    DRAW_TWO,
    REVERSE,
    REVERSE_FOR_TWO,
    REVERSE_WITHOUT_EFFECT_FOR_TWO,
    SKIP,
    WILD,
    WILD_CUSTOMIZABLE,
    WILD_DRAW_FOUR,
    WILD_SHUFFLE_HANDS,
    WILD_SWAP_HANDS,
)
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import Points
from referee.rulings.article import Article
from referee.rulings.ruleset import RuleChart

Face = Literal[
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "skip",
    "reverse",
    "draw two",
    "wild",
    "wild draw four",
    "wild shuffle hands",
    "wild swap hands",
    "wild customizable",
]
WildDrawFourTest = Callable[[Card], bool]
"""A function that returns whether a card in the hand makes a Wild Draw Four illegal."""
WildDrawFourRule = Callable[[Color | None, Card | None], WildDrawFourTest]
"""A function `(color, under)` that returns the test for one Wild Draw Four. `color` is the current color when
the Wild Draw Four is played, and `under` is the card on which it is played."""

NUMBER_FACES = tuple(str(number) for number in range(10))
ACTION_FACES = ("skip", "reverse", "draw two")
WILD_FACES = ("wild", "wild draw four")
"""The faces of the wild cards that every deck has. In any deck, a `Card` without a `color` is a wild card."""
SPECIAL_WILD_FACES = ("wild shuffle hands", "wild swap hands", "wild customizable")
"""The faces of the wild cards that only newer decks have."""

COPIES_IN_STANDARD_DECK: dict[Card, int] = {
    **{
        Card(face, color): 1 if face == "0" else 2
        for color in COLORS
        for face in (*NUMBER_FACES, *ACTION_FACES)
    },
    **{Card(face): 4 for face in WILD_FACES},
}
COPIES_BY_EDITION: dict[str, dict[Card, int]] = {
    "108": COPIES_IN_STANDARD_DECK,
    "112": COPIES_IN_STANDARD_DECK | {Card("wild shuffle hands"): 1, Card("wild customizable"): 3},
    "112-swap": COPIES_IN_STANDARD_DECK | {Card("wild swap hands"): 1, Card("wild customizable"): 3},
    "112-blank": COPIES_IN_STANDARD_DECK | {Card("wild customizable"): 4},
    "112-themed": COPIES_IN_STANDARD_DECK | {Card("wild customizable"): 4},
}
"""Number of copies of each card in each edition of the deck. The outer keys are the editions."""

EDITION_WITH_BLANK_CARDS = "112-blank"
NUMBER_OF_BLANK_CARDS = COPIES_BY_EDITION[EDITION_WITH_BLANK_CARDS][Card("wild customizable")]
"""Number of blank cards in a complete deck of the edition `EDITION_WITH_BLANK_CARDS`. In a complete deck, no
blank card has replaced a lost card."""
COPIES_BY_EDITION |= {
    f"{112 - used}-blank": COPIES_IN_STANDARD_DECK | {Card("wild customizable"): NUMBER_OF_BLANK_CARDS - used}
    for used in range(1, NUMBER_OF_BLANK_CARDS)
}
"""The editions in which some of the blank cards stand for lost cards. Each lost card makes the deck one card
smaller."""


def edition_after_blanks_replace_lost_cards(edition: str, used: int) -> str:
    """The edition of a deck in which `used` blank cards have replaced lost cards. A blank card then counts as
    the lost card, so the deck only has fewer blank cards. If `edition` is not `EDITION_WITH_BLANK_CARDS`, it
    is returned unchanged."""
    if edition != EDITION_WITH_BLANK_CARDS or not used:
        return edition
    return f"{112 - used}-blank" if used < NUMBER_OF_BLANK_CARDS else "108"


CARDS_OF_ALL_EDITIONS = tuple(dict.fromkeys(card for copies in COPIES_BY_EDITION.values() for card in copies))

POINTS_BY_FACE: RuleChart[Face, Points] = RuleChart(
    {
        **{face: Points(int(face)) for face in NUMBER_FACES},
        **dict.fromkeys(ACTION_FACES, Points(20)),
        **dict.fromkeys(WILD_FACES, Points(50)),
        **dict.fromkeys(SPECIAL_WILD_FACES, Points(40)),
    }
)
"""Points of each card. The keys are faces."""

DEALER_DRAW_RANKS: dict[str, int] = {
    **{face: int(face) for face in NUMBER_FACES},
    **dict.fromkeys((*ACTION_FACES, *WILD_FACES, *SPECIAL_WILD_FACES), 0),
}
"""Rank of each face when cards are drawn to choose the dealer. The seat with the highest rank deals."""


@dataclass(frozen=True)
class CardEffect:
    """The effect of a played card: one row of the action chart.

    - `article`: The article that defines the effect.
    - `steps`: How many seats the turn moves on. 1 is the next seat, and 2 skips one seat.
    - `turns`: Whether the card changes the direction of play, before the turn moves on.
    - `owes`: How many cards the next seat has to draw. The turn passes to that seat (`steps` is 1), and ends
      when it has drawn the cards.
    - `open_to_challenge`: Whether the next seat may challenge the card.
    - `hands`: How hands move. "swap": two players swap hands. "pass": all hands are passed on. "shuffle": all
      hands are shuffled together and dealt again.
    - `may_be_left_out`: Whether the player may skip the swap.
    - `in_any_color`: Whether the card may have any color when it is played instead of drawing cards.

    Raises ValueError if `owes` is not 0 and `steps` is not 1.
    """

    article: Article
    steps: int = 1
    turns: bool = False
    owes: int = 0
    open_to_challenge: bool = False
    hands: Literal["swap", "pass", "shuffle"] | None = None
    may_be_left_out: bool = False
    in_any_color: bool = False

    def __post_init__(self) -> None:
        if self.owes and self.steps != 1:
            raise ValueError(f"{self.article.id}: the turn goes one step on where that seat owes cards")


CARD_EFFECT_BY_FACE: RuleChart[Face, CardEffect] = RuleChart(
    {
        "skip": CardEffect(SKIP, steps=2),
        "reverse": CardEffect(REVERSE, turns=True),
        "draw two": CardEffect(DRAW_TWO, owes=2),
        "wild": CardEffect(WILD),
        "wild draw four": CardEffect(WILD_DRAW_FOUR, owes=4, open_to_challenge=True),
        "wild shuffle hands": CardEffect(WILD_SHUFFLE_HANDS, hands="shuffle"),
        "wild swap hands": CardEffect(WILD_SWAP_HANDS, hands="swap"),
        "wild customizable": CardEffect(WILD_CUSTOMIZABLE),
    }
)


class FirstCardOutcome(StrEnum):
    """What happens to a card that is turned up at the deal.

    - `BEGINS`: The card is the first top card of the discard pile.
    - `GOES_BACK`: The card goes back into the draw pile, and another card is turned up.
    - `IGNORED`: The card stays on the discard pile without an effect, and another card is turned up.
    """

    BEGINS = "begins"
    GOES_BACK = "goes back"
    IGNORED = "is ignored"


REVERSE_EFFECT_BETWEEN_TWO = CardEffect(REVERSE_FOR_TWO, steps=2)
REVERSE_WITHOUT_EFFECT_BETWEEN_TWO = CardEffect(REVERSE_WITHOUT_EFFECT_FOR_TWO)
