"""Joining a match. A phone with a ticket joins at once. A phone with a spoken code asks the scorekeeper for
admission: the phone knocks. Phones of a match may join the rematch of that match.

If a ticket, code or knock is wrong, used, revoked or expired, the services raise NoRightToJoin. The database
query is the same for each of these reasons, so that the time of the answer reveals nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from sqlalchemy.orm import Session

from referee.kit.quantities import MILLISECONDS_PER_MINUTE
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.live import wakeups
from referee.match.table.names import casefolded_name
from referee.presenters.joining import (
    DoorView,
    JoinedView,
    JoinRequestView,
    KnocksView,
    KnockView,
    OfferedSeatView,
    OpenedKnockView,
    SpokenCodeView,
    TicketsView,
    ValidTicketView,
)
from referee.rulings.submission import KEEPER
from referee.services.auth import (
    GROUP_ROLE,
    READ_ONLY_ROLE,
    WATCHER_ROLE,
    Caller,
    has_form_of_id,
    load_match,
    lock_match,
    require_scorekeeper,
)
from referee.services.clock import now
from referee.services.errors import (
    IdempotencyKeyReused,
    InvalidClaim,
    KnockNotAdmitted,
    MaximumReached,
    NoRightToJoin,
    NoSuchMatch,
    NoSuchTicketOrKnock,
    SeatAlreadyTaken,
)
from referee.services.idempotency import idempotency_key_of_rematch_token, sha256_of_parts
from referee.services.last_used import expiry_date_of_match, record_match_use
from referee.services.match_views import present_match
from referee.services.phones import (
    claim_that_phone_came_or_left,
    close_invitations,
    enter_phone_in_logbook,
    remove_phone,
    require_other_scorekeeper,
)
from referee.storage import ids, invitations, journal, tokens
from referee.storage.invitations import StoredKnock, StoredTicket, TicketRole
from referee.storage.loading import LoadedMatch
from referee.storage.stored import PhoneRole, StoredMatch, StoredMatchToken
from referee.storage.transactions import open_read_session, transact

INVITATION_VALIDITY_MS = 10 * MILLISECONDS_PER_MINUTE
"""Number of milliseconds for which a scorekeeper's ticket, a spoken code or a knock (request for admission)
is valid."""

MOST_WAITING_KNOCKS = 8
"""Maximum number of unanswered knocks (requests for admission) at one match."""
MOST_KNOCKS_OF_A_NETWORK = 5
"""Maximum number of unanswered knocks (requests for admission) at one match from one network. Phones of other
networks can still knock.

