"""One after another: who has the same key waits for the others before."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class NotYourTurn(Exception):
    """Others took too long."""


class Turns:
    """A line for each key, as long as somebody stands in it."""

    def __init__(self) -> None:
        self._lines: dict[str, tuple[Lock, int]] = {}

    @contextmanager
    def taken(self, key: str, longest: float) -> Iterator[None]:
        """Inside is one with this key at a time. Raises NotYourTurn after `longest` seconds of waiting."""
        lock, waiting = self._lines.get(key, (Lock(), 0))
        self._lines[key] = lock, waiting + 1
        try:
            if not lock.acquire(timeout=longest):
                raise NotYourTurn
            try:
                yield
            finally:
                lock.release()
        finally:
            lock, waiting = self._lines.pop(key)
            if waiting > 1:
                self._lines[key] = lock, waiting - 1

    def __len__(self) -> int:
        """How many lines there are."""
        return len(self._lines)
