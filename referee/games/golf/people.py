"""Who comes late."""

from dataclasses import replace

from referee.kit.quantities import Points
from referee.match.people import PEOPLE_PROCEDURES, Join, the_seat_is_taken
from referee.match.rulebook import JOINING
from referee.match.state import Match
from referee.rulings.finding import Finding, holds
from referee.rulings.ruleset import Case


def most_points(match: Match) -> Points:
    return max(match.totals[seat] for seat in match.order)


def with_how_many_points(case: Case) -> Finding | None:
    """Cites what somebody starts with who sits down late."""
    most = most_points(case.state)
    return holds(JOINING, seat=len(case.state.totals), points=most) if most else None


def seated_with_as_many_as_the_last(case: Case) -> tuple:
    most = most_points(case.state)
    return tuple(replace(event, points=most) for event in the_seat_is_taken(case))


JOIN_PROCEDURE = replace(
    PEOPLE_PROCEDURES[Join], checks=(with_how_many_points,), effects=seated_with_as_many_as_the_last
)
