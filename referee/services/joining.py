"""Joining a match. A ticket admits a phone at once. With a spoken code a phone knocks, and the scorekeeper
decides. Phones of a match may join its rematch.

A wrong, used, revoked or expired ticket, code or knock raises NoWayIn, after the same query of the same
table.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from sqlalchemy.orm import Session

from referee.kit.quantities import MINUTE
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.live import wakeups
from referee.match.table.names import folded
from referee.presenters.joining import (
    DoorSeatView,
    DoorView,
    GoodTicketView,
    JoinedView,
    KnocksView,
    KnockView,
    OpenedKnockView,
    OutsideView,
    SpokenCodeView,
    TicketsView,
)
from referee.rulings.submission import KEEPER
from referee.services.auth import (
    GROUP,
    READER,
    WATCHER,
    Caller,
    can_be_id,
    load_match,
    lock_match,
    require_scorekeeper,
)
from referee.services.clock import now
from referee.services.errors import (
    Crowded,
    InvalidClaim,
    KeyReused,
    NoSuchMatch,
    NotAdmitted,
    NotAtTheDoor,
    NoWayIn,
    SeatHeld,
)
from referee.services.idempotency import digest, rematch_key
from referee.services.last_used import expires_on, record_use
from referee.services.match_views import present_match
from referee.services.phones import (
    close_invitations,
    enter_phone,
    phone_claim,
    remove_phone,
    require_other_scorekeeper,
)
from referee.storage import ids, invitations, journal, tokens
from referee.storage.invitations import StoredKnock, StoredTicket, TicketRole
from referee.storage.loading import LoadedMatch
from referee.storage.stored import PhoneRole, StoredMatch, StoredPhone
from referee.storage.transactions import reading, transact

VALIDITY = 10 * MINUTE
"""Milliseconds for which a scorekeeper's ticket, a spoken code and a knock are valid."""

MOST_WAITING = 8
"""Maximum number of unanswered knocks at one match."""
MOST_OF_A_NETWORK = 5
"""Maximum number of unanswered knocks at one match from one network, so that one network leaves places for
others. Nothing identifies a phone that knocks: a household shares one address, and a phone can make up any
number of keys and names. A knock replaces an unanswered one with the same name from the same network, because
the phone was reloaded."""
LENGTH_OF_A_MARK = 4
"""Number of hexadecimal digits of the mark of a network. They distinguish the networks at one match, but
cannot identify an address, because tens of thousands of addresses have the same mark."""
MOST_WATCHERS = 50
"""Maximum number of watching phones at one match: enough for the families of a full table."""


@dataclass(frozen=True)
class Wish:
    """The wish of a phone with a ticket: a seat, watching, or neither for the role of the ticket."""

    seat: Seat | None = None
    watch: bool = False


@dataclass(frozen=True)
class WayIn:
    """The match, role and seat that a ticket, an answered knock or a rematch gives a phone. `close` ends it
    if it is valid once. `knock` is the id of the knock. `former` is the id of the phone's token in the former
    match."""

    match_id: str
    role: PhoneRole
    seat: Seat | None
    close: Callable[[Session, int], object]
    knock: str | None = None
    former: str | None = None


FindWayIn = Callable[[Session, int], WayIn | None]
"""Finds a way in that is valid at a time in ms; None if there is none."""


# --- tickets and codes of the scorekeeper ---


def issue_ticket(caller: Caller, role: TicketRole, key: str) -> tuple[StoredTicket, str]:
    """Issue a ticket, which clients show as a link and as a code to scan. Return it with its secret. A ticket
    for the table is valid until it is revoked, and a scorekeeper's ticket once within ten minutes. The same
    key gets the same ticket with a new secret. Raises NotYourRight unless the caller is a scorekeeper, and
    KeyReused if the key got another ticket, or one that has ended."""
    require_scorekeeper(caller)

    def work(session: Session) -> tuple[StoredTicket, str]:
        table, at = lock_match(session, caller), now()
        stored_key = digest(table.stored.id, key)
        known = invitations.ticket_by_key(session, stored_key)
        if known is not None and (known.role != role or known.ended_at is not None):
            raise KeyReused
        ticket_id = known.id if known else ids.new(ids.SHORT)
        expires_at = at + VALIDITY if role == KEEPER else None
        ticket = StoredTicket(ticket_id, table.stored.id, role, stored_key, expires_at)
        return ticket, invitations.issue_ticket(session, ticket)

    return transact(work)


