"""A match leaves as a file, and comes back in."""

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
from referee.services.auth import Caller, found
from referee.services.day import match_day
from referee.services.errors import KeyReused
from referee.services.lines import StoredEntries, in_a_moment, paged, patient
from referee.services.matches import Asked, opener_token, told_opened
from referee.services.uses import note_in
from referee.storage import ids, journal
from referee.storage.loading import FORMAT, Table, entry_of, state_of
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import reading, transact

T = TypeVar("T")


class _Erased(Exception):
    """The match was erased while its record was written."""


@dataclass(frozen=True)
class Book:
    """A match at the moment in which its record was asked for; the entries are read later, page by page."""

    table: Table
    rules: object

    @property
    def file_name(self) -> str:
        """Harmless anywhere, and nobody's name: the game and the day."""
        return f"{self.table.game.name}-{match_day(self.table.stored)}"


def book(caller: Caller) -> Book:
    """What a record is written from. Raises NoSuchMatch."""
    with reading() as session:
        table = found(session, caller)
        (first,) = journal.entries(session, table.stored.id, limit=1)
    return Book(table, json.loads(first.claim)["rules"])


def _read_all(book: Book) -> None:
    """Look at everything before anything leaves. Raises NewerReleaseNeeded for what cannot be read."""
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
    game = patient(book.table.game)
    steps = replayed(game, _entries(book), lambda upto: RoundByRound(_Living(book, upto)))
    return _unless_erased(text_lines(game, book.table.names, steps))


def csv(book: Book) -> Iterator[bytes]:
    """The rounds as CSV. Raises NewerReleaseNeeded."""
    return csv_lines(COLUMNS, _rows(book))


def xlsx(book: Book) -> IO[bytes]:
    """The rounds as an XLSX file, for the caller to close. Raises NewerReleaseNeeded."""
    return xlsx_file(COLUMNS, _rows(book))


def _unless_erased(told: Iterable[T]) -> Iterator[T]:
    try:
        yield from told
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
    """The rounds, made when the first of them is asked for."""
    yield from ledger(book.table.game, _items(book))


def _items(book: Book) -> list[Item]:
    """What outlives its round: the rounds are made of it."""
    return lasting_line(_Living(book, book.table.stored.number))


def _kept(book: Book) -> Iterator[EntryText]:
    for row in _pages(book):
        yield EntryText(row.number, row.at, row.by, row.after, row.tag, row.claim, row.ruling, row.clock)


def _entries(book: Book) -> Iterator[Entry]:
    return map(entry_of, _pages(book))


class _Living(StoredEntries):
    """Reads the entries of a match up to one, unless it is erased: then it raises _Erased."""

    def __init__(self, book: Book, upto: int):
        super().__init__(book.table.stored.id, in_a_moment, upto, pausing())

    def lasting(self, upto: int | None) -> list[Entry]:
        found = super().lasting(upto)
        if not found:  # what opened the match lasts as long as the match is there
            raise _Erased
        return found


def _pages(book: Book) -> Iterator[StoredEntry]:
    """The entries, a page at a time. Raises _Erased."""
    stored, read = book.table.stored, 0
    for row in paged(stored.id, stored.number):
        read = row.number
        yield row
    if read < stored.number:
        raise _Erased


# --- and back in ---


def bring_in(data: bytes, asked: Asked, group: str | None = None) -> OpenedMatchView:
    """Store the match that a record tells as a new one, and issue its keeper's token; in a group the seats
    are its people's, by their names. The same key brings in the same match, until something is claimed.

    Raises BadRecord and KeyReused.
    """
    with reading() as session:
        is_new = journal.opened_with(session, asked.stored_key) is None
    brought = checked(data) if is_new else None
    # Before the transaction, because other writers wait for it.
    rows = [_row(kept) for kept in with_pauses(brought.entries)] if brought else []

    def work(session: Session) -> OpenedMatchView:
        return _again(session, data, asked) or _new(session, known(brought), rows, asked, group)

    return transact(work, is_long=True)


def checked(data: bytes) -> ImportedMatch:
    """The match that a record tells. Raises BadRecord."""
    return checking.read_record(data, _tell, _tell_all)


def _again(session: Session, data: bytes, asked: Asked) -> OpenedMatchView | None:
    """The match that this key has brought in already; None if there is none. Raises KeyReused."""
    stored = journal.opened_with(session, asked.stored_key)
    if stored is None:
        return None
    # By then somebody holds a token, and a key that was guessed must not give another.
    if stored.opening_fingerprint != asked.fingerprint or stored.number != data.count(b'\n{"part":"entry",'):
        raise KeyReused
    return told_opened(session, stored, opener_token(session, stored.id, asked))


def _new(
    session: Session, brought: ImportedMatch, rows: list[StoredEntry], asked: Asked, group: str | None
) -> OpenedMatchView:
    stored = _stored(brought, rows, asked, group)
    if group is None:
        journal.bring_in(session, stored, brought.names, rows, faces=brought.faces)
    else:
        who = people.seated(session, group, brought.names, brought.faces)
        ids_by_seat = {seat: person.id for seat, person in who.items()}
        faces = people.faces_of(who, brought.faces)
        journal.bring_in(session, stored, brought.names, rows, ids_by_seat, faces)
    note_in(session, stored.id)  # its entries may be old
    return told_opened(session, stored, opener_token(session, stored.id, asked))


def _stored(brought: ImportedMatch, rows: list[StoredEntry], asked: Asked, group: str | None) -> StoredMatch:
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
        opening_key=asked.stored_key,
        opening_fingerprint=asked.fingerprint,
        group_id=group,
        utc_offset=brought.utc_offset,
    )


def _row(kept: EntryText) -> StoredEntry:
    """The row of an entry, with the very text that came; what this version would write anew may be more."""
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


def _tell(game: Game, names: dict[Seat, str], entry: Entry) -> None:
    """Make what is answered about an entry."""
    rulings.present_entry(game, names, entry)


def _tell_all(game: Game, names: dict[Seat, str], state: AnyMatch) -> None:
    """Make what is answered about a match that stands like this."""
    matches.present_state(game, state)
    list(matches.present_legal_claims(game, state))
    agreements.present_agreement(game, state)
    matches.present_scores(game, names, state, ())
    if state_of(game.name, as_json(dump(state))) != state:
        raise ValueError("a state that is not read as it was written")
