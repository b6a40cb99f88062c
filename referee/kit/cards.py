"""Cards. A card is identified by its printed face and its color.

Each game defines the effect and the value of a card in charts (`RuleChart`).
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Self
from weakref import WeakValueDictionary

Color = Literal["red", "yellow", "green", "blue"]
COLORS: tuple[Color, ...] = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, eq=False)
class Card:
    """A card: the printed face, such as `5` or `draw two`, and the color. A wild card has no color (None).

    There is only one object for each face and color, even after copying and unpickling. So the comparison of
    two cards is a fast identity check.
    """

    face: str
    color: Color | None = None

    def __new__(cls, face: str, color: Color | None = None) -> "Card":
        return _cards_in_use.get((face, color)) or _cards_in_use.setdefault(
            (face, color), object.__new__(cls)
        )

    def __reduce__(self) -> tuple[type[Self], tuple[str, Color | None]]:
        return self.__class__, (self.face, self.color)

    @cached_property
    def name(self) -> str:
        """The printed name, such as `red 5` or `wild draw four`."""
        return self.face if self.color is None else f"{self.color} {self.face}"


_cards_in_use: WeakValueDictionary[tuple[str, Color | None], Card] = WeakValueDictionary()
"""All cards in memory. The keys are pairs of a face and a color.

The references are weak, so a card with an invented name is freed after use. The cards of a deck stay in
memory, because the deck has references to them.
"""


def card_with_printed_name(name: str) -> Card:
    """The card with a printed name, such as `red 5` or `wild draw four`.

    An unknown name raises no error: the result is a card with this name, although no deck contains it.
    """
    color, _, face = name.partition(" ")
    return Card(face, color) if color in COLORS else Card(name)
