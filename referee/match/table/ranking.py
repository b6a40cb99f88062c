"""The winners and the ranking of a match. Only this module decides who has won and who has which place."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.quantities import Points
from referee.kit.seats import Seat, SeatOrder
from referee.kit.values import replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Away


@dataclass(frozen=True)
class Ranking:
    """The winners of a match, and the place of each seat.

    - `winners`: The seats that have won; empty while the match goes on.
    - `places`: The place of each seat, from 1 for the best. Seats with equal results share a place, and the
      next places are skipped (1, 1, 3). The winners have place 1, even if other seats have better totals. A
      player who left before the end has no place.
    """

    winners: SeatOrder
    places: Mapping[Seat, int]


def ranking(ruleset: MatchRuleset, match: AnyMatch) -> Ranking:
    """The present winners of the match, and the place of each seat."""
    won = winners(ruleset, match)
    ended = _match_with_players_who_left_at_end(match) if won else match
    others = [seat for seat in ruleset.standings(ended, ruleset.target) if seat not in won]
    places = dict.fromkeys(won, 1)
    before: Seat | None = None
    for number, seat in enumerate(others, len(won) + 1):
        is_level = before is not None and _have_equal_results(ended, before, seat)
        places[seat] = places[before] if before is not None and is_level else number
        before = seat
    return Ranking(won, places)


def winners(ruleset: MatchRuleset, match: AnyMatch) -> SeatOrder:
    """The seats that have won the match; empty while the match goes on."""
    if match.finished:
        return leading_seats(ruleset, _match_with_players_who_left_at_end(match))
    return () if match.plays_on else winning_seats_at_target(ruleset, match, ruleset.target)


def winning_seats_at_target(ruleset: MatchRuleset, match: AnyMatch, target: Points) -> SeatOrder:
    """The seats that have won the match with this target; empty if no seat has won.

    Several seats with equal results win together.
    """
    return ruleset.winners(_match_with_players_who_left_at_end(match), target)


def leading_seats(ruleset: MatchRuleset, match: AnyMatch) -> SeatOrder:
    """The seats that lead: the first seat of the standings, and all seats with results equal to its results.

    Raises ValueError if the standings have no seat.
    """
    first, *others = ruleset.standings(match, ruleset.target)
    return (first, *(seat for seat in others if _have_equal_results(match, first, seat)))


def seats_that_left_before_end(match: AnyMatch, now: Ranking) -> SeatOrder:
    """The seats of players who left before the end, clockwise. These seats have a total but no place."""
    return tuple(seat for seat in match.circle if seat not in match.seating and seat not in now.places)


def _have_equal_results(match: AnyMatch, one: Seat, other: Seat) -> bool:
    """Whether two seats have equal results.

    Their totals must be equal. Also, both seats still play, or both went out of the match in the same round.
    """
    return match.totals[one] == match.totals[other] and _first_round_out_of_match(
        match, one
    ) == _first_round_out_of_match(match, other)


def _first_round_out_of_match(match: AnyMatch, seat: Seat) -> int | None:
    away = None if seat in match.players else match.current_absence_of(seat)
    return None if away is None else away.first


def _match_with_players_who_left_at_end(match: AnyMatch) -> AnyMatch:
    """A copy of the match in which players who left after its end are still at the table. These players then
    keep their places.

    A player who has missed a round since the end is not put back.
    """
    back = [away for away in match.away if _has_left_after_the_end(match, away)]
    if not back:
        return match
    seats, playing = {away.seat for away in back}, {away.seat for away in back if away.target is None}
    return replace(
        match,
        order=tuple(seat for seat in match.circle if seat in match.order or seat in playing),
        seating=tuple(seat for seat in match.circle if seat in match.seating or seat in seats),
    )


def _has_left_after_the_end(match: AnyMatch, away: Away) -> bool:
    if not away.over or away.last is not None or away.seat in match.seating:
        return False
    return away.target is not None or away.first == match.round_number