def revoke_ticket(caller: Caller, ticket_id: str) -> None:
    """Revoke a ticket. A second call changes nothing. Raises NotYourRight unless the caller is a scorekeeper,
    and NotAtTheDoor if there is no such ticket."""
    require_scorekeeper(caller)

    def work(session: Session) -> None:
        table = lock_match(session, caller)
        is_one = can_be_id(ticket_id) and invitations.end_ticket(session, table.stored.id, ticket_id, now())
        if not is_one:
            raise NotAtTheDoor

    transact(work)


def tickets(caller: Caller) -> TicketsView:
    """The valid tickets, without their secrets. Raises NotYourRight unless the caller is a scorekeeper."""
    require_scorekeeper(caller)
    with reading() as session:
        found = invitations.open_tickets(session, caller.match_id, now())
    return TicketsView(tuple(GoodTicketView(one.id, one.role, one.expires_at) for one in found))


def close(caller: Caller) -> None:
    """End all tickets and codes of the match, and its invitation to phones of the former match. Waiting
    knocks can still be answered. Raises NotYourRight unless the caller is a scorekeeper."""
    require_scorekeeper(caller)

    def work(session: Session) -> None:
        close_invitations(session, lock_match(session, caller).stored.id)

    transact(work)


def issue_code(caller: Caller, key: str) -> SpokenCodeView:
    """A new spoken code, valid for ten minutes. The code before it stays valid for one minute. Raises
    NotYourRight unless the caller is a scorekeeper."""
    require_scorekeeper(caller)

    def work(session: Session) -> SpokenCodeView:
        table, at = lock_match(session, caller), now()
        invitations.forget_expired(session, at)
        stored_key = digest(table.stored.id, key)
        spoken = invitations.issue_code(
            session, table.stored.id, stored_key, at + VALIDITY, others_until=at + MINUTE
        )
        return SpokenCodeView(spoken, at + VALIDITY)

    return transact(work)


# --- joining with a ticket ---


def present_door(secret: str) -> DoorView:
    """The view of a match for a phone with this ticket: the role of the ticket and the seats. Raises NoWayIn
    if the ticket is not valid."""
    with reading() as session:
        ticket = invitations.ticket(session, secret, now())
        if ticket is None:
            raise NoWayIn
        table = _match_or_no_way_in(session, journal.find, ticket.match_id)
        held = held_seats(session, table.stored.id)
    names, faces, seating = table.names, table.faces, table.state.seating
    seats = (DoorSeatView(seat, names[seat], seat not in held, faces[seat]) for seat in seating)
    return DoorView(ticket.role, table.game.name, tuple(seats))


def join_with_ticket(secret: str, wish: Wish, key: str, token: str | None) -> JoinedView:
    """Admit a phone with a ticket, and return its token and the match. A phone that sends its own `token` of
    this match changes its role or seat, and the old token ends. The same key gets the same phone with a new
    secret.

    Raises NoWayIn, InvalidClaim for a wish that does not fit, SeatHeld if another phone has the seat, Crowded
    if there are too many watchers, LastKeeper if the phone is the only scorekeeper's, and KeyReused for
    another wish.
    """

    def way_in(session: Session, at: int) -> WayIn | None:
        ticket = invitations.ticket(session, secret, at)
        return None if ticket is None else _way_in_of_ticket(ticket, wish)

    return _join(way_in, digest(secret, key), wish, token)


def _way_in_of_ticket(ticket: StoredTicket, wish: Wish) -> WayIn:
    if ticket.role == KEEPER:
        if wish.watch:
            raise InvalidClaim({"watch": ["This ticket is for a scorekeeper: do not send `watch`."]})
        close = partial(_end_ticket, ticket=ticket)
        return WayIn(ticket.match_id, KEEPER, wish.seat, close)
    if wish.seat is None and not wish.watch:
        raise InvalidClaim({"seat": ['Send your `seat`, or `"watch": true`.']})
    return WayIn(ticket.match_id, WATCHER if wish.watch else "seat", wish.seat, _stays_open)


def _end_ticket(session: Session, at: int, ticket: StoredTicket) -> None:
    invitations.end_ticket(session, ticket.match_id, ticket.id, at)


