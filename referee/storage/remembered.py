"""What a process remembers, so that it need not be worked out again: bounded, the longest unused goes first.

States are remembered by the text that tells them, so no rollback and no other process makes one untrue. Whose
a token is never changes; that it still lives is asked again under the lock.
"""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

from referee.match.model.state import AnyMatch
from referee.storage.stored import Holder

Key = TypeVar("Key")
Value = TypeVar("Value")


class Remembered(Generic[Key, Value]):
    """A cache of the `most` keys that were used last."""

    def __init__(self, most: int):
        self._most = most
        self._known: OrderedDict[Key, Value] = OrderedDict()
        self._guard = Lock()

    def get(self, key: Key) -> Value | None:
        with self._guard:
            if key in self._known:
                self._known.move_to_end(key)
            return self._known.get(key)

    def keep(self, key: Key, value: Value) -> None:
        with self._guard:
            self._known[key] = value
            self._known.move_to_end(key)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def forget(self, key: Key) -> None:
        with self._guard:
            self._known.pop(key, None)


STATES: Remembered[tuple[str, str], AnyMatch] = Remembered(256)
"""By game and text; of some ten kilobytes each."""
HOLDERS: Remembered[str, Holder] = Remembered(4096)
"""By token."""
