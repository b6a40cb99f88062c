"""The tables. Nobody outside this folder but the migrations needs them."""

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from referee.storage.db import Base


def _match_id() -> Mapped[str]:
    return mapped_column(sa.Text, sa.ForeignKey("matches.id"), primary_key=True)


class Group(Base):
    """People who play together over many evenings."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    name: Mapped[str] = mapped_column(sa.Text)
    opened_at: Mapped[int] = mapped_column(sa.BigInteger)
    opening_key: Mapped[str] = mapped_column(sa.Text, unique=True)
    opening_fingerprint: Mapped[str] = mapped_column(sa.Text)


class Person(Base):
    """Somebody of a group. `folded` is the name as it is compared: nobody sits down as somebody without one.

    Who is being erased has lost it, and who is erased the name and the face as well; the row stays, so that a
    repeated erasure is answered the same.
    """

    __tablename__ = "people"
    __table_args__ = (sa.UniqueConstraint("group_id", "folded"),)

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    group_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("groups.id"))
    name: Mapped[str | None] = mapped_column(sa.Text)
    folded: Mapped[str | None] = mapped_column(sa.Text)
    face: Mapped[str | None] = mapped_column(sa.Text)


class Match(Base):
    """A match as it stands now; `state` and `base` always equal the replay of its entries. `rematch_id` is
    its newest rematch, as long as phones may go along to it. `used_on` is the last day on which a token of
    it was used, as far as that was noted, and `used_until` the end of that day in the time of service: see
    `storage/uses.py`. `utc_offset` is in minutes, NULL where it is not known."""

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


class Seat(Base):
    """The name of a seat: with the people of a group, the replies, which can be made anew, and who waits at
    the door, the only place where a person's name is stored, so that it can be erased. `former` is the seat
    that this person had in the match of which this is a rematch, and `face` the one that was chosen for it:
    who has none is shown with one that is free."""

    __tablename__ = "seats"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(sa.Text)
    person_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("people.id"))
    former: Mapped[int | None]
    face: Mapped[str | None] = mapped_column(sa.Text)


class Entry(Base):
    """One claim and its ruling. Triggers refuse UPDATE, and DELETE unless the match is marked erased.

    `lasting` entries are needed to know where the match stood once their round was over; of what a release
    stored that knew of no such thing it is not known (NULL), and they are read as if they were. `clock` is
    the time on the match's own clock (services/match_clock.py), NULL where an earlier release stored it.
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


class Reply(Base):
    """The answer to an idempotency key, byte for byte, and the number of the entry that it was given to.

    The answer is `deflated`, or the `body` that a release before 0.12 has stored, whose number stands in it
    alone. Once it has been forgotten it is neither.
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


class Token(Base):
    """Who may speak for a match, or for a group. The token itself is nowhere, only its SHA-256.

    `id` may be told to others. `key` is a digest of what it was got with, so that the same request, sent
    again, gets the same token anew; `older` is the SHA-256 that it had before.
    `first` is the id of the first token of the same phone, from which it came along to rematches or changed
    over; NULL: this is the first, or an earlier release issued it. `barred_at` of a first token is when a
    scorekeeper sent that phone away (ms): it comes along to no rematch.
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


class Reader(Base):
    """A link by which others look at a match, or at a group and all its matches: its token, as its SHA-256.

    `id` may be told to others, `key` is a digest of the idempotency key."""

    __tablename__ = "readers"
    __table_args__ = (sa.CheckConstraint("(match_id IS NULL) <> (group_id IS NULL)", name="one_place"),)

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    group_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("groups.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    issued_at: Mapped[int] = mapped_column(sa.BigInteger)
    revoked_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class Ticket(Base):
    """What lets a phone in without a question: as its SHA-256, as all of these. A keeper's ticket is good
    once; `ended_at` is when it was used or revoked. `key` is a digest of the idempotency key."""

    __tablename__ = "tickets"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    role: Mapped[Literal["table", "keeper"]] = mapped_column(sa.Text)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class Code(Base):
    """What is spoken across the table: it only lets somebody knock."""

    __tablename__ = "codes"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)


class Knock(Base):
    """Somebody who waits to be let in, and the answer. The name goes once that phone was refused or has come
    in, the row once it has expired and a code or a knock is added at any door. `network` is a mark of the
    network that it came from, too short to tell the address; NULL: an earlier release stored it."""

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


class Tally(Base):
    """What was counted of a match when `number` was its last entry: a cache, of no worth once it is not."""

    __tablename__ = "tallies"

    match_id: Mapped[str] = _match_id()
    number: Mapped[int]
    tally: Mapped[str] = mapped_column(sa.Text)


class Noting(Base):
    """That uses of matches are noted: one row at most. `days` is for how many a match is kept unused, `since`
    the day since which uses are noted without a break, and `seen` the last day of which that is known.

    `served` is the time of service, `served_since` the end of the day `since` in it, and `served_seen` is
    `seen` as it was when `served` was stored. An earlier release leaves them as they are, or NULL."""

    __tablename__ = "noting"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    days: Mapped[int]
    since: Mapped[int]
    seen: Mapped[int]
    served: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_since: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_seen: Mapped[int | None]


class Probe(Base):
    """What is written to try whether the disk has room, and deleted at once: see `storage/probe.py`."""

    __tablename__ = "probes"

    id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    filling: Mapped[bytes]


# The history of a group, newest first; and where somebody sat.
sa.Index("ix_matches_group_id", Match.group_id, Match.opened_at, Match.id)
sa.Index("ix_seats_person_id", Seat.person_id)
sa.Index("ix_tokens_match_id", Token.match_id)
# What is unused for long. The group stands first, or SQLite would take the index above and read all rows.
_is_there = Match.erased_at.is_(None)
sa.Index(
    "ix_matches_used_on", Match.group_id, Match.used_on, sqlite_where=_is_there, postgresql_where=_is_there
)
_lasting = Entry.lasting.is_not(sa.false())
sa.Index(
    "ix_entries_lasting",
    Entry.match_id,
    Entry.number,
    sqlite_where=_lasting,
    postgresql_where=_lasting,
)

# One living token a seat, also when two phones ask at the same moment: the database settles that race.
_living = sa.and_(Token.role == "seat", Token.revoked_at.is_(None))
sa.Index(
    "uq_tokens_living_seat",
    Token.match_id,
    Token.seat,
    unique=True,
    sqlite_where=_living,
    postgresql_where=_living,
)
