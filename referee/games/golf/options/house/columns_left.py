"""New columns lie on the left of a grid. The standard rules say so now; this was the house rule for it."""

from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.columns-left", ("S0",))


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    """It also answers the question of the option `new-columns`, whatever was chosen there."""
    return replace(ruleset, new_columns_lie_left=True, column_side_article=ARTICLE)


COLUMNS_LEFT: GolfHouseRule = HouseRule(
    "columns-left",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    settles=("new-columns",),
    picture=("back", "facedown", "facedown"),
)
