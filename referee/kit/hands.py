"""Whether one deck can contain several hands of which only sizes and totals are known."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from operator import or_

Hand = tuple[int | None, int]
"""The number of cards of a hand (None: unknown, at least one), and the sum of their values."""
Values = tuple[tuple[int, int], ...]
"""Pairs of a value and the number of cards with it, the highest value first."""

MOST_STEPS = 4_000
"""Maximum number of tries to give a hand cards of one value."""


def hands_are_possible(values: Mapping[int, int], hands: Sequence[Hand]) -> bool:
    """Whether all these hands together can be made of the cards of a deck. `values`: the number of cards of
    each value.

    False is certain. True is also the answer if a proof would take more than `MOST_STEPS` steps.
    """
    needs = tuple((1, 0) if hand == (None, 0) else hand for hand in hands)
    try:
        return _Sharing(_highest_first(values)).works(0, _in_order(needs))
    except _TooManySteps:
        return True


def smallest_impossible_hands(values: Mapping[int, int], hands: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The indexes of a smallest group of hands whose total no hand of their joint size can have; empty if
    there is none. `values`: the number of cards of each value."""
    (sums, _), *_ = _sums_from(_highest_first(values))
    for many in range(1, len(hands) + 1):
        for places in combinations(range(len(hands)), many):
            size, total = (sum(hands[place][part] for place in places) for part in (0, 1))
            if size >= len(sums) or not sums[size] >> total & 1:
                return places
    return ()


def _highest_first(values: Mapping[int, int]) -> Values:
    return tuple(sorted(((value, copies) for value, copies in values.items() if copies), reverse=True))


class _TooManySteps(Exception):
    pass


class _Sharing:
    """Distributes the cards to hands by value, the highest first. It remembers what did not work."""

    def __init__(self, values: Values):
        self.values, self.sums = values, _sums_from(values)
        self.failed: set[tuple[int, tuple[Hand, ...]]] = set()
        self.steps = 0

    def works(self, place: int, needs: tuple[Hand, ...]) -> bool:
        """Whether the cards of the values from index `place` on can make the rest of the hands (`needs`).
        Raises _TooManySteps."""
        if not needs:
            return True
        if (place, needs) in self.failed or not self._are_reachable(place, needs):
            return False
        value, copies = self.values[place]
        if any(
            self.works(place + 1, _in_order(left)) for left in self._shared(place + 1, value, copies, needs)
        ):
            return True
        self.failed.add((place, needs))
        return False

    def _are_reachable(self, place: int, needs: tuple[Hand, ...]) -> bool:
        """A necessary condition: the cards from index `place` on can make each hand alone, and one hand of
        the joint size and total."""
        sizes = [1 if size is None else size for size, _ in needs]
        total = sum(points for _, points in needs)
        are_known = all(size is not None for size, _ in needs)
        return all(self._is_reachable(place, *hand) for hand in needs) and self._sum_is_reachable(
            place, sum(sizes), total, are_known
        )

    def _is_reachable(self, place: int, size: int | None, total: int) -> bool:
        return self._sum_is_reachable(place, 1 if size is None else size, total, size is not None)

    def _sum_is_reachable(self, place: int, size: int, total: int, is_known: bool) -> bool:
        exactly, at_least = self.sums[place]
        sums = exactly if is_known else at_least
        return size < len(sums) and bool(sums[size] >> total & 1)

    def _shared(
        self, place: int, value: int, copies: int, needs: tuple[Hand, ...]
    ) -> Iterator[tuple[Hand, ...]]:
        """For every distribution of the cards of this value, what the hands need after it."""
        if not needs:
            yield ()
            return
        (size, total), *others = needs
        most = min(copies, copies if size is None else size, total // value if value else copies)
        for taken in range(most, -1, -1):
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise _TooManySteps
            left = (size if size is None else size - taken, total - taken * value)
            is_done = left[1] == 0 and not left[0]
            if is_done or self._is_reachable(place, *left):
                for rest in self._shared(place, value, copies - taken, tuple(others)):
                    yield rest if is_done else (left, *rest)


def _in_order(needs: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """The hands in a fixed order, because it does not matter whose they are."""
    return tuple(sorted(needs, key=lambda hand: (-1 if hand[0] is None else hand[0], hand[1])))


@lru_cache(maxsize=64)
def _sums_from(values: Values) -> list[tuple[list[int], list[int]]]:
    """For each index in `values`, the totals of hands made of the values from there on. Two lists by number
    of cards have the totals as bits: with exactly that number, and with at least that number."""
    by_place = [_with_at_least([1])]
    for value, copies in reversed(values):
        sums = [*by_place[-1][0], *(0 for _ in range(copies))]
        for _ in range(copies):
            for size in range(len(sums) - 1, 0, -1):
                sums[size] |= sums[size - 1] << value
        by_place.append(_with_at_least(sums))
    return by_place[::-1]


def _with_at_least(sums: list[int]) -> tuple[list[int], list[int]]:
    return sums, list(accumulate(reversed(sums), or_))[::-1]
