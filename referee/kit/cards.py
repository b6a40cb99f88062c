"""Cards as they are printed. The charts of each game say what a card does and is worth."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Self
from weakref import WeakValueDictionary

Color = Literal["red", "yellow", "green", "blue"]
COLORS: tuple[Color, ...] = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, eq=False)
class Card:
    """A printed face (`5`, `draw two`, `wild`) and its color; a wild has none.

    Equal cards are the same object, also after copying and unpickling, so that comparisons are fast.
    """

    face: str
    color: Color | None = None

    def __new__(cls, face: str, color: Color | None = None) -> "Card":
        return _made.get((face, color)) or _made.setdefault((face, color), object.__new__(cls))

    def __reduce__(self) -> tuple[type[Self], tuple[str, Color | None]]:
        return self.__class__, (self.face, self.color)

    @cached_property
    def name(self) -> str:
        """The printed name, such as `red 5` or `wild draw four`."""
        return self.face if self.color is None else f"{self.color} {self.face}"


_made: WeakValueDictionary[tuple[str, Color | None], Card] = WeakValueDictionary()
"""All cards in use. Decks keep theirs. A card that is in no deck is freed after use, so that invented names
take no memory."""


def card_named(name: str) -> Card:
    """The card with a printed name, such as `red 5` or `wild draw four`. Every name makes a card."""
    color, _, face = name.partition(" ")
    return Card(face, color) if color in COLORS else Card(name)
