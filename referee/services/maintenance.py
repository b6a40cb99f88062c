"""Maintenance tasks for the command line and for the health checks. The tasks check, back up, restore and
erase stored matches."""

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeVar

from sqlalchemy.orm import Session

from referee.codec import NewerReleaseNeeded
from referee.match.history.line import snapshot_after_entries
from referee.match.history.reach import entry_matters_after_its_round
from referee.services.clock import now
from referee.storage import backup, inactive, journal, primary, soundness
from referee.storage import restore as restoring
from referee.storage.backup import BackupCounts
from referee.storage.loading import (
    STATE_FORMAT_VERSION,
    find_game_by_name,
    parse_stored_entry,
    parse_stored_state,
)
from referee.storage.primary import ReplicationStatus
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import NotApplied, open_read_session, transact, try_to_write

T = TypeVar("T")

DAYS_REPLIES_ARE_KEPT = 30
"""Number of days for which replies to claims are kept, so that a retry gets the same reply. The days are
counted from the last entry of the match."""
_DAY_IN_MS = 24 * 60 * 60 * 1000
_MOST_TRIES_OF_A_WRITE = 10  # maximum number of attempts of a command to write to a busy database


StoringObstacle = Literal["database", "writable-database", "standby"]
"""An obstacle that prevents the server from storing a claim.

- `database`: The database does not answer.
- `writable-database`: The database can be read, but refuses writes.
- `standby`: No standby server confirms a COMMIT.
"""


def find_storing_obstacle() -> StoringObstacle | None:
    """The obstacle that prevents the server from storing a claim now; None if a claim could be stored."""
    try:
        with open_read_session() as session:
            journal.find_match(session, "")
        try_to_write()
        stands = primary.read_replication_status()
    except NotApplied as error:
        return "writable-database" if error.read_only else "database"
    return "standby" if stands and stands.lacks_standby else None


def postgresql_status() -> ReplicationStatus | None:
    """The status of the PostgreSQL server. None on SQLite, or if the database does not answer."""
    try:
        return primary.read_replication_status()
    except NotApplied:
        return None


def read_ids_of_all_matches() -> list[str]:
    """The ids of all matches that are not erased. Raises NotApplied if the database cannot serve."""
    with open_read_session() as session:
        return journal.ids_of_all_matches(session)


def find_database_file_defects() -> list[str]:
    """The defects of the file of a SQLite database. Each defect is one line of text. Empty if the file has no
    defects, or if the database is PostgreSQL. Raises NotApplied if the database cannot serve."""
    with open_read_session() as session:
        return soundness.find_damage_in_sqlite_file(session.connection())


def find_match_defects(match_id: str) -> list[str]:
    """The defects of a stored match, each as a sentence. Empty if the match has no defects or is erased.

    A state in the format of another release is not checked. The server computes such a state again from the
    entries before it is used.
    """
    with open_read_session() as session:
        stored = journal.find_match(session, match_id)
        rows = journal.read_entries_of_match(session, match_id)
    if stored is None or stored.erased_at is not None:
        return []  # the match was erased after its id was read
    try:
        return _failed_checks(stored, rows)
    except NewerReleaseNeeded as needed:
        return [f"A newer release is needed to read it: this one does not know {needed}."]
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):  # damaged data raises these
        return ["What is stored cannot be read: it is damaged."]


def _failed_checks(stored: StoredMatch, rows: Sequence[StoredEntry]) -> list[str]:
    """The checks that a stored match fails, each as a sentence. `rows` are the entries of the match. Empty if
    the match passes all checks."""
    entries = [parse_stored_entry(row) for row in rows]
    snapshot = snapshot_after_entries(find_game_by_name(stored.game), entries)
    exact = [
        entry.submission.number
        for entry in entries
        if entry.submission.claim.freshness.makes_exact_claims_stale
    ]
    is_old = stored.format != STATE_FORMAT_VERSION
    wanted = {
        "the entries are numbered without a gap": [entry.submission.number for entry in entries]
        == list(range(1, stored.number + 1)),
        "the stored state equals the replay of the entries": is_old
        or parse_stored_state(stored.game, stored.state) == snapshot.state,
        "the stored state before the open round equals the replay of the entries": is_old
        or (parse_stored_state(stored.game, stored.base), stored.base_number)
        == (snapshot.base, snapshot.base_number),
        "the number of the last entry that makes older claims stale is right": stored.last_exact == exact[-1],
        "every entry that matters after its round is marked as lasting": all(
            row.lasting is not False or not entry_matters_after_its_round(entry)
            for row, entry in zip(rows, entries, strict=True)
        ),
    }
    return [f"Check failed: {sentence}." for sentence, holds in wanted.items() if not holds]


