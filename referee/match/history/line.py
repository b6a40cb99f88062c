"""The line: which entries count, with the ruling in force for each; and the state it makes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce

from referee.kit.values import replace
from referee.match.model.edits import Entry, InForce, edits_of, edits_the_line, in_force
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class Item:
    """One entry of the line with the ruling in force: it counts, is refused, or fell (None)."""

    submission: Submission
    ruling: Ruling | None

    @property
    def counts(self) -> bool:
        return self.ruling is not None and self.ruling.counts

    @property
    def is_refused(self) -> bool:
        return self.ruling is not None and not self.ruling.counts


@dataclass(frozen=True)
class Snapshot:
    """Where a match stands: its state, and the newest state in which no round was open, with the number
    of the entry that brought it. What the round needs to be ruled on again begins there."""

    state: Match | None
    base: Match | None
    base_number: int


EMPTY = Snapshot(None, None, 0)
"""Where a match stands before its first entry."""

EntriesAfter = Callable[[int], Sequence[Entry]]
"""Gives the entries with a number above this one."""


def line(entries: Sequence[Entry]) -> list[Item]:
    """The entries that count, were refused or fell, oldest first, as the newest edits left them.

    `entries` may begin later than entry 1.
    """
    return list(items(entries, in_force(edits_of(entries))))


def items(entries: Iterable[Entry], left: InForce) -> Iterator[Item]:
    """The line of these entries, one at a time, given what the edits of the match left of them."""
    for entry in entries:
        number = entry.submission.number
        if edits_the_line(entry.submission.claim) or left.gone_with(number):
            continue
        submission, ruling = entry.submission, entry.ruling
        if number in left.claims:
            submission = replace(submission, claim=left.claims[number][0])
        if number in left.rulings:
            ruling = left.rulings[number][0]
        yield Item(submission, ruling)


def apply(game: Game, state: Match | None, ruling: Ruling | None) -> Match:
    """The state after a ruling's events; a fallen entry (None) has none."""
    return reduce(game.evolve, ruling.events if ruling else (), state)


def replay(game: Game, entries: Sequence[Entry], start: Match | None = None) -> Match:
    """The state after these entries: a fold over the line's events that judges nothing."""
    return fold(game, line(entries), start)


def fold(game: Game, line: Iterable[Item], start: Match | None) -> Match:
    """The state after these items."""
    return reduce(lambda state, item: apply(game, state, item.ruling), line, start)


def stand(game: Game, entries: Sequence[Entry], start: Snapshot = EMPTY) -> Snapshot:
    """Where the match stands after these entries, which begin right after where it stood: a fold of their
    line."""
    return reduce(lambda snapshot, item: after_item(game, snapshot, item), line(entries), start)


def after_item(game: Game, snapshot: Snapshot, item: Item) -> Snapshot:
    """Where the match stands after one more item of the line."""
    state = apply(game, snapshot.state, item.ruling)
    if state.round is not None:
        return replace(snapshot, state=state)
    return Snapshot(state, state, item.submission.number)
