"""How a phone comes in: a ticket lets it in at once, a spoken code before the scorekeeper, who decides; and
those of the match before come along to a rematch.

What is wrong, used, revoked or expired is all one: NoWayIn, after the same look at the same table.
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
    living_table,
    locked,
    only_the_keeper,
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
from referee.services.idempotency import along_key, digest
from referee.services.phones import close_invitations, keep_a_keeper, noted, phone_of, send_away
from referee.services.reads import told_match
from referee.services.uses import expires_on, note
from referee.storage import ids, invitations, journal, tokens
from referee.storage.invitations import StoredKnock, StoredTicket, TicketRole
from referee.storage.loading import LoadedMatch
from referee.storage.stored import PhoneRole, StoredMatch, StoredPhone
from referee.storage.transactions import reading, transact

SHORT = 10 * MINUTE
"""So long a keeper's ticket, a spoken code and a knock are good."""

MOST_WAITING = 8
"""Maximum number of unanswered knocks at one door."""
MOST_OF_A_NETWORK = 5
"""Maximum number of these from one network. Nothing identifies a phone that knocks: a whole household has one
address, and a phone makes up as many keys and names as it likes. So one network leaves places for others, and
a knock replaces an unanswered one with the same name from the same network: its phone was reloaded."""
LENGTH_OF_A_MARK = 4
"""Hexadecimal digits of the mark of a network: enough to distinguish the networks at one door, and too few to
find the address again, as tens of thousands of addresses have the same mark."""
MOST_WATCHERS = 50
"""So many phones watch one match; a full table with everybody's family."""


@dataclass(frozen=True)
class Wish:
    """What somebody with a ticket wants to be: a seat's phone, or a watcher's, or as the ticket says."""

    seat: Seat | None = None
    watch: bool = False


@dataclass(frozen=True)
class WayIn:
    """Where a ticket or an answered knock leads, as what; `close` ends it, if it is good only once. `knock`
    is the id of the knock, and `former` that of the token with which a phone comes along."""

    match_id: str
    role: PhoneRole
    seat: Seat | None
    close: Callable[[Session, int], object]
    knock: str | None = None
    former: str | None = None


FindWayIn = Callable[[Session, int], WayIn | None]


# --- tickets and codes, by the scorekeeper ---


def issue_ticket(caller: Caller, role: TicketRole, key: str) -> tuple[StoredTicket, str]:
    """A ticket to be shown as a link and a code to scan, and its secret: the table's is good until it is
    revoked, a keeper's once, and for ten minutes. The same key gets the same ticket with a new secret. Raises
    KeyReused."""
    only_the_keeper(caller)

    def work(session: Session) -> tuple[StoredTicket, str]:
        table, at = locked(session, caller), now()
        stored_key = digest(table.stored.id, key)
        known = invitations.ticket_by_key(session, stored_key)
        if known is not None and (known.role != role or known.ended_at is not None):
            raise KeyReused
        ticket_id = known.id if known else ids.new(ids.SHORT)
        expires_at = at + SHORT if role == KEEPER else None
        ticket = StoredTicket(ticket_id, table.stored.id, role, stored_key, expires_at)
        return ticket, invitations.issue_ticket(session, ticket)

    return transact(work)


def revoke_ticket(caller: Caller, ticket_id: str) -> None:
    """From now on this ticket lets nobody in; again changes nothing. Raises NotAtTheDoor for no ticket."""
    only_the_keeper(caller)

    def work(session: Session) -> None:
        table = locked(session, caller)
        is_one = can_be_id(ticket_id) and invitations.end_ticket(session, table.stored.id, ticket_id, now())
        if not is_one:
            raise NotAtTheDoor

    transact(work)


def tickets(caller: Caller) -> TicketsView:
    """The tickets that are good, without their secrets, for the scorekeeper."""
    only_the_keeper(caller)
    with reading() as session:
        found = invitations.open_tickets(session, caller.match_id, now())
    return TicketsView(tuple(GoodTicketView(one.id, one.role, one.expires_at) for one in found))


def close(caller: Caller) -> None:
    """From now on no ticket and no code that was given out lets anybody in, and no phone of the match before
    comes along; who waits may be answered."""
    only_the_keeper(caller)

    def work(session: Session) -> None:
        close_invitations(session, locked(session, caller).stored.id)

    transact(work)


