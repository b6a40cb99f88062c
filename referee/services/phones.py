"""The phones of a match: listing them, removing them, and entering in the logbook that a phone came or left.

If a player's phone joins or leaves by itself, the reporter of the entry is the player's seat. Otherwise the
reporter is the scorekeeper.
"""

from dataclasses import replace
from functools import partial

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.live import wakeups
from referee.match.history.entering import enter_submission
from referee.match.history.reach import WholeHistory
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.presenters.joining import PhonesView, PhoneView, RemovedPhoneView, present_removed_phone
from referee.rulings.submission import KEEPER, Submission
from referee.services import match_clock
from referee.services.auth import (
    READ_ONLY_ROLE,
    Caller,
    has_form_of_id,
    load_match,
    lock_match,
    require_scorekeeper,
)
from referee.services.clock import now
from referee.services.errors import LastScorekeeperCannotLeave, NoSuchPhone
from referee.storage import invitations, journal, readers, tokens
from referee.storage.invitations import StoredKnock, StoredTicket
from referee.storage.loading import (
    LoadedMatch,
    make_stored_entry,
    match_row_after_entry,
    read_and_parse_entries,
)
from referee.storage.stored import StoredMatchToken
from referee.storage.transactions import open_read_session, transact


def view_phones(caller: Caller) -> PhonesView:
    """The view of the phones that have a valid token of the match, oldest first. Raises NotYourRight unless
    the caller is a scorekeeper."""
    require_scorekeeper(caller)
    with open_read_session() as session:
        found = tokens.valid_tokens_of_match(session, caller.match_id)
    return PhonesView(
        tuple(
            PhoneView(phone.id, phone.role, phone.seat, phone.issued_at, this=phone.id == caller.holder.id)
            for phone in found
        )
    )


def remove_phone_by_id(caller: Caller, phone_id: str, closes: bool = False) -> RemovedPhoneView:
    """Remove a phone from the match. Return the view of the removed phone. A scorekeeper may remove any
    phone, and any phone may remove itself. A second call changes nothing.

    A phone that a scorekeeper has removed cannot join a rematch with any of its tokens. A phone that has
    removed itself can join a rematch. If `closes` is true, all invitations to the match end as well. Only a
    scorekeeper may end the invitations.

    Raises NotYourRight if the caller may not remove this phone, NoSuchPhone if there is no such phone,
    NoSuchMatch, and TokenRevoked. Raises LastScorekeeperCannotLeave if the only scorekeeper's phone removes
    itself. Another phone has to become scorekeeper first. If a scorekeeper's phone is lost, the group or an
    operator of this machine can issue a new token.
    """
    is_own = phone_id == caller.holder.id
    if not is_own or closes:
        require_scorekeeper(caller)

    def work(session: Session) -> None:
        table = lock_match(session, caller)
        phone = (
            tokens.find_token_of_match(session, table.stored.id, phone_id)
            if has_form_of_id(phone_id)
            else None
        )
        if phone is None:
            raise NoSuchPhone
        if is_own:
            require_other_scorekeeper(session, phone, table.stored.id)
        remove_phone(session, table, phone, caller.default_reporter)
        if not is_own:
            tokens.bar_phone_from_rematches(session, phone.id, now())
        if closes:
            close_invitations(session, table.stored.id)

    transact(work)
    wakeups.wake_streams_of_match(caller.match_id)
    return present_removed_phone(phone_id, is_barred=not is_own, is_closed=closes)


def close_invitations(session: Session, match_id: str) -> None:
    """End all tickets and spoken codes of the match. If the match is a rematch, the phones of the former
    match can no longer join."""
    invitations.end_tickets_and_codes_of_match(session, match_id, now())
    journal.close_rematch_to_former_phones(session, match_id)


def lasting_phone_id(token: str | None) -> str | None:
    """The id of the phone that has this token. The id stays the same in rematches, and when the phone changes
    its role or seat. None if the token is None or not valid."""
    if token is None:
        return None
    with open_read_session() as session:
        holder = tokens.find_token_holder(session, token)
        return None if holder is None else tokens.find_first_token_id_of_phone(session, holder.id)


