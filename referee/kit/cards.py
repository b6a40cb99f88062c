"""A card is what is printed on it; what it does and is worth stands in the charts of each game."""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Self
from weakref import WeakValueDictionary

Color = Literal["red", "yellow", "green", "blue"]
COLORS: tuple[Color, ...] = ("red", "yellow", "green", "blue")


@dataclass(frozen=True, eq=False)
class Card:
    """A printed face (`5`, `draw two`, `wild`) and its color; a wild has none.

    There is one object for each card, also where it is read or copied: nothing else is compared as often.
    """

    face: str
    color: Color | None = None

    def __new__(cls, face: str, color: Color | None = None) -> "Card":
        return _made.get((face, color)) or _made.setdefault((face, color), object.__new__(cls))

    def __reduce__(self) -> tuple[type[Self], tuple[str, Color | None]]:
        return self.__class__, (self.face, self.color)

    @cached_property
    def name(self) -> str:
        return self.face if self.color is None else f"{self.color} {self.face}"


_made: WeakValueDictionary[tuple[str, Color | None], Card] = WeakValueDictionary()
"""The cards that there are. Decks hold theirs. A card that no deck has is gone once nobody uses it, so that
made-up names take no memory."""


def card_named(name: str) -> Card:
    """The card of a printed name, such as `red 5` or `wild draw four`."""
    color, _, face = name.partition(" ")
    return Card(face, color) if color in COLORS else Card(name)
