"""Replays a match from its beginning, entry by entry. The result is a snapshot before and after each entry.

Each entry is read once. For an edit (a claim that changes earlier entries), earlier entries are read again.
`replay_steps` replays a match of this server, and reads only the entries that matter to an edit (`reach.py`).
`RecordReplay` replays an imported match, and reads all entries that an edit may change.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from referee.match.history.entering import snapshot_after_new_entry
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    Snapshot,
    TimelineItem,
    iterate_timeline,
    snapshot_after_item,
)
from referee.match.history.reach import History, start_snapshot_for_edit
from referee.match.model.edits import Entry, effects_of_edits, is_edit_claim
from referee.match.model.game import Game

ReadEntriesBetween = Callable[[int, int], Iterable[Entry]]
"""A function with the arguments `after` and `upto`. It returns the entries with `after < number <= upto`."""


@dataclass(frozen=True)
class ReplayStep:
    """An entry, and the snapshots of the match before and after this entry."""

    entry: Entry
    before: Snapshot
    after: Snapshot


class RecordReplay:
    """Computes the snapshots of an imported match, entry by entry. The recorded rulings are used, so no claim
    is judged."""

    def __init__(self, game: Game, between: ReadEntriesBetween):
        self.game, self.between = game, between
        self.snapshot, self.edits = SNAPSHOT_BEFORE_FIRST_ENTRY, list[Entry]()

    def add_entry(self, entry: Entry) -> ReplayStep:
        """Add the next entry. Return the entry with the snapshots before and after the entry."""
        before, self.snapshot = self.snapshot, self._snapshot_after(entry)
        if is_edit_claim(entry.submission.claim):
            self.edits.append(entry)
        return ReplayStep(entry, before, self.snapshot)

    def edits_after(self, number: int) -> list[Entry]:
        """Return the edits whose entry numbers are greater than this number."""
        return [edit for edit in self.edits if edit.submission.number > number]

    def _snapshot_after(self, entry: Entry) -> Snapshot:
        if not is_edit_claim(entry.submission.claim):
            return snapshot_after_item(self.game, self.snapshot, TimelineItem(entry.submission, entry.ruling))
        if not entry.ruling.takes_effect:
            return self.snapshot
        # The edits are enough to find the entry from which the replay starts again.
        # So only the edits stay in memory.
        start = start_snapshot_for_edit(self.snapshot, entry.submission.claim, self.edits_after)
        effects = effects_of_edits([*self.edits_after(start.base_number), entry])
        line = iterate_timeline(self.between(start.base_number, entry.submission.number - 1), effects)
        return reduce(lambda stands, item: snapshot_after_item(self.game, stands, item), line, start)


def replay_steps(
    game: Game, entries: Iterable[Entry], history: Callable[[int], History]
) -> Iterator[ReplayStep]:
    """Yield each entry of a match in order, with the snapshots before and after the entry.

    `history(number)` returns an object that reads the entries up to this number. An edit reads older entries
    with this object.
    """
    snapshot = SNAPSHOT_BEFORE_FIRST_ENTRY
    for entry in entries:
        before = snapshot
        snapshot = snapshot_after_new_entry(game, before, entry, history(entry.submission.number - 1))
        yield ReplayStep(entry, before, snapshot)
