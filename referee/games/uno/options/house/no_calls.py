"""No calls at all: nobody calls, and nobody is caught."""

from referee.games.uno.model.claims import Call, Catch
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.said import Said
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule, Parameters
from referee.rulings.ruleset import AmendmentDoesNotFit

ARTICLE = Article("uno.house.no-calls", ("LU",))


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    if ruleset.call_on_receiving:
        raise AmendmentDoesNotFit(Said("uno-house-no-calls-conflict"))
    without = ruleset.with_claim_always_refused(Call, ARTICLE).with_claim_always_refused(Catch, ARTICLE)
    return replace(without, has_calls=False, skip_closes=False)


NO_CALLS: UnoHouseRule = HouseRule(
    "no-calls",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.BREAKS)]),
    clashes=("false-call", "false-accusation"),
    settles=("call-from", "catch-until", "missed-turn", "late-uno-penalty", "at-once"),
    picture=("blue 1", "cross"),
)
