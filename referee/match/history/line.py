"""The line: the entries of a match after its edits, each with the ruling in force, and the resulting
state."""

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
    """An entry of the line with the ruling in force, which is None if an edit has dropped the entry."""

    submission: Submission
    ruling: Ruling | None
    is_followed: bool = True
    """Whether its round is followed entry by entry. Of other rounds only the events that outlive them
    apply."""

    @property
    def events(self) -> Events:
        """The events of the ruling in force. If the round is not followed, only those that outlive it."""
        events: Events = self.ruling.events if self.ruling else ()
        return events if self.is_followed else tuple(filter(outlives_its_round, events))

    @property
    def counts(self) -> bool:
        """Whether the entry takes effect."""
        return self.ruling is not None and self.ruling.counts

    @property
    def is_refused(self) -> bool:
        """Whether the ruling in force is a refusal."""
        return self.ruling is not None and not self.ruling.counts


@dataclass(frozen=True)
class Snapshot:
    """The state of a match at one moment.

    - `state`: The state; None before the first entry.
    - `base`: The newest state in which no round was open. Ruling again on the open round starts from it.
    - `base_number`: The number of the entry after which `base` was the state.
    """

    state: AnyMatch | None
    base: AnyMatch | None
    base_number: int


EMPTY = Snapshot(None, None, 0)
"""The snapshot before the first entry."""

IsFollowed = Callable[[int], bool]
"""Returns whether the entry with this number belongs to a round that is followed entry by entry."""


def line(entries: Sequence[Entry], followed: IsFollowed | None = None) -> list[Item]:
    """The line of these entries, oldest first, after the edits among them.

    `entries` may begin later than entry 1. Of rounds that are not `followed` they need to contain only the
    entries that outlive them. Without `followed` every round is followed.
    """
    found = items(entries, effects_of_edits(edits_of(entries)))
    if followed is None:
        return list(found)
    return [item if followed(item.submission.number) else replace(item, is_followed=False) for item in found]


def newest_first(entries: Sequence[Entry]) -> Iterator[Item]:
    """The line of these entries, newest first, computed lazily."""
    return items(reversed(entries), effects_of_edits(edits_of(entries)))


def items(entries: Iterable[Entry], effects: EditEffects) -> Iterator[Item]:
    """The line of these entries, computed lazily, given the effects of the edits of the match."""
    for entry in entries:
        number = entry.submission.number
        if edits_the_line(entry.submission.claim) or effects.removal_of(number):
            continue
        submission = entry.submission
        ruling: Ruling | None = entry.ruling
        if number in effects.claims:
            submission = replace(submission, claim=effects.claims[number][0])
        if number in effects.rulings:
            ruling = effects.rulings[number][0]
        yield Item(submission, ruling)


def apply(game: Game, state: AnyMatch, ruling: Ruling | None) -> AnyMatch:
    """The state after the events of a ruling; the same state for a dropped entry (None)."""
    return reduce(game.evolve, ruling.events if ruling else (), state)


def replay(game: Game, entries: Sequence[Entry], start: AnyMatch | None = None) -> AnyMatch:
    """The state after these entries, by their stored rulings: nothing is judged. Raises ValueError if
    the match is not open after them."""
    return known(fold(game, line(entries), start))


MatchOrNoneT = TypeVar("MatchOrNoneT", AnyMatch, AnyMatch | None)
"""A match that is open, or one that may not be opened yet (None)."""


def fold(game: Game, line: Iterable[Item], start: MatchOrNoneT) -> MatchOrNoneT:
    """The state after these items of the line."""
    return reduce(lambda state, item: reduce(game.evolve, item.events, state), line, start)


def snapshot_after(
    game: Game, entries: Sequence[Entry], start: Snapshot = EMPTY, followed: IsFollowed | None = None
) -> Snapshot:
    """The snapshot after these entries, which begin with the first one after `start`."""
    return reduce(lambda snapshot, item: after_item(game, snapshot, item), line(entries, followed), start)


def after_item(game: Game, snapshot: Snapshot, item: Item) -> Snapshot:
    """The snapshot after one more item of the line."""
    state = reduce(game.evolve, item.events, snapshot.state)
    if known(state).round is not None:
        return replace(snapshot, state=state)
    return Snapshot(state, state, item.submission.number)
