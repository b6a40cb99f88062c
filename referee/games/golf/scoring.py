"""Scoring a round by its totals: what has to be told, who starts the next round, who has won the match."""

from dataclasses import replace
from functools import reduce

from referee.games.golf.rulebook import EVERYBODY_SCORES, POINTS, STARTER, TARGET
from referee.kit.quantities import Points
from referee.kit.seats import Seat, after, by_seat
from referee.match.events import RoundScored
from referee.match.rounds import (
    ROUND_PROCEDURES,
    Score,
    its_round_has_come,
    next_of,
    starter,
    the_match_goes_on_or_a_score_is_replaced,
    the_next_one_deals,
    winners,
)
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case

# --- needs: each is the sentence that must hold ---


def it_is_points_that_are_told(case: Case) -> Finding | None:
    return breaks(POINTS) if case.claim.hands is not None else None


def everybody_scores(case: Case) -> Finding | None:
    """It is not enough to know who won how many points."""
    winner = case.claim.winner
    return breaks(EVERYBODY_SCORES, winner=winner) if winner is not None else None


def nobody_is_left_out(case: Case) -> Finding | None:
    """Who is not named would have no points, and lead by that."""
    claim, match = case.claim, case.state
    if isinstance(claim, Score) and _replaces(claim, match):
        return None
    missing = [seat for seat in match.order if seat not in claim.points]
    return breaks(EVERYBODY_SCORES, missing=missing) if missing else None


# --- checks: what follows from a score ---


def who_starts_next(case: Case) -> Finding | None:
    """Cites who starts the next round, where that is new."""
    before, match = case.state, _once_scored(case)
    seat = starter(case.ruleset, match)
    if seat is None:
        return None
    if _replaces(case.claim, before) and seat == starter(case.ruleset, before):
        return None
    tied = lowest_of(match, match.points[-1])
    told = {"tied": list(tied)} if len(tied) > 1 else {}
    return holds(STARTER, seat=seat, round=match.round_number, **told)


def who_wins_the_match(case: Case) -> Finding | None:
    match = _once_scored(case)
    won = winners(case.ruleset, match)
    if not won or case.state.finished:
        return None
    who = {"winner": won[0]} if len(won) == 1 else {"winners": list(won)}
    return holds(TARGET, **who, total=match.totals[won[0]])


# --- effects ---


def scored(case: Case) -> tuple:
    """The round with its points; of one that has points already, whoever is not named keeps them."""
    claim, match = case.claim, case.state
    before = match.points[claim.round - 1] if _replaces(claim, match) else ()
    points = {Seat(seat): amount for seat, amount in enumerate(before)} | claim.points
    # A row is as long as there were seats by then: who came later has not played that round.
    row = by_seat(max(len(before), *(seat + 1 for seat in points)) if before else len(match.totals), points)
    return (
        RoundScored(
            round=claim.round or match.round_number,
            points=row,
            dealer=match.dealer if before else the_next_one_deals(match, None, None),
            winner=_alone(lowest_of(match, row)),
        ),
    )


# --- who is ahead ---


def lowest_after_the_last_round(match: Match, target: Points) -> tuple[Seat, ...]:
    """Once as many rounds are scored as were agreed on, the lowest total has won; who ties shares it."""
    if len(match.points) < target:
        return ()
    lowest = min(match.totals[seat] for seat in match.order)
    return tuple(seat for seat in match.order if match.totals[seat] == lowest)


def fewest_points_first(match: Match, target: Points) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.order, key=lambda seat: match.totals[seat]))


def lowest_of(match: Match, row: tuple[Points, ...]) -> tuple[Seat, ...]:
    """Who had the fewest points in a round, of those who played it and still play."""
    played = [seat for seat in match.order if seat < len(row)]
    return tuple(seat for seat in played if row[seat] == min(row[one] for one in played))


def the_lowest_of_the_round_before(match: Match) -> Seat:
    """Who starts the next round: the first one the seat left of the dealer; then who had the fewest points,
    and of several the nearest to the left of who started that round.

    It is found from the points, of who still plays: so it follows every round that is put right.
    """
    first_dealer = after(match.order, match.dealer, -len(match.points))
    starts = after(match.order, first_dealer, 1)
    for row in match.points:
        if lowest := lowest_of(match, row):
            starts = next_of(match.order, after(match.order, starts, 1), lowest)
    return starts


def _alone(seats: tuple[Seat, ...]) -> Seat | None:
    return seats[0] if len(seats) == 1 else None


def _replaces(claim: Score, match: Match) -> bool:
    return claim.round is not None and claim.round < match.round_number


def _once_scored(case: Case) -> Match:
    return reduce(case.ruleset.evolve, scored(case), case.state)


SCORE_PROCEDURE = replace(
    ROUND_PROCEDURES[Score],
    needs=(
        the_match_goes_on_or_a_score_is_replaced,
        its_round_has_come,
        it_is_points_that_are_told,
        everybody_scores,
        nobody_is_left_out,
    ),
    checks=(who_starts_next, who_wins_the_match),
    effects=scored,
)
