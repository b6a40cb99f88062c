"""Views of a match: its state, logbook, scores, agreement and rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeVar

from sqlalchemy.orm import Session

from referee.match.history.ledger import ledger
from referee.match.history.reach import lasting_line, snapshot_after_entry
from referee.match.model.edits import Entry, effects_of_edits
from referee.presenters import agreements, matches, rulebooks, rulings
from referee.presenters.agreements import AgreementView
from referee.presenters.matches import GoneView, MatchView, ScoresView, SeatView
from referee.presenters.rulebooks import RuleSheetView
from referee.presenters.rulings import LogbookView, SeatInstructionsView
from referee.records.cooperative import pausing, with_pauses
from referee.rulings.shapes import ABSENT, Absent
from referee.services.auth import Caller, find_match, require_valid_token
from referee.services.day import match_day
from referee.services.entry_ranges import StoredEntries, entries_of_rows, in_own_transaction, yielding_game
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.last_used import expires_on
from referee.storage import journal
from referee.storage.loading import LoadedMatch
from referee.storage.stored import StoredEntry
from referee.storage.transactions import reading

T = TypeVar("T")
Edition = tuple[tuple[object, ...], ...]
"""The values that all views of a match depend on: see `journal.edition`."""
Expires = str | Absent
"""The day on which a match expires: see `last_used.expires_on`."""
IsKnown = Callable[[Edition], bool]
"""Whether the client has the view of this edition already."""

LARGEST_PAGE = 1024 * 1024
"""Maximum number of characters of the stored entries of one page."""
OUTCOME_WITHIN = 50
"""Maximum number of entries between an entry of the logbook and a later one whose outcome it shows."""


def view_match(
    caller: Caller,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    is_known: IsKnown = lambda edition: False,
) -> MatchView | None:
    """The view of the match now, or after entry `at`; None if the client has it. Raises InvalidClaim if there
    is no such entry, NoSuchMatch and Revoked."""
    looked_at = _unless_known(caller, at, is_known, lambda session, table, expires: (table, expires))
    if looked_at is None:
        return None
    table, expires = looked_at
    if at is None:
        return present_match(table, None, with_may, with_kit, expires)
    if not 1 <= at <= table.stored.number:
        raise InvalidClaim({"at": [f"There is no such entry: the entries are 1 to {table.stored.number}."]})
    snapshot = snapshot_after_entry(yielding_game(table.game), _entries_of(table), at)
    return present_match(replace(table, snapshot=snapshot), at, with_may, with_kit, expires)


def logbook(
    caller: Caller, after: int, limit: int, is_known: IsKnown = lambda edition: False
) -> "StoredPage | None":
    """The rows of a page of the logbook, at most `limit` entries after a number; None if the client has it.
    Raises NoSuchMatch and Revoked."""
    return _unless_known(
        caller, None, is_known, lambda session, table, expires: read_page(session, table, after, limit)
    )


def _unless_known(
    caller: Caller, at: int | None, is_known: IsKnown, read: Callable[[Session, LoadedMatch, Expires], T]
) -> T | None:
    """The result of `read` in one transaction, which also checks the token; None if the client has this
    edition. The number of the last entry does not matter for a view after entry `at`. Raises NoSuchMatch and
    Revoked."""
    with reading() as session:
        require_valid_token(session, caller)
        edition = journal.edition(session, caller.match_id)
        if not edition:
            raise NoSuchMatch
        expires = expires_on(session, caller.match_id)
        if expires is not ABSENT:
            edition = (*edition, (None, expires))
        if is_known(edition if at is None else tuple(row[1:] for row in edition)):
            return None
        return read(session, find_match(session, caller), expires)


@dataclass(frozen=True)
class ParsedPage:
    """A page of a logbook: the entries after a number, at most `limit`, a few more that have their outcomes,
    and all later edits."""

    table: LoadedMatch
    after: int
    limit: int
    entries: Sequence[Entry]
    edits: Sequence[Entry]

    def present(self) -> LogbookView:
        """The view of the page: its entries with their rulings, and whether there are more."""
        game, names, number = self.table.game, self.table.names, self.table.stored.number
        shown = rulings.present_logbook(game, names, self.entries, effects_of_edits(self.edits), self.limit)
        views = tuple(with_pauses(shown))
        last = views[-1].entry.number if views else self.after
        return LogbookView(views, number, last < number, self._present_say())

    def _present_say(self) -> tuple[SeatInstructionsView, ...]:
        """The next action of each seat. Empty if the page does not have the last entry."""
        table, shown = self.table, self.entries[: self.limit]
        if not shown or shown[-1].submission.number != table.stored.number:
            return ()
        return rulings.present_say(table.game, table.names, shown[-1], table.state)


@dataclass(frozen=True)
class StoredPage:
    """The rows of a page of a logbook. They are fetched in a transaction, and parsed after it."""

    table: LoadedMatch
    after: int
    limit: int
    entries: Sequence[StoredEntry]
    edits: Sequence[StoredEntry]

    def read(self) -> ParsedPage:
        """Parse the rows. Raises NewerReleaseNeeded."""
        return ParsedPage(
            self.table, self.after, self.limit, entries_of_rows(self.entries), entries_of_rows(self.edits)
        )


def read_page(session: Session, table: LoadedMatch, after: int, limit: int) -> StoredPage:
    """The rows of a page: at most `limit` entries after a number and LARGEST_PAGE characters, but at least
    one entry."""
    rows = journal.entries(session, table.stored.id, after, limit=limit + OUTCOME_WITHIN)
    sizes = accumulate(len(row.claim) + len(row.ruling) for row in rows[:limit])
    limit = max(1, sum(size <= LARGEST_PAGE for size in sizes))
    edits = journal.entries(session, table.stored.id, after, edits=True)
    return StoredPage(table, after, limit, rows, edits)


def scores(caller: Caller) -> ScoresView:
    """The view of the scores, round by round. Raises NoSuchMatch."""
    with reading() as session:
        table = find_match(session, caller)
    played = ledger(yielding_game(table.game), lasting_line(_entries_of(table)))
    return matches.present_scores(table.game, table.names, table.state, played)


def agreement(caller: Caller) -> AgreementView:
    """The view of the rules that the match is played by. Raises NoSuchMatch."""
    with reading() as session:
        table = find_match(session, caller)
    return agreements.present_agreement(table.game, table.state)


def rulebook(caller: Caller) -> RuleSheetView:
    """The view of the rulebook with the options and house rules of the match. Raises NoSuchMatch."""
    with reading() as session:
        table = find_match(session, caller)
    return rulebooks.present_rule_sheet(table.game, table.state)


def rulebook_text(caller: Caller) -> str:
    """The rulebook of the match as a page of text. Raises NoSuchMatch."""
    with reading() as session:
        table = find_match(session, caller)
    return rulebooks.rule_sheet_text(table.game, table.state)


def _entries_of(table: LoadedMatch) -> StoredEntries:
    """A reader of the entries of the match, which pauses for other requests."""
    return StoredEntries(table.stored.id, in_own_transaction, table.stored.number, pausing())


def present_match(
    table: LoadedMatch,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    expires: Expires = ABSENT,
) -> MatchView:
    """The view of a match, after entry `at` or now. `with_may` adds the legal claims, and `with_kit` the
    cards."""
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