A new knock replaces an unanswered knock with the same name from the same network, because the phone has
probably reloaded the page. The server cannot be sure that it is the same phone: all phones of a household
share one address, and a phone can invent keys and names.
"""
NETWORK_HASH_DIGITS = 4
"""Number of hexadecimal digits of the hash that is stored for a phone's network. Four digits are enough to
distinguish the networks at one match. Four digits do not reveal an address, because tens of thousands of
addresses have the same hash."""
MOST_WATCHERS = 50
"""Maximum number of watching phones at one match. Fifty phones are enough for the families of a full
table."""


@dataclass(frozen=True)
class JoinWish:
    """How a phone wants to join: at a `seat`, or as a watcher (`watch`). With a scorekeeper's ticket a phone
    may also join without a seat, as a scorekeeper who does not play."""

    seat: Seat | None = None
    watch: bool = False


@dataclass(frozen=True)
class RightToJoin:
    """The right of a phone to join a match, from a ticket, an admitted knock or a rematch.

    The phone gets the role `role` and the seat `seat`. `close` is called after the phone has joined. It ends
    a right that can be used only once. If the right comes from a knock, `knock` is the id of the knock. If
    the match is a rematch, `former` is the id of the phone's token in the former match.
    """

    match_id: str
    role: PhoneRole
    seat: Seat | None
    close: Callable[[Session, int], object]
    knock: str | None = None
    former: str | None = None


FindRightToJoin = Callable[[Session, int], RightToJoin | None]
"""A function that returns the right of a phone to join at a given time in ms. None if the phone has no right
to join at that time."""


# --- issuing tickets and spoken codes ---


def issue_ticket(caller: Caller, role: TicketRole, key: str) -> tuple[StoredTicket, str]:
    """Issue a ticket. Return the ticket and its secret. Clients show a ticket as a link and as a code to
    scan.

    A ticket for players and watchers is valid until it is revoked. A scorekeeper's ticket is valid for ten
    minutes and for one phone. A retry with the same idempotency key issues no second ticket. It returns the
    first ticket with a new secret, and the old secret becomes invalid.

    Raises NotYourRight unless the caller is a scorekeeper. Raises IdempotencyKeyReused if the ticket of this
    key has another role or has ended. Also raises NoSuchMatch and TokenRevoked.
    """
    require_scorekeeper(caller)

    def work(session: Session) -> tuple[StoredTicket, str]:
        table, at = lock_match(session, caller), now()
        stored_key = sha256_of_parts(table.stored.id, key)
        known = invitations.find_ticket_by_key(session, stored_key)
        if known is not None and (known.role != role or known.ended_at is not None):
            raise IdempotencyKeyReused
        ticket_id = known.id if known else ids.new_random_id(ids.SHORT)
        expires_at = at + INVITATION_VALIDITY_MS if role == KEEPER else None
        ticket = StoredTicket(ticket_id, table.stored.id, role, stored_key, expires_at)
        return ticket, invitations.store_ticket_and_make_secret(session, ticket)

    return transact(work)


def revoke_ticket(caller: Caller, ticket_id: str) -> None:
    """Revoke a ticket. A second call changes nothing.

    Raises NotYourRight unless the caller is a scorekeeper. Raises NoSuchTicketOrKnock if the match has no
    such ticket. Also raises NoSuchMatch and TokenRevoked.
    """
    require_scorekeeper(caller)

    def work(session: Session) -> None:
        table = lock_match(session, caller)
        is_one = has_form_of_id(ticket_id) and invitations.end_ticket(
            session, table.stored.id, ticket_id, now()
        )
        if not is_one:
            raise NoSuchTicketOrKnock

    transact(work)


def view_tickets(caller: Caller) -> TicketsView:
    """The view of the valid tickets of the match, without their secrets. Raises NotYourRight unless the
    caller is a scorekeeper."""
    require_scorekeeper(caller)
    with open_read_session() as session:
        found = invitations.find_valid_tickets_of_match(session, caller.match_id, now())
    return TicketsView(tuple(ValidTicketView(one.id, one.role, one.expires_at) for one in found))


def close_match_to_new_phones(caller: Caller) -> None:
    """Close the match to new phones. All tickets and spoken codes of the match end. If the match is a
    rematch, the phones of the former match can no longer join. The scorekeeper can still answer waiting
    knocks (requests for admission).

    Raises NotYourRight unless the caller is a scorekeeper. Also raises NoSuchMatch and TokenRevoked.
    """
    require_scorekeeper(caller)

    def work(session: Session) -> None:
        close_invitations(session, lock_match(session, caller).stored.id)

    transact(work)


def issue_spoken_code(caller: Caller, key: str) -> SpokenCodeView:
    """Issue a spoken code that is valid for ten minutes. Earlier codes of the match end after one minute.

    Raises NotYourRight unless the caller is a scorekeeper. Also raises NoSuchMatch and TokenRevoked.
    """
    require_scorekeeper(caller)

    def work(session: Session) -> SpokenCodeView:
        table, at = lock_match(session, caller), now()
        invitations.delete_expired_knocks_and_codes(session, at)
        stored_key = sha256_of_parts(table.stored.id, key)
        spoken = invitations.store_new_spoken_code(
            session,
            table.stored.id,
            stored_key,
            at + INVITATION_VALIDITY_MS,
            others_until=at + MILLISECONDS_PER_MINUTE,
        )
        return SpokenCodeView(spoken, at + INVITATION_VALIDITY_MS)

    return transact(work)


# --- joining with a ticket ---


def view_match_by_ticket(secret: str) -> DoorView:
    """The view of a match for a phone that has this ticket and has not joined yet. The view contains the role
    of the ticket, the game, and the seats. Raises NoRightToJoin if the ticket is not valid."""
    with open_read_session() as session:
        ticket = invitations.find_valid_ticket(session, secret, now())
        if ticket is None:
            raise NoRightToJoin
        table = _load_match_to_join(session, journal.find_match, ticket.match_id)
        held = seats_taken_by_phones(session, table.stored.id)
    names, faces, seating = table.names, table.faces, table.state.seating
    seats = (OfferedSeatView(seat, names[seat], seat not in held, faces[seat]) for seat in seating)
    return DoorView(ticket.role, table.game.name, tuple(seats))


def join_with_ticket(secret: str, wish: JoinWish, key: str, token: str | None) -> JoinedView:
    """Admit a phone that has a ticket with this secret. Return the phone's token and the match.

    A phone that is already in this match sends its `token`. Such a phone changes its role or seat, and its
    old token is revoked. A retry with the same idempotency key admits no second phone. It returns the same
    token with a new secret string.

    Raises NoRightToJoin if the ticket is not valid, and InvalidClaim for a wish that does not fit the ticket
    or the match. Raises SeatAlreadyTaken if another phone has the seat, and MaximumReached if the match has
    too many watchers. Raises LastScorekeeperCannotLeave if the phone has the only scorekeeper's token and
    would lose that role. Raises IdempotencyKeyReused if the key was used with another wish.
    """

    def find_right_of_ticket(session: Session, at: int) -> RightToJoin | None:
        ticket = invitations.find_valid_ticket(session, secret, at)
        return None if ticket is None else _right_to_join_of_ticket(ticket, wish)

    return _join_match(find_right_of_ticket, sha256_of_parts(secret, key), wish, token)


def _right_to_join_of_ticket(ticket: StoredTicket, wish: JoinWish) -> RightToJoin:
    """The right to join that a valid ticket gives to a phone with this wish. Raises InvalidClaim if the wish
    does not fit the ticket."""
    if ticket.role == KEEPER:
        if wish.watch:
            raise InvalidClaim({"watch": [tell("error-ticket-of-scorekeeper")]})
        close = partial(_end_ticket, ticket=ticket)
        return RightToJoin(ticket.match_id, KEEPER, wish.seat, close)
    if wish.seat is None and not wish.watch:
        raise InvalidClaim({"seat": [tell("error-send-your-seat")]})
    return RightToJoin(
        ticket.match_id, WATCHER_ROLE if wish.watch else "seat", wish.seat, _do_nothing_after_joining
    )


def _end_ticket(session: Session, at: int, ticket: StoredTicket) -> None:
    invitations.end_ticket(session, ticket.match_id, ticket.id, at)


def _do_nothing_after_joining(session: Session, at: int) -> None:
    """Do nothing after a phone has joined. The right to join stays valid, because a rematch, or a ticket for
    players and watchers, admits any number of phones."""


# --- joining with a knock ---


def knock_with_spoken_code(spoken: str, name: str, watch: bool, key: str, network: str) -> OpenedKnockView:
    """Ask the scorekeeper to admit a phone that knows a spoken code. Return the knock and its secret. The
    scorekeeper sees `name`. `network` identifies the network of the phone.

    A retry with the same idempotency key does not knock again, but replaces the secret of the knock. Raises
    NoRightToJoin if the code is not valid, MaximumReached if too many phones wait, and IdempotencyKeyReused
    if the key was used with another request.
    """
    stored_key = sha256_of_parts(spoken, key)

    def make_unsaved_knock(match_id: str, at: int) -> StoredKnock:
        mark = sha256_of_parts(match_id, network)[:NETWORK_HASH_DIGITS]
        return StoredKnock("", match_id, stored_key, name, watch, at, 0, network=mark)

    with open_read_session() as session:
        # The request is checked before the transaction, so that a refused request locks and writes nothing.
        match_id = _load_match_to_join(
            session, journal.find_match, _find_match_of_knock_or_code(session, stored_key, spoken)
        ).stored.id
        if invitations.find_knock_by_key(session, stored_key, now()) is None:
            _check_room_for_knock(session, make_unsaved_knock(match_id, now()))

    def work(session: Session) -> OpenedKnockView:
        table, at = _load_match_to_join(session, journal.find_and_lock_match, match_id), now()
        invitations.delete_expired_knocks_and_codes(session, at)
        before = invitations.find_knock_by_key(session, stored_key, at)
        if before is None:
            before = _create_knock_row(session, table, spoken, make_unsaved_knock(match_id, at))
        elif before.watch != watch or before.name not in (None, name):
            raise IdempotencyKeyReused
        return OpenedKnockView(
            invitations.store_knock_and_make_secret(session, before), present_knock(before)
        )

    return transact(work)


def _find_match_of_knock_or_code(session: Session, key: str, spoken: str) -> str | None:
    """The id of the match at which the phone knocks. For a retry, the match is found by the idempotency key
    of the earlier knock. For a new knock, the match is found by the spoken code. None if no match is
    found."""
    at = now()
    before, match_id = (
        invitations.find_knock_by_key(session, key, at),
        invitations.find_match_of_spoken_code(session, spoken, at),
    )
    return before.match_id if before else match_id


def _create_knock_row(session: Session, table: LoadedMatch, spoken: str, knock: StoredKnock) -> StoredKnock:
    """Create the row of a new knock, which the caller stores. End the unanswered knocks with the same name
    from the same network. Raises NoRightToJoin if the code is not valid for this match, and MaximumReached if
    too many phones wait."""
    if invitations.find_match_of_spoken_code(session, spoken, knock.at) != table.stored.id:
        raise NoRightToJoin
    _check_room_for_knock(session, knock)
    for same in _unanswered_knocks(session, knock, is_same=True):
        invitations.end_knock(session, same.id, knock.at)
    return replace(knock, id=ids.new_random_id(ids.SHORT), expires_at=knock.at + INVITATION_VALIDITY_MS)


def _check_room_for_knock(session: Session, knock: StoredKnock) -> None:
    """Raise MaximumReached if too many phones already wait for admission to the match, or if too many of them
    are in the network of this knock. Earlier knocks that the new knock replaces are not counted."""
    waiting = _unanswered_knocks(session, knock, is_same=False)
    if len(waiting) >= MOST_WAITING_KNOCKS:
        raise MaximumReached(tell("error-knocks-full", {"most": MOST_WAITING_KNOCKS}))
    if [one.network for one in waiting].count(knock.network) >= MOST_KNOCKS_OF_A_NETWORK:
        raise MaximumReached(tell("error-knocks-of-network-full", {"most": MOST_KNOCKS_OF_A_NETWORK}))


def _unanswered_knocks(session: Session, new: StoredKnock, is_same: bool) -> list[StoredKnock]:
    """The unanswered knocks at the match of the knock `new`. If `is_same` is true, the result has only knocks
    with the name and network of `new`. If `is_same` is false, the result has only the other knocks."""

    def of(knock: StoredKnock) -> tuple[str, str | None]:
        return casefolded_name(not_none(knock.name)), knock.network

    outside = invitations.find_open_knocks_of_match(session, new.match_id, new.at)
    return [one for one in outside if one.admitted is None and (of(one) == of(new)) == is_same]


def view_knock(secret: str, knock_id: str) -> KnockView:
    """The view of a knock, for the phone that has the secret of the knock. Raises NoRightToJoin if no valid
    knock has this secret and id."""
    with open_read_session() as session:
        knock = (
            invitations.find_knock_by_secret_and_id(session, secret, knock_id, now())
            if has_form_of_id(knock_id)
            else None
        )
    if knock is None:
        raise NoRightToJoin
    return present_knock(knock)


def view_knocks(caller: Caller) -> KnocksView:
    """The view of the open knocks at the match. A knock is open if the scorekeeper has not answered it, or
    has admitted the phone and the phone has not joined yet. Raises NotYourRight unless the caller is a
    scorekeeper."""
    require_scorekeeper(caller)
    with open_read_session() as session:
        found = invitations.find_open_knocks_of_match(session, caller.match_id, now())
    return KnocksView(
        tuple(JoinRequestView(not_none(one.name), one.watch, one.at, present_knock(one)) for one in found)
    )


def answer_knock(caller: Caller, knock_id: str, admit: bool, wish: JoinWish) -> KnockView:
    """Admit or refuse a phone that has knocked. Return the view of the knock. An admitted phone gets the seat
    of `wish`. If `wish` has no seat, the phone watches. The scorekeeper may change the answer until the phone
    has joined.

    Raises NotYourRight unless the caller is a scorekeeper. Raises NoSuchTicketOrKnock if there is no such
    knock. Raises InvalidClaim if nobody sits at the seat, and SeatAlreadyTaken if another phone has the seat.
    Also raises NoSuchMatch and TokenRevoked.
    """
    require_scorekeeper(caller)

    def work(session: Session) -> KnockView:
        table, at = lock_match(session, caller), now()
        knock = (
            invitations.find_knock_of_match(session, table.stored.id, knock_id, at)
            if has_form_of_id(knock_id)
            else None
        )
        if knock is None:
            raise NoSuchTicketOrKnock
        _check_seat_has_no_phone(session, table, wish.seat, knock_id)
        answered = replace(knock, admitted=admit, seat=wish.seat, expires_at=at + INVITATION_VALIDITY_MS)
        invitations.store_answer_to_knock(session, knock_id, admit, wish.seat, answered.expires_at)
        return present_knock(answered)

    return transact(work)


_KNOCK_STATUS_BY_ANSWER: dict[bool | None, Literal["waiting", "admitted", "refused"]] = {
    None: "waiting",
    True: "admitted",
    False: "refused",
}
"""The statuses of a knock (request for admission) in JSON. The keys are the scorekeeper's answers: None for
no answer yet, True for admitted, and False for refused."""


def present_knock(knock: StoredKnock) -> KnockView:
    """The view of a knock (request for admission) with the scorekeeper's answer."""
    return KnockView(knock.id, _KNOCK_STATUS_BY_ANSWER[knock.admitted], knock.seat, knock.expires_at)


