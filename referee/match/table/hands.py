"""The claim by which players report the points of their own hands at the end of a round.

Players report points if the plays of the round are not recorded. The scorekeeper then enters the score.
"""

from dataclasses import dataclass

from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.model.events import HandPointsReported
from referee.match.model.rulebook import HAND_POINTS, POINTS_ONLY_FOR_ROUND_PLAYERS
from referee.match.model.ruleset import MatchClaimCase
from referee.match.table.rounds import its_round_is_not_in_the_future, the_match_goes_on
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, register_claim_type


@register_claim_type("match.points", AllowedReporter.ITS_SEAT, ClaimFreshness.HAND)
@dataclass(frozen=True)
class ReportHandPoints(Claim):
    """The points of this seat's hand in the round that is being played. The claim is for matches in which the
    plays of a round are not recorded. `round` is needed so that a late message does not count for a later
    round."""

    seat: Seat
    round: RoundNumber
    points: Points


# --- needs and checks: each function returns None if the condition in its name is true ---


def its_round_is_not_scored(case: MatchClaimCase[ReportHandPoints]) -> Finding | None:
    """The claim breaks `match.points` if the round in the claim is scored already."""
    number = case.claim.round
    return finding_breaks(HAND_POINTS, scored=number) if case.state.is_past_round(number) else None


def no_round_is_tracked(case: MatchClaimCase[ReportHandPoints]) -> Finding | None:
    """The claim breaks `match.points` if a round is open.

    In an open round, the referee computes the points of hands from the claims of the players.
    """
    tracked = case.state.round is not None
    return finding_breaks(HAND_POINTS, tracked=case.state.round_number) if tracked else None


def the_reporting_seat_plays(case: MatchClaimCase[ReportHandPoints]) -> Finding | None:
    """The claim breaks `match.score.players` if the seat in the claim does not play."""
    match, seat = case.state, case.claim.seat
    return (
        None
        if seat in match.order
        else finding_breaks(POINTS_ONLY_FOR_ROUND_PLAYERS, seats=[seat], round=match.round_number)
    )


def cite_hand_points(case: MatchClaimCase[ReportHandPoints]) -> Finding:
    """The finding that cites `match.points`, with the points of the hand."""
    claim = case.claim
    return finding_holds(HAND_POINTS, seat=claim.seat, points=claim.points, round=claim.round)


# --- effects: a function that returns the events of a claim ---


def hand_points_events(case: MatchClaimCase[ReportHandPoints]) -> Events:
    """The event that records the points of the hand."""
    claim = case.claim
    return (HandPointsReported(claim.round, claim.seat, claim.points),)


HAND_POINTS_PROCEDURE: ClaimProcedure[MatchClaimCase[ReportHandPoints]] = ClaimProcedure(
    HAND_POINTS,
    needs=(
        its_round_is_not_scored,
        the_match_goes_on,
        its_round_is_not_in_the_future,
        no_round_is_tracked,
        the_reporting_seat_plays,
    ),
    checks=(cite_hand_points,),
    effects=hand_points_events,
)
"""The procedure for reports of hand points.

Each game adds a check whether a hand can have the reported points.
"""
