"""Links by which others may look: at a match, or at a group and all its matches, and do nothing else."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.orm import Session

from referee.live import wakeups
from referee.presenters.readers import GoodReaderView, ReadersView
from referee.services.auth import Caller, can_be_id, locked, only_the_keeper_or_the_group
from referee.services.clock import now
from referee.services.errors import Crowded, KeyReused, NoSuchReader
from referee.services.idempotency import digest
from referee.storage import groups, ids, readers
from referee.storage.readers import StoredReader, Subject
from referee.storage.transactions import reading, transact

MOST_LINKS = 20
"""So many links to one match, or to one group, are good at once; each may be on many phones."""


@dataclass(frozen=True)
class Shown:
    """What is shown by a link, and how it is locked for whoever may show it."""

    subject: Subject
    lock: Callable[[Session], object]


def of_match(caller: Caller) -> Shown:
    """A match, by its scorekeeper or its group."""
    only_the_keeper_or_the_group(caller)
    return Shown(Subject(match_id=caller.holder.match_id), lambda session: locked(session, caller))


def of_group(group_id: str) -> Shown:
    """A group with all its matches."""
    return Shown(Subject(group_id=group_id), lambda session: groups.lock(session, group_id))


def issue(shown: Shown, key: str) -> tuple[StoredReader, str]:
    """A new link and its token; those there are stay good. The same key gets the same link with a new token.

    Raises KeyReused once that link has ended, and Crowded.
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


def good(shown: Shown) -> ReadersView:
    """The links that are good, without their tokens."""
    with reading() as session:
        found = readers.living(session, shown.subject)
    return ReadersView(tuple(GoodReaderView(one.id, one.issued_at) for one in found))


def revoke(shown: Shown, reader_id: str) -> None:
    """From now on this link shows nothing, on whatever phone; again changes nothing. Raises NoSuchReader."""

    def work(session: Session) -> None:
        shown.lock(session)
        is_one = can_be_id(reader_id) and readers.revoke_of(session, shown.subject, reader_id, now())
        if not is_one:
            raise NoSuchReader

    transact(work)
    if shown.subject.match_id is not None:
        wakeups.wake(shown.subject.match_id)
