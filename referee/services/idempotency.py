"""Idempotent creation: the key of a request, and the answer that it got."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.services.errors import KeyReused
from referee.storage import tokens


@dataclass(frozen=True)
class Reply:
    """An answer as it leaves: status and body. `again`: these bytes were given to this key before."""

    status: int
    body: str
    again: bool = False


def digest(*parts: str) -> str:
    """The digest of these parts together, such as the key of a request and the match."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def along_key(match_id: str, phone_id: str) -> str:
    """What a phone of the match before is known by at its rematch, whether it opened that or came along."""
    return digest(match_id, "along", phone_id)


def issued_again(session: Session, key: str, issue: Callable[[], str]) -> str:
    """The token that was got with this key, with a new secret; a new one if none was. Raises KeyReused if it
    has ended since."""
    known = tokens.issued_with(session, key)
    if known is None:
        return issue()
    if known.revoked_at is not None:
        raise KeyReused
    return tokens.reissue(session, known.id)
