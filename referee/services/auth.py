"""Callers, their rights, and access to the match of a request."""

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
from referee.storage.loading import LoadedMatch, table_of
from referee.storage.remembered import HOLDERS
from referee.storage.stored import ClaimContext, Holder, StoredMatch
from referee.storage.transactions import reading

GROUP: Final = "group"
WATCHER: Final = "watcher"
READER: Final = "reader"
"""Roles of tokens that cannot send claims."""


@dataclass(frozen=True)
class Caller:
    """The sender of a request: a token and its rights. The token of a group, and a read-only link to a group,
    act on one match of the group at a time, which the request names."""

    token: str
    holder: Holder

    @property
    def match_id(self) -> str:
        """The id of the match of the request."""
        return known(self.holder.match_id)

    @property
    def by(self) -> str | Seat:
        """The reporter of the caller's claims: `KEEPER` or a seat. Claims that a token without a seat tries
        in a preview count as the scorekeeper's."""
        seat = self.holder.seat
        return seat if seat is not None and self.holder.role == "seat" else KEEPER

    def reporter_of(self, claim: Claim) -> str | Seat:
        """The reporter of this claim. A scorekeeper with a seat decides a dispute as a player, not as
        scorekeeper."""
        seat = self.holder.seat
        return seat if seat is not None and isinstance(claim, Decide) else self.by

    def submission(
        self, claim: Claim, state: AnyMatch, with_phones: Collection[Seat]
    ) -> tuple[Claim, str | Seat]:
        """The claim to be judged, and its reporter. If the scorekeeper's own seat is a party to the claim,
        and another party is among the seats `with_phones` and can answer, the claim is that seat's."""
        by, seat = self.reporter_of(claim), self.holder.seat
        if seat is None or by != KEEPER or not isinstance(claim, Disputable):
            return claim, by
        parties = claim.parties(state)
        can_answer = any(party != seat and party in with_phones for party in parties)
        return (claim.as_claimed_by(seat), seat) if seat in parties and can_answer else (claim, by)

    def seats_with_phones(self, session: Session, claims: Iterable[Claim]) -> frozenset[Seat]:
        """The seats with phones of their own, if they can change the reporter of one of these claims. Empty
        otherwise."""
        if self.holder.seat is None or not any(isinstance(claim, Disputable) for claim in claims):
            return frozenset()
        found = tokens.phones(session, self.match_id)
        return frozenset(phone.seat for phone in found if phone.seat is not None)


def find_caller(token: str, match_id: str) -> Caller | None:
    """The caller with this token; None for a token that never existed. Raises Revoked for a revoked token,
    whether or not the match exists, so that the token reveals nothing. Raises NoSuchMatch if the token
    belongs to another match."""
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.revoked_role(session, token)
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


def cached_caller(token: str, match_id: str) -> Caller | None:
    """The caller with this token, from the cache of earlier requests; None if it is not cached, or belongs to
    another match. Requests that use it must check the token in their own transaction
    (`require_valid_token`)."""
    holder = HOLDERS.get(token)
    return Caller(token, holder) if holder is not None and holder.match_id == match_id else None


def can_be_id(text: str) -> bool:
    """Whether this text has the form of an id. Other texts need no query."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def find_group_holder(token: str, group_id: str | None = None) -> Holder | None:
    """The rights of a token that may read a group; None if the token does not exist. Raises Revoked for a
    revoked token or link of a group, and NoSuchGroup if the token belongs to another group or to none."""
    with reading() as session:
        holder = tokens.holder(session, token)
        ended = None if holder else tokens.revoked_role(session, token)
    if ended in (GROUP, READER):
        raise Revoked(ended)
    if holder is None:
        return None
    if holder.group_id is None or group_id not in (None, holder.group_id):
        raise NoSuchGroup
    return holder


def require_group(holder: Holder) -> None:
    """Raise NotYourRight for a read-only link to a group."""
    if holder.role != GROUP:
        raise NotYourRight("Read-only links cannot do this: send the group's own token.")


def require_scorekeeper(caller: Caller) -> None:
    """Raise NotYourRight unless the token is a scorekeeper's."""
    if caller.holder.role != KEEPER:
        raise NotYourRight("Only the scorekeeper may do that.")


def require_scorekeeper_or_group(caller: Caller) -> None:
    """Raise NotYourRight unless the token is a scorekeeper's or the group's."""
    if caller.holder.role not in (KEEPER, GROUP):
        raise NotYourRight("Only the scorekeeper and the group may do that.")


def require_player_or_scorekeeper(caller: Caller) -> None:
    """Raise NotYourRight for the token of a group, a watcher or a read-only link. They may read, but not
    claim."""
    if caller.holder.role == GROUP:
        raise NotYourRight("Group tokens cannot send claims. Send a token of the match.")
    if caller.holder.role == WATCHER:
        raise NotYourRight("Watchers cannot send claims. Ask the scorekeeper for a seat.")
    if caller.holder.role == READER:
        raise NotYourRight("A read-only link cannot send claims. Ask the scorekeeper for a seat.")


def lock_match(session: Session, caller: Caller) -> LoadedMatch:
    """The caller's match, locked against other writers. Raises NoSuchMatch if there is none, and Revoked if
    the token was revoked."""
    table = load_match(session, journal.lock(session, caller.match_id))
    require_valid_token(session, caller)
    return table


def lock_for_claim(session: Session, caller: Caller, by: str, key: str) -> tuple[LoadedMatch, ClaimContext]:
    """The caller's match, locked, and the other rows that a claim needs. Raises NoSuchMatch and Revoked as
    `lock_match` does."""
    return _for_a_claim(session, caller, journal.lock(session, caller.match_id), by, key)


def find_for_claim(session: Session, caller: Caller, by: str, key: str) -> tuple[LoadedMatch, ClaimContext]:
    """The caller's match, unlocked, and the other rows that a claim needs. Raises NoSuchMatch and Revoked as
    `lock_match` does."""
    return _for_a_claim(session, caller, journal.find(session, caller.match_id), by, key)


def _for_a_claim(
    session: Session, caller: Caller, match: StoredMatch | None, by: str, key: str
) -> tuple[LoadedMatch, ClaimContext]:
    stored = require_match(match)
    context = journal.claim_context(session, stored.id, caller.token, by, key)
    _check_holder(caller, context.holder)
    return table_of(session, stored, context.seats), context


def require_valid_token(session: Session, caller: Caller) -> None:
    """Raise Revoked if the token was revoked since the request came in, or since it was cached. Writers call
    this while they hold the lock of the match."""
    _check_holder(caller, tokens.holder(session, caller.token))


def _check_holder(caller: Caller, holder: Holder | None) -> None:
    if holder is None or holder.id != caller.holder.id:
        HOLDERS.forget(caller.token)
        raise Revoked(caller.holder.role)


def find_match(session: Session, caller: Caller) -> LoadedMatch:
    """The caller's match, unlocked. Raises NoSuchMatch if there is none."""
    return load_match(session, journal.find(session, caller.match_id))


def load_match(session: Session, stored: StoredMatch | None) -> LoadedMatch:
    """Load the match of a row. Raises NoSuchMatch if there is none, or if it is erased."""
    return table_of(session, require_match(stored))


def require_match(stored: StoredMatch | None) -> StoredMatch:
    """Return `stored`. Raises NoSuchMatch if it is None, or if the match is erased."""
    if stored is None or stored.erased_at is not None:
        raise NoSuchMatch
    match_clock.note_newest(stored.id, stored.number)
    return stored
