"""Locks by key: holders of the same key run one after another."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class WaitedTooLong(Exception):
    """The lock was not free in time."""


class KeyLocks:
    """A lock for each key, for as long as a thread holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[Lock, int]] = {}

    @contextmanager
    def hold(self, key: str, longest: float) -> Iterator[None]:
        """Hold the lock of this key while the block runs. Raises WaitedTooLong after `longest` seconds."""
        lock, waiting = self._locks.get(key, (Lock(), 0))
        self._locks[key] = lock, waiting + 1
        try:
            if not lock.acquire(timeout=longest):
                raise WaitedTooLong
            try:
                yield
            finally:
                lock.release()
        finally:
            lock, waiting = self._locks.pop(key)
            if waiting > 1:
                self._locks[key] = lock, waiting - 1

    def __len__(self) -> int:
        """Return the number of locks that are held or awaited."""
        return len(self._locks)
