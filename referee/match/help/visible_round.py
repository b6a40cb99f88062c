"""The visible part of an open round, in the same form for every game."""

from dataclasses import dataclass

from referee.kit.cards import Card, Color
from referee.kit.seats import Seat


@dataclass(frozen=True)
class VisibleRound:
    """The part of an open round that the players see.

    - `top`: The top card of the discards.
    - `turn`: The seat on turn. None if only the count of the cards is left.
    - `direction`: 1 is clockwise, -1 is counterclockwise.
    - `ended_by`: The seat that has ended the round, or has begun to end it.
    - `awaits`: The report that is needed before play goes on.
    - `is_owed`: Whether a player owes cards.
    - `has_drawn`: Whether a card was drawn that may be played.
    - `color`: The color in force.
    - `color_before`: The color that was in force before the card for which cards are owed.
    """

    top: Card
    turn: Seat | None
    direction: int
    ended_by: Seat | None
    awaits: str | None = None
    is_owed: bool = False
    has_drawn: bool = False
    color: Color | None = None
    color_before: Color | None = None
