"""The discards in a situation that a user describes: the top card, and contradictions in the description."""

from typing import Protocol

from referee.kit.cards import Card, Color
from referee.languages.speech import tell
from referee.match.help.situation import Situation
from referee.rulings.tags import Claim

DEFAULT_TOP_COLOR: Color = "red"
DEFAULT_TOP_CARD = Card("5", DEFAULT_TOP_COLOR)
"""The top card that is assumed if the description names no top card."""


class DescribedDiscards(Protocol):
    """The discards in a description of a round. A description may name all discards, only the top card, or
    neither. A value that is not described is None."""

    @property
    def discards(self) -> tuple[Card, ...] | None: ...
    @property
    def top(self) -> Card | None: ...


class ActualDiscards(Protocol):
    """The discards of a round in a match."""

    @property
    def discards(self) -> tuple[Card, ...]: ...
    @property
    def top(self) -> Card: ...


def described_top_card(situation: Situation[DescribedDiscards, Claim]) -> Card | None:
    """The top card that the description names. The result is None if the description names no card of the
    discards."""
    round = situation.round
    return round.discards[-1] if round.discards else round.top


def discards_match_description(described: DescribedDiscards, actual: ActualDiscards) -> bool:
    """Whether the actual discards agree with the described discards. If only the top card is described, only
    the top cards are compared."""
    if described.discards is not None:
        return described.discards == actual.discards
    return described.top is None or described.top == actual.top


def find_contradiction_in_discards(described: DescribedDiscards) -> tuple[str, str] | None:
    """The field with a contradiction, "discards" or "top", and a sentence that explains it. The result is
    None if the description is possible."""
    if described.discards == ():
        return "discards", tell("situation-no-top-card")
    if described.top is None or described.discards is None or described.top == described.discards[-1]:
        return None
    cards = {"last": described.discards[-1].name, "top": described.top.name}
    return "top", tell("situation-other-top-card", cards)
