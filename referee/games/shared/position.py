"""A described round in which cards are discarded: what is told of the top card, and what cannot be."""

from typing import Protocol

from referee.kit.cards import Card, Color
from referee.match.help.situation import Situation
from referee.rulings.tags import Claim

LAID_COLOR: Color = "red"
LAID = Card("5", LAID_COLOR)
"""What lies on top where nobody says it, and its color."""


class ToldPile(Protocol):
    """What is told of the discards: all of them, or only the top card."""

    @property
    def discards(self) -> tuple[Card, ...] | None: ...
    @property
    def top(self) -> Card | None: ...


class Pile(Protocol):
    """The discards of a round."""

    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def top(self) -> Card: ...


def top_told(situation: Situation[ToldPile, Claim]) -> Card | None:
    """The card that is told to lie on top."""
    round = situation.round
    return round.discards[-1] if round.discards else round.top


def pile_holds(told: ToldPile, really: Pile) -> bool:
    """Whether the discards really are as they are told."""
    if told.discards is not None:
        return told.discards == really.discards
    return told.top is None or told.top == really.top


def wrong_top(told: ToldPile) -> tuple[str, str] | None:
    """The member that cannot be, `discards` or `top`, with a sentence; None where both can."""
    if told.discards == ():
        return "discards", "There is always a top card: name it."
    if told.top is None or told.discards is None or told.top == told.discards[-1]:
        return None
    return "top", f"The last of the discards is {told.discards[-1].name}, and not {told.top.name}."
