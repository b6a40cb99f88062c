"""Points of single hands at the end of a round that is not tracked. Players report them before the score."""

from dataclasses import dataclass

from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.model.events import HandPointsReported
from referee.match.model.rulebook import HAND_POINTS, WHO_PLAYED
from referee.match.model.ruleset import MatchCase
from referee.match.table.rounds import its_round_has_come, the_match_goes_on
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Claim, Freshness, Reporter, claim


@claim("match.points", Reporter.ITS_SEAT, Freshness.HAND)
@dataclass(frozen=True)
class ReportPoints(Claim):
    """The points of this seat's hand in the round that is being played, in a match whose rounds are not
    tracked. `round` is given so that a late message is not counted for another round."""

    seat: Seat
    round: RoundNumber
    points: Points


# --- needs and checks: each is the sentence that must hold ---


def its_round_is_not_scored(case: MatchCase[ReportPoints]) -> Finding | None:
    """Breaks `match.points` if the round is scored already."""
    number = case.claim.round
    return breaks(HAND_POINTS, scored=number) if case.state.is_past(number) else None


def no_round_is_tracked(case: MatchCase[ReportPoints]) -> Finding | None:
    """Breaks `match.points` if a round is tracked: the referee counts its hands itself."""
    tracked = case.state.round is not None
    return breaks(HAND_POINTS, tracked=case.state.round_number) if tracked else None


def the_seat_plays(case: MatchCase[ReportPoints]) -> Finding | None:
    """Breaks `match.score.players` if the seat does not play."""
    match, seat = case.state, case.claim.seat
    return None if seat in match.order else breaks(WHO_PLAYED, seats=[seat], round=match.round_number)


def cite_hand_points(case: MatchCase[ReportPoints]) -> Finding:
    """Cites `match.points` with the points of the hand."""
    claim = case.claim
    return holds(HAND_POINTS, seat=claim.seat, points=claim.points, round=claim.round)


# --- effects ---


def record_points(case: MatchCase[ReportPoints]) -> Events:
    """The event that records the points of the hand."""
    claim = case.claim
    return (HandPointsReported(claim.round, claim.seat, claim.points),)


POINTS_PROCEDURE: Procedure[MatchCase[ReportPoints]] = Procedure(
    HAND_POINTS,
    needs=(
        its_round_is_not_scored,
        the_match_goes_on,
        its_round_has_come,
        no_round_is_tracked,
        the_seat_plays,
    ),
    checks=(cite_hand_points,),
    effects=record_points,
)
"""Reporting the points of a hand. Each game adds a check of the points that a hand of its cards can have."""
