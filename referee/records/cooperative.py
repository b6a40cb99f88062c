"""Pauses long work, so that other requests are served, and counts the steps of the work."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

SECONDS_BETWEEN_PAUSES = 0.005
"""Seconds of work between two pauses. During these seconds, no other request is served."""
SECONDS_OF_SHORT_WORK = 0.1
"""Seconds of work of one request, without its pauses, that are not slowed down. A lookup takes less."""
_STEP_FUNCTION: ContextVar[Callable[[], None] | None] = ContextVar("step", default=None)
"""The function that is called at each step of the work for the current request. If the value is None, steps
are not counted."""


@contextmanager
def call_at_each_work_step(step: Callable[[], None]) -> Iterator[None]:
    """A context manager. In its block, each step of the work calls `step`.

    `step` has to pause the work from time to time.
    """
    before = _STEP_FUNCTION.set(step)
    try:
        yield
    finally:
        _STEP_FUNCTION.reset(before)


def let_other_requests_run(seconds: float = 0) -> None:
    """Let other requests run for at least this number of seconds."""
    # While a greenlet computes, no other greenlet of the process runs, so this greenlet has to sleep.
    time.sleep(seconds)


class WorkPauser:
    """Pauses long work, so that other requests are served.

    In its first `SECONDS_OF_SHORT_WORK`, the work only lets waiting requests run. After that, each pause is
    as long as the work since the last pause, but at most `longest` seconds.
    """

    def __init__(self, longest: float):
        self._longest, self._worked, self._since = longest, 0.0, time.monotonic()

    def pause_if_due(self) -> None:
        """Pause if the work since the last pause has taken at least `SECONDS_BETWEEN_PAUSES`."""
        worked = time.monotonic() - self._since
        if worked >= SECONDS_BETWEEN_PAUSES:
            self._worked += worked
            is_short = self._worked <= SECONDS_OF_SHORT_WORK
            let_other_requests_run(0 if is_short else min(worked, self._longest))
            self._since = time.monotonic()


def make_pausing_step_function() -> Callable[[], None]:
    """Return a function that has to be called after each step of some work. The function pauses the work from
    time to time.

    If `call_at_each_work_step` has set a step function, the returned function only calls that step function,
    which makes the pauses. Two functions must not pause the same work, because each would count the pauses of
    the other as work. The step function is looked up at each step, because work may begin in one context and
    go on in another.
    """
    uncounted = WorkPauser(longest=0)

    def step() -> None:
        (_STEP_FUNCTION.get() or uncounted.pause_if_due)()

    return step


def report_work_steps(steps: int) -> None:
    """Report finished steps of work to the function that `call_at_each_work_step` has set, if there is one.

    That function may pause the work.
    """
    if (step := _STEP_FUNCTION.get()) is not None:
        for _ in range(steps):
            step()


def iterate_with_pauses(items: Iterable[T]) -> Iterator[T]:
    """Yield these items. From time to time, pause between two items, so that other requests are served."""
    stepped = make_pausing_step_function()
    for item in items:
        yield item
        stepped()
