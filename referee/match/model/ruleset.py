"""What the house asks of the ruleset of any game; each game adds fields of its own."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar, overload

from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.match.model.events import SeatsOut
from referee.match.model.state import AnyMatch, Match
from referee.rulings.ruleset import Case, ClaimT, Ruleset
from referee.rulings.tags import Event

MatchT = TypeVar("MatchT", bound=Match[Any])


class Evolve(Protocol):
    """How an event changes a match; the first one opens it. Those of a game change its round, and close
    none: so what is known of a match is known of the one after them."""

    @overload
    def __call__(self, match: None, event: Event, /) -> Match[None]: ...
    @overload
    def __call__(self, match: MatchT, event: Event, /) -> MatchT: ...
    @overload
    def __call__(self, match: AnyMatch | None, event: Event, /) -> AnyMatch: ...


@dataclass(frozen=True, kw_only=True)
class MatchRuleset(Ruleset):
    """What is asked of every game.

    `target` is what the match is played to, `fewest_seats` and `most_seats` how many play. `points` is what
    each face counts, as far as that is known, and `rank_for_the_deal` which card is higher where people draw
    for the deal. `winners(match, target)` are who has won by the points, and `standings(match, target)`
    everybody, the first one ahead: only `match/table/ranking.py` asks for these two. `starter(match)` is who
    begins the next round. `after_a_score(match, target)` are the
    events by which people are out of the match, `starts_with(match)` is what somebody who comes late begins
    with, and `paper_totals(match, told)` what each begins with by the totals on paper. `ruleset_of(match)` is
    the ruleset of the same game that is in force in a match. `deal_goes_around`: the deal passes to the left
    after each round, whatever happened in it. `winner_is_enough`: a round is scored once its winner is named,
    because no points are counted.
    """

    evolve: Evolve
    target: Points
    fewest_seats: int
    most_seats: int
    points: Mapping[str, Points]
    rank_for_the_deal: Mapping[str, int]
    winners: Callable[[Match[Any], Points], tuple[Seat, ...]]
    standings: Callable[[Match[Any], Points], tuple[Seat, ...]]
    starter: Callable[[Match[Any]], Seat]
    after_a_score: Callable[[Match[Any], Points], tuple[SeatsOut, ...]]
    starts_with: Callable[[Match[Any]], Points]
    paper_totals: Callable[[Match[Any], Mapping[Seat, Points]], Mapping[Seat, Points]]
    ruleset_of: Callable[[Match[Any]], Self]
    deal_goes_around: bool = True
    winner_is_enough: bool = False


@dataclass(frozen=True, kw_only=True)
class HandsRuleset(MatchRuleset):
    """What is asked of a game whose rounds are scored by the hands that are left.

    `scoring(match, winner, left)` makes points of the hands left, `credit(match, winner, points)` of points
    told for the winner, and `seat_by_seat(match, told)` of points told for each seat. `who_won(match, told)`
    is whose round it was by those, and `seen_going_out(case, winner)` who was seen to go out.
    `laid_down(match)` is what hands count that were set aside in the open round, and
    `next_dealer(match, winner, left)` deals the next one.
    """

    scoring: Callable[[Match[Any], Seat | None, Mapping[Seat, Points]], Mapping[Seat, Points]]
    credit: Callable[[Match[Any], Seat, Points], Mapping[Seat, Points]]
    seat_by_seat: Callable[[Match[Any], Mapping[Seat, Points]], Mapping[Seat, Points]]
    who_won: Callable[[Match[Any], Mapping[Seat, Points]], Seat | None]
    seen_going_out: Callable[[Case[Any, Match[Any], Any], Seat | None], Seat | None]
    laid_down: Callable[[Match[Any]], Mapping[Seat, Points]]
    next_dealer: Callable[[Match[Any], Seat | None, Mapping[Seat, Points] | None], Seat]


MatchCase = Case[MatchRuleset, Match[object], ClaimT]
"""A claim of any match, whichever game it is."""
HandsCase = Case[HandsRuleset, Match[object], ClaimT]
