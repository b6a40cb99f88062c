"""The deck in its editions: its cards, their effects, and their points as far as they are known."""

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
"""Number of copies of each card, by edition of the deck."""

CARDS = tuple(COPIES)

POINTS: Chart[Face, Points] = Chart({face: Points(int(face)) for face in NUMBERS})
"""Points of each number card. No source gives the points that are printed on the action cards."""

MAX_CORNER_POINTS = Points(100)
"""Maximum number of points that can be entered for the corner of an action card."""

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys(ACTIONS, 0),
}
"""Rank of each card that is drawn to choose the dealer, by face. The highest deals."""


@dataclass(frozen=True)
class Action:
    """What an action card does: a row of the action chart.

    - `article`: The article that says so.
    - `steps`: How many seats the turn moves on, after a change of direction.
    - `turns`: Whether the card changes the direction.
    - `columns`: How many new columns the next seat gets.
    - `chosen`: How many new columns go to players chosen by the player.
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
    """Whether this is an action card."""
    return card.face in ACTIONS
