"""Idempotent requests: a client that sends a request again with the same idempotency key gets the same
result."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.services.errors import IdempotencyKeyReused
from referee.storage import tokens


@dataclass(frozen=True)
class Reply:
    """A reply to a request: the HTTP status and the body as JSON text. `again` is true if the reply repeats
    the stored reply to an earlier request with the same idempotency key."""

    status: int
    body: str
    again: bool = False


def sha256_of_parts(*parts: str) -> str:
    """The SHA-256 digest of several strings, such as a match id and an idempotency key, as hexadecimal
    digits."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def idempotency_key_of_rematch_token(match_id: str, phone_id: str) -> str:
    """The idempotency key for a phone's token in the rematch `match_id`. A phone has the same key whether it
    opens the rematch or joins it. So the phone never gets two tokens."""
    return sha256_of_parts(match_id, "along", phone_id)


def reissue_or_issue_token(session: Session, key: str, issue: Callable[[], str]) -> str:
    """Return a new secret string for the token that was issued with this idempotency key. If there is no such
    token, call `issue`, which issues the token and returns its secret string.

    Raises IdempotencyKeyReused if the token was revoked.
    """
    known = tokens.find_token_by_key(session, key)
    if known is None:
        return issue()
    if known.revoked_at is not None:
        raise IdempotencyKeyReused
    return tokens.renew_token_secret(session, known.id)
