"""The winners and the ranking of a match. No other part of the package decides them."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.quantities import Points
from referee.kit.seats import Order, Seat
from referee.kit.values import replace
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch, Away


@dataclass(frozen=True)
class Ranking:
    """Who has won, and the place of each seat.

    - `winners`: The seats that have won; empty while the match goes on.
    - `places`: The places from 1, the best first. Seats that are level share a place, and the next seat has
      the place after all of them (1, 1, 3). The winners are first, whatever the totals. Who left before the
      end has no place.
    """

    winners: Order
    places: Mapping[Seat, int]


def ranking(ruleset: MatchRuleset, match: AnyMatch) -> Ranking:
    """The present winners, and the place of each seat."""
    won = winners(ruleset, match)
    ended = _with_who_left_at_the_end(match) if won else match
    others = [seat for seat in ruleset.standings(ended, ruleset.target) if seat not in won]
    places = dict.fromkeys(won, 1)
    before: Seat | None = None
    for number, seat in enumerate(others, len(won) + 1):
        is_level = before is not None and _are_level(ended, before, seat)
        places[seat] = places[before] if before is not None and is_level else number
        before = seat
    return Ranking(won, places)


def winners(ruleset: MatchRuleset, match: AnyMatch) -> Order:
    """The seats that have won the match; empty while it goes on."""
    if match.finished:
        return leaders(ruleset, _with_who_left_at_the_end(match))
    return () if match.plays_on else winners_at(ruleset, match, ruleset.target)


def winners_at(ruleset: MatchRuleset, match: AnyMatch, target: Points) -> Order:
    """The seats that have won by the points with this target: none, one, or several that are level."""
    return ruleset.winners(_with_who_left_at_the_end(match), target)


def leaders(ruleset: MatchRuleset, match: AnyMatch) -> Order:
    """The seats that lead: the first of the standings, and those that are level with it."""
    first, *others = ruleset.standings(match, ruleset.target)
    return (first, *(seat for seat in others if _are_level(match, first, seat)))


def who_left(match: AnyMatch, now: Ranking) -> Order:
    """The seats whose players left before the end, clockwise. They keep a total but have no place."""
    return tuple(seat for seat in match.circle if seat not in match.seating and seat not in now.places)


def _are_level(match: AnyMatch, one: Seat, other: Seat) -> bool:
    """Whether two seats have the same total, and both play or went out of the match in the same round."""
    return match.totals[one] == match.totals[other] and _out_since(match, one) == _out_since(match, other)


def _out_since(match: AnyMatch, seat: Seat) -> int | None:
    away = None if seat in match.players else match.away_now(seat)
    return None if away is None else away.first


def _with_who_left_at_the_end(match: AnyMatch) -> AnyMatch:
    """The match with the players at the table who left only when it was over and have missed no round since.
    Going home after the end costs nobody the place."""
    back = [away for away in match.away if _left_at_the_end(match, away)]
    if not back:
        return match
    seats, playing = {away.seat for away in back}, {away.seat for away in back if away.target is None}
    return replace(
        match,
        order=tuple(seat for seat in match.circle if seat in match.order or seat in playing),
        seating=tuple(seat for seat in match.circle if seat in match.seating or seat in seats),
    )


def _left_at_the_end(match: AnyMatch, away: Away) -> bool:
    if not away.over or away.last is not None or away.seat in match.seating:
        return False
    return away.target is not None or away.first == match.round_number
