"""The scoring options: the points of each seat for a round, the winner of the match, and the ranking."""

from collections.abc import Callable, Mapping
from itertools import zip_longest

from referee.games.uno.model.rulebook import TARGET, WINNER_TAKES_ALL
from referee.games.uno.model.state import Round
from referee.games.uno.scores.out_of_the_match import is_in, seats_still_in
from referee.kit.quantities import Points
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import known
from referee.match.model.events import SeatsOut
from referee.match.model.ruleset import MatchCase
from referee.match.model.state import AnyMatch, Match
from referee.match.table.rounds import Score
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events

Left = Mapping[Seat, Points]
Team = Callable[[AnyMatch, Seat], tuple[Seat, ...]]
"""A function that returns the team of a seat, the seat itself first."""


# --- the winner takes all ---


def winner_takes_all(match: AnyMatch, winner: Seat | None, left: Left) -> dict[Seat, Points]:
    """The points of a round: the winner scores what is left in all other hands."""
    return {known(winner): Points(sum(left.values()))}


def credit_winner(match: AnyMatch, winner: Seat, points: Points) -> dict[Seat, Points]:
    """The points of a round reported by its total: the winner gets them all."""
    return {winner: points}


def only_scorer(match: AnyMatch, points: Mapping[Seat, Points]) -> Seat | None:
    """The winner of a round reported seat by seat: the only seat with points; None if there is not exactly
    one."""
    scoring = [seat for seat, amount in points.items() if amount]
    return scoring[0] if len(scoring) == 1 else None


