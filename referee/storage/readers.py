"""The links by which others look at a match, or at a group and all its matches; and the only place that
writes them.

Whoever opens such a link has its token, on as many phones as there are. Of the token only the SHA-256 is
stored. Who writes holds the lock of the match or of the group. Times are ms.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import columns_of, rows_changed
from referee.storage.tables import Reader
from referee.storage.tokens import hash_of, new_token


@dataclass(frozen=True)
class Subject:
    """What is looked at: a match, or a group; one of them is None."""

    match_id: str | None = None
    group_id: str | None = None


@dataclass(frozen=True)
class StoredReader:
    """A link that is good, or was; `key` is a digest of what it was asked for with."""

    id: str
    match_id: str | None
    group_id: str | None
    key: str
    issued_at: int
    revoked_at: int | None = None


def by_key(session: Session, key: str) -> StoredReader | None:
    """The link that was asked for with this key, good or not."""
    row = session.execute(_READER.filter_by(key=key)).one_or_none()
    return StoredReader(*row) if row else None


def issue(session: Session, new: StoredReader) -> str:
    """The token of a new link, shown only this once; one with the same key is issued anew."""
    token = new_token("reader")
    session.execute(sa.delete(Reader).filter_by(key=new.key))
    session.execute(sa.insert(Reader).values(hash=hash_of(token), **asdict(new)))
    return token


def living(session: Session, subject: Subject) -> Sequence[StoredReader]:
    """The links that are good, the oldest first."""
    query = _READER.filter_by(**asdict(subject), revoked_at=None).order_by(Reader.issued_at, Reader.id)
    return [StoredReader(*row) for row in session.execute(query)]


def revoke_of(session: Session, subject: Subject, reader_id: str, at: int) -> bool:
    """Whether there is such a link, good or not; from now on it is good no more."""
    this = sa.update(Reader).filter_by(**asdict(subject), id=reader_id)
    return rows_changed(session, this.values(revoked_at=sa.func.coalesce(Reader.revoked_at, at))) == 1


def revoke(session: Session, reader_id: str, at: int) -> None:
    """This link is good no more; again changes nothing."""
    session.execute(sa.update(Reader).filter_by(id=reader_id, revoked_at=None).values(revoked_at=at))


_READER = columns_of(Reader, StoredReader)
