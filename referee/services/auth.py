"""Identifying the caller of a request by its token, checking the rights of the token, and loading the
caller's match."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.model.state import AnyMatch
from referee.match.table.contests import DecideContest
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Claim, DisputableClaim
from referee.services import match_clock
from referee.services.errors import NoSuchGroup, NoSuchMatch, NotYourRight, TokenRevoked
from referee.storage import journal, tokens
from referee.storage.loading import LoadedMatch, load_stored_match
from referee.storage.remembered import CACHED_TOKEN_HOLDERS
from referee.storage.stored import ClaimContext, StoredMatch, TokenHolder
from referee.storage.transactions import open_read_session

GROUP_ROLE: Final = "group"
"""Role of a group's token. A token with this role cannot send claims."""
WATCHER_ROLE: Final = "watcher"
"""Role of a phone that only watches a match. A token with this role cannot send claims."""
READ_ONLY_ROLE: Final = "reader"
"""Role of a read-only link. A token with this role cannot send claims."""


@dataclass(frozen=True)
class Caller:
    """The sender of a request: its token, and what the token allows (`holder`).

    A group's token and a read-only link to a group give access to every match of the group. For these tokens,
    `holder.match_id` is the match that the request names.
    """

    token: str
    holder: TokenHolder

    @property
    def match_id(self) -> str:
        """The id of the match that the request is about."""
        return not_none(self.holder.match_id)

    @property
    def default_reporter(self) -> str | Seat:
        """The reporter (the person who makes the statement) that is stored with most claims of this caller.

        For a player's token, the reporter is the player's seat. For all other tokens, the reporter is
        `KEEPER` (the scorekeeper), even for tokens that can only preview claims. A few claims get another
        reporter (`reporter_of_claim`).
        """
        seat = self.holder.seat
        return seat if seat is not None and self.holder.role == "seat" else KEEPER

    def reporter_of_claim(self, claim: Claim) -> str | Seat:
        """The reporter of this claim. If a scorekeeper who also plays decides a dispute, the reporter is the
        scorekeeper's seat. For all other claims the reporter is `default_reporter`."""
        seat = self.holder.seat
        return seat if seat is not None and isinstance(claim, DecideContest) else self.default_reporter

    def claim_to_judge_and_its_reporter(
        self, claim: Claim, state: AnyMatch, with_phones: Collection[Seat]
    ) -> tuple[Claim, str | Seat]:
        """The claim to judge, and its reporter. `with_phones` are the seats whose players have a phone.

        A scorekeeper who also plays may report a dispute with another player, such as a challenge. If that
        player has a phone, the reporter is the scorekeeper's seat. The claim is then returned in the form in
        which this seat reports it, and the other player can answer. Any other claim is returned unchanged,
        and its reporter is `reporter_of_claim`.
        """
        by, seat = self.reporter_of_claim(claim), self.holder.seat
        if seat is None or by != KEEPER or not isinstance(claim, DisputableClaim):
            return claim, by
        parties = claim.parties_to_dispute(state)
        can_answer = any(party != seat and party in with_phones for party in parties)
        return (claim.as_reported_by_party(seat), seat) if seat in parties and can_answer else (claim, by)

    def seats_with_phones(self, session: Session, claims: Iterable[Claim]) -> frozenset[Seat]:
        """The seats whose players have a phone, for `claim_to_judge_and_its_reporter`. Empty, without a
        query, if the caller has no seat, or if none of the claims is about a dispute. These cases do not need
        the seats."""
        if self.holder.seat is None or not any(isinstance(claim, DisputableClaim) for claim in claims):
            return frozenset()
        found = tokens.valid_tokens_of_match(session, self.match_id)
        return frozenset(phone.seat for phone in found if phone.seat is not None)


def find_caller(token: str, match_id: str) -> Caller | None:
    """The caller with this token. None for a string that is neither a valid nor a revoked token.

    Raises TokenRevoked for a revoked token, even if the match does not exist, so that the answer does not
    reveal which matches exist. Raises NoSuchMatch if the token belongs to another match.
    """
    with open_read_session() as session:
        holder = tokens.find_token_holder(session, token)
        ended = None if holder else tokens.find_role_of_revoked_token(session, token)
        if holder is not None and holder.group_id is not None and has_form_of_id(match_id):
            stored = journal.find_match(session, match_id)
            if stored is not None and stored.group_id == holder.group_id:
                holder = replace(holder, match_id=match_id)
    if ended is not None:
        raise TokenRevoked(ended)
    if holder is None:
        return None
    if holder.match_id != match_id:
        raise NoSuchMatch
    if holder.group_id is None:
        CACHED_TOKEN_HOLDERS.cache_value(token, holder)
    return Caller(token, holder)


def find_caller_in_cache(token: str, match_id: str) -> Caller | None:
    """The caller with this token, from the cache of earlier requests. None if the token is not cached, or
    belongs to another match.

    The token may have been revoked after it was cached. A request with a cached caller must check the token
    in its own transaction (`require_valid_token`).
    """
    holder = CACHED_TOKEN_HOLDERS.get(token)
    return Caller(token, holder) if holder is not None and holder.match_id == match_id else None


