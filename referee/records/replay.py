"""Replay of a match from its beginning, entry by entry, with the snapshots before and after each.

Entries are read one at a time. Only an edit reads older entries again: in a match of this server those of one
round, in an imported one all that it may change.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from referee.match.history.entering import advance
from referee.match.history.line import EMPTY, Item, Snapshot, after_item, items
from referee.match.history.reach import History, start_of
from referee.match.model.edits import Entry, edits_the_line, effects_of_edits
from referee.match.model.game import Game

ReadBetween = Callable[[int, int], Iterable[Entry]]
"""Returns the entries with `after < number <= upto`."""


@dataclass(frozen=True)
class ReplayStep:
    """An entry, and the snapshots before and after it."""

    entry: Entry
    before: Snapshot
    after: Snapshot


class Follower:
    """Computes the snapshot of an imported match, entry by entry, from the rulings in its record. It judges
    nothing."""

    def __init__(self, game: Game, between: ReadBetween):
        self.game, self.between = game, between
        self.snapshot, self.edits = EMPTY, list[Entry]()

    def step(self, entry: Entry) -> ReplayStep:
        """Add the next entry, and return it with the snapshots before and after it."""
        before, self.snapshot = self.snapshot, self._stands_after(entry)
        if edits_the_line(entry.submission.claim):
            self.edits.append(entry)
        return ReplayStep(entry, before, self.snapshot)

    def edits_after(self, number: int) -> list[Entry]:
        """The edits after the entry with this number."""
        return [edit for edit in self.edits if edit.submission.number > number]

    def _stands_after(self, entry: Entry) -> Snapshot:
        if not edits_the_line(entry.submission.claim):
            return after_item(self.game, self.snapshot, Item(entry.submission, entry.ruling))
        if not entry.ruling.counts:
            return self.snapshot
        # The edits are enough to find the start; all entries would need too much memory.
        start = start_of(self.snapshot, entry.submission.claim, self.edits_after)
        effects = effects_of_edits([*self.edits_after(start.base_number), entry])
        line = items(self.between(start.base_number, entry.submission.number - 1), effects)
        return reduce(lambda stands, item: after_item(self.game, stands, item), line, start)


def replayed(game: Game, entries: Iterable[Entry], history: Callable[[int], History]) -> Iterator[ReplayStep]:
    """The steps of a match, in order. `history` returns the history up to the entry with a number, from which
    edits read the entries that they need."""
    snapshot = EMPTY
    for entry in entries:
        before = snapshot
        snapshot = advance(game, before, entry, history(entry.submission.number - 1))
        yield ReplayStep(entry, before, snapshot)
