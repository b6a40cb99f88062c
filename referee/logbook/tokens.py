"""Who may speak for a match: opaque tokens of 256 bits, of which only the SHA-256 is stored."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.logbook.models import Token

Role = Literal["keeper", "seat"]

_PREFIXES: dict[Role, str] = {"keeper": "rk_", "seat": "rs_"}  # so that scanners for leaked secrets know them


@dataclass(frozen=True)
class Holder:
    """What a living token says of the one who shows it. A keeper may also hold a seat."""

    match_id: str
    role: Role
    seat: int | None


def issue(session: Session, match_id: str, role: Role, seat: int | None, at: int) -> str:
    """A new token, shown only this once; `at` is ms. A seat's new token revokes its older one."""
    token = _PREFIXES[role] + secrets.token_urlsafe(32)
    if role == "seat":
        older = sa.update(Token).filter_by(match_id=match_id, role=role, seat=seat, revoked_at=None)
        session.execute(older.values(revoked_at=at))
    session.execute(
        sa.insert(Token).values(hash=_hash(token), match_id=match_id, role=role, seat=seat, issued_at=at)
    )
    return token


def holder(session: Session, token: str) -> Holder | None:
    """Whose token this is; None for any other string, and for a revoked one."""
    living = sa.select(Token.match_id, Token.role, Token.seat).filter_by(hash=_hash(token), revoked_at=None)
    row = session.execute(living).one_or_none()
    return Holder(row.match_id, row.role, row.seat) if row else None


def _hash(token: str) -> str:
    # Lone surrogates can stand in a header's text; they are no token, and no reason to fail.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
