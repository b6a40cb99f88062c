"""Read-only links to a match, or to a group and all its matches."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.live import wakeups
from referee.presenters.readers import GoodReaderView, ReadersView
from referee.services.auth import Caller, can_be_id, lock_match, require_scorekeeper_or_group
from referee.services.clock import now
from referee.services.errors import Crowded, KeyReused, NoSuchReader
from referee.services.idempotency import digest
from referee.storage import groups, ids, readers
from referee.storage.readers import StoredReader, Subject
from referee.storage.transactions import reading, transact

MOST_LINKS = 20
"""Maximum number of valid links to one match or one group. Each may be on many phones."""


@dataclass(frozen=True)
class LinkTarget:
    """The match or group that links show, and the function that locks it."""

    subject: Subject
    lock: Callable[[Session], object]


def of_match(caller: Caller) -> LinkTarget:
    """The caller's match as a target. Raises NotYourRight unless the caller is a scorekeeper or the group."""
    require_scorekeeper_or_group(caller)
    return LinkTarget(Subject(match_id=caller.holder.match_id), lambda session: lock_match(session, caller))


def of_group(group_id: str) -> LinkTarget:
    """A group with all its matches as a target."""
    return LinkTarget(Subject(group_id=group_id), lambda session: groups.lock(session, group_id))


def issue(shown: LinkTarget, key: str) -> tuple[StoredReader, str]:
    """A new link and its token. Other links stay valid. The same key gets the same link with a new token.

    Raises KeyReused if the link of this key was revoked, and Crowded if there are `MOST_LINKS` already.
    """
    subject = shown.subject
    stored_key = digest("reader", subject.match_id or "", subject.group_id or "", key)

    def work(session: Session) -> tuple[StoredReader, str]:
        shown.lock(session)
        reader = readers.by_key(session, stored_key) or _new(session, subject, stored_key)
        if reader.revoked_at is not None:
            raise KeyReused
        return reader, readers.issue(session, reader)

    return transact(work)


def _new(session: Session, subject: Subject, key: str) -> StoredReader:
    if len(readers.living(session, subject)) >= MOST_LINKS:
        raise Crowded(f"There are already {MOST_LINKS} read-only links. Revoke one first.")
    return StoredReader(ids.new(ids.SHORT), subject.match_id, subject.group_id, key, now())


def present_links(shown: LinkTarget) -> ReadersView:
    """The valid links to a target, without their tokens."""
    with reading() as session:
        found = readers.living(session, shown.subject)
    return ReadersView(tuple(GoodReaderView(one.id, one.issued_at) for one in found))


def revoke(shown: LinkTarget, reader_id: str) -> None:
    """Revoke a link for all phones. A second call changes nothing. Raises NoSuchReader if there is no such
    link."""

    def work(session: Session) -> None:
        shown.lock(session)
        is_one = can_be_id(reader_id) and readers.revoke_of(session, shown.subject, reader_id, now())
        if not is_one:
            raise NoSuchReader

    transact(work)
    if shown.subject.match_id is not None:
        wakeups.wake(shown.subject.match_id)
