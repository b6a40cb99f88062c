"""Erasing the name of a person from a match, or from a group and its matches. The seat gets a numbered name
such as "Player 2", and stored replies are computed again with the numbered name.

Names are stored in seats, in the people of a group, and in the stored replies to claims. Remarks and the
names of groups are texts that people wrote. These texts are not changed, even if they contain the erased
name.
"""

import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from sqlalchemy.orm import Session

from referee.codec import to_json_text
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.history.entering import snapshot_after_new_entry
from referee.match.history.line import SNAPSHOT_BEFORE_FIRST_ENTRY
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry
from referee.services.auth import Caller, load_match, require_scorekeeper, require_valid_token
from referee.services.claims import present_reply
from referee.services.errors import InvalidClaim, NoSuchMatch
from referee.services.people import add_number_if_name_is_used, find_person
from referee.storage import groups, journal
from referee.storage.loading import LoadedMatch, read_and_parse_entries
from referee.storage.stored import StoredMatch, StoredReply
from referee.storage.transactions import open_read_session, transact

MOST_TRIES_WITHOUT_LOCK = 3
"""Maximum number of attempts to compute the replies while the match is not locked. An attempt fails if the
match changes. After the last failed attempt, the replies are computed while the match is locked."""

REPLIES_PER_QUERY = 100
"""Maximum number of replies that one query reads."""

FindSeatsToErase = Callable[[Session], Iterable[int]]
"""A function that returns the numbers of the seats whose names have to be erased."""


@dataclass(frozen=True)
class MatchWithNamesToErase:
    """A match, its entries, its stored replies, and the seats whose names have to be erased."""

    table: LoadedMatch
    entries: Sequence[Entry]
    replies: Sequence[StoredReply]
    seats: Sequence[Seat]


def erase_name_of_seat(caller: Caller, seat: int) -> None:
    """Erase the name of one seat from its match and from the stored replies of the match. Raises NotYourRight
    unless the caller is a scorekeeper, InvalidClaim if the match has no such seat, NoSuchMatch, and
    TokenRevoked."""
    require_scorekeeper(caller)
    erase_names_in_match(caller.match_id, lambda session: [seat], caller)


def erase_name_of_person(group_id: str, person_id: str) -> None:
    """Erase the name of a person from the group and from all matches of the group. Each match has a
    transaction of its own.

    If a call is interrupted, a second call finishes the erasure. A call after a complete erasure changes
    nothing. Raises NoSuchPerson if the group has no such person.
    """

    def begin_erasure(session: Session) -> str | None:
        groups.find_and_lock_group(session, group_id)
        person = find_person(session, group_id, person_id)
        groups.stop_linking_seats_to_person(session, person_id)
        return person.name

    name = transact(begin_erasure)
    if name is None:
        return
    for match_id in _find_ids_of_matches_with_name(group_id, person_id, name):
        with suppress(NoSuchMatch):  # an erased match has no names
            erase_names_in_match(match_id, partial(_seats_of_person, match_id=match_id, person_id=person_id))
    transact(lambda session: groups.delete_name_and_face_of_person(session, person_id))


def _find_ids_of_matches_with_name(group_id: str, person_id: str, name: str) -> list[str]:
    """The ids of the matches of a group that may contain a person's name. The person has a seat in the match,
    or a stored reply of the match contains the name. A reply can still contain the name after the seat was
    renamed."""
    with open_read_session() as session:
        sat = {match_id for match_id, _ in groups.find_seats_of_person(session, person_id)}
        others = set(groups.match_ids_of_group(session, group_id)) - sat
    return sorted(
        {
            *sat,
            *(match_id for match_id in others if _has_reply_containing(match_id, to_json_text(name)[1:-1])),
        }
    )


def _has_reply_containing(match_id: str, text: str) -> bool:
    """Whether a stored reply of the match contains this text. Replies are compressed, so all replies are
    read, in pages. A reply that is stored during the search may be missed. This does no harm, because new
    replies contain only the current names."""
    place = ("", "")
    while True:
        with open_read_session() as session:
            page = journal.read_replies_of_match(session, match_id, place, REPLIES_PER_QUERY)
        if any(text in reply.body for reply in page if reply.body is not None):
            return True
        if len(page) < REPLIES_PER_QUERY:
            return False
        place = page[-1].by, page[-1].key
        time.sleep(0)  # lets other requests run


def _seats_of_person(session: Session, match_id: str, person_id: str) -> list[int]:
    """The numbers of the seats of a person in a match."""
    sitting = groups.people_by_seat_of_match(session, match_id)
    return [number for number, person in sitting.items() if person.id == person_id]


