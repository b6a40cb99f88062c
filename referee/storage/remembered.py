"""Caches of a process, for parsed states and for the holders of tokens. Each cache has a maximum number of
keys.

A cached state is never out of date, because its key is the stored text that was parsed. The holder of a token
never changes either. The token may have been revoked, so a service that writes checks the token again under
the lock of the match.
"""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

from referee.match.model.state import AnyMatch
from referee.storage.stored import TokenHolder

Key = TypeVar("Key")
Value = TypeVar("Value")


class LRUCache(Generic[Key, Value]):
    """A thread-safe cache of at most `most` keys. If the cache is full, the least recently used key is
    removed."""

    def __init__(self, most: int):
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._guard = Lock()

    def get(self, key: Key) -> Value | None:
        """The cached value of a key; None if the key is not cached. The key is marked as used now."""
        with self._guard:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def cache_value(self, key: Key, value: Value) -> None:
        """Cache a value under a key. If the cache is full, the least recently used key is removed."""
        with self._guard:
            self._known[key] = value
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def remove_key(self, key: Key) -> None:
        """Remove a key from the cache. Does nothing if the key is not cached."""
        with self._guard:
            self._known.pop(key, None)


CACHED_STATES: LRUCache[tuple[str, str], AnyMatch] = LRUCache(256)
"""Cache of parsed states. A key has the name of the game and the stored text. A state takes about ten
kilobytes."""
CACHED_TOKEN_HOLDERS: LRUCache[str, TokenHolder] = LRUCache(4096)
"""Cache of the holders of tokens. The keys are tokens."""
