"""Recording uses of matches, and finding when unused ones expire. It needs REFEREE_UNUSED_DAYS.

Days are in UTC. A match that was last used on a Monday, and is kept for one day, expires on Wednesday. The
time of service has to reach that day as well. It advances as `_served` says, so no match expires because a
clock was set ahead, or while no server runs.
"""

import logging
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from flask import Flask, current_app
from sqlalchemy.orm import Session

from referee.kit.quantities import MINUTE
from referee.rulings.shapes import ABSENT, Absent
from referee.services.clock import now, steady
from referee.storage import last_used
from referee.storage.last_used import DAY, UnusedLimit, UseTracking
from referee.storage.remembered import LRUCache
from referee.storage.transactions import transact

LONGEST_BREAK = 30
"""Maximum number of days without tracking. After a longer break all matches count as used when tracking
restarts."""
LONGEST_STEP = 90 * MINUTE
"""Maximum time (ms) by which one step advances the time of service. Each process makes a step once an
hour."""
_RESERVE = LONGEST_STEP + MINUTE
"""Time (ms) by which the end of a day of use is moved. The stored time of service may be behind by one step
of another process, and a recorded use stays valid if the clock was set by less than a minute."""
_DAYS = "referee-unused-days"
_LAST_STEP = "referee-last-step"
_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class ClockReading:
    """The current time of the clock, and of the monotonic clock, in ms."""

    at: int
    steady: int

    @property
    def day(self) -> int:
        """The number of the day in UTC, since 1970."""
        return self.at // DAY

    @property
    def rest_of_day(self) -> int:
        """The time (ms) until the day has ended, with a reserve."""
        return DAY - self.at % DAY + _RESERVE


@dataclass(frozen=True)
class _Step:
    """The last step of the time of service in this process, and the state of tracking after it."""

    moment: ClockReading
    known: UseTracking


_LAST_RECORDED: LRUCache[str, ClockReading] = LRUCache(20_000)
"""By match id: when this process recorded its last use."""


def init_app(app: Flask, days: int | None) -> None:
    """Set the number of days that this app keeps an unused match without a group. None means for ever."""
    app.extensions[_DAYS] = days


def days_kept() -> int | None:
    """The number of days that an unused match is kept. None means for ever."""
    days: int | None = current_app.extensions.get(_DAYS)
    return days


def record_use(match_id: str) -> None:
    """Record that a token of this match is used today, once a day in each process. It never fails. After a
    failed write the next use is recorded."""
    moment = _read_clocks()
    if days_kept() is None or _is_same_day(_LAST_RECORDED.get(match_id), moment):
        return
    try:
        transact(lambda session: last_used.record_use(session, match_id, moment.day, moment.rest_of_day))
    except Exception as error:  # after any error the request itself can be answered
        _logger.warning("a use of match %s was not noted: %s", match_id[:8], type(error).__name__)
    else:
        _LAST_RECORDED.keep(match_id, moment)


def _is_same_day(noted: ClockReading | None, moment: ClockReading) -> bool:
    """Whether a use that was recorded at time `noted` covers this time. It must be the same day, and the
    clock must not have been set meanwhile."""
    if noted is None or noted.day != moment.day:
        return False
    return abs((moment.at - noted.at) - (moment.steady - noted.steady)) < MINUTE


def record_use_in(session: Session, match_id: str) -> None:
    """Record a use of this match in the transaction of the caller."""
    if days_kept() is not None:
        moment = _read_clocks()
        last_used.record_use(session, match_id, moment.day, moment.rest_of_day)


def expires_on(session: Session, match_id: str) -> str | Absent:
    """The day on which this match is erased unless it is used before, such as 2027-03-01; ABSENT if it never
    expires. The match is erased later if the server is off or its clock is set meanwhile, but never
    earlier."""
    days = days_kept()
    last = None if days is None else last_used.last_use(session, match_id)
    if days is None or last is None:
        return ABSENT
    since = _tracking_at(_read_clocks(), days, last_used.use_tracking(session)).since
    counted = max(min(last, today()), since)  # the clock of an entry may have been wrong
    return datetime.fromtimestamp((counted + days + 1) * DAY / 1000, UTC).date().isoformat()


def unused_limit(days: int) -> UnusedLimit | None:
    """Advance the time of service, and return the current limit for unused matches; None if no match can be
    unused yet. Raises NotApplied if the database could not serve."""
    moment = _read_clocks()
    known = transact(lambda session: _advance(session, moment, days))
    current_app.extensions[_LAST_STEP] = _Step(moment, known)
    day, served = moment.day - days, (known.served or 0) - days * DAY
    if known.since >= day or (known.served_since or 0) > served:
        return None
    return UnusedLimit(day, served)


def _advance(session: Session, moment: ClockReading, days: int) -> UseTracking:
    known = last_used.use_tracking(session, is_locked=True)
    noting = _tracking_at(moment, days, known)
    if known is not None and _continues(known, moment, days):
        noting = replace(noting, served=_served(known, moment))
    last_used.set_use_tracking(session, noting)
    return noting


def _served(known: UseTracking, moment: ClockReading) -> int:
    """The time of service now (ms), from the stored state.

    It advances by the time since the last step of this process, by the slower one of the two clocks, and by
    at most `LONGEST_STEP`. So it is never faster than real time when the clock is set ahead, or after the
    machine was asleep. A new process begins with the stored time. All processes count the same time, and the
    largest count is stored.
    """
    stored = known.served or 0
    last: _Step | None = current_app.extensions.get(_LAST_STEP)
    if last is None or last.known.served is None or last.known.served_since != known.served_since:
        return stored
    passed = min(moment.at - last.moment.at, moment.steady - last.moment.steady, LONGEST_STEP)
    return max(stored, last.known.served + max(0, passed))


def _tracking_at(moment: ClockReading, days: int, known: UseTracking | None) -> UseTracking:
    """The state of tracking as of today. Tracking restarts today if there was none, if the number of days has
    changed, after a long break, or after an earlier release has tracked uses, which does not count the time
    of service. Then uses that were recorded before do not count."""
    today = moment.day
    if known is not None and _continues(known, moment, days):
        return replace(known, since=min(known.since, today), seen=today, served_seen=today)
    served = moment.at if known is None or known.served is None else known.served
    return UseTracking(days, today, today, served, served + moment.rest_of_day, today)


def _continues(known: UseTracking, moment: ClockReading, days: int) -> bool:
    is_of_this_release = known.served is not None and known.seen == known.served_seen
    has_paused = moment.day - known.seen > min(days, LONGEST_BREAK)
    return is_of_this_release and known.days == days and not has_paused


def _read_clocks() -> ClockReading:
    return ClockReading(now(), steady())


def today() -> int:
    """The number of the current day in UTC, since 1970."""
    return now() // DAY
