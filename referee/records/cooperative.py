"""Letting others have their turn during long work."""

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import TypeVar

T = TypeVar("T")

PAUSE_EVERY = 10


def pause() -> None:
    # One process serves everybody, and a greenlet that only computes never lets another one run by itself.
    time.sleep(0)


def pausing() -> Callable[[], None]:
    """What is to be called for each step of a work: it pauses after every few of them."""
    steps = count(1)
    return lambda: pause() if next(steps) % PAUSE_EVERY == 0 else None


def with_pauses(items: Iterable[T]) -> Iterator[T]:
    """These items, with a pause after every few of them."""
    stepped = pausing()
    for item in items:
        yield item
        stepped()
