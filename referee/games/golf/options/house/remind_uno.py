"""Reminders: the referee says so when somebody has not called UNO."""

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.model.state import count_facedown
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.games.golf.rules.calls import call_window_opening_event
from referee.games.golf.rules.turn import grid_after_placing
from referee.kit.values import replace
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameters

ARTICLE = Article("golf.house.remind-uno", (OURS,))


def the_referee_reminds(case: GolfCase[Turn]) -> Finding | None:
    """Cites who has to call UNO."""
    due = call_window_opening_event(case, count_facedown(grid_after_placing(case)))
    return finding_holds(ARTICLE, seat=case.claim.seat) if any(not call.called for call in due) else None


def amend(ruleset: GolfRuleset, chosen: Parameters) -> GolfRuleset:
    return replace(ruleset, reminds_to_call=True).with_added_check(Turn, the_referee_reminds)


REMIND_UNO: GolfHouseRule = HouseRule(
    "remind-uno",
    ARTICLE,
    amend,
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("facedown", "ask"),
)
