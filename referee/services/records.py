"""Records of matches as files. A match can be exported in several formats. A record can be imported as a new
match."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Any, TypeVar

from sqlalchemy.orm import Session

from referee.codec import claim_type_of_stored_tag, from_json_value, to_json_text, to_json_value
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.history.ledger import RoundPoints, compute_ledger
from referee.match.history.line import TimelineItem
from referee.match.history.reach import (
    HistoryReadOnDemand,
    ruling_matters_after_its_round,
    timeline_of_lasting_entries,
)
from referee.match.model.edits import EDIT_CLAIM_TYPES, Entry
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.presenters import agreements, matches, rulings
from referee.presenters.matches import OpenedMatchView
from referee.records import checking
from referee.records.checking import ImportedMatch
from referee.records.cooperative import iterate_with_pauses, make_pausing_step_function
from referee.records.ndjson import EntryInStoredForm, RecordHeader, record_lines
from referee.records.replay import replay_steps
from referee.records.rounds import SPREADSHEET_COLUMNS, spreadsheet_rows
from referee.records.sheets import csv_lines, write_xlsx_file
from referee.records.transcripts import transcript_lines
from referee.rulings.ruling import Ruling
from referee.services import people
from referee.services.auth import Caller, find_match
from referee.services.day import opening_day_of_match
from referee.services.entry_ranges import (
    StoredEntryReader,
    make_pausing_game,
    read_entry_rows_in_pages,
    run_in_own_transaction,
)
from referee.services.errors import IdempotencyKeyReused
from referee.services.last_used import record_match_use_in_session
from referee.services.matches import OpeningIdempotencyKey, issue_opener_token, present_opened_match
from referee.storage import ids, journal
from referee.storage.loading import STATE_FORMAT_VERSION, LoadedMatch, parse_stored_entry, parse_stored_state
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import open_read_session, transact

T = TypeVar("T")


class _MatchErased(Exception):
    """The match was erased while it was exported."""


@dataclass(frozen=True)
class MatchToExport:
    """A match as it was when its export was requested. `rules` has the rules with which the match was opened,
    as JSON values. The entries are read later, in pages."""

    table: LoadedMatch
    rules: object

    @property
    def file_name(self) -> str:
        """A file name for the exported match, without an extension. The name consists of the game and the day
        of the match. The name is valid on all operating systems, and contains no person's name."""
        return f"{self.table.game.name}-{opening_day_of_match(self.table.stored)}"


def find_match_to_export(caller: Caller) -> MatchToExport:
    """Find the caller's match for an export. Raises NoSuchMatch if the match does not exist or is erased."""
    with open_read_session() as session:
        table = find_match(session, caller)
        (first,) = journal.read_entries_of_match(session, table.stored.id, limit=1)
    return MatchToExport(table, json.loads(first.claim)["rules"])


def _check_that_all_entries_parse(book: MatchToExport) -> None:
    """Parse all entries of a match, and discard the results. This happens before the first line of an export
    is sent. Raises NewerReleaseNeeded if this release cannot read an entry."""
    for _ in _stop_if_erased(_parsed_entries(book)):
        pass


def lines_of_record(book: MatchToExport, version: str) -> Iterator[str]:
    """The lines of the record of a match (NDJSON). `version` is the version of Referee. If the match is
    erased while the lines are read, the lines end early and without the final line. Raises NewerReleaseNeeded
    before the first line."""
    _check_that_all_entries_parse(book)
    table = book.table
    chosen = {seat: face for seat, face in table.faces.items() if table.chosen[seat] == face}
    header = RecordHeader(
        version, table.game, table.stored.opened_at, table.names, book.rules, chosen, table.stored.utc_offset
    )
    return _stop_if_erased(
        record_lines(header, _entries_in_stored_form(book), _points_of_rounds(book), table.state.totals)
    )


def lines_of_transcript(book: MatchToExport) -> Iterator[str]:
    """The lines of the transcript of a match, as plain text. If the match is erased while the lines are read,
    the lines end early. Raises NewerReleaseNeeded before the first line."""
    _check_that_all_entries_parse(book)
    game = make_pausing_game(book.table.game)
    steps = replay_steps(
        game, _parsed_entries(book), lambda upto: HistoryReadOnDemand(_ErasureCheckingEntryReader(book, upto))
    )
    return _stop_if_erased(transcript_lines(game, book.table.names, steps))


