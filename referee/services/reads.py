"""Looking at a match, its logbook, its scores and what it is played by."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeVar

from sqlalchemy.orm import Session

from referee.codec import ABSENT, Absent
from referee.match.history.ledger import ledger
from referee.match.history.reach import lasting_line, snapshot_after_entry
from referee.match.model.edits import Entry, effects_of_edits
from referee.presenters import agreements, matches, rulebooks, rulings
from referee.presenters.agreements import AgreementView
from referee.presenters.matches import GoneView, MatchView, ScoresView, SeatView
from referee.presenters.rulebooks import RuleSheetView
from referee.presenters.rulings import LogbookView, SaidView
from referee.records.cooperative import pausing, with_pauses
from referee.services.auth import Caller, found, still_here
from referee.services.day import match_day
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.lines import StoredEntries, entries_told, in_a_moment, patient
from referee.services.uses import expires_on
from referee.storage import journal
from referee.storage.loading import Table
from referee.storage.stored import StoredEntry
from referee.storage.transactions import reading

T = TypeVar("T")
Edition = tuple[tuple[object, ...], ...]
"""What all that is told of a match depends on."""
Expires = str | Absent
"""The day on which a match expires, as `uses.expires_on` tells it."""
IsKnown = Callable[[Edition], bool]
"""Whether the phone has what is told of this edition."""

LARGEST_PAGE = 1024 * 1024
"""Characters of the entries of one page, as they are stored."""
OUTCOME_WITHIN = 50
"""So many entries later at the most, an outcome is told beside an entry of the logbook."""


def look(
    caller: Caller,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    is_known: IsKnown = lambda edition: False,
) -> MatchView | None:
    """The match as it stands, or as it stood after entry `at`; None where it is known. Raises Unfit for no
    such entry."""
    looked_at = _unless_known(caller, at, is_known, lambda session, table, expires: (table, expires))
    if looked_at is None:
        return None
    table, expires = looked_at
    if at is None:
        return told_match(table, None, with_may, with_kit, expires)
    if not 1 <= at <= table.stored.number:
        raise InvalidClaim({"at": [f"There is no such entry: the entries are 1 to {table.stored.number}."]})
    snapshot = snapshot_after_entry(patient(table.game), _entries_of(table), at)
    return told_match(replace(table, snapshot=snapshot), at, with_may, with_kit, expires)


def logbook(
    caller: Caller, after: int, limit: int, is_known: IsKnown = lambda edition: False
) -> "StoredPage | None":
    """The entries after a number, at most `limit` of them, as they are stored; None where that is known."""
    return _unless_known(
        caller, None, is_known, lambda session, table, expires: page_of(session, table, after, limit)
    )


def _unless_known(
    caller: Caller, at: int | None, is_known: IsKnown, read: Callable[[Session, Table, Expires], T]
) -> T | None:
    """What is read of the match for who asks, if the token lives, and the edition is not known by then: all
    in one transaction. How the match stood after entry `at` depends on no later one. Raises NoSuchMatch and
    Revoked."""
    with reading() as session:
        still_here(session, caller)
        edition = journal.edition(session, caller.match_id)
        if not edition:
            raise NoSuchMatch
        expires = expires_on(session, caller.match_id)
        if expires is not ABSENT:
            edition = (*edition, (None, expires))
        if is_known(edition if at is None else tuple(row[1:] for row in edition)):
            return None
        return read(session, found(session, caller), expires)


@dataclass(frozen=True)
class Page:
    """A part of a logbook as it was read: the entries after a number, a few more that tell their outcomes,
    and all later edits."""

    table: Table
    after: int
    limit: int
    entries: Sequence[Entry]
    edits: Sequence[Entry]

    def told(self) -> LogbookView:
        """The entries with their rulings, and whether there are more."""
        game, names, number = self.table.game, self.table.names, self.table.stored.number
        shown = rulings.present_logbook(game, names, self.entries, effects_of_edits(self.edits), self.limit)
        told = tuple(with_pauses(shown))
        last = told[-1].entry.number if told else self.after
        return LogbookView(told, number, last < number, self._say())

    def _say(self) -> tuple[SaidView, ...]:
        """What each seat does now; nothing where the last entry is not among these."""
        table, shown = self.table, self.entries[: self.limit]
        if not shown or shown[-1].submission.number != table.stored.number:
            return ()
        return rulings.present_say(table.game, table.names, shown[-1], table.state)


@dataclass(frozen=True)
class StoredPage:
    """The same as the database has it: it is fetched in a transaction, and read after it."""

    table: Table
    after: int
    limit: int
    entries: Sequence[StoredEntry]
    edits: Sequence[StoredEntry]

    def read(self) -> Page:
        """Raises NewerReleaseNeeded."""
        return Page(self.table, self.after, self.limit, entries_told(self.entries), entries_told(self.edits))


def page_of(session: Session, table: Table, after: int, limit: int) -> StoredPage:
    """The entries after a number, at most `limit` of them and LARGEST_PAGE characters, but one at least."""
    rows = journal.entries(session, table.stored.id, after, limit=limit + OUTCOME_WITHIN)
    sizes = accumulate(len(row.claim) + len(row.ruling) for row in rows[:limit])
    limit = max(1, sum(size <= LARGEST_PAGE for size in sizes))
    edits = journal.entries(session, table.stored.id, after, edits=True)
    return StoredPage(table, after, limit, rows, edits)


def scores(caller: Caller) -> ScoresView:
    with reading() as session:
        table = found(session, caller)
    played = ledger(patient(table.game), lasting_line(_entries_of(table)))
    return matches.present_scores(table.game, table.names, table.state, played)


def agreement(caller: Caller) -> AgreementView:
    """What the table plays by."""
    with reading() as session:
        table = found(session, caller)
    return agreements.present_agreement(table.game, table.state)


def rulebook(caller: Caller) -> RuleSheetView:
    """The rulebook as it is in force at the table."""
    with reading() as session:
        table = found(session, caller)
    return rulebooks.present_rule_sheet(table.game, table.state)


def rulebook_text(caller: Caller) -> str:
    """The same as a page of text."""
    with reading() as session:
        table = found(session, caller)
    return rulebooks.rule_sheet_text(table.game, table.state)


def _entries_of(table: Table) -> StoredEntries:
    """Reads the entries that the table has, and lets others have their turn meanwhile."""
    return StoredEntries(table.stored.id, in_a_moment, table.stored.number, pausing())


def told_match(
    table: Table,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    expires: Expires = ABSENT,
) -> MatchView:
    state, names, faces = table.state, table.names, table.faces
    return MatchView(
        id=table.stored.id,
        game=table.game.name,
        number=at or table.stored.number,
        seats=tuple(SeatView(seat, names[seat], faces[seat]) for seat in state.seating),
        gone=tuple(
            GoneView(seat, names[seat], faces[seat]) for seat in state.circle if seat not in state.seating
        ),
        rematch=table.stored.rematch_id,
        day=match_day(table.stored).isoformat(),
        state=matches.present_state(table.game, state),
        legal_claims=tuple(matches.present_legal_claims(table.game, state)) if with_may else ABSENT,
        kit=table.game.kit(state) if with_kit else ABSENT,
        expires_on=expires,
    )
