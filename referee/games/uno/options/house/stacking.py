"""Stacking: cards owed are answered by laying another card that makes somebody draw."""

from collections.abc import Mapping

from referee.games.uno.model.deck import CardEffect, Face
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameter, Parameters

ARTICLE = Article("uno.house.stacking", ("S3", "S4", "LIQ", "LU", OURS))
DRAW_TWO: Face = "draw two"
DRAW_FOUR: Face = "wild draw four"
PAIRS: Mapping[str, tuple[Face, Face]] = {
    "2/2": (DRAW_TWO, DRAW_TWO),
    "4/4": (DRAW_FOUR, DRAW_FOUR),
    "4/2": (DRAW_FOUR, DRAW_TWO),
    "2/4": (DRAW_TWO, DRAW_FOUR),
}
"""What is laid, and on what."""


def stacked(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """A row more in the chart of what answers what, for each pair."""
    told = chosen["answers"]
    pairs = dict.fromkeys([*told, *(("2/2", "4/4") if "progressive" in told else ())])
    for pair in (one for one in pairs if one in PAIRS):
        laid, on = PAIRS[pair]
        answer = CardEffect(
            ARTICLE,
            owes=2 if laid == DRAW_TWO else 4,
            open_to_challenge=laid == DRAW_FOUR and chosen["challenge"] == "top",
            in_any_color=pair == "2/4" and chosen["any_color"],
        )
        ruleset = ruleset.with_card_playable_on_draw_debt(on, laid, answer)
    return ruleset


STACKING: UnoHouseRule = HouseRule(
    "stacking",
    ARTICLE,
    stacked,
    parameters={
        "answers": Parameter(
            ("2/2",),
            (*PAIRS, "progressive"),
            several=True,
            sources={
                "2/2": ("S3", "S4", "LIQ", "LU"),
                "4/4": ("S3", "WP", "LU"),
                "4/2": ("LU",),
                "2/4": ("LU",),
                "progressive": ("WP",),
            },
        ),
        "any_color": Parameter(False, sources={True: ("LU",)}),
        "challenge": Parameter("none", ("none", "top")),
    },
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("red draw two", "blue draw two"),
)
