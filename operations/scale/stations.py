"""Where claims wait: a process that does one thing at a time, and a disk that stores for many at once."""

from collections import deque
from collections.abc import Callable

from operations.scale.cores import Cores, Then


class Process:
    """It works on one piece at a time, in the order in which they came. `wakeup` is work more, in
    milliseconds, each time that it has waited before."""

    def __init__(self, cores: Cores, kind: str, wakeup: float = 0.0):
        self._cores, self._kind, self._wakeup = cores, kind, wakeup
        self._waiting: deque[tuple[float, Then]] = deque()
        self._is_busy = False

    def run(self, work: float, then: Then) -> None:
        if self._is_busy:
            self._waiting.append((work, then))
        else:
            self._is_busy = True
            self._begin(work + self._wakeup, then)

    def _begin(self, work: float, then: Then) -> None:
        self._cores.run(self._kind, work, lambda: self._end(then))

    def _end(self, then: Then) -> None:
        then()
        if self._waiting:
            self._begin(*self._waiting.popleft())
        else:
            self._is_busy = False


class Disk:
    """It stores at once what all have written who came while it was busy, as PostgreSQL's commits do."""

    def __init__(self, later: Callable[[float, Then], None], milliseconds: Callable[[], float]):
        """`later` calls something after so many milliseconds."""
        self._later, self._milliseconds = later, milliseconds
        self._waiting: list[Then] = []
        self._is_busy = False

    def store(self, then: Then) -> None:
        self._waiting.append(then)
        if not self._is_busy:
            self._begin()

    def _begin(self) -> None:
        stored, self._waiting = self._waiting, []
        self._is_busy = True
        self._later(self._milliseconds(), lambda: self._end(stored))

    def _end(self, stored: list[Then]) -> None:
        self._is_busy = False
        if self._waiting:
            self._begin()
        for then in stored:
            then()
