"""The situation of a match for a question: its rules, its state, and its last entries."""

from sqlalchemy.orm import Session

from referee.ask.place import Place
from referee.match.history.line import Item, line
from referee.match.model.edits import Entry
from referee.match.table.people import Rename
from referee.match.table.phones import Phone
from referee.match.table.rounds import Note
from referee.services.auth import Caller, find_match
from referee.services.clock import now
from referee.storage.loading import LoadedMatch, entries_of
from referee.storage.transactions import reading

RECENT_ENTRIES = 20
"""Number of last entries that are read first. If they are not informative, the whole round is read."""
UNINFORMATIVE = (Note, Rename, Phone)
"""Claims that do not change the situation of a question."""


def place_of(caller: Caller) -> Place:
    """The situation of the caller's match for a question. Raises NoSuchMatch if there is none."""
    with reading() as session:
        table = find_match(session, caller)
        items = _items(session, table)
    last = next((item.submission for item in reversed(items) if item.counts), None)
    refused = items[-1].submission if items and items[-1].is_refused else None
    number = table.stored.number + 1
    recent, asks = tuple(items), caller.holder.seat
    return Place(table.game, table.state, table.names, last, refused, number, now(), recent, asks)


def _items(session: Session, table: LoadedMatch) -> list[Item]:
    """The informative items of the line among the last entries, or of the whole round."""
    newest = table.stored.number
    if recent := _informative(entries_of(session, table.stored.id, newest - RECENT_ENTRIES)):
        return recent
    return _informative(entries_of(session, table.stored.id, table.snapshot.base_number))


def _informative(entries: list[Entry]) -> list[Item]:
    """The informative items of these entries. Empty if none of them is in effect."""
    items = [item for item in line(entries) if not isinstance(item.submission.claim, UNINFORMATIVE)]
    return items if any(item.counts for item in items) else []
