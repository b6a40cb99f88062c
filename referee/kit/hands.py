"""Checks whether one deck can contain several hands at once, by the sizes and the totals of the hands.

The single cards of the hands are unknown. The total of a hand is the sum of its card values.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from operator import or_

HandSizeAndTotal = tuple[int | None, int]
"""The number of cards in a hand, and the sum of their values.

The number is None if it is unknown. The hand then has at least one card.
"""
CardCountsByValue = tuple[tuple[int, int], ...]
"""Pairs of a card value and the number of cards with that value. The highest value comes first."""

MOST_STEPS_OF_HAND_SEARCH = 4_000
"""Maximum number of steps of one search. In each step, the search tries one number of cards of one value for
one hand."""


def deck_can_contain_hands(values: Mapping[int, int], hands: Sequence[HandSizeAndTotal]) -> bool:
    """Whether one deck can contain all these hands at once.

    False is certain. True may also mean that the search stopped without a result, after
    `MOST_STEPS_OF_HAND_SEARCH` steps. `values`: the number of cards in the deck for each card value.
    """
    needs = tuple((1, 0) if hand == (None, 0) else hand for hand in hands)
    try:
        return _CardDistributionSearch(_card_counts_highest_value_first(values)).can_complete_hands(
            0, _sort_hands(needs)
        )
    except _TooManySteps:
        return True


def smallest_impossible_hand_group(
    values: Mapping[int, int], hands: Sequence[tuple[int, int]]
) -> tuple[int, ...]:
    """The indexes of the smallest group of hands that the deck cannot contain. Empty if no group is found.

    The hands of a group are treated as one large hand. The group is impossible if no cards of the deck have
    the size and the total of this large hand.

    - `values`: The number of cards in the deck for each card value.
    - `hands`: The number of cards in each hand, and the sum of their values.
    """
    (sums, _), *_ = _possible_totals_by_start_index(_card_counts_highest_value_first(values))
    for many in range(1, len(hands) + 1):
        for places in combinations(range(len(hands)), many):
            size, total = (sum(hands[place][part] for place in places) for part in (0, 1))
            if size >= len(sums) or not sums[size] >> total & 1:
                return places
    return ()


def _card_counts_highest_value_first(values: Mapping[int, int]) -> CardCountsByValue:
    return tuple(sorted(((value, copies) for value, copies in values.items() if copies), reverse=True))


class _TooManySteps(Exception):
    pass


class _CardDistributionSearch:
    """A search that distributes the cards of a deck to hands. It begins with the cards of the highest value.

    The search stores each state (next card value and needs of the hands) from which it has failed. It does
    not try such a state again.
    """

    def __init__(self, values: CardCountsByValue):
        self.values, self.sums = values, _possible_totals_by_start_index(values)
        self.failed: set[tuple[int, tuple[HandSizeAndTotal, ...]]] = set()
        self.steps = 0

    def can_complete_hands(self, place: int, needs: tuple[HandSizeAndTotal, ...]) -> bool:
        """Whether the remaining cards of the deck can complete the hands.

        - `place`: The index of the first remaining card value. The cards of earlier values are already
          distributed.
        - `needs`: The number of cards that each hand still needs, and the sum of their values.

        Raises _TooManySteps after `MOST_STEPS_OF_HAND_SEARCH` steps.
        """
        if not needs:
            return True
        if (place, needs) in self.failed or not self._hands_may_be_possible(place, needs):
            return False
        value, copies = self.values[place]
        if any(
            self.can_complete_hands(place + 1, _sort_hands(left))
            for left in self._distribute_cards_of_value(place + 1, value, copies, needs)
        ):
            return True
        self.failed.add((place, needs))
        return False

    def _hands_may_be_possible(self, place: int, needs: tuple[HandSizeAndTotal, ...]) -> bool:
        """Whether the hands pass two quick tests. If not, the remaining cards cannot complete the hands.

        The first test checks each hand alone. The second test checks one large hand that has the size and the
        total of all hands together. `place`: the index of the first remaining card value.
        """
        sizes = [1 if size is None else size for size, _ in needs]
        total = sum(points for _, points in needs)
        are_known = all(size is not None for size, _ in needs)
        return all(
            self._hand_is_possible(place, *hand) for hand in needs
        ) and self._total_is_possible_for_size(place, sum(sizes), total, are_known)

    def _hand_is_possible(self, place: int, size: int | None, total: int) -> bool:
        return self._total_is_possible_for_size(place, 1 if size is None else size, total, size is not None)

    def _total_is_possible_for_size(self, place: int, size: int, total: int, is_known: bool) -> bool:
        exactly, at_least = self.sums[place]
        sums = exactly if is_known else at_least
        return size < len(sums) and bool(sums[size] >> total & 1)

    def _distribute_cards_of_value(
        self, place: int, value: int, copies: int, needs: tuple[HandSizeAndTotal, ...]
    ) -> Iterator[tuple[HandSizeAndTotal, ...]]:
        """Yield the remaining needs of the hands for each way to distribute the cards of one value.

        Hands that need no more cards are left out.

        - `place`: The index of the card value that is distributed after `value`.
        - `value`, `copies`: The card value that is distributed now, and the number of cards with this value.
        - `needs`: The number of cards that each hand needs before the distribution, and the sum of their
          values.

        Raises _TooManySteps after `MOST_STEPS_OF_HAND_SEARCH` steps.
        """
        if not needs:
            yield ()
            return
        (size, total), *others = needs
        most = min(copies, copies if size is None else size, total // value if value else copies)
        for taken in range(most, -1, -1):
            self.steps += 1
            if self.steps > MOST_STEPS_OF_HAND_SEARCH:
                raise _TooManySteps
            left = (size if size is None else size - taken, total - taken * value)
            is_done = left[1] == 0 and not left[0]
            if is_done or self._hand_is_possible(place, *left):
                for rest in self._distribute_cards_of_value(place, value, copies - taken, tuple(others)):
                    yield rest if is_done else (left, *rest)


def _sort_hands(needs: tuple[HandSizeAndTotal, ...]) -> tuple[HandSizeAndTotal, ...]:
    """The hands in order of size and total, so that two lists with the same hands become equal."""
    return tuple(sorted(needs, key=lambda hand: (-1 if hand[0] is None else hand[0], hand[1])))


@lru_cache(maxsize=64)
def _possible_totals_by_start_index(values: CardCountsByValue) -> list[tuple[list[int], list[int]]]:
    """The possible totals of cards. Element i of the result is about the cards of `values[i:]` only.

    Each element is a pair of lists of bit sets. Bit t of item n of the first list is set if exactly n cards
    can have the total t. Bit t of item n of the second list is set if n or more cards can have the total t.
    """
    by_place = [_add_totals_of_larger_hands([1])]
    for value, copies in reversed(values):
        sums = [*by_place[-1][0], *(0 for _ in range(copies))]
        for _ in range(copies):
            for size in range(len(sums) - 1, 0, -1):
                sums[size] |= sums[size - 1] << value
        by_place.append(_add_totals_of_larger_hands(sums))
    return by_place[::-1]


def _add_totals_of_larger_hands(sums: list[int]) -> tuple[list[int], list[int]]:
    return sums, list(accumulate(reversed(sums), or_))[::-1]
