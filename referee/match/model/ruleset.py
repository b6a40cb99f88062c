"""The fields that the rulesets of all games share. Each game adds more fields."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar, overload

from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.match.model.events import SeatsOutOfMatch
from referee.match.model.state import AnyMatch, Match
from referee.rulings.ruleset import Case, ClaimT, Ruleset
from referee.rulings.tags import Event

MatchT = TypeVar("MatchT", bound=Match[Any])


class EvolveFunction(Protocol):
    """A function that takes a match and an event. It returns the match after the event.

    For the first event, which opens the match, the match is None. For any later event, the result has the
    same type as the given match.
    """

    @overload
    def __call__(self, match: None, event: Event, /) -> Match[None]: ...
    @overload
    def __call__(self, match: MatchT, event: Event, /) -> MatchT: ...
    @overload
    def __call__(self, match: AnyMatch | None, event: Event, /) -> AnyMatch: ...


@dataclass(frozen=True, kw_only=True)
class MatchRuleset(Ruleset):
    """A ruleset of any game.

    - `target`: The points or rounds to which the match is played.
    - `fewest_seats`, `most_seats`: Minimum and maximum number of players.
    - `points`: The points of each face, as far as they are known.
    - `rank_for_the_deal`: The rank of each face when players draw cards for the deal. A player who draws a
      face with a negative rank draws again.
    - `winners(match, target)`: Returns the seats that have won because of their points. Only
      `match/table/ranking.py` calls `winners` and `standings`.
    - `standings(match, target)`: Returns all seats, the leader first.
    - `starter(match)`: Returns the seat that starts the next round.
    - `after_a_score(match, target)`: Returns the events by which players go out of the match.
    - `starts_with(match)`: Returns the points that a late player starts with.
    - `paper_totals(match, points)`: Returns the total of each seat, given the totals on paper.
    - `ruleset_of(match)`: Returns the ruleset that is in force in another state of the match.
    - `deal_goes_around`: Whether the deal always passes to the left after a round.
    - `winner_is_enough`: Whether a score may name only the winner, because the table counts rounds won.
    """

    evolve: EvolveFunction
    target: Points
    fewest_seats: int
    most_seats: int
    points: Mapping[str, Points]
    rank_for_the_deal: Mapping[str, int]
    winners: Callable[[Match[Any], Points], tuple[Seat, ...]]
    standings: Callable[[Match[Any], Points], tuple[Seat, ...]]
    starter: Callable[[Match[Any]], Seat]
    after_a_score: Callable[[Match[Any], Points], tuple[SeatsOutOfMatch, ...]]
    starts_with: Callable[[Match[Any]], Points]
    paper_totals: Callable[[Match[Any], Mapping[Seat, Points]], Mapping[Seat, Points]]
    ruleset_of: Callable[[Match[Any]], Self]
    deal_goes_around: bool = True
    winner_is_enough: bool = False


@dataclass(frozen=True, kw_only=True)
class RulesetScoredByHands(MatchRuleset):
    """A ruleset of a game that scores rounds by the cards left in the hands.

    - `scoring(match, winner, left)`: Returns the points of each seat, if `left` says what each hand is worth.
    - `credit(match, winner, points)`: Returns the points of each seat, if only the winner's points are
      reported.
    - `points_per_seat(match, points)`: Returns the points of each seat, if the points of each seat are
      reported.
    - `winner_by_points(match, points)`: Returns the seat that won the round according to these points, or
      None.
    - `seen_going_out(case, winner)`: Returns the seat that was seen going out, or None.
    - `set_aside_points(match)`: Returns the points in hands that were set aside in the open round. Keys are
      seats.
    - `next_dealer(match, winner, left)`: Returns the seat that deals the next round.
    """

    scoring: Callable[[Match[Any], Seat | None, Mapping[Seat, Points]], Mapping[Seat, Points]]
    credit: Callable[[Match[Any], Seat, Points], Mapping[Seat, Points]]
    points_per_seat: Callable[[Match[Any], Mapping[Seat, Points]], Mapping[Seat, Points]]
    winner_by_points: Callable[[Match[Any], Mapping[Seat, Points]], Seat | None]
    seen_going_out: Callable[[Case[Any, Match[Any], Any], Seat | None], Seat | None]
    set_aside_points: Callable[[Match[Any]], Mapping[Seat, Points]]
    next_dealer: Callable[[Match[Any], Seat | None, Mapping[Seat, Points] | None], Seat]


MatchClaimCase = Case[MatchRuleset, Match[object], ClaimT]
"""A claim in a match of any game, with everything that the judge needs to decide the claim."""
HandScoredClaimCase = Case[RulesetScoredByHands, Match[object], ClaimT]
