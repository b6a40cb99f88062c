"""Between two players a Reverse is a Skip."""

from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.messages import first_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.reverse-as-skip", ("S4", OURS))


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    row = replace(ruleset.between_two.row_of_key("reverse"), article=ARTICLE, steps=2)
    return replace(ruleset, between_two=ruleset.between_two.with_replaced_row("reverse", row))


REVERSE_AS_SKIP: GolfHouseRule = HouseRule(
    "reverse-as-skip",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS, first_of("seat", otherwise="nobody"))]),
    picture=("red reverse", "go", "red skip"),
)
