"""When matches were last used, and since when that is noted.

A day is a number: of days since 1970, in UTC. A match was last used on the latest of three days: the last one
that was noted, that of its last entry, and the one since which uses are noted. So no match counts as unused
only because nobody noted its uses.

The time of service (ms) goes on while a server runs and its clock goes normally: `services/uses.py` counts
it. It begins at the time of the clock at which uses are first noted, and is behind the clock from then on. A
match is unused only by both: by the days of the clock, and by the time of service.
"""

from dataclasses import dataclass
from typing import Any

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
_SERVED = sa.select(NotingRow.served).scalar_subquery()


@dataclass(frozen=True)
class Noting:
    """Since which day uses are noted without a break, and the last day of which that is known; `days` is the
    setting by then.

    `served` is the time of service, `served_since` the end of the day `since` in it (both in ms), and
    `served_seen` is `seen` as it was when they were stored. All three are None if they are not known.
    """

    days: int
    since: int
    seen: int
    served: int | None = None
    served_since: int | None = None
    served_seen: int | None = None


@dataclass(frozen=True)
class Limit:
    """A match is unused if its last use is before this day, and the end of that day is not after `served` in
    the time of service (ms)."""

    day: int
    served: int


def note(session: Session, match_id: str, day: int, rest: int) -> None:
    """This match is used on this day, which ends in `rest` ms; a match of a group needs no such note. A clock
    that was set back moves no day back, and the time of service never goes back."""
    until = _SERVED + rest
    used = sa.update(Match).where(Match.id == match_id, _CAN_EXPIRE)
    later = {"used_on": _later(Match.used_on, day), "used_until": _later(Match.used_until, until)}
    session.execute(used.values(later))


def _later(known: Any, new: Any) -> sa.ColumnElement[int]:
    return sa.case((known > new, known), else_=new)


def last_use(session: Session, match_id: str) -> int | None:
    """The last day on which this match was used, as far as that is known; None for one that never expires."""
    row = session.execute(_WITH_LAST_ENTRY.where(Match.id == match_id)).one_or_none()
    return None if row is None else max(row.used_on or 0, row.at // DAY)


def unused_since(session: Session, limit: Limit, most: int) -> list[str]:
    """The ids of at `most` so many matches that are unused by this limit, and can expire."""
    query = _WITH_LAST_ENTRY.where(_is_unused(limit)).order_by(Match.used_on).limit(most)
    return [row.id for row in session.execute(query)]


def is_unused_since(session: Session, match_id: str, limit: Limit) -> bool:
    """Whether this match is one of them."""
    query = _WITH_LAST_ENTRY.where(Match.id == match_id, _is_unused(limit))
    return session.execute(query).first() is not None


def _is_unused(limit: Limit) -> sa.ColumnElement[bool]:
    """An entry that came after the last noted day is a use that nobody noted. How much time of service has
    passed since is not known: as much as by the clock at the most, so the end of its day counts."""
    is_noted = Entry.at < (sa.cast(Match.used_on, sa.BigInteger) + 1) * DAY
    return sa.and_(
        sa.or_(Match.used_on.is_(None), Match.used_on < limit.day),
        Entry.at < limit.day * DAY,
        sa.or_(Match.used_until.is_(None), Match.used_until <= limit.served),
        sa.or_(is_noted, Entry.at + DAY <= limit.served),
    )


def noting(session: Session, is_locked: bool = False) -> Noting | None:
    """What is known of it; None if uses are not noted. `is_locked`: nobody else changes it meanwhile."""
    query = columns_of(NotingRow, Noting)
    row = session.execute(query.with_for_update() if is_locked else query).one_or_none()
    return Noting(*row) if row else None


def set_noting(session: Session, known: Noting) -> None:
    """From now on this is known. Where two set it at once, the later one runs again."""
    if rows_changed(session, sa.update(NotingRow).values(vars(known))) == 0:
        session.execute(sa.insert(NotingRow).values(id=1, **vars(known)))


def end_noting(session: Session) -> None:
    """Uses are not noted any more."""
    session.execute(sa.delete(NotingRow))
