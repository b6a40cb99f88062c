"""The deck in its editions: its cards, their points and their effects."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from referee.games.uno.model.rulebook import (
    CUSTOMIZABLE,
    DRAW_TWO,
    REVERSE,
    REVERSE_FOR_TWO,
    REVERSE_FOR_TWO_NOTHING,
    SHUFFLE_HANDS,
    SKIP,
    SWAP_HANDS,
    WILD,
    WILD_DRAW_FOUR,
)
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import Points
from referee.rulings.article import Article
from referee.rulings.ruleset import Chart

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
BarringTest = Callable[[Card], bool]
"""A function that returns whether a card in the hand makes a Wild Draw Four illegal."""
BarringRule = Callable[[Color | None, Card | None], BarringTest]
"""A function that returns the test for the color in force and the card on which it is played."""

NUMBERS = tuple(str(number) for number in range(10))
ACTIONS = ("skip", "reverse", "draw two")
WILDS = ("wild", "wild draw four")
"""The wild cards of every deck. In any deck a `Card` without a `color` is a wild card."""
SPECIAL_WILDS = ("wild shuffle hands", "wild swap hands", "wild customizable")
"""The wild cards that only newer decks have."""

COPIES: dict[Card, int] = {
    **{Card(face, color): 1 if face == "0" else 2 for color in COLORS for face in (*NUMBERS, *ACTIONS)},
    **{Card(face): 4 for face in WILDS},
}
EDITIONS: dict[str, dict[Card, int]] = {
    "108": COPIES,
    "112": COPIES | {Card("wild shuffle hands"): 1, Card("wild customizable"): 3},
    "112-swap": COPIES | {Card("wild swap hands"): 1, Card("wild customizable"): 3},
    "112-blank": COPIES | {Card("wild customizable"): 4},
    "112-themed": COPIES | {Card("wild customizable"): 4},
}
"""Number of copies of each card, by edition of the deck."""

BLANK_DECK = "112-blank"
BLANKS = EDITIONS[BLANK_DECK][Card("wild customizable")]
"""Number of blank cards in the deck with blank cards."""
EDITIONS |= {
    f"{112 - used}-blank": COPIES | {Card("wild customizable"): BLANKS - used} for used in range(1, BLANKS)
}
"""The deck with blank cards, some of which replace lost cards: it has that many cards fewer."""


def with_blanks_used(edition: str, used: int) -> str:
    """The edition in which `used` blank cards replace lost cards. The replaced cards count as before."""
    if edition != BLANK_DECK or not used:
        return edition
    return f"{112 - used}-blank" if used < BLANKS else "108"


CARDS = tuple(dict.fromkeys(card for copies in EDITIONS.values() for card in copies))

POINTS: Chart[Face, Points] = Chart(
    {
        **{face: Points(int(face)) for face in NUMBERS},
        **dict.fromkeys(ACTIONS, Points(20)),
        **dict.fromkeys(WILDS, Points(50)),
        **dict.fromkeys(SPECIAL_WILDS, Points(40)),
    }
)
"""Points of each card, by face."""

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys((*ACTIONS, *WILDS, *SPECIAL_WILDS), 0),
}
"""Rank of each card that is drawn to choose the dealer, by face. The highest deals."""


@dataclass(frozen=True)
class Action:
    """What a card does when it is played: a row of the action chart.

    - `article`: The article that says so.
    - `steps`: How many seats the turn moves on, after a change of direction.
    - `turns`: Whether the card changes the direction.
    - `owes`: How many cards the next seat has to draw. It misses the turn by drawing, so `steps` stays 1.
    - `open_to_challenge`: Whether the next seat may challenge that.
    - `hands`: Which hands move: hands are swapped with one player, all are passed on, or all are shuffled and
      dealt again.
    - `may_be_left_out`: Whether the player may skip the swap.
    - `in_any_color`: Whether the card, as an answer to a debt, may have any color.

    Raises ValueError if cards are owed and `steps` is not 1.
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


ACTION_CHART: Chart[Face, Action] = Chart(
    {
        "skip": Action(SKIP, steps=2),
        "reverse": Action(REVERSE, turns=True),
        "draw two": Action(DRAW_TWO, owes=2),
        "wild": Action(WILD),
        "wild draw four": Action(WILD_DRAW_FOUR, owes=4, open_to_challenge=True),
        "wild shuffle hands": Action(SHUFFLE_HANDS, hands="shuffle"),
        "wild swap hands": Action(SWAP_HANDS, hands="swap"),
        "wild customizable": Action(CUSTOMIZABLE),
    }
)


class FirstCardFate(StrEnum):
    """What happens to a card that is turned up first: it begins the discard pile, goes back into the draw
    pile, or stays and is ignored."""

    BEGINS = "begins"
    GOES_BACK = "goes back"
    IGNORED = "is ignored"


REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO, steps=2)
NO_REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO_NOTHING)
