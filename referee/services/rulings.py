"""The situation of a match in which somebody asks a question: the rules, the state, and the last entries."""

from sqlalchemy.orm import Session

from referee.ask.match.match_context import MatchContext
from referee.match.history.line import TimelineItem, timeline_of
from referee.match.model.edits import Entry
from referee.match.table.people import RenamePlayer
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.rounds import Note
from referee.services.auth import Caller, find_match
from referee.services.clock import now
from referee.storage.loading import LoadedMatch, read_and_parse_entries
from referee.storage.transactions import open_read_session

RECENT_ENTRIES_TO_READ = 20
"""Number of the newest entries that are read first. If none of these entries is both informative and in
effect, all entries of the open round are read."""
UNINFORMATIVE_CLAIM_TYPES = (Note, RenamePlayer, PhoneJoinedOrLeft)
"""Types of claims that say nothing about the situation of a match: remarks, new names, and phones that came
or left. All other claims are informative."""


def situation_of_match(caller: Caller) -> MatchContext:
    """The situation of the caller's match, in which somebody asks a question. Raises NoSuchMatch if the match
    does not exist or is erased."""
    with open_read_session() as session:
        table = find_match(session, caller)
        items = _recent_informative_entries(session, table)
    last = next((item.submission for item in reversed(items) if item.takes_effect), None)
    refused = items[-1].submission if items and items[-1].is_refused else None
    number = table.stored.number + 1
    recent, asks = tuple(items), caller.holder.seat
    return MatchContext(table.game, table.state, table.names, last, refused, number, now(), recent, asks)


def _recent_informative_entries(session: Session, table: LoadedMatch) -> list[TimelineItem]:
    """The informative entries among the newest entries of the match. An entry is informative if it says
    something about the situation of the match. If none of these entries is in effect, the result has the
    informative entries of the open round."""
    newest = table.stored.number
    if recent := _informative_entries(
        read_and_parse_entries(session, table.stored.id, newest - RECENT_ENTRIES_TO_READ)
    ):
        return recent
    return _informative_entries(read_and_parse_entries(session, table.stored.id, table.snapshot.base_number))


def _informative_entries(entries: list[Entry]) -> list[TimelineItem]:
    """The informative ones of these entries (all except remarks, new names and phones that came or left),
    with the rulings in effect. Empty if no informative entry is in effect."""
    items = [
        item
        for item in timeline_of(entries)
        if not isinstance(item.submission.claim, UNINFORMATIVE_CLAIM_TYPES)
    ]
    return items if any(item.takes_effect for item in items) else []
