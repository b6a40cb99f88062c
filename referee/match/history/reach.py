"""Which entries have to be read to judge an edit.

Later rounds keep their rulings. So an edit of an old round needs all entries of that round and of the open
one. Of all other rounds it needs only the entries that outlive them: deals, scores, and players who join and
leave.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Protocol

from referee.kit.values import known
from referee.match.history.line import EMPTY, IsFollowed, Item, Snapshot, after_item, line, snapshot_after
from referee.match.model.edits import Allow, Correct, Edit, Entry, TakeBack, edits_of, edits_the_line
from referee.match.model.evolve import outlives_its_round
from referee.match.model.game import Game
from referee.rulings.ruling import Ruling
from referee.rulings.tags import Reporter

NumberRange = tuple[int, int | None]
"""The entries with `after < number <= upto`. If `upto` is None the range ends with the last entry."""
EntriesAfter = Callable[[int], Sequence[Entry]]
"""Returns the entries after the one with this number."""


@dataclass(frozen=True)
class EditRange:
    """The part of a match by which an edit is judged.

    - `start`: A snapshot before everything that the edit changes.
    - `entries`: The entries since then.
    - `followed`: The ranges of which all entries are there. Outside of them there need to be only those that
      outlive their round. None if all entries are there.
    """

    start: Snapshot
    entries: Sequence[Entry]
    followed: tuple[NumberRange, ...] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether all entries since `start` are there."""
        return self.followed is None

    def line(self) -> list[Item]:
        """The line of these entries."""
        return line(self.entries, self._follows())

    def snapshot_after_edit(self, game: Game, edit: Entry) -> Snapshot:
        """The snapshot after the edit."""
        return snapshot_after(game, [*self.entries, edit], self.start, self._follows())

    def _follows(self) -> IsFollowed | None:
        followed = self.followed
        if followed is None:
            return None
        return lambda number: any(
            after < number and (upto is None or number <= upto) for after, upto in followed
        )


class History(Protocol):
    """The entries of a match, as far as rulings need them."""

    def after(self, number: int) -> Sequence[Entry]:
        """The entries after the one with this number."""

    def edit_range(self, game: Game, snapshot: Snapshot, claim: Edit) -> EditRange:
        """The part of the match by which an edit in this snapshot is judged."""


@dataclass(frozen=True)
class WholeHistory:
    """A history of which all entries are in memory."""

    after: EntriesAfter

    def edit_range(self, game: Game, snapshot: Snapshot, claim: Edit) -> EditRange:
        start = start_of(snapshot, claim, self.after)
        return EditRange(start, self.after(start.base_number))


def start_of(snapshot: Snapshot, edit: Edit, entries_after: EntriesAfter) -> Snapshot:
    """The snapshot from which the line is computed for an edit: the newest one between rounds, or `EMPTY` if
    the edit changes something before that."""
    number = snapshot.base_number
    if unaffected_up_to(edit, entries_after(number)) < number:
        return EMPTY
    return Snapshot(snapshot.base, snapshot.base, number)


def unaffected_up_to(edit: Edit, entries: Iterable[Entry]) -> int:
    """The number of the last entry before everything that an edit changes, given the entries after
    a state between rounds. A take-back may undo or restore edits of entries that are older than its own."""
    number = unchanged_up_to(edit)
    for other in reversed(edits_of(entries) if isinstance(edit, TakeBack) else ()):
        claim = other.submission.claim
        if edits_the_line(claim) and _is_after(other, number):
            number = min(number, unchanged_up_to(claim))
    return number


def unchanged_up_to(claim: Edit) -> int:
    """The number of the last entry before those that an edit names, without edits that it undoes."""
    return claim.to if isinstance(claim, TakeBack) else claim.entry - 1


# --- round by round ---


class EntryReader(Protocol):
    """Reads stored entries of a match. Every method returns them in order."""

    def between(self, after: int, upto: int | None) -> Sequence[Entry]:
        """The entries with `after < number <= upto`."""

    def lasting(self, upto: int | None) -> Sequence[Entry]:
        """The entries up to this number (None: all) that are edits or may outlive their round
        (`is_lasting`)."""

    def numbered(self, numbers: Collection[int]) -> Sequence[Entry]:
        """The entries with these numbers, as far as they exist."""


def is_lasting(entry: Entry) -> bool:
    """Whether an entry is needed to compute the state of a match after its round is over."""
    return edits_the_line(entry.submission.claim) or outlives(entry.ruling)


def outlives(ruling: Ruling | None) -> bool:
    """Whether a ruling changes more than the open round, or opens one."""
    return ruling is not None and any(map(outlives_its_round, ruling.events))


