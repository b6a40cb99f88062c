"""The stored last use of each match, and the stored state of use tracking.

A day is the number of days since 1970, in UTC. The last use of a match is the latest of three days: the last
recorded use, the day of the last entry, and the day on which tracking began. So no match counts as unused
because its uses were not recorded.

The time of service (ms) advances while a server runs and its clock runs normally: `services/last_used.py`
counts it. It begins at the time of the clock when tracking first begins, and is never ahead of the clock
after that. A match is unused only if both say so: the days of the clock, and the time of service.
"""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import columns_of, rows_changed
from referee.storage.tables import EntryRow, MatchRow, UseTrackingRow

DAY = 24 * 60 * 60 * 1000
"""Length of a day in ms."""
_CAN_EXPIRE = sa.and_(MatchRow.group_id.is_(None), MatchRow.erased_at.is_(None))
_WITH_LAST_ENTRY = (
    sa.select(MatchRow.id, MatchRow.used_on, EntryRow.at)
    .join(EntryRow, sa.and_(EntryRow.match_id == MatchRow.id, EntryRow.number == MatchRow.number))
    .where(_CAN_EXPIRE)
)
_SERVED = sa.select(UseTrackingRow.served).scalar_subquery()


@dataclass(frozen=True)
class UseTracking:
    """The state of use tracking: the first day of the current tracking without a break, the last day that it
    covers, and the setting `days` on that day.

    `served` is the time of service, and `served_since` the end of the day `since` in it, both in ms.
    `served_seen` is the value of `seen` when they were stored. All three are None if they are unknown.
    """

    days: int
    since: int
    seen: int
    served: int | None = None
    served_since: int | None = None
    served_seen: int | None = None


@dataclass(frozen=True)
class UnusedLimit:
    """The limit for unused matches. A match is unused if its last use is before `day`, and the end of the day
    of its last use is at `served` or earlier in the time of service (ms)."""

    day: int
    served: int


def record_use(session: Session, match_id: str, day: int, rest: int) -> None:
    """Record a use of a match on this day, which ends in `rest` ms. Matches of a group are ignored, because
    they never expire. A clock that was set back does not move the stored day back, or the time of service."""
    until = _SERVED + rest
    used = sa.update(MatchRow).where(MatchRow.id == match_id, _CAN_EXPIRE)
    later = {"used_on": _later(MatchRow.used_on, day), "used_until": _later(MatchRow.used_until, until)}
    session.execute(used.values(later))


def _later(known: Any, new: Any) -> sa.ColumnElement[int]:
    return sa.case((known > new, known), else_=new)


def last_use(session: Session, match_id: str) -> int | None:
    """The last recorded day of use of a match, or the day of its last entry if that is later. None if the
    match never expires."""
    row = session.execute(_WITH_LAST_ENTRY.where(MatchRow.id == match_id)).one_or_none()
    return None if row is None else max(row.used_on or 0, row.at // DAY)


def unused_since(session: Session, limit: UnusedLimit, most: int) -> list[str]:
    """The ids of at most `most` matches that are unused by this limit and can expire."""
    query = _WITH_LAST_ENTRY.where(_is_unused(limit)).order_by(MatchRow.used_on).limit(most)
    return [row.id for row in session.execute(query)]


def is_unused_since(session: Session, match_id: str, limit: UnusedLimit) -> bool:
    """Whether this match is unused by this limit and can expire."""
    query = _WITH_LAST_ENTRY.where(MatchRow.id == match_id, _is_unused(limit))
    return session.execute(query).first() is not None


def _is_unused(limit: UnusedLimit) -> sa.ColumnElement[bool]:
    """The condition for unused matches. An entry after the last recorded day is a use that was not recorded.
    The time of service since then is unknown. It is at most the time of the clock, so the end of the day of
    the entry counts."""
    is_noted = EntryRow.at < (sa.cast(MatchRow.used_on, sa.BigInteger) + 1) * DAY
    return sa.and_(
        sa.or_(MatchRow.used_on.is_(None), MatchRow.used_on < limit.day),
        EntryRow.at < limit.day * DAY,
        sa.or_(MatchRow.used_until.is_(None), MatchRow.used_until <= limit.served),
        sa.or_(is_noted, EntryRow.at + DAY <= limit.served),
    )


def use_tracking(session: Session, is_locked: bool = False) -> UseTracking | None:
    """The stored state; None if uses are not tracked. `is_locked` locks the row until the transaction
    ends."""
    query = columns_of(UseTrackingRow, UseTracking)
    row = session.execute(query.with_for_update() if is_locked else query).one_or_none()
    return UseTracking(*row) if row else None


def set_use_tracking(session: Session, known: UseTracking) -> None:
    """Store the state. If two transactions insert it at once, the later one is retried."""
    if rows_changed(session, sa.update(UseTrackingRow).values(vars(known))) == 0:
        session.execute(sa.insert(UseTrackingRow).values(id=1, **vars(known)))


def end_use_tracking(session: Session) -> None:
    """Delete the state, because uses are not tracked any more."""
    session.execute(sa.delete(UseTrackingRow))
