"""What lets a phone in: tickets, spoken codes, and knocks; and the only place that writes them.

Of every secret only the SHA-256 is stored. What has been used or revoked, or has expired, is not found, just
like what never was. Who writes holds the lock of the match. Times are ms.
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
from referee.storage.tables import Code, Knock, Ticket
from referee.storage.tokens import hash_of

_Stored = TypeVar("_Stored")
TicketRole = Literal["table", "keeper"]

_LOOKS_LIKE = str.maketrans("ILO", "110")


@dataclass(frozen=True)
class StoredTicket:
    """A ticket that is good, or was."""

    id: str
    match_id: str
    role: TicketRole
    key: str
    expires_at: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True)
class StoredKnock:
    """Somebody who asked to be let in. `admitted` is None until it is answered; the name is None once that
    phone was refused or has come in. `network` marks the network that it came from."""

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
    """The ticket with this secret, if it is good at that moment."""
    lasts = sa.or_(Ticket.expires_at.is_(None), Ticket.expires_at > at)
    return _one(session, StoredTicket, Ticket.hash == hash_of(secret), Ticket.ended_at.is_(None), lasts)


def ticket_by_key(session: Session, key: str) -> StoredTicket | None:
    """The ticket that was asked for with this key, good or not."""
    return _one(session, StoredTicket, Ticket.key == key)


def issue_ticket(session: Session, new: StoredTicket) -> str:
    """The secret of a new ticket, shown only this once; one with the same key is issued anew."""
    secret = f"rt_{ids.new(ids.SECRET)}"
    session.execute(sa.delete(Ticket).filter_by(key=new.key))
    session.execute(sa.insert(Ticket).values(hash=hash_of(secret), **asdict(new)))
    return secret


def open_tickets(session: Session, match_id: str, at: int) -> Sequence[StoredTicket]:
    """The tickets that are good at that moment."""
    lasts = sa.or_(Ticket.expires_at.is_(None), Ticket.expires_at > at)
    query = columns_of(Ticket, StoredTicket).where(
        Ticket.match_id == match_id, Ticket.ended_at.is_(None), lasts
    )
    return [StoredTicket(*row) for row in session.execute(query.order_by(Ticket.role, Ticket.id))]


def close(session: Session, match_id: str, at: int) -> None:
    """No ticket and no spoken code of this match lets anybody in any more."""
    session.execute(sa.update(Ticket).filter_by(match_id=match_id, ended_at=None).values(ended_at=at))
    session.execute(sa.delete(Code).filter_by(match_id=match_id))


def end_keepers_tickets(session: Session, match_id: str, at: int) -> None:
    """The tickets that would make another scorekeeper end."""
    theirs = sa.update(Ticket).filter_by(match_id=match_id, role="keeper", ended_at=None)
    session.execute(theirs.values(ended_at=at))


def end_ticket(session: Session, match_id: str, ticket_id: str, at: int) -> bool:
    """Whether there is such a ticket of this match; from now on it is used, or revoked."""
    this = sa.update(Ticket).filter_by(match_id=match_id, id=ticket_id)
    return rows_changed(session, this.values(ended_at=sa.func.coalesce(Ticket.ended_at, at))) == 1


# --- spoken codes ---


def issue_code(session: Session, match_id: str, key: str, expires_at: int, others_until: int) -> str:
    """A new code to be spoken, shown only this once; those before it are good until `others_until`."""
    spoken = ids.spoken()
    session.execute(sa.delete(Code).filter_by(key=key))
    others = sa.update(Code).where(Code.match_id == match_id, Code.expires_at > others_until)
    session.execute(others.values(expires_at=others_until))
    row = {"hash": _hash_of_code(spoken), "match_id": match_id, "key": key, "expires_at": expires_at}
    session.execute(sa.insert(Code).values(**row))
    return f"{spoken[:4]}-{spoken[4:]}"


def match_of_code(session: Session, spoken: str, at: int) -> str | None:
    """The match to whose door this code leads at that moment, however it was heard and typed."""
    query = sa.select(Code.match_id).where(Code.hash == _hash_of_code(spoken), Code.expires_at > at)
    return session.scalar(query)


def _hash_of_code(spoken: str) -> str:
    return hash_of(as_meant(spoken))


def as_meant(spoken: str) -> str:
    """The one spelling of a code that may be heard and typed in many: keyboards of phones make other dashes
    and blanks, and wide letters, of it."""
    typed = filter(str.isalnum, unicodedata.normalize("NFKC", spoken).upper())
    return "".join(typed).translate(_LOOKS_LIKE)


# --- knocks ---


def knock(session: Session, secret: str, knock_id: str, at: int) -> StoredKnock | None:
    """The knock with this secret and id, unless it has been used or has expired at that moment."""
    return _one(session, StoredKnock, Knock.hash == hash_of(secret), Knock.id == knock_id, *_good(at))


def knock_by_key(session: Session, key: str, at: int) -> StoredKnock | None:
    """The knock that was made with this key, unless it has been used or has expired at that moment."""
    return _one(session, StoredKnock, Knock.key == key, *_good(at))


def knock_of(session: Session, match_id: str, knock_id: str, at: int) -> StoredKnock | None:
    """A knock at the door of this match, unless it has been used or has expired at that moment."""
    return _one(session, StoredKnock, Knock.match_id == match_id, Knock.id == knock_id, *_good(at))


def outside(session: Session, match_id: str, at: int) -> Sequence[StoredKnock]:
    """Who waits for an answer at that moment, or was admitted and has not come in; who came first stands
    first."""
    is_open = Knock.admitted.is_not(sa.false())
    query = columns_of(Knock, StoredKnock).where(Knock.match_id == match_id, is_open, *_good(at))
    return [StoredKnock(*row) for row in session.execute(query.order_by(Knock.at, Knock.id))]


def knock_by_secret(session: Session, secret: str, at: int) -> StoredKnock | None:
    """The knock with this secret, unless it has been used or has expired at that moment."""
    return _one(session, StoredKnock, Knock.hash == hash_of(secret), *_good(at))


def put_knock(session: Session, new: StoredKnock) -> str:
    """The secret of a knock, shown only this once; one with the same key gets another."""
    secret = f"rn_{ids.new(ids.SECRET)}"
    session.execute(sa.delete(Knock).filter_by(key=new.key))
    session.execute(sa.insert(Knock).values(hash=hash_of(secret), **asdict(new)))
    return secret


def answer_knock(session: Session, knock_id: str, admitted: bool, seat: int | None, expires_at: int) -> None:
    """The knock is answered; the name of who is refused is forgotten."""
    answer = {"admitted": admitted, "seat": seat, "expires_at": expires_at}
    forgotten = {} if admitted else {"name": None}
    session.execute(sa.update(Knock).filter_by(id=knock_id).values(**answer, **forgotten))


def end_knock(session: Session, knock_id: str, at: int) -> None:
    """The knock has been used, and the name is forgotten."""
    session.execute(sa.update(Knock).filter_by(id=knock_id).values(ended_at=at, name=None))


def forget_expired(session: Session, at: int) -> None:
    """What has expired at any door goes, names and all, unless somebody else is at it just now. Whoever adds
    a code or a knock does this, so that each of them is taken away once and coming in costs nothing more."""
    for model in (Knock, Code):
        gone = sa.select(model.hash).where(model.expires_at <= at).with_for_update(skip_locked=True)
        session.execute(sa.delete(model).where(model.hash.in_(gone)))


def _good(at: int) -> tuple[sa.ColumnElement[bool], ...]:
    return Knock.ended_at.is_(None), Knock.expires_at > at


_MODELS: dict[type, type[Base]] = {StoredTicket: Ticket, StoredKnock: Knock}


def _one(session: Session, stored: type[_Stored], *which: sa.ColumnElement[bool]) -> _Stored | None:
    row = session.execute(columns_of(_MODELS[stored], stored).where(*which)).one_or_none()
    return stored(*row) if row else None