def issue_code(caller: Caller, key: str) -> SpokenCodeView:
    """A code to be spoken, good for ten minutes; the one before it is good for a minute more."""
    only_the_keeper(caller)

    def work(session: Session) -> SpokenCodeView:
        table, at = locked(session, caller), now()
        invitations.forget_expired(session, at)
        stored_key = digest(table.stored.id, key)
        spoken = invitations.issue_code(
            session, table.stored.id, stored_key, at + SHORT, others_until=at + MINUTE
        )
        return SpokenCodeView(spoken, at + SHORT)

    return transact(work)


# --- in with a ticket ---


def look_in(secret: str) -> DoorView:
    """What somebody with this ticket may choose from. Raises NoWayIn."""
    with reading() as session:
        ticket = invitations.ticket(session, secret, now())
        if ticket is None:
            raise NoWayIn
        table = _table(session, journal.find, ticket.match_id)
        held = held_seats(session, table.stored.id)
    names, faces, seating = table.names, table.faces, table.state.seating
    seats = (DoorSeatView(seat, names[seat], seat not in held, faces[seat]) for seat in seating)
    return DoorView(ticket.role, table.game.name, tuple(seats))


def join_with_ticket(secret: str, wish: Wish, key: str, token: str | None) -> JoinedView:
    """Let a phone in. One that shows its own `token` of this match changes over: the old one ends.

    Raises NoWayIn, Unfit, SeatHeld, Crowded, LastKeeper, and KeyReused for another wish under this key.
    """

    def way_in(session: Session, at: int) -> WayIn | None:
        ticket = invitations.ticket(session, secret, at)
        return None if ticket is None else _as_wished(ticket, wish)

    return _joined(way_in, digest(secret, key), wish, token)


def _as_wished(ticket: StoredTicket, wish: Wish) -> WayIn:
    if ticket.role == KEEPER:
        if wish.watch:
            raise InvalidClaim({"watch": ["This ticket is for a scorekeeper: do not send `watch`."]})
        close = partial(_use_up, ticket=ticket)
        return WayIn(ticket.match_id, KEEPER, wish.seat, close)
    if wish.seat is None and not wish.watch:
        raise InvalidClaim({"seat": ['Send your `seat`, or `"watch": true`.']})
    return WayIn(ticket.match_id, WATCHER if wish.watch else "seat", wish.seat, _stays_open)


def _use_up(session: Session, at: int, ticket: StoredTicket) -> None:
    invitations.end_ticket(session, ticket.match_id, ticket.id, at)


def _stays_open(session: Session, at: int) -> None:
    """A ticket that more phones may use."""


# --- in by a knock ---


def knock(spoken: str, name: str, watch: bool, key: str, network: str) -> OpenedKnockView:
    """Ask to be admitted, with a name, from a `network`. The same key asks only once and gets a new token.
    Raises NoWayIn, Crowded, and KeyReused."""
    stored_key = digest(spoken, key)

    def asking(match_id: str, at: int) -> StoredKnock:
        mark = digest(match_id, network)[:LENGTH_OF_A_MARK]
        return StoredKnock("", match_id, stored_key, name, watch, at, 0, network=mark)

    with reading() as session:
        # Whoever guesses keeps nobody's match locked, and who cannot come in gets no turn to write.
        match_id = _table(session, journal.find, _knocked_at(session, stored_key, spoken)).stored.id
        if invitations.knock_by_key(session, stored_key, now()) is None:
            _check_place(session, asking(match_id, now()))

    def work(session: Session) -> OpenedKnockView:
        table, at = _table(session, journal.lock, match_id), now()
        invitations.forget_expired(session, at)
        before = invitations.knock_by_key(session, stored_key, at)
        if before is None:
            before = _new_knock(session, table, spoken, asking(match_id, at))
        elif before.watch != watch or before.name not in (None, name):
            raise KeyReused
        return OpenedKnockView(invitations.put_knock(session, before), told_knock(before))

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
    return replace(knock, id=ids.new(ids.SHORT), expires_at=knock.at + SHORT)


def _check_place(session: Session, knock: StoredKnock) -> None:
    """Raise Crowded if the queue at the door is full, or this network has its part of it."""
    waiting = _waiting(session, knock, is_same=False)
    again = "Try again when the scorekeeper has answered some."
    if len(waiting) >= MOST_WAITING:
        raise Crowded(f"{MOST_WAITING} people are already waiting. {again}")
    if [one.network for one in waiting].count(knock.network) >= MOST_OF_A_NETWORK:
        raise Crowded(f"{MOST_OF_A_NETWORK} people are already waiting in your network. {again}")


