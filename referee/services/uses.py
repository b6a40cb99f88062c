"""Noting that a match is used, and telling until when it is kept unused: with REFEREE_UNUSED_DAYS alone.

A day is that of UTC. A match that was last used on a Monday, and is kept for one day, expires on Wednesday.
"""

import logging
from datetime import UTC, datetime

from flask import Flask, current_app
from sqlalchemy.orm import Session

from referee.codec import ABSENT, Absent
from referee.services.clock import now
from referee.storage import uses
from referee.storage.remembered import Remembered
from referee.storage.transactions import transact
from referee.storage.uses import DAY, Noting

LONGEST_BREAK = 30
"""If nobody noted uses for more than so many days, all matches count as used when they are noted again."""
_DAYS = "referee-unused-days"
_NOTED: Remembered[str, int] = Remembered(20_000)
"""By match, the day on which this process noted its last use."""
_logger = logging.getLogger(__name__)


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
    day = today()
    if days_kept() is None or _NOTED.get(match_id) == day:
        return
    try:
        transact(lambda session: uses.note(session, match_id, day))
    except Exception as error:  # whatever it is, the request itself can be answered
        _logger.warning("a use of match %s was not noted: %s", match_id[:8], type(error).__name__)
    else:
        _NOTED.keep(match_id, day)


def note_in(session: Session, match_id: str) -> None:
    """The same in the transaction of the caller, with which it fails."""
    if days_kept() is not None:
        uses.note(session, match_id, today())


def expires_on(session: Session, match_id: str) -> str | Absent:
    """The day on which this match is erased unless it is used before, such as 2027-03-01; ABSENT for one that
    never is."""
    days = days_kept()
    last = None if days is None else uses.last_use(session, match_id)
    if days is None or last is None:
        return ABSENT
    counted = max(min(last, today()), noting_of(session, days).since)  # an entry's clock may have been wrong
    return datetime.fromtimestamp((counted + days + 1) * DAY / 1000, UTC).date().isoformat()


def noting_of(session: Session, days: int) -> Noting:
    """How uses are noted as of today. It begins today where it has not begun, where the number of days is
    another one by now, and after a long break: what was told or noted before does not hold any more."""
    known, day = uses.noting(session), today()
    if known is None or known.days != days or day - known.seen > min(days, LONGEST_BREAK):
        return Noting(days, since=day, seen=day)
    return Noting(days, known.since, seen=day)


def today() -> int:
    return now() // DAY
