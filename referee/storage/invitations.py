"""Stored tickets, spoken codes and knocks, which let a phone join. No other module writes these rows.

Only the SHA-256 of a secret is stored. Functions treat a used, revoked or expired invitation as one that
never existed. A caller that writes holds the lock of the match. Times are in ms.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.storage import ids
from referee.storage.db import Base, columns_of, rows_changed
from referee.storage.tables import CodeRow, KnockRow, TicketRow
from referee.storage.tokens import hash_of

_Stored = TypeVar("_Stored")
TicketRole = Literal["table", "keeper"]

_LOOKS_LIKE = str.maketrans("ILO", "110")


@dataclass(frozen=True)
class StoredTicket:
    """The row of a ticket, valid or not."""

    id: str
    match_id: str
    role: TicketRole
    key: str
    expires_at: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True)
class StoredKnock:
    """The row of a knock: a phone that asks to be admitted. `admitted` is None until the scorekeeper has
    answered. `name` is None after a refusal, and after the phone has joined. `network` is a mark of the
    network of the phone."""

    id: str
    match_id: str
    key: str
    name: str | None
    watch: bool
    at: int
    expires_at: int
    admitted: bool | None = None
    seat: Seat | None = None
    ended_at: int | None = None
    network: str | None = None


# --- tickets ---


def ticket(session: Session, secret: str, at: int) -> StoredTicket | None:
    """The ticket with this secret, if it is valid at that time; None otherwise."""
    lasts = sa.or_(TicketRow.expires_at.is_(None), TicketRow.expires_at > at)
    return _one(session, StoredTicket, TicketRow.hash == hash_of(secret), TicketRow.ended_at.is_(None), lasts)


def ticket_by_key(session: Session, key: str) -> StoredTicket | None:
    """The ticket that was requested with this key, valid or not."""
    return _one(session, StoredTicket, TicketRow.key == key)


def issue_ticket(session: Session, new: StoredTicket) -> str:
    """Store a ticket and return its new secret, which is never shown again. It replaces a ticket with the
    same key."""
    secret = f"rt_{ids.new(ids.SECRET)}"
    session.execute(sa.delete(TicketRow).filter_by(key=new.key))
    session.execute(sa.insert(TicketRow).values(hash=hash_of(secret), **asdict(new)))
    return secret


def open_tickets(session: Session, match_id: str, at: int) -> Sequence[StoredTicket]:
    """The tickets of a match that are valid at that time."""
    lasts = sa.or_(TicketRow.expires_at.is_(None), TicketRow.expires_at > at)
    query = columns_of(TicketRow, StoredTicket).where(
        TicketRow.match_id == match_id, TicketRow.ended_at.is_(None), lasts
    )
    return [StoredTicket(*row) for row in session.execute(query.order_by(TicketRow.role, TicketRow.id))]


def close(session: Session, match_id: str, at: int) -> None:
    """End all tickets and spoken codes of this match."""
    session.execute(sa.update(TicketRow).filter_by(match_id=match_id, ended_at=None).values(ended_at=at))
    session.execute(sa.delete(CodeRow).filter_by(match_id=match_id))


def end_keepers_tickets(session: Session, match_id: str, at: int) -> None:
    """End the tickets of this match that let in another scorekeeper."""
    theirs = sa.update(TicketRow).filter_by(match_id=match_id, role="keeper", ended_at=None)
    session.execute(theirs.values(ended_at=at))


def end_ticket(session: Session, match_id: str, ticket_id: str, at: int) -> bool:
    """End a ticket, because it was used or revoked. Return whether the match has such a ticket."""
    this = sa.update(TicketRow).filter_by(match_id=match_id, id=ticket_id)
    return rows_changed(session, this.values(ended_at=sa.func.coalesce(TicketRow.ended_at, at))) == 1


# --- spoken codes ---


def issue_code(session: Session, match_id: str, key: str, expires_at: int, others_until: int) -> str:
    """Store and return a new spoken code, which is never shown again. Earlier codes of the match expire at
    `others_until` at the latest."""
    spoken = ids.spoken()
    session.execute(sa.delete(CodeRow).filter_by(key=key))
    others = sa.update(CodeRow).where(CodeRow.match_id == match_id, CodeRow.expires_at > others_until)
    session.execute(others.values(expires_at=others_until))
    row = {"hash": _hash_of_code(spoken), "match_id": match_id, "key": key, "expires_at": expires_at}
    session.execute(sa.insert(CodeRow).values(**row))
    return f"{spoken[:4]}-{spoken[4:]}"


def match_of_code(session: Session, spoken: str, at: int) -> str | None:
    """The id of the match of this code, if the code is valid at that time; None otherwise. Any spelling that
    `normalized_code` understands is accepted."""
    query = sa.select(CodeRow.match_id).where(CodeRow.hash == _hash_of_code(spoken), CodeRow.expires_at > at)
    return session.scalar(query)


def _hash_of_code(spoken: str) -> str:
    return hash_of(normalized_code(spoken))


def normalized_code(spoken: str) -> str:
    """The code in capital letters and digits alone. It accepts the dashes, blanks and wide letters of phone
    keyboards, and the letters I, L and O in place of digits."""
    typed = filter(str.isalnum, unicodedata.normalize("NFKC", spoken).upper())
    return "".join(typed).translate(_LOOKS_LIKE)


# --- knocks ---


def knock(session: Session, secret: str, knock_id: str, at: int) -> StoredKnock | None:
    """The knock with this secret and id, if it is neither used nor expired at that time; None otherwise."""
    return _one(
        session, StoredKnock, KnockRow.hash == hash_of(secret), KnockRow.id == knock_id, *_unexpired(at)
    )


def knock_by_key(session: Session, key: str, at: int) -> StoredKnock | None:
    """The knock of the request with this key, if it is neither used nor expired at that time; None
    otherwise."""
    return _one(session, StoredKnock, KnockRow.key == key, *_unexpired(at))


def knock_of(session: Session, match_id: str, knock_id: str, at: int) -> StoredKnock | None:
    """The knock of this match with this id, if it is neither used nor expired at that time; None
    otherwise."""
    return _one(session, StoredKnock, KnockRow.match_id == match_id, KnockRow.id == knock_id, *_unexpired(at))


def open_knocks(session: Session, match_id: str, at: int) -> Sequence[StoredKnock]:
    """The knocks that wait for an answer at that time, or were admitted and whose phones have not joined yet.
    The oldest comes first."""
    is_open = KnockRow.admitted.is_not(sa.false())
    query = columns_of(KnockRow, StoredKnock).where(KnockRow.match_id == match_id, is_open, *_unexpired(at))
    return [StoredKnock(*row) for row in session.execute(query.order_by(KnockRow.at, KnockRow.id))]


def knock_by_secret(session: Session, secret: str, at: int) -> StoredKnock | None:
    """The knock with this secret, if it is neither used nor expired at that time; None otherwise."""
    return _one(session, StoredKnock, KnockRow.hash == hash_of(secret), *_unexpired(at))


def put_knock(session: Session, new: StoredKnock) -> str:
    """Store a knock and return its new secret, which is never shown again. It replaces a knock with the same
    key."""
    secret = f"rn_{ids.new(ids.SECRET)}"
    session.execute(sa.delete(KnockRow).filter_by(key=new.key))
    session.execute(sa.insert(KnockRow).values(hash=hash_of(secret), **asdict(new)))
    return secret


def answer_knock(session: Session, knock_id: str, admitted: bool, seat: int | None, expires_at: int) -> None:
    """Store the scorekeeper's answer to a knock. A refusal also deletes the name."""
    answer = {"admitted": admitted, "seat": seat, "expires_at": expires_at}
    forgotten = {} if admitted else {"name": None}
    session.execute(sa.update(KnockRow).filter_by(id=knock_id).values(**answer, **forgotten))


def end_knock(session: Session, knock_id: str, at: int) -> None:
    """Mark a knock as used, and delete its name."""
    session.execute(sa.update(KnockRow).filter_by(id=knock_id).values(ended_at=at, name=None))


def forget_expired(session: Session, at: int) -> None:
    """Delete the expired knocks and codes of all matches, except those that another transaction has locked.
    It runs when a code or a knock is added, so the cost per code or knock is constant."""
    for model in (KnockRow, CodeRow):
        gone = sa.select(model.hash).where(model.expires_at <= at).with_for_update(skip_locked=True)
        session.execute(sa.delete(model).where(model.hash.in_(gone)))


def _unexpired(at: int) -> tuple[sa.ColumnElement[bool], ...]:
    return KnockRow.ended_at.is_(None), KnockRow.expires_at > at


_MODELS: dict[type, type[Base]] = {StoredTicket: TicketRow, StoredKnock: KnockRow}


def _one(session: Session, stored: type[_Stored], *which: sa.ColumnElement[bool]) -> _Stored | None:
    row = session.execute(columns_of(_MODELS[stored], stored).where(*which)).one_or_none()
    return stored(*row) if row else None
