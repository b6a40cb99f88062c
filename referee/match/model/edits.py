"""Edits, and their effects on the timeline of a match. An edit is a claim that changes earlier entries."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeGuard, get_args

from referee.kit.quantities import EntryNumber
from referee.languages.speech import tell
from referee.match.model.naming import ClaimWithNames
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import AllowedReporter, Claim, register_claim_type

LaterEntriesPolicy = Literal["keep", "drop", "fitting"]


@register_claim_type("match.take_back", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class TakeBackEntries(Claim):
    """Undo: the match goes back to the state right after entry `to`."""

    to: EntryNumber


@register_claim_type("match.allow", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class AllowRefusedEntry(Claim):
    """A refused entry counts after all."""

    entry: EntryNumber


@register_claim_type("match.correct", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class CorrectEntry(Claim):
    """A correction: `instead` is what really happened at the time of an entry. `later` says what happens to
    later entries. `keep`: the claims of the same round are kept and ruled on again. `drop`: all later entries
    are dropped. `fitting`: the claims of the same round that the rules now refuse are dropped. With `agreed`,
    the table lets `instead` count although the rules refuse it."""

    entry: EntryNumber
    instead: Claim
    later: LaterEntriesPolicy = "keep"
    agreed: bool = False

    def errors_by_field(self) -> dict[str, str]:
        if is_edit_claim(self.instead) or self.instead.reporter is AllowedReporter.SERVICE:
            return {"instead": tell("error-correction-not-of-the-table")}
        if isinstance(self.instead, ClaimWithNames):
            return {"instead": tell("error-correction-of-a-name")}
        wrong = self.instead.errors_by_field()
        return {"instead": " ".join(wrong.values())} if wrong else {}


EditClaim = TakeBackEntries | AllowRefusedEntry | CorrectEntry
EDIT_CLAIM_TYPES: tuple[type[EditClaim], ...] = get_args(EditClaim)


@dataclass(frozen=True)
class Entry:
    """An entry of the logbook: a submission and the ruling given at that time. An entry never changes."""

    submission: Submission
    ruling: Ruling


@dataclass(frozen=True)
class RemovedEntryRange:
    """The entries with `after < number < before`, which an edit removed from the timeline.

    - `by`: The number of the edit.
    - `edits`: Whether edits inside this range lose their effect, too. True if the removing edit is a
      take-back.
    """

    after: int
    before: int
    by: int
    edits: bool


@dataclass(frozen=True)
class EditEffects:
    """The effects of all edits of a match on its entries. All entries and edits are given as numbers.

    - `removed`: The ranges of entries that are removed from the timeline, in order and without overlap.
    - `claims`: For each corrected entry: the new claim, and the edit.
    - `rulings`: For each entry with a new ruling: the new ruling, and the edit. The new ruling is None if the
      entry is dropped.
    - `dropped`: For each entry that a correction dropped because the rules now refuse it: the correction.
    """

    removed: tuple[RemovedEntryRange, ...] = ()
    claims: Mapping[int, tuple[Claim, int]] = field(default_factory=dict)
    rulings: Mapping[int, tuple[Ruling | None, int]] = field(default_factory=dict)
    dropped: Mapping[int, int] = field(default_factory=dict)

    def find_removed_range(self, number: int) -> RemovedEntryRange | None:
        """The removed range that contains the entry with this number; None if the entry was not removed."""
        if number in self.dropped:
            return RemovedEntryRange(number - 1, number + 1, self.dropped[number], edits=False)
        place = bisect_left(self.removed, number, key=lambda removal: removal.after)
        return self.removed[place - 1] if place and number < self.removed[place - 1].before else None


@dataclass(frozen=True)
class ChangeByEdit:
    """How a later edit has changed an entry.

    - `by`: The entry of that edit.
    - `now`: What happened to the entry. `taken back`: it was undone. `dropped`: a correction removed it.
      `fallen`: it was ruled on again and has no effect any more. `corrected`: another claim replaced it.
      `ruled on again`: it has a new ruling.
    - `claim`: The claim that counts now, if the entry was corrected.
    - `verdict`: The verdict that counts now.
    """

    by: EntryNumber
    now: str
    claim: Claim | None = None
    verdict: str | None = None


def change_by_newest_edit(entry: Entry, effects: EditEffects) -> ChangeByEdit | None:
    """How the newest edit has changed this entry; None if no edit has changed the entry.

    Edits never change entries that the service itself made, such as the arrival of a phone.
    """
    if entry.submission.claim.reporter is AllowedReporter.SERVICE:
        return None
    number, is_edit = entry.submission.number, is_edit_claim(entry.submission.claim)
    removal = effects.find_removed_range(number)
    if removal is not None and (removal.edits or not is_edit):
        return ChangeByEdit(EntryNumber(removal.by), "taken back" if removal.edits else "dropped")
    claim, corrected_by = effects.claims.get(number, (None, 0))
    ruling, ruled_by = effects.rulings.get(number, (entry.ruling, 0))
    if not max(corrected_by, ruled_by):
        return None
    by = EntryNumber(max(corrected_by, ruled_by))
    if ruling is None:
        return ChangeByEdit(by, "fallen", claim)
    return ChangeByEdit(
        by, "corrected" if claim is not None else "ruled on again", claim, ruling.verdict.value
    )


def is_edit_claim(claim: object) -> TypeGuard[EditClaim]:
    """Whether a claim is an edit: `TakeBackEntries`, `AllowRefusedEntry` or `CorrectEntry`."""
    return isinstance(claim, EDIT_CLAIM_TYPES)


def select_edit_entries(entries: Iterable[Entry]) -> list[Entry]:
    """The edits among the given entries, in the same order."""
    return [entry for entry in entries if isinstance(entry.submission.claim, EDIT_CLAIM_TYPES)]


def effects_of_edits(edits: Sequence[Entry]) -> EditEffects:
    """The effects of all edits of a match on its entries. `edits` are the entries of all edits, oldest first.

    Edits are applied from the newest to the oldest. Edits that a later take-back has undone are skipped. If
    several edits change one entry, the newest edit wins.
    """
    removed: list[RemovedEntryRange] = []
    claims: dict[int, tuple[Claim, int]] = {}
    rulings: dict[int, tuple[Ruling | None, int]] = {}
    dropped: dict[int, int] = {}
    upto: int | None = None
    for edit in reversed(edits):
        number, claim = edit.submission.number, edit.submission.claim
        if not edit.ruling.takes_effect or (upto is not None and number > upto):
            continue
        if isinstance(claim, TakeBackEntries):
            upto = int(claim.to)
            _add_removed_range(removed, RemovedEntryRange(upto, number, number, edits=True))
            continue
        if isinstance(claim, CorrectEntry):
            claims.setdefault(claim.entry, (claim.instead, number))
            if claim.later == "drop":
                _add_removed_range(removed, RemovedEntryRange(claim.entry, number, number, edits=False))
            if claim.later == "fitting":
                dropped |= {one.entry: number for one in edit.ruling.changed if one.ruling is None}
        for changed in edit.ruling.changed:
            rulings.setdefault(changed.entry, (changed.ruling, number))
    return EditEffects(tuple(removed[::-1]), claims, rulings, dropped)


def _add_removed_range(removed: list[RemovedEntryRange], more: RemovedEntryRange) -> None:
    """Append the range `more` to `removed`, without the entries that a range in `removed` already contains.

    Nothing is appended if no entries are left.
    """
    before = min(more.before, removed[-1].after + 1) if removed else more.before
    if before - more.after > 1:
        removed.append(RemovedEntryRange(more.after, before, more.by, more.edits))
