"""The cores of a machine, which share themselves out equally among all who want to run at a moment."""

import heapq
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import count

Then = Callable[[], None]


class Cores:
    """Time is in milliseconds. Work is what a task takes alone on the machine; `slowness` is how many times
    as long it takes while all cores are busy, as neighboring cores share caches and execution units. So many
    of the cores, and parts of one, are always taken by `others`."""

    def __init__(self, many: int, slowness: float = 1.0, others: float = 0.0):
        self.many, self.slowness, self.others = many, slowness, others
        self.now = 0.0
        self.used: defaultdict[str, float] = defaultdict(float)
        """CPU that each kind of task has taken, as an operating system counts it."""
        self._work_done = 0.0
        """Of each task that has run since the beginning without a break: all run equally fast."""
        self._running: list[tuple[float, int, str, Then]] = []
        self._kinds: Counter[str] = Counter()
        self._numbers = count()

    def run(self, kind: str, work: float, then: Then) -> None:
        """Begin a task now; `then` is called when it is done."""
        heapq.heappush(self._running, (self._work_done + work, next(self._numbers), kind, then))
        self._kinds[kind] += 1

    def next_end(self) -> float:
        """The moment at which the first task will be done if no other one begins before."""
        if not self._running:
            return float("inf")
        return self.now + max(0.0, self._running[0][0] - self._work_done) / self._speed()

    def advance(self, to: float) -> None:
        """Let time go on to a moment that is not after `next_end()`."""
        passed, running = to - self.now, len(self._running)
        if running:
            for kind, tasks in self._kinds.items():
                self.used[kind] += passed * self._share() * tasks
            self._work_done += passed * self._speed()
        self.now = to

    def end_first(self) -> None:
        """End the task whose end has come."""
        _, _, kind, then = heapq.heappop(self._running)
        self._kinds[kind] -= 1
        then()

    def _share(self) -> float:
        """The part of a core that each task has."""
        return min(1.0, (self.many - self.others) / len(self._running))

    def _speed(self) -> float:
        """Work that each task gets done in a millisecond."""
        busy = min(self.many, len(self._running) + self.others)
        crowded = (busy - 1) / (self.many - 1) if self.many > 1 else 0.0
        return self._share() / (1 + (self.slowness - 1) * crowded)
