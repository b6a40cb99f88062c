"""A described round in which cards are discarded: what is told of the top card, and what cannot be."""

from typing import Protocol

from referee.kit.cards import Card
from referee.kit.values import known
from referee.match.help.situation import Situation

LAID = Card("5", "red")
"""What lies on top where nobody says it."""


class ToldPile(Protocol):
    """What is told of the discards: all of them, or only the top card."""

    @property
    def discards(self) -> tuple[Card, ...] | None: ...
    @property
    def top(self) -> Card | None: ...


def top_told(situation: Situation) -> Card | None:
    """The card that is told to lie on top."""
    round: ToldPile = known(situation.round)
    return round.discards[-1] if round.discards else round.top


def wrong_top(told: ToldPile) -> tuple[str, str] | None:
    """The member that cannot be, `discards` or `top`, with a sentence; None where both can."""
    if told.discards == ():
        return "discards", "There is always a top card: name it."
    if told.top is None or told.discards is None or told.top == told.discards[-1]:
        return None
    return "top", f"The last of the discards is {told.discards[-1].name}, and not {told.top.name}."
