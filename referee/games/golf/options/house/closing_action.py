"""The action card that ends a round still takes effect."""

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.games.golf.rules.turn import effective_cards_of_turn, turn_closes_round
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.closing-action", (OURS,))


def the_closing_card_acts(case: GolfCase[Turn]) -> Finding | None:
    """Cites that it does."""
    cards = effective_cards_of_turn(case) if turn_closes_round(case) else ()
    return finding_holds(ARTICLE, card=cards[-1].name) if cards else None


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    return replace(ruleset, closing_card_acts=True).with_added_check(Turn, the_closing_card_acts)


CLOSING_ACTION: GolfHouseRule = HouseRule(
    "closing-action",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    clashes=("last-turns",),
    picture=("flag", "red draw two"),
)
