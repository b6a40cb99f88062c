"""How far an edit of the line reaches, and what has to be read of a match to judge it.

Later rounds keep their rulings. So an edit of an old round needs that round and the open one entry by entry,
and of all the others only the entries that outlive them: who dealt, what was scored, who came and left.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Protocol

from referee.kit.values import known
from referee.match.history.line import EMPTY, Followed, Item, Snapshot, after_item, line, stand
from referee.match.model.edits import Allow, Correct, Edit, Entry, TakeBack, edits_of, edits_the_line
from referee.match.model.evolve import outlives_its_round
from referee.match.model.game import Game
from referee.rulings.ruling import Ruling
from referee.rulings.tags import Reporter

Between = tuple[int, int | None]
"""The entries with `after < number <= upto`; without an end those to the last one."""
EntriesAfter = Callable[[int], Sequence[Entry]]
"""Gives the entries with a number above this one."""


@dataclass(frozen=True)
class Reach:
    """What an edit is judged by: where the match stood before what it changes, and the entries since then.

    Of rounds that are not `followed` only those entries need to be there that outlive them; None: all are.
    """

    start: Snapshot
    entries: Sequence[Entry]
    followed: tuple[Between, ...] | None = None

    @property
    def is_whole(self) -> bool:
        """Whether every entry since then is there."""
        return self.followed is None

    def line(self) -> list[Item]:
        """The entries that count, were refused or fell since then."""
        return line(self.entries, self._follows())

    def stand(self, game: Game, edit: Entry) -> Snapshot:
        """Where the match stands after the edit."""
        return stand(game, [*self.entries, edit], self.start, self._follows())

    def _follows(self) -> Followed | None:
        followed = self.followed
        if followed is None:
            return None
        return lambda number: any(
            after < number and (upto is None or number <= upto) for after, upto in followed
        )


class History(Protocol):
    """What can be read of a match for a ruling."""

    def after(self, number: int) -> Sequence[Entry]:
        """The entries with a number above this one."""

    def reach(self, game: Game, snapshot: Snapshot, claim: Edit) -> Reach:
        """What an edit is judged by, where the match stands like this."""


@dataclass(frozen=True)
class WholeHistory:
    """Where all entries are at hand."""

    after: EntriesAfter

    def reach(self, game: Game, snapshot: Snapshot, claim: Edit) -> Reach:
        start = start_of(snapshot, claim, self.after)
        return Reach(start, self.after(start.base_number))


def start_of(snapshot: Snapshot, edit: Edit, entries_after: EntriesAfter) -> Snapshot:
    """Where to fold from: the beginning, or the newest state between rounds if nothing that is edited lies
    before it."""
    number = snapshot.base_number
    if goes_back_to(edit, entries_after(number)) < number:
        return EMPTY
    return Snapshot(snapshot.base, snapshot.base, number)


def goes_back_to(edit: Edit, entries: Iterable[Entry]) -> int:
    """The number of the last entry before all that an edit changes. A take-back may undo edits among these
    entries, or let some count again, that reach further back than it does itself."""
    number = reaches_back_to(edit)
    for other in reversed(edits_of(entries) if isinstance(edit, TakeBack) else ()):
        claim = other.submission.claim
        if edits_the_line(claim) and _is_after(other, number):
            number = min(number, reaches_back_to(claim))
    return number


def reaches_back_to(claim: Edit) -> int:
    """The number of the last entry before those that an edit changes."""
    return claim.to if isinstance(claim, TakeBack) else claim.entry - 1


# --- round by round ---


class Reader(Protocol):
    """Reads entries of a match, in order."""

    def between(self, after: int, upto: int | None) -> Sequence[Entry]:
        """Those with `after < number <= upto`."""

    def lasting(self, upto: int | None) -> Sequence[Entry]:
        """Those up to this number that edit the line, or may outlive their round (`lasts`)."""

    def numbered(self, numbers: Collection[int]) -> Sequence[Entry]:
        """Those of these numbers that there are."""


def lasts(entry: Entry) -> bool:
    """Whether an entry is needed to know where a match stands once its round is over."""
    return edits_the_line(entry.submission.claim) or outlives(entry.ruling)


def outlives(ruling: Ruling | None) -> bool:
    """Whether a ruling changes more than the open round, or opens one."""
    return ruling is not None and any(map(outlives_its_round, ruling.events))


class RoundByRound:
    """A history that is read as far as an edit needs it."""

    def __init__(self, read: Reader):
        self.read = read
        self._known: dict[tuple[type, int], Reach] = {}
        self._read_after = cache(lambda number: read.between(number, None))

    def after(self, number: int) -> Sequence[Entry]:
        return self._read_after(number)

    def reach(self, game: Game, snapshot: Snapshot, claim: Edit) -> Reach:
        asked = (claim.__class__, reaches_back_to(claim))
        if asked not in self._known:
            self._known[asked] = self._reach(game, snapshot, claim)
        return self._known[asked]

    def _reach(self, game: Game, snapshot: Snapshot, claim: Edit) -> Reach:
        since_base = self.after(snapshot.base_number)
        if goes_back_to(claim, since_base) >= snapshot.base_number:
            return Reach(Snapshot(snapshot.base, snapshot.base, snapshot.base_number), since_base)
        lasting = with_what_edits_name(self.read, self.read.lasting(None))
        if isinstance(claim, TakeBack):
            return self._of_a_take_back(game, lasting, claim)
        return self._of_a_round(game, lasting, claim)

    def _of_a_round(self, game: Game, lasting: Sequence[Entry], claim: Allow | Correct) -> Reach:
        """The round of one entry, and the open one."""
        stands = list(between_rounds(game, lasting))
        number = reaches_back_to(claim)
        start = _newest(stands, number)
        scored = len(start.state.points) if start.state else 0
        later = (one for one in stands if one.base_number > number and len(known(one.state).points) > scored)
        end = next((one.base_number for one in later), None)
        return self._read(lasting, start, (start.base_number, end), (_newest(stands).base_number, None))

    def _of_a_take_back(self, game: Game, lasting: Sequence[Entry], claim: TakeBack) -> Reach:
        """The round in which the match stands again; and what came right after it, for what is gone is told:
        one claim by name, and whether there were more."""
        start = _newest(between_rounds(game, lasting), goes_back_to(claim, lasting))
        again = _newest(between_rounds(game, [one for one in lasting if not _is_after(one, claim.to)]))
        gone = (one for one in lasting if _is_after(one, claim.to) and _is_an_act(one))
        second = next(islice(map(_number, gone), 1, None), None)
        return self._read(lasting, start, (again.base_number, second))

    def _read(self, lasting: Sequence[Entry], start: Snapshot, *followed: Between) -> Reach:
        read = {_number(one): one for after, upto in followed for one in self.read.between(after, upto)}
        read |= {_number(one): one for one in lasting if _is_after(one, start.base_number)}
        return Reach(start, sorted(read.values(), key=_number), followed)


def between_rounds(game: Game, lasting: Sequence[Entry]) -> Iterator[Snapshot]:
    """Where the match stood whenever no round was open, oldest first, by entries that `lasts`."""
    snapshot = EMPTY
    for item in line(lasting, lambda _: False):
        snapshot = after_item(game, snapshot, item)
        if known(snapshot.state).round is None:
            yield snapshot


def with_what_edits_name(read: Reader, lasting: Sequence[Entry]) -> list[Entry]:
    """These entries, and those of which edits among them say otherwise what outlives a round."""
    known = set(map(_number, lasting))
    named = {number for edit in edits_of(lasting) for number in _named_by(edit)} - known
    more = read.numbered(named) if named else ()
    return sorted((*lasting, *more), key=_number)


def stood_after(game: Game, read: Reader, number: int) -> Snapshot:
    """Where a match stood after an entry: what outlived the rounds before, and that round entry by entry."""
    lasting = with_what_edits_name(read, read.lasting(number))
    start = _newest(between_rounds(game, lasting))
    return stand(game, read.between(start.base_number, number), start)


def lasting_line(read: Reader) -> list[Item]:
    """The line of a whole match as far as it outlives its rounds."""
    return line(with_what_edits_name(read, read.lasting(None)), lambda _: False)


def _newest(stands: Iterable[Snapshot], upto: int | None = None) -> Snapshot:
    """The last of these, at or before a number."""
    return next((one for one in reversed([*stands]) if upto is None or one.base_number <= upto), EMPTY)


def _number(entry: Entry) -> int:
    return entry.submission.number


def _is_after(entry: Entry, number: int) -> bool:
    return entry.submission.number > number


def _is_an_act(entry: Entry) -> bool:
    """Whether it tells something that happened, and counted."""
    claim = entry.submission.claim
    return entry.ruling.counts and not edits_the_line(claim) and claim.reporter is not Reporter.SERVICE


def _named_by(edit: Entry) -> Iterator[int]:
    """The entry that an edit changes, and those of which it says something else that outlives their round."""
    claim = edit.submission.claim
    if not edit.ruling.counts or not isinstance(claim, Allow | Correct):
        return
    yield claim.entry
    yield from (changed.entry for changed in edit.ruling.changed if outlives(changed.ruling))
