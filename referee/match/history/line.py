"""The line: which entries count, with the ruling in force for each; and the state it makes."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from referee.kit.values import known, replace
from referee.match.model.edits import EditEffects, Entry, edits_of, edits_the_line, effects_of_edits
from referee.match.model.evolve import outlives_its_round
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.ruleset import Events
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class Item:
    """One entry of the line with the ruling in force: it counts, is refused, or fell (None)."""

    submission: Submission
    ruling: Ruling | None
    is_followed: bool = True
    """Whether its round is followed entry by entry; of other rounds only that matters which outlives them."""

    @property
    def events(self) -> Events:
        """What it changes, as far as its round is followed; a fallen entry (None) changes nothing."""
        events: Events = self.ruling.events if self.ruling else ()
        return events if self.is_followed else tuple(filter(outlives_its_round, events))

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

    state: AnyMatch | None
    base: AnyMatch | None
    base_number: int


EMPTY = Snapshot(None, None, 0)
"""Where a match stands before its first entry."""

Followed = Callable[[int], bool]
"""Whether the entry of this number belongs to a round that is followed entry by entry."""


def line(entries: Sequence[Entry], followed: Followed | None = None) -> list[Item]:
    """The entries that count, were refused or fell, oldest first, as the newest edits left them.

    `entries` may begin later than entry 1, and hold of the rounds that are not `followed` only those that
    outlive them; without it every round is.
    """
    found = items(entries, effects_of_edits(edits_of(entries)))
    if followed is None:
        return list(found)
    return [item if followed(item.submission.number) else replace(item, is_followed=False) for item in found]


def newest_first(entries: Sequence[Entry]) -> Iterator[Item]:
    """The line of these entries, the newest first, as far as it is asked for."""
    return items(reversed(entries), effects_of_edits(edits_of(entries)))


def items(entries: Iterable[Entry], left: EditEffects) -> Iterator[Item]:
    """The line of these entries, one at a time, given what the edits of the match left of them."""
    for entry in entries:
        number = entry.submission.number
        if edits_the_line(entry.submission.claim) or left.removal_of(number):
            continue
        submission = entry.submission
        ruling: Ruling | None = entry.ruling
        if number in left.claims:
            submission = replace(submission, claim=left.claims[number][0])
        if number in left.rulings:
            ruling = left.rulings[number][0]
        yield Item(submission, ruling)


def apply(game: Game, state: AnyMatch, ruling: Ruling | None) -> AnyMatch:
    """The state after a ruling's events; a fallen entry (None) has none."""
    return reduce(game.evolve, ruling.events if ruling else (), state)


def replay(game: Game, entries: Sequence[Entry], start: AnyMatch | None = None) -> AnyMatch:
    """The state after these entries: a fold over the line's events that judges nothing."""
    return known(fold(game, line(entries), start))


Stood = TypeVar("Stood", AnyMatch, AnyMatch | None)
"""A match that was opened, or may have been."""


def fold(game: Game, line: Iterable[Item], start: Stood) -> Stood:
    """The state after these items."""
    return reduce(lambda state, item: reduce(game.evolve, item.events, state), line, start)


def stand(
    game: Game, entries: Sequence[Entry], start: Snapshot = EMPTY, followed: Followed | None = None
) -> Snapshot:
    """Where the match stands after these entries, which begin right after where it stood: a fold of their
    line."""
    return reduce(lambda snapshot, item: after_item(game, snapshot, item), line(entries, followed), start)


def after_item(game: Game, snapshot: Snapshot, item: Item) -> Snapshot:
    """Where the match stands after one more item of the line."""
    state = reduce(game.evolve, item.events, snapshot.state)
    if known(state).round is not None:
        return replace(snapshot, state=state)
    return Snapshot(state, state, item.submission.number)