def _stays_open(session: Session, at: int) -> None:
    """Do nothing, because more phones may use this way in."""


# --- joining with a knock ---


def knock(spoken: str, name: str, watch: bool, key: str, network: str) -> OpenedKnockView:
    """Ask to be admitted with a spoken code, under a name. `network` is the network of the phone. Return the
    knock and its secret. The same key gets the same knock with a new secret. Raises NoWayIn if the code is
    not valid, Crowded if too many phones wait, and KeyReused for another request with the same key."""
    stored_key = digest(spoken, key)

    def asking(match_id: str, at: int) -> StoredKnock:
        mark = digest(match_id, network)[:LENGTH_OF_A_MARK]
        return StoredKnock("", match_id, stored_key, name, watch, at, 0, network=mark)

    with reading() as session:
        # A request with a guessed code, or without a free place, must not lock a match or wait for a turn to
        # write.
        match_id = _match_or_no_way_in(
            session, journal.find, _knocked_at(session, stored_key, spoken)
        ).stored.id
        if invitations.knock_by_key(session, stored_key, now()) is None:
            _check_place(session, asking(match_id, now()))

    def work(session: Session) -> OpenedKnockView:
        table, at = _match_or_no_way_in(session, journal.lock, match_id), now()
        invitations.forget_expired(session, at)
        before = invitations.knock_by_key(session, stored_key, at)
        if before is None:
            before = _new_knock(session, table, spoken, asking(match_id, at))
        elif before.watch != watch or before.name not in (None, name):
            raise KeyReused
        return OpenedKnockView(invitations.put_knock(session, before), present_knock(before))

    return transact(work)


def _knocked_at(session: Session, key: str, spoken: str) -> str | None:
    at = now()
    before, match_id = (
        invitations.knock_by_key(session, key, at),
        invitations.match_of_code(session, spoken, at),
    )
    return before.match_id if before else match_id


def _new_knock(session: Session, table: LoadedMatch, spoken: str, knock: StoredKnock) -> StoredKnock:
    if invitations.match_of_code(session, spoken, knock.at) != table.stored.id:
        raise NoWayIn
    _check_place(session, knock)
    for same in _waiting(session, knock, is_same=True):
        invitations.end_knock(session, same.id, knock.at)
    return replace(knock, id=ids.new(ids.SHORT), expires_at=knock.at + VALIDITY)


def _check_place(session: Session, knock: StoredKnock) -> None:
    """Raise Crowded if too many phones wait at the match, or too many of this network."""
    waiting = _waiting(session, knock, is_same=False)
    again = "Try again when the scorekeeper has answered some."
    if len(waiting) >= MOST_WAITING:
        raise Crowded(f"{MOST_WAITING} people are already waiting. {again}")
    if [one.network for one in waiting].count(knock.network) >= MOST_OF_A_NETWORK:
        raise Crowded(f"{MOST_OF_A_NETWORK} people are already waiting in your network. {again}")


def _waiting(session: Session, new: StoredKnock, is_same: bool) -> list[StoredKnock]:
    """The unanswered knocks of the match with the same name and network as a new one, or all others."""

    def of(knock: StoredKnock) -> tuple[str, str | None]:
        return folded(known(knock.name)), knock.network

    outside = invitations.open_knocks(session, new.match_id, new.at)
    return [one for one in outside if one.admitted is None and (of(one) == of(new)) == is_same]


def look_at_knock(secret: str, knock_id: str) -> KnockView:
    """The view of a knock for the phone with its secret. Raises NoWayIn if there is no such knock."""
    with reading() as session:
        knock = invitations.knock(session, secret, knock_id, now()) if can_be_id(knock_id) else None
    if knock is None:
        raise NoWayIn
    return present_knock(knock)


def knocks(caller: Caller) -> KnocksView:
    """The knocks that wait for an answer, or were admitted and whose phones have not joined yet. Raises
    NotYourRight unless the caller is a scorekeeper."""
    require_scorekeeper(caller)
    with reading() as session:
        found = invitations.open_knocks(session, caller.match_id, now())
    return KnocksView(
        tuple(OutsideView(known(one.name), one.watch, one.at, present_knock(one)) for one in found)
    )


