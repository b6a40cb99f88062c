"""Tokens of matches and groups.

A token is a secret string with 256 random bits. Only the SHA-256 of a token is stored.
"""

import hashlib
import re
from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.storage import ids, statements
from referee.storage.db import select_dataclass_columns
from referee.storage.statements import run_statement
from referee.storage.stored import Role, StoredMatchToken, TokenHolder
from referee.storage.tables import ReadOnlyLinkRow, TokenRow

# Programs that search for leaked secrets recognize a token by its prefix.
_TOKEN_PREFIXES: dict[Role, str] = {
    "keeper": "rk_",
    "seat": "rs_",
    "watcher": "rw_",
    "group": "rg_",
    "reader": "rr_",
}
TOKEN_PATTERN = re.compile(r"r[kswgr]_[A-Za-z0-9_-]{43,44}", re.ASCII)
"""Pattern of a token. Tokens of releases without cells have 43 characters after the prefix; newer tokens have
44 characters."""


def issue_match_token(
    session: Session,
    match_id: str,
    role: Role,
    seat: int | None,
    at: int,
    key: str | None = None,
    first: str | None = None,
) -> str:
    """Store a new token of a match, and return the token. Nobody can read the token again later.

    `at` is the time in ms. A new token of a seat revokes the older token of the seat. `first` is the id of
    the first token of the same phone; None if the phone has no older token. For a retry with the same `key`,
    call `find_token_by_key` and `renew_token_secret` instead.
    """
    if role == "seat":
        older = sa.update(TokenRow).filter_by(match_id=match_id, role=role, seat=seat, revoked_at=None)
        session.execute(older.values(revoked_at=at))
    return _store_new_token(session, at, match_id=match_id, role=role, seat=seat, key=key, first=first)


def renew_token_secret(session: Session, token_id: str) -> str:
    """Replace the secret string of a valid token, and return the new string.

    The previous string stays valid, because the answer to the first request may reach the phone after the
    answer to the retry. Strings before the previous string become invalid. Raises NoResultFound if there is
    no token with this id.
    """
    same = sa.update(TokenRow).filter_by(id=token_id, revoked_at=None)
    role = session.scalars(sa.select(TokenRow.role).filter_by(id=token_id)).one()
    token = generate_token(role)
    session.execute(same.values(older=TokenRow.hash, hash=hash_of_token(token)))
    return token


def issue_token_of_group(session: Session, group_id: str, at: int, key: str | None = None) -> str:
    """Store a new token of a group, and return the token. Nobody can read the token again later. The other
    tokens of the group stay valid. `at` is the time in ms."""
    return _store_new_token(session, at, group_id=group_id, role="group", key=key)


def _store_new_token(session: Session, at: int, *, role: Role, **more: str | int | None) -> str:
    token = generate_token(role)
    row = {"hash": hash_of_token(token), "id": ids.new_random_id(ids.SHORT), "role": role, "issued_at": at}
    session.execute(sa.insert(TokenRow).values(**row, **more))
    return token


def generate_token(role: Role) -> str:
    """A new random token with the prefix of this role. The function does not store the token."""
    return _TOKEN_PREFIXES[role] + ids.new_random_id(ids.TOKEN)


def find_token_holder(session: Session, token: str) -> TokenHolder | None:
    """The match or group, the role and the seat to which a valid token belongs. None for a revoked token and
    for any other string."""
    statement = (
        statements.SELECT_READ_ONLY_TOKEN_HOLDER
        if _is_read_only_token(token)
        else statements.SELECT_TOKEN_HOLDER
    )
    row = run_statement(session, statement, digest=hash_of_token(token)).one_or_none()
    return TokenHolder(*row) if row else None


def find_role_of_revoked_token(session: Session, token: str) -> Role | None:
    """The role of a revoked token; None for any other string."""
    digest = hash_of_token(token)
    if _is_read_only_token(token):
        query = sa.select(_READER_ROLE_COLUMN).where(
            ReadOnlyLinkRow.hash == digest, ReadOnlyLinkRow.revoked_at.is_not(None)
        )
    else:
        query = sa.select(TokenRow.role).where(_token_has_hash(digest), TokenRow.revoked_at.is_not(None))
    role: Role | None = session.scalar(query)
    return role