def join_after_knock(secret: str, knock_id: str, key: str) -> JoinedView:
    """Let a phone join after the scorekeeper has admitted its knock. Return the phone's token and the match.
    A knock can be used once. Raises NoRightToJoin if there is no valid knock with this secret and id, and
    KnockNotAdmitted if the scorekeeper has not admitted the phone. Raises SeatAlreadyTaken if another phone
    has the seat, and MaximumReached if the match has too many watchers."""

    def find_right_of_knock(session: Session, at: int) -> RightToJoin | None:
        knock = invitations.find_knock_by_secret_and_id(session, secret, knock_id, at)
        if knock is None:
            return None
        if not knock.admitted:
            raise KnockNotAdmitted(yet=knock.admitted is None)
        close = partial(_end_knock, knock=knock)
        role: PhoneRole = WATCHER_ROLE if knock.seat is None else "seat"
        return RightToJoin(knock.match_id, role, knock.seat, close, knock.id)

    return _join_match(find_right_of_knock, sha256_of_parts(secret, knock_id, key), None, None)


def _end_knock(session: Session, at: int, knock: StoredKnock) -> None:
    invitations.end_knock(session, knock.id, at)


# --- joining a rematch ---


def join_rematch(secret: str, match_id: str) -> JoinedView:
    """Let a phone of a match join the rematch of that match. `secret` is the phone's token in the old match.
    Return the phone's new token and the rematch.

    The phone keeps its role. But a player who has no seat in the rematch becomes a watcher. A second request
    with the same old token admits no second phone. It returns the same new token with a new secret string. A
    phone cannot join if a scorekeeper has removed it from any match of the series of rematches.

    Raises NoRightToJoin if no phone has the token, or if the rematch is not open to the phone. Raises
    SeatAlreadyTaken if another phone has the seat, and MaximumReached if the rematch has too many watchers.
    """
    with open_read_session() as session:
        holder = tokens.find_token_holder(session, secret)
        is_barred = holder is not None and tokens.phone_is_barred(session, holder.id)
    if (
        holder is None
        or holder.match_id is None
        or holder.role == READ_ONLY_ROLE
        or holder.role == GROUP_ROLE
    ):
        raise NoRightToJoin
    if is_barred:
        raise NoRightToJoin
    record_match_use(holder.match_id)
    former = holder.match_id
    was: PhoneRole = holder.role

    def find_right_to_join_rematch(session: Session, at: int) -> RightToJoin | None:
        before, is_good = (
            journal.find_match(session, former),
            tokens.find_token_holder(session, secret) is not None,
        )
        if not is_good or before is None or before.rematch_id != match_id:
            return None
        seating = _load_match_to_join(session, journal.find_match, match_id).state.seating
        now_at = None if holder.seat is None else journal.find_seat_in_rematch(session, match_id, holder.seat)
        seat = next((seat for seat in seating if seat == now_at), None)
        role = WATCHER_ROLE if was == "seat" and seat is None else was
        return RightToJoin(match_id, role, seat, _do_nothing_after_joining, former=holder.id)

    return _join_match(
        find_right_to_join_rematch, idempotency_key_of_rematch_token(match_id, holder.id), None, None
    )


