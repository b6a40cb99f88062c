"""The tables of the database. Only this folder and the migrations use the tables."""

from typing import Literal

import sqlalchemy as sa
from sqlalchemy.orm import Mapped, mapped_column

from referee.storage.db import Base


def _match_id_column() -> Mapped[str]:
    return mapped_column(sa.Text, sa.ForeignKey("matches.id"), primary_key=True)


class GroupRow(Base):
    """A group: people who play together over many evenings."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    name: Mapped[str] = mapped_column(sa.Text)
    opened_at: Mapped[int] = mapped_column(sa.BigInteger)
    opening_key: Mapped[str] = mapped_column(sa.Text, unique=True)
    opening_fingerprint: Mapped[str] = mapped_column(sa.Text)


class PersonRow(Base):
    """A person of a group. `folded` is the name in the form in which names are compared. If `folded` is NULL,
    no new seat is linked to the person.

    An erasure of the person first deletes `folded`, and at the end also `name` and `face`. The row stays, so
    that a repeated request gets the same answer.
    """

    __tablename__ = "people"
    __table_args__ = (sa.UniqueConstraint("group_id", "folded"),)

    id: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    group_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("groups.id"))
    name: Mapped[str | None] = mapped_column(sa.Text)
    folded: Mapped[str | None] = mapped_column(sa.Text)
    face: Mapped[str | None] = mapped_column(sa.Text)


class MatchRow(Base):
    """A match after its last entry. `state` is the state after this entry, and `base` is the newest state in
    which no round was open. Both always equal the result of replaying the entries.

    `rematch_id` is the id of the newest rematch; NULL if that rematch is closed to the phones of this match.
    `used_on` is the last recorded day on which a token of the match was used. `used_until` is the end of that
    day in the time of service, a clock that runs only while a server runs (`storage/last_used.py`).
    `utc_offset` is in minutes; NULL means unknown.
    """

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
    """A seat of a match and its name.

    Names of people are stored only in seats, people, knocks and replies. So all these names can be found and
    erased. Replies can be rebuilt without names.

    `former` is the seat of the same person in the former match, if this match is a rematch. `face` is the
    chosen face. A seat without a chosen face is shown with a face that no other seat has.
    """

    __tablename__ = "seats"

    match_id: Mapped[str] = _match_id_column()
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(sa.Text)
    person_id: Mapped[str | None] = mapped_column(sa.Text, sa.ForeignKey("people.id"))
    former: Mapped[int | None]
    face: Mapped[str | None] = mapped_column(sa.Text)


class EntryRow(Base):
    """A claim and its ruling. Triggers refuse every update of a row. Triggers also refuse to delete a row
    until its match is marked as erased.

    `lasting` is true if later rounds need the entry to compute the state of the match. NULL was stored by an
    earlier release, and is read as true. `clock` is the time on the clock of the match
    (`services/match_clock.py`); NULL if an earlier release stored the entry.
    """

    __tablename__ = "entries"

    match_id: Mapped[str] = _match_id_column()
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
    """The answer to a claim with an idempotency key, byte for byte. `number` is the number of the claim's
    entry.

    `deflated` is the compressed answer. Releases before 0.12 stored the answer in `body`, and stored no
    `number` in a column of its own. If the answer was deleted, `deflated` is NULL and `body` is empty.
    """

    __tablename__ = "replies"

    match_id: Mapped[str] = _match_id_column()
    by: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    key: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    fingerprint: Mapped[str] = mapped_column(sa.Text)
    status: Mapped[int]
    body: Mapped[str] = mapped_column(sa.Text)
    deflated: Mapped[bytes | None] = mapped_column(sa.LargeBinary)
    number: Mapped[int | None]


class TokenRow(Base):
    """A token of a match or a group. The token is a secret string. Only the SHA-256 of the string is stored,
    in `hash`.

    `id` is public. `key` is a digest that identifies the request for the token. If the request is repeated,
    the row stays and gets a new string. `older` is the SHA-256 of the previous string, which is still valid.

    A phone gets more tokens when it joins a rematch or changes its role or seat. `first` is the id of the
    phone's first token. `first` is NULL if this token is the first one, or if an earlier release issued it.
    `barred_at` is the time (ms) at which a scorekeeper removed the phone. From that time on, the phone may
    not join a rematch. Only a first token has `barred_at`.
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


