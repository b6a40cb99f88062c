"""Rows as values. Other modules parse the columns that hold JSON."""

from dataclasses import dataclass, field
from typing import Literal

from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat
from referee.match.table.faces import Face

Role = Literal["keeper", "seat", "watcher", "group", "reader"]
PhoneRole = Literal["keeper", "seat", "watcher"]
"""Role of a token of a match."""


@dataclass(frozen=True)
class StoredMatch:
    """A match after its entry `number`. Times are ms.

    `state` is the state after that entry, in the version `format`. `base` is the newest state without an open
    round, after entry `base_number`. `last_exact` is the newest entry that can make an exact claim stale.
    `rematch_id` is the newest rematch, until its scorekeeper closes it to the phones of this match.
    `utc_offset` is the players' offset from UTC in minutes when the match was opened, or None if it is
    unknown.
    """

    id: str
    game: str
    format: int
    number: int
    last_exact: int
    state: str
    base: str
    base_number: int
    opened_at: int
    opening_key: str
    opening_fingerprint: str
    erased_at: int | None = None
    group_id: str | None = None
    rematch_id: str | None = None
    utc_offset: UTCOffset | None = None


@dataclass(frozen=True)
class StoredSeat:
    """A seat with its name, and its chosen face or None."""

    number: int
    name: str
    face: Face | None


@dataclass(frozen=True)
class StoredEntry:
    """A claim and its ruling, both as JSON text. `by` is "keeper" or "seat 2". `at` is in ms. A `lasting`
    entry is needed for the state of the match after its round; None means unknown. `clock` is the time in ms
    on the clock of the match; None if an earlier release stored the entry."""

    number: int
    at: int
    by: str
    after: int | None
    tag: str
    claim: str
    ruling: str
    exact: bool
    edits: bool
    lasting: bool | None = None
    clock: int | None = None


@dataclass(frozen=True)
class StoredReply:
    """The answer to a key of a reporter. `body` is None after it was deleted. `number` is the number of its
    entry; None if only the body has it."""

    by: str
    key: str
    fingerprint: str
    status: int
    body: str | None
    number: int | None


@dataclass(frozen=True)
class Holder:
    """The rights of a valid token. A scorekeeper may also hold a seat. A group's token has a group and no
    match. A read-only link has either of them. `id` is the public id of the token."""

    match_id: str | None
    role: Role
    seat: Seat | None
    group_id: str | None = None
    id: str = field(default="", compare=False)


@dataclass(frozen=True)
class ClaimContext:
    """The rows that a claim needs beside the row of its match: the seats, the holder of the token if it is
    valid, the reply to the key if there is one, and the time of the last entry on the clock of the match
    (ms)."""

    seats: list[StoredSeat]
    holder: Holder | None
    reply: StoredReply | None
    clock: int


@dataclass(frozen=True)
class StoredPhone:
    """A token of a match as the scorekeeper sees it. Times are in ms."""

    id: str
    match_id: str | None
    role: PhoneRole
    seat: Seat | None
    issued_at: int
    revoked_at: int | None
