"""Erasing the name of a person from matches and groups. The seat gets a numbered name, and replies are
rebuilt.

Names are stored in seats, in the people of a group, and in the sentences of replies that are kept for
retries. Remarks and the names of groups are people's own words. They stay, even if they contain the name.
"""

import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.orm import Session

from referee.codec import as_json
from referee.kit.seats import Seat
from referee.match.history.entering import advance
from referee.match.history.line import EMPTY
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry
from referee.services.auth import Caller, load_match, require_scorekeeper, require_valid_token
from referee.services.claims import present_reply
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.people import person_of, unused_name
from referee.storage import groups, journal
from referee.storage.loading import LoadedMatch, entries_of
from referee.storage.stored import StoredMatch, StoredReply
from referee.storage.transactions import reading, transact

TRIES = 3
"""Maximum number of times that the replies are rebuilt without the lock of the match. If the match changes
each time, they are rebuilt under the lock."""

AT_ONCE = 100
"""Maximum number of replies that are read at a time."""

FindSeats = Callable[[Session], Iterable[int]]
"""Finds the numbers of the seats of a match whose names are erased."""


@dataclass(frozen=True)
class NamedRecord:
    """The parts of a match that may contain a name, and the seats whose names are erased."""

    table: LoadedMatch
    entries: Sequence[Entry]
    replies: Sequence[StoredReply]
    seats: Sequence[Seat]


def forget_seat(caller: Caller, seat: int) -> None:
    """Erase the name of a seat from its match. Raises NotYourRight unless the caller is a scorekeeper,
    InvalidClaim if the match has no such seat, NoSuchMatch, and Revoked."""
    require_scorekeeper(caller)
    forget(caller.match_id, lambda session: [seat], caller)


def forget_person(group_id: str, person_id: str) -> None:
    """Erase the name of a person from the group and all its matches, in one transaction for each match.

    A second call finishes an interrupted erasure. After a complete one it changes nothing. Raises
    NoSuchPerson if the group has no such person.
    """

    def begin(session: Session) -> str | None:
        groups.lock(session, group_id)
        person = person_of(session, group_id, person_id)
        groups.retire_person(session, person_id)
        return person.name

    name = transact(begin)
    if name is None:
        return
    for match_id in _matches_with_name(group_id, person_id, name):
        with suppress(NoSuchMatch):  # the match was erased meanwhile, with all its names
            forget(match_id, partial(_seats_of, match_id=match_id, person_id=person_id))
    transact(lambda session: groups.forget_name(session, person_id))


def _matches_with_name(group_id: str, person_id: str, name: str) -> list[str]:
    """The ids of the matches in which the person has a seat, and of those with a reply that contains the
    name, because a seat was renamed since then."""
    with reading() as session:
        sat = {match_id for match_id, _ in groups.seats_of(session, person_id)}
        others = set(groups.match_ids(session, group_id)) - sat
    return sorted(
        {*sat, *(match_id for match_id in others if _has_reply_with(match_id, as_json(name)[1:-1]))}
    )


def _has_reply_with(match_id: str, text: str) -> bool:
    """Whether a reply of the match contains this text. Replies are compressed, so all are read, some at a
    time. A reply that is stored meanwhile contains only current names."""
    place = ("", "")
    while True:
        with reading() as session:
            page = journal.replies(session, match_id, place, AT_ONCE)
        if any(text in reply.body for reply in page if reply.body is not None):
            return True
        if len(page) < AT_ONCE:
            return False
        place = page[-1].by, page[-1].key
        time.sleep(0)  # lets other requests of this process run


def _seats_of(session: Session, match_id: str, person_id: str) -> list[int]:
    sitting = groups.people_of(session, match_id)
    return [number for number, person in sitting.items() if person.id == person_id]


def forget(match_id: str, find_seats: FindSeats, caller: Caller | None = None) -> None:
    """Erase the names of these seats from one match, and all names that are not current from its replies.

    The replies are rebuilt without the lock, because that takes long for a long match. Raises NoSuchMatch,
    InvalidClaim if the match has no such seat, and Revoked if the caller's token was revoked.
    """
    for _ in range(TRIES):
        with reading() as session:
            record = _read_record(session, journal.find(session, match_id), find_seats)
        names, replies = _new_names(record), []
        for reply in _changed_replies(record, names):
            replies.append(reply)
            time.sleep(0)  # lets other requests of this process go on
        if transact(
            partial(_write, record=record, names=names, replies=replies, caller=caller), is_long=True
        ):
            return

    def at_once(session: Session) -> None:
        record = _read_record(session, journal.lock(session, match_id), find_seats)
        names = _new_names(record)
        _write(session, record, names, list(_changed_replies(record, names)), caller)

    transact(at_once, is_long=True)


def _read_record(session: Session, stored: StoredMatch | None, find_seats: FindSeats) -> NamedRecord:
    table = load_match(session, stored)
    entries = entries_of(session, table.stored.id)
    replies = journal.replies(session, table.stored.id)
    return NamedRecord(table, entries, replies, [Seat(number) for number in find_seats(session)])


def _new_names(record: NamedRecord) -> dict[Seat, str]:
    """A numbered name for each of the seats, unlike all other names in the match. Raises InvalidClaim if
    there is no such seat."""
    names = dict(record.table.names)
    for seat in record.seats:
        if seat not in names:
            raise InvalidClaim({"seat": ["Nobody sits there."]})
        others = [name for other, name in names.items() if other != seat]
        names[seat] = unused_name(f"Player {seat + 1}", others)
    return {seat: names[seat] for seat in record.seats}


def _changed_replies(record: NamedRecord, names: dict[Seat, str]) -> Iterator[StoredReply]:
    """Rebuild all replies in one pass over the entries, and yield the ones that differ with the new names."""
    kept: dict[int, list[tuple[StoredReply, bool]]] = defaultdict(list)
    for reply in record.replies:
        if reply.body is None:
            continue
        body = json.loads(reply.body)
        kept[body["number"]].append((reply, "may" in body))
    table = replace(record.table, names=record.table.names | names)
    snapshot = EMPTY
    for place, entry in enumerate(record.entries):
        history = WholeHistory(partial(_between, record.entries, place))
        before = replace(table, snapshot=snapshot)
        snapshot = advance(table.game, snapshot, entry, history)
        for reply, with_may in kept[entry.submission.number]:
            body = as_json(present_reply(before, entry, snapshot, history, with_may))
            if body != reply.body:
                yield replace(reply, body=body, number=entry.submission.number)


def _between(entries: Sequence[Entry], upto: int, after: int) -> Sequence[Entry]:
    return entries[after:upto]


def _write(
    session: Session,
    record: NamedRecord,
    names: dict[Seat, str],
    replies: list[StoredReply],
    caller: Caller | None,
) -> bool:
    """Store the new names and replies. Return False, and store nothing, if the entries or the names of the
    match have changed since the record was read."""
    match_id = record.table.stored.id
    table = load_match(session, journal.lock(session, match_id))
    if caller is not None:
        require_valid_token(session, caller)
    if (table.stored.number, table.names) != (record.table.stored.number, record.table.names):
        return False
    groups.rename_seats(session, match_id, names)
    journal.replace_replies(session, match_id, replies)
    return True
