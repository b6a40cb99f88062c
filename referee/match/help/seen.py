"""What people see of an open round, and ask about, whatever is played."""

from dataclasses import dataclass

from referee.kit.cards import Card, Color
from referee.kit.seats import Seat


@dataclass(frozen=True)
class Seen:
    """What lies on `top`, who is on `turn` (None: only counting is left) and which way play goes; who has
    ended the round, or begun to.

    `waits` is what has to be told before play goes on. `owes`: somebody owes cards; `drew`: a card was drawn
    and may be laid. `color` is in force, and `color_before` was when the card was laid for which cards are
    owed."""

    top: Card
    turn: Seat | None
    direction: int
    ended_by: Seat | None
    waits: str | None = None
    owes: bool = False
    drew: bool = False
    color: Color | None = None
    color_before: Color | None = None
