"""Noting that a match is used, and telling until when it is kept unused: with REFEREE_UNUSED_DAYS alone.

A day is that of UTC. A match that was last used on a Monday, and is kept for one day, expires on Wednesday.
The time of service has to reach that as well. It goes on as `_served` says, so nothing expires because a
clock was set ahead, or while no server runs.
"""

import logging
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from flask import Flask, current_app
from sqlalchemy.orm import Session

from referee.codec import ABSENT, Absent
from referee.kit.quantities import MINUTE
from referee.services.clock import now, steady
from referee.storage import last_used
from referee.storage.last_used import DAY, UnusedLimit, UseTracking
from referee.storage.remembered import LRUCache
from referee.storage.transactions import transact

LONGEST_BREAK = 30
"""If nobody noted uses for more than so many days, all matches count as used when they are noted again."""
LONGEST_STEP = 90 * MINUTE
"""Maximum time (ms) by which the time of service goes on at once. Each process lets it go on once an hour."""
_RESERVE = LONGEST_STEP + MINUTE
"""What is stored of the time of service may be behind by one step of another process, and a note may be used
again while the clock was set by less than a minute. So a day of use ends later by that (ms)."""
_DAYS = "referee-unused-days"
_LAST_STEP = "referee-last-step"
_logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Moment:
    """Now, by the clock and by the clock that nobody sets (ms)."""

    at: int
    steady: int

    @property
    def day(self) -> int:
        return self.at // DAY

    @property
    def rest_of_day(self) -> int:
        """The time (ms) until the day has ended, with a reserve."""
        return DAY - self.at % DAY + _RESERVE


@dataclass(frozen=True)
class _Step:
    """When this process last let the time of service go on, and what was known by then."""

    moment: Moment
    known: UseTracking


_NOTED: LRUCache[str, Moment] = LRUCache(20_000)
"""By match, when this process noted its last use."""


def init_app(app: Flask, days: int | None) -> None:
    """So many days this app keeps an unused match of no group; None: for ever."""
    app.extensions[_DAYS] = days


def days_kept() -> int | None:
    """For how many days an unused match is kept; None: for ever."""
    days: int | None = current_app.extensions.get(_DAYS)
    return days


def note(match_id: str) -> None:
    """Note that a token of this match is used today, once a day in each process. Never fails: the next use is
    noted where this one could not be."""
    moment = _moment()
    if days_kept() is None or _is_same_day(_NOTED.get(match_id), moment):
        return
    try:
        transact(lambda session: last_used.record_use(session, match_id, moment.day, moment.rest_of_day))
    except Exception as error:  # whatever it is, the request itself can be answered
        _logger.warning("a use of match %s was not noted: %s", match_id[:8], type(error).__name__)
    else:
        _NOTED.keep(match_id, moment)


def _is_same_day(noted: Moment | None, moment: Moment) -> bool:
    """Whether a note of that moment is good for this one: the day is the same one, and not repeated because
    the clock was set back."""
    if noted is None or noted.day != moment.day:
        return False
    return abs((moment.at - noted.at) - (moment.steady - noted.steady)) < MINUTE


def note_in(session: Session, match_id: str) -> None:
    """The same in the transaction of the caller, with which it fails."""
    if days_kept() is not None:
        moment = _moment()
        last_used.record_use(session, match_id, moment.day, moment.rest_of_day)


def expires_on(session: Session, match_id: str) -> str | Absent:
    """The day on which this match is erased unless it is used before, such as 2027-03-01; ABSENT for one that
    never is. It is erased later if the server is off, or its clock is set, meanwhile; never before."""
    days = days_kept()
    last = None if days is None else last_used.last_use(session, match_id)
    if days is None or last is None:
        return ABSENT
    since = _noting_at(_moment(), days, last_used.use_tracking(session)).since
    counted = max(min(last, today()), since)  # an entry's clock may have been wrong
    return datetime.fromtimestamp((counted + days + 1) * DAY / 1000, UTC).date().isoformat()


def limit(days: int) -> UnusedLimit | None:
    """Let the time of service go on, and return by which limit a match is unused now; None if none can be.
    Raises NotApplied."""
    moment = _moment()
    known = transact(lambda session: _go_on(session, moment, days))
    current_app.extensions[_LAST_STEP] = _Step(moment, known)
    day, served = moment.day - days, (known.served or 0) - days * DAY
    if known.since >= day or (known.served_since or 0) > served:
        return None
    return UnusedLimit(day, served)


def _go_on(session: Session, moment: Moment, days: int) -> UseTracking:
    known = last_used.use_tracking(session, is_locked=True)
    noting = _noting_at(moment, days, known)
    if known is not None and _goes_on(known, moment, days):
        noting = replace(noting, served=_served(known, moment))
    last_used.set_use_tracking(session, noting)
    return noting


def _served(known: UseTracking, moment: Moment) -> int:
    """The time of service (ms), of which so much is stored.

    It goes on by the time since the last step of this process, as the slower one of two clocks shows it,
    and by `LONGEST_STEP` at most. So it is never faster than real time when the clock is set ahead or after
    the machine was asleep. A process that starts begins with what is stored. All processes count the same
    time: the one that has counted most decides.
    """
    stored = known.served or 0
    last: _Step | None = current_app.extensions.get(_LAST_STEP)
    if last is None or last.known.served is None or last.known.served_since != known.served_since:
        return stored
    passed = min(moment.at - last.moment.at, moment.steady - last.moment.steady, LONGEST_STEP)
    return max(stored, last.known.served + max(0, passed))


def _noting_at(moment: Moment, days: int, known: UseTracking | None) -> UseTracking:
    """How uses are noted as of today. It begins today where it has not begun, where the number of days is
    another one by now, after a long break, and after an earlier release has noted them, which does not count
    the time of service: what was noted before does not hold any more."""
    today = moment.day
    if known is not None and _goes_on(known, moment, days):
        return replace(known, since=min(known.since, today), seen=today, served_seen=today)
    served = moment.at if known is None or known.served is None else known.served
    return UseTracking(days, today, today, served, served + moment.rest_of_day, today)


def _goes_on(known: UseTracking, moment: Moment, days: int) -> bool:
    is_of_this_release = known.served is not None and known.seen == known.served_seen
    has_paused = moment.day - known.seen > min(days, LONGEST_BREAK)
    return is_of_this_release and known.days == days and not has_paused


def _moment() -> Moment:
    return Moment(now(), steady())


def today() -> int:
    return now() // DAY
