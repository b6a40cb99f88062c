"""Idempotent requests: their keys and replies."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.services.errors import KeyReused
from referee.storage import tokens


@dataclass(frozen=True)
class Reply:
    """A reply with its HTTP status and its body as JSON. `again`: this key got the same bytes before."""

    status: int
    body: str
    again: bool = False


def digest(*parts: str) -> str:
    """The SHA-256 of these parts, such as a match id and the key of a request, as hexadecimal digits."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def rematch_key(match_id: str, phone_id: str) -> str:
    """The key of a phone's token in a rematch. It is the same whether the phone opened or joined the
    rematch."""
    return digest(match_id, "along", phone_id)


def issued_again(session: Session, key: str, issue: Callable[[], str]) -> str:
    """A new secret of the token that this key got before, or the token that `issue` returns if there is none.
    Raises KeyReused if the token was revoked since."""
    known = tokens.issued_with(session, key)
    if known is None:
        return issue()
    if known.revoked_at is not None:
        raise KeyReused
    return tokens.reissue(session, known.id)
