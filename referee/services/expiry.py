"""Erasing matches that nobody has used for REFEREE_UNUSED_DAYS, while the server runs.

Each worker looks once an hour. That several look at once does no harm: under its lock each match is looked at
again.
"""

import logging
import random
import threading
import time

from flask import Flask
from sqlalchemy.orm import Session

from referee.services import uses
from referee.services.clock import now
from referee.services.maintenance import one_by_one
from referee.storage import journal
from referee.storage import last_used as stored
from referee.storage.last_used import UnusedLimit
from referee.storage.transactions import reading, transact

AT_ONCE = 100
"""So many matches are looked for at once."""
_HOUR = 60 * 60  # seconds
_RETRY = 60  # seconds
_logger = logging.getLogger(__name__)


def start(app: Flask) -> None:
    """Look now and once an hour, in a thread beside the requests of this process."""
    threading.Thread(target=_keep_looking, args=(app,), name="expiry", daemon=True).start()


def _keep_looking(app: Flask) -> None:
    while True:
        pause = _HOUR * random.uniform(0.9, 1.1)  # so that not all workers look in the same moment
        try:
            with app.app_context():
                look()
        except Exception as error:  # the database cannot serve now, or it is a defect
            _logger.warning("could not look for unused matches: %s", type(error).__name__)
            pause = _RETRY
        time.sleep(pause)


def look() -> int:
    """Erase the matches that have expired by today, by the clock and by the time of service; how many there
    were. Without the setting, forget that uses were noted, as they are not any more. Raises NotApplied."""
    days = uses.days_kept()
    if days is None:
        _end_noting()
        return 0
    limit = uses.limit(days)
    if limit is None:
        return 0
    erased = _erase_unused(limit)
    if erased:
        _logger.info("unused matches erased: %d", erased)
    return erased


def _end_noting() -> None:
    with reading() as session:
        is_noted = stored.use_tracking(session) is not None
    if is_noted:
        transact(stored.end_use_tracking)


def _erase_unused(limit: UnusedLimit) -> int:
    """Some at a time, until there are no more, or somebody else erases them as well."""
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
    """Looks again under the lock, because somebody may have used it meanwhile."""
    journal.lock(session, match_id)
    if not stored.is_unused_since(session, match_id, limit):
        return False
    journal.erase(session, match_id, now())
    return True
