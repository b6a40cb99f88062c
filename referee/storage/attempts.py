"""The attempts of a process to write to its database, whose last result everybody gets who asks."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from referee.storage.deadlines import LONGEST

EVERY = 5
"""Minimum number of seconds between the end of an attempt and the next one."""
ATTEMPTS = "referee-attempts"
"""Under this name an app keeps its `Attempts`."""


class StillTrying(Exception):
    """An attempt of somebody else has not ended in `LONGEST` seconds."""


@dataclass(frozen=True)
class Failure:
    """Why an attempt failed, and after how many seconds to ask again. `read_only`: nothing can be written."""

    reason: str
    retry_after: int = 1
    read_only: bool = False


Attempt = Callable[[], Failure | None]
"""Tries to write, and returns why it failed, None if it went well."""


@dataclass(frozen=True)
class _Result:
    """Why an attempt failed, None if it went well; and when it ended, in seconds of the monotonic clock."""

    failure: Failure | None
    ended: float


class Attempts:
    """The attempts of one process: one at a time, and their last result for everybody."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._last: _Result | None = None

    def failure(self, attempt: Attempt) -> Failure | None:
        """Return why the last attempt failed, None if it went well. Try again if that is `EVERY` seconds ago,
        and wait for an attempt that is under way. Raises StillTrying, and what the attempt raises."""
        recent = self._recent()
        if recent is None:
            if not self._turn.acquire(timeout=LONGEST):
                raise StillTrying
            try:
                recent = self._recent() or self._try(attempt)
            finally:
                self._turn.release()
        return recent.failure

    def _recent(self) -> _Result | None:
        last = self._last
        return last if last is not None and time.monotonic() - last.ended < EVERY else None

    def _try(self, attempt: Attempt) -> _Result:
        failure = attempt()
        self._last = result = _Result(failure, time.monotonic())
        return result
