"""Records of matches as files: writing them, and bringing them in as new matches."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import IO, Any, TypeVar

from sqlalchemy.orm import Session

from referee.codec import as_json, dump, read, stored_claim
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.ledger import RoundPoints, ledger
from referee.match.history.line import Item
from referee.match.history.reach import RoundByRound, lasting_line, outlives
from referee.match.model.edits import EDITS, Entry
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.presenters import agreements, matches, rulings
from referee.presenters.matches import OpenedMatchView
from referee.records import checking
from referee.records.checking import ImportedMatch
from referee.records.cooperative import pausing, with_pauses
from referee.records.ndjson import EntryText, Header, record_lines
from referee.records.replay import replayed
from referee.records.rounds import COLUMNS, round_rows
from referee.records.sheets import csv_lines, xlsx_file
from referee.records.transcripts import text_lines
from referee.rulings.ruling import Ruling
from referee.services import people
from referee.services.auth import Caller, find_match
from referee.services.day import match_day
from referee.services.entry_ranges import StoredEntries, in_own_transaction, paged, yielding_game
from referee.services.errors import KeyReused
from referee.services.last_used import record_use_in
from referee.services.matches import OpeningKey, issue_opener_token, present_opened
from referee.storage import ids, journal
from referee.storage.loading import FORMAT, LoadedMatch, entry_of, state_of
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import reading, transact

T = TypeVar("T")


class _Erased(Exception):
    """The match was erased while its record was being written."""


@dataclass(frozen=True)
class Book:
    """A match at the time of a request for its record. Its entries are read later, page by page."""

    table: LoadedMatch
    rules: object

    @property
    def file_name(self) -> str:
        """A file name without an extension: the game and the day. It is valid on all systems, and has no
        person's name."""
        return f"{self.table.game.name}-{match_day(self.table.stored)}"


def book(caller: Caller) -> Book:
    """The match of a request for its record. Raises NoSuchMatch if there is none."""
    with reading() as session:
        table = find_match(session, caller)
        (first,) = journal.entries(session, table.stored.id, limit=1)
    return Book(table, json.loads(first.claim)["rules"])


def _read_all(book: Book) -> None:
    """Parse all entries before the first one is sent. Raises NewerReleaseNeeded if one cannot be read."""
    for _ in _unless_erased(_entries(book)):
        pass


def record(book: Book, version: str) -> Iterator[str]:
    """The lines of the record. They end without a trailer if the match is erased meanwhile. Raises
    NewerReleaseNeeded."""
    _read_all(book)
    table = book.table
    chosen = {seat: face for seat, face in table.faces.items() if table.chosen[seat] == face}
    header = Header(
        version, table.game, table.stored.opened_at, table.names, book.rules, chosen, table.stored.utc_offset
    )
    return _unless_erased(record_lines(header, _kept(book), _rounds(book), table.state.totals))


def text(book: Book) -> Iterator[str]:
    """The lines of the transcript. Raises NewerReleaseNeeded."""
    _read_all(book)
    game = yielding_game(book.table.game)
    steps = replayed(game, _entries(book), lambda upto: RoundByRound(_UnerasedEntries(book, upto)))
    return _unless_erased(text_lines(game, book.table.names, steps))


def csv(book: Book) -> Iterator[bytes]:
    """The rounds as CSV. Raises NewerReleaseNeeded."""
    return csv_lines(COLUMNS, _rows(book))


def xlsx(book: Book) -> IO[bytes]:
    """The rounds as an XLSX file, for the caller to close. Raises NewerReleaseNeeded."""
    return xlsx_file(COLUMNS, _rows(book))


def _unless_erased(parts: Iterable[T]) -> Iterator[T]:
    """The parts, without an error if the match is erased meanwhile: they end early."""
    try:
        yield from parts
    except _Erased:
        return


def _rows(book: Book) -> Iterator[Mapping[str, Any]]:
    table = book.table
    try:
        line = _items(book)
    except _Erased:
        line = []
    return round_rows(table.game, table.names, match_day(table.stored), with_pauses(line))


def _rounds(book: Book) -> Iterator[RoundPoints]:
    """The rounds. They are built when the first one is requested."""
    yield from ledger(book.table.game, _items(book))


def _items(book: Book) -> list[Item]:
    """The line of lasting entries, from which the rounds are built. Raises _Erased."""
    return lasting_line(_UnerasedEntries(book, book.table.stored.number))


def _kept(book: Book) -> Iterator[EntryText]:
    for row in _pages(book):
        yield EntryText(row.number, row.at, row.by, row.after, row.tag, row.claim, row.ruling, row.clock)


def _entries(book: Book) -> Iterator[Entry]:
    return map(entry_of, _pages(book))


class _UnerasedEntries(StoredEntries):
    """Reads the entries of a match up to a number. It raises _Erased if the match is erased."""

    def __init__(self, book: Book, upto: int):
        super().__init__(book.table.stored.id, in_own_transaction, upto, pausing())

    def lasting(self, upto: int | None) -> list[Entry]:
        found = super().lasting(upto)
        if not found:  # the opening of a match is a lasting entry
            raise _Erased
        return found


