"""Sentences that are not in any language yet: the key of a message, and the facts that it needs."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.kit.seats import Seat

Facts = Mapping[str, Any]
"""The facts of a message, by name.

A fact is a number, a `Person`, another `Said`, or the name of a card, a color, a face or a variant. A tuple
is a list of facts. A fact is never a sentence or the name of a person.
"""
NO_FACTS: Facts = {}


@dataclass(frozen=True)
class Person:
    """The player at a seat. The renderer replaces it with the player's name."""

    seat: Seat


@dataclass(frozen=True)
class Said:
    """A sentence, or a part of a sentence: the key of its message, and the facts."""

    key: str
    facts: Facts = field(default_factory=lambda: NO_FACTS)

    def __hash__(self) -> int:
        return hash(self.key)


@dataclass(frozen=True)
class Paragraph:
    """Several sentences, one after the other."""

    sentences: "tuple[Sentence, ...]"


Sentence = Said | Paragraph


def people(seats: Iterable[Seat]) -> tuple[Person, ...]:
    """The players at these seats, as a list that a message can use."""
    return tuple(map(Person, seats))


def paragraph(*sentences: Sentence | None) -> Sentence:
    """These sentences one after the other. None is left out, and a single sentence stays as it is."""
    some = tuple(one for one in sentences if one is not None)
    return some[0] if len(some) == 1 else Paragraph(some)
