"""Who comes late, and who leaves."""

from dataclasses import replace

from referee.kit.quantities import Points
from referee.match.people import (
    PEOPLE_PROCEDURES,
    Join,
    somebody_stays,
    the_seat_is_left,
    the_seat_is_taken,
)
from referee.match.rulebook import JOINING, LEAVING_A_MATCH
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case, Procedure


def most_points(match: Match) -> Points:
    return max(match.totals[seat] for seat in match.order)


def with_how_many_points(case: Case) -> Finding | None:
    """Cites what somebody starts with who sits down late."""
    most = most_points(case.state)
    return holds(JOINING, seat=len(case.state.totals), points=most) if most else None


def seated_with_as_many_as_the_last(case: Case) -> tuple:
    most = most_points(case.state)
    return tuple(replace(event, points=most) for event in the_seat_is_taken(case))


def no_hand_is_counted(case: Case) -> Finding | None:
    """Points are told when a round is scored, of those who still play."""
    points = case.claim.points
    return breaks(LEAVING_A_MATCH, points=points) if points is not None else None


JOIN_PROCEDURE = replace(
    PEOPLE_PROCEDURES[Join], checks=(with_how_many_points,), effects=seated_with_as_many_as_the_last
)
LEAVE_PROCEDURE = Procedure(
    LEAVING_A_MATCH, needs=(somebody_stays, no_hand_is_counted), effects=the_seat_is_left
)
