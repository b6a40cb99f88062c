"""Bounded caches of a process.

States are cached by their stored text, so neither a rollback nor another process makes one wrong. The holder
of a token never changes. Whether the token is still valid is checked under the lock of the match.
"""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

from referee.match.model.state import AnyMatch
from referee.storage.stored import Holder

Key = TypeVar("Key")
Value = TypeVar("Value")


class LRUCache(Generic[Key, Value]):
    """A thread-safe cache of the `most` recently used keys."""

    def __init__(self, most: int):
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._guard = Lock()

    def get(self, key: Key) -> Value | None:
        """The value of a key, which counts as used now; None if it is not cached."""
        with self._guard:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def keep(self, key: Key, value: Value) -> None:
        """Cache a value. It may remove the least recently used key."""
        with self._guard:
            self._known[key] = value
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Remove a key, if it is cached."""
        with self._guard:
            self._known.pop(key, None)


STATES: LRUCache[tuple[str, str], AnyMatch] = LRUCache(256)
"""Parsed states, by game and stored text. Each takes about ten kilobytes."""
HOLDERS: LRUCache[str, Holder] = LRUCache(4096)
"""Holders of tokens, by token."""
