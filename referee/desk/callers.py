"""Who is at the desk, the match before it, and what cannot be heard at all. The only clock."""

import hashlib
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.orm import Session

from referee.logbook import journal, tokens
from referee.logbook.journal import StoredMatch
from referee.logbook.tokens import Holder, Role
from referee.logbook.transactions import reading
from referee.match.contests import Decide
from referee.rulings.heard import KEEPER
from referee.stored import Table, table_of


class NoSuchMatch(Exception):
    """There is no such match, or not for this caller."""


class NoSuchGroup(Exception):
    """There is no such group, or it is not this caller's."""


class NoSuchPerson(Exception):
    """Nobody of this group has that id."""


class NoSuchPhone(Exception):
    """No phone of this match has that id."""


class NoWayIn(Exception):
    """This ticket, code, knock or rematch is wrong, used, closed or has expired; which of them is told to
    nobody."""


class NotAdmitted(Exception):
    """The scorekeeper has not let this knock in, `yet` or at all."""

    def __init__(self, yet: bool):
        super().__init__(yet)
        self.yet = yet


class NotAtTheDoor(Exception):
    """No ticket and nobody who waits at this match's door has that id."""


class SeatHeld(Exception):
    """A phone speaks for this seat already."""


class Crowded(Exception):
    """There are too many already; the text says of what, and who can help."""


class LastKeeper(Exception):
    """Without this phone nobody would keep the score."""


class Revoked(Exception):
    """This token has ended, maybe while the request was on its way; `role` is whose it was."""

    def __init__(self, role: Role):
        super().__init__(role)
        self.role = role


class NotYourRight(Exception):
    """This token may not do that; the text says who may."""


class Unfit(Exception):
    """Well-formed, but nothing that could be claimed here: `errors` name each field and why."""

    def __init__(self, errors: dict[str, list[str]]):
        super().__init__(errors)
        self.errors = errors


class KeyReused(Exception):
    """This idempotency key has come before with another request."""


class Stale(Exception):
    """The claim speaks of a state that is no more; carries the entries missed and the state now."""

    def __init__(self, number: int, missed: list, state: dict):
        super().__init__(number)
        self.number, self.missed, self.state = number, missed, state


GROUP, WATCHER = "group", "watcher"


@dataclass(frozen=True)
class Caller:
    """Who is at the desk: a token and whose it is. A group's token stands before one match of the group, and
    its holder names that match."""

    token: str
    holder: Holder

    @property
    def by(self) -> str | int:
        """`KEEPER` or the seat's number. What a group or a watcher tries is tried as by the scorekeeper."""
        return self.holder.seat if self.holder.role == "seat" else KEEPER

    def by_saying(self, claim: Any) -> str | int:
        """Who reports this claim: a scorekeeper who plays settles nothing but as one of the players."""
        plays = self.holder.seat is not None
        return self.holder.seat if plays and isinstance(claim, Decide) else self.by


@dataclass(frozen=True)
class Reply:
    """An answer as it leaves: status and body. `again`: these bytes were given to this key before."""

    status: int
    body: str
    again: bool = False


def caller(token: str, match_id: str) -> Caller | None:
    """Whose token this is; None for one that never was. Raises Revoked, at whatever match, so that nothing is
    told of any; and NoSuchMatch if it is another match's."""
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.ended(session, token)
        if holder is not None and holder.role == GROUP and can_be_id(match_id):
            stored = journal.find(session, match_id)
            if stored is not None and stored.group_id == holder.group_id:
                holder = replace(holder, match_id=match_id)
    if ended is not None:
        raise Revoked(ended)
    if holder is None:
        return None
    if holder.match_id != match_id:
        raise NoSuchMatch
    return Caller(token, holder)


def can_be_id(text: str) -> bool:
    """Whether anything of ours may have this id; a database need not be asked for any other."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def group_of(token: str, group_id: str | None = None) -> str | None:
    """The group whose token this is; None for no living token.

    Raises Revoked for a group's that has ended, and NoSuchGroup if it is not the token of this group, or,
    where none is named, of any.
    """
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.ended(session, token)
    if ended == GROUP:
        raise Revoked(ended)
    if holder is None:
        return None
    if holder.group_id is None or group_id not in (None, holder.group_id):
        raise NoSuchGroup
    return holder.group_id


def digest(*parts: str) -> str:
    """What is stored of keys and secrets that belong together."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def along_key(match_id: str, phone_id: str) -> str:
    """What a phone of the match before is known by at its rematch, whether it opened that or came along."""
    return digest(match_id, "along", phone_id)


def issued_again(session: Session, key: str, issue: Callable[[], str]) -> str:
    """The token that was got with this key, with a new secret; a new one if none was. Raises KeyReused if it
    has ended since."""
    known = tokens.issued_with(session, key)
    if known is None:
        return issue()
    if known.revoked_at is not None:
        raise KeyReused
    return tokens.reissue(session, known.id)


def only_the_keeper(caller: Caller) -> None:
    if caller.holder.role != KEEPER:
        raise NotYourRight("Only the scorekeeper may do that.")


def only_the_keeper_or_the_group(caller: Caller) -> None:
    if caller.holder.role not in (KEEPER, GROUP):
        raise NotYourRight("Only the scorekeeper and the group may do that.")


def nobody_but_the_table(caller: Caller) -> None:
    """A group's token reads, and plays in nobody's place; so does a watcher's."""
    if caller.holder.role == GROUP:
        raise NotYourRight("A group claims nothing: ask for a token of the match.")
    if caller.holder.role == WATCHER:
        raise NotYourRight("A watcher claims nothing: ask the scorekeeper for a seat.")


def locked(session: Session, caller: Caller) -> Table:
    """The match before the caller, which nobody else can write. Raises NoSuchMatch and Revoked."""
    table = living_table(session, journal.lock(session, caller.holder.match_id))
    still_here(session, caller)
    return table


def still_here(session: Session, caller: Caller) -> None:
    """Raise Revoked if the token has ended since the request came in; the lock on the match is held."""
    holder = tokens.holder(session, caller.token)
    if holder is None or holder.id != caller.holder.id:
        raise Revoked(caller.holder.role)


def found(session: Session, caller: Caller) -> Table:
    return living_table(session, journal.find(session, caller.holder.match_id))


def living_table(session: Session, stored: StoredMatch | None) -> Table:
    if stored is None or stored.erased_at is not None:
        raise NoSuchMatch
    return table_of(session, stored)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
