"""Dataclasses for the rows of the database. JSON columns are strings in these classes, and other modules
parse the strings."""

from dataclasses import dataclass, field
from typing import Literal

from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat
from referee.match.table.faces import Face

Role = Literal["keeper", "seat", "watcher", "group", "reader"]
PhoneRole = Literal["keeper", "seat", "watcher"]
"""Role of a token of a match: scorekeeper, player at a seat, or watcher."""


@dataclass(frozen=True)
class StoredMatch:
    """A match after its last entry. `number` is the number of the last entry. Times are in ms.

    `state` is the state after the last entry. `base` is the newest state in which no round was open. It is
    the state after the entry `base_number`. Both states are JSON text in the format version `format`.
    `last_exact` is an entry number: a phone that has not seen this entry cannot send claims with the
    freshness `EXACT` (see `rulings/tags.py`).

    `rematch_id` is the id of the newest rematch; None if that rematch is closed to the phones of this match.
    `utc_offset` is the players' offset from UTC in minutes when the match was opened; None if the offset is
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
    """A seat of a match with its name and its chosen face (avatar picture). `face` is None if no face was
    chosen."""

    number: int
    name: str
    face: Face | None


@dataclass(frozen=True)
class StoredEntry:
    """A claim and its ruling, both as JSON text.

    `by` is the reporter: "keeper", or a seat as in "seat 2". `at` is in ms. `edits` says whether the claim
    changes earlier entries. `lasting` says whether later rounds need the entry to compute the state of the
    match; None means unknown. `clock` is the time in ms on the clock of the match; None if an earlier release
    stored the entry.
    """

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
    """The answer to a claim that the reporter `by` sent with the idempotency key `key`. `body` is None after
    the body was deleted. `number` is the number of the claim's entry. It is None in replies of earlier
    releases, which have the number only in the body."""

    by: str
    key: str
    fingerprint: str
    status: int
    body: str | None
    number: int | None


@dataclass(frozen=True)
class TokenHolder:
    """The holder of a valid token: the match or the group, the role and the seat. A scorekeeper may also have
    a seat. The token of a group has no match. The token of a read-only link has either a match or a group.
    `id` is the public id of the token."""

    match_id: str | None
    role: Role
    seat: Seat | None
    group_id: str | None = None
    id: str = field(default="", compare=False)


@dataclass(frozen=True)
class ClaimContext:
    """The rows that the judgment of a claim needs, without the row of the match.

    `seats` are the seats of the match. `holder` has the rights of the token; None if the token is not valid.
    `reply` is the stored reply to the idempotency key; None if the key is new. `clock` is the time of the
    last entry on the clock of the match (ms).
    """

    seats: list[StoredSeat]
    holder: TokenHolder | None
    reply: StoredReply | None
    clock: int


@dataclass(frozen=True)
class StoredMatchToken:
    """A token of a match, with the role and the seat of its phone. The scorekeeper can list these tokens.
    Times are in ms."""

    id: str
    match_id: str | None
    role: PhoneRole
    seat: Seat | None
    issued_at: int
    revoked_at: int | None
