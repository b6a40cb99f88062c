"""When matches were last used, and since when that is noted. A day is a number: of days since 1970, in UTC.

A match was last used on the latest of three days: the last one that was noted, that of its last entry, and
the one since which uses are noted. So no match counts as unused only because nobody noted its uses.
"""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import columns_of, rows_changed
from referee.storage.tables import Entry, Match
from referee.storage.tables import Noting as NotingRow

DAY = 24 * 60 * 60 * 1000
"""In ms."""
_CAN_EXPIRE = sa.and_(Match.group_id.is_(None), Match.erased_at.is_(None))
_WITH_LAST_ENTRY = (
    sa.select(Match.id, Match.used_on, Entry.at)
    .join(Entry, sa.and_(Entry.match_id == Match.id, Entry.number == Match.number))
    .where(_CAN_EXPIRE)
)


@dataclass(frozen=True)
class Noting:
    """Since which day uses are noted without a break, and the last day of which that is known; `days` is the
    setting by then."""

    days: int
    since: int
    seen: int


def note(session: Session, match_id: str, day: int) -> None:
    """This match is used on this day; a match of a group needs no such note."""
    is_news = sa.or_(Match.used_on.is_(None), Match.used_on < day)
    session.execute(sa.update(Match).where(Match.id == match_id, _CAN_EXPIRE, is_news).values(used_on=day))


def last_use(session: Session, match_id: str) -> int | None:
    """The last day on which this match was used, as far as that is known; None for one that never expires."""
    row = session.execute(_WITH_LAST_ENTRY.where(Match.id == match_id)).one_or_none()
    return None if row is None else max(row.used_on or 0, row.at // DAY)


def unused_since(session: Session, day: int, limit: int) -> list[str]:
    """The ids of `limit` matches that were not used on this day or later, and can expire."""
    query = _WITH_LAST_ENTRY.where(_unused_since(day)).order_by(Match.used_on).limit(limit)
    return [row.id for row in session.execute(query)]


def is_unused_since(session: Session, match_id: str, day: int) -> bool:
    """Whether this match is one of them."""
    query = _WITH_LAST_ENTRY.where(Match.id == match_id, _unused_since(day))
    return session.execute(query).first() is not None


def _unused_since(day: int) -> sa.ColumnElement[bool]:
    return sa.and_(sa.or_(Match.used_on.is_(None), Match.used_on < day), Entry.at < day * DAY)


def noting(session: Session) -> Noting | None:
    """What is known of it; None if uses are not noted."""
    row = session.execute(columns_of(NotingRow, Noting)).one_or_none()
    return Noting(*row) if row else None


def set_noting(session: Session, told: Noting) -> None:
    """From now on this is known. Where two set it at once, the later one runs again."""
    if rows_changed(session, sa.update(NotingRow).values(vars(told))) == 0:
        session.execute(sa.insert(NotingRow).values(id=1, **vars(told)))


def end_noting(session: Session) -> None:
    """Uses are not noted any more."""
    session.execute(sa.delete(NotingRow))
