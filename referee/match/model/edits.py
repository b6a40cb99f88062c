"""The claims that edit the line, and what they leave of the entries before them."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeGuard, get_args

from referee.kit.quantities import EntryNumber
from referee.match.model.naming import NamesPeople
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Reporter, claim

Later = Literal["keep", "drop", "fitting"]


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
    later: Later = "keep"
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
    """What the logbook holds: what was heard, and the ruling as it was given."""

    submission: Submission
    ruling: Ruling


@dataclass(frozen=True)
class Gone:
    """Entries that an edit took out of the line: those with `after < number < before`. `edits` tells whether
    the edits among them are undone, too."""

    after: int
    before: int
    by: int
    edits: bool


@dataclass(frozen=True)
class InForce:
    """What the edits of a match leave of its entries: which are gone from the line, and by their number the
    claims and rulings in force instead of those that were stored, each with the edit that put it there.
    `dropped` are single entries that are gone, each with the edit that it did not fit any more."""

    gone: tuple[Gone, ...] = ()
    claims: Mapping[int, tuple[Claim, int]] = field(default_factory=dict)
    rulings: Mapping[int, tuple[Ruling | None, int]] = field(default_factory=dict)
    dropped: Mapping[int, int] = field(default_factory=dict)

    def gone_with(self, number: int) -> Gone | None:
        """What took this entry out of the line, if anything did."""
        if number in self.dropped:
            return Gone(number - 1, number + 1, self.dropped[number], edits=False)
        place = bisect_left(self.gone, number, key=lambda gone: gone.after)
        return self.gone[place - 1] if place and number < self.gone[place - 1].before else None


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


def superseded(entry: Entry, left: InForce) -> Superseded | None:
    """What the newest edit made of this entry; None if it is as it was stored, as what the service itself
    entered always is: no edit makes a phone not have come."""
    if entry.submission.claim.reporter is Reporter.SERVICE:
        return None
    number, is_edit = entry.submission.number, edits_the_line(entry.submission.claim)
    gone = left.gone_with(number)
    if gone is not None and (gone.edits or not is_edit):
        return Superseded(EntryNumber(gone.by), "taken back" if gone.edits else "dropped")
    claim, put_right = left.claims.get(number, (None, 0))
    ruling, ruled = left.rulings.get(number, (entry.ruling, 0))
    if not max(put_right, ruled):
        return None
    by = EntryNumber(max(put_right, ruled))
    if ruling is None:
        return Superseded(by, "fallen", claim)
    return Superseded(by, "corrected" if claim is not None else "ruled on again", claim, ruling.verdict.value)


def edits_the_line(claim: object) -> TypeGuard[Edit]:
    return isinstance(claim, EDITS)


def edits_of(entries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry.submission.claim, EDITS)]


def in_force(edits: Sequence[Entry]) -> InForce:
    """What these edits, oldest first, leave of the entries.

    Walks back from the newest: a take-back jumps over all that lies between, and of several edits of one
    entry the newest is in force.
    """
    gone: list[Gone] = []
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
            _add(gone, Gone(upto, number, number, edits=True))
            continue
        if isinstance(claim, Correct):
            claims.setdefault(claim.entry, (claim.instead, number))
            if claim.later == "drop":
                _add(gone, Gone(claim.entry, number, number, edits=False))
            if claim.later == "fitting":
                dropped |= {one.entry: number for one in edit.ruling.changed if one.ruling is None}
        for changed in edit.ruling.changed:
            rulings.setdefault(changed.entry, (changed.ruling, number))
    return InForce(tuple(gone[::-1]), claims, rulings, dropped)


def _add(gone: list[Gone], more: Gone) -> None:
    """Adds a gap, without what newer edits have taken out already, so that no two gaps overlap."""
    before = min(more.before, gone[-1].after + 1) if gone else more.before
    if before - more.after > 1:
        gone.append(Gone(more.after, before, more.by, more.edits))
