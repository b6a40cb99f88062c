"""Letting others have their turn during long work, and counting its steps."""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

T = TypeVar("T")

SLICE = 0.005
"""Seconds of work; between two pauses nobody else is served."""
_STEP: ContextVar[Callable[[], None] | None] = ContextVar("step", default=None)
"""What is called for each step of the work of this request."""


@contextmanager
def counting(step: Callable[[], None]) -> Iterator[None]:
    """Inside, this is called for each step, and has to pause now and then by itself."""
    before = _STEP.set(step)
    try:
        yield
    finally:
        _STEP.reset(before)


def pause(seconds: float = 0) -> None:
    # One process serves everybody, and a greenlet that only computes never lets another one run by itself.
    time.sleep(seconds)


class Pacing:
    """Pauses a work of many steps again and again, each time for as long as it worked but at most `longest`
    (seconds)."""

    def __init__(self, longest: float):
        self._longest, self._since = longest, time.monotonic()

    def step(self) -> None:
        worked = time.monotonic() - self._since
        if worked >= SLICE:
            pause(min(worked, self._longest))
            self._since = time.monotonic()


def pausing() -> Callable[[], None]:
    """What is to be called for each step of a work: it pauses now and then.

    Who counts the steps is asked at each of them, as a work may begin in one block of `counting` and go on in
    another. Were its steps shared by two that pause, each would take the pauses of the other for work.
    """
    uncounted = Pacing(longest=0)

    def step() -> None:
        (_STEP.get() or uncounted.step)()

    return step


def take(steps: int) -> None:
    """Count these steps of work that is done, where steps are counted, and pause if it is time."""
    if (step := _STEP.get()) is not None:
        for _ in range(steps):
            step()


def with_pauses(items: Iterable[T]) -> Iterator[T]:
    """These items, with pauses between them."""
    stepped = pausing()
    for item in items:
        yield item
        stepped()
