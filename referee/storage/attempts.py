"""Attempts of one process to write to its database. All callers share the result of the last attempt."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from referee.storage.deadlines import LONGEST_WAIT

EVERY = 5
"""Minimum number of seconds between the end of an attempt and the next one."""
ATTEMPTS = "referee-attempts"
"""Key of `Flask.extensions` for the `Attempts` of an app."""


class StillTrying(Exception):
    """An attempt of another caller has not ended after `LONGEST_WAIT` seconds."""


@dataclass(frozen=True)
class Failure:
    """The reason of a failed attempt. A client may retry after `retry_after` seconds. `read_only` means that
    the database refuses all writes."""

    reason: str
    retry_after: int = 1
    read_only: bool = False


Attempt = Callable[[], Failure | None]
"""Tries to write. Returns the failure, or None after a success."""


@dataclass(frozen=True)
class _Result:
    """The result of an attempt: its failure, or None after a success. `ended` is in seconds of the monotonic
    clock."""

    failure: Failure | None
    ended: float


class Attempts:
    """Runs one attempt at a time in a process, and shares the last result."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._last: _Result | None = None

    def failure(self, attempt: Attempt) -> Failure | None:
        """Return the failure of the last attempt, or None after a success. Run `attempt` if the last one
        ended at least `EVERY` seconds ago. Wait for an attempt that another caller has started. Raises
        StillTrying, and the errors of the attempt."""
        recent = self._recent()
        if recent is None:
            if not self._turn.acquire(timeout=LONGEST_WAIT):
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