def rounds_as_csv(book: MatchToExport) -> Iterator[bytes]:
    """The rounds of a match as the parts of a CSV file. Raises NewerReleaseNeeded if this release cannot read
    an entry."""
    return csv_lines(SPREADSHEET_COLUMNS, _round_rows_of_match(book))


def rounds_as_xlsx(book: MatchToExport) -> IO[bytes]:
    """The rounds of a match as an open XLSX file. The caller must close the file. Raises NewerReleaseNeeded
    if this release cannot read an entry."""
    return write_xlsx_file(SPREADSHEET_COLUMNS, _round_rows_of_match(book))


def _stop_if_erased(parts: Iterable[T]) -> Iterator[T]:
    """Yield these parts of an export. If the match is erased before the last part, stop without an error."""
    try:
        yield from parts
    except _MatchErased:
        return


def _round_rows_of_match(book: MatchToExport) -> Iterator[Mapping[str, Any]]:
    """The rounds of a match as table rows. Empty if the match is erased."""
    table = book.table
    try:
        line = _lasting_entries_in_effect(book)
    except _MatchErased:
        line = []
    return spreadsheet_rows(
        table.game, table.names, opening_day_of_match(table.stored), iterate_with_pauses(line)
    )


def _points_of_rounds(book: MatchToExport) -> Iterator[RoundPoints]:
    """The points of each round. They are computed when the first round is requested, not when the function is
    called."""
    yield from compute_ledger(book.table.game, _lasting_entries_in_effect(book))


def _lasting_entries_in_effect(book: MatchToExport) -> list[TimelineItem]:
    """The entries in effect that still matter after the end of their round. Raises _MatchErased if the match
    is erased."""
    return timeline_of_lasting_entries(_ErasureCheckingEntryReader(book, book.table.stored.number))


def _entries_in_stored_form(book: MatchToExport) -> Iterator[EntryInStoredForm]:
    """The stored entries of a match, unparsed, in the form that a record contains. Raises _MatchErased if the
    match is erased while the entries are read."""
    for row in _entry_rows(book):
        yield EntryInStoredForm(
            row.number, row.at, row.by, row.after, row.tag, row.claim, row.ruling, row.clock
        )


def _parsed_entries(book: MatchToExport) -> Iterator[Entry]:
    """The parsed entries of a match. Raises NewerReleaseNeeded, and _MatchErased if the match is erased while
    the entries are read."""
    return map(parse_stored_entry, _entry_rows(book))


class _ErasureCheckingEntryReader(StoredEntryReader):
    """Reads the entries of a match up to entry `upto`. The method `lasting_entries` raises _MatchErased if
    the match is erased."""

    def __init__(self, book: MatchToExport, upto: int):
        super().__init__(book.table.stored.id, run_in_own_transaction, upto, make_pausing_step_function())

    def lasting_entries(self, upto: int | None) -> list[Entry]:
        found = super().lasting_entries(upto)
        if not found:  # a match that is not erased always has lasting entries
            raise _MatchErased
        return found


def _entry_rows(book: MatchToExport) -> Iterator[StoredEntry]:
    """The rows of the entries of a match, read in pages. Raises _MatchErased if the match is erased while the
    rows are read."""
    stored, read = book.table.stored, 0
    for row in read_entry_rows_in_pages(stored.id, stored.number):
        read = row.number
        yield row
    if read < stored.number:
        raise _MatchErased


# --- importing a record ---


def import_record(
    data: bytes, opening_key: OpeningIdempotencyKey, group: str | None = None
) -> OpenedMatchView:
    """Import a record: store its match as a new match, and issue the scorekeeper's token. In a group, the
    names link the seats to people of the group.

    Until the first claim is entered, a retry with the same idempotency key imports no second match. It
    returns the same match and token, with a new secret string. Raises InvalidRecord for an invalid record.
    Raises IdempotencyKeyReused after the first claim, and if the key was used with another record.
    """
    with open_read_session() as session:
        is_new = journal.find_match_by_opening_key(session, opening_key.digest_of_key) is None
    brought = parse_and_check_record(data) if is_new else None
    # The rows are created before the transaction, because other writers have to wait for its end.
    rows = [_row_of_imported_entry(kept) for kept in iterate_with_pauses(brought.entries)] if brought else []

    def work(session: Session) -> OpenedMatchView:
        return _find_imported_match(session, data, opening_key) or _store_imported_match(
            session, not_none(brought), rows, opening_key, group
        )

    return transact(work, is_long=True)