def revoke_leaked_secret(secret: str) -> bool:
    """Revoke a secret that was published: a token, or the secret of a ticket or knock. Return whether the
    secret was valid.

    If the token is the only scorekeeper's token of a match, raise LastScorekeeperCannotLeave and revoke
    nothing.
    """
    with open_read_session() as session:
        holder = tokens.find_token_holder(session, secret)
        way_in = _find_ticket_or_knock(session, secret)
    if way_in is not None:
        transact(partial(_end_ticket_or_knock, match_id=way_in.match_id, secret=secret))
    elif holder is not None and holder.role == READ_ONLY_ROLE:
        transact(lambda session: readers.revoke_read_only_link(session, holder.id, now()))
    elif holder is not None and holder.match_id is None:
        transact(lambda session: tokens.revoke_token(session, holder.id, now()))
    elif holder is not None and holder.match_id is not None:
        transact(partial(_remove_phone_with_leaked_token, match_id=holder.match_id, phone_id=holder.id))
        wakeups.wake_streams_of_match(holder.match_id)
    return holder is not None or way_in is not None


def _find_ticket_or_knock(session: Session, secret: str) -> StoredTicket | StoredKnock | None:
    """The valid ticket or knock with this secret. None if no valid ticket or knock has this secret."""
    return invitations.find_valid_ticket(session, secret, now()) or invitations.find_knock_by_secret(
        session, secret, now()
    )


def _end_ticket_or_knock(session: Session, match_id: str, secret: str) -> None:
    """End the ticket or knock with this secret."""
    journal.find_and_lock_match(session, match_id)
    way_in = _find_ticket_or_knock(session, secret)
    if isinstance(way_in, StoredTicket):
        invitations.end_ticket(session, match_id, way_in.id, now())
    elif way_in is not None:
        invitations.end_knock(session, way_in.id, now())


def _remove_phone_with_leaked_token(session: Session, match_id: str, phone_id: str) -> None:
    """Remove the phone whose token was published. Raises LastScorekeeperCannotLeave if no other phone has a
    scorekeeper's token."""
    stored = not_none(journal.find_and_lock_match(session, match_id))
    if stored.erased_at is not None:
        tokens.revoke_token(session, phone_id, now())
        return
    phone = not_none(tokens.find_token_of_match(session, match_id, phone_id))
    require_other_scorekeeper(session, phone, match_id)
    remove_phone(session, load_match(session, stored), phone, KEEPER)


def require_other_scorekeeper(session: Session, phone: StoredMatchToken, match_id: str) -> None:
    """Raise LastScorekeeperCannotLeave if this phone has a scorekeeper's token and no other phone has one."""
    others = [
        one
        for one in tokens.valid_tokens_of_match(session, match_id)
        if one.role == KEEPER and one.id != phone.id
    ]
    if phone.role == KEEPER and phone.revoked_at is None and not others:
        raise LastScorekeeperCannotLeave


def remove_phone(
    session: Session, table: LoadedMatch, phone: StoredMatchToken, by: str | Seat
) -> LoadedMatch:
    """Revoke the token of a phone, and enter in the logbook that the phone left. Return the match after that
    entry. If the token is already revoked, return the match unchanged."""
    if phone.revoked_at is not None:
        return table
    tokens.revoke_token(session, phone.id, now())
    if phone.role == KEEPER:
        invitations.end_tickets_for_new_keepers(
            session, table.stored.id, now()
        )  # the removed phone may know a scorekeeper's ticket
        journal.close_rematch_to_former_phones(
            session, table.stored.id
        )  # the removed phone could join with its token of the former match
    return enter_phone_in_logbook(session, table, claim_that_phone_came_or_left(phone, left=True), by)


def claim_that_phone_came_or_left(phone: StoredMatchToken, left: bool = False) -> PhoneJoinedOrLeft:
    """The claim that this phone came to the match. If `left` is true, the claim that this phone left the
    match."""
    return PhoneJoinedOrLeft(phone.role, None if phone.seat is None else Seat(phone.seat), left)


def enter_phone_in_logbook(
    session: Session, table: LoadedMatch, phone: PhoneJoinedOrLeft, by: str | Seat
) -> LoadedMatch:
    """Enter the claim `phone` in the logbook: a phone came or left. Return the match after that entry."""
    stored = table.stored
    clock = journal.clock_time_of_last_entry(session, stored.id) + match_clock.ms_since_entry_first_seen(
        stored.id, stored.number
    )
    submission = Submission(phone, by, stored.number + 1, None, now(), clock)
    entry, snapshot = enter_submission(
        table.game,
        table.snapshot,
        submission,
        WholeHistory(partial(read_and_parse_entries, session, stored.id)),
    )
    after = match_row_after_entry(stored, snapshot, entry.submission)
    journal.append_entry_and_reply(session, after, make_stored_entry(entry), None)
    match_clock.record_newest_entry_if_new(stored.id, after.number)
    return replace(table, stored=after, snapshot=snapshot)
