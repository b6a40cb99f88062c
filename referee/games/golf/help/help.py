"""Help with Golf."""

from referee.games.golf.help.amounts import AMOUNTS
from referee.games.golf.help.facts.every_fact import facts_of
from referee.games.golf.help.facts.tables import completed, untold
from referee.games.golf.help.named import NAMED
from referee.games.golf.help.occasions import ASKED_ON, BIG_QUARRELS
from referee.games.golf.help.position import Told
from referee.games.golf.help.questions import general, golf, house_rules_in_play
from referee.games.golf.help.situation import AnyGolfSituation, holds
from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Place, Turn
from referee.games.golf.model.events import (
    ColumnsDrawn,
    DirectionReversed,
    RoundDealt,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.golf.model.state import ROWS, GolfMatch, Round, count_facedown, has_open_round
from referee.games.shared.call_window import call_window_status
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.asked_now import AskedNow
from referee.match.help.deeds import Deed
from referee.match.help.game_help import Help
from referee.match.help.seen import Seen
from referee.rulings.tags import Claim


def few_left(round: Round, seat: Seat) -> int | None:
    """How many cards a seat has left to turn up; None if it has more than two."""
    left = count_facedown(round.grids[seat])
    return left if left is not None and left <= 2 else None


def deduced(situation: AnyGolfSituation) -> AnyGolfSituation:
    """Nothing that is told of Golf tells more by itself."""
    return situation


def seen(round: Round) -> Seen:
    """What shows of an open round, and is asked about."""
    return Seen(round.top, round.turn, round.direction, ended_by=round.closed_by)


def left(round: Round, seat: Seat) -> int:
    """How many of somebody's cards still lie facedown."""
    return count_facedown(round.grids[seat])


def so_many_cards(number: int) -> Said:
    """So many facedown cards."""
    return Said("ask-cards-golf", {"number": number})


def goal(target: int) -> Said:
    """What a match is played to."""
    return Said("ask-goal-golf", {"target": target})


NOW = AskedNow(
    left,
    so_many_cards,
    goal,
    drawn=(ColumnsDrawn,),
    directions=(DirectionReversed, RoundDealt),
    calls=(UnoCalled, UnoCalledEarly),
    claims={r"\bbe caught\b": Catch},
    target_is_rounds=True,
)
DEEDS = {Deal: Deed.DEAL, Turn: Deed.PLAY, Clear: Deed.PLAY, Call: Deed.CALL, Catch: Deed.CATCH}


def nothing_is_asked_for(told: Told) -> frozenset[str]:
    """Nothing that may be left out of what is told is missing."""
    return frozenset()


def as_here(claim: Claim, match: GolfMatch) -> Claim | None:
    """A turn in which the top discard goes in the place of a faceup card, of the grid that is there; None
    for any other turn, and where no card lies faceup. Other claims speak of no place."""
    if not isinstance(claim, Turn):
        return claim
    if (
        not has_open_round(match)
        or claim.took != "discard"
        or claim.place is None
        or claim.came_out is not None
    ):
        return None
    grid = match.round.grids[claim.seat]
    faceup = (Place(one.id, row) for one in grid for row in ROWS if one.card_in_row(row) is not None)
    place = next(faceup, None)
    return None if place is None else replace(claim, card=None, place=place)


HELP: Help[Round, Told] = Help(
    questions=(*golf.QUESTIONS, *house_rules_in_play.QUESTIONS, *general.QUESTIONS),
    named=NAMED,
    asked_on=ASKED_ON,
    deduced=deduced,
    facts_of=facts_of,
    untold=untold,
    completed=completed,
    asked_for=nothing_is_asked_for,
    holds=holds,
    seen=seen,
    call_stands=call_window_status,
    few_left=few_left,
    asked_alike=frozenset(f"golf.{kind}" for kind in ("turn", "call", "catch")),
    as_here=as_here,
    deeds=DEEDS,
    now=NOW,
    amounts=AMOUNTS,
    big=BIG_QUARRELS,
)
