"""Readers of the stored entries of a match. `read_entry_rows_in_pages` reads a range of entries page by page.
The reader classes read entries only when a caller needs them. Reading pauses from time to time, so that other
requests can run."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.orm import Session

from referee.match.history.reach import EntryReader, entry_matters_after_its_round
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.records.cooperative import iterate_with_pauses, make_pausing_step_function
from referee.rulings.tags import Event
from referee.storage import journal
from referee.storage.loading import parse_stored_entry
from referee.storage.stored import StoredEntry
from referee.storage.transactions import open_read_session

T = TypeVar("T")
QueryRunner = Callable[[Callable[[Session], T]], T]
"""A function that runs a query in a session of the database, and returns the result of the query."""

ENTRIES_PER_QUERY = 100
"""Maximum number of entries that one query reads."""


def parse_entry_rows(stored: Sequence[StoredEntry]) -> list[Entry]:
    """Parse rows of entries, and return the entries. Parsing pauses from time to time, so that other requests
    can run. Raises NewerReleaseNeeded if this release cannot read an entry."""
    return [parse_stored_entry(one) for one in iterate_with_pauses(stored)]


def read_entry_rows_in_pages(match_id: str, upto: int) -> Iterator[StoredEntry]:
    """The rows of the entries of a match up to entry `upto`, oldest first.

    Each page is read in a transaction of its own. So no transaction is open while the rows are sent to a slow
    phone. If the match is erased between two pages, the iterator ends early and without an error.
    """
    after = 0
    while after < upto:
        with open_read_session() as session:
            page = journal.read_entries_of_match(session, match_id, after, upto, ENTRIES_PER_QUERY)
        if not page:
            return
        yield from iterate_with_pauses(page)
        after = page[-1].number


def make_pausing_game(game: Game) -> Game:
    """A copy of the game for long work. While events are applied, the copy pauses from time to time, so that
    other requests can run."""
    stepped = make_pausing_step_function()

    def evolve(match: Any, event: Event) -> Any:
        stepped()
        return game.evolve(match, event)

    return replace(game, evolve=evolve)


def make_query_runner_of_session(session: Session) -> QueryRunner[Any]:
    """A function that runs queries in the transaction of this session."""
    return lambda query: query(session)


def run_in_own_transaction(query: Callable[[Session], T]) -> T:
    """Run a query in a transaction of its own, and return its result. No transaction is open while the caller
    processes the result."""
    with open_read_session() as session:
        return query(session)


class StoredEntryReader:
    """Reads the entries of a match from the database.

    `run` runs the queries. `each` is called before each entry is parsed, for example to pause. If a method is
    called without an upper limit (`upto` is None), it reads up to entry `last`. If `last` is None as well, it
    reads to the end of the match. All methods raise NewerReleaseNeeded if this release cannot read an entry.
    """

    def __init__(
        self,
        match_id: str,
        run: QueryRunner[Any],
        last: int | None = None,
        each: Callable[[], object] = lambda: None,
    ):
        self._match_id, self._run, self._last, self._each = match_id, run, last, each

    def entries_between(self, after: int, upto: int | None) -> list[Entry]:
        """The entries with `after < number <= upto`. If `upto` is None, `last` of the reader is the limit."""
        return self._read_and_parse(
            partial(journal.read_entries_of_match, after=after, upto=self._upper_bound(upto))
        )

    def lasting_entries(self, upto: int | None) -> list[Entry]:
        """The lasting entries up to entry `upto`: the edits of earlier entries, and all entries that still
        matter after the end of their round. If `upto` is None, `last` of the reader is the limit."""
        return self._read_and_parse(
            partial(journal.read_entries_of_match, upto=self._upper_bound(upto), lasting=True)
        )

    def find_entries_by_number(self, numbers: Collection[int]) -> list[Entry]:
        """The entries with these numbers."""
        return self._read_and_parse(partial(journal.read_entries_by_number, numbers=numbers))

    def _upper_bound(self, number: int | None) -> int | None:
        return self._last if number is None else number

    def _read_and_parse(self, query: Callable[[Session, str], list[StoredEntry]]) -> list[Entry]:
        rows, entries = deque(self._run(lambda session: query(session, self._match_id))), []
        while rows:  # a long match has many rows, so each row is freed when it is parsed
            self._each()
            entries.append(parse_stored_entry(rows.popleft()))
        return entries


class PreloadedEntryReader(StoredEntryReader):
    """A reader whose lasting entries (entries that still matter after their round) were read before, in one
    query for several matches. `lasting` has the rows of these entries. The reader reads all other entries
    when a caller needs them."""

    def __init__(self, match_id: str, lasting: Sequence[StoredEntry]):
        super().__init__(match_id, run_in_own_transaction, each=make_pausing_step_function())
        self._lasting = lasting

    def lasting_entries(self, upto: int | None) -> list[Entry]:
        return parse_entry_rows([one for one in self._lasting if upto is None or one.number <= upto])


@dataclass(frozen=True)
class EntryReaderWithUnstoredEntries:
    """Reads the stored entries with the reader `read`, and adds the entries `more`, which are not stored. For
    example, `more` has the entries of a preview."""

    read: EntryReader
    more: Sequence[Entry]

    def entries_between(self, after: int, upto: int | None) -> list[Entry]:
        return [
            *self.read.entries_between(after, upto),
            *self._wanted_unstored_entries(lambda number: after < number, upto),
        ]

    def lasting_entries(self, upto: int | None) -> list[Entry]:
        return [
            *self.read.lasting_entries(upto),
            *filter(entry_matters_after_its_round, self._wanted_unstored_entries(lambda number: True, upto)),
        ]

    def find_entries_by_number(self, numbers: Collection[int]) -> list[Entry]:
        return [
            *self.read.find_entries_by_number(numbers),
            *self._wanted_unstored_entries(lambda number: number in numbers, None),
        ]

    def _wanted_unstored_entries(
        self, are_wanted: Callable[[int], bool], upto: int | None
    ) -> Iterable[Entry]:
        for entry in self.more:
            number = entry.submission.number
            if are_wanted(number) and (upto is None or number <= upto):
                yield entry
