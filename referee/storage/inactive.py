"""Matches in which nothing has been said for long."""

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.tables import Entry, Match

_LAST_HEARD = (
    sa.select(Match.id, Entry.at)
    .join(Entry, sa.and_(Entry.match_id == Match.id, Entry.number == Match.number))
    .where(Match.erased_at.is_(None))
)


def quiet_since(session: Session, at: int) -> list[tuple[str, int]]:
    """The matches whose last entry is older than `at` (ms), longest quiet first: id and when it was heard."""
    query = _LAST_HEARD.where(Entry.at < at).order_by(Entry.at, Match.id)
    return [(row.id, row.at) for row in session.execute(query)]


def is_quiet_since(session: Session, match_id: str, at: int) -> bool:
    """Whether this match is one of them; of an erased match it is not so."""
    return session.execute(_LAST_HEARD.where(Match.id == match_id, Entry.at < at)).first() is not None
