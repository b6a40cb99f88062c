"""The stored last use of each match, and the stored state of use tracking.

Days are counted from 1970, in UTC. The last use of a match is the latest of three days: the last recorded
use, the day of the last entry, and the day on which tracking began. So even a match without a recorded use
has a last use.

Besides the clock of the machine there is a second clock, the time of service (in ms). It starts with the time
of the first clock. It advances only while a server runs, and it does not jump if the first clock is set
ahead.

A match counts as unused only if enough time has passed on both clocks. So no match expires because the first
clock was set ahead, or while no server runs. `services/last_used.py` advances the time of service.
"""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import execute_and_count_changed_rows, select_dataclass_columns
from referee.storage.tables import EntryRow, MatchRow, UseTrackingRow

MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000
"""Length of a day in ms."""
_CAN_EXPIRE = sa.and_(MatchRow.group_id.is_(None), MatchRow.erased_at.is_(None))
_SELECT_USE_AND_LAST_ENTRY = (
    sa.select(MatchRow.id, MatchRow.used_on, EntryRow.at)
    .join(EntryRow, sa.and_(EntryRow.match_id == MatchRow.id, EntryRow.number == MatchRow.number))
    .where(_CAN_EXPIRE)
)
_SELECT_TIME_OF_SERVICE = sa.select(UseTrackingRow.served).scalar_subquery()


@dataclass(frozen=True)
class UseTracking:
    """The state of use tracking. Use tracking records the days on which matches are used.

    - `days`: The number of days after which an unused match expires. It is the setting on the day `seen`.
    - `since`: The day on which tracking began (days since 1970). Tracking had no long break from this day to
      the day `seen`.
    - `seen`: The day of the last update of this state (days since 1970).
    - `served`: The time of service (ms): a clock that runs only while a server runs.
    - `served_since`: The time of service (ms) at which the day `since` ends.
    - `served_seen`: The value of `seen` when `served` was stored. If `seen` has another value now, an earlier
      release has changed `seen`.

    Earlier releases do not know the last three fields. These fields are None if an earlier release created
    the stored state.
    """

    days: int
    since: int
    seen: int
    served: int | None = None
    served_since: int | None = None
    served_seen: int | None = None


@dataclass(frozen=True)
class UnusedLimit:
    """The limit that decides which matches are unused. An unused match meets two conditions.

    - `day`: Its last use was before this day (days since 1970).
    - `served`: The day of its last use ended at this time of service (ms) or earlier. The time of service is
      a clock that runs only while a server runs.
    """

    day: int
    served: int


def record_use(session: Session, match_id: str, day: int, rest: int) -> None:
    """Record that a match was used on `day` (days since 1970).

    `rest` is the time (ms) until this day ends, plus a reserve. The end of the day is stored in the time of
    service, a clock that runs only while a server runs. It is the stored time of service plus `rest`. The
    reserve is needed because the stored time of service may be behind.

    A later use that is already stored is kept, because the clock of the machine may have been set back.
    Erased matches and matches of a group never expire, so their use is not recorded.
    """
    until = _SELECT_TIME_OF_SERVICE + rest
    used = sa.update(MatchRow).where(MatchRow.id == match_id, _CAN_EXPIRE)
    later = {
        "used_on": _sql_maximum(MatchRow.used_on, day),
        "used_until": _sql_maximum(MatchRow.used_until, until),
    }
    session.execute(used.values(later))


def _sql_maximum(known: Any, new: Any) -> sa.ColumnElement[int]:
    return sa.case((known > new, known), else_=new)


def find_day_of_last_use(session: Session, match_id: str) -> int | None:
    """The last recorded day on which a match was used, or the day of its last entry if that day is later. The
    result is in days since 1970. None if the match cannot expire."""
    row = session.execute(_SELECT_USE_AND_LAST_ENTRY.where(MatchRow.id == match_id)).one_or_none()
    return None if row is None else max(row.used_on or 0, row.at // MILLISECONDS_PER_DAY)


def find_unused_match_ids(session: Session, limit: UnusedLimit, most: int) -> list[str]:
    """The ids of at most `most` matches that can expire and are unused according to this limit."""
    query = (
        _SELECT_USE_AND_LAST_ENTRY.where(_sql_condition_unused(limit)).order_by(MatchRow.used_on).limit(most)
    )
    return [row.id for row in session.execute(query)]


def match_is_unused(session: Session, match_id: str, limit: UnusedLimit) -> bool:
    """Whether this match can expire and is unused according to this limit."""
    query = _SELECT_USE_AND_LAST_ENTRY.where(MatchRow.id == match_id, _sql_condition_unused(limit))
    return session.execute(query).first() is not None


def _sql_condition_unused(limit: UnusedLimit) -> sa.ColumnElement[bool]:
    """The SQL condition that a match is unused according to this limit.

    If the last entry is newer than the last recorded day, its day was not recorded as a day of use. The time
    of service at which that day ended is then unknown. Instead, the time of the entry plus a day is compared
    with `limit.served`, because that day ended no later than this sum.
    """
    is_noted = EntryRow.at < (sa.cast(MatchRow.used_on, sa.BigInteger) + 1) * MILLISECONDS_PER_DAY
    return sa.and_(
        sa.or_(MatchRow.used_on.is_(None), MatchRow.used_on < limit.day),
        EntryRow.at < limit.day * MILLISECONDS_PER_DAY,
        sa.or_(MatchRow.used_until.is_(None), MatchRow.used_until <= limit.served),
        sa.or_(is_noted, EntryRow.at + MILLISECONDS_PER_DAY <= limit.served),
    )


def read_use_tracking(session: Session, is_locked: bool = False) -> UseTracking | None:
    """The stored state of use tracking; None if uses are not tracked. If `is_locked` is set, the row is
    locked until the transaction ends."""
    query = select_dataclass_columns(UseTrackingRow, UseTracking)
    row = session.execute(query.with_for_update() if is_locked else query).one_or_none()
    return UseTracking(*row) if row else None


def store_use_tracking(session: Session, known: UseTracking) -> None:
    """Store the state of use tracking. If two transactions insert the row at once, `transact` runs the later
    transaction again."""
    if execute_and_count_changed_rows(session, sa.update(UseTrackingRow).values(vars(known))) == 0:
        session.execute(sa.insert(UseTrackingRow).values(id=1, **vars(known)))


def delete_use_tracking(session: Session) -> None:
    """Delete the state of use tracking, because uses are no longer tracked."""
    session.execute(sa.delete(UseTrackingRow))
