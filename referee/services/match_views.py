"""Views of a match for clients: its state, logbook, scores, agreed rules and rulebook."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeVar

from sqlalchemy.orm import Session

from referee.languages.speech import tell
from referee.match.history.ledger import compute_ledger
from referee.match.history.reach import read_snapshot_after_entry, timeline_of_lasting_entries
from referee.match.model.edits import Entry, effects_of_edits
from referee.presenters import agreements, matches, rulebooks, rulings
from referee.presenters.agreements import AgreementView
from referee.presenters.matches import LeftSeatView, MatchView, ScoresView, SeatView
from referee.presenters.rulebooks import RuleSheetView
from referee.presenters.rulings import LogbookView, SeatInstructionsView
from referee.records.cooperative import iterate_with_pauses, make_pausing_step_function
from referee.rulings.shapes import ABSENT, AbsentInJSON
from referee.services.auth import Caller, find_match, require_valid_token
from referee.services.day import opening_day_of_match
from referee.services.entry_ranges import (
    StoredEntryReader,
    make_pausing_game,
    parse_entry_rows,
    run_in_own_transaction,
)
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.last_used import expiry_date_of_match
from referee.storage import journal
from referee.storage.loading import LoadedMatch
from referee.storage.stored import StoredEntry
from referee.storage.transactions import open_read_session

T = TypeVar("T")
ViewEdition = tuple[tuple[object, ...], ...]
"""The stored values on which the views of a match depend (`journal.values_shown_in_match_view`). As long as
these values stay the same, no view changes."""
ExpiryDate = str | AbsentInJSON
"""The date on which an unused match is erased, such as 2027-03-01. ABSENT if the match never expires
(`last_used.expiry_date_of_match`)."""
ClientHasEdition = Callable[[ViewEdition], bool]
"""A function that returns whether the client already has the view. The argument is the edition: the stored
values on which the view depends."""

LARGEST_LOGBOOK_PAGE_CHARACTERS = 1024 * 1024
"""Maximum size of the stored entries on one page of a logbook, in characters."""
MOST_ENTRIES_READ_BEYOND_PAGE = 50
"""Maximum number of entries that are read beyond a page of the logbook. These entries may contain the outcome
of an entry on the page, such as the success of a challenge."""


def view_match(
    caller: Caller,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    is_known: ClientHasEdition = lambda edition: False,
) -> MatchView | None:
    """The view of the match now, or the view after entry `at`. None if `is_known` says that the client
    already has this view. `with_may` adds the legal claims. `with_kit` adds the data of the game, such as its
    cards.

    Raises InvalidClaim if there is no entry `at`, NoSuchMatch, and TokenRevoked.
    """
    looked_at = _read_view_unless_client_has_it(
        caller, at, is_known, lambda session, table, expires: (table, expires)
    )
    if looked_at is None:
        return None
    table, expires = looked_at
    if at is None:
        return present_match(table, None, with_may, with_kit, expires)
    if not 1 <= at <= table.stored.number:
        raise InvalidClaim({"at": [tell("error-no-such-entry", {"last": table.stored.number})]})
    snapshot = read_snapshot_after_entry(make_pausing_game(table.game), _entry_reader_of_match(table), at)
    return present_match(replace(table, snapshot=snapshot), at, with_may, with_kit, expires)


def read_logbook_page(
    caller: Caller, after: int, limit: int, is_known: ClientHasEdition = lambda edition: False
) -> "StoredLogbookPage | None":
    """The stored rows of a page of the logbook: at most `limit` entries that follow entry `after`. None if
    the client already has this page. Raises NoSuchMatch and TokenRevoked."""
    return _read_view_unless_client_has_it(
        caller,
        None,
        is_known,
        lambda session, table, expires: read_logbook_rows(session, table, after, limit),
    )


def _read_view_unless_client_has_it(
    caller: Caller,
    at: int | None,
    is_known: ClientHasEdition,
    read: Callable[[Session, LoadedMatch, ExpiryDate], T],
) -> T | None:
    """Check the caller's token and return the result of `read`, in one transaction. None if `is_known` says
    that the client already has this view.

    If `at` is None, the view shows the match now. If `at` is a number, the view shows the match after entry
    `at`. New entries do not change that view. So the values for `is_known` then leave out the number of the
    last entry. Raises NoSuchMatch and TokenRevoked.
    """
    with open_read_session() as session:
        require_valid_token(session, caller)
        edition = journal.values_shown_in_match_view(session, caller.match_id)
        if not edition:
            raise NoSuchMatch
        expires = expiry_date_of_match(session, caller.match_id)
        if expires is not ABSENT:
            edition = (*edition, (None, expires))
        if is_known(edition if at is None else tuple(row[1:] for row in edition)):
            return None
        return read(session, find_match(session, caller), expires)


@dataclass(frozen=True)
class ParsedLogbookPage:
    """A parsed page of a logbook: at most `limit` entries that follow entry `after`.

    `entries` has the entries of the page and a few later entries. The later entries may contain outcomes of
    entries on the page, such as the success of a challenge. `edits` are all edits of earlier entries that
    follow entry `after`.
    """

    table: LoadedMatch
    after: int
    limit: int
    entries: Sequence[Entry]
    edits: Sequence[Entry]

    def present_logbook_page(self) -> LogbookView:
        """The view of the page. The view has the entries with the rulings in effect, whether the logbook has
        later entries, and the instructions for each seat."""
        game, names, number = self.table.game, self.table.names, self.table.stored.number
        shown = rulings.present_logbook(game, names, self.entries, effects_of_edits(self.edits), self.limit)
        views = tuple(iterate_with_pauses(shown))
        last = views[-1].entry.number if views else self.after
        return LogbookView(views, number, last < number, self._present_seat_instructions())

    def _present_seat_instructions(self) -> tuple[SeatInstructionsView, ...]:
        """The instructions for each seat: what the player has to do now. Empty if the page does not contain
        the last entry of the match."""
        table, shown = self.table, self.entries[: self.limit]
        if not shown or shown[-1].submission.number != table.stored.number:
            return ()
        return rulings.present_instructions(table.game, table.names, shown[-1], table.state)


@dataclass(frozen=True)
class StoredLogbookPage:
    """The rows of a page of a logbook, before they are parsed. The rows are read in a transaction, and parsed
    after the transaction has ended."""

    table: LoadedMatch
    after: int
    limit: int
    entries: Sequence[StoredEntry]
    edits: Sequence[StoredEntry]

    def parse_rows(self) -> ParsedLogbookPage:
        """Parse the rows of the page. Raises NewerReleaseNeeded if this release cannot read an entry."""
        return ParsedLogbookPage(
            self.table, self.after, self.limit, parse_entry_rows(self.entries), parse_entry_rows(self.edits)
        )


def read_logbook_rows(session: Session, table: LoadedMatch, after: int, limit: int) -> StoredLogbookPage:
    """The rows of a page of the logbook: at most `limit` entries that follow entry `after`. The page has at
    most `LARGEST_LOGBOOK_PAGE_CHARACTERS` characters, but always at least one entry."""
    rows = journal.read_entries_of_match(
        session, table.stored.id, after, limit=limit + MOST_ENTRIES_READ_BEYOND_PAGE
    )
    sizes = accumulate(len(row.claim) + len(row.ruling) for row in rows[:limit])
    limit = max(1, sum(size <= LARGEST_LOGBOOK_PAGE_CHARACTERS for size in sizes))
    edits = journal.read_entries_of_match(session, table.stored.id, after, edits=True)
    return StoredLogbookPage(table, after, limit, rows, edits)


def view_scores(caller: Caller) -> ScoresView:
    """The view of the scores of the match, round by round. Raises NoSuchMatch."""
    with open_read_session() as session:
        table = find_match(session, caller)
    played = compute_ledger(
        make_pausing_game(table.game), timeline_of_lasting_entries(_entry_reader_of_match(table))
    )
    return matches.present_scores(table.game, table.names, table.state, played)


def view_agreed_rules(caller: Caller) -> AgreementView:
    """The view of the rules that the players of the match have agreed on. Raises NoSuchMatch."""
    with open_read_session() as session:
        table = find_match(session, caller)
    return agreements.present_agreement(table.game, table.state)


def view_rulebook(caller: Caller) -> RuleSheetView:
    """The view of the rulebook, with the options and house rules of the match. Raises NoSuchMatch."""
    with open_read_session() as session:
        table = find_match(session, caller)
    return rulebooks.present_rule_sheet(table.game, table.state)


def rulebook_text(caller: Caller) -> str:
    """The rulebook of the match as plain text. Raises NoSuchMatch."""
    with open_read_session() as session:
        table = find_match(session, caller)
    return rulebooks.format_rule_sheet_as_text(table.game, table.state)


def _entry_reader_of_match(table: LoadedMatch) -> StoredEntryReader:
    """A reader of the stored entries of the match. The reader pauses from time to time so that other requests
    can run."""
    return StoredEntryReader(
        table.stored.id, run_in_own_transaction, table.stored.number, make_pausing_step_function()
    )


def present_match(
    table: LoadedMatch,
    at: int | None,
    with_may: bool,
    with_kit: bool = False,
    expires: ExpiryDate = ABSENT,
) -> MatchView:
    """The view of the match `table`. If `table` has the current state, `at` is None. If `table` has the state
    after an earlier entry, `at` is the number of that entry. `with_may` adds the legal claims. `with_kit`
    adds the data of the game, such as its cards."""
    state, names, faces = table.state, table.names, table.faces
    return MatchView(
        id=table.stored.id,
        game=table.game.name,
        number=at or table.stored.number,
        seats=tuple(SeatView(seat, names[seat], faces[seat]) for seat in state.seating),
        gone=tuple(
            LeftSeatView(seat, names[seat], faces[seat]) for seat in state.circle if seat not in state.seating
        ),
        rematch=table.stored.rematch_id,
        day=opening_day_of_match(table.stored).isoformat(),
        state=matches.present_state(table.game, state),
        legal_claims=tuple(matches.present_legal_claims(table.game, state)) if with_may else ABSENT,
        kit=table.game.kit(state) if with_kit else ABSENT,
        expires_on=expires,
    )
