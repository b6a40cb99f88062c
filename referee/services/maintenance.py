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
from referee.storage.primary import PrimaryStatus
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import NotApplied, reading, transact, try_to_write

T = TypeVar("T")

DAYS_OF_REPLIES = 30
"""Number of days after the last entry of a match for which its replies are kept for retries."""
_DAY = 24 * 60 * 60 * 1000
_TRIES = 10  # attempts of a command to write while the service is busy


Obstacle = Literal["database", "writable-database", "standby"]
"""What has to come before a claim can be stored: a database that answers, one that accepts writes, or a
standby that confirms a COMMIT."""


def find_obstacle() -> Obstacle | None:
    """The obstacle to storing a claim now; None if there is none."""
    try:
        with reading() as session:
            journal.find(session, "")
        try_to_write()
        stands = primary.status()
    except NotApplied as error:
        return "writable-database" if error.read_only else "database"
    return "standby" if stands and stands.lacks_standby else None


def primary_status() -> PrimaryStatus | None:
    """The status of PostgreSQL; None on SQLite, and if the database does not answer."""
    try:
        return primary.status()
    except NotApplied:
        return None


def match_ids() -> list[str]:
    """The ids of all matches that are not erased. Raises NotApplied if the database could not serve."""
    with reading() as session:
        return journal.match_ids(session)


def damages() -> list[str]:
    """The defects of the file of a SQLite database, one a line. Empty if there are none, and on
    PostgreSQL."""
    with reading() as session:
        return soundness.damages(session.connection())


def audit(match_id: str) -> list[str]:
    """The defects of a stored match, each as a sentence. Empty if there are none, and for an erased match.

    A state in the format of another release is not compared, because a replay replaces it before it is used.
    """
    with reading() as session:
        stored = journal.find(session, match_id)
        rows = journal.entries(session, match_id)
    if stored is None or stored.erased_at is not None:
        return []  # erased since the list of matches was read
    try:
        return _failed_checks(stored, rows)
    except NewerReleaseNeeded as needed:
        return [f"A newer release is needed to read it: this one does not know {needed}."]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # of damaged bytes
        return ["What is stored cannot be read: it is damaged."]


def _failed_checks(stored: StoredMatch, rows: Sequence[StoredEntry]) -> list[str]:
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
    """Copy the whole database into a new SQLite file, and return what it holds. The copy is cancelled once
    `ended` returns True. Raises CannotSave if no file was written."""
    return backup.save(file, ended)


def restore(file: Path, ended: Callable[[], bool] = lambda: False) -> Saved:
    """Restore a backup into this database, which has to be empty. Return what the backup holds. It is
    cancelled once `ended` returns True. Raises CannotRestore if nothing was written."""
    return restoring.restore(file, ended)


def days_ago(days: int) -> int:
    """The time `days` days ago in ms since 1970, at least 0."""
    return max(0, now() - days * _DAY)


def quiet_since(at: int) -> list[tuple[str, int]]:
    """The matches whose last entry is older than `at` (ms), as pairs of match id and the time of that entry
    (ms)."""
    with reading() as session:
        return inactive.quiet_since(session, at)


def erase_quiet(match_ids: Sequence[str], at: int) -> int:
    """Erase the matches among these that still have no entry since `at` (ms). Return their number. Each match
    has its own transaction, and a pause of the same length after it, so that the service can run. Raises
    NotApplied if the service is too busy."""
    return sum(one_by_one(match_ids, lambda session, match_id: _erase_if_quiet(session, match_id, at)))


def _erase_if_quiet(session: Session, match_id: str, at: int) -> bool:
    if not _is_quiet(session, match_id, at):
        return False
    journal.erase(session, match_id, now())
    return True


def forget_replies() -> int:
    """Delete the replies of the matches whose last entry is older than DAYS_OF_REPLIES. Return the number of
    replies.

    Each match has its own transaction, and a pause of the same length after it. Raises NotApplied if the
    service is too busy.
    """
    at = days_ago(DAYS_OF_REPLIES)
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
    """Lock a match and return whether it still has no entry since `at`, because the game may have gone on."""
    journal.lock(session, match_id)
    return inactive.is_quiet_since(session, match_id, at)


def one_by_one(match_ids: Iterable[str], work: Callable[[Session, str], T]) -> Iterator[T]:
    """Run `work` for each match in a transaction of its own, and yield the results. A pause after each match
    is as long as its work took, so that the service can run."""
    for match_id in match_ids:
        begun = time.monotonic()
        yield _retry_while_busy(_of(match_id, work))
        time.sleep(time.monotonic() - begun)


def _of(match_id: str, work: Callable[[Session, str], T]) -> Callable[[Session], T]:
    return lambda session: work(session, match_id)


def _retry_while_busy(work: Callable[[Session], T]) -> T:
    """Run `work` in a transaction, with up to `_TRIES` attempts. A command can wait for a busy service longer
    than a request can. Raises NotApplied."""
    for _ in range(_TRIES - 1):
        try:
            return transact(work)
        except NotApplied as error:
            time.sleep(error.retry_after)
    return transact(work)