def answer_knock(caller: Caller, knock_id: str, admit: bool, wish: Wish) -> KnockView:
    """Admit a knock to a free seat or to watch, or refuse it. The scorekeeper may change the answer until the
    phone has joined. Raises NotYourRight unless the caller is a scorekeeper, NotAtTheDoor if there is no such
    knock, InvalidClaim if nobody sits at the seat, and SeatHeld if another phone has it."""
    require_scorekeeper(caller)

    def work(session: Session) -> KnockView:
        table, at = lock_match(session, caller), now()
        knock = invitations.knock_of(session, table.stored.id, knock_id, at) if can_be_id(knock_id) else None
        if knock is None:
            raise NotAtTheDoor
        _check_seat(session, table, wish.seat, knock_id)
        answered = replace(knock, admitted=admit, seat=wish.seat, expires_at=at + VALIDITY)
        invitations.answer_knock(session, knock_id, admit, wish.seat, answered.expires_at)
        return present_knock(answered)

    return transact(work)


_STATUSES: dict[bool | None, Literal["waiting", "admitted", "refused"]] = {
    None: "waiting",
    True: "admitted",
    False: "refused",
}


def present_knock(knock: StoredKnock) -> KnockView:
    """The view of a knock and its answer."""
    return KnockView(knock.id, _STATUSES[knock.admitted], knock.seat, knock.expires_at)


def join_after_knock(secret: str, knock_id: str, key: str) -> JoinedView:
    """Let in a phone whose knock was admitted, once. Return its token and the match. Raises NoWayIn if there
    is no such knock, NotAdmitted if it was not admitted, SeatHeld if another phone has the seat, and Crowded
    if there are too many watchers."""

    def way_in(session: Session, at: int) -> WayIn | None:
        knock = invitations.knock(session, secret, knock_id, at)
        if knock is None:
            return None
        if not knock.admitted:
            raise NotAdmitted(yet=knock.admitted is None)
        close = partial(_end_knock, knock=knock)
        role: PhoneRole = WATCHER if knock.seat is None else "seat"
        return WayIn(knock.match_id, role, knock.seat, close, knock.id)

    return _join(way_in, digest(secret, knock_id, key), None, None)


def _end_knock(session: Session, at: int, knock: StoredKnock) -> None:
    invitations.end_knock(session, knock.id, at)


# --- joining a rematch ---


def join_rematch(secret: str, match_id: str) -> JoinedView:
    """Let a phone into the rematch of its match, with its token of that match and in the same role. A player
    who has left one of the two matches watches. A token joins once. A phone that a scorekeeper has removed
    from any match of the chain cannot join with any of its tokens. Return its new token and the rematch.

    Raises NoWayIn if the token is not a phone's, or the rematch is not open to it, SeatHeld if another phone
    has the seat, and Crowded if there are too many watchers.
    """
    with reading() as session:
        holder = tokens.holder(session, secret)
        is_barred = holder is not None and tokens.is_barred(session, holder.id)
    if holder is None or holder.match_id is None or holder.role == READER or holder.role == GROUP:
        raise NoWayIn
    if is_barred:
        raise NoWayIn
    record_use(holder.match_id)
    former = holder.match_id
    was: PhoneRole = holder.role

    def way_in(session: Session, at: int) -> WayIn | None:
        before, is_good = journal.find(session, former), tokens.holder(session, secret) is not None
        if not is_good or before is None or before.rematch_id != match_id:
            return None
        seating = _match_or_no_way_in(session, journal.find, match_id).state.seating
        now_at = None if holder.seat is None else journal.seat_after(session, match_id, holder.seat)
        seat = next((seat for seat in seating if seat == now_at), None)
        role = WATCHER if was == "seat" and seat is None else was
        return WayIn(match_id, role, seat, _stays_open, former=holder.id)

    return _join(way_in, rematch_key(match_id, holder.id), None, None)


# --- admitting a phone ---


def _join(find: FindWayIn, key: str, wish: Wish | None, token: str | None) -> JoinedView:
    """Admit a phone, or return the phone that joined with this key before, with a new secret. A retry does
    not admit a phone that has left since."""
    with reading() as session:
        # A request with a guessed secret must not lock a match.
        before, way = tokens.issued_with(session, key), find(session, now())
        match_id = before.match_id if before else way.match_id if way else None
        _match_or_no_way_in(session, journal.find, match_id)

    def work(session: Session) -> JoinedView:
        table = _match_or_no_way_in(session, journal.lock, match_id)
        before = tokens.issued_with(session, key)
        if before is not None:
            return _join_again(session, table, before, wish)
        way = find(session, now())
        if way is None:
            raise NoWayIn
        return _admit(session, table, way, key, token)

    view = transact(work)
    wakeups.wake(view.match.id)
    return view


