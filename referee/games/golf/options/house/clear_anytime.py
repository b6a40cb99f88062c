"""Columns may be cleared at any time."""

from referee.games.golf.model.claims import Clear
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.options.house.kind import GolfHouseRule
from referee.games.golf.rules.turn_order import it_is_your_turn
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule

ARTICLE = Article("golf.house.clear-anytime", ("VID", OURS))


def it_may_be_cleared_now(case: GolfCase[Clear]) -> Finding | None:
    """Cites what lets a column be cleared out of turn."""
    seat = case.claim.seat
    return finding_holds(ARTICLE, seat=seat) if case.state.round.turn != seat else None


CLEAR_ANYTIME: GolfHouseRule = HouseRule(
    "clear-anytime",
    ARTICLE,
    lambda ruleset, chosen: ruleset.with_replaced_check(Clear, it_is_your_turn, it_may_be_cleared_now),
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("green 4", "blue 4", "bolt"),
)
