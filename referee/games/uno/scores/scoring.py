"""The scoring options: the points of a round for each seat, the winner of the match, and the ranking."""

from collections.abc import Callable, Mapping
from itertools import zip_longest

from referee.games.uno.model.rulebook import WINNER_TAKES_ALL, WINNING_THE_MATCH
from referee.games.uno.model.state import Round
from referee.games.uno.scores.out_of_the_match import is_still_in_the_match, seats_still_in_the_match
from referee.kit.quantities import Points
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.model.events import SeatsOutOfMatch
from referee.match.model.ruleset import MatchClaimCase
from referee.match.model.state import AnyMatch, Match
from referee.match.table.rounds import ScoreRound
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Events

PointsOfCardsLeftBySeat = Mapping[Seat, Points]
TeamOfSeat = Callable[[AnyMatch, Seat], tuple[Seat, ...]]
"""A function that returns all seats in the team of a seat. The seat itself comes first."""


# --- the winner takes all ---


def winner_takes_all(
    match: AnyMatch, winner: Seat | None, left: PointsOfCardsLeftBySeat
) -> dict[Seat, Points]:
    """The points of a round: the winner gets the points of the cards in all other hands."""
    return {not_none(winner): Points(sum(left.values()))}


def give_reported_total_to_winner(match: AnyMatch, winner: Seat, points: Points) -> dict[Seat, Points]:
    """The points of a round if a score reports only the total: the winner gets the total."""
    return {winner: points}


def only_seat_with_points(match: AnyMatch, points: Mapping[Seat, Points]) -> Seat | None:
    """The winner of a round if a score reports points for each seat: the only seat with points. The result is
    None if no seat or more than one seat has points."""
    scoring = [seat for seat, amount in points.items() if amount]
    return scoring[0] if len(scoring) == 1 else None


def winners_by_reaching_target_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The seats that reached the target first. The result is empty if no seat has reached the target.

    If several seats reached the target in the same round, the highest total wins. A tie is possible only if a
    seat started with points.
    """
    if all(match.totals[seat] < target for seat in match.players):
        return ()
    for totals in _totals_after_each_round(match):
        reached = [seat for seat in match.players if totals[seat] >= target]
        if reached:
            most = max(totals[seat] for seat in reached)
            return tuple(seat for seat in reached if totals[seat] == most)
    return ()


def most_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The ranking of the seats, the highest total first. Seats with equal totals keep their order at the
    table."""
    return tuple(sorted(match.players, key=lambda seat: -match.totals[seat]))


