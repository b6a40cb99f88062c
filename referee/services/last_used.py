"""Recording when matches are used, and finding the matches that have expired because nobody used them. The
server does this only if REFEREE_UNUSED_DAYS is set.

A match expires after REFEREE_UNUSED_DAYS whole days (UTC) without use. These days must have passed on two
clocks: the clock of the machine, and a clock that runs only while a server runs. The second clock is called
the time of service (`_compute_time_of_service`). So no match expires because the first clock was set ahead,
or while no server runs.
"""

import logging
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from sqlalchemy.orm import Session

from referee.kit.quantities import MILLISECONDS_PER_MINUTE
from referee.rulings.shapes import ABSENT, AbsentInJSON
from referee.services.clock import monotonic_ms, now
from referee.storage import last_used
from referee.storage.db import Extensions, current_extensions
from referee.storage.last_used import MILLISECONDS_PER_DAY, UnusedLimit, UseTracking
from referee.storage.remembered import LRUCache
from referee.storage.transactions import transact

LONGEST_TRACKING_BREAK_DAYS = 30
"""Maximum number of days without recording of uses. After a longer break, every match counts as used on the
day on which use tracking restarts."""
LONGEST_SERVICE_TIME_ADVANCE_MS = 90 * MILLISECONDS_PER_MINUTE
"""Maximum time (ms) by which a process advances the time of service at once. The time of service is a clock
that runs only while a server runs. Each process advances it about once an hour."""
_DAY_END_RESERVE_MS = LONGEST_SERVICE_TIME_ADVANCE_MS + MILLISECONDS_PER_MINUTE
"""Time (ms) that is added to the rest of the day when a use of a match is recorded. The end of the day is
stored in the time of service (a clock that runs only while a server runs). With this reserve the stored end
is never too early.

The stored time of service may be behind by up to `LONGEST_SERVICE_TIME_ADVANCE_MS`, because each process
advances it only about once an hour. The additional minute is for changes of the clock, because changes of
less than a minute are not noticed.
"""
_DAYS_KEPT_EXTENSION_KEY = "referee-unused-days"
_LAST_ADVANCE_EXTENSION_KEY = "referee-last-step"
_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class ReadingOfBothClocks:
    """The readings of two clocks at one moment. `at` is the time of day in ms since 1970. `steady` is the
    time of the monotonic clock in ms."""

    at: int
    steady: int

    @property
    def day_number(self) -> int:
        """The number of the day in UTC, counted from 1970."""
        return self.at // MILLISECONDS_PER_DAY

    @property
    def ms_until_day_ends_with_reserve(self) -> int:
        """The time (ms) from this moment to the end of the day in UTC, plus the reserve
        `_DAY_END_RESERVE_MS`."""
        return MILLISECONDS_PER_DAY - self.at % MILLISECONDS_PER_DAY + _DAY_END_RESERVE_MS


@dataclass(frozen=True)
class _LastServiceTimeAdvance:
    """The last advance of the time of service (a clock that runs only while a server runs) by this process.
    `moment` has the readings of the clocks at the advance. `known` is the state of use tracking after it."""

    moment: ReadingOfBothClocks
    known: UseTracking


_LAST_RECORDED_USE: LRUCache[str, ReadingOfBothClocks] = LRUCache(20_000)
"""The moment at which this process last recorded a use of each match. The keys are match ids."""


def set_days_unused_matches_are_kept(extensions: Extensions, days: int | None) -> None:
    """Set the number of days for which an unused match is kept. None means for ever. Matches of groups are
    always kept."""
    extensions[_DAYS_KEPT_EXTENSION_KEY] = days


def days_unused_matches_are_kept() -> int | None:
    """The number of days for which an unused match is kept. None means for ever."""
    days: int | None = current_extensions().get(_DAYS_KEPT_EXTENSION_KEY)
    return days


def record_match_use(match_id: str) -> None:
    """Record that this match is used today. Each process records the use of a match once a day. If the
    database fails, the failure is logged, and the next use is recorded instead. This function raises no
    error."""
    moment = _read_clocks()
    if days_unused_matches_are_kept() is None or _recorded_use_covers_moment(
        _LAST_RECORDED_USE.get(match_id), moment
    ):
        return
    try:
        transact(
            lambda session: last_used.record_use(
                session, match_id, moment.day_number, moment.ms_until_day_ends_with_reserve
            )
        )
    except Exception as error:  # the request succeeds even if the use cannot be recorded
        _logger.warning("a use of match %s was not noted: %s", match_id[:8], type(error).__name__)
    else:
        _LAST_RECORDED_USE.cache_value(match_id, moment)


def _recorded_use_covers_moment(noted: ReadingOfBothClocks | None, moment: ReadingOfBothClocks) -> bool:
    """Whether the use that was recorded at the moment `noted` also counts for `moment`. Both moments must be
    on the same day in UTC, and the time of day must not have been changed between them. False if `noted` is
    None."""
    if noted is None or noted.day_number != moment.day_number:
        return False
    return abs((moment.at - noted.at) - (moment.steady - noted.steady)) < MILLISECONDS_PER_MINUTE


