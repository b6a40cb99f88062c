"""Stored read-only links to a match, or to a group and all its matches. No other module writes these rows.

Any number of phones may use a link, and all of them have its token. Only the SHA-256 of the token is stored.
A caller that writes holds the lock of the match or of the group. Times are in ms.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import columns_of, rows_changed
from referee.storage.tables import ReaderRow
from referee.storage.tokens import hash_of, new_token


@dataclass(frozen=True)
class Subject:
    """The match or the group that a link shows. One of the two ids is None."""

    match_id: str | None = None
    group_id: str | None = None


@dataclass(frozen=True)
class StoredReader:
    """The row of a link, valid or revoked. `key` is a digest of the idempotency key of its request."""

    id: str
    match_id: str | None
    group_id: str | None
    key: str
    issued_at: int
    revoked_at: int | None = None


def by_key(session: Session, key: str) -> StoredReader | None:
    """The link that was requested with this key, valid or revoked; None if there is none."""
    row = session.execute(_READER.filter_by(key=key)).one_or_none()
    return StoredReader(*row) if row else None


def issue(session: Session, new: StoredReader) -> str:
    """Store a link and return its new token, which is never shown again. It replaces a link with the same
    key."""
    token = new_token("reader")
    session.execute(sa.delete(ReaderRow).filter_by(key=new.key))
    session.execute(sa.insert(ReaderRow).values(hash=hash_of(token), **asdict(new)))
    return token


def living(session: Session, subject: Subject) -> Sequence[StoredReader]:
    """The valid links to a match or group, oldest first."""
    query = _READER.filter_by(**asdict(subject), revoked_at=None).order_by(ReaderRow.issued_at, ReaderRow.id)
    return [StoredReader(*row) for row in session.execute(query)]


def revoke_of(session: Session, subject: Subject, reader_id: str, at: int) -> bool:
    """Revoke a link of this match or group. Return whether there is such a link, valid or revoked."""
    this = sa.update(ReaderRow).filter_by(**asdict(subject), id=reader_id)
    return rows_changed(session, this.values(revoked_at=sa.func.coalesce(ReaderRow.revoked_at, at))) == 1


def revoke(session: Session, reader_id: str, at: int) -> None:
    """Revoke a link. A second call changes nothing."""
    session.execute(sa.update(ReaderRow).filter_by(id=reader_id, revoked_at=None).values(revoked_at=at))


_READER = columns_of(ReaderRow, StoredReader)