def erase_names_in_match(match_id: str, find_seats: FindSeatsToErase, caller: Caller | None = None) -> None:
    """Erase the names of some seats of a match. `find_seats` returns the numbers of these seats. All stored
    replies are computed again with the current names of the seats, so earlier names disappear from the
    replies as well.

    Computing the replies can take long, so the match is not locked during that time. The replies are stored
    only if the match has not changed meanwhile. After `MOST_TRIES_WITHOUT_LOCK` failed attempts, the replies
    are computed while the match is locked.

    Raises NoSuchMatch, InvalidClaim if the match has no such seat, and TokenRevoked if the token of `caller`
    was revoked. If `caller` is None, no token is checked.
    """
    for _ in range(MOST_TRIES_WITHOUT_LOCK):
        with open_read_session() as session:
            record = _read_match_with_replies(session, journal.find_match(session, match_id), find_seats)
        names, replies = _numbered_names_for_erased_seats(record), []
        for reply in _recompute_changed_replies(record, names):
            replies.append(reply)
            time.sleep(0)  # lets other requests run
        if transact(
            partial(_store_names_and_replies, record=record, names=names, replies=replies, caller=caller),
            is_long=True,
        ):
            return

    def erase_names_under_lock(session: Session) -> None:
        record = _read_match_with_replies(session, journal.find_and_lock_match(session, match_id), find_seats)
        names = _numbered_names_for_erased_seats(record)
        _store_names_and_replies(
            session, record, names, list(_recompute_changed_replies(record, names)), caller
        )

    transact(erase_names_under_lock, is_long=True)


def _read_match_with_replies(
    session: Session, stored: StoredMatch | None, find_seats: FindSeatsToErase
) -> MatchWithNamesToErase:
    """A match with its entries and replies, and the seats whose names have to be erased. Raises NoSuchMatch
    if the match does not exist or is erased."""
    table = load_match(session, stored)
    entries = read_and_parse_entries(session, table.stored.id)
    replies = journal.read_replies_of_match(session, table.stored.id)
    return MatchWithNamesToErase(table, entries, replies, [Seat(number) for number in find_seats(session)])


def _numbered_names_for_erased_seats(record: MatchWithNamesToErase) -> dict[Seat, str]:
    """A numbered name, such as "Player 2", for each seat whose name has to be erased. A numbered name differs
    from all other names in the match. Raises InvalidClaim if the match has no such seat."""
    names = dict(record.table.names)
    for seat in record.seats:
        if seat not in names:
            raise InvalidClaim({"seat": [tell("error-seat-empty")]})
        others = [name for other, name in names.items() if other != seat]
        names[seat] = add_number_if_name_is_used(f"Player {seat + 1}", others)
    return {seat: names[seat] for seat in record.seats}


def _recompute_changed_replies(
    record: MatchWithNamesToErase, names: dict[Seat, str]
) -> Iterator[StoredReply]:
    """Compute all stored replies again with the new names of seats, in one pass over the entries. Yield a
    reply only if its text has changed."""
    kept: dict[int, list[tuple[StoredReply, bool]]] = defaultdict(list)
    for reply in record.replies:
        if reply.body is None:
            continue
        body = json.loads(reply.body)
        kept[body["number"]].append((reply, "may" in body))
    table = replace(record.table, names=record.table.names | names)
    snapshot = SNAPSHOT_BEFORE_FIRST_ENTRY
    for place, entry in enumerate(record.entries):
        history = WholeHistory(partial(_entries_in_range, record.entries, place))
        before = replace(table, snapshot=snapshot)
        snapshot = snapshot_after_new_entry(table.game, snapshot, entry, history)
        for reply, with_may in kept[entry.submission.number]:
            body = to_json_text(present_reply(before, entry, snapshot, history, with_may))
            if body != reply.body:
                yield replace(reply, body=body, number=entry.submission.number)


def _entries_in_range(entries: Sequence[Entry], upto: int, after: int) -> Sequence[Entry]:
    return entries[after:upto]


def _store_names_and_replies(
    session: Session,
    record: MatchWithNamesToErase,
    names: dict[Seat, str],
    replies: list[StoredReply],
    caller: Caller | None,
) -> bool:
    """Store the new names and replies, and return True. If the match has changed since `record` was read,
    store nothing and return False. Raises NoSuchMatch, and TokenRevoked if the caller's token was revoked."""
    match_id = record.table.stored.id
    table = load_match(session, journal.find_and_lock_match(session, match_id))
    if caller is not None:
        require_valid_token(session, caller)
    if (table.stored.number, table.names) != (record.table.stored.number, record.table.names):
        return False
    groups.rename_seats_and_unlink_people(session, match_id, names)
    journal.replace_replies(session, match_id, replies)
    return True
