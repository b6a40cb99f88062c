"""Calculations about a deck: cards that nobody has seen, and possible totals of a hand."""

from collections import Counter
from collections.abc import Iterable, Mapping

from referee.kit.cards import Card


def card_with_too_many_copies(copies: Mapping[Card, int], cards: Iterable[Card]) -> Card | None:
    """The first card that occurs more often in `cards` than in the deck. None if there is no such card.

    `copies`: the number of copies of each card in the deck.
    """
    return next((card for card, number in Counter(cards).items() if number > copies.get(card, 0)), None)


def count_unseen_cards(copies: Mapping[Card, int], seen: Iterable[Card]) -> Counter[Card]:
    """The number of copies of each card that are in the deck but were not seen.

    Cards whose copies were all seen are not in the result.

    - `copies`: The number of copies of each card in the deck.
    - `seen`: The cards that were seen, one item per copy.
    """
    left = Counter(dict(copies))
    left.subtract(Counter(seen))
    return +left


def possible_totals_of_hand(values: Mapping[int, int], size: int) -> set[int]:
    """All possible sums of card values in a hand of `size` cards.

    `values`: the number of cards in the deck for each card value.
    """
    # Bit t of reached[k] is set if the values of k cards can have the sum t.
    reached = [1] + [0] * size
    for value, copies in values.items():
        for _ in range(min(copies, size)):
            for held in range(size, 0, -1):
                reached[held] |= reached[held - 1] << value
    return {total for total in range(reached[size].bit_length()) if reached[size] >> total & 1}
