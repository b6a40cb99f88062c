"""Help with UNO."""

from typing import Any

from referee.games.uno.help.facts.every_fact import facts_of
from referee.games.uno.help.facts.untold import completed, deduced, untold
from referee.games.uno.help.occasions import ASKED_ON
from referee.games.uno.help.questions import (
    agreed,
    calls,
    cards,
    dealing,
    house,
    irregular,
    scores,
    wild_draw_four,
)
from referee.games.uno.model.state import Round
from referee.kit.seats import Seat
from referee.match.help.game_help import Help
from referee.match.model.state import Match

PARTS = (cards, wild_draw_four, dealing, calls, irregular, house, scores, agreed)


def few_left(round: Round, seat: Seat) -> int | None:
    """How many cards a seat has left to play; None if it has more than two."""
    left = round.hands[seat]
    return left if left is not None and left <= 2 else None


def as_here(claim: Any, match: Match) -> Any:
    """A claim of an example speaks of no place that is only at its table."""
    return claim


HELP = Help(
    questions=tuple(question for part in PARTS for question in part.QUESTIONS),
    asked_on=ASKED_ON,
    deduced=deduced,
    facts_of=facts_of,
    untold=untold,
    completed=completed,
    few_left=few_left,
    asked_alike=frozenset(
        f"uno.{kind}" for kind in ("play", "draw", "color", "challenge", "show_hand", "call", "catch", "swap")
    ),
    as_here=as_here,
)
