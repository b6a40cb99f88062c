"""Erasing unused matches while the server runs. A match is unused if nobody has used it for the number of
days in REFEREE_UNUSED_DAYS.

Each worker process looks for unused matches about once an hour. Several workers may look at the same time,
because each match is locked and checked again before it is erased.
"""

import logging
import random
import threading
import time

from sqlalchemy.orm import Session

from referee.services import last_used
from referee.services.clock import now
from referee.services.maintenance import run_for_each_match
from referee.storage import journal
from referee.storage import last_used as stored
from referee.storage.db import AppContext
from referee.storage.last_used import UnusedLimit
from referee.storage.transactions import open_read_session, transact

MATCHES_PER_QUERY = 100
"""Maximum number of unused matches that one query returns."""
_HOUR_IN_SECONDS = 60 * 60  # length of an hour in seconds
_RETRY_DELAY_SECONDS = 60  # seconds until the next attempt after an error
_logger = logging.getLogger(__name__)


def start_expiry_thread(app_context: AppContext) -> None:
    """Start a thread that erases expired matches now and about once an hour."""
    threading.Thread(target=_erase_expired_hourly, args=(app_context,), name="expiry", daemon=True).start()


def _erase_expired_hourly(app_context: AppContext) -> None:
    """Erase expired matches about once an hour, for ever. After an error, wait `_RETRY_DELAY_SECONDS` before
    the next attempt."""
    while True:
        pause = _HOUR_IN_SECONDS * random.uniform(0.9, 1.1)  # so that several workers do not start together
        try:
            with app_context():
                erase_expired_matches()
        except Exception as error:  # the database cannot serve, or the code has a defect
            _logger.warning("could not look for unused matches: %s", type(error).__name__)
            pause = _RETRY_DELAY_SECONDS
        time.sleep(pause)


def erase_expired_matches() -> int:
    """Erase the matches that have expired. Return the number of erased matches.

    If REFEREE_UNUSED_DAYS is not set, no match expires. The stored state of use tracking (the recording of
    uses) is then deleted. Raises NotApplied if the database is unavailable.
    """
    days = last_used.days_unused_matches_are_kept()
    if days is None:
        _end_use_tracking()
        return 0
    limit = last_used.advance_tracking_and_find_unused_limit(days)
    if limit is None:
        return 0
    erased = _erase_unused_matches(limit)
    if erased:
        _logger.info("unused matches erased: %d", erased)
    return erased


def _end_use_tracking() -> None:
    with open_read_session() as session:
        is_noted = stored.read_use_tracking(session) is not None
    if is_noted:
        transact(stored.delete_use_tracking)


def _erase_unused_matches(limit: UnusedLimit) -> int:
    """Erase the matches that are unused according to `limit`, in batches. Return the number of erased
    matches. If fewer matches than a full batch were erased, stop. Another worker may be erasing the same
    matches, and a later run erases the rest."""
    erased = 0
    while True:
        with open_read_session() as session:
            found = stored.find_unused_match_ids(session, limit, MATCHES_PER_QUERY)
        of_these = sum(
            run_for_each_match(
                found, lambda session, match_id: _erase_match_if_unused(session, match_id, limit)
            )
        )
        erased += of_these
        if of_these < MATCHES_PER_QUERY:
            return erased


def _erase_match_if_unused(session: Session, match_id: str, limit: UnusedLimit) -> bool:
    """Lock a match, and erase the match if it is still unused. Return whether this function erased the
    match."""
    journal.find_and_lock_match(session, match_id)
    if not stored.match_is_unused(session, match_id, limit):
        return False
    journal.erase_match(session, match_id, now())
    return True
