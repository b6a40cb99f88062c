"""Asking a question at a match: what it is played by, how it stands, and what just happened there."""

from sqlalchemy.orm import Session

from referee.ask.place import Place
from referee.match.history.line import Item, line
from referee.match.model.edits import Entry
from referee.match.table.people import Rename
from referee.match.table.phones import Phone
from referee.match.table.rounds import Note
from referee.services.auth import Caller, found
from referee.services.clock import now
from referee.storage.loading import LoadedMatch, entries_of
from referee.storage.transactions import reading

LATELY = 20
"""So many entries are read for what just happened; the whole round only where they tell nothing."""
SAYS_NOTHING = (Note, Rename, Phone)


def place_of(caller: Caller) -> Place:
    """The match as somebody asks there. Raises NoSuchMatch."""
    with reading() as session:
        table = found(session, caller)
        items = _items(session, table)
    last = next((item.submission for item in reversed(items) if item.counts), None)
    refused = items[-1].submission if items and items[-1].is_refused else None
    number = table.stored.number + 1
    recent, asks = tuple(items), caller.holder.seat
    return Place(table.game, table.state, table.names, last, refused, number, now(), recent, asks)


def _items(session: Session, table: LoadedMatch) -> list[Item]:
    """What was claimed lately, as the line has it."""
    newest = table.stored.number
    if told := _telling(entries_of(session, table.stored.id, newest - LATELY)):
        return told
    return _telling(entries_of(session, table.stored.id, table.snapshot.base_number))


def _telling(entries: list[Entry]) -> list[Item]:
    """Of these entries what tells something, but only if any of it counts."""
    items = [item for item in line(entries) if not isinstance(item.submission.claim, SAYS_NOTHING)]
    return items if any(item.counts for item in items) else []
