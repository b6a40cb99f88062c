"""Entries of a match as they are needed: all, read so that others need not wait; or only some of them."""

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
Asking = Callable[[Callable[[Session], T]], T]
"""Answers a question to the database."""

PAGE = 100
"""So many entries are read at a time."""


def entries_told(stored: Sequence[StoredEntry]) -> list[Entry]:
    """What these rows tell."""
    return [entry_of(one) for one in with_pauses(stored)]


def paged(match_id: str, upto: int) -> Iterator[StoredEntry]:
    """The entries up to a number, each page in a transaction of its own, so that none is open while somebody
    waits for a slow phone. They end early if the match is erased meanwhile."""
    after = 0
    while after < upto:
        with reading() as session:
            page = journal.entries(session, match_id, after, upto, PAGE)
        if not page:
            return
        yield from with_pauses(page)
        after = page[-1].number


def patient(game: Game) -> Game:
    """The same game, which lets others have their turn while many events are applied."""
    stepped = pausing()

    def evolve(match: Any, event: Event) -> Any:
        stepped()
        return game.evolve(match, event)

    return replace(game, evolve=evolve)


def told_by(session: Session) -> Asking[Any]:
    """Asks in the transaction of this session."""
    return lambda question: question(session)


def in_a_moment(question: Callable[[Session], T]) -> T:
    """Asks in a transaction of its own, so that none is open while the answer is worked on."""
    with reading() as session:
        return question(session)


class StoredEntries:
    """Reads the entries of a match up to a number; `each` is called for every one of them."""

    def __init__(
        self,
        match_id: str,
        ask: Asking[Any],
        last: int | None = None,
        each: Callable[[], object] = lambda: None,
    ):
        self._match_id, self._ask, self._last, self._each = match_id, ask, last, each

    def between(self, after: int, upto: int | None) -> list[Entry]:
        return self._told(partial(journal.entries, after=after, upto=self._upto(upto)))

    def lasting(self, upto: int | None) -> list[Entry]:
        return self._told(partial(journal.entries, upto=self._upto(upto), lasting=True))

    def numbered(self, numbers: Collection[int]) -> list[Entry]:
        return self._told(partial(journal.entries_numbered, numbers=numbers))

    def _upto(self, number: int | None) -> int | None:
        return self._last if number is None else number

    def _told(self, query: Callable[[Session, str], list[StoredEntry]]) -> list[Entry]:
        rows, told = deque(self._ask(lambda session: query(session, self._match_id))), []
        while rows:  # a row goes when its entry comes: of a long match there are very many
            self._each()
            told.append(entry_of(rows.popleft()))
        return told


class LastingAtHand(StoredEntries):
    """Reads what outlives its round from these rows, which were read together with those of other matches."""

    def __init__(self, match_id: str, lasting: Sequence[StoredEntry]):
        super().__init__(match_id, in_a_moment, each=pausing())
        self._lasting = lasting

    def lasting(self, upto: int | None) -> list[Entry]:
        return entries_told([one for one in self._lasting if upto is None or one.number <= upto])


@dataclass(frozen=True)
class MoreEntries:
    """Reads what another one reads, and then these entries, which come after them."""

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
