"""When a grid is all faceup, everybody else has one more turn."""

from referee.games.golf.model.rulebook import CLOSING
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.last-turns", (OURS,), instead_of=CLOSING.id)


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    later = replace(ruleset.with_substitute_article(ARTICLE), last_turns=True)
    return replace(later, closing_card_acts=True)


LAST_TURNS: GolfHouseRule = HouseRule(
    "last-turns",
    ARTICLE,
    amend,
    sentences=dict((says(ARTICLE, FindingWeight.HOLDS), says(ARTICLE, FindingWeight.BREAKS))),
    picture=("flag", "plus"),
)
