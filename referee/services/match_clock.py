"""The clock of a match, which does not depend on changes of the time of day.

It begins with the time of day at the opening. The time of a new entry is the time of the entry before it,
plus the time since this process first saw that entry, by a monotonic clock (`clock.steady`). For a process
that sees the entry before it only now, that time is 0. So neither a step of the time of day nor two servers
with different times change a ruling.
"""

from referee.services.clock import steady
from referee.storage.remembered import LRUCache

_FIRST_SEEN: LRUCache[str, tuple[int, int]] = LRUCache(16_384)
"""By match id: the number of the newest entry, and when this process first saw it (ms of `clock.steady`)."""


def note_stored(match_id: str, number: int) -> None:
    """Note that this process has just stored this entry."""
    _FIRST_SEEN.keep(match_id, (number, steady()))


def note_newest(match_id: str, number: int) -> None:
    """Note that the newest entry of a match has this number, unless it was noted before."""
    newest = _FIRST_SEEN.get(match_id)
    if newest is None or newest[0] < number:
        note_stored(match_id, number)


def elapsed(match_id: str, number: int) -> int:
    """Milliseconds since this process first saw entry `number`, the newest one of a match; 0 if it has not
    seen it."""
    newest = _FIRST_SEEN.get(match_id)
    return steady() - newest[1] if newest is not None and newest[0] == number else 0