class RoundByRound:
    """A history that reads only the entries that an edit needs."""

    def __init__(self, read: EntryReader):
        self.read = read
        self._known: dict[tuple[type, int], EditRange] = {}
        self._read_after = cache(lambda number: read.between(number, None))

    def after(self, number: int) -> Sequence[Entry]:
        return self._read_after(number)

    def edit_range(self, game: Game, snapshot: Snapshot, claim: Edit) -> EditRange:
        key = (claim.__class__, unchanged_up_to(claim))
        if key not in self._known:
            self._known[key] = self._range_of(game, snapshot, claim)
        return self._known[key]

    def _range_of(self, game: Game, snapshot: Snapshot, claim: Edit) -> EditRange:
        since_base = self.after(snapshot.base_number)
        if unaffected_up_to(claim, since_base) >= snapshot.base_number:
            return EditRange(Snapshot(snapshot.base, snapshot.base, snapshot.base_number), since_base)
        lasting = with_edited_entries(self.read, self.read.lasting(None))
        if isinstance(claim, TakeBack):
            return self._range_of_take_back(game, lasting, claim)
        return self._range_of_round(game, lasting, claim)

    def _range_of_round(self, game: Game, lasting: Sequence[Entry], claim: Allow | Correct) -> EditRange:
        """The range with the round of one entry and the open round."""
        stands = list(between_rounds(game, lasting))
        number = unchanged_up_to(claim)
        start = _newest(stands, number)
        scored = len(start.state.points) if start.state else 0
        later = (one for one in stands if one.base_number > number and len(known(one.state).points) > scored)
        end = next((one.base_number for one in later), None)
        return self._read(lasting, start, (start.base_number, end), (_newest(stands).base_number, None))

    def _range_of_take_back(self, game: Game, lasting: Sequence[Entry], claim: TakeBack) -> EditRange:
        """The range with the round to which the match goes back, and the first two acts that are undone: the
        ruling names the first one and says whether there were more."""
        start = _newest(between_rounds(game, lasting), unaffected_up_to(claim, lasting))
        target = _newest(between_rounds(game, [one for one in lasting if not _is_after(one, claim.to)]))
        undone = (one for one in lasting if _is_after(one, claim.to) and _is_an_act(one))
        second = next(islice(map(_number, undone), 1, None), None)
        return self._read(lasting, start, (target.base_number, second))

    def _read(self, lasting: Sequence[Entry], start: Snapshot, *followed: NumberRange) -> EditRange:
        read = {_number(one): one for after, upto in followed for one in self.read.between(after, upto)}
        read |= {_number(one): one for one in lasting if _is_after(one, start.base_number)}
        return EditRange(start, sorted(read.values(), key=_number), followed)


def between_rounds(game: Game, lasting: Sequence[Entry]) -> Iterator[Snapshot]:
    """The snapshots in which no round was open, oldest first, given the entries that are lasting."""
    snapshot = EMPTY
    for item in line(lasting, lambda _: False):
        snapshot = after_item(game, snapshot, item)
        if known(snapshot.state).round is None:
            yield snapshot


def with_edited_entries(read: EntryReader, lasting: Sequence[Entry]) -> list[Entry]:
    """These entries in order, together with the entries to which edits among them give rulings that outlive a
    round."""
    known = set(map(_number, lasting))
    named = {number for edit in edits_of(lasting) for number in _entries_changed_by(edit)} - known
    more = read.numbered(named) if named else ()
    return sorted((*lasting, *more), key=_number)


def snapshot_after_entry(game: Game, read: EntryReader, number: int) -> Snapshot:
    """The snapshot after the entry with this number. Reads that round entry by entry, and of earlier rounds
    only the lasting entries."""
    lasting = with_edited_entries(read, read.lasting(number))
    start = _newest(between_rounds(game, lasting))
    return snapshot_after(game, read.between(start.base_number, number), start)


def lasting_line(read: EntryReader) -> list[Item]:
    """The line of a whole match, with only the entries that outlive their rounds."""
    return line(with_edited_entries(read, read.lasting(None)), lambda _: False)


def _newest(stands: Iterable[Snapshot], upto: int | None = None) -> Snapshot:
    """The last of these snapshots with a `base_number` of at most `upto`; `EMPTY` if there is none."""
    return next((one for one in reversed([*stands]) if upto is None or one.base_number <= upto), EMPTY)


def _number(entry: Entry) -> int:
    return entry.submission.number


def _is_after(entry: Entry, number: int) -> bool:
    return entry.submission.number > number


def _is_an_act(entry: Entry) -> bool:
    """Whether an entry reports something that happened, and counts."""
    claim = entry.submission.claim
    return entry.ruling.counts and not edits_the_line(claim) and claim.reporter is not Reporter.SERVICE


def _entries_changed_by(edit: Entry) -> Iterator[int]:
    """The number of the entry that an edit corrects or allows, and those of the entries to which it gives
    rulings that outlive their round."""
    claim = edit.submission.claim
    if not edit.ruling.counts or not isinstance(claim, Allow | Correct):
        return
    yield claim.entry
    yield from (changed.entry for changed in edit.ruling.changed if outlives(changed.ruling))
