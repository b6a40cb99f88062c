"""Reminders: the referee says so when somebody has not called UNO."""

from referee.games.uno.model.claims import Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.play import a_call_is_missing
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("uno.house.remind-uno", (OURS,))


def the_referee_reminds(case: UnoCase[Play]) -> Finding | None:
    """Cites who has to call UNO."""
    return finding_holds(ARTICLE, seat=case.claim.seat) if a_call_is_missing(case) else None


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return replace(ruleset, reminds_to_call=True).with_added_check(Play, the_referee_reminds)


REMIND_UNO: UnoHouseRule = HouseRule(
    "remind-uno",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    clashes=("no-calls",),
    picture=("blue 1", "ask"),
)
