"""Ranges of the stored entries of a match, read in pages or as needed, so that other requests can run."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from sqlalchemy.orm import Session

from referee.match.history.reach import EntryReader, is_lasting
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.records.cooperative import pausing, with_pauses
from referee.rulings.tags import Event
from referee.storage import journal
from referee.storage.loading import entry_of
from referee.storage.stored import StoredEntry
from referee.storage.transactions import reading

T = TypeVar("T")
RunQuery = Callable[[Callable[[Session], T]], T]
"""Runs a query in a session, and returns its result."""

PAGE = 100
"""Maximum number of entries that are read at a time."""


def entries_of_rows(stored: Sequence[StoredEntry]) -> list[Entry]:
    """Parse rows of entries, with pauses for other requests. Raises NewerReleaseNeeded."""
    return [entry_of(one) for one in with_pauses(stored)]


def paged(match_id: str, upto: int) -> Iterator[StoredEntry]:
    """The rows of the entries up to a number. Each page is read in a transaction of its own, so that none is
    open while a slow phone receives them. They end early if the match is erased meanwhile."""
    after = 0
    while after < upto:
        with reading() as session:
            page = journal.entries(session, match_id, after, upto, PAGE)
        if not page:
            return
        yield from with_pauses(page)
        after = page[-1].number


def yielding_game(game: Game) -> Game:
    """A copy of the game, which pauses for other requests while many events are applied."""
    stepped = pausing()

    def evolve(match: Any, event: Event) -> Any:
        stepped()
        return game.evolve(match, event)

    return replace(game, evolve=evolve)


def in_session(session: Session) -> RunQuery[Any]:
    """Runs queries in the transaction of this session."""
    return lambda query: query(session)


def in_own_transaction(query: Callable[[Session], T]) -> T:
    """Run a query in a transaction of its own, so that none is open while its result is processed."""
    with reading() as session:
        return query(session)


class StoredEntries:
    """Reads the entries of a match up to number `last`. It calls `each` before each entry that it parses.
    Methods raise NewerReleaseNeeded."""

    def __init__(
        self,
        match_id: str,
        run: RunQuery[Any],
        last: int | None = None,
        each: Callable[[], object] = lambda: None,
    ):
        self._match_id, self._run, self._last, self._each = match_id, run, last, each

    def between(self, after: int, upto: int | None) -> list[Entry]:
        """The entries with `after < number <= upto`."""
        return self._parse(partial(journal.entries, after=after, upto=self._upto(upto)))

    def lasting(self, upto: int | None) -> list[Entry]:
        """The lasting entries with `number <= upto`."""
        return self._parse(partial(journal.entries, upto=self._upto(upto), lasting=True))

    def numbered(self, numbers: Collection[int]) -> list[Entry]:
        """The entries with these numbers."""
        return self._parse(partial(journal.entries_numbered, numbers=numbers))

    def _upto(self, number: int | None) -> int | None:
        return self._last if number is None else number

    def _parse(self, query: Callable[[Session, str], list[StoredEntry]]) -> list[Entry]:
        rows, entries = deque(self._run(lambda session: query(session, self._match_id))), []
        while rows:  # each row is freed when its entry is made, because a long match has very many
            self._each()
            entries.append(entry_of(rows.popleft()))
        return entries


class PreloadedEntries(StoredEntries):
    """Takes lasting entries from rows that were read together with those of other matches. It reads all other
    entries from the database."""

    def __init__(self, match_id: str, lasting: Sequence[StoredEntry]):
        super().__init__(match_id, in_own_transaction, each=pausing())
        self._lasting = lasting

    def lasting(self, upto: int | None) -> list[Entry]:
        return entries_of_rows([one for one in self._lasting if upto is None or one.number <= upto])


@dataclass(frozen=True)
class ExtendedEntries:
    """The entries of another reader, and `more` entries after them."""

    read: EntryReader
    more: Sequence[Entry]

    def between(self, after: int, upto: int | None) -> list[Entry]:
        return [*self.read.between(after, upto), *self._more(lambda number: after < number, upto)]

    def lasting(self, upto: int | None) -> list[Entry]:
        return [*self.read.lasting(upto), *filter(is_lasting, self._more(lambda number: True, upto))]

    def numbered(self, numbers: Collection[int]) -> list[Entry]:
        return [*self.read.numbered(numbers), *self._more(lambda number: number in numbers, None)]

    def _more(self, are_wanted: Callable[[int], bool], upto: int | None) -> Iterable[Entry]:
        for entry in self.more:
            number = entry.submission.number
            if are_wanted(number) and (upto is None or number <= upto):
                yield entry
