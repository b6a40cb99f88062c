"""The tables. Only this folder and the migrations use them."""

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from referee.storage.db import Base


def _match_id() -> Mapped[str]:
    return mapped_column(sa.Text, sa.ForeignKey("matches.id"), primary_key=True)


class GroupRow(Base):
    """People who play together over many evenings."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    name: Mapped[str] = mapped_column(sa.Text)
    opened_at: Mapped[int] = mapped_column(sa.BigInteger)
    opening_key: Mapped[str] = mapped_column(sa.Text, unique=True)
    opening_fingerprint: Mapped[str] = mapped_column(sa.Text)


class PersonRow(Base):
    """A person of a group. `folded` is the name in its compared form. No new seat is linked to a person
    without it.

    An erasure begins by deleting `folded`, and ends by deleting name and face. The row stays, so that a
    repeated request gets the same answer.
    """

    __tablename__ = "people"
    __table_args__ = (sa.UniqueConstraint("group_id", "folded"),)

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    group_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("groups.id"))
    name: Mapped[str | None] = mapped_column(sa.Text)
    folded: Mapped[str | None] = mapped_column(sa.Text)
    face: Mapped[str | None] = mapped_column(sa.Text)


class MatchRow(Base):
    """The current row of a match. `state` and `base` always equal the replay of its entries. `rematch_id` is
    its newest rematch, until that is closed to the phones of this match. `used_on` is the last recorded day
    of use of one of its tokens, and `used_until` the end of that day in the time of service: see
    `storage/last_used.py`. `utc_offset` is in minutes, and NULL if it is unknown."""

    __tablename__ = "matches"

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    game: Mapped[str] = mapped_column(sa.Text)
    format: Mapped[int]
    number: Mapped[int]
    last_exact: Mapped[int]
    state: Mapped[str] = mapped_column(sa.Text)
    base: Mapped[str] = mapped_column(sa.Text)
    base_number: Mapped[int]
    opened_at: Mapped[int] = mapped_column(sa.BigInteger)
    opening_key: Mapped[str] = mapped_column(sa.Text, unique=True)
    opening_fingerprint: Mapped[str] = mapped_column(sa.Text)
    erased_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    group_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("groups.id"))
    rematch_id: Mapped[str | None] = mapped_column(sa.Text, index=True)
    used_on: Mapped[int | None]
    utc_offset: Mapped[int | None]
    used_until: Mapped[int | None] = mapped_column(sa.BigInteger)


class SeatRow(Base):
    """A seat and its name. Names are also stored in the people of a group, in knocks, and in replies, which
    can be rebuilt without them. No other place has names, so that they can be erased. `former` is the seat of
    the same person in the match of which this one is a rematch. `face` is the chosen face; a seat without one
    is shown with a free face."""

    __tablename__ = "seats"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(sa.Text)
    person_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("people.id"))
    former: Mapped[int | None]
    face: Mapped[str | None] = mapped_column(sa.Text)


class EntryRow(Base):
    """One claim and its ruling. Triggers refuse UPDATE, and DELETE unless the match is marked erased.

    `lasting` entries are needed for the state of the match after their round. It is NULL if an earlier
    release stored the entry, which is then read as a lasting one. `clock` is the time on the clock of the
    match (services/match_clock.py), or NULL if an earlier release stored the entry.
    """

    __tablename__ = "entries"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(sa.BigInteger)
    by: Mapped[str] = mapped_column(sa.Text)
    after: Mapped[int | None]
    tag: Mapped[str] = mapped_column(sa.Text)
    claim: Mapped[str] = mapped_column(sa.Text)
    ruling: Mapped[str] = mapped_column(sa.Text)
    exact: Mapped[bool]
    edits: Mapped[bool]
    lasting: Mapped[bool | None]
    clock: Mapped[int | None] = mapped_column(sa.BigInteger)


class ReplyRow(Base):
    """The answer to an idempotency key, byte for byte, and the number of its entry.

    The answer is in `deflated`. A release before 0.12 stored it in `body`, and the number only inside it. A
    deleted answer leaves `deflated` NULL and `body` empty.
    """

    __tablename__ = "replies"

    match_id: Mapped[str] = _match_id()
    by: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    key: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    fingerprint: Mapped[str] = mapped_column(sa.Text)
    status: Mapped[int]
    body: Mapped[str] = mapped_column(sa.Text)
    deflated: Mapped[bytes | None] = mapped_column(sa.LargeBinary)
    number: Mapped[int | None]


class TokenRow(Base):
    """A token of a match or a group. Only its SHA-256 is stored.

    `id` is public. `key` is a digest of the request that got the token, so that a retry gets the same token
    with a new secret. `older` is the SHA-256 of the secret before. `first` is the id of the first token of
    the same phone, which got more tokens in rematches or when it changed its role or seat. NULL: this token
    is the first one, or an earlier release issued it. `barred_at` of a first token is the time (ms) at which
    a scorekeeper removed the phone, which may join no rematch since then.
    """

    __tablename__ = "tokens"
    __table_args__ = (sa.CheckConstraint("(match_id IS NULL) <> (group_id IS NULL)", name="one_place"),)

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    match_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("matches.id"))
    role: Mapped[Literal["keeper", "seat", "watcher", "group"]] = mapped_column(sa.Text)
    seat: Mapped[int | None]
    issued_at: Mapped[int] = mapped_column(sa.BigInteger)
    revoked_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    group_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("groups.id"))
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    key: Mapped[str | None] = mapped_column(sa.Text, unique=True)
    older: Mapped[str | None] = mapped_column(sa.Text, unique=True)
    first: Mapped[str | None] = mapped_column(sa.Text)
    barred_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class ReaderRow(Base):
    """A read-only link to a match, or to a group and all its matches. Only the SHA-256 of its token is
    stored.

    `id` is public. `key` is a digest of the idempotency key."""

    __tablename__ = "readers"
    __table_args__ = (sa.CheckConstraint("(match_id IS NULL) <> (group_id IS NULL)", name="one_place"),)

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    group_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("groups.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    issued_at: Mapped[int] = mapped_column(sa.BigInteger)
    revoked_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class TicketRow(Base):
    """A ticket, which lets a phone join without an answer of the scorekeeper. Only the SHA-256 of its secret
    is stored, as for codes and knocks. A scorekeeper's ticket is valid once. `ended_at` is the time at which
    it was used or revoked. `key` is a digest of the idempotency key."""

    __tablename__ = "tickets"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    role: Mapped[Literal["table", "keeper"]] = mapped_column(sa.Text)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class CodeRow(Base):
    """A spoken code. A phone needs it to knock."""

    __tablename__ = "codes"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)


class KnockRow(Base):
    """A phone that asks to be admitted, and the scorekeeper's answer. The name is deleted after a refusal and
    after the phone has joined. An expired row is deleted when a code or a knock is added to any match.
    `network` is a mark of the phone's network, too short to identify the address; NULL if an earlier release
    stored it."""

    __tablename__ = "knocks"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    name: Mapped[str | None] = mapped_column(sa.Text)
    watch: Mapped[bool]
    at: Mapped[int] = mapped_column(sa.BigInteger)
    expires_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)
    admitted: Mapped[bool | None]
    seat: Mapped[int | None]
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    network: Mapped[str | None] = mapped_column(sa.Text)


class TallyRow(Base):
    """A cached tally of a match. It is valid while `number` is the last entry of the match."""

    __tablename__ = "tallies"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int]
    tally: Mapped[str] = mapped_column(sa.Text)


class UseTrackingRow(Base):
    """The state of use tracking, in at most one row. `days` is the number of days that an unused match is
    kept. `since` is the first day of the current tracking without a break, and `seen` the last day that it
    covers.

    `served` is the time of service (ms), `served_since` the end of the day `since` in it, and `served_seen`
    the value of `seen` when `served` was stored. An earlier release does not change these three, or leaves
    NULL."""

    __tablename__ = "noting"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    days: Mapped[int]
    since: Mapped[int]
    seen: Mapped[int]
    served: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_since: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_seen: Mapped[int | None]


class ProbeRow(Base):
    """Bytes that are written to test whether the disk has room, and deleted at once: see
    `storage/probe.py`."""

    __tablename__ = "probes"

    id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    filling: Mapped[bytes]


# For the history of a group, newest first, and for the seats of a person.
sa.Index("ix_matches_group_id", MatchRow.group_id, MatchRow.opened_at, MatchRow.id)
sa.Index("ix_seats_person_id", SeatRow.person_id)
sa.Index("ix_tokens_match_id", TokenRow.match_id)
# For unused matches. The group is the first column, or SQLite would use the index above and read all rows.
_is_there = MatchRow.erased_at.is_(None)
sa.Index(
    "ix_matches_used_on",
    MatchRow.group_id,
    MatchRow.used_on,
    sqlite_where=_is_there,
    postgresql_where=_is_there,
)
_lasting = EntryRow.lasting.is_not(sa.false())
sa.Index(
    "ix_entries_lasting",
    EntryRow.match_id,
    EntryRow.number,
    sqlite_where=_lasting,
    postgresql_where=_lasting,
)

# Each seat has at most one valid token. The index decides a race between two phones.
_living = sa.and_(TokenRow.role == "seat", TokenRow.revoked_at.is_(None))
sa.Index(
    "uq_tokens_living_seat",
    TokenRow.match_id,
    TokenRow.seat,
    unique=True,
    sqlite_where=_living,
    postgresql_where=_living,
)