def parse_and_check_record(data: bytes) -> ImportedMatch:
    """Parse a record and check all of it. Nothing is stored. Raises InvalidRecord if the record is
    invalid."""
    return checking.read_record(data, _try_to_present_entry, _try_to_present_state)


def _find_imported_match(
    session: Session, data: bytes, opening_key: OpeningIdempotencyKey
) -> OpenedMatchView | None:
    """The match that was imported before with this idempotency key; None if there is no such match. Raises
    IdempotencyKeyReused after the first claim, and if the key was used with another record."""
    stored = journal.find_match_by_opening_key(session, opening_key.digest_of_key)
    if stored is None:
        return None
    # After the first claim, no new secret is issued for this key.
    # Otherwise somebody could guess the key, and get a scorekeeper's token of a match in play.
    if stored.opening_fingerprint != opening_key.fingerprint or stored.number != data.count(
        b'\n{"part":"entry",'
    ):
        raise IdempotencyKeyReused
    return present_opened_match(session, stored, issue_opener_token(session, stored.id, opening_key))


def _store_imported_match(
    session: Session,
    brought: ImportedMatch,
    rows: list[StoredEntry],
    opening_key: OpeningIdempotencyKey,
    group: str | None,
) -> OpenedMatchView:
    """Store an imported match, and issue its scorekeeper's token. Return the view of the match."""
    stored = _row_of_imported_match(brought, rows, opening_key, group)
    if group is None:
        journal.store_imported_match(session, stored, brought.names, rows, faces=brought.faces)
    else:
        who = people.find_or_add_people_by_name(session, group, brought.names, brought.faces)
        ids_by_seat = {seat: person.id for seat, person in who.items()}
        faces = people.assign_faces_to_people(who, brought.faces)
        journal.store_imported_match(session, stored, brought.names, rows, ids_by_seat, faces)
    record_match_use_in_session(session, stored.id)  # the match must not expire because its entries are old
    return present_opened_match(session, stored, issue_opener_token(session, stored.id, opening_key))


def _row_of_imported_match(
    brought: ImportedMatch, rows: list[StoredEntry], opening_key: OpeningIdempotencyKey, group: str | None
) -> StoredMatch:
    """The row of an imported match, which the caller stores."""
    snapshot = brought.snapshot
    return StoredMatch(
        id=ids.new_random_id(ids.LONG),
        game=brought.game.name,
        format=STATE_FORMAT_VERSION,
        number=len(rows),
        last_exact=max(row.number for row in rows if row.exact),
        state=to_json_text(to_json_value(snapshot.state)),
        base=to_json_text(to_json_value(snapshot.base)),
        base_number=snapshot.base_number,
        opened_at=brought.opened_at,
        opening_key=opening_key.digest_of_key,
        opening_fingerprint=opening_key.fingerprint,
        group_id=group,
        utc_offset=brought.utc_offset,
    )


def _row_of_imported_entry(kept: EntryInStoredForm) -> StoredEntry:
    """The row of an imported entry, which the caller stores. The row keeps the exact text of the record,
    because this release might write the same entry differently."""
    kind = claim_type_of_stored_tag(kept.tag)
    return StoredEntry(
        number=kept.number,
        at=kept.at,
        by=kept.by,
        after=kept.after,
        tag=kept.tag,
        claim=kept.claim,
        ruling=kept.ruling,
        exact=kind.freshness.makes_exact_claims_stale,
        edits=kind in EDIT_CLAIM_TYPES,
        lasting=kind in EDIT_CLAIM_TYPES
        or ruling_matters_after_its_round(from_json_value(Ruling, json.loads(kept.ruling))),
        clock=kept.clock,
    )


def _try_to_present_entry(game: Game, names: dict[Seat, str], entry: Entry) -> None:
    """Compute the view of an imported entry, so that an error is found before the match is stored."""
    rulings.present_entry(game, names, entry)


def _try_to_present_state(game: Game, names: dict[Seat, str], state: AnyMatch) -> None:
    """Compute the views of an imported match in this state, so that an error is found before the match is
    stored. Raises ValueError if the state is not the same after it was written and read again."""
    matches.present_state(game, state)
    list(matches.present_legal_claims(game, state))
    agreements.present_agreement(game, state)
    matches.present_scores(game, names, state, ())
    if parse_stored_state(game.name, to_json_text(to_json_value(state))) != state:
        raise ValueError("a state that is not read as it was written")
