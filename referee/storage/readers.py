"""Stored read-only links to a match, or to a group and all matches of the group. No other module writes these
rows.

Any number of phones may use the same link. All phones with the same link have the same token. Only the
SHA-256 of the token is stored. A caller that writes must hold the lock of the match or of the group. Times
are in ms.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage.db import execute_and_count_changed_rows, select_dataclass_columns
from referee.storage.tables import ReadOnlyLinkRow
from referee.storage.tokens import generate_token, hash_of_token


@dataclass(frozen=True)
class LinkedMatchOrGroup:
    """The match or the group that a read-only link shows. One of the two ids is None."""

    match_id: str | None = None
    group_id: str | None = None


@dataclass(frozen=True)
class StoredReadOnlyLink:
    """A read-only link as it is stored in its row, valid or revoked. `key` is a digest of the idempotency key
    of the request for the link."""

    id: str
    match_id: str | None
    group_id: str | None
    key: str
    issued_at: int
    revoked_at: int | None = None


def find_link_by_key(session: Session, key: str) -> StoredReadOnlyLink | None:
    """The read-only link that was requested with this key, valid or revoked; None if there is no such
    link."""
    row = session.execute(_SELECT_READ_ONLY_LINK.filter_by(key=key)).one_or_none()
    return StoredReadOnlyLink(*row) if row else None


def store_link_and_make_token(session: Session, new: StoredReadOnlyLink) -> str:
    """Store a read-only link, and return its new token. Nobody can read the token again later. An older link
    with the same key is deleted."""
    token = generate_token("reader")
    session.execute(sa.delete(ReadOnlyLinkRow).filter_by(key=new.key))
    session.execute(sa.insert(ReadOnlyLinkRow).values(hash=hash_of_token(token), **asdict(new)))
    return token


def valid_read_only_links(session: Session, subject: LinkedMatchOrGroup) -> Sequence[StoredReadOnlyLink]:
    """The valid read-only links to a match or group, oldest first."""
    query = _SELECT_READ_ONLY_LINK.filter_by(**asdict(subject), revoked_at=None).order_by(
        ReadOnlyLinkRow.issued_at, ReadOnlyLinkRow.id
    )
    return [StoredReadOnlyLink(*row) for row in session.execute(query)]


def revoke_link_of_match_or_group(
    session: Session, subject: LinkedMatchOrGroup, reader_id: str, at: int
) -> bool:
    """Revoke a read-only link of this match or group at the time `at` (ms). Return whether the match or group
    has a link with this id, valid or revoked."""
    this = sa.update(ReadOnlyLinkRow).filter_by(**asdict(subject), id=reader_id)
    return (
        execute_and_count_changed_rows(
            session, this.values(revoked_at=sa.func.coalesce(ReadOnlyLinkRow.revoked_at, at))
        )
        == 1
    )


def revoke_read_only_link(session: Session, reader_id: str, at: int) -> None:
    """Revoke a read-only link at the time `at` (ms). A second call changes nothing."""
    session.execute(sa.update(ReadOnlyLinkRow).filter_by(id=reader_id, revoked_at=None).values(revoked_at=at))


_SELECT_READ_ONLY_LINK = select_dataclass_columns(ReadOnlyLinkRow, StoredReadOnlyLink)
