"""The phones of a match: which there are, how one is sent away, and what the logbook says of it.

What a seat's phone does itself is by that seat in the logbook; all else is by the scorekeeper, without whose
leave no phone is there.
"""

from dataclasses import replace
from functools import partial

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.kit.values import known
from referee.live import wakeups
from referee.match.history.entering import enter
from referee.match.history.reach import WholeHistory
from referee.match.table.phones import Phone
from referee.presenters.joining import PhonesView, PhoneView, RemovedPhoneView, removed_phone
from referee.rulings.submission import KEEPER, Submission
from referee.services import match_clock
from referee.services.auth import READER, Caller, can_be_id, living_table, locked, only_the_keeper
from referee.services.clock import now
from referee.services.errors import LastKeeper, NoSuchPhone
from referee.storage import invitations, journal, readers, tokens
from referee.storage.invitations import StoredKnock, StoredTicket
from referee.storage.loading import LoadedMatch, entries_of, stored_after, stored_entry
from referee.storage.stored import StoredPhone
from referee.storage.transactions import reading, transact


def phones(caller: Caller) -> PhonesView:
    """The phones that may speak for the match or read it, the first one first."""
    only_the_keeper(caller)
    with reading() as session:
        found = tokens.phones(session, caller.match_id)
    return PhonesView(
        tuple(
            PhoneView(phone.id, phone.role, phone.seat, phone.issued_at, this=phone.id == caller.holder.id)
            for phone in found
        )
    )


def revoke(caller: Caller, phone_id: str, closes: bool = False) -> RemovedPhoneView:
    """Send a phone away: the scorekeeper any, everybody the own one; again changes nothing.

    A phone that a scorekeeper sends away comes along to no rematch from then on, whichever of its tokens it
    shows; one that leaves by itself may. The scorekeeper also closes the invitations of the match if it
    `closes`. Raises NoSuchPhone, and LastKeeper for the own one where nobody else would keep the score: that
    is handed over first. A lost phone is replaced by the group, or with a shell on this machine.
    """
    is_own = phone_id == caller.holder.id
    if not is_own or closes:
        only_the_keeper(caller)

    def work(session: Session) -> None:
        table = locked(session, caller)
        phone = tokens.phone(session, table.stored.id, phone_id) if can_be_id(phone_id) else None
        if phone is None:
            raise NoSuchPhone
        if is_own:
            keep_a_keeper(session, phone, table.stored.id)
        send_away(session, table, phone, caller.by)
        if not is_own:
            tokens.bar(session, phone.id, now())
        if closes:
            close_invitations(session, table.stored.id)

    transact(work)
    wakeups.wake(caller.match_id)
    return removed_phone(phone_id, is_barred=not is_own, is_closed=closes)


def close_invitations(session: Session, match_id: str) -> None:
    """No ticket and no code that was given out lets anybody in, and no phone of the match before comes
    along."""
    invitations.close(session, match_id, now())
    journal.close_rematch(session, match_id)


def lasting_id(token: str | None) -> str | None:
    """The id of the phone with this token, the same in rematches and after it changed over; None for no token
    of a phone."""
    if token is None:
        return None
    with reading() as session:
        holder = tokens.holder(session, token)
        return None if holder is None else tokens.first_token_id(session, holder.id)


def revoke_leaked(secret: str) -> bool:
    """Whether this was good: a token, a ticket, or what was given for a knock. It ends, as it stood where
    others may have read it.

    Raises LastKeeper for a token without which nobody would keep the score: it stays good.
    """
    with reading() as session:
        holder = tokens.holder(session, secret)
        way_in = _way_in(session, secret)
    if way_in is not None:
        transact(partial(_end_way_in, match_id=way_in.match_id, secret=secret))
    elif holder is not None and holder.role == READER:
        transact(lambda session: readers.revoke(session, holder.id, now()))
    elif holder is not None and holder.match_id is None:
        transact(lambda session: tokens.revoke(session, holder.id, now()))
    elif holder is not None and holder.match_id is not None:
        transact(partial(_end_leaked, match_id=holder.match_id, phone_id=holder.id))
        wakeups.wake(holder.match_id)
    return holder is not None or way_in is not None


def _way_in(session: Session, secret: str) -> StoredTicket | StoredKnock | None:
    return invitations.ticket(session, secret, now()) or invitations.knock_by_secret(session, secret, now())


def _end_way_in(session: Session, match_id: str, secret: str) -> None:
    journal.lock(session, match_id)
    way_in = _way_in(session, secret)
    if isinstance(way_in, StoredTicket):
        invitations.end_ticket(session, match_id, way_in.id, now())
    elif way_in is not None:
        invitations.end_knock(session, way_in.id, now())


def _end_leaked(session: Session, match_id: str, phone_id: str) -> None:
    stored = known(journal.lock(session, match_id))
    if stored.erased_at is not None:
        tokens.revoke(session, phone_id, now())
        return
    phone = known(tokens.phone(session, match_id, phone_id))
    keep_a_keeper(session, phone, match_id)
    send_away(session, living_table(session, stored), phone, KEEPER)


def keep_a_keeper(session: Session, phone: StoredPhone, match_id: str) -> None:
    """Raise LastKeeper if this is the only phone that keeps the score."""
    others = [one for one in tokens.phones(session, match_id) if one.role == KEEPER and one.id != phone.id]
    if phone.role == KEEPER and phone.revoked_at is None and not others:
        raise LastKeeper


def send_away(session: Session, table: LoadedMatch, phone: StoredPhone, by: str | Seat) -> LoadedMatch:
    """End the token of a phone, and note it; the match as it stands then."""
    if phone.revoked_at is not None:
        return table
    tokens.revoke(session, phone.id, now())
    if phone.role == KEEPER:
        invitations.end_keepers_tickets(session, table.stored.id, now())  # it may have made itself one
        journal.close_rematch(session, table.stored.id)  # or have a token of the match before
    return noted(session, table, phone_of(phone, left=True), by)


def phone_of(phone: StoredPhone, left: bool = False) -> Phone:
    """What the logbook says of a phone."""
    return Phone(phone.role, None if phone.seat is None else Seat(phone.seat), left)


def noted(session: Session, table: LoadedMatch, phone: Phone, by: str | Seat) -> LoadedMatch:
    """Enter that a phone came or went; the match as it stands then."""
    stored = table.stored
    clock = journal.clock_of(session, stored.id) + match_clock.since(stored.id, stored.number)
    submission = Submission(phone, by, stored.number + 1, None, now(), clock)
    entry, snapshot = enter(
        table.game, table.snapshot, submission, WholeHistory(partial(entries_of, session, stored.id))
    )
    after = stored_after(stored, snapshot, entry.submission)
    journal.append(session, after, stored_entry(entry), None)
    match_clock.heard_of(stored.id, after.number)
    return replace(table, stored=after, snapshot=snapshot)
