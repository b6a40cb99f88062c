"""The clock of a match: it goes on whatever becomes of the time of day.

It begins with the time of day at the opening. Each entry has its time on it: that of the entry before it, and
how long ago this process first heard of that entry, by a clock that nobody sets (`clock.steady`). A process
that hears of it only now takes it for one of this moment. So a step of the time of day changes no ruling, and
neither do two servers whose times of day differ.
"""

from referee.services.clock import steady
from referee.storage.remembered import LRUCache

_FIRST_HEARD: LRUCache[str, tuple[int, int]] = LRUCache(16_384)
"""By match: the number of its newest entry, and when this process first heard of it."""


def stored(match_id: str, number: int) -> None:
    """This process has just stored this entry."""
    _FIRST_HEARD.keep(match_id, (number, steady()))


def heard_of(match_id: str, number: int) -> None:
    """This process sees that the newest entry of a match has this number."""
    newest = _FIRST_HEARD.get(match_id)
    if newest is None or newest[0] < number:
        stored(match_id, number)


def since(match_id: str, number: int) -> int:
    """Milliseconds since this process first heard of the newest entry of a match; 0 if it has not."""
    newest = _FIRST_HEARD.get(match_id)
    return steady() - newest[1] if newest is not None and newest[0] == number else 0
