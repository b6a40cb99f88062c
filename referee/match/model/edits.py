"""The claims that edit earlier entries (edits), and their effects on the line of entries."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeGuard, get_args

from referee.kit.quantities import EntryNumber
from referee.match.model.naming import NamesPeople
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Reporter, claim

LaterEntries = Literal["keep", "drop", "fitting"]


@claim("match.take_back", Reporter.KEEPER)
@dataclass(frozen=True)
class TakeBack(Claim):
    """Undo: the match goes back to how it was right after entry `to`."""

    to: EntryNumber


@claim("match.allow", Reporter.KEEPER)
@dataclass(frozen=True)
class Allow(Claim):
    """A refused entry counts after all."""

    entry: EntryNumber


@claim("match.correct", Reporter.KEEPER)
@dataclass(frozen=True)
class Correct(Claim):
    """What really happened (`instead`) at the time of an entry. `later` says what happens to later claims:
    those of the same round are kept and ruled on again (`keep`); all later entries are dropped (`drop`); or
    only those claims of the round are dropped that the rules now refuse (`fitting`). With `agreed`, the table
    lets `instead` count although the rules refuse it."""

    entry: EntryNumber
    instead: Claim
    later: LaterEntries = "keep"
    agreed: bool = False

    def faults(self) -> dict[str, str]:
        if edits_the_line(self.instead) or self.instead.reporter is Reporter.SERVICE:
            return {"instead": "Say what happened at the table: a play, a call, a score."}
        if isinstance(self.instead, NamesPeople):
            return {"instead": "What somebody is called is put right with match.rename."}
        wrong = self.instead.faults()
        return {"instead": " ".join(wrong.values())} if wrong else {}


Edit = TakeBack | Allow | Correct
EDITS: tuple[type[Edit], ...] = get_args(Edit)


@dataclass(frozen=True)
class Entry:
    """An entry of the logbook: a submission and the ruling on it at that time. It never changes."""

    submission: Submission
    ruling: Ruling


@dataclass(frozen=True)
class RemovedRange:
    """The entries with `after < number < before`, which an edit removed from the line.

    - `by`: The entry of that edit.
    - `edits`: Whether the edits among these entries are undone, too.
    """

    after: int
    before: int
    by: int
    edits: bool


@dataclass(frozen=True)
class EditEffects:
    """The effects of all edits of a match on its entries.

    - `removed`: The entries that are removed from the line. The ranges do not overlap and are in order.
    - `claims`: By entry, the claim that is in force instead of the stored one, and the number of its edit.
    - `rulings`: By entry, the ruling that is in force instead of the stored one (None: the entry is dropped),
      and the number of its edit.
    - `dropped`: Single entries that a correction removed because they did not fit any more, and the number of
      that correction.
    """

    removed: tuple[RemovedRange, ...] = ()
    claims: Mapping[int, tuple[Claim, int]] = field(default_factory=dict)
    rulings: Mapping[int, tuple[Ruling | None, int]] = field(default_factory=dict)
    dropped: Mapping[int, int] = field(default_factory=dict)

    def removal_of(self, number: int) -> RemovedRange | None:
        """The range in which this entry was removed from the line; None if it was not removed."""
        if number in self.dropped:
            return RemovedRange(number - 1, number + 1, self.dropped[number], edits=False)
        place = bisect_left(self.removed, number, key=lambda removal: removal.after)
        return self.removed[place - 1] if place and number < self.removed[place - 1].before else None


@dataclass(frozen=True)
class Superseded:
    """How a later edit has changed an entry.

    - `by`: The entry of that edit.
    - `now`: `taken back`: it was undone. `dropped`: it was removed by a correction. `fallen`: it was ruled on
      again and no longer changes anything. `corrected`: it was replaced by another claim. `ruled on again`:
      it has a new ruling.
    - `claim`: The claim that counts now, if it was corrected.
    - `verdict`: The verdict that counts now.
    """

    by: EntryNumber
    now: str
    claim: Claim | None = None
    verdict: str | None = None


def superseded(entry: Entry, effects: EditEffects) -> Superseded | None:
    """How the newest edit has changed this entry; None if it is in force as it was stored. No edit changes an
    entry of the service itself, such as the arrival of a phone."""
    if entry.submission.claim.reporter is Reporter.SERVICE:
        return None
    number, is_edit = entry.submission.number, edits_the_line(entry.submission.claim)
    removal = effects.removal_of(number)
    if removal is not None and (removal.edits or not is_edit):
        return Superseded(EntryNumber(removal.by), "taken back" if removal.edits else "dropped")
    claim, corrected_by = effects.claims.get(number, (None, 0))
    ruling, ruled_by = effects.rulings.get(number, (entry.ruling, 0))
    if not max(corrected_by, ruled_by):
        return None
    by = EntryNumber(max(corrected_by, ruled_by))
    if ruling is None:
        return Superseded(by, "fallen", claim)
    return Superseded(by, "corrected" if claim is not None else "ruled on again", claim, ruling.verdict.value)


def edits_the_line(claim: object) -> TypeGuard[Edit]:
    """Whether a claim is an edit: a take-back, an allowance or a correction."""
    return isinstance(claim, EDITS)


def edits_of(entries: Iterable[Entry]) -> list[Entry]:
    """The edits among these entries, in the same order."""
    return [entry for entry in entries if isinstance(entry.submission.claim, EDITS)]


def effects_of_edits(edits: Sequence[Entry]) -> EditEffects:
    """The effects of these edits, which are all edits of a match, oldest first.

    Walks back from the newest. A take-back skips all edits that it undoes. Of several edits of one entry the
    newest is in force.
    """
    removed: list[RemovedRange] = []
    claims: dict[int, tuple[Claim, int]] = {}
    rulings: dict[int, tuple[Ruling | None, int]] = {}
    dropped: dict[int, int] = {}
    upto: int | None = None
    for edit in reversed(edits):
        number, claim = edit.submission.number, edit.submission.claim
        if not edit.ruling.counts or (upto is not None and number > upto):
            continue
        if isinstance(claim, TakeBack):
            upto = int(claim.to)
            _add_range(removed, RemovedRange(upto, number, number, edits=True))
            continue
        if isinstance(claim, Correct):
            claims.setdefault(claim.entry, (claim.instead, number))
            if claim.later == "drop":
                _add_range(removed, RemovedRange(claim.entry, number, number, edits=False))
            if claim.later == "fitting":
                dropped |= {one.entry: number for one in edit.ruling.changed if one.ruling is None}
        for changed in edit.ruling.changed:
            rulings.setdefault(changed.entry, (changed.ruling, number))
    return EditEffects(tuple(removed[::-1]), claims, rulings, dropped)


def _add_range(removed: list[RemovedRange], more: RemovedRange) -> None:
    """Append a range, without the entries that newer edits have removed already, so that no ranges
    overlap."""
    before = min(more.before, removed[-1].after + 1) if removed else more.before
    if before - more.after > 1:
        removed.append(RemovedRange(more.after, before, more.by, more.edits))
