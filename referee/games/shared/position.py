"""The discards of a described round: the top card, and descriptions that contradict themselves."""

from typing import Protocol

from referee.kit.cards import Card, Color
from referee.match.help.situation import Situation
from referee.rulings.tags import Claim

DEFAULT_TOP_COLOR: Color = "red"
DEFAULT_TOP = Card("5", DEFAULT_TOP_COLOR)
"""The top card, and its color, if the description does not name it."""


class DescribedPile(Protocol):
    """The described discards: all of them, or only the top card. None is not described."""

    @property
    def discards(self) -> tuple[Card, ...] | None: ...
    @property
    def top(self) -> Card | None: ...


class DealtPile(Protocol):
    """The discards of a round that is played."""

    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def top(self) -> Card: ...


def described_top(situation: Situation[DescribedPile, Claim]) -> Card | None:
    """The described top card; None if the description does not name it."""
    round = situation.round
    return round.discards[-1] if round.discards else round.top


def pile_matches(described: DescribedPile, actual: DealtPile) -> bool:
    """Whether the actual discards fit their description."""
    if described.discards is not None:
        return described.discards == actual.discards
    return described.top is None or described.top == actual.top


def top_fault(described: DescribedPile) -> tuple[str, str] | None:
    """The impossible field, "discards" or "top", and a sentence that says why; None if there is none."""
    if described.discards == ():
        return "discards", "There is always a top card: name it."
    if described.top is None or described.discards is None or described.top == described.discards[-1]:
        return None
    return "top", f"The last of the discards is {described.discards[-1].name}, and not {described.top.name}."
