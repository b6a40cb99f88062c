"""Selection of the entries that have to be read to judge an edit.

An entry is "lasting" if it still matters after its round. Examples are edits, deals and scores. In the edited
round and in the open round, all entries are read. In other rounds, only lasting entries are read.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Protocol

from referee.kit.values import not_none
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    IsInLoadedRange,
    Snapshot,
    TimelineItem,
    snapshot_after_entries,
    snapshot_after_item,
    timeline_of,
)
from referee.match.model.edits import (
    AllowRefusedEntry,
    CorrectEntry,
    EditClaim,
    Entry,
    TakeBackEntries,
    is_edit_claim,
    select_edit_entries,
)
from referee.match.model.evolve import event_matters_after_its_round
from referee.match.model.game import Game
from referee.rulings.ruling import Ruling
from referee.rulings.tags import AllowedReporter

EntryNumberRange = tuple[int, int | None]
"""A pair `(after, upto)`: the entries with `after < number <= upto`. None as `upto` means no limit."""
ReadEntriesAfter = Callable[[int], Sequence[Entry]]
"""A function that returns all entries with a number above the given number, in order."""


@dataclass(frozen=True)
class EntriesNeededForEdit:
    """The part of a match that is needed to judge an edit.

    - `start`: A snapshot before everything that the edit changes.
    - `entries`: Entries after `start`, in order.
    - `followed`: The ranges of entry numbers from which every entry is in `entries`. Outside these ranges,
      `entries` has only lasting entries. None if `entries` has every entry after `start`.
    """

    start: Snapshot
    entries: Sequence[Entry]
    followed: tuple[EntryNumberRange, ...] | None = None

    @property
    def has_all_entries(self) -> bool:
        """Whether `entries` has every entry after `start`."""
        return self.followed is None

    def timeline(self) -> list[TimelineItem]:
        """The timeline of `entries`."""
        return timeline_of(self.entries, self._make_loaded_range_test())

    def snapshot_after_edit(self, game: Game, edit: Entry) -> Snapshot:
        """The snapshot of the match after `edit`, the edit for which the entries were read."""
        return snapshot_after_entries(game, [*self.entries, edit], self.start, self._make_loaded_range_test())

    def _make_loaded_range_test(self) -> IsInLoadedRange | None:
        followed = self.followed
        if followed is None:
            return None
        return lambda number: any(
            after < number and (upto is None or number <= upto) for after, upto in followed
        )


class History(Protocol):
    """The earlier entries of a match, as far as a ruling needs them."""

    def after(self, number: int) -> Sequence[Entry]:
        """All entries with a number above `number`, in order."""

    def entries_needed_for_edit(
        self, game: Game, snapshot: Snapshot, claim: EditClaim
    ) -> EntriesNeededForEdit:
        """The part of the match that is needed to judge this edit. `snapshot` is the newest snapshot."""


@dataclass(frozen=True)
class WholeHistory:
    """A `History` that has all entries of the match in memory."""

    after: ReadEntriesAfter

    def entries_needed_for_edit(
        self, game: Game, snapshot: Snapshot, claim: EditClaim
    ) -> EntriesNeededForEdit:
        start = start_snapshot_for_edit(snapshot, claim, self.after)
        return EntriesNeededForEdit(start, self.after(start.base_number))


def start_snapshot_for_edit(snapshot: Snapshot, edit: EditClaim, entries_after: ReadEntriesAfter) -> Snapshot:
    """The snapshot from which the timeline for an edit is computed.

    Usually this is the newest snapshot without an open round. If the edit changes an entry before that
    snapshot, the result is `SNAPSHOT_BEFORE_FIRST_ENTRY`.
    """
    number = snapshot.base_number
    if last_entry_number_before_all_changes(edit, entries_after(number)) < number:
        return SNAPSHOT_BEFORE_FIRST_ENTRY
    return Snapshot(snapshot.base, snapshot.base, number)


def last_entry_number_before_all_changes(edit: EditClaim, entries: Iterable[Entry]) -> int:
    """The number of the entry just before the oldest entry that an edit changes.

    A take-back can undo earlier edits. It then also changes the entries that those edits had changed. The
    function looks for the undone edits in `entries`.
    """
    number = entry_number_before_edited_entry(edit)
    for other in reversed(select_edit_entries(entries) if isinstance(edit, TakeBackEntries) else ()):
        claim = other.submission.claim
        if is_edit_claim(claim) and _is_after_number(other, number):
            number = min(number, entry_number_before_edited_entry(claim))
    return number


def entry_number_before_edited_entry(claim: EditClaim) -> int:
    """The number of the entry just before the entry that an edit names.

    For a take-back, this is the number of the entry to which the match goes back.
    """
    return claim.to if isinstance(claim, TakeBackEntries) else claim.entry - 1


# --- reading only the entries that are needed ---


class EntryReader(Protocol):
    """Reads stored entries of a match. Every method returns entries in the order of their numbers."""

    def entries_between(self, after: int, upto: int | None) -> Sequence[Entry]:
        """The entries with `after < number <= upto`."""

    def lasting_entries(self, upto: int | None) -> Sequence[Entry]:
        """All lasting entries up to the number `upto` (see `entry_matters_after_its_round`).

        The result may contain other entries, too. None as `upto` means no limit.
        """

    def find_entries_by_number(self, numbers: Collection[int]) -> Sequence[Entry]:
        """The entries with these numbers. Numbers without an entry are skipped."""


def entry_matters_after_its_round(entry: Entry) -> bool:
    """Whether an entry still matters after its round ("lasting"). Such an entry is an edit, or has an event
    that matters after its round."""
    return is_edit_claim(entry.submission.claim) or ruling_matters_after_its_round(entry.ruling)


def ruling_matters_after_its_round(ruling: Ruling | None) -> bool:
    """Whether a ruling has an event that still matters after its round (see `event_matters_after_its_round`).
    False for None."""
    return ruling is not None and any(map(event_matters_after_its_round, ruling.events))


class HistoryReadOnDemand:
    """A `History` that reads stored entries only when they are needed, and keeps what it has read."""

    def __init__(self, read: EntryReader):
        self.read = read
        self._known: dict[tuple[type, int], EntriesNeededForEdit] = {}
        self._read_after = cache(lambda number: read.entries_between(number, None))

    def after(self, number: int) -> Sequence[Entry]:
        return self._read_after(number)

    def entries_needed_for_edit(
        self, game: Game, snapshot: Snapshot, claim: EditClaim
    ) -> EntriesNeededForEdit:
        key = (claim.__class__, entry_number_before_edited_entry(claim))
        if key not in self._known:
            self._known[key] = self._read_entries_needed_for_edit(game, snapshot, claim)
        return self._known[key]

    def _read_entries_needed_for_edit(
        self, game: Game, snapshot: Snapshot, claim: EditClaim
    ) -> EntriesNeededForEdit:
        since_base = self.after(snapshot.base_number)
        if last_entry_number_before_all_changes(claim, since_base) >= snapshot.base_number:
            return EntriesNeededForEdit(
                Snapshot(snapshot.base, snapshot.base, snapshot.base_number), since_base
            )
        lasting = add_entries_needed_by_edits(self.read, self.read.lasting_entries(None))
        if isinstance(claim, TakeBackEntries):
            return self._entries_for_take_back(game, lasting, claim)
        return self._entries_for_edited_round(game, lasting, claim)

    def _entries_for_edited_round(
        self, game: Game, lasting: Sequence[Entry], claim: AllowRefusedEntry | CorrectEntry
    ) -> EntriesNeededForEdit:
        """All entries of the edited round and of the open round, and the lasting entries of other rounds."""
        stands = list(snapshots_between_rounds(game, lasting))
        number = entry_number_before_edited_entry(claim)
        start = _newest_snapshot_up_to(stands, number)
        scored = len(start.state.points) if start.state else 0
        later = (
            one for one in stands if one.base_number > number and len(not_none(one.state).points) > scored
        )
        end = next((one.base_number for one in later), None)
        return self._read_entries_in_ranges(
            lasting, start, (start.base_number, end), (_newest_snapshot_up_to(stands).base_number, None)
        )

    def _entries_for_take_back(
        self, game: Game, lasting: Sequence[Entry], claim: TakeBackEntries
    ) -> EntriesNeededForEdit:
        """The entries that are needed for a take-back.

        In one range, every entry is read. The range starts with the round to which the match goes back, and
        ends at the second lasting entry that is undone. This is enough for the ruling, which names only the
        first undone claim and says whether there are more. Outside the range, only lasting entries are read.
        """
        start = _newest_snapshot_up_to(
            snapshots_between_rounds(game, lasting), last_entry_number_before_all_changes(claim, lasting)
        )
        target = _newest_snapshot_up_to(
            snapshots_between_rounds(game, [one for one in lasting if not _is_after_number(one, claim.to)])
        )
        undone = (
            one for one in lasting if _is_after_number(one, claim.to) and _is_reported_and_in_effect(one)
        )
        second = next(islice(map(_number_of_entry, undone), 1, None), None)
        return self._read_entries_in_ranges(lasting, start, (target.base_number, second))

    def _read_entries_in_ranges(
        self, lasting: Sequence[Entry], start: Snapshot, *followed: EntryNumberRange
    ) -> EntriesNeededForEdit:
        read = {
            _number_of_entry(one): one
            for after, upto in followed
            for one in self.read.entries_between(after, upto)
        }
        read |= {_number_of_entry(one): one for one in lasting if _is_after_number(one, start.base_number)}
        return EntriesNeededForEdit(start, sorted(read.values(), key=_number_of_entry), followed)


def snapshots_between_rounds(game: Game, lasting: Sequence[Entry]) -> Iterator[Snapshot]:
    """A snapshot after each entry that leaves no round open, oldest first.

    `lasting` has the lasting entries of the match.
    """
    snapshot = SNAPSHOT_BEFORE_FIRST_ENTRY
    for item in timeline_of(lasting, lambda _: False):
        snapshot = snapshot_after_item(game, snapshot, item)
        if not_none(snapshot.state).round is None:
            yield snapshot


def add_entries_needed_by_edits(read: EntryReader, lasting: Sequence[Entry]) -> list[Entry]:
    """The lasting entries, and the entries that are needed to apply the edits among them.

    The result is in the order of the entry numbers.
    """
    known = set(map(_number_of_entry, lasting))
    named = {
        number for edit in select_edit_entries(lasting) for number in _entry_numbers_changed_by_edit(edit)
    } - known
    more = read.find_entries_by_number(named) if named else ()
    return sorted((*lasting, *more), key=_number_of_entry)


def read_snapshot_after_entry(game: Game, read: EntryReader, number: int) -> Snapshot:
    """The snapshot after the entry with this number.

    All entries of the same round are read, but only the lasting entries of earlier rounds.
    """
    lasting = add_entries_needed_by_edits(read, read.lasting_entries(number))
    start = _newest_snapshot_up_to(snapshots_between_rounds(game, lasting))
    return snapshot_after_entries(game, read.entries_between(start.base_number, number), start)


def timeline_of_lasting_entries(read: EntryReader) -> list[TimelineItem]:
    """The timeline of a whole match, with only the events that still matter after their round."""
    return timeline_of(add_entries_needed_by_edits(read, read.lasting_entries(None)), lambda _: False)


def _newest_snapshot_up_to(stands: Iterable[Snapshot], upto: int | None = None) -> Snapshot:
    """The last snapshot in `stands` whose `base_number` is at most `upto`. `stands` has snapshots, oldest
    first.

    None as `upto` means no limit. Returns `SNAPSHOT_BEFORE_FIRST_ENTRY` if there is no such snapshot.
    """
    return next(
        (one for one in reversed([*stands]) if upto is None or one.base_number <= upto),
        SNAPSHOT_BEFORE_FIRST_ENTRY,
    )


def _number_of_entry(entry: Entry) -> int:
    return entry.submission.number


def _is_after_number(entry: Entry, number: int) -> bool:
    return entry.submission.number > number


def _is_reported_and_in_effect(entry: Entry) -> bool:
    """Whether an entry takes effect, is not an edit, and was reported by a person."""
    claim = entry.submission.claim
    return (
        entry.ruling.takes_effect
        and not is_edit_claim(claim)
        and claim.reporter is not AllowedReporter.SERVICE
    )


def _entry_numbers_changed_by_edit(edit: Entry) -> Iterator[int]:
    """The numbers of the entries that are needed to apply an edit.

    The first is the entry that the edit corrects or allows. The others are entries whose new rulings have
    events that matter after their round. A take-back and a refused edit need no entries.
    """
    claim = edit.submission.claim
    if not edit.ruling.takes_effect or not isinstance(claim, AllowRefusedEntry | CorrectEntry):
        return
    yield claim.entry
    yield from (
        changed.entry for changed in edit.ruling.changed if ruling_matters_after_its_round(changed.ruling)
    )
