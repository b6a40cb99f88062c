"""The phones of a match: listing and removing them, and their entries in the logbook.

The reporter of such an entry is the seat, if its own phone joins or leaves by itself. Otherwise it is the
scorekeeper, who has to allow each phone.
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
from referee.services.auth import READER, Caller, can_be_id, load_match, lock_match, require_scorekeeper
from referee.services.clock import now
from referee.services.errors import LastKeeper, NoSuchPhone
from referee.storage import invitations, journal, readers, tokens
from referee.storage.invitations import StoredKnock, StoredTicket
from referee.storage.loading import LoadedMatch, entries_of, stored_after, stored_entry
from referee.storage.stored import StoredPhone
from referee.storage.transactions import reading, transact


def phones(caller: Caller) -> PhonesView:
    """The phones with valid tokens of the match, oldest first. Raises NotYourRight unless the caller is a
    scorekeeper."""
    require_scorekeeper(caller)
    with reading() as session:
        found = tokens.phones(session, caller.match_id)
    return PhonesView(
        tuple(
            PhoneView(phone.id, phone.role, phone.seat, phone.issued_at, this=phone.id == caller.holder.id)
            for phone in found
        )
    )


def revoke(caller: Caller, phone_id: str, closes: bool = False) -> RemovedPhoneView:
    """Remove a phone. A scorekeeper may remove any phone, and each phone itself. A second call changes
    nothing.

    A phone that a scorekeeper has removed cannot join a rematch with any of its tokens. A phone that left by
    itself can. A scorekeeper who `closes` also ends the invitations of the match. Raises NotYourRight for a
    phone that may not do this, NoSuchPhone if there is no such phone, and LastKeeper if the only scorekeeper
    would leave: the score has to be handed over first. The group or an operator of this machine can replace a
    lost phone.
    """
    is_own = phone_id == caller.holder.id
    if not is_own or closes:
        require_scorekeeper(caller)

    def work(session: Session) -> None:
        table = lock_match(session, caller)
        phone = tokens.phone(session, table.stored.id, phone_id) if can_be_id(phone_id) else None
        if phone is None:
            raise NoSuchPhone
        if is_own:
            require_other_scorekeeper(session, phone, table.stored.id)
        remove_phone(session, table, phone, caller.by)
        if not is_own:
            tokens.bar(session, phone.id, now())
        if closes:
            close_invitations(session, table.stored.id)

    transact(work)
    wakeups.wake(caller.match_id)
    return removed_phone(phone_id, is_barred=not is_own, is_closed=closes)


def close_invitations(session: Session, match_id: str) -> None:
    """End all tickets and codes of the match, and its invitation to phones of the former match."""
    invitations.close(session, match_id, now())
    journal.close_rematch(session, match_id)


def lasting_id(token: str | None) -> str | None:
    """The id of the phone with this token, which stays the same in rematches and after a change of role or
    seat. None if the token is not a phone's."""
    if token is None:
        return None
    with reading() as session:
        holder = tokens.holder(session, token)
        return None if holder is None else tokens.first_token_id(session, holder.id)


def revoke_leaked(secret: str) -> bool:
    """Revoke a leaked token, or the secret of a ticket or knock. Return whether it was valid.

    Raises LastKeeper, and revokes nothing, for the token of the only scorekeeper.
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
    require_other_scorekeeper(session, phone, match_id)
    remove_phone(session, load_match(session, stored), phone, KEEPER)


def require_other_scorekeeper(session: Session, phone: StoredPhone, match_id: str) -> None:
    """Raise LastKeeper if this phone is the only scorekeeper's."""
    others = [one for one in tokens.phones(session, match_id) if one.role == KEEPER and one.id != phone.id]
    if phone.role == KEEPER and phone.revoked_at is None and not others:
        raise LastKeeper


def remove_phone(session: Session, table: LoadedMatch, phone: StoredPhone, by: str | Seat) -> LoadedMatch:
    """Revoke the token of a phone and enter it in the logbook. Return the match after that."""
    if phone.revoked_at is not None:
        return table
    tokens.revoke(session, phone.id, now())
    if phone.role == KEEPER:
        invitations.end_keepers_tickets(session, table.stored.id, now())  # it may have issued one for itself
        journal.close_rematch(session, table.stored.id)  # it may have a token of the former match
    return enter_phone(session, table, phone_claim(phone, left=True), by)


def phone_claim(phone: StoredPhone, left: bool = False) -> Phone:
    """The claim that this phone came, or `left`."""
    return Phone(phone.role, None if phone.seat is None else Seat(phone.seat), left)


def enter_phone(session: Session, table: LoadedMatch, phone: Phone, by: str | Seat) -> LoadedMatch:
    """Enter that a phone came or left. Return the match after that."""
    stored = table.stored
    clock = journal.clock_of(session, stored.id) + match_clock.elapsed(stored.id, stored.number)
    submission = Submission(phone, by, stored.number + 1, None, now(), clock)
    entry, snapshot = enter(
        table.game, table.snapshot, submission, WholeHistory(partial(entries_of, session, stored.id))
    )
    after = stored_after(stored, snapshot, entry.submission)
    journal.append(session, after, stored_entry(entry), None)
    match_clock.note_newest(stored.id, after.number)
    return replace(table, stored=after, snapshot=snapshot)
