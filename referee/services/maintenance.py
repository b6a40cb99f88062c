"""Maintenance tasks, for the command line and the health checks."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

from sqlalchemy.orm import Session

from referee.codec import NewerReleaseNeeded
from referee.match.history.line import snapshot_after
from referee.match.history.reach import is_lasting
from referee.services.clock import now
from referee.storage import backup, inactive, journal, primary, soundness
from referee.storage import restore as restoring
from referee.storage.backup import Saved
from referee.storage.loading import FORMAT, entry_of, game_of, state_of
from referee.storage.primary import Standing
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import NotApplied, reading, transact, try_to_write

T = TypeVar("T")

REPLIES_KEPT = 30
"""So many days after the last entry of a match every claim in it can still be asked for again."""
_DAY = 24 * 60 * 60 * 1000
_TRIES = 10


Awaited = Literal["database", "writable-database", "standby"]
"""One that answers, one that can be written, and one that has what COMMIT stored."""


def awaited() -> Awaited | None:
    """What has to come before a claim can be stored; None if one can be now."""
    try:
        with reading() as session:
            journal.find(session, "")
        try_to_write()
        stands = primary.standing()
    except NotApplied as error:
        return "writable-database" if error.read_only else "database"
    return "standby" if stands and stands.lacks_standby else None


def how_the_primary_stands() -> Standing | None:
    """What PostgreSQL tells; None on SQLite, and where it cannot be asked."""
    try:
        return primary.standing()
    except NotApplied:
        return None


def match_ids() -> list[str]:
    with reading() as session:
        return journal.match_ids(session)


def damages() -> list[str]:
    """What is wrong with the file of the database, line by line; empty when all is well."""
    with reading() as session:
        return soundness.damages(session.connection())


def audit(match_id: str) -> list[str]:
    """What is wrong with a stored match, a sentence each; empty when all is well.

    A state in another release's format is not compared: it is folded anew before anybody sees it.
    """
    with reading() as session:
        stored = journal.find(session, match_id)
        rows = journal.entries(session, match_id)
    if stored is None or stored.erased_at is not None:
        return []  # since the list of matches was read
    try:
        return _wrong_with(stored, rows)
    except NewerReleaseNeeded as needed:
        return [f"A newer release is needed to read it: this one does not know {needed}."]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # any bytes may be wrong
        return ["What is stored cannot be read: it is damaged."]


def _wrong_with(stored: StoredMatch, rows: Sequence[StoredEntry]) -> list[str]:
    entries = [entry_of(row) for row in rows]
    snapshot = snapshot_after(game_of(stored.game), entries)
    exact = [entry.submission.number for entry in entries if entry.submission.claim.freshness.makes_stale]
    is_old = stored.format != FORMAT
    wanted = {
        "the entries are numbered without a gap": [entry.submission.number for entry in entries]
        == list(range(1, stored.number + 1)),
        "the stored state equals the replay of the entries": is_old
        or state_of(stored.game, stored.state) == snapshot.state,
        "the stored state before the open round equals the replay of the entries": is_old
        or (state_of(stored.game, stored.base), stored.base_number) == (snapshot.base, snapshot.base_number),
        "the number of the last entry that makes older claims stale is right": stored.last_exact == exact[-1],
        "every entry that matters after its round is marked as lasting": all(
            row.lasting is not False or not is_lasting(entry)
            for row, entry in zip(rows, entries, strict=True)
        ),
    }
    return [f"Check failed: {sentence}." for sentence, holds in wanted.items() if not holds]


def save(file: Path, ended: Callable[[], bool] = lambda: False) -> Saved:
    """Copy the whole database into a new SQLite file, unless `ended` says so first. Raises CannotSave."""
    return backup.save(file, ended)


def restore(file: Path, ended: Callable[[], bool] = lambda: False) -> Saved:
    """Put all that a backup holds into this database, which has to be empty. Raises CannotRestore."""
    return restoring.restore(file, ended)


def days_ago(days: int) -> int:
    """The time so many days ago, in ms; for more days than there are since 1970, the time 0."""
    return max(0, now() - days * _DAY)


def quiet_since(at: int) -> list[tuple[str, int]]:
    """The matches whose last entry is older than `at`, and when it was heard."""
    with reading() as session:
        return inactive.quiet_since(session, at)


def erase_the_quiet(match_ids: Sequence[str], at: int) -> int:
    """Erase those of these matches that still have no entry since `at`, and return how many there were. Each
    match has its own transaction, with a pause as long after it, so that the service goes on. Raises
    NotApplied."""
    return sum(one_by_one(match_ids, lambda session, match_id: _erase_if_quiet(session, match_id, at)))


def _erase_if_quiet(session: Session, match_id: str, at: int) -> bool:
    if not _is_quiet(session, match_id, at):
        return False
    journal.erase(session, match_id, now())
    return True


def forget_replies() -> int:
    """Delete the replies of matches whose last entry is older than REPLIES_KEPT; how many they were.

    Each match in its own transaction and with a pause as long. Raises NotApplied.
    """
    at = days_ago(REPLIES_KEPT)
    match_ids = (match_id for match_id, _ in quiet_since(at) if _has_replies(match_id))
    return sum(one_by_one(match_ids, lambda session, match_id: _forget_if_quiet(session, match_id, at)))


def _has_replies(match_id: str) -> bool:
    with reading() as session:
        return journal.has_replies(session, match_id)


def _forget_if_quiet(session: Session, match_id: str, at: int) -> int:
    if not _is_quiet(session, match_id, at):
        return 0
    return journal.forget_replies(session, match_id, lambda body: json.loads(body)["number"])


def _is_quiet(session: Session, match_id: str, at: int) -> bool:
    """Checks again under the lock, because somebody may have played on meanwhile."""
    journal.lock(session, match_id)
    return inactive.is_quiet_since(session, match_id, at)


def one_by_one(match_ids: Iterable[str], work: Callable[[Session, str], T]) -> Iterator[T]:
    """The result for each match. After each match pauses as long as the work took, so that the service goes
    on."""
    for match_id in match_ids:
        begun = time.monotonic()
        yield _patiently(_of(match_id, work))
        time.sleep(time.monotonic() - begun)


def _of(match_id: str, work: Callable[[Session, str], T]) -> Callable[[Session], T]:
    return lambda session: work(session, match_id)


def _patiently(work: Callable[[Session], T]) -> T:
    """Retries longer than a request may: a command can wait for a busy service, a phone cannot."""
    for _ in range(_TRIES - 1):
        try:
            return transact(work)
        except NotApplied as error:
            time.sleep(error.retry_after)
    return transact(work)