def _waiting(session: Session, new: StoredKnock, is_same: bool) -> list[StoredKnock]:
    """The unanswered knocks that a new one replaces, or those of others."""

    def of(knock: StoredKnock) -> tuple[str, str | None]:
        return folded(known(knock.name)), knock.network

    outside = invitations.open_knocks(session, new.match_id, new.at)
    return [one for one in outside if one.admitted is None and (of(one) == of(new)) == is_same]


def look_at_knock(secret: str, knock_id: str) -> KnockView:
    """The state of one's own request to be admitted. Raises NoWayIn."""
    with reading() as session:
        knock = invitations.knock(session, secret, knock_id, now()) if can_be_id(knock_id) else None
    if knock is None:
        raise NoWayIn
    return told_knock(knock)


def knocks(caller: Caller) -> KnocksView:
    """Who waits to be let in, or was and has not come, for the scorekeeper."""
    only_the_keeper(caller)
    with reading() as session:
        found = invitations.open_knocks(session, caller.match_id, now())
    return KnocksView(
        tuple(OutsideView(known(one.name), one.watch, one.at, told_knock(one)) for one in found)
    )


def answer(caller: Caller, knock_id: str, admit: bool, wish: Wish) -> KnockView:
    """Let somebody in who knocked, to a free seat or to watch, or do not; it may be said otherwise until that
    phone has come in. Raises NotAtTheDoor for nobody who waits, Unfit, and SeatHeld."""
    only_the_keeper(caller)

    def work(session: Session) -> KnockView:
        table, at = locked(session, caller), now()
        knock = invitations.knock_of(session, table.stored.id, knock_id, at) if can_be_id(knock_id) else None
        if knock is None:
            raise NotAtTheDoor
        _check_seat(session, table, wish.seat, knock_id)
        answered = replace(knock, admitted=admit, seat=wish.seat, expires_at=at + SHORT)
        invitations.answer_knock(session, knock_id, admit, wish.seat, answered.expires_at)
        return told_knock(answered)

    return transact(work)


_STATUSES: dict[bool | None, Literal["waiting", "admitted", "refused"]] = {
    None: "waiting",
    True: "admitted",
    False: "refused",
}


def told_knock(knock: StoredKnock) -> KnockView:
    return KnockView(knock.id, _STATUSES[knock.admitted], knock.seat, knock.expires_at)


def join_after_knock(secret: str, knock_id: str, key: str) -> JoinedView:
    """Let in a phone that the scorekeeper has admitted, once. Raises NoWayIn, NotAdmitted, SeatHeld and
    Crowded."""

    def way_in(session: Session, at: int) -> WayIn | None:
        knock = invitations.knock(session, secret, knock_id, at)
        if knock is None:
            return None
        if not knock.admitted:
            raise NotAdmitted(yet=knock.admitted is None)
        close = partial(_end_knock, knock=knock)
        role: PhoneRole = WATCHER if knock.seat is None else "seat"
        return WayIn(knock.match_id, role, knock.seat, close, knock.id)

    return _joined(way_in, digest(secret, knock_id, key), None, None)


def _end_knock(session: Session, at: int, knock: StoredKnock) -> None:
    invitations.end_knock(session, knock.id, at)


# --- along to a rematch ---


def go_along(secret: str, match_id: str) -> JoinedView:
    """Let a phone into the rematch of its match, with the token that it has there, as what it is there; who
    has left either of them watches. One token comes along once. A phone that was sent away from any match of
    the chain stays away, with each of its tokens.

    Raises NoWayIn, SeatHeld, and Crowded.
    """
    with reading() as session:
        holder = tokens.holder(session, secret)
        is_barred = holder is not None and tokens.is_barred(session, holder.id)
    if holder is None or holder.match_id is None or holder.role == READER or holder.role == GROUP:
        raise NoWayIn
    if is_barred:
        raise NoWayIn
    note(holder.match_id)
    former = holder.match_id
    was: PhoneRole = holder.role

    def way_in(session: Session, at: int) -> WayIn | None:
        before, is_good = journal.find(session, former), tokens.holder(session, secret) is not None
        if not is_good or before is None or before.rematch_id != match_id:
            return None
        seating = _table(session, journal.find, match_id).state.seating
        now_at = None if holder.seat is None else journal.seat_after(session, match_id, holder.seat)
        seat = next((seat for seat in seating if seat == now_at), None)
        role = WATCHER if was == "seat" and seat is None else was
        return WayIn(match_id, role, seat, _stays_open, former=holder.id)

    return _joined(way_in, along_key(match_id, holder.id), None, None)


