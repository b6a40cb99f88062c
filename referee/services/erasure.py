"""Erasing somebody's name without breaking any record: the seat becomes a number, answers are told anew.

Names stand on seats, among the people of a group, and in the sentences of the answers that are kept for
retries. Remarks are people's own words, and so is the name of a group: they stay, whoever they name.
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
from referee.services.auth import Caller, living_table, only_the_keeper, still_here
from referee.services.claims import told_reply
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.people import person_of, unlike
from referee.storage import groups, journal
from referee.storage.loading import LoadedMatch, entries_of
from referee.storage.stored import StoredMatch, StoredReply
from referee.storage.transactions import reading, transact

TRIES = 3
"""So many times the answers are made anew beside the lock; if the match has always moved on, under it."""

AT_ONCE = 100
"""So many answers are looked into at a time."""

Whose = Callable[[Session], Iterable[int]]
"""Finds the seats of a match whose names are to go."""


@dataclass(frozen=True)
class Record:
    """All of a match in which a name may stand, and the seats whose names are to go."""

    table: LoadedMatch
    entries: Sequence[Entry]
    replies: Sequence[StoredReply]
    seats: Sequence[Seat]


def forget_seat(caller: Caller, seat: int) -> None:
    """Erase the name of a seat from its match. Raises Unfit for no seat of this match, and NoSuchMatch."""
    only_the_keeper(caller)
    forget(caller.match_id, lambda session: [seat], caller)


def forget_person(group_id: str, person_id: str) -> None:
    """Erase somebody's name from the group and all its matches, one transaction a match.

    What was cut off is finished by doing it again; once it is done, again changes nothing.
    Raises NoSuchPerson.
    """

    def begin(session: Session) -> str | None:
        groups.lock(session, group_id)
        person = person_of(session, group_id, person_id)
        groups.retire_person(session, person_id)
        return person.name

    name = transact(begin)
    if name is None:
        return
    for match_id in _where(group_id, person_id, name):
        with suppress(NoSuchMatch):  # erased meanwhile, with all its names
            forget(match_id, partial(_seats_of, match_id=match_id, person_id=person_id))
    transact(lambda session: groups.forget_name(session, person_id))


def _where(group_id: str, person_id: str, name: str) -> list[str]:
    """The matches in which somebody sat; and those whose answers tell that name of a seat which is called
    otherwise by now."""
    with reading() as session:
        sat = {match_id for match_id, _ in groups.seats_of(session, person_id)}
        others = set(groups.match_ids(session, group_id)) - sat
    return sorted({*sat, *(match_id for match_id in others if _tells(match_id, as_json(name)[1:-1]))})


def _tells(match_id: str, text: str) -> bool:
    """Whether this text stands in an answer of the match. Answers are deflated, so each is looked into, a few
    at a time; one that comes meanwhile tells no name that is nobody's any more."""
    place = ("", "")
    while True:
        with reading() as session:
            page = journal.replies(session, match_id, place, AT_ONCE)
        if any(text in reply.body for reply in page if reply.body is not None):
            return True
        if len(page) < AT_ONCE:
            return False
        place = page[-1].by, page[-1].key
        time.sleep(0)  # lets other requests of this process go on


def _seats_of(session: Session, match_id: str, person_id: str) -> list[int]:
    sitting = groups.people_of(session, match_id)
    return [number for number, person in sitting.items() if person.id == person_id]


def forget(match_id: str, whose: Whose, caller: Caller | None = None) -> None:
    """Erase the names of these seats from one match, and from its answers every name that is no more.

    The answers are made anew beside the lock, for a long match keeps a processor busy for a while.
    """
    for _ in range(TRIES):
        with reading() as session:
            record = _record(session, journal.find(session, match_id), whose)
        names, told = _new_names(record), []
        for reply in _told_anew(record, names):
            told.append(reply)
            time.sleep(0)  # lets other requests of this process go on
        if transact(partial(_written, record=record, names=names, told=told, caller=caller), is_long=True):
            return

    def at_once(session: Session) -> None:
        record = _record(session, journal.lock(session, match_id), whose)
        names = _new_names(record)
        _written(session, record, names, list(_told_anew(record, names)), caller)

    transact(at_once, is_long=True)


def _record(session: Session, stored: StoredMatch | None, whose: Whose) -> Record:
    table = living_table(session, stored)
    entries = entries_of(session, table.stored.id)
    replies = journal.replies(session, table.stored.id)
    return Record(table, entries, replies, [Seat(number) for number in whose(session)])


def _new_names(record: Record) -> dict[Seat, str]:
    """A number for each of the seats, unlike what anybody in the match is called."""
    names = dict(record.table.names)
    for seat in record.seats:
        if seat not in names:
            raise InvalidClaim({"seat": ["Nobody sits there."]})
        others = [name for other, name in names.items() if other != seat]
        names[seat] = unlike(f"Player {seat + 1}", others)
    return {seat: names[seat] for seat in record.seats}


def _told_anew(record: Record, names: dict[Seat, str]) -> Iterator[StoredReply]:
    """The answers that are told otherwise today: each from the state that its entry made, in one pass."""
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
            body = as_json(told_reply(before, entry, snapshot, history, with_may))
            if body != reply.body:
                yield replace(reply, body=body, number=entry.submission.number)


def _between(entries: Sequence[Entry], upto: int, after: int) -> Sequence[Entry]:
    return entries[after:upto]


def _written(
    session: Session,
    record: Record,
    names: dict[Seat, str],
    told: list[StoredReply],
    caller: Caller | None,
) -> bool:
    """Whether it could be stored: the match must stand where it stood, and be called as it was."""
    match_id = record.table.stored.id
    table = living_table(session, journal.lock(session, match_id))
    if caller is not None:
        still_here(session, caller)
    if (table.stored.number, table.names) != (record.table.stored.number, record.table.names):
        return False
    groups.rename_seats(session, match_id, names)
    journal.replace_replies(session, match_id, told)
    return True