def first_to_the_target(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats that first reached the target: of the first round after which a seat had it, those with the
    highest total; none yet otherwise. Two can only be level if one of them brought points along."""
    if all(match.totals[seat] < target for seat in match.players):
        return ()
    for totals in _totals_after_each_round(match):
        reached = [seat for seat in match.players if totals[seat] >= target]
        if reached:
            most = max(totals[seat] for seat in reached)
            return tuple(seat for seat in reached if totals[seat] == most)
    return ()


def most_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.players, key=lambda seat: -match.totals[seat]))


def one_player_scores(case: MatchCase[Score]) -> Finding | None:
    """Refuses a round reported seat by seat in which several seats have points."""
    scoring = _scoring_seats(case)
    return breaks(WINNER_TAKES_ALL, seats=scoring) if len(scoring) > 1 else None


# --- each player scores the own hand ---


def points_of_own_hand(match: AnyMatch, winner: Seat | None, left: Left) -> dict[Seat, Points]:
    """The points of a round: each player gets the points left in the own hand."""
    return dict(left)


def only_seat_without_points(match: AnyMatch, points: Mapping[Seat, Points]) -> Seat | None:
    """The seat that went out: the only one without points; None if there is not exactly one."""
    without = [seat for seat in match.order if not points.get(seat)]
    return without[0] if len(without) == 1 else None


def lowest_at_the_target(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats with the lowest total once a seat has reached the target, before that none. Ties are
    shared."""
    if not any(match.totals[seat] >= target for seat in match.players):
        return ()
    lowest = min(match.totals[seat] for seat in match.players)
    return tuple(seat for seat in match.players if match.totals[seat] == lowest)


def fewest_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats by their totals; those with equal totals in their order at the table."""
    return tuple(sorted(match.players, key=lambda seat: match.totals[seat]))


def points_are_reported_seat_by_seat(case: MatchCase[Score]) -> Finding | None:
    """Refuses a score that names only the winner: every seat gets points."""
    winner = case.claim.winner
    return breaks(WINNER_TAKES_ALL, winner=winner) if winner is not None else None


# --- elimination ---


def cite_eliminated(case: MatchCase[object], events: Events) -> Finding | None:
    """Cites the seats that are out of the match by these events of a score, if there are any."""
    players = case.state.players
    left = next((event.order for event in events if isinstance(event, SeatsOut)), players)
    gone = [seat for seat in players if seat not in left]
    return holds(TARGET, gone=gone) if gone else None


def last_one_left(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The only seat that has not reached the target, or the lowest total if all have; none yet otherwise."""
    still_in = seats_still_in(match, target)
    if len(still_in) > 1:
        return ()
    return still_in or lowest_at_the_target(match, target)


def survivors_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The ranking: the seats that still play, fewest points first, then the others, the last eliminated
    first."""
    went = {seat: len(match.points) for seat in match.seating}
    is_out = any(not is_in(match, seat, target) for seat in match.seating)
    for number, totals in enumerate(_totals_after_each_round(match) if is_out else ()):
        for seat in match.seating:
            if totals[seat] >= target:
                went[seat] = min(went[seat], number)
    return tuple(
        sorted(
            match.seating,
            key=lambda seat: _rank(match, target, seat, went[seat]),
        )
    )


def _rank(match: AnyMatch, target: Points, seat: Seat, went: int) -> tuple[bool, tuple[int, ...], Points]:
    """The sort key of a seat. `went` is the number of the round that eliminated it; it is ignored for a seat
    that plays again."""
    still_in = is_in(match, seat, target)
    return not still_in, () if still_in else (-went,), match.totals[seat]


# --- partners ---


def opposite_seats(match: AnyMatch, seat: Seat) -> tuple[Seat, ...]:
    """The team of two seats opposite each other."""
    return (seat, seat_clockwise(match.players, seat, len(match.players) // 2))


def every_second_seat(match: AnyMatch, seat: Seat) -> tuple[Seat, ...]:
    """The team of every second seat: two teams, whose seats alternate."""
    return tuple(seat_clockwise(match.players, seat, step) for step in range(0, len(match.players), 2))


def seats_outside_team(team: Team, match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands are counted: all but the team that went out."""
    out = team(match, known(match.round.out))
    return tuple(seat for seat in match.order if seat not in out)


def team_takes_all(team: Team, match: AnyMatch, winner: Seat | None, left: Left) -> dict[Seat, Points]:
    """The points of a round: each player of the winning team scores the hands of all other teams."""
    won = known(winner)
    own = team(match, won)
    worth = sum(points for seat, points in left.items() if seat not in own)
    return credit_team(team, match, won, Points(worth))


def credit_team(team: Team, match: AnyMatch, winner: Seat, points: Points) -> dict[Seat, Points]:
    """The points of a round reported by its total: each player of the winning team gets them."""
    return dict.fromkeys(team(match, winner), points)


def first_team_to_the_target(team: Team, match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The players of the team that first reached the target; none yet otherwise."""
    first = first_to_the_target(match, target)
    return tuple(dict.fromkeys(seat for one in first for seat in team(match, one)))


def one_team_scores(team: Team, case: MatchCase[Score]) -> Finding | None:
    """Refuses points that are not the same for all players of one team, and none for all others."""
    scoring, match = _scoring_seats(case), case.state
    if not scoring:
        return None
    own, points = team(match, scoring[0]), case.claim.points_by_seat
    same = len({points.get(seat) for seat in own}) == 1
    return None if set(scoring) == set(own) and same else breaks(WINNER_TAKES_ALL, seats=scoring)


def partners_stay_together(case: MatchCase[object]) -> Finding | None:
    """Refuses to join or leave a match in teams."""
    return breaks(WINNER_TAKES_ALL, players=len(case.state.players))


# --- no points ---


def one_round_won(match: AnyMatch, winner: Seat | None, left: Left) -> dict[Seat, Points]:
    """The points of a round without counting: one for the winner."""
    return {known(winner): Points(1)}


def credit_one_round(match: AnyMatch, winner: Seat, points: Points) -> dict[Seat, Points]:
    """The points of a round that is not counted: one for the winner."""
    return {winner: Points(1)}


def one_point_each(match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """One point for each seat that is reported with points."""
    return {seat: Points(min(amount, 1)) for seat, amount in points.items()}


def no_automatic_winner(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """No seats: the table decides when the match is over."""
    return ()


# --- what they have in common ---


def _totals_after_each_round(match: AnyMatch) -> list[tuple[int, ...]]:
    """The totals by seat number before the first round, and after each round."""
    made = [sum(column) for column in zip_longest(*match.points, fillvalue=0)]
    totals: list[int] = [total - points for total, points in zip_longest(match.totals, made, fillvalue=0)]
    history: list[tuple[int, ...]] = [tuple(totals)]
    for row in match.points:
        totals = [total + points for total, points in zip_longest(totals, row, fillvalue=0)]
        history.append(tuple(totals))
    return history


def _scoring_seats(case: MatchCase[Score]) -> list[Seat]:
    return [seat for seat, amount in case.claim.points_by_seat.items() if amount]