# --- admitting a phone ---


def _join_match(find: FindRightToJoin, key: str, wish: JoinWish | None, token: str | None) -> JoinedView:
    """Admit a phone that has the right to join. `find` finds this right. Return the phone's token and the
    match.

    A retry with the same key admits no second phone. It returns the same token with a new secret string. If
    the phone has left the match in the meantime, a retry raises NoRightToJoin. Raises the errors of
    `join_with_ticket`, `join_after_knock` and `join_rematch`.
    """
    with open_read_session() as session:
        # The right is checked before the transaction, so that a guessed secret cannot lock a match.
        before, way = tokens.find_token_by_key(session, key), find(session, now())
        match_id = before.match_id if before else way.match_id if way else None
        _load_match_to_join(session, journal.find_match, match_id)

    def work(session: Session) -> JoinedView:
        table = _load_match_to_join(session, journal.find_and_lock_match, match_id)
        before = tokens.find_token_by_key(session, key)
        if before is not None:
            return _answer_repeated_join(session, table, before, wish)
        way = find(session, now())
        if way is None:
            raise NoRightToJoin
        return _admit_phone(session, table, way, key, token)

    view = transact(work)
    wakeups.wake_streams_of_match(view.match.id)
    return view


def _answer_repeated_join(
    session: Session, table: LoadedMatch, before: StoredMatchToken, wish: JoinWish | None
) -> JoinedView:
    """Answer a repeated request to join. `before` is the token that the phone got for its first request.
    Return the phone and the match, with a new secret string for this token. Raises NoRightToJoin if the phone
    has left the match, and IdempotencyKeyReused if the earlier request had another wish."""
    if before.revoked_at is not None:
        raise NoRightToJoin
    if wish is not None and (before.seat, before.role == WATCHER_ROLE) != (wish.seat, wish.watch):
        raise IdempotencyKeyReused
    return _present_joined_phone(session, table, before, tokens.renew_token_secret(session, before.id))