def record_match_use_in_session(session: Session, match_id: str) -> None:
    """Record a use of this match, in the transaction of the caller."""
    if days_unused_matches_are_kept() is not None:
        moment = _read_clocks()
        last_used.record_use(session, match_id, moment.day_number, moment.ms_until_day_ends_with_reserve)


def expiry_date_of_match(session: Session, match_id: str) -> str | AbsentInJSON:
    """The date, such as 2027-03-01, on which this match is erased if nobody uses it until then. ABSENT if the
    match never expires. If no server runs for some time or the clock is changed, the match may be erased
    later, but never earlier."""
    days = days_unused_matches_are_kept()
    last = None if days is None else last_used.find_day_of_last_use(session, match_id)
    if days is None or last is None:
        return ABSENT
    since = _continue_or_restart_use_tracking(
        _read_clocks(), days, last_used.read_use_tracking(session)
    ).since
    counted = max(min(last, current_day_number()), since)  # a wrong clock may have stored a future day
    return datetime.fromtimestamp((counted + days + 1) * MILLISECONDS_PER_DAY / 1000, UTC).date().isoformat()


def advance_tracking_and_find_unused_limit(days: int) -> UnusedLimit | None:
    """Advance the stored state of use tracking to now. Return the limit that decides which matches are unused
    now. None if no match can be unused yet, because uses were not recorded for long enough. Raises NotApplied
    if the database is unavailable."""
    moment = _read_clocks()
    known = transact(lambda session: _advance_use_tracking(session, moment, days))
    current_extensions()[_LAST_ADVANCE_EXTENSION_KEY] = _LastServiceTimeAdvance(moment, known)
    day, served = moment.day_number - days, (known.served or 0) - days * MILLISECONDS_PER_DAY
    if known.since >= day or (known.served_since or 0) > served:
        return None
    return UnusedLimit(day, served)


def _advance_use_tracking(session: Session, moment: ReadingOfBothClocks, days: int) -> UseTracking:
    """Advance the stored state of use tracking to this moment, and return the new state."""
    known = last_used.read_use_tracking(session, is_locked=True)
    noting = _continue_or_restart_use_tracking(moment, days, known)
    if known is not None and _can_continue_use_tracking(known, moment, days):
        noting = replace(noting, served=_compute_time_of_service(known, moment))
    last_used.store_use_tracking(session, noting)
    return noting


def _compute_time_of_service(known: UseTracking, moment: ReadingOfBothClocks) -> int:
    """The time of service (ms) at this moment. The time of service is a clock that runs only while a server
    runs. `known` is the stored state of use tracking.

    The result is the time of service at this process's last advance, plus the time that has passed since
    then. At most `LONGEST_SERVICE_TIME_ADVANCE_MS` are added. The passed time is measured with the time of
    day and with the monotonic clock. The smaller value is used, so that a clock set ahead has no effect.

    If another process has stored a later time, the result is the stored time. A process without an earlier
    advance also returns the stored time.
    """
    stored = known.served or 0
    last: _LastServiceTimeAdvance | None = current_extensions().get(_LAST_ADVANCE_EXTENSION_KEY)
    if last is None or last.known.served is None or last.known.served_since != known.served_since:
        return stored
    passed = min(
        moment.at - last.moment.at, moment.steady - last.moment.steady, LONGEST_SERVICE_TIME_ADVANCE_MS
    )
    return max(stored, last.known.served + max(0, passed))


def _continue_or_restart_use_tracking(
    moment: ReadingOfBothClocks, days: int, known: UseTracking | None
) -> UseTracking:
    """The state of use tracking at this moment. `known` is the stored state.

    If the stored state cannot be continued (`_can_continue_use_tracking`), or if no state is stored, tracking
    restarts today. Uses that were recorded earlier are then ignored.
    """
    today = moment.day_number
    if known is not None and _can_continue_use_tracking(known, moment, days):
        return replace(known, since=min(known.since, today), seen=today, served_seen=today)
    served = moment.at if known is None or known.served is None else known.served
    return UseTracking(days, today, today, served, served + moment.ms_until_day_ends_with_reserve, today)


def _can_continue_use_tracking(known: UseTracking, moment: ReadingOfBothClocks, days: int) -> bool:
    """Whether the stored state of use tracking, `known`, can be continued at this moment. The state can be
    continued if uses were recorded without a long break. In addition, REFEREE_UNUSED_DAYS must be unchanged
    (`days`), and no earlier release, without the time of service, may have changed the state."""
    is_of_this_release = known.served is not None and known.seen == known.served_seen
    has_paused = moment.day_number - known.seen > min(days, LONGEST_TRACKING_BREAK_DAYS)
    return is_of_this_release and known.days == days and not has_paused


def _read_clocks() -> ReadingOfBothClocks:
    """Read the time of day and the monotonic clock."""
    return ReadingOfBothClocks(now(), monotonic_ms())


def current_day_number() -> int:
    """The number of the current day in UTC, counted from 1970."""
    return now() // MILLISECONDS_PER_DAY
