"""The clock of a match, which measures the time between entries.

The clock starts with the time of day at which the match is opened. Before each later entry, the clock
advances by the time since this process first saw the previous entry. This time is measured with a monotonic
clock (`clock.monotonic_ms`). If this process has not seen the previous entry before, the clock does not
advance. So a ruling cannot be changed by a change of the time of day, or by servers with different clocks.
"""

from referee.services.clock import monotonic_ms
from referee.storage.remembered import LRUCache

_NEWEST_ENTRY_FIRST_SEEN: LRUCache[str, tuple[int, int]] = LRUCache(16_384)
"""For each match, the number of its newest entry, and the time at which this process first saw that entry.
The time is in ms of `clock.monotonic_ms`. The keys are match ids."""


def record_entry_first_seen_now(match_id: str, number: int) -> None:
    """Store the time at which this process first sees entry `number`, the newest entry of the match: now."""
    _NEWEST_ENTRY_FIRST_SEEN.cache_value(match_id, (number, monotonic_ms()))


def record_newest_entry_if_new(match_id: str, number: int) -> None:
    """Report the number of the newest entry of the match. If this process has not seen the entry before, the
    present time is stored for it. Otherwise nothing changes."""
    newest = _NEWEST_ENTRY_FIRST_SEEN.get(match_id)
    if newest is None or newest[0] < number:
        record_entry_first_seen_now(match_id, number)


def ms_since_entry_first_seen(match_id: str, number: int) -> int:
    """Milliseconds since this process first saw entry `number`, the newest entry of the match. The result is
    0 if this process has not seen the entry before."""
    newest = _NEWEST_ENTRY_FIRST_SEEN.get(match_id)
    return monotonic_ms() - newest[1] if newest is not None and newest[0] == number else 0
