"""Shared attempts to write to the database. An attempt tests whether claims can be stored. All callers in a
process share the result of the last attempt."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from referee.storage.deadlines import MOST_SECONDS_FOR_ANSWER

SECONDS_BETWEEN_WRITE_ATTEMPTS = 5
"""Minimum time in seconds between the end of an attempt to write and the next attempt."""
ATTEMPTS_EXTENSION_KEY = "referee-attempts"
"""Key of `Flask.extensions` for the `SharedWriteAttempts` of an app."""


class AttemptStillRunning(Exception):
    """This caller has waited `MOST_SECONDS_FOR_ANSWER` seconds for an attempt that another caller started,
    and the attempt is still running."""


@dataclass(frozen=True)
class WriteFailure:
    """The reason why an attempt to write failed. `retry_after` is the number of seconds after which a client
    may retry. If `read_only` is set, the database refuses all writes."""

    reason: str
    retry_after: int = 1
    read_only: bool = False


AttemptToWrite = Callable[[], WriteFailure | None]
"""A function that tries to write. The function returns the failure, or None after a success."""


@dataclass(frozen=True)
class _AttemptResult:
    """The result of an attempt to write. `failure` is None after a success. `ended` is the time at which the
    attempt ended, in seconds of the monotonic clock."""

    failure: WriteFailure | None
    ended: float


class SharedWriteAttempts:
    """Runs attempts to write for all callers in a process, one attempt at a time. The callers share the
    result of the last attempt."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._last: _AttemptResult | None = None

    def find_failure_of_recent_or_new_attempt(self, attempt: AttemptToWrite) -> WriteFailure | None:
        """Return the failure of a recent attempt to write, or None after a success.

        An attempt is recent for `SECONDS_BETWEEN_WRITE_ATTEMPTS` seconds after its end. If there is no recent
        attempt, this method calls `attempt` for a new one. Only one attempt runs at a time, and other callers
        wait for its result. Raises AttemptStillRunning if this wait takes more than `MOST_SECONDS_FOR_ANSWER`
        seconds. Raises the errors of `attempt`.
        """
        recent = self._last_result_if_recent()
        if recent is None:
            if not self._turn.acquire(timeout=MOST_SECONDS_FOR_ANSWER):
                raise AttemptStillRunning
            try:
                recent = self._last_result_if_recent() or self._run_attempt(attempt)
            finally:
                self._turn.release()
        return recent.failure

    def _last_result_if_recent(self) -> _AttemptResult | None:
        last = self._last
        return (
            last
            if last is not None and time.monotonic() - last.ended < SECONDS_BETWEEN_WRITE_ATTEMPTS
            else None
        )

    def _run_attempt(self, attempt: AttemptToWrite) -> _AttemptResult:
        failure = attempt()
        self._last = result = _AttemptResult(failure, time.monotonic())
        return result