def _admit_phone(
    session: Session, table: LoadedMatch, way: RightToJoin, key: str, token: str | None
) -> JoinedView:
    """Issue a token to a phone that joins, and enter in the logbook that the phone came. Return the token and
    the match. `token` is the phone's old token, if the phone is already in the match. Raises NoRightToJoin,
    InvalidClaim, SeatAlreadyTaken, MaximumReached and LastScorekeeperCannotLeave as `join_with_ticket`
    does."""
    _check_seat_has_player(table, way.seat)
    if way.former is not None and tokens.phone_is_barred_with_lock(session, way.former):
        raise NoRightToJoin
    old = _find_phone_already_in_match(session, way, token)
    if old is not None:
        table = _revoke_old_token(session, table, way, old)
    _check_seat_has_no_phone(session, table, way.seat, way.knock)
    _check_room_for_watcher(session, way)
    before = way.former if old is None else old.id
    first = None if before is None else tokens.find_first_token_id_of_phone(session, before)
    issued = tokens.issue_match_token(session, way.match_id, way.role, way.seat, now(), key, first)
    way.close(session, now())
    phone = not_none(tokens.find_token_by_key(session, key))
    by: str | Seat = way.seat if way.seat is not None and way.role == "seat" else KEEPER
    return _present_joined_phone(
        session,
        enter_phone_in_logbook(session, table, claim_that_phone_came_or_left(phone), by),
        phone,
        issued,
    )


