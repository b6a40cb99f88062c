"""The timeline of a match: its entries after all edits, each with its current ruling.

This module computes timelines, and the state of a match from its timeline.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TypeVar

from referee.kit.values import not_none, replace
from referee.match.model.edits import EditEffects, Entry, effects_of_edits, is_edit_claim, select_edit_entries
from referee.match.model.evolve import event_matters_after_its_round
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.rulings.ruleset import Events
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class TimelineItem:
    """An entry of the timeline, with its current ruling. `ruling` is None if an edit dropped the entry."""

    submission: Submission
    ruling: Ruling | None
    is_followed: bool = True
    """Whether play is followed at this entry: the entry lies in a range in which every entry is loaded.

    Outside these ranges, only some entries are loaded. The events of an entry outside the ranges apply only
    if they matter after their round (see `event_matters_after_its_round`).
    """

    @property
    def events(self) -> Events:
        """The events of the current ruling that apply. Empty for a dropped entry.

        If `is_followed` is false, only the events that matter after their round apply.
        """
        events: Events = self.ruling.events if self.ruling else ()
        return events if self.is_followed else tuple(filter(event_matters_after_its_round, events))

    @property
    def takes_effect(self) -> bool:
        """Whether the entry takes effect: the entry is neither dropped nor refused."""
        return self.ruling is not None and self.ruling.takes_effect

    @property
    def is_refused(self) -> bool:
        """Whether the current ruling is a refusal."""
        return self.ruling is not None and not self.ruling.takes_effect


@dataclass(frozen=True)
class Snapshot:
    """The state of a match at one moment.

    - `state`: The state; None before the first entry.
    - `base`: The newest state in which no round was open. An edit of the open round is judged from this state
      on: all later entries are applied to it again.
    - `base_number`: The number of the entry that led to the state `base`.
    """

    state: AnyMatch | None
    base: AnyMatch | None
    base_number: int


SNAPSHOT_BEFORE_FIRST_ENTRY = Snapshot(None, None, 0)
"""The snapshot before the first entry."""

IsInLoadedRange = Callable[[int], bool]
"""A function that takes the number of an entry. It returns whether the entry lies in a range in which every
entry is loaded."""


def timeline_of(entries: Sequence[Entry], followed: IsInLoadedRange | None = None) -> list[TimelineItem]:
    """The timeline of these entries, oldest first. The edits among the entries are applied.

    `entries` need not begin with entry 1. `followed` takes an entry number and returns the value of
    `TimelineItem.is_followed` for this entry. If `followed` is None, the value is true for all items.
    """
    found = iterate_timeline(entries, effects_of_edits(select_edit_entries(entries)))
    if followed is None:
        return list(found)
    return [item if followed(item.submission.number) else replace(item, is_followed=False) for item in found]


def timeline_newest_first(entries: Sequence[Entry]) -> Iterator[TimelineItem]:
    """The timeline of these entries, newest first, computed lazily. Edits among the entries are applied."""
    return iterate_timeline(reversed(entries), effects_of_edits(select_edit_entries(entries)))


def iterate_timeline(entries: Iterable[Entry], effects: EditEffects) -> Iterator[TimelineItem]:
    """The timeline of these entries, in the order of `entries`, computed lazily.

    `effects` has the effects of all edits of the match.
    """
    for entry in entries:
        number = entry.submission.number
        if is_edit_claim(entry.submission.claim) or effects.find_removed_range(number):
            continue
        submission = entry.submission
        ruling: Ruling | None = entry.ruling
        if number in effects.claims:
            submission = replace(submission, claim=effects.claims[number][0])
        if number in effects.rulings:
            ruling = effects.rulings[number][0]
        yield TimelineItem(submission, ruling)


def state_after_ruling(game: Game, state: AnyMatch, ruling: Ruling | None) -> AnyMatch:
    """The state after the events of a ruling. If `ruling` is None, its entry was dropped, and the state is
    unchanged.

    Raises TypeError for an event that the game does not know.
    """
    return reduce(game.evolve, ruling.events if ruling else (), state)


def replay(game: Game, entries: Sequence[Entry], start: AnyMatch | None = None) -> AnyMatch:
    """The state after these entries. It is computed from the stored rulings; no claim is judged again.

    `start` is the state before the first of these entries. Raises ValueError if the entries do not open the
    match, and TypeError for an event that the game does not know.
    """
    return not_none(state_after_timeline(game, timeline_of(entries), start))


MatchOrNoneT = TypeVar("MatchOrNoneT", AnyMatch, AnyMatch | None)
"""A type variable for the state of a match: either a state that is never None, or a state that is None before
the match is opened."""


def state_after_timeline(game: Game, line: Iterable[TimelineItem], start: MatchOrNoneT) -> MatchOrNoneT:
    """The state after these timeline items. `start` is the state before the first item.

    Raises TypeError for an event that the game does not know.
    """
    return reduce(lambda state, item: reduce(game.evolve, item.events, state), line, start)


def snapshot_after_entries(
    game: Game,
    entries: Sequence[Entry],
    start: Snapshot = SNAPSHOT_BEFORE_FIRST_ENTRY,
    followed: IsInLoadedRange | None = None,
) -> Snapshot:
    """The snapshot after these entries. `start` is the snapshot just before the first of them.

    `followed` takes an entry number and returns the value of `TimelineItem.is_followed` for this entry. If
    `followed` is None, the value is true for all entries. Raises ValueError if the match is not open yet and
    the first entry does not open it.
    """
    return reduce(
        lambda snapshot, item: snapshot_after_item(game, snapshot, item),
        timeline_of(entries, followed),
        start,
    )


def snapshot_after_item(game: Game, snapshot: Snapshot, item: TimelineItem) -> Snapshot:
    """The snapshot after one more timeline item.

    Raises ValueError if the match is not open yet and the item does not open it.
    """
    state = reduce(game.evolve, item.events, snapshot.state)
    if not_none(state).round is not None:
        return replace(snapshot, state=state)
    return Snapshot(state, state, item.submission.number)