def has_form_of_id(text: str) -> bool:
    """Whether this text has the form of an id. A text of another form cannot be in the database, so no query
    is needed."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text) is not None


def find_group_token_holder(token: str, group_id: str | None = None) -> TokenHolder | None:
    """The rights of a valid token of a group, or of a valid read-only link to a group. If `group_id` is None,
    the token may belong to any group.

    Raises NoSuchGroup for a valid token that belongs to a match, or to a group other than `group_id`. Raises
    TokenRevoked for a revoked token of a group, and for a revoked read-only link. None for any other string,
    such as a phone's revoked token.
    """
    with open_read_session() as session:
        holder = tokens.find_token_holder(session, token)
        ended = None if holder else tokens.find_role_of_revoked_token(session, token)
    if ended in (GROUP_ROLE, READ_ONLY_ROLE):
        raise TokenRevoked(ended)
    if holder is None:
        return None
    if holder.group_id is None or group_id not in (None, holder.group_id):
        raise NoSuchGroup
    return holder


def require_group_token(holder: TokenHolder) -> None:
    """Raise NotYourRight unless `holder` has a group's own token. The token of a read-only link to the group
    is not enough."""
    if holder.role != GROUP_ROLE:
        raise NotYourRight(tell("error-right-group-token"))


def require_scorekeeper(caller: Caller) -> None:
    """Raise NotYourRight unless the caller has a scorekeeper's token."""
    if caller.holder.role != KEEPER:
        raise NotYourRight(tell("error-right-scorekeeper"))


def require_scorekeeper_or_group(caller: Caller) -> None:
    """Raise NotYourRight unless the caller has a scorekeeper's token or a group's token."""
    if caller.holder.role not in (KEEPER, GROUP_ROLE):
        raise NotYourRight(tell("error-right-scorekeeper-or-group"))


def require_player_or_scorekeeper(caller: Caller) -> None:
    """Raise NotYourRight for the token of a group, a watcher or a read-only link. These tokens allow the
    caller to read a match, but not to send claims."""
    if caller.holder.role == GROUP_ROLE:
        raise NotYourRight(tell("error-right-claims-of-group"))
    if caller.holder.role == WATCHER_ROLE:
        raise NotYourRight(tell("error-right-claims-of-watcher"))
    if caller.holder.role == READ_ONLY_ROLE:
        raise NotYourRight(tell("error-right-claims-of-reader"))


def lock_match(session: Session, caller: Caller) -> LoadedMatch:
    """The caller's match, locked against other writers until the transaction ends. Raises NoSuchMatch if the
    match does not exist or is erased, and TokenRevoked if the caller's token was revoked."""
    table = load_match(session, journal.find_and_lock_match(session, caller.match_id))
    require_valid_token(session, caller)
    return table


def lock_match_for_claim(
    session: Session, caller: Caller, by: str, key: str
) -> tuple[LoadedMatch, ClaimContext]:
    """The caller's match, locked against other writers, and the other rows that are needed to enter a claim.

    `by` is the reporter of the claim, and `key` the idempotency key of the request. If this reporter has used
    this key before, the rows contain the stored reply. Raises NoSuchMatch and TokenRevoked as `lock_match`
    does.
    """
    return _load_match_for_claim(
        session, caller, journal.find_and_lock_match(session, caller.match_id), by, key
    )


def find_match_for_claim(
    session: Session, caller: Caller, by: str, key: str
) -> tuple[LoadedMatch, ClaimContext]:
    """Return the same as `lock_match_for_claim`, but do not lock the match. Raises NoSuchMatch and
    TokenRevoked."""
    return _load_match_for_claim(session, caller, journal.find_match(session, caller.match_id), by, key)


def _load_match_for_claim(
    session: Session, caller: Caller, match: StoredMatch | None, by: str, key: str
) -> tuple[LoadedMatch, ClaimContext]:
    stored = require_existing_match(match)
    context = journal.read_claim_context(session, stored.id, caller.token, by, key)
    _raise_if_token_revoked(caller, context.holder)
    return load_stored_match(session, stored, context.seats), context


def require_valid_token(session: Session, caller: Caller) -> None:
    """Raise TokenRevoked if the caller's token is no longer valid. The token may have been revoked since the
    request came in, or since the token was cached. A service that writes calls this function while the match
    is locked."""
    _raise_if_token_revoked(caller, tokens.find_token_holder(session, caller.token))


def _raise_if_token_revoked(caller: Caller, holder: TokenHolder | None) -> None:
    if holder is None or holder.id != caller.holder.id:
        CACHED_TOKEN_HOLDERS.remove_key(caller.token)
        raise TokenRevoked(caller.holder.role)


def find_match(session: Session, caller: Caller) -> LoadedMatch:
    """The caller's match, without a lock. Raises NoSuchMatch if the match does not exist or is erased."""
    return load_match(session, journal.find_match(session, caller.match_id))


def load_match(session: Session, stored: StoredMatch | None) -> LoadedMatch:
    """Load the match of a database row. Raises NoSuchMatch if the row is None, or if the match is erased."""
    return load_stored_match(session, require_existing_match(stored))


def require_existing_match(stored: StoredMatch | None) -> StoredMatch:
    """Return this row of a match unchanged. Raises NoSuchMatch if the row is None, or if the match is erased.

    The function also reports the newest entry of the match to `match_clock`, which measures the time between
    entries.
    """
    if stored is None or stored.erased_at is not None:
        raise NoSuchMatch
    match_clock.record_newest_entry_if_new(stored.id, stored.number)
    return stored
