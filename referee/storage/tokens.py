"""Tokens of matches and groups: opaque strings of 256 random bits, of which only the SHA-256 is stored."""

import hashlib
import re
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage import ids, statements
from referee.storage.db import columns_of
from referee.storage.statements import run
from referee.storage.stored import Holder, Role, StoredPhone
from referee.storage.tables import ReaderRow, TokenRow

# Scanners for leaked secrets recognize these prefixes.
_PREFIXES: dict[Role, str] = {
    "keeper": "rk_",
    "seat": "rs_",
    "watcher": "rw_",
    "group": "rg_",
    "reader": "rr_",
}
TOKEN = re.compile(r"r[kswgr]_[A-Za-z0-9_-]{43,44}", re.ASCII)
"""Form of a token. Tokens from before there were cells have 43 characters after the prefix."""


def issue(
    session: Session,
    match_id: str,
    role: Role,
    seat: int | None,
    at: int,
    key: str | None = None,
    first: str | None = None,
) -> str:
    """Store and return a new token of a match, which is never shown again. `at` is in ms. A new token of a
    seat revokes the older one. `first` is the id of the phone's first token; None if this is the first one.

    A retry with the same `key` gets the same token with a new secret: see `issued_with` and `reissue`.
    """
    if role == "seat":
        older = sa.update(TokenRow).filter_by(match_id=match_id, role=role, seat=seat, revoked_at=None)
        session.execute(older.values(revoked_at=at))
    return _store_new(session, at, match_id=match_id, role=role, seat=seat, key=key, first=first)


def reissue(session: Session, token_id: str) -> str:
    """Store and return a new secret of a valid token. The secret before stays valid, because a retry may
    overtake the answer with that secret. Older secrets become invalid."""
    same = sa.update(TokenRow).filter_by(id=token_id, revoked_at=None)
    role = session.scalars(sa.select(TokenRow.role).filter_by(id=token_id)).one()
    token = new_token(role)
    session.execute(same.values(older=TokenRow.hash, hash=hash_of(token)))
    return token


def issue_to_group(session: Session, group_id: str, at: int, key: str | None = None) -> str:
    """Store and return a new token of a group, which is never shown again. Its other tokens stay valid. `at`
    is in ms."""
    return _store_new(session, at, group_id=group_id, role="group", key=key)


def _store_new(session: Session, at: int, *, role: Role, **more: str | int | None) -> str:
    token = new_token(role)
    row = {"hash": hash_of(token), "id": ids.new(ids.SHORT), "role": role, "issued_at": at}
    session.execute(sa.insert(TokenRow).values(**row, **more))
    return token


def new_token(role: Role) -> str:
    """A new random token, with the prefix of its role. It is not stored."""
    return _PREFIXES[role] + ids.new(ids.TOKEN)


def holder(session: Session, token: str) -> Holder | None:
    """The holder of a valid token; None for a revoked token and for any other string."""
    statement = statements.READER if _is_readers(token) else statements.HOLDER
    row = run(session, statement, digest=hash_of(token)).one_or_none()
    return Holder(*row) if row else None


def revoked_role(session: Session, token: str) -> Role | None:
    """The role of a revoked token; None for any other string."""
    digest = hash_of(token)
    if _is_readers(token):
        query = sa.select(_AS_READER).where(ReaderRow.hash == digest, ReaderRow.revoked_at.is_not(None))
    else:
        query = sa.select(TokenRow.role).where(_with(digest), TokenRow.revoked_at.is_not(None))
    role: Role | None = session.scalar(query)
    return role


def _is_readers(token: str) -> bool:
    return token.startswith(_PREFIXES["reader"])


def _with(digest: str) -> sa.ColumnElement[bool]:
    return sa.or_(TokenRow.hash == digest, TokenRow.older == digest)


def issued_with(session: Session, key: str) -> StoredPhone | None:
    """The token that was requested with this key, valid or revoked; None if there is none."""
    row = session.execute(_PHONE.filter_by(key=key)).one_or_none()
    return StoredPhone(*row) if row else None


def phones(session: Session, match_id: str) -> list[StoredPhone]:
    """The valid tokens of a match, oldest first."""
    query = _PHONE.filter_by(match_id=match_id, revoked_at=None).order_by(TokenRow.issued_at, TokenRow.id)
    return [StoredPhone(*row) for row in session.execute(query)]


def phone(session: Session, match_id: str, token_id: str) -> StoredPhone | None:
    """The token of this match with this id, valid or revoked; None if there is none."""
    row = session.execute(_PHONE.filter_by(match_id=match_id, id=token_id)).one_or_none()
    return StoredPhone(*row) if row else None


def revoke(session: Session, token_id: str, at: int) -> None:
    """Revoke a token. A second call changes nothing. `at` is in ms."""
    session.execute(sa.update(TokenRow).filter_by(id=token_id, revoked_at=None).values(revoked_at=at))


def first_token_id(session: Session, token_id: str) -> str | None:
    """The id of the first token of the phone with this token; None if there is no such token."""
    return session.scalar(sa.select(_FIRST).filter_by(id=token_id))


def bar(session: Session, token_id: str, at: int) -> None:
    """Bar the phone with this token from rematches. A second call changes nothing. `at` is in ms."""
    first = sa.update(TokenRow).filter_by(id=first_token_id(session, token_id), barred_at=None)
    session.execute(first.values(barred_at=at))


def is_barred(session: Session, token_id: str) -> bool:
    """Whether the phone with this token is barred from rematches."""
    return session.scalar(_barred_at(session, token_id)) is not None


def is_still_barred(session: Session, token_id: str) -> bool:
    """Whether the phone with this token is barred from rematches. A lock keeps the result valid until the
    transaction ends."""
    return session.scalar(_barred_at(session, token_id).with_for_update(read=True)) is not None


def _barred_at(session: Session, token_id: str) -> sa.Select[int | None]:
    return sa.select(TokenRow.barred_at).filter_by(id=first_token_id(session, token_id))


def living(session: Session, tokens: Collection[str]) -> set[str]:
    """The valid ones of these tokens."""
    by_hash = {hash_of(token): token for token in tokens}
    rows = run(session, statements.LIVING, digests=[*by_hash])
    found = {digest for row in rows for digest in row}
    if any(map(_is_readers, tokens)):
        found.update(run(session, statements.LIVING_READERS, digests=[*by_hash]).scalars())
    return {by_hash[digest] for digest in found if digest in by_hash}


def hash_of(token: str) -> str:
    """The SHA-256 of a token, as hexadecimal digits."""
    # The text of a header can have lone surrogates. They are not part of any token, and must not raise an
    # error.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


_AS_READER = sa.literal("reader")
_PHONE = columns_of(TokenRow, StoredPhone)
_FIRST = sa.func.coalesce(TokenRow.first, TokenRow.id)
