"""Letting others have their turn during long work."""

import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

PAUSE_EVERY = 10


def pause() -> None:
    # One process serves everybody, and a greenlet that only computes never lets another one run by itself.
    time.sleep(0)


def with_pauses(items: Iterable[T]) -> Iterator[T]:
    """These items, with a pause after every few of them."""
    for number, item in enumerate(items, 1):
        yield item
        if number % PAUSE_EVERY == 0:
            pause()
