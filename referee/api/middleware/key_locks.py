"""A lock for each key: threads that need the lock of the same key run one after another."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock


class LockNotFreeInTime(Exception):
    """The lock of a key was not released in time."""


class KeyLocks:
    """One lock for each key (a text). A lock exists only while a thread holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[Lock, int]] = {}

    @contextmanager
    def hold_lock(self, key: str, longest: float) -> Iterator[None]:
        """Hold the lock of this key while the block runs.

        Raises LockNotFreeInTime if the lock is not free within `longest` seconds.
        """
        lock, waiting = self._locks.get(key, (Lock(), 0))
        self._locks[key] = lock, waiting + 1
        try:
            if not lock.acquire(timeout=longest):
                raise LockNotFreeInTime
            try:
                yield
            finally:
                lock.release()
        finally:
            lock, waiting = self._locks.pop(key)
            if waiting > 1:
                self._locks[key] = lock, waiting - 1

    def __len__(self) -> int:
        """Return the number of locks that exist now, each held or waited for by a thread."""
        return len(self._locks)
