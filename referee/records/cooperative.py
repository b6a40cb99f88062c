"""Pauses during long work, so that other requests are served, and counting of its steps."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.005
"""Seconds of work between two pauses. No other request is served during that time."""
_STEP: ContextVar[Callable[[], None] | None] = ContextVar("step", default=None)
"""The function that is called for each step of the work of this request."""


@contextmanager
def counting(step: Callable[[], None]) -> Iterator[None]:
    """A context in which `step` is called for each step of the work. It has to pause from time to time
    itself."""
    before = _STEP.set(step)
    try:
        yield
    finally:
        _STEP.reset(before)


def pause(seconds: float = 0) -> None:
    """Let other requests run, for at least this time."""
    # One process serves all requests, and a greenlet that only computes never lets another one run.
    time.sleep(seconds)


class Pacing:
    """Pauses work of many steps. Each pause is as long as the work since the last one, but at most `longest`
    seconds."""

    def __init__(self, longest: float):
        self._longest, self._since = longest, time.monotonic()

    def step(self) -> None:
        """Pause if enough time has passed since the last pause."""
        worked = time.monotonic() - self._since
        if worked >= SLICE:
            pause(min(worked, self._longest))
            self._since = time.monotonic()


def pausing() -> Callable[[], None]:
    """A function to call for each step of one piece of work. It pauses from time to time.

    It looks for the function of `counting` at each step, because work may begin in one context and go on in
    another. Only one of the two functions pauses: otherwise each would take the pauses of the other for work.
    """
    uncounted = Pacing(longest=0)

    def step() -> None:
        (_STEP.get() or uncounted.step)()

    return step


def count_steps(steps: int) -> None:
    """Count steps of finished work, inside of `counting`. It may pause."""
    if (step := _STEP.get()) is not None:
        for _ in range(steps):
            step()


def with_pauses(items: Iterable[T]) -> Iterator[T]:
    """These items, with pauses between them."""
    stepped = pausing()
    for item in items:
        yield item
        stepped()