def _is_read_only_token(token: str) -> bool:
    return token.startswith(_TOKEN_PREFIXES["reader"])


def _token_has_hash(digest: str) -> sa.ColumnElement[bool]:
    return sa.or_(TokenRow.hash == digest, TokenRow.older == digest)


def find_token_by_key(session: Session, key: str) -> StoredMatchToken | None:
    """The token that was requested with this key, valid or revoked; None if there is no such token."""
    row = session.execute(_SELECT_MATCH_TOKEN.filter_by(key=key)).one_or_none()
    return StoredMatchToken(*row) if row else None


def valid_tokens_of_match(session: Session, match_id: str) -> list[StoredMatchToken]:
    """The valid tokens of a match, oldest first."""
    query = _SELECT_MATCH_TOKEN.filter_by(match_id=match_id, revoked_at=None).order_by(
        TokenRow.issued_at, TokenRow.id
    )
    return [StoredMatchToken(*row) for row in session.execute(query)]


def find_token_of_match(session: Session, match_id: str, token_id: str) -> StoredMatchToken | None:
    """The token of this match with this id, valid or revoked; None if there is no such token."""
    row = session.execute(_SELECT_MATCH_TOKEN.filter_by(match_id=match_id, id=token_id)).one_or_none()
    return StoredMatchToken(*row) if row else None


def revoke_token(session: Session, token_id: str, at: int) -> None:
    """Revoke a token at the time `at` (ms). A second call changes nothing."""
    session.execute(sa.update(TokenRow).filter_by(id=token_id, revoked_at=None).values(revoked_at=at))


def find_first_token_id_of_phone(session: Session, token_id: str) -> str | None:
    """The id of the first token of the phone that has the token `token_id`. None if there is no token with
    this id."""
    return session.scalar(sa.select(_FIRST_TOKEN_ID).filter_by(id=token_id))


def bar_phone_from_rematches(session: Session, token_id: str, at: int) -> None:
    """Bar the phone with this token from joining rematches, from the time `at` (ms) on. A second call changes
    nothing."""
    first = sa.update(TokenRow).filter_by(id=find_first_token_id_of_phone(session, token_id), barred_at=None)
    session.execute(first.values(barred_at=at))


def phone_is_barred(session: Session, token_id: str) -> bool:
    """Whether the phone with this token is barred from joining rematches."""
    return session.scalar(_select_barred_at(session, token_id)) is not None


def phone_is_barred_with_lock(session: Session, token_id: str) -> bool:
    """Whether the phone with this token is barred from joining rematches. A lock on the row keeps the result
    valid until the transaction ends."""
    return session.scalar(_select_barred_at(session, token_id).with_for_update(read=True)) is not None


def _select_barred_at(session: Session, token_id: str) -> sa.Select[int | None]:
    return sa.select(TokenRow.barred_at).filter_by(id=find_first_token_id_of_phone(session, token_id))


def find_valid_tokens(session: Session, tokens: Collection[str]) -> set[str]:
    """The subset of `tokens` that is valid. Revoked tokens and unknown strings are left out."""
    by_hash = {hash_of_token(token): token for token in tokens}
    rows = run_statement(session, statements.SELECT_HASHES_OF_VALID_TOKENS, digests=[*by_hash])
    found = {digest for row in rows for digest in row}
    if any(map(_is_read_only_token, tokens)):
        found.update(
            run_statement(session, statements.SELECT_HASHES_OF_VALID_LINKS, digests=[*by_hash]).scalars()
        )
    return {by_hash[digest] for digest in found if digest in by_hash}


def hash_of_token(token: str) -> str:
    """The SHA-256 of a token, as hexadecimal digits."""
    # The text of a header can contain lone surrogates, which must not raise an error here.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


_READER_ROLE_COLUMN = sa.literal("reader")
_SELECT_MATCH_TOKEN = select_dataclass_columns(TokenRow, StoredMatchToken)
_FIRST_TOKEN_ID = sa.func.coalesce(TokenRow.first, TokenRow.id)
