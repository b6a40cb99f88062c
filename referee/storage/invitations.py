"""Stored invitations: tickets, spoken codes and knocks. With an invitation a phone can join a match. No other
module writes these rows.

A knock is the request of a phone to be admitted. Only the SHA-256 of a secret is stored. Most functions find
only invitations that are neither used nor revoked nor expired. A caller that writes must hold the lock of the
match. Times are in ms.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.storage import ids
from referee.storage.db import Base, execute_and_count_changed_rows, select_dataclass_columns
from referee.storage.tables import KnockRow, SpokenCodeRow, TicketRow
from referee.storage.tokens import hash_of_token

_Stored = TypeVar("_Stored")
TicketRole = Literal["table", "keeper"]

_DIGITS_FOR_SIMILAR_LETTERS = str.maketrans("ILO", "110")


@dataclass(frozen=True)
class StoredTicket:
    """A ticket as it is stored in its row. A phone with a ticket can join the match. The ticket may be
    expired, used or revoked."""

    id: str
    match_id: str
    role: TicketRole
    key: str
    expires_at: int | None = None
    ended_at: int | None = None


@dataclass(frozen=True)
class StoredKnock:
    """A knock as it is stored in its row: the request of a phone to join a match.

    `admitted` is None until the scorekeeper has answered. `name` is None after a refusal, and after the phone
    has joined. `network` is a short hash of the phone's network.
    """

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


def find_valid_ticket(session: Session, secret: str, at: int) -> StoredTicket | None:
    """The ticket with this secret, if the ticket is valid at the time `at` (ms); None otherwise."""
    lasts = sa.or_(TicketRow.expires_at.is_(None), TicketRow.expires_at > at)
    return _find_one_row(
        session, StoredTicket, TicketRow.hash == hash_of_token(secret), TicketRow.ended_at.is_(None), lasts
    )


def find_ticket_by_key(session: Session, key: str) -> StoredTicket | None:
    """The ticket that was requested with this key, valid or not; None if there is no such ticket."""
    return _find_one_row(session, StoredTicket, TicketRow.key == key)


def store_ticket_and_make_secret(session: Session, new: StoredTicket) -> str:
    """Store a ticket, and return its new secret. Nobody can read the secret again later. An older ticket with
    the same key is deleted."""
    secret = f"rt_{ids.new_random_id(ids.SECRET)}"
    session.execute(sa.delete(TicketRow).filter_by(key=new.key))
    session.execute(sa.insert(TicketRow).values(hash=hash_of_token(secret), **asdict(new)))
    return secret


def find_valid_tickets_of_match(session: Session, match_id: str, at: int) -> Sequence[StoredTicket]:
    """The tickets of a match that are valid at the time `at` (ms), in order of role and id."""
    lasts = sa.or_(TicketRow.expires_at.is_(None), TicketRow.expires_at > at)
    query = select_dataclass_columns(TicketRow, StoredTicket).where(
        TicketRow.match_id == match_id, TicketRow.ended_at.is_(None), lasts
    )
    return [StoredTicket(*row) for row in session.execute(query.order_by(TicketRow.role, TicketRow.id))]


def end_tickets_and_codes_of_match(session: Session, match_id: str, at: int) -> None:
    """End the validity of all tickets of this match at the time `at` (ms), and delete the spoken codes of the
    match."""
    session.execute(sa.update(TicketRow).filter_by(match_id=match_id, ended_at=None).values(ended_at=at))
    session.execute(sa.delete(SpokenCodeRow).filter_by(match_id=match_id))


def end_tickets_for_new_keepers(session: Session, match_id: str, at: int) -> None:
    """End all tickets of this match that make a phone a scorekeeper's phone. `at` is the present time
    (ms)."""
    theirs = sa.update(TicketRow).filter_by(match_id=match_id, role="keeper", ended_at=None)
    session.execute(theirs.values(ended_at=at))


def end_ticket(session: Session, match_id: str, ticket_id: str, at: int) -> bool:
    """Mark a ticket of a match as ended (used or revoked) at the time `at` (ms). If the ticket has already
    ended, its time does not change. Return whether the match has a ticket with this id."""
    this = sa.update(TicketRow).filter_by(match_id=match_id, id=ticket_id)
    return (
        execute_and_count_changed_rows(
            session, this.values(ended_at=sa.func.coalesce(TicketRow.ended_at, at))
        )
        == 1
    )


# --- spoken codes ---


def store_new_spoken_code(
    session: Session, match_id: str, key: str, expires_at: int, others_until: int
) -> str:
    """Store a new spoken code, and return the code in the form "ABCD-EFGH". Nobody can read the code again
    later.

    An older code with the same key is deleted. The other codes of the match expire at the time `others_until`
    (ms) at the latest. The new code expires at the time `expires_at` (ms).
    """
    spoken = ids.new_spoken_code()
    session.execute(sa.delete(SpokenCodeRow).filter_by(key=key))
    others = sa.update(SpokenCodeRow).where(
        SpokenCodeRow.match_id == match_id, SpokenCodeRow.expires_at > others_until
    )
    session.execute(others.values(expires_at=others_until))
    row = {"hash": _hash_of_code(spoken), "match_id": match_id, "key": key, "expires_at": expires_at}
    session.execute(sa.insert(SpokenCodeRow).values(**row))
    return f"{spoken[:4]}-{spoken[4:]}"


def find_match_of_spoken_code(session: Session, spoken: str, at: int) -> str | None:
    """The id of the match of this spoken code, if the code is valid at the time `at` (ms); None otherwise.
    The code may have any spelling that `normalize_spoken_code` understands."""
    query = sa.select(SpokenCodeRow.match_id).where(
        SpokenCodeRow.hash == _hash_of_code(spoken), SpokenCodeRow.expires_at > at
    )
    return session.scalar(query)


def _hash_of_code(spoken: str) -> str:
    return hash_of_token(normalize_spoken_code(spoken))


def normalize_spoken_code(spoken: str) -> str:
    """The spoken code with capital letters and digits only.

    Dashes and blanks are removed. Wide letters of phone keyboards become normal letters. The letters I and L
    become the digit 1, and the letter O becomes the digit 0.
    """
    typed = filter(str.isalnum, unicodedata.normalize("NFKC", spoken).upper())
    return "".join(typed).translate(_DIGITS_FOR_SIMILAR_LETTERS)


# --- knocks ---


def find_knock_by_secret_and_id(session: Session, secret: str, knock_id: str, at: int) -> StoredKnock | None:
    """The knock (a phone's request to join a match) with this secret and this id, if it is neither used nor
    expired at the time `at` (ms); None otherwise."""
    return _find_one_row(
        session,
        StoredKnock,
        KnockRow.hash == hash_of_token(secret),
        KnockRow.id == knock_id,
        *_conditions_for_valid_knock(at),
    )


def find_knock_by_key(session: Session, key: str, at: int) -> StoredKnock | None:
    """The knock (a phone's request to join a match) that a phone sent with this key, if it is neither used
    nor expired at the time `at` (ms); None otherwise."""
    return _find_one_row(session, StoredKnock, KnockRow.key == key, *_conditions_for_valid_knock(at))


def find_knock_of_match(session: Session, match_id: str, knock_id: str, at: int) -> StoredKnock | None:
    """The knock (a phone's request to join a match) of this match with this id, if it is neither used nor
    expired at the time `at` (ms); None otherwise."""
    return _find_one_row(
        session,
        StoredKnock,
        KnockRow.match_id == match_id,
        KnockRow.id == knock_id,
        *_conditions_for_valid_knock(at),
    )


def find_open_knocks_of_match(session: Session, match_id: str, at: int) -> Sequence[StoredKnock]:
    """The open knocks (requests of phones to join) of a match at the time `at` (ms), oldest first. A knock is
    open until the scorekeeper refuses it, the phone joins, or the knock expires."""
    is_open = KnockRow.admitted.is_not(sa.false())
    query = select_dataclass_columns(KnockRow, StoredKnock).where(
        KnockRow.match_id == match_id, is_open, *_conditions_for_valid_knock(at)
    )
    return [StoredKnock(*row) for row in session.execute(query.order_by(KnockRow.at, KnockRow.id))]


def find_knock_by_secret(session: Session, secret: str, at: int) -> StoredKnock | None:
    """The knock (a phone's request to join a match) with this secret, if it is neither used nor expired at
    the time `at` (ms); None otherwise."""
    return _find_one_row(
        session, StoredKnock, KnockRow.hash == hash_of_token(secret), *_conditions_for_valid_knock(at)
    )


def store_knock_and_make_secret(session: Session, new: StoredKnock) -> str:
    """Store a knock (a phone's request to join a match), and return its new secret. Nobody can read the
    secret again later. An older knock with the same key is deleted."""
    secret = f"rn_{ids.new_random_id(ids.SECRET)}"
    session.execute(sa.delete(KnockRow).filter_by(key=new.key))
    session.execute(sa.insert(KnockRow).values(hash=hash_of_token(secret), **asdict(new)))
    return secret


def store_answer_to_knock(
    session: Session, knock_id: str, admitted: bool, seat: int | None, expires_at: int
) -> None:
    """Store the scorekeeper's answer to a knock (a phone's request to join), and the new time of expiry
    `expires_at` (ms). After a refusal the name in the knock is deleted."""
    answer = {"admitted": admitted, "seat": seat, "expires_at": expires_at}
    forgotten = {} if admitted else {"name": None}
    session.execute(sa.update(KnockRow).filter_by(id=knock_id).values(**answer, **forgotten))


def end_knock(session: Session, knock_id: str, at: int) -> None:
    """Mark a knock (a phone's request to join) as ended at the time `at` (ms), and delete the name in the
    knock."""
    session.execute(sa.update(KnockRow).filter_by(id=knock_id).values(ended_at=at, name=None))


def delete_expired_knocks_and_codes(session: Session, at: int) -> None:
    """Delete the knocks and spoken codes of all matches that have expired at the time `at` (ms). Rows that
    another transaction has locked are skipped. A caller that adds a code or a knock calls this function, so
    that expired rows never accumulate."""
    for model in (KnockRow, SpokenCodeRow):
        gone = sa.select(model.hash).where(model.expires_at <= at).with_for_update(skip_locked=True)
        session.execute(sa.delete(model).where(model.hash.in_(gone)))


def _conditions_for_valid_knock(at: int) -> tuple[sa.ColumnElement[bool], ...]:
    return KnockRow.ended_at.is_(None), KnockRow.expires_at > at


_TABLES_BY_STORED_CLASS: dict[type, type[Base]] = {StoredTicket: TicketRow, StoredKnock: KnockRow}


def _find_one_row(session: Session, stored: type[_Stored], *which: sa.ColumnElement[bool]) -> _Stored | None:
    row = session.execute(
        select_dataclass_columns(_TABLES_BY_STORED_CLASS[stored], stored).where(*which)
    ).one_or_none()
    return stored(*row) if row else None
