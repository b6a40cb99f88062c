"""The deck in its editions: which cards there are, what each is worth, and what each does."""

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
"""Whether a card in a hand bars a Wild Draw Four."""
BarringRule = Callable[[Color | None, Card | None], BarringTest]
"""`bars(color, under)`: by the color in force, and by the card that it is laid on."""

NUMBERS = tuple(str(number) for number in range(10))
ACTIONS = ("skip", "reverse", "draw two")
WILDS = ("wild", "wild draw four")
"""The wild cards of every deck. A `Card` is a wild card of whatever deck if its `color` is None."""
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
"""How many copies of each card are in each edition of the deck."""

BLANK_DECK = "112-blank"
BLANKS = EDITIONS[BLANK_DECK][Card("wild customizable")]
"""How many blank cards that deck has."""
EDITIONS |= {
    f"{112 - used}-blank": COPIES | {Card("wild customizable"): BLANKS - used} for used in range(1, BLANKS)
}
"""The same deck where some of its blank cards stand for cards that are lost: as many cards fewer."""


def with_blanks_used(edition: str, used: int) -> str:
    """The edition of which so many blank cards stand for lost ones; the lost ones are in it as before."""
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

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys((*ACTIONS, *WILDS, *SPECIAL_WILDS), 0),
}


@dataclass(frozen=True)
class Action:
    """What a card does when it is laid: a row of the action chart.

    `article` says so to the seats concerned. The turn goes `steps` seats on, after the direction has turned
    if it `turns`. The seat right after the player `owes` so many cards and may challenge that if it is
    `open_to_challenge`: whoever draws what they owe misses the turn, so that `steps` stays 1. `hands`: whole
    hands are swapped with a seat of the player's choice (unless that `may_be_left_out`), all passed on, or
    all shuffled and dealt again. `in_any_color`: as an answer to cards owed it need not fit.

    Raises ValueError where cards are owed and the turn skips whoever owes them.
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
    """What becomes of a card that is turned up first: it begins the discard pile, goes back into the
    pile, or stays and is ignored."""

    BEGINS = "begins"
    GOES_BACK = "goes back"
    IGNORED = "is ignored"


REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO, steps=2)
NO_REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO_NOTHING)
