"""Arithmetic of a deck: which cards are left, and which totals a hand can have."""

from collections import Counter
from collections.abc import Iterable, Mapping

from referee.kit.cards import Card


def excess_card(copies: Mapping[Card, int], cards: Iterable[Card]) -> Card | None:
    """A card of which `cards` has more copies than the deck; None if there is none."""
    return next((card for card, number in Counter(cards).items() if number > copies.get(card, 0)), None)


def cards_unseen(copies: Mapping[Card, int], seen: Iterable[Card]) -> Counter[Card]:
    """The number of copies of each card that are in the deck and not among those seen."""
    left = Counter(dict(copies))
    left.subtract(Counter(seen))
    return +left


def totals_of(values: Mapping[int, int], size: int) -> set[int]:
    """Every total that a hand of `size` cards can have. `values`: the number of cards of each value."""
    # reached[k] has bit t set when k cards can make the total t.
    reached = [1] + [0] * size
    for value, copies in values.items():
        for _ in range(min(copies, size)):
            for held in range(size, 0, -1):
                reached[held] |= reached[held - 1] << value
    return {total for total in range(reached[size].bit_length()) if reached[size] >> total & 1}