def _pages(book: Book) -> Iterator[StoredEntry]:
    """The rows of the entries, a page at a time. Raises _Erased if the match is erased meanwhile."""
    stored, read = book.table.stored, 0
    for row in paged(stored.id, stored.number):
        read = row.number
        yield row
    if read < stored.number:
        raise _Erased


# --- bringing a record in ---


def bring_in(data: bytes, opening_key: OpeningKey, group: str | None = None) -> OpenedMatchView:
    """Store the match of a record as a new match, and issue its scorekeeper's token. In a group the names
    link the seats to its people. The same key returns the same match with a new secret, until something is
    claimed.

    Raises BadRecord for an invalid record, and KeyReused after the first claim or for another record.
    """
    with reading() as session:
        is_new = journal.opened_with(session, opening_key.stored_key) is None
    brought = check_record(data) if is_new else None
    # The rows are made before the transaction, because other writers wait for it.
    rows = [_row(kept) for kept in with_pauses(brought.entries)] if brought else []

    def work(session: Session) -> OpenedMatchView:
        return _imported_before(session, data, opening_key) or _new(
            session, known(brought), rows, opening_key, group
        )

    return transact(work, is_long=True)


def check_record(data: bytes) -> ImportedMatch:
    """Parse and check a record. Raises BadRecord if it is invalid."""
    return checking.read_record(data, _try_entry, _try_state)


def _imported_before(session: Session, data: bytes, opening_key: OpeningKey) -> OpenedMatchView | None:
    """The match that this key has brought in before; None if there is none. Raises KeyReused for another
    record, and after the first claim."""
    stored = journal.opened_with(session, opening_key.stored_key)
    if stored is None:
        return None
    # After the first claim a phone has the token, and a guessed key must not get another one.
    if stored.opening_fingerprint != opening_key.fingerprint or stored.number != data.count(
        b'\n{"part":"entry",'
    ):
        raise KeyReused
    return present_opened(session, stored, issue_opener_token(session, stored.id, opening_key))


def _new(
    session: Session,
    brought: ImportedMatch,
    rows: list[StoredEntry],
    opening_key: OpeningKey,
    group: str | None,
) -> OpenedMatchView:
    stored = _stored(brought, rows, opening_key, group)
    if group is None:
        journal.bring_in(session, stored, brought.names, rows, faces=brought.faces)
    else:
        who = people.link_people(session, group, brought.names, brought.faces)
        ids_by_seat = {seat: person.id for seat, person in who.items()}
        faces = people.faces_of(who, brought.faces)
        journal.bring_in(session, stored, brought.names, rows, ids_by_seat, faces)
    record_use_in(session, stored.id)  # the times of its entries may be old
    return present_opened(session, stored, issue_opener_token(session, stored.id, opening_key))


def _stored(
    brought: ImportedMatch, rows: list[StoredEntry], opening_key: OpeningKey, group: str | None
) -> StoredMatch:
    snapshot = brought.snapshot
    return StoredMatch(
        id=ids.new(ids.LONG),
        game=brought.game.name,
        format=FORMAT,
        number=len(rows),
        last_exact=max(row.number for row in rows if row.exact),
        state=as_json(dump(snapshot.state)),
        base=as_json(dump(snapshot.base)),
        base_number=snapshot.base_number,
        opened_at=brought.opened_at,
        opening_key=opening_key.stored_key,
        opening_fingerprint=opening_key.fingerprint,
        group_id=group,
        utc_offset=brought.utc_offset,
    )


def _row(kept: EntryText) -> StoredEntry:
    """The row to be stored for an entry, with the exact text of the record. This release might write more
    fields."""
    kind = stored_claim(kept.tag)
    return StoredEntry(
        number=kept.number,
        at=kept.at,
        by=kept.by,
        after=kept.after,
        tag=kept.tag,
        claim=kept.claim,
        ruling=kept.ruling,
        exact=kind.freshness.makes_stale,
        edits=kind in EDITS,
        lasting=kind in EDITS or outlives(read(Ruling, json.loads(kept.ruling))),
        clock=kept.clock,
    )


def _try_entry(game: Game, names: dict[Seat, str], entry: Entry) -> None:
    """Present an entry, to find errors before the match is stored."""
    rulings.present_entry(game, names, entry)


def _try_state(game: Game, names: dict[Seat, str], state: AnyMatch) -> None:
    """Present a match with this state, to find errors before it is stored. Raises ValueError if the state is
    not read as it was written."""
    matches.present_state(game, state)
    list(matches.present_legal_claims(game, state))
    agreements.present_agreement(game, state)
    matches.present_scores(game, names, state, ())
    if state_of(game.name, as_json(dump(state))) != state:
        raise ValueError("a state that is not read as it was written")