def _join_again(session: Session, table: LoadedMatch, before: StoredPhone, wish: Wish | None) -> JoinedView:
    if before.revoked_at is not None:
        raise NoWayIn
    if wish is not None and (before.seat, before.role == WATCHER) != (wish.seat, wish.watch):
        raise KeyReused
    return _present_joined(session, table, before, tokens.reissue(session, before.id))


def _admit(session: Session, table: LoadedMatch, way: WayIn, key: str, token: str | None) -> JoinedView:
    _check_sits(table, way.seat)
    if way.former is not None and tokens.is_still_barred(session, way.former):
        raise NoWayIn
    old = _own_phone(session, way, token)
    if old is not None:
        table = _without_its_old_token(session, table, way, old)
    _check_seat(session, table, way.seat, way.knock)
    _check_room(session, way)
    before = way.former if old is None else old.id
    first = None if before is None else tokens.first_token_id(session, before)
    issued = tokens.issue(session, way.match_id, way.role, way.seat, now(), key, first)
    way.close(session, now())
    phone = known(tokens.issued_with(session, key))
    by: str | Seat = way.seat if way.seat is not None and way.role == "seat" else KEEPER
    return _present_joined(session, enter_phone(session, table, phone_claim(phone), by), phone, issued)


def _check_room(session: Session, way: WayIn) -> None:
    """Raise Crowded if the phone would be one watcher too many. Phones of seats have no maximum."""
    watching = [phone for phone in tokens.phones(session, way.match_id) if phone.role == WATCHER]
    if way.role == WATCHER and len(watching) >= MOST_WATCHERS:
        raise Crowded(f"{MOST_WATCHERS} phones watch already. The scorekeeper can remove one.")


def _own_phone(session: Session, way: WayIn, token: str | None) -> StoredPhone | None:
    """The phone of this match with this token; None if the request has no such token."""
    own = tokens.holder(session, token) if token else None
    if own is None or own.match_id != way.match_id or own.role == READER:
        return None
    return known(tokens.phone(session, way.match_id, own.id))


def _without_its_old_token(session: Session, table: LoadedMatch, way: WayIn, old: StoredPhone) -> LoadedMatch:
    if way.role != KEEPER:
        require_other_scorekeeper(session, old, way.match_id)
    by: str | Seat = old.seat if old.seat is not None and old.role == "seat" else KEEPER
    return remove_phone(session, table, old, by)


def _check_seat(session: Session, table: LoadedMatch, seat: Seat | None, knock: str | None) -> None:
    """Raise InvalidClaim if nobody sits there, and SeatHeld if another phone has the seat, or was admitted to
    it by another knock than this one."""
    _check_sits(table, seat)
    if seat is not None and seat in held_seats(session, table.stored.id, knock):
        raise SeatHeld(seat)


def _check_sits(table: LoadedMatch, seat: Seat | None) -> None:
    if seat is not None and seat not in table.state.seating:
        raise InvalidClaim({"seat": ["Nobody sits there."]})


def held_seats(session: Session, match_id: str, knock: str | None = None) -> set[Seat | None]:
    """The seats of the phones of a match, and of the admitted knocks except this one."""
    admitted = [
        one for one in invitations.open_knocks(session, match_id, now()) if one.admitted and one.id != knock
    ]
    return {phone.seat for phone in tokens.phones(session, match_id)} | {one.seat for one in admitted}


def _present_joined(session: Session, table: LoadedMatch, phone: StoredPhone, token: str) -> JoinedView:
    expires = expires_on(session, table.stored.id)
    match = present_match(table, None, with_may=False, with_kit=True, expires=expires)
    return JoinedView(token, phone.id, phone.role, phone.seat, match)


def _match_or_no_way_in(
    session: Session, read: Callable[[Session, str], StoredMatch | None], match_id: str | None
) -> LoadedMatch:
    try:
        return load_match(session, read(session, match_id) if match_id else None)
    except NoSuchMatch:
        raise NoWayIn from None
