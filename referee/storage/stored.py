"""What rows tell, as values: what the columns mean is for others to say."""

from dataclasses import dataclass, field
from typing import Literal

from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat
from referee.match.table.faces import Face

Role = Literal["keeper", "seat", "watcher", "group", "reader"]
PhoneRole = Literal["keeper", "seat", "watcher"]
"""Of a token of a match."""


@dataclass(frozen=True)
class StoredMatch:
    """A match after its entry `number`. Times are ms.

    `state` is how it stands, in the `format` of that number; `base`, after entry `base_number`, is the newest
    state in which no round was open. `last_exact` is the newest entry that can make an exact claim stale.
    `rematch_id` is the newest rematch, as long as phones may go along to it. `utc_offset` is how many minutes
    the players were ahead of UTC when it was opened; None: it is not known.
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
    """A seat: what it is called, and the face that was chosen for it."""

    number: int
    name: str
    face: Face | None


@dataclass(frozen=True)
class StoredEntry:
    """A claim and its ruling, both JSON text. `by` is "keeper" or "seat 2"; `at` is ms. One that is `lasting`
    is needed to know where the match stood once its round was over; None: nobody knows. `clock` is ms on the
    clock of the match; None: it was stored by an earlier release."""

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
    """The answer once given to this key of this reporter. `body` is None once it has been forgotten, and
    `number` that of its entry, None where only the body tells it."""

    by: str
    key: str
    fingerprint: str
    status: int
    body: str | None
    number: int | None


@dataclass(frozen=True)
class Holder:
    """What a living token says of the one who shows it. A keeper may also hold a seat; a group's token has
    a group and no match, a reader's either of them. `id` names the token without being one."""

    match_id: str | None
    role: Role
    seat: Seat | None
    group_id: str | None = None
    id: str = field(default="", compare=False)


@dataclass(frozen=True)
class BesideAClaim:
    """The seats of a match, whose token a claim came with, if it lives, what was answered to its key, and the
    time of the last entry on the clock of the match (ms)."""

    seats: list[StoredSeat]
    holder: Holder | None
    reply: StoredReply | None
    clock: int


@dataclass(frozen=True)
class StoredPhone:
    """A token of a match as the scorekeeper sees it; times are ms."""

    id: str
    match_id: str | None
    role: PhoneRole
    seat: Seat | None
    issued_at: int
    revoked_at: int | None
