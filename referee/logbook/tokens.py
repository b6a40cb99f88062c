"""Who may speak for a match or a group: opaque tokens of 256 bits, of which only the SHA-256 is stored."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.logbook.models import Token

Role = Literal["keeper", "seat", "group"]

# So that scanners for leaked secrets know them.
_PREFIXES: dict[Role, str] = {"keeper": "rk_", "seat": "rs_", "group": "rg_"}


@dataclass(frozen=True)
class Holder:
    """What a living token says of the one who shows it. A keeper may also hold a seat; a group's token has
    a group and no match."""

    match_id: str | None
    role: Role
    seat: int | None
    group_id: str | None = None


def issue(session: Session, match_id: str, role: Role, seat: int | None, at: int) -> str:
    """A new token, shown only this once; `at` is ms. A seat's new token revokes its older one."""
    if role == "seat":
        older = sa.update(Token).filter_by(match_id=match_id, role=role, seat=seat, revoked_at=None)
        session.execute(older.values(revoked_at=at))
    return _issued(session, at, match_id=match_id, role=role, seat=seat)


def issue_to_group(session: Session, group_id: str, at: int) -> str:
    """A new token of a group, shown only this once; `at` is ms. Those it has live on."""
    return _issued(session, at, group_id=group_id, role="group")


def _issued(session: Session, at: int, *, role: Role, **place: str | int | None) -> str:
    token = _PREFIXES[role] + secrets.token_urlsafe(32)
    session.execute(sa.insert(Token).values(hash=_hash(token), role=role, issued_at=at, **place))
    return token


def holder(session: Session, token: str) -> Holder | None:
    """Whose token this is; None for any other string, and for a revoked one."""
    columns = (Token.match_id, Token.role, Token.seat, Token.group_id)
    row = session.execute(sa.select(*columns).filter_by(hash=_hash(token), revoked_at=None)).one_or_none()
    return Holder(*row) if row else None


def _hash(token: str) -> str:
    # Lone surrogates can stand in a header's text; they are no token, and no reason to fail.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
