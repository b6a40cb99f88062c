"""A match from its beginning, entry by entry, each with where it stood before and after it.

Reads the entries one at a time; only an edit of the line reads again what it goes back over. Of a match of
our own that is one round; of one that somebody brings along, every entry since then.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce

from referee.match.history.entering import advance
from referee.match.history.line import EMPTY, Item, Snapshot, after_item, items
from referee.match.history.reach import History, start_of
from referee.match.model.edits import Entry, edits_the_line, effects_of_edits
from referee.match.model.game import Game

Between = Callable[[int, int], Iterable[Entry]]
"""Reads the entries with `after < number <= upto`."""


@dataclass(frozen=True)
class Step:
    """An entry, and where the match stood before and after it."""

    entry: Entry
    before: Snapshot
    after: Snapshot


class Follower:
    """Where a match stands that somebody brings along, as the rulings that it tells move it on. Judges
    nothing."""

    def __init__(self, game: Game, between: Between):
        self.game, self.between = game, between
        self.snapshot, self.edits = EMPTY, list[Entry]()

    def step(self, entry: Entry) -> Step:
        """One entry more."""
        before, self.snapshot = self.snapshot, self._stands_after(entry)
        if edits_the_line(entry.submission.claim):
            self.edits.append(entry)
        return Step(entry, before, self.snapshot)

    def edits_after(self, number: int) -> list[Entry]:
        """The edits of the line with a number above this one."""
        return [edit for edit in self.edits if edit.submission.number > number]

    def _stands_after(self, entry: Entry) -> Snapshot:
        if not edits_the_line(entry.submission.claim):
            return after_item(self.game, self.snapshot, Item(entry.submission, entry.ruling))
        if not entry.ruling.counts:
            return self.snapshot
        # Where to begin is told by the edits alone; all entries would be too many to hold.
        start = start_of(self.snapshot, entry.submission.claim, self.edits_after)
        left = effects_of_edits([*self.edits_after(start.base_number), entry])
        line = items(self.between(start.base_number, entry.submission.number - 1), left)
        return reduce(lambda stands, item: after_item(self.game, stands, item), line, start)


def followed(game: Game, entries: Iterable[Entry], history: Callable[[int], History]) -> Iterator[Step]:
    """Every entry in order. `history` reads the match up to the entry of a number, as far as an edit needs
    it."""
    snapshot = EMPTY
    for entry in entries:
        before = snapshot
        snapshot = advance(game, before, entry, history(entry.submission.number - 1))
        yield Step(entry, before, snapshot)