# --- in ---


def _joined(find: FindWayIn, key: str, wish: Wish | None, token: str | None) -> JoinedView:
    """The phone that came in with this key already, with another token; or a new one. One that has left since
    does not come back in by a retry."""
    with reading() as session:
        # Whoever guesses keeps nobody's match locked.
        before, way = tokens.issued_with(session, key), find(session, now())
        match_id = before.match_id if before else way.match_id if way else None
        _table(session, journal.find, match_id)

    def work(session: Session) -> JoinedView:
        table = _table(session, journal.lock, match_id)
        before = tokens.issued_with(session, key)
        if before is not None:
            return _in_again(session, table, before, wish)
        way = find(session, now())
        if way is None:
            raise NoWayIn
        return _in(session, table, way, key, token)

    told = transact(work)
    wakeups.wake(told.match.id)
    return told


def _in_again(session: Session, table: LoadedMatch, before: StoredPhone, wish: Wish | None) -> JoinedView:
    if before.revoked_at is not None:
        raise NoWayIn
    if wish is not None and (before.seat, before.role == WATCHER) != (wish.seat, wish.watch):
        raise KeyReused
    return _told(session, table, before, tokens.reissue(session, before.id))


def _in(session: Session, table: LoadedMatch, way: WayIn, key: str, token: str | None) -> JoinedView:
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
    return _told(session, noted(session, table, phone_of(phone), by), phone, issued)


def _check_room(session: Session, way: WayIn) -> None:
    """Raise Crowded for one watcher too many; seats stay free for who plays."""
    watching = [phone for phone in tokens.phones(session, way.match_id) if phone.role == WATCHER]
    if way.role == WATCHER and len(watching) >= MOST_WATCHERS:
        raise Crowded(f"{MOST_WATCHERS} phones watch already. The scorekeeper can remove one.")


def _own_phone(session: Session, way: WayIn, token: str | None) -> StoredPhone | None:
    """The phone of this match whose token was shown; None if none was."""
    own = tokens.holder(session, token) if token else None
    if own is None or own.match_id != way.match_id or own.role == READER:
        return None
    return known(tokens.phone(session, way.match_id, own.id))


def _without_its_old_token(session: Session, table: LoadedMatch, way: WayIn, old: StoredPhone) -> LoadedMatch:
    if way.role != KEEPER:
        keep_a_keeper(session, old, way.match_id)
    by: str | Seat = old.seat if old.seat is not None and old.role == "seat" else KEEPER
    return send_away(session, table, old, by)


def _check_seat(session: Session, table: LoadedMatch, seat: Seat | None, knock: str | None) -> None:
    """Raise Unfit if nobody sits there, and SeatHeld if a phone speaks for it already, or will, but for this
    knock."""
    _check_sits(table, seat)
    if seat is not None and seat in held_seats(session, table.stored.id, knock):
        raise SeatHeld(seat)


def _check_sits(table: LoadedMatch, seat: Seat | None) -> None:
    if seat is not None and seat not in table.state.seating:
        raise InvalidClaim({"seat": ["Nobody sits there."]})


def held_seats(session: Session, match_id: str, knock: str | None = None) -> set[Seat | None]:
    """The seats of phones that are in, and of those that were admitted, but for this knock."""
    admitted = [
        one for one in invitations.open_knocks(session, match_id, now()) if one.admitted and one.id != knock
    ]
    return {phone.seat for phone in tokens.phones(session, match_id)} | {one.seat for one in admitted}


def _told(session: Session, table: LoadedMatch, phone: StoredPhone, token: str) -> JoinedView:
    expires = expires_on(session, table.stored.id)
    match = told_match(table, None, with_may=False, with_kit=True, expires=expires)
    return JoinedView(token, phone.id, phone.role, phone.seat, match)


def _table(
    session: Session, read: Callable[[Session, str], StoredMatch | None], match_id: str | None
) -> LoadedMatch:
    try:
        return living_table(session, read(session, match_id) if match_id else None)
    except NoSuchMatch:
        raise NoWayIn from None
