"""The deck in its editions: which cards there are, what each does, and what is known of its worth."""

from dataclasses import dataclass
from typing import Literal

from referee.games.golf.model.rulebook import DOUBLE_DRAW_TWO, DRAW_TWO, REVERSE, REVERSE_FOR_TWO, SKIP
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import Points
from referee.rulings.article import Article
from referee.rulings.ruleset import Chart

Face = Literal["0", "1", "2", "3", "4", "5", "6", "skip", "reverse", "draw two", "double draw two"]

NUMBERS = tuple(str(number) for number in range(7))
ACTIONS = ("skip", "reverse", "draw two", "double draw two")

COPIES: dict[Card, int] = {
    Card(face, color): copies
    for color in COLORS
    for face, copies in {
        **dict.fromkeys(NUMBERS, 3),
        **dict.fromkeys(ACTIONS, 2),
        "double draw two": 1,
    }.items()
}
EDITIONS: dict[str, dict[Card, int]] = {
    "112": COPIES,
    "116": COPIES | {Card("double draw two", color): 2 for color in COLORS},
}
"""How many copies of each card are in each edition of the deck."""

CARDS = tuple(COPIES)

POINTS: Chart[Face, Points] = Chart({face: Points(int(face)) for face in NUMBERS})
"""What each face is worth; what is printed on the action cards is in no source."""

MAX_CORNER_POINTS = Points(100)
"""Maximum number of points that can be entered for the corner of an action card."""

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys(ACTIONS, 0),
}


@dataclass(frozen=True)
class Action:
    """What a card does when it acts: a row of the action chart.

    The turn goes `steps` seats on, after the direction has turned if it `turns`; the seat right after
    the player lays `columns` new columns. `chosen` columns are laid by whom the player chooses.
    """

    article: Article
    steps: int = 1
    turns: bool = False
    columns: int = 0
    chosen: int = 0


ACTION_CHART: Chart[Face, Action] = Chart(
    {
        "skip": Action(SKIP, steps=2),
        "reverse": Action(REVERSE, turns=True),
        "draw two": Action(DRAW_TWO, steps=2, columns=1),
        "double draw two": Action(DOUBLE_DRAW_TWO, chosen=2),
    }
)
REVERSE_BETWEEN_TWO = Action(REVERSE_FOR_TWO, turns=True)


def is_action(card: Card) -> bool:
    return card.face in ACTIONS