def _check_room_for_watcher(session: Session, way: RightToJoin) -> None:
    """Raise MaximumReached if the phone wants to watch and the match already has the maximum number of
    watching phones. Phones at seats are not limited."""
    watching = [
        phone for phone in tokens.valid_tokens_of_match(session, way.match_id) if phone.role == WATCHER_ROLE
    ]
    if way.role == WATCHER_ROLE and len(watching) >= MOST_WATCHERS:
        raise MaximumReached(tell("error-watchers-full", {"most": MOST_WATCHERS}))


def _find_phone_already_in_match(
    session: Session, way: RightToJoin, token: str | None
) -> StoredMatchToken | None:
    """The phone that has this token of the match. The phone is already in the match and wants another role or
    seat. None if the request has no token, or if the token is not that of a phone of this match."""
    own = tokens.find_token_holder(session, token) if token else None
    if own is None or own.match_id != way.match_id or own.role == READ_ONLY_ROLE:
        return None
    return not_none(tokens.find_token_of_match(session, way.match_id, own.id))


def _revoke_old_token(
    session: Session, table: LoadedMatch, way: RightToJoin, old: StoredMatchToken
) -> LoadedMatch:
    """Revoke the old token `old` of a phone that changes its role or seat. Enter in the logbook that the
    phone left, and return the match after that entry. Raises LastScorekeeperCannotLeave if the phone has the
    only scorekeeper's token and would lose that role."""
    if way.role != KEEPER:
        require_other_scorekeeper(session, old, way.match_id)
    by: str | Seat = old.seat if old.seat is not None and old.role == "seat" else KEEPER
    return remove_phone(session, table, old, by)


