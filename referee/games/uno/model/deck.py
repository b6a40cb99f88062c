"""The deck in its editions: which cards there are, what each is worth, and what each does."""

from dataclasses import dataclass
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
from referee.kit.cards import COLORS, Card
from referee.rulings.article import Article

NUMBERS = tuple(str(number) for number in range(10))
ACTIONS = ("skip", "reverse", "draw two")
WILDS = ("wild", "wild draw four")
SPECIAL_WILDS = ("wild shuffle hands", "wild swap hands", "wild customizable")

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

CARDS = tuple(dict.fromkeys(card for copies in EDITIONS.values() for card in copies))

POINTS: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys(ACTIONS, 20),
    **dict.fromkeys(WILDS, 50),
    **dict.fromkeys(SPECIAL_WILDS, 40),
}

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys((*ACTIONS, *WILDS, *SPECIAL_WILDS), 0),
}


@dataclass(frozen=True)
class Action:
    """What a card does when it is laid: a row of the action chart.

    The turn goes `steps` seats on, after the direction has turned if it `turns`; the seat right after
    the player owes `owes` cards and may challenge that if it is `open_to_challenge`. `hands`: whole hands
    are swapped with a seat of the player's choice (unless that `may_be_left_out`), all passed on, or all
    shuffled and dealt again. `in_any_color`: as an answer to cards owed it need not fit.
    """

    article: Article
    steps: int = 1
    turns: bool = False
    owes: int = 0
    open_to_challenge: bool = False
    hands: Literal["swap", "pass", "shuffle"] | None = None
    may_be_left_out: bool = False
    in_any_color: bool = False


ACTION_CHART: dict[str, Action] = {
    "skip": Action(SKIP, steps=2),
    "reverse": Action(REVERSE, turns=True),
    "draw two": Action(DRAW_TWO, owes=2),
    "wild": Action(WILD),
    "wild draw four": Action(WILD_DRAW_FOUR, owes=4, open_to_challenge=True),
    "wild shuffle hands": Action(SHUFFLE_HANDS, hands="shuffle"),
    "wild swap hands": Action(SWAP_HANDS, hands="swap"),
    "wild customizable": Action(CUSTOMIZABLE),
}
REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO, steps=2)
NO_REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO_NOTHING)
