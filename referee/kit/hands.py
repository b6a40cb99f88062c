"""Whether several hands of which only the sizes and totals are known can lie on the table at once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations
from operator import or_

Hand = tuple[int | None, int]
"""So many cards (None: any number of them, one at the least), and what they count together."""
Values = tuple[tuple[int, int], ...]
"""How many cards there are of each value, the highest value first."""

STEPS = 4_000
"""So often a hand is given cards of one value, for a try, at most."""


def can_all_be_left(values: Mapping[int, int], hands: Sequence[Hand]) -> bool:
    """Whether all these hands can be made of so many cards of each value.

    No means that every way was tried. Yes is also the answer where that would take too many steps.
    """
    needs = tuple((1, 0) if hand == (None, 0) else hand for hand in hands)
    try:
        return _Sharing(_highest_first(values)).works(0, _in_order(needs))
    except _TooManySteps:
        return True


def fewest_that_cannot_be(values: Mapping[int, int], hands: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The places of the fewest hands that together count what no so many cards can; none where all can."""
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
    """Shares out the cards value by value, the highest first, and remembers what did not work."""

    def __init__(self, values: Values):
        self.values, self.sums = values, _sums_from(values)
        self.failed: set[tuple[int, tuple[Hand, ...]]] = set()
        self.steps = 0

    def works(self, place: int, needs: tuple[Hand, ...]) -> bool:
        """Whether the cards of the values from this place on make the hands that are needed still."""
        if not needs:
            return True
        if (place, needs) in self.failed or not self._are_enough(place, needs):
            return False
        value, copies = self.values[place]
        if any(
            self.works(place + 1, _in_order(left)) for left in self._shared(place + 1, value, copies, needs)
        ):
            return True
        self.failed.add((place, needs))
        return False

    def _are_enough(self, place: int, needs: tuple[Hand, ...]) -> bool:
        """For each hand, and for all of them as if they were one: so much has to be."""
        sizes = [1 if size is None else size for size, _ in needs]
        total = sum(points for _, points in needs)
        are_known = all(size is not None for size, _ in needs)
        return all(self._is_there(place, *hand) for hand in needs) and self._sum_is_there(
            place, sum(sizes), total, are_known
        )

    def _is_there(self, place: int, size: int | None, total: int) -> bool:
        return self._sum_is_there(place, 1 if size is None else size, total, size is not None)

    def _sum_is_there(self, place: int, size: int, total: int, is_known: bool) -> bool:
        exactly, at_least = self.sums[place]
        sums = exactly if is_known else at_least
        return size < len(sums) and bool(sums[size] >> total & 1)

    def _shared(
        self, place: int, value: int, copies: int, needs: tuple[Hand, ...]
    ) -> Iterator[tuple[Hand, ...]]:
        """What is needed still once the cards of this value are shared out, in every way."""
        if not needs:
            yield ()
            return
        (size, total), *others = needs
        most = min(copies, copies if size is None else size, total // value if value else copies)
        for taken in range(most, -1, -1):
            self.steps += 1
            if self.steps > STEPS:
                raise _TooManySteps
            left = (size if size is None else size - taken, total - taken * value)
            is_done = left[1] == 0 and not left[0]
            if is_done or self._is_there(place, *left):
                for rest in self._shared(place, value, copies - taken, tuple(others)):
                    yield rest if is_done else (left, *rest)


def _in_order(needs: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Whose hand it is makes no difference."""
    return tuple(sorted(needs, key=lambda hand: (-1 if hand[0] is None else hand[0], hand[1])))


@lru_cache(maxsize=64)
def _sums_from(values: Values) -> list[tuple[list[int], list[int]]]:
    """For the values from each place on, by the number of cards: the totals they can have, as bits; exactly
    so many cards, and so many at the least."""
    told = [_with_at_least([1])]
    for value, copies in reversed(values):
        sums = [*told[-1][0], *(0 for _ in range(copies))]
        for _ in range(copies):
            for size in range(len(sums) - 1, 0, -1):
                sums[size] |= sums[size - 1] << value
        told.append(_with_at_least(sums))
    return told[::-1]


def _with_at_least(sums: list[int]) -> tuple[list[int], list[int]]:
    return sums, list(accumulate(reversed(sums), or_))[::-1]