def _check_seat_has_no_phone(
    session: Session, table: LoadedMatch, seat: Seat | None, knock: str | None
) -> None:
    """Raise InvalidClaim if nobody sits at this seat. Raise SeatAlreadyTaken if another phone has the seat or
    was admitted to it. `knock` is the id of the phone's own knock, which does not count as another phone. Do
    nothing if `seat` is None."""
    _check_seat_has_player(table, seat)
    if seat is not None and seat in seats_taken_by_phones(session, table.stored.id, knock):
        raise SeatAlreadyTaken(seat)


def _check_seat_has_player(table: LoadedMatch, seat: Seat | None) -> None:
    """Raise InvalidClaim if nobody sits at this seat. Do nothing if `seat` is None."""
    if seat is not None and seat not in table.state.seating:
        raise InvalidClaim({"seat": [tell("error-seat-empty")]})


def seats_taken_by_phones(session: Session, match_id: str, knock: str | None = None) -> set[Seat | None]:
    """The seats of the phones of the match, and of admitted phones that have not joined yet. If `knock` is
    the id of a knock (request for admission), the admitted phone that sent it is left out."""
    admitted = [
        one
        for one in invitations.find_open_knocks_of_match(session, match_id, now())
        if one.admitted and one.id != knock
    ]
    return {phone.seat for phone in tokens.valid_tokens_of_match(session, match_id)} | {
        one.seat for one in admitted
    }


def _present_joined_phone(
    session: Session, table: LoadedMatch, phone: StoredMatchToken, token: str
) -> JoinedView:
    """The view of a phone that has joined: its token, role and seat, and the match."""
    expires = expiry_date_of_match(session, table.stored.id)
    match = present_match(table, None, with_may=False, with_kit=True, expires=expires)
    return JoinedView(token, phone.id, phone.role, phone.seat, match)


def _load_match_to_join(
    session: Session, read: Callable[[Session, str], StoredMatch | None], match_id: str | None
) -> LoadedMatch:
    """Load the match with this id. `read` reads the row of the match, with or without a lock. Raises
    NoRightToJoin if the id is None, or if the match does not exist or is erased."""
    try:
        return load_match(session, read(session, match_id) if match_id else None)
    except NoSuchMatch:
        raise NoRightToJoin from None
