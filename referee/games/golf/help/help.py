"""Help with Golf."""

from typing import Any

from referee.games.golf.help.facts.every_fact import facts_of
from referee.games.golf.help.facts.tables import completed, untold
from referee.games.golf.help.occasions import ASKED_ON
from referee.games.golf.help.questions import golf
from referee.games.golf.model.claims import Turn
from referee.games.golf.model.state import ROWS, Round, facedown
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.game_help import Help
from referee.match.help.situation import Situation
from referee.match.model.state import Match


def few_left(round: Round, seat: Seat) -> int | None:
    """How many cards a seat has left to turn up; None if it has more than two."""
    left = facedown(round.grids[seat])
    return left if left is not None and left <= 2 else None


def deduced(situation: Situation) -> Situation:
    """Nothing that is told of Golf tells more by itself."""
    return situation


def as_here(claim: Any, match: Match) -> Any | None:
    """A turn in which the top discard goes in the place of a faceup card, of the grid that is there; None
    for any other turn, and where no card lies faceup. Other claims speak of no place."""
    if not isinstance(claim, Turn):
        return claim
    grid = match.round.grids[claim.seat]
    faceup = ((one.id, row) for one in grid for row in ROWS if getattr(one, row) is not None)
    where = next(faceup, None)
    if claim.took != "discard" or claim.place is None or claim.came_out is not None or where is None:
        return None
    return replace(claim, card=None, place=replace(claim.place, column=where[0], row=where[1]))


HELP = Help(
    questions=golf.QUESTIONS,
    asked_on=ASKED_ON,
    deduced=deduced,
    facts_of=facts_of,
    untold=untold,
    completed=completed,
    few_left=few_left,
    asked_alike=frozenset(f"golf.{kind}" for kind in ("turn", "call", "catch")),
    as_here=as_here,
)
