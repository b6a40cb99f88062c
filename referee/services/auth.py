"""Who asks, the match that is asked about, and what they may do there."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.model.state import AnyMatch
from referee.match.table.contests import Decide
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Claim, Disputable
from referee.services import match_clock
from referee.services.errors import NoSuchGroup, NoSuchMatch, NotYourRight, Revoked
from referee.storage import journal, tokens
from referee.storage.loading import Table, table_of
from referee.storage.remembered import HOLDERS
from referee.storage.stored import BesideAClaim, Holder, StoredMatch
from referee.storage.transactions import reading

GROUP: Final = "group"
WATCHER: Final = "watcher"
READER: Final = "reader"


@dataclass(frozen=True)
class Caller:
    """Who sent the request: a token and what it stands for. A group's token, and a read-only link to a group,
    act on one match of the group at a time, which the request names."""

    token: str
    holder: Holder

    @property
    def match_id(self) -> str:
        """The match that it stands before."""
        return known(self.holder.match_id)

    @property
    def by(self) -> str | Seat:
        """`KEEPER` or the seat's number. What a token without a part in the play tries is tried as by the
        scorekeeper."""
        seat = self.holder.seat
        return seat if seat is not None and self.holder.role == "seat" else KEEPER

    def by_saying(self, claim: Claim) -> str | Seat:
        """Who reports this claim: a scorekeeper who plays settles nothing but as one of the players."""
        seat = self.holder.seat
        return seat if seat is not None and isinstance(claim, Decide) else self.by

    def submission(
        self, claim: Claim, state: AnyMatch, with_phones: Collection[Seat]
    ) -> tuple[Claim, str | Seat]:
        """The claim, and by whom it is heard: a scorekeeper whose own seat is a party to it speaks for that
        seat, if the other party is among the seats `with_phones` and can speak too."""
        by, seat = self.by_saying(claim), self.holder.seat
        if seat is None or by != KEEPER or not isinstance(claim, Disputable):
            return claim, by
        parties = claim.parties(state)
        is_heard_too = any(party != seat and party in with_phones for party in parties)
        return (claim.as_claimed_by(seat), seat) if seat in parties and is_heard_too else (claim, by)

    def seats_with_phones(self, session: Session, claims: Iterable[Claim]) -> frozenset[Seat]:
        """The seats that a phone speaks for, where one of these claims may be heard otherwise for it."""
        if self.holder.seat is None or not any(isinstance(claim, Disputable) for claim in claims):
            return frozenset()
        found = tokens.phones(session, self.match_id)
        return frozenset(phone.seat for phone in found if phone.seat is not None)


def caller(token: str, match_id: str) -> Caller | None:
    """The holder of this token; None for a token that never existed. Raises Revoked before it is known
    whether the match exists, so that a revoked token reveals nothing, and NoSuchMatch if the token belongs to
    another match."""
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.ended(session, token)
        if holder is not None and holder.group_id is not None and can_be_id(match_id):
            stored = journal.find(session, match_id)
            if stored is not None and stored.group_id == holder.group_id:
                holder = replace(holder, match_id=match_id)
    if ended is not None:
        raise Revoked(ended)
    if holder is None:
        return None
    if holder.match_id != match_id:
        raise NoSuchMatch
    if holder.group_id is None:
        HOLDERS.keep(token, holder)
    return Caller(token, holder)


def known_caller(token: str, match_id: str) -> Caller | None:
    """The holder of this token as it was remembered at an earlier request; None if it is not remembered, or
    belongs to another match. Only for requests that check the token again in their own transaction
    (`still_here`)."""
    holder = HOLDERS.get(token)
    return Caller(token, holder) if holder is not None and holder.match_id == match_id else None


def can_be_id(text: str) -> bool:
    """Whether this text has the form of an id. The database need not be asked for any other."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def group_of(token: str, group_id: str | None = None) -> Holder | None:
    """The group that this token may look at; None if the token does not exist. Raises Revoked for a token or
    link that was revoked, and NoSuchGroup if the token belongs to another group or to none."""
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.ended(session, token)
    if ended in (GROUP, READER):
        raise Revoked(ended)
    if holder is None:
        return None
    if holder.group_id is None or group_id not in (None, holder.group_id):
        raise NoSuchGroup
    return holder


def only_the_group(holder: Holder) -> None:
    if holder.role != GROUP:
        raise NotYourRight("Read-only links cannot do this: send the group's own token.")


def only_the_keeper(caller: Caller) -> None:
    if caller.holder.role != KEEPER:
        raise NotYourRight("Only the scorekeeper may do that.")


def only_the_keeper_or_the_group(caller: Caller) -> None:
    if caller.holder.role not in (KEEPER, GROUP):
        raise NotYourRight("Only the scorekeeper and the group may do that.")


def nobody_but_the_table(caller: Caller) -> None:
    """Raise NotYourRight for a group's token, a watcher and a read-only link: they may read, not claim."""
    if caller.holder.role == GROUP:
        raise NotYourRight("Group tokens cannot send claims. Send a token of the match.")
    if caller.holder.role == WATCHER:
        raise NotYourRight("Watchers cannot send claims. Ask the scorekeeper for a seat.")
    if caller.holder.role == READER:
        raise NotYourRight("A read-only link cannot send claims. Ask the scorekeeper for a seat.")


def locked(session: Session, caller: Caller) -> Table:
    """The caller's match, locked against other writers. Raises NoSuchMatch and Revoked."""
    table = living_table(session, journal.lock(session, caller.match_id))
    still_here(session, caller)
    return table


def locked_for_a_claim(session: Session, caller: Caller, by: str, key: str) -> tuple[Table, BesideAClaim]:
    """The caller's match, locked, and what a claim needs beside it. Raises NoSuchMatch and Revoked."""
    return _for_a_claim(session, caller, journal.lock(session, caller.match_id), by, key)


def found_for_a_claim(session: Session, caller: Caller, by: str, key: str) -> tuple[Table, BesideAClaim]:
    """The same, unlocked."""
    return _for_a_claim(session, caller, journal.find(session, caller.match_id), by, key)


def _for_a_claim(
    session: Session, caller: Caller, match: StoredMatch | None, by: str, key: str
) -> tuple[Table, BesideAClaim]:
    stored = living(match)
    beside = journal.beside_a_claim(session, stored.id, caller.token, by, key)
    _check_same(caller, beside.holder)
    return table_of(session, stored, beside.seats), beside


def still_here(session: Session, caller: Caller) -> None:
    """Raise Revoked if the token was revoked since the request came in, or since it was remembered. Writers
    call this while they hold the lock on the match."""
    _check_same(caller, tokens.holder(session, caller.token))


def _check_same(caller: Caller, holder: Holder | None) -> None:
    if holder is None or holder.id != caller.holder.id:
        HOLDERS.forget(caller.token)
        raise Revoked(caller.holder.role)


def found(session: Session, caller: Caller) -> Table:
    return living_table(session, journal.find(session, caller.match_id))


def living_table(session: Session, stored: StoredMatch | None) -> Table:
    return table_of(session, living(stored))


def living(stored: StoredMatch | None) -> StoredMatch:
    """This match, unless it is erased. Raises NoSuchMatch."""
    if stored is None or stored.erased_at is not None:
        raise NoSuchMatch
    match_clock.heard_of(stored.id, stored.number)
    return stored