def back_up_database(file: Path, ended: Callable[[], bool] = lambda: False) -> BackupCounts:
    """Copy the whole database into a new SQLite file. Return a summary of the copy. The copy is cancelled as
    soon as `ended` returns True. Raises CannotSaveBackup if no file was written."""
    return backup.save_backup(file, ended)


def restore_database(file: Path, ended: Callable[[], bool] = lambda: False) -> BackupCounts:
    """Copy a backup into the database of this server. The database must be empty. Return a summary of the
    backup. The restoration is cancelled as soon as `ended` returns True. Raises CannotRestore if nothing was
    written."""
    return restoring.restore_backup(file, ended)


def time_of_days_ago_ms(days: int) -> int:
    """The time of `days` days ago, in ms since 1970. The result is never less than 0."""
    return max(0, now() - days * _DAY_IN_MS)


def matches_inactive_since(at: int) -> list[tuple[str, int]]:
    """The matches whose last entry is older than `at` (ms since 1970). Each item is a pair: the id of the
    match, and the time of its last entry in ms. Raises NotApplied if the database cannot serve."""
    with open_read_session() as session:
        return inactive.find_matches_without_entry_since(session, at)


def erase_inactive_matches(match_ids: Sequence[str], at: int) -> int:
    """Erase the inactive ones of these matches. A match is inactive if its last entry is older than `at` (ms
    since 1970). Return the number of erased matches.

    Each match is erased in a transaction of its own. After each transaction the command pauses for as long as
    the transaction took, so that the server can work. Raises NotApplied if the database is too busy.
    """
    return sum(
        run_for_each_match(
            match_ids, lambda session, match_id: _erase_match_if_inactive(session, match_id, at)
        )
    )


def _erase_match_if_inactive(session: Session, match_id: str, at: int) -> bool:
    """Erase a match if the match has no entry since `at` (ms since 1970). Return whether this function erased
    the match."""
    if not _lock_and_check_match_is_inactive(session, match_id, at):
        return False
    journal.erase_match(session, match_id, now())
    return True


def delete_old_replies() -> int:
    """Delete the stored replies of all matches without a new entry in the last `DAYS_REPLIES_ARE_KEPT` days.
    Return the number of deleted replies.

    The replies of each match are deleted in a transaction of their own. After each transaction the command
    pauses for as long as the transaction took, so that the server can work. Raises NotApplied if the database
    is too busy.
    """
    at = time_of_days_ago_ms(DAYS_REPLIES_ARE_KEPT)
    match_ids = (match_id for match_id, _ in matches_inactive_since(at) if _has_replies(match_id))
    return sum(
        run_for_each_match(
            match_ids, lambda session, match_id: _delete_replies_if_inactive(session, match_id, at)
        )
    )


def _has_replies(match_id: str) -> bool:
    with open_read_session() as session:
        return journal.has_reply_with_stored_body(session, match_id)


def _delete_replies_if_inactive(session: Session, match_id: str, at: int) -> int:
    """Delete the replies of a match if the match has no entry since `at` (ms since 1970). Return the number
    of deleted replies."""
    if not _lock_and_check_match_is_inactive(session, match_id, at):
        return 0
    return journal.delete_reply_bodies(session, match_id, lambda body: json.loads(body)["number"])


def _lock_and_check_match_is_inactive(session: Session, match_id: str, at: int) -> bool:
    """Lock a match. Return whether the match has no entry since `at` (ms since 1970). The check is repeated
    under the lock, because players may have resumed the match in the meantime."""
    journal.find_and_lock_match(session, match_id)
    return inactive.match_has_no_entry_since(session, match_id, at)


def run_for_each_match(match_ids: Iterable[str], work: Callable[[Session, str], T]) -> Iterator[T]:
    """Run `work` for each match in a transaction of its own, and yield the results. After each match, pause
    for as long as the transaction took, so that the server can work. Raises NotApplied if the database is too
    busy."""
    for match_id in match_ids:
        begun = time.monotonic()
        yield _retry_while_busy(_bind_match_id(match_id, work))
        time.sleep(time.monotonic() - begun)


def _bind_match_id(match_id: str, work: Callable[[Session, str], T]) -> Callable[[Session], T]:
    return lambda session: work(session, match_id)


def _retry_while_busy(work: Callable[[Session], T]) -> T:
    """Run `work` in a transaction. If the database is busy, try again, up to `_MOST_TRIES_OF_A_WRITE`
    attempts in all. A command can wait longer than a request. Raises NotApplied if the last attempt fails."""
    for _ in range(_MOST_TRIES_OF_A_WRITE - 1):
        try:
            return transact(work)
        except NotApplied as error:
            time.sleep(error.retry_after)
    return transact(work)
