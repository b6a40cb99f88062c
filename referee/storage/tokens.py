"""Who may speak for a match or a group: opaque tokens of 256 bits, of which only the SHA-256 is stored."""

import hashlib
import re
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage import ids, statements
from referee.storage.db import columns_of
from referee.storage.statements import run
from referee.storage.stored import Holder, Role, StoredPhone
from referee.storage.tables import Reader, Token

# So that scanners for leaked secrets know them.
_PREFIXES: dict[Role, str] = {
    "keeper": "rk_",
    "seat": "rs_",
    "watcher": "rw_",
    "group": "rg_",
    "reader": "rr_",
}
TOKEN = re.compile(r"r[kswgr]_[A-Za-z0-9_-]{43,44}", re.ASCII)
"""One of before there were cells has 43."""


def issue(
    session: Session,
    match_id: str,
    role: Role,
    seat: int | None,
    at: int,
    key: str | None = None,
    first: str | None = None,
) -> str:
    """A new token, shown only this once; `at` is ms. A seat's new token revokes its older one. `first` is the
    id of the first token of this phone; None: this one is the first.

    Who sends what it was got with, `key`, once more can be given it anew: see `issued_with` and `reissue`.
    """
    if role == "seat":
        older = sa.update(Token).filter_by(match_id=match_id, role=role, seat=seat, revoked_at=None)
        session.execute(older.values(revoked_at=at))
    return _issued(session, at, match_id=match_id, role=role, seat=seat, key=key, first=first)


def reissue(session: Session, token_id: str) -> str:
    """A living token anew: the same phone, with another secret. The one before it stays good, as a retry may
    overtake the answer that told it; older ones do not."""
    same = sa.update(Token).filter_by(id=token_id, revoked_at=None)
    role = session.scalars(sa.select(Token.role).filter_by(id=token_id)).one()
    token = new_token(role)
    session.execute(same.values(older=Token.hash, hash=hash_of(token)))
    return token


def issue_to_group(session: Session, group_id: str, at: int, key: str | None = None) -> str:
    """A new token of a group, shown only this once; `at` is ms. Those it has live on."""
    return _issued(session, at, group_id=group_id, role="group", key=key)


def _issued(session: Session, at: int, *, role: Role, **more: str | int | None) -> str:
    token = new_token(role)
    row = {"hash": hash_of(token), "id": ids.new(ids.SHORT), "role": role, "issued_at": at}
    session.execute(sa.insert(Token).values(**row, **more))
    return token


def new_token(role: Role) -> str:
    """A secret that nobody has yet; its prefix says whose it is."""
    return _PREFIXES[role] + ids.new(ids.TOKEN)


def holder(session: Session, token: str) -> Holder | None:
    """Whose token this is; None for any other string, and for a revoked one."""
    statement = statements.READER if _is_readers(token) else statements.HOLDER
    row = run(session, statement, digest=hash_of(token)).one_or_none()
    return Holder(*row) if row else None


def ended(session: Session, token: str) -> Role | None:
    """What a token was that has been revoked; None for any other string."""
    digest = hash_of(token)
    if _is_readers(token):
        query = sa.select(_AS_READER).where(Reader.hash == digest, Reader.revoked_at.is_not(None))
    else:
        query = sa.select(Token.role).where(_with(digest), Token.revoked_at.is_not(None))
    role: Role | None = session.scalar(query)
    return role


def _is_readers(token: str) -> bool:
    return token.startswith(_PREFIXES["reader"])


def _with(digest: str) -> sa.ColumnElement[bool]:
    return sa.or_(Token.hash == digest, Token.older == digest)


def issued_with(session: Session, key: str) -> StoredPhone | None:
    """The token that was got with this, living or revoked."""
    row = session.execute(_PHONE.filter_by(key=key)).one_or_none()
    return StoredPhone(*row) if row else None


def phones(session: Session, match_id: str) -> list[StoredPhone]:
    """The living tokens of a match, the oldest first."""
    query = _PHONE.filter_by(match_id=match_id, revoked_at=None).order_by(Token.issued_at, Token.id)
    return [StoredPhone(*row) for row in session.execute(query)]


def phone(session: Session, match_id: str, token_id: str) -> StoredPhone | None:
    """A token of this match, living or revoked."""
    row = session.execute(_PHONE.filter_by(match_id=match_id, id=token_id)).one_or_none()
    return StoredPhone(*row) if row else None


def revoke(session: Session, token_id: str, at: int) -> None:
    """This token ends; again changes nothing. `at` is ms."""
    session.execute(sa.update(Token).filter_by(id=token_id, revoked_at=None).values(revoked_at=at))


def first_of(session: Session, token_id: str) -> str | None:
    """The id of the first token of the phone that got this token; None for no token."""
    return session.scalar(sa.select(_FIRST).filter_by(id=token_id))


def bar(session: Session, token_id: str, at: int) -> None:
    """The phone that got this token comes along to no rematch; again changes nothing. `at` is ms."""
    first = sa.update(Token).filter_by(id=first_of(session, token_id), barred_at=None)
    session.execute(first.values(barred_at=at))


def is_barred(session: Session, token_id: str) -> bool:
    """Whether the phone that got this token is barred from rematches."""
    return session.scalar(_barred_at(session, token_id)) is not None


def is_still_barred(session: Session, token_id: str) -> bool:
    """The same for who writes: nobody bars the phone before the transaction has ended."""
    return session.scalar(_barred_at(session, token_id).with_for_update(read=True)) is not None


def _barred_at(session: Session, token_id: str) -> sa.Select[int | None]:
    return sa.select(Token.barred_at).filter_by(id=first_of(session, token_id))


def living(session: Session, tokens: Collection[str]) -> set[str]:
    """Those of these tokens that live."""
    by_hash = {hash_of(token): token for token in tokens}
    rows = run(session, statements.LIVING, digests=[*by_hash])
    found = {digest for row in rows for digest in row}
    if any(map(_is_readers, tokens)):
        found.update(run(session, statements.LIVING_READERS, digests=[*by_hash]).scalars())
    return {by_hash[digest] for digest in found if digest in by_hash}


def hash_of(token: str) -> str:
    # Lone surrogates can stand in a header's text; they are no token, and no reason to fail.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


_AS_READER = sa.literal("reader")
_PHONE = columns_of(Token, StoredPhone)
_FIRST = sa.func.coalesce(Token.first, Token.id)
