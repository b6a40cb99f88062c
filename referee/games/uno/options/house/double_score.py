"""Double score: the points of a round count twice, or more often."""

from collections.abc import Callable, Mapping
from typing import ParamSpec

from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.going_out import count_hand
from referee.games.uno.scores.scoring import one_point_for_the_winner
from referee.kit.quantities import Points
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.events import RoundScored
from referee.match.table.rounds import ScoreRound, score_claim_events
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import AmendmentDoesNotFit, CaseT, Check, EffectsFunction

ARTICLE = Article("uno.house.double-score", ("LU", OURS))
Told = ParamSpec("Told")


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    if ruleset.scoring is one_point_for_the_winner:
        raise AmendmentDoesNotFit(Said("uno-house-double-score-conflict"))
    times = chosen["times"]
    multiplied = replace(
        ruleset,
        scoring=_multiplied(ruleset.scoring, times),
        credit=_multiplied(ruleset.credit, times),
        points_per_seat=_multiplied(ruleset.points_per_seat, times),
    )
    return multiplied.with_added_check(CountHand, _told(count_hand, times)).with_added_check(
        ScoreRound, _told(score_claim_events, times)
    )


def _multiplied(
    worth: Callable[Told, Mapping[Seat, Points]], times: int
) -> Callable[Told, dict[Seat, Points]]:
    def so_many_times(*told: Told.args, **by_name: Told.kwargs) -> dict[Seat, Points]:
        return {seat: Points(times * points) for seat, points in worth(*told, **by_name).items()}

    return so_many_times


def _told(events: EffectsFunction[CaseT], times: int) -> Check[CaseT]:
    """Cites it once a round has its points."""

    def the_points_are_multiplied(case: CaseT) -> Finding | None:
        is_scored = any(isinstance(event, RoundScored) for event in events(case))
        return finding_holds(ARTICLE, times=times) if is_scored else None

    return the_points_are_multiplied


DOUBLE_SCORE: UnoHouseRule = HouseRule(
    "double-score",
    ARTICLE,
    amend,
    parameters={"times": Parameter(2, (2, 3, 4))},
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("star", "star"),
)
