"""Read-only links. A read-only link shows a match, or a group with all its matches."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.languages.speech import tell
from referee.live import wakeups
from referee.presenters.readers import ReadersView, ValidReadOnlyLinkView
from referee.services.auth import Caller, has_form_of_id, lock_match, require_scorekeeper_or_group
from referee.services.clock import now
from referee.services.errors import IdempotencyKeyReused, MaximumReached, NoSuchReadOnlyLink
from referee.services.idempotency import sha256_of_parts
from referee.storage import groups, ids, readers
from referee.storage.readers import LinkedMatchOrGroup, StoredReadOnlyLink
from referee.storage.transactions import open_read_session, transact

MOST_READ_ONLY_LINKS = 20
"""Maximum number of valid read-only links to one match or one group. The same link works on any number of
phones."""


@dataclass(frozen=True)
class ReadOnlyLinkTarget:
    """The match or group that a read-only link shows. `lock` is a function that locks this match or group."""

    subject: LinkedMatchOrGroup
    lock: Callable[[Session], object]


def link_target_of_match(caller: Caller) -> ReadOnlyLinkTarget:
    """The target of a read-only link that shows the caller's match. Raises NotYourRight unless the caller is
    a scorekeeper or the group."""
    require_scorekeeper_or_group(caller)
    return ReadOnlyLinkTarget(
        LinkedMatchOrGroup(match_id=caller.holder.match_id), lambda session: lock_match(session, caller)
    )


def link_target_of_group(group_id: str) -> ReadOnlyLinkTarget:
    """The target of a read-only link that shows a group with all its matches."""
    return ReadOnlyLinkTarget(
        LinkedMatchOrGroup(group_id=group_id), lambda session: groups.find_and_lock_group(session, group_id)
    )


def issue_read_only_link(shown: ReadOnlyLinkTarget, key: str) -> tuple[StoredReadOnlyLink, str]:
    """Issue a read-only link. Return the link and its token. All earlier links stay valid. A retry with the
    same idempotency key issues no second link, but replaces the token of the first.

    Raises IdempotencyKeyReused if the link of this key was revoked. Raises MaximumReached if the target
    already has `MOST_READ_ONLY_LINKS` valid links. If the target is a match, also raises NoSuchMatch and
    TokenRevoked.
    """
    subject = shown.subject
    stored_key = sha256_of_parts("reader", subject.match_id or "", subject.group_id or "", key)

    def work(session: Session) -> tuple[StoredReadOnlyLink, str]:
        shown.lock(session)
        reader = readers.find_link_by_key(session, stored_key) or _create_read_only_link_row(
            session, subject, stored_key
        )
        if reader.revoked_at is not None:
            raise IdempotencyKeyReused
        return reader, readers.store_link_and_make_token(session, reader)

    return transact(work)


def _create_read_only_link_row(session: Session, subject: LinkedMatchOrGroup, key: str) -> StoredReadOnlyLink:
    """The row of a new read-only link, which the caller stores. Raises MaximumReached if the target already
    has `MOST_READ_ONLY_LINKS` valid links."""
    if len(readers.valid_read_only_links(session, subject)) >= MOST_READ_ONLY_LINKS:
        raise MaximumReached(tell("error-links-full", {"most": MOST_READ_ONLY_LINKS}))
    return StoredReadOnlyLink(ids.new_random_id(ids.SHORT), subject.match_id, subject.group_id, key, now())


def view_read_only_links(shown: ReadOnlyLinkTarget) -> ReadersView:
    """The view of the valid read-only links to a target, without their tokens."""
    with open_read_session() as session:
        found = readers.valid_read_only_links(session, shown.subject)
    return ReadersView(tuple(ValidReadOnlyLinkView(one.id, one.issued_at) for one in found))


def revoke_read_only_link(shown: ReadOnlyLinkTarget, reader_id: str) -> None:
    """Revoke a read-only link, so that it stops working on all phones. A second call changes nothing. Raises
    NoSuchReadOnlyLink if the target has no such link. If the target is a match, also raises NoSuchMatch and
    TokenRevoked."""

    def work(session: Session) -> None:
        shown.lock(session)
        is_one = has_form_of_id(reader_id) and readers.revoke_link_of_match_or_group(
            session, shown.subject, reader_id, now()
        )
        if not is_one:
            raise NoSuchReadOnlyLink

    transact(work)
    if shown.subject.match_id is not None:
        wakeups.wake_streams_of_match(shown.subject.match_id)
