"""The deck: 108 cards, what each is worth, and what each does."""

from dataclasses import dataclass

from referee.games.uno.rulebook import DRAW_TWO, REVERSE, REVERSE_FOR_TWO, SKIP, WILD, WILD_DRAW_FOUR
from referee.kit.cards import COLORS, Card
from referee.rulings.article import Article

NUMBERS = tuple(str(number) for number in range(10))
ACTIONS = ("skip", "reverse", "draw two")
WILDS = ("wild", "wild draw four")

COPIES: dict[Card, int] = {
    **{Card(face, color): 1 if face == "0" else 2 for color in COLORS for face in (*NUMBERS, *ACTIONS)},
    **{Card(face): 4 for face in WILDS},
}
DECK_SIZE = sum(COPIES.values())

POINTS: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys(ACTIONS, 20),
    **dict.fromkeys(WILDS, 50),
}

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys((*ACTIONS, *WILDS), 0),
}


@dataclass(frozen=True)
class Action:
    """What a card does when it is laid: a row of the action chart.

    The turn goes `steps` seats on, after the direction has turned if it `turns`; the seat right after
    the player owes `owes` cards and may challenge that if it is `open_to_challenge`.
    """

    article: Article
    steps: int = 1
    turns: bool = False
    owes: int = 0
    open_to_challenge: bool = False


ACTION_CHART: dict[str, Action] = {
    "skip": Action(SKIP, steps=2),
    "reverse": Action(REVERSE, turns=True),
    "draw two": Action(DRAW_TWO, owes=2),
    "wild": Action(WILD),
    "wild draw four": Action(WILD_DRAW_FOUR, owes=4, open_to_challenge=True),
}
REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO, steps=2)