def only_one_player_scores(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """Refuse a score with points for more than one seat, because only the winner of a round gets points."""
    scoring = _seats_with_points(case)
    return finding_breaks(WINNER_TAKES_ALL, seats=scoring) if len(scoring) > 1 else None


# --- all players score their own hands ---


def points_of_own_hands_by_seat(
    match: AnyMatch, winner: Seat | None, left: PointsOfCardsLeftBySeat
) -> dict[Seat, Points]:
    """The points of a round: all players get the points of the cards in their own hands."""
    return dict(left)


def only_seat_without_points(match: AnyMatch, points: Mapping[Seat, Points]) -> Seat | None:
    """The seat that went out: the only seat without points. The result is None if no seat or more than one
    seat has no points."""
    without = [seat for seat in match.order if not points.get(seat)]
    return without[0] if len(without) == 1 else None


def winners_by_lowest_total_at_target(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The winners of the match: the seats with the lowest total after any seat has reached the target. The
    result is empty if no seat has reached the target. Seats with equal totals share the win."""
    if not any(match.totals[seat] >= target for seat in match.players):
        return ()
    lowest = min(match.totals[seat] for seat in match.players)
    return tuple(seat for seat in match.players if match.totals[seat] == lowest)


def fewest_points_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The ranking of the seats, the lowest total first. Seats with equal totals keep their order at the
    table."""
    return tuple(sorted(match.players, key=lambda seat: match.totals[seat]))


def points_are_reported_seat_by_seat(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """Refuse a score that names only the winner, because all other seats get points."""
    winner = case.claim.winner
    return finding_breaks(WINNER_TAKES_ALL, winner=winner) if winner is not None else None


# --- elimination ---


def cite_eliminated_seats(case: MatchClaimCase[object], events: Events) -> Finding | None:
    """The finding that names the seats that the events of a score eliminate. The result is None if no seat is
    eliminated."""
    players = case.state.players
    left = next((event.order for event in events if isinstance(event, SeatsOutOfMatch)), players)
    gone = [seat for seat in players if seat not in left]
    return finding_holds(WINNING_THE_MATCH, gone=gone) if gone else None


def last_seat_left_in_the_match(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The winner of the match: the only seat that has not reached the target. If all seats have reached the
    target, the seats with the lowest total win. The result is empty while more than one seat is left."""
    still_in = seats_still_in_the_match(match, target)
    if len(still_in) > 1:
        return ()
    return still_in or winners_by_lowest_total_at_target(match, target)


def rank_survivors_first(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The ranking of the seats. The seats that are still in the match come first, beginning with the lowest
    total. The eliminated seats follow, beginning with the seat that was eliminated last."""
    went = {seat: len(match.points) for seat in match.seating}
    is_out = any(not is_still_in_the_match(match, seat, target) for seat in match.seating)
    for number, totals in enumerate(_totals_after_each_round(match) if is_out else ()):
        for seat in match.seating:
            if totals[seat] >= target:
                went[seat] = min(went[seat], number)
    return tuple(
        sorted(
            match.seating,
            key=lambda seat: _ranking_key_of_seat(match, target, seat, went[seat]),
        )
    )


def _ranking_key_of_seat(
    match: AnyMatch, target: Points, seat: Seat, went: int
) -> tuple[bool, tuple[int, ...], Points]:
    """The sort key of a seat in the ranking.

    `went` is the number of the round that eliminated the seat. The number is ignored for a seat that is still
    in the match.
    """
    still_in = is_still_in_the_match(match, seat, target)
    return not still_in, () if still_in else (-went,), match.totals[seat]


# --- partners and teams ---


def team_of_opposite_seats(match: AnyMatch, seat: Seat) -> tuple[Seat, ...]:
    """The team of two opposite seats: this seat and the seat across the table."""
    return (seat, seat_clockwise(match.players, seat, len(match.players) // 2))


def team_of_every_second_seat(match: AnyMatch, seat: Seat) -> tuple[Seat, ...]:
    """The team of a seat: this seat and every second seat after this seat. There are two teams, and their
    seats alternate."""
    return tuple(seat_clockwise(match.players, seat, step) for step in range(0, len(match.players), 2))


def seats_outside_team_that_went_out(team: TeamOfSeat, match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands are counted: all seats that are not in the team of the seat that went out."""
    out = team(match, not_none(match.round.out))
    return tuple(seat for seat in match.order if seat not in out)


def team_takes_all(
    team: TeamOfSeat, match: AnyMatch, winner: Seat | None, left: PointsOfCardsLeftBySeat
) -> dict[Seat, Points]:
    """The points of a round: each player of the winning team gets the points of the hands of all other
    teams."""
    won = not_none(winner)
    own = team(match, won)
    worth = sum(points for seat, points in left.items() if seat not in own)
    return give_reported_total_to_winning_team(team, match, won, Points(worth))


def give_reported_total_to_winning_team(
    team: TeamOfSeat, match: AnyMatch, winner: Seat, points: Points
) -> dict[Seat, Points]:
    """The points of a round if a score reports only the total: each player of the winning team gets the
    total."""
    return dict.fromkeys(team(match, winner), points)


def first_team_to_the_target(team: TeamOfSeat, match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """The players of the team that reached the target first. The result is empty if no team has reached the
    target."""
    first = winners_by_reaching_target_first(match, target)
    return tuple(dict.fromkeys(seat for one in first for seat in team(match, one)))


def only_one_team_scores(team: TeamOfSeat, case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """Refuse a score with points that do not all belong to one team. All players of that team must have the
    same points."""
    scoring, match = _seats_with_points(case), case.state
    if not scoring:
        return None
    own, points = team(match, scoring[0]), case.claim.points_by_seat
    same = len({points.get(seat) for seat in own}) == 1
    return None if set(scoring) == set(own) and same else finding_breaks(WINNER_TAKES_ALL, seats=scoring)


def refuse_join_or_leave_with_teams(case: MatchClaimCase[object]) -> Finding | None:
    """Refuse a claim to join or leave a match with teams."""
    return finding_breaks(WINNER_TAKES_ALL, players=len(case.state.players))


# --- rounds won instead of points ---


def one_point_for_the_winner(
    match: AnyMatch, winner: Seat | None, left: PointsOfCardsLeftBySeat
) -> dict[Seat, Points]:
    """The points of a round whose hands are not counted: the winner gets one point."""
    return {not_none(winner): Points(1)}


def ignore_total_and_give_winner_one_point(
    match: AnyMatch, winner: Seat, points: Points
) -> dict[Seat, Points]:
    """The points of a round in a match without counted hands: the winner gets one point. A reported total has
    no effect."""
    return {winner: Points(1)}


def at_most_one_point_each(match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """One point for each seat with reported points, and no points for other seats."""
    return {seat: Points(min(amount, 1)) for seat, amount in points.items()}


def no_automatic_winner(match: AnyMatch, target: Points) -> tuple[Seat, ...]:
    """Return no seats, because the players decide when the match is over."""
    return ()


# --- functions that several scoring options use ---


def _totals_after_each_round(match: AnyMatch) -> list[tuple[int, ...]]:
    """A list with the totals before the first round and after each round. Each item has one total for each
    seat number."""
    made = [sum(column) for column in zip_longest(*match.points, fillvalue=0)]
    totals: list[int] = [total - points for total, points in zip_longest(match.totals, made, fillvalue=0)]
    history: list[tuple[int, ...]] = [tuple(totals)]
    for row in match.points:
        totals = [total + points for total, points in zip_longest(totals, row, fillvalue=0)]
        history.append(tuple(totals))
    return history


def _seats_with_points(case: MatchClaimCase[ScoreRound]) -> list[Seat]:
    return [seat for seat, amount in case.claim.points_by_seat.items() if amount]
