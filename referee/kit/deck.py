"""Arithmetic of a deck: which cards can be where, and which totals a hand can have."""

from collections import Counter
from collections.abc import Iterable, Mapping

from referee.kit.cards import Card


def too_many(copies: Mapping[Card, int], cards: Iterable[Card]) -> Card | None:
    """A card of which these are more than the deck holds; None if they can all exist."""
    return next((card for card, number in Counter(cards).items() if number > copies.get(card, 0)), None)


def unseen(copies: Mapping[Card, int], seen: Iterable[Card]) -> Counter[Card]:
    """The cards of the deck that are none of those seen."""
    left = Counter(dict(copies))
    left.subtract(Counter(seen))
    return +left


def totals_of(values: Mapping[int, int], size: int) -> set[int]:
    """Every total that a hand of this size can have, of so many cards of each value."""
    # reached[k] has bit t set when k cards can make the total t.
    reached = [1] + [0] * size
    for value, copies in values.items():
        for _ in range(min(copies, size)):
            for held in range(size, 0, -1):
                reached[held] |= reached[held - 1] << value
    return {total for total in range(reached[size].bit_length()) if reached[size] >> total & 1}
