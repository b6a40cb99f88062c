"""Erasing matches that were not used for REFEREE_UNUSED_DAYS, while the server runs.

Each worker looks for them once an hour. Several workers may do so at once, because each match is checked
again under its lock.
"""

import logging
import random
import threading
import time

from flask import Flask
from sqlalchemy.orm import Session

from referee.services import last_used
from referee.services.clock import now
from referee.services.maintenance import one_by_one
from referee.storage import journal
from referee.storage import last_used as stored
from referee.storage.last_used import UnusedLimit
from referee.storage.transactions import reading, transact

AT_ONCE = 100
"""Maximum number of matches that one query returns."""
_HOUR = 60 * 60  # seconds
_RETRY = 60  # seconds
_logger = logging.getLogger(__name__)


def start(app: Flask) -> None:
    """Erase expired matches now and once an hour, in a thread beside the requests of this process."""
    threading.Thread(target=_erase_hourly, args=(app,), name="expiry", daemon=True).start()


def _erase_hourly(app: Flask) -> None:
    while True:
        pause = _HOUR * random.uniform(0.9, 1.1)  # so that not all workers run at the same moment
        try:
            with app.app_context():
                erase_expired()
        except Exception as error:  # the database cannot serve now, or it is a defect
            _logger.warning("could not look for unused matches: %s", type(error).__name__)
            pause = _RETRY
        time.sleep(pause)


def erase_expired() -> int:
    """Erase the matches that have expired by the clock and by the time of service. Return their number.
    Without the setting, delete the state of use tracking. Raises NotApplied if the database could not
    serve."""
    days = last_used.days_kept()
    if days is None:
        _end_use_tracking()
        return 0
    limit = last_used.unused_limit(days)
    if limit is None:
        return 0
    erased = _erase_unused(limit)
    if erased:
        _logger.info("unused matches erased: %d", erased)
    return erased


def _end_use_tracking() -> None:
    with reading() as session:
        is_noted = stored.use_tracking(session) is not None
    if is_noted:
        transact(stored.end_use_tracking)


def _erase_unused(limit: UnusedLimit) -> int:
    """Erase unused matches, `AT_ONCE` at a time, until there are no more. It ends early if another worker
    erases some of them. Return the number of matches that this worker erased."""
    erased = 0
    while True:
        with reading() as session:
            found = stored.unused_since(session, limit, AT_ONCE)
        of_these = sum(
            one_by_one(found, lambda session, match_id: _erase_if_unused(session, match_id, limit))
        )
        erased += of_these
        if of_these < AT_ONCE:
            return erased


def _erase_if_unused(session: Session, match_id: str, limit: UnusedLimit) -> bool:
    """Erase a match if it is still unused under its lock. Return whether it was erased."""
    journal.lock(session, match_id)
    if not stored.is_unused_since(session, match_id, limit):
        return False
    journal.erase(session, match_id, now())
    return True
