"""Queries for matches that have had no new entry for a long time."""

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.tables import EntryRow, MatchRow

_SELECT_LAST_ENTRIES = (
    sa.select(MatchRow.id, EntryRow.at)
    .join(EntryRow, sa.and_(EntryRow.match_id == MatchRow.id, EntryRow.number == MatchRow.number))
    .where(MatchRow.erased_at.is_(None))
)


def find_matches_without_entry_since(session: Session, at: int) -> list[tuple[str, int]]:
    """The matches whose last entry is from before the time `at` (ms). Each match is a pair: the match id, and
    the time of the last entry (ms). The oldest last entry comes first. Erased matches are left out."""
    query = _SELECT_LAST_ENTRIES.where(EntryRow.at < at).order_by(EntryRow.at, MatchRow.id)
    return [(row.id, row.at) for row in session.execute(query)]


def match_has_no_entry_since(session: Session, match_id: str, at: int) -> bool:
    """Whether the last entry of this match is from before the time `at` (ms). False for an erased match."""
    return (
        session.execute(_SELECT_LAST_ENTRIES.where(MatchRow.id == match_id, EntryRow.at < at)).first()
        is not None
    )
