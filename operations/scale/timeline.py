"""A discrete-event simulation goes from event to event; nothing happens between two of them."""

import heapq
from collections.abc import Callable
from itertools import count

from operations.scale.cores import Cores, Then


class Timeline:
    """Events are what was planned for a moment, and the ends of what runs on these cores."""

    def __init__(self, cores: Cores):
        self._cores = cores
        self._planned: list[tuple[float, int, Then]] = []
        self._numbers = count()

    def later(self, milliseconds: float, then: Then) -> None:
        """Call `then` after so many milliseconds."""
        heapq.heappush(self._planned, (self._cores.now + milliseconds, next(self._numbers), then))

    def go_on_until(self, is_over: Callable[[], bool]) -> None:
        while not is_over():
            end = self._cores.next_end()
            if self._planned and self._planned[0][0] <= end:
                at, _, then = heapq.heappop(self._planned)
                self._cores.advance(at)
                then()
            else:
                self._cores.advance(end)
                self._cores.end_first()
