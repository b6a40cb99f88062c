"""A described situation of Golf: what kinds there are, and how more is told of one."""

from typing import TypeGuard, TypeVar

from referee.games.golf.help.position import Told
from referee.games.golf.model.claims import Clear, Turn
from referee.games.golf.model.state import Grid, Round
from referee.games.shared.call_window import seat_of_call_window
from referee.games.shared.position import discards_match_description
from referee.kit.seats import Seat
from referee.match.help.fact import Fact, teller
from referee.match.help.situation import ClaimedT, Described, Situation, is_told
from referee.rulings.tags import Claim

GolfSituation = Situation[Told, ClaimedT]
"""A situation in which a round is open and this is claimed."""
AnyGolfSituation = Described[Told]
"""A situation of Golf, of which nobody knows whether a round is open."""
GolfFact = Fact[GolfSituation[ClaimedT]]
ClearingT = TypeVar("ClearingT", bound=Turn | Clear)

with_round = teller(Told)
"""The situation with this told of its round."""


def has_a_round(situation: Situation[Told | None, ClaimedT]) -> TypeGuard[GolfSituation[ClaimedT]]:
    """Whether a round is open."""
    return situation.round is not None


def holds(told: GolfSituation[Claim], really: Round) -> bool:
    """Whether all that was told of the open round is so in this one."""
    round = told.round
    compared = (
        ("window", seat_of_call_window(round.window), seat_of_call_window(really.window)),
        ("last_window", seat_of_call_window(round.last_window), seat_of_call_window(really.last_window)),
        ("turn", round.turn, really.turn),
        ("direction", round.direction, really.direction),
    )
    return (
        discards_match_description(round, really)
        and all(said == is_so for name, said, is_so in compared if is_told(told, name))
        and all(grid == really.grids[seat] for seat, grid in (round.grids or {}).items())
    )


def grid_told(situation: GolfSituation[Claim], seat: Seat) -> Grid | None:
    return (situation.round.grids or {}).get(seat)


def with_grid(situation: GolfSituation[ClaimedT], seat: Seat, grid: Grid) -> GolfSituation[ClaimedT]:
    """The situation with this told of a grid."""
    return with_round(situation, grids={**(situation.round.grids or {}), seat: grid})


def with_grid_left_out(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation in which nothing is told of a grid."""
    told = situation.round.grids or {}
    return with_round(situation, grids={one: grid for one, grid in told.items() if one != seat})
