"""Described situations of UNO Golf: their types, and functions that add details to one."""

from typing import TypeGuard, TypeVar

from referee.games.golf.help.position import RoundDescription
from referee.games.golf.model.claims import Clear, Turn
from referee.games.golf.model.state import Grid, Round
from referee.games.shared.call_window import seat_of_call_window
from referee.games.shared.position import discards_match_description
from referee.kit.seats import Seat
from referee.match.help.fact import Fact, round_updater
from referee.match.help.situation import ClaimedT, Situation, SituationWithOptionalRound, is_reported
from referee.rulings.tags import Claim

GolfSituation = Situation[RoundDescription, ClaimedT]
"""A situation with an open round and a first claim of this type."""
AnyGolfSituation = SituationWithOptionalRound[RoundDescription]
"""A situation of UNO Golf in which a round may be open or not."""
GolfFact = Fact[GolfSituation[ClaimedT]]
ClearingT = TypeVar("ClearingT", bound=Turn | Clear)

with_round = round_updater(RoundDescription)
"""The situation with these fields of the described round changed."""


def has_described_round(
    situation: Situation[RoundDescription | None, ClaimedT],
) -> TypeGuard[GolfSituation[ClaimedT]]:
    """Whether a round is open."""
    return situation.round is not None


def description_fits_round(described: GolfSituation[Claim], actual: Round) -> bool:
    """Whether the actual round agrees with everything that is reported of the described round."""
    round = described.round
    compared = (
        ("window", seat_of_call_window(round.window), seat_of_call_window(actual.window)),
        ("last_window", seat_of_call_window(round.last_window), seat_of_call_window(actual.last_window)),
        ("turn", round.turn, actual.turn),
        ("direction", round.direction, actual.direction),
    )
    return (
        discards_match_description(round, actual)
        and all(reported == real for name, reported, real in compared if is_reported(described, name))
        and all(grid == actual.grids[seat] for seat, grid in (round.grids or {}).items())
    )


def reported_grid(situation: GolfSituation[Claim], seat: Seat) -> Grid | None:
    """The reported grid of a seat. None if it is not reported."""
    return (situation.round.grids or {}).get(seat)


def with_grid(situation: GolfSituation[ClaimedT], seat: Seat, grid: Grid) -> GolfSituation[ClaimedT]:
    """The situation in which this seat has this grid."""
    return with_round(situation, grids={**(situation.round.grids or {}), seat: grid})


def with_grid_left_out(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation in which the grid of this seat is not reported."""
    described = situation.round.grids or {}
    return with_round(situation, grids={other: grid for other, grid in described.items() if other != seat})
