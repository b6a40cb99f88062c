"""What is printed in the corners of the action cards, told before the first deal."""

from collections.abc import Mapping

from referee.games.golf.model.deck import MAX_POINTS_OF_ACTION_CARD, Face
from referee.games.golf.model.rulebook import POINTS
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight, NamedFacts
from referee.rulings.house import HouseRule, Parameter, Parameters

ARTICLE = Article("golf.house.corner-points", ("S0", OURS), instead_of=POINTS.id)
POSSIBLE = range(MAX_POINTS_OF_ACTION_CARD + 1)
FACES: Mapping[str, Face] = {
    "reverse": "reverse",
    "skip": "skip",
    "draw_two": "draw two",
    "double_draw_two": "double draw two",
}
"""The face that each parameter tells the points of."""


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    points = ruleset.points
    for name, face in FACES.items():
        points = points.with_added_row(face, chosen[name])
    return replace(ruleset, points=points).with_substitute_article(ARTICLE)


def _faces_of_cards(facts: NamedFacts) -> dict[str, tuple[Face, ...]]:
    """The faces of the cards in the facts, each face once."""
    faces = {card.partition(" ")[2] for card in facts["cards"]}
    return {"faces": tuple(face for face in FACES.values() if face in faces)}


CORNER_POINTS: GolfHouseRule = HouseRule(
    "corner-points",
    ARTICLE,
    amend,
    parameters={
        "reverse": Parameter(10, POSSIBLE),
        "skip": Parameter(10, POSSIBLE),
        "draw_two": Parameter(10, POSSIBLE),
        "double_draw_two": Parameter(20, POSSIBLE),
    },
    asks=True,
    sentences=dict(
        (says(ARTICLE, FindingWeight.HOLDS, _faces_of_cards), says(ARTICLE, FindingWeight.BREAKS))
    ),
    picture=("blue skip", "edit"),
)