class ReadOnlyLinkRow(Base):
    """A read-only link to a match, or to a group and all matches of the group. Only the SHA-256 of the link's
    token is stored.

    `id` is public. `key` is a digest of the idempotency key.
    """

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
    """A ticket, which lets a phone join a match without an answer of the scorekeeper.

    Only the SHA-256 of the ticket's secret is stored. A ticket with the role "keeper" can be used once.
    `ended_at` is the time at which the ticket was used or revoked. `key` is a digest of the idempotency key.
    """

    __tablename__ = "tickets"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    id: Mapped[str] = mapped_column(sa.Text, unique=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    role: Mapped[Literal["table", "keeper"]] = mapped_column(sa.Text)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int | None] = mapped_column(sa.BigInteger)
    ended_at: Mapped[int | None] = mapped_column(sa.BigInteger)


class SpokenCodeRow(Base):
    """A spoken code of a match. A phone needs the code to knock, that is, to ask to be admitted. Only the
    SHA-256 of the code is stored."""

    __tablename__ = "codes"

    hash: Mapped[str] = mapped_column(sa.Text, primary_key=True)
    match_id: Mapped[str] = mapped_column(sa.Text, sa.ForeignKey("matches.id"), index=True)
    key: Mapped[str] = mapped_column(sa.Text, unique=True)
    expires_at: Mapped[int] = mapped_column(sa.BigInteger, index=True)


class KnockRow(Base):
    """A knock: the request of a phone to be admitted to a match, and the scorekeeper's answer. Only the
    SHA-256 of the knock's secret is stored.

    The name is deleted after a refusal, and after the phone has joined. An expired row is deleted when a code
    or a knock is added to any match. `network` is a hash of the phone's network. The hash is so short that it
    does not reveal the address of the phone. `network` is NULL if an earlier release stored the knock.
    """

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
    """A cached tally of a match: the numbers that the standings of its group add up. The tally is valid while
    `number` is the number of the last entry of the match."""

    __tablename__ = "tallies"

    match_id: Mapped[str] = _match_id_column()
    number: Mapped[int]
    tally: Mapped[str] = mapped_column(sa.Text)


class UseTrackingRow(Base):
    """The state of use tracking. Use tracking records the days on which matches are used. The table has at
    most one row.

    - `days`: The number of days after which an unused match expires. It is the setting on the day `seen`.
    - `since`: The day on which tracking began (days since 1970). Tracking had no long break from this day to
      the day `seen`.
    - `seen`: The day of the last update of this state (days since 1970).
    - `served`: The time of service (ms): a clock that runs only while a server runs.
    - `served_since`: The time of service (ms) at which the day `since` ends.
    - `served_seen`: The value of `seen` when `served` was stored. If `seen` has another value now, an earlier
      release has changed `seen`.

    Earlier releases do not know the last three columns. They store NULL there in a new row. In an existing
    row, they do not change these columns.
    """

    __tablename__ = "noting"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    days: Mapped[int]
    since: Mapped[int]
    seen: Mapped[int]
    served: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_since: Mapped[int | None] = mapped_column(sa.BigInteger)
    served_seen: Mapped[int | None]


class ProbeRow(Base):
    """Random bytes that are written to test whether the disk has room. The bytes are deleted right after the
    test: see `storage/probe.py`."""

    __tablename__ = "probes"

    id: Mapped[int] = mapped_column(sa.BigInteger, primary_key=True, autoincrement=False)
    filling: Mapped[bytes]


# `ix_matches_group_id` finds the matches of a group, and `ix_seats_person_id` finds the seats of a person.
sa.Index("ix_matches_group_id", MatchRow.group_id, MatchRow.opened_at, MatchRow.id)
sa.Index("ix_seats_person_id", SeatRow.person_id)
sa.Index("ix_tokens_match_id", TokenRow.match_id)
# This index finds unused matches.
# The group is its first column, because SQLite would otherwise use `ix_matches_group_id` and read all rows.
_match_is_not_erased = MatchRow.erased_at.is_(None)
sa.Index(
    "ix_matches_used_on",
    MatchRow.group_id,
    MatchRow.used_on,
    sqlite_where=_match_is_not_erased,
    postgresql_where=_match_is_not_erased,
)
_lasting = EntryRow.lasting.is_not(sa.false())
sa.Index(
    "ix_entries_lasting",
    EntryRow.match_id,
    EntryRow.number,
    sqlite_where=_lasting,
    postgresql_where=_lasting,
)

# Each seat has at most one valid token.
# If two phones ask for the same seat at once, this index refuses the second token.
_is_valid_seat_token = sa.and_(TokenRow.role == "seat", TokenRow.revoked_at.is_(None))
sa.Index(
    "uq_tokens_living_seat",
    TokenRow.match_id,
    TokenRow.seat,
    unique=True,
    sqlite_where=_is_valid_seat_token,
    postgresql_where=_is_valid_seat_token,
)
