"""The ways to score: what a round is worth to whom, who has won the match, and who leads."""

from collections.abc import Mapping
from itertools import zip_longest

from referee.games.uno.rulebook import TARGET, WINNER_TAKES_ALL
from referee.kit.quantities import Points
from referee.kit.seats import Seat, after
from referee.match.events import SeatsOut
from referee.match.rounds import next_of
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Case

Left = Mapping[Seat, Points]


# --- the winner takes all ---


def winner_takes_all(match: Match, winner: Seat, left: Left) -> dict[Seat, Points]:
    """The winner scores what is left in all other hands."""
    return {winner: Points(sum(left.values()))}


def to_the_winner(match: Match, winner: Seat, points: Points) -> dict[Seat, Points]:
    return {winner: points}


def the_only_one_who_scores(match: Match, points: Mapping[Seat, Points]) -> Seat | None:
    """Who won a round that is written down seat by seat, if that tells it."""
    scoring = [seat for seat, amount in points.items() if amount]
    return scoring[0] if len(scoring) == 1 else None


def first_to_the_target(match: Match, target: Points) -> tuple[Seat, ...]:
    """Who first had the target, going by the rounds; nobody yet, or one."""
    for totals in _totals_after_each_round(match):
        reached = [seat for seat in match.order if totals[seat] >= target]
        if reached:
            return (max(reached, key=totals.__getitem__),)
    return ()


def most_points_first(match: Match, target: Points) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.order, key=lambda seat: -match.totals[seat]))


def one_player_scores(case: Case) -> Finding | None:
    """Written down seat by seat, a round gives points to its winner alone."""
    scoring = _who_scores(case)
    return breaks(WINNER_TAKES_ALL, seats=scoring) if len(scoring) > 1 else None


# --- everybody keeps the own hand ---


def everybody_keeps_their_own(match: Match, winner: Seat, left: Left) -> dict[Seat, Points]:
    """What is left in a hand counts against its player; the winner of the round has nothing left."""
    return dict(left)


def the_only_one_without_points(match: Match, points: Mapping[Seat, Points]) -> Seat | None:
    """Who went out; nobody is named where several have nothing."""
    without = [seat for seat in match.order if not points.get(seat)]
    return without[0] if len(without) == 1 else None


def lowest_at_the_target(match: Match, target: Points) -> tuple[Seat, ...]:
    """Once anybody has the target the lowest total has won; who ties shares it."""
    if not any(match.totals[seat] >= target for seat in match.order):
        return ()
    lowest = min(match.totals[seat] for seat in match.order)
    return tuple(seat for seat in match.order if match.totals[seat] == lowest)


def fewest_points_first(match: Match, target: Points) -> tuple[Seat, ...]:
    return tuple(sorted(match.order, key=lambda seat: match.totals[seat]))


def points_are_told_seat_by_seat(case: Case) -> Finding | None:
    """Where everybody scores it is not enough to know who won how many points."""
    winner = case.claim.winner
    return breaks(WINNER_TAKES_ALL, winner=winner) if winner is not None else None


# --- elimination ---


def who_reached_the_target_is_out(match: Match, target: Points) -> tuple[SeatsOut, ...]:
    """Who still plays after a score, between rounds; a score put right may bring somebody back.

    If everybody has the target, or all but one, the match is over and nobody needs to go.
    """
    still_in = tuple(seat for seat in match.seating if match.totals[seat] < target or match.plays_on)
    if match.round is not None or len(still_in) < 2 or still_in == match.order:
        return ()
    return (SeatsOut(still_in, next_of(match.seating, match.dealer, still_in)),)


def who_goes_out(case: Case, events: tuple) -> Finding | None:
    """Cites who is out of the match by this score."""
    left = next((event.order for event in events if isinstance(event, SeatsOut)), case.state.order)
    gone = [seat for seat in case.state.order if seat not in left]
    return holds(TARGET, gone=gone) if gone else None


def last_one_left(match: Match, target: Points) -> tuple[Seat, ...]:
    """The one who has not reached the target; if all have, the lowest."""
    still_in = tuple(seat for seat in match.seating if match.totals[seat] < target)
    if len(still_in) > 1:
        return ()
    return still_in or lowest_at_the_target(match, target)


def survivors_first(match: Match, target: Points) -> tuple[Seat, ...]:
    """Who still plays, by the fewest points; then who went last."""
    went = {seat: len(match.points) for seat in match.seating}
    for number, totals in enumerate(_totals_after_each_round(match)):
        for seat in match.seating:
            if totals[seat] >= target:
                went[seat] = min(went[seat], number)
    return tuple(
        sorted(
            match.seating,
            key=lambda seat: (match.totals[seat] >= target, -went[seat], match.totals[seat]),
        )
    )


# --- partners ---


def partner_of(match: Match, seat: Seat) -> Seat:
    """Who sits opposite."""
    return after(match.order, seat, len(match.order) // 2)


def everybody_but_the_team(match: Match) -> tuple[Seat, ...]:
    team = (match.round.out, partner_of(match, match.round.out))
    return tuple(seat for seat in match.order if seat not in team)


def the_team_takes_all(match: Match, winner: Seat, left: Left) -> dict[Seat, Points]:
    """The winner's team scores the hands of everybody else; the partner's own counts for nobody."""
    partner = partner_of(match, winner)
    return to_the_team(match, winner, Points(sum(points for seat, points in left.items() if seat != partner)))


def to_the_team(match: Match, winner: Seat, points: Points) -> dict[Seat, Points]:
    return {winner: points, partner_of(match, winner): points}


def first_team_to_the_target(match: Match, target: Points) -> tuple[Seat, ...]:
    return tuple(
        seat for first in first_to_the_target(match, target) for seat in (first, partner_of(match, first))
    )


def one_team_scores(case: Case) -> Finding | None:
    """Both partners are given the same points, and nobody else any."""
    scoring, match = _who_scores(case), case.state
    if not scoring:
        return None
    team = {scoring[0], partner_of(match, scoring[0])}
    same = len({case.claim.points.get(seat, 0) for seat in team}) == 1
    return None if set(scoring) == team and same else breaks(WINNER_TAKES_ALL, seats=scoring)


def partners_stay_together(case: Case) -> Finding | None:
    """A team does not change before the match is over."""
    return breaks(WINNER_TAKES_ALL, players=len(case.state.order))


# --- no points ---


def one_round_won(match: Match, winner: Seat, left: Left) -> dict[Seat, Points]:
    """No cards are counted: a round won is a round won."""
    return {winner: Points(1)}


def to_the_winner_one(match: Match, winner: Seat, points: Points) -> dict[Seat, Points]:
    return {winner: Points(1)}


def one_for_whoever_scores(match: Match, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    return {seat: Points(min(amount, 1)) for seat, amount in points.items()}


def nobody_before_the_table_says_so(match: Match, target: Points) -> tuple[Seat, ...]:
    return ()


# --- what they have in common ---


def _totals_after_each_round(match: Match) -> list[tuple[int, ...]]:
    """The totals before the first round, and after each one."""
    made = [sum(column) for column in zip_longest(*match.points, fillvalue=0)]
    totals = [total - points for total, points in zip_longest(match.totals, made, fillvalue=0)]
    told = [tuple(totals)]
    for row in match.points:
        totals = [total + points for total, points in zip_longest(totals, row, fillvalue=0)]
        told.append(tuple(totals))
    return told


def _who_scores(case: Case) -> list[Seat]:
    points = case.claim.points
    return [seat for seat, amount in points.items() if amount] if isinstance(points, Mapping) else []
