"""No action card is taken from the discards."""

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import is_action_card
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.no-action-pickup", ("S0",))


def no_action_card_is_taken(case: GolfCase[Turn]) -> Finding | None:
    top = case.state.round.top
    if case.claim.took != "discard" or not is_action_card(top):
        return None
    return finding_breaks(ARTICLE, card=top.name)


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    checked = ruleset.with_added_check(Turn, no_action_card_is_taken)
    return replace(checked, takes_action_cards=lambda match, seat: False)


NO_ACTION_PICKUP: GolfHouseRule = HouseRule(
    "no-action-pickup",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.BREAKS)]),
    picture=("red skip", "hand", "cross"),
)
