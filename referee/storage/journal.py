"""Stored matches with their seats, entries and replies. No other module writes these rows.

This module handles JSON as text, and never parses it. Each function works in the caller's transaction.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.seats import Seat as SeatNumber
from referee.kit.values import not_none
from referee.match.table.faces import Face
from referee.storage import statements
from referee.storage.db import execute_and_count_changed_rows, select_dataclass_columns
from referee.storage.deflating import DamagedCompressedText, deflated, inflated
from referee.storage.statements import NO_LIMIT, run_statement
from referee.storage.stored import (
    ClaimContext,
    StoredEntry,
    StoredMatch,
    StoredReply,
    StoredSeat,
    TokenHolder,
)
from referee.storage.tables import (
    EntryRow,
    KnockRow,
    MatchRow,
    ReadOnlyLinkRow,
    ReplyRow,
    SeatRow,
    SpokenCodeRow,
    TallyRow,
    TicketRow,
    TokenRow,
)
from referee.storage.tokens import hash_of_token

RowValues = dict[str, Any]
"""The values of a row. The keys are the names of the columns."""


class NotTheNextEntry(Exception):
    """The new entry is not the next entry of its match. This happens if the caller did not lock the match,
    and meanwhile another entry was stored or the match was erased."""


def find_and_lock_match(session: Session, match_id: str) -> StoredMatch | None:
    """Lock the match with this id, and return the match; None if there is no such match. No other transaction
    can change the match until this transaction ends. The match may be erased."""
    return _match_from_result(run_statement(session, statements.SELECT_MATCH_WITH_LOCK, match_id=match_id))


def find_match(session: Session, match_id: str) -> StoredMatch | None:
    """The match with this id, without a lock; None if there is no such match. The match may be erased."""
    return _match_from_result(run_statement(session, statements.SELECT_MATCH, match_id=match_id))


def find_match_by_opening_key(session: Session, opening_key: str) -> StoredMatch | None:
    """The match that was opened with this key; None if there is no such match. If a request to open a match
    is repeated, this function finds the match of the first request."""
    return _match_from_result(
        session.execute(_SELECT_STORED_MATCH.where(MatchRow.opening_key == opening_key))
    )


def ids_of_all_matches(session: Session) -> list[str]:
    """The ids of all matches that are not erased, in order."""
    return list(
        session.scalars(sa.select(MatchRow.id).where(MatchRow.erased_at.is_(None)).order_by(MatchRow.id))
    )


def last_entry_numbers(session: Session, match_ids: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each of these matches. The keys are match ids. Erased matches are left
    out."""
    found = run_statement(session, statements.SELECT_LAST_ENTRY_NUMBERS, match_ids=[*match_ids])
    return {row.id: row.number for row in found}


def values_shown_in_match_view(session: Session, match_id: str) -> tuple[tuple[object, ...], ...]:
    """All stored values on which the views of a match depend. As long as these values are the same, no view
    of the match changes.

    The result has one row for each seat. Each row has the number of the last entry, the id of the rematch,
    and the number, the name and the face of the seat. The result is empty if the match is erased.
    """
    return tuple(
        tuple(row)
        for row in run_statement(session, statements.SELECT_VALUES_IN_MATCH_VIEW, match_id=match_id)
    )


def seats_with_faces(session: Session, match_id: str) -> list[StoredSeat]:
    """The seats of a match with their names and chosen faces (avatar pictures), in order. Empty if the match
    is erased."""
    return [
        StoredSeat(*row)
        for row in run_statement(session, statements.SELECT_SEATS_OF_MATCH, match_id=match_id)
    ]


def read_entries_of_match(
    session: Session,
    match_id: str,
    after: int = 0,
    upto: int | None = None,
    limit: int | None = None,
    edits: bool = False,
    tag: str | None = None,
    lasting: bool = False,
) -> list[StoredEntry]:
    """The entries of a match with `after < number <= upto`, in order, at most `limit` entries.

    At most one of three filters may be used:

    - `tag`: Only entries of claims with this tag (name of a claim type) are returned.
    - `lasting`: Only entries that may be needed to compute the state of later rounds are returned.
    - `edits`: Only entries of claims that take back, allow or correct earlier entries are returned.
    """
    bounds = {
        "after": after,
        "upto": NO_LIMIT if upto is None else upto,
        "limit": NO_LIMIT if limit is None else limit,
    }
    if tag is not None:
        found = run_statement(session, statements.SELECT_ENTRIES_BY_TAG, match_id=match_id, tag=tag, **bounds)
    elif lasting:
        found = run_statement(session, statements.SELECT_LASTING_ENTRIES, match_id=match_id, **bounds)
    else:
        found = run_statement(
            session,
            statements.SELECT_EDITS if edits else statements.SELECT_ENTRIES,
            match_id=match_id,
            **bounds,
        )
    return [StoredEntry(*row) for row in found]


def read_entries_by_number(session: Session, match_id: str, numbers: Collection[int]) -> list[StoredEntry]:
    """The entries of a match with these numbers, in order. Numbers without an entry are left out."""
    found = run_statement(session, statements.SELECT_ENTRIES_BY_NUMBER, match_id=match_id, numbers=[*numbers])
    return [StoredEntry(*row) for row in found]


def last_entry_number_of_reporter(session: Session, match_id: str, by: str, after: int, but: str) -> int:
    """The number of the last entry of the reporter `by`, if this number is greater than `after`; 0 otherwise.
    Entries of claims with the tag `but` are ignored."""
    found = run_statement(
        session, statements.SELECT_LAST_NUMBER_OF_REPORTER, match_id=match_id, after=after, by=by, but=but
    )
    return found.scalar() or 0


def has_entry_after(session: Session, match_id: str, after: int, but: str) -> bool:
    """Whether the match has an entry with a number greater than `after`. Entries of claims with the tag `but`
    are ignored."""
    found: bool = run_statement(
        session, statements.SELECT_WHETHER_LATER_ENTRY_EXISTS, match_id=match_id, after=after, but=but
    ).scalar_one()
    return found


def read_claim_context(session: Session, match_id: str, token: str, by: str, key: str) -> ClaimContext:
    """The rows that the judgment of a claim needs, except the row of the match. One statement reads all these
    rows.

    `token` is the token of the claim, `by` the reporter, and `key` the idempotency key. Raises
    DamagedCompressedText if the stored reply to an earlier claim with this key is damaged.
    """
    values = {"match_id": match_id, "digest": hash_of_token(token), "by": by, "key": key}
    rows = run_statement(session, statements.SELECT_CLAIM_CONTEXT, **values).all()
    seats = [StoredSeat(*row[:_NUMBER_OF_SEAT_COLUMNS]) for row in rows]
    holder, answer, clock = (
        rows[0][_NUMBER_OF_SEAT_COLUMNS:_END_OF_HOLDER_COLUMNS],
        rows[0][_END_OF_HOLDER_COLUMNS:-1],
        rows[0][-1],
    )
    return ClaimContext(
        seats,
        TokenHolder(*holder) if any(value is not None for value in holder) else None,
        _reply_from_row(answer, match_id) if answer[0] is not None else None,
        clock,
    )


def clock_time_of_last_entry(session: Session, match_id: str) -> int:
    """The time of the last entry of a match, in ms on the clock of the match."""
    found: int = run_statement(
        session, statements.SELECT_CLOCK_TIME_OF_LAST_ENTRY, match_id=match_id
    ).scalar_one()
    return found


def read_replies_of_match(
    session: Session, match_id: str, after: tuple[str, str] = ("", ""), limit: int = NO_LIMIT
) -> list[StoredReply]:
    """The replies of a match, in order of reporter and key, at most `limit` replies. `after` is a pair of
    reporter and key. Replies up to and including this pair are skipped. Raises DamagedCompressedText if a
    stored reply is damaged."""
    later = statements.SELECT_REPLIES_OF_MATCH.where(sa.tuple_(ReplyRow.by, ReplyRow.key) > after).order_by(
        ReplyRow.by, ReplyRow.key
    )
    return [
        _reply_from_row(row, match_id)
        for row in run_statement(session, later.limit(limit), match_id=match_id)
    ]


def read_entries_of_matches(
    session: Session, match_ids: Sequence[str], lasting: bool = False
) -> dict[str, list[StoredEntry]]:
    """The entries of each of these matches, in order. The keys are match ids. If `lasting` is set, the result
    has only entries that may be needed to compute the state of later rounds. One statement reads all
    entries."""
    query = _SELECT_STORED_ENTRY.add_columns(EntryRow.match_id).where(EntryRow.match_id.in_(match_ids))
    if lasting:
        query = query.where(EntryRow.lasting.is_not(sa.false()))
    found: dict[str, list[StoredEntry]] = {match_id: [] for match_id in match_ids}
    for *row, match_id in session.execute(query.order_by(EntryRow.match_id, EntryRow.number)):
        found[match_id].append(StoredEntry(*row))
    return found


def store_new_match(
    session: Session,
    match: StoredMatch,
    seats: Mapping[SeatNumber, str],
    entry: StoredEntry,
    people: Mapping[SeatNumber, str] | None = None,
    faces: Mapping[SeatNumber, Face | None] | None = None,
) -> None:
    """Store a new match with its first entry. For each seat, `seats` has the name, `people` the id of the
    person of the group, and `faces` the chosen face.

    If two transactions open a match with the same `opening_key` at once, `transact` runs the later
    transaction again. The later transaction then finds the match of the earlier transaction.
    """
    session.execute(sa.insert(MatchRow).values(**asdict(match)))
    who, chosen = people or {}, faces or {}
    rows = [
        {"match_id": match.id, "number": at, "name": name, "person_id": who.get(at), "face": chosen.get(at)}
        for at, name in seats.items()
    ]
    if rows:
        session.execute(sa.insert(SeatRow), rows)
    run_statement(session, statements.INSERT_ENTRY, match_id=match.id, **vars(entry))


def mark_match_as_rematch(
    session: Session, former_id: str, match_id: str, former: Mapping[SeatNumber, SeatNumber]
) -> None:
    """Mark the match `match_id` as the rematch of the match `former_id`. The keys of `former` are seats of
    the rematch. The values are the seats of the same people in the former match."""
    session.execute(sa.update(MatchRow).filter_by(id=former_id).values(rematch_id=match_id))
    for number, was in former.items():
        session.execute(sa.update(SeatRow).filter_by(match_id=match_id, number=number).values(former=was))


def close_rematch_to_former_phones(session: Session, match_id: str) -> None:
    """Close the rematch `match_id` to the phones of the former match. These phones can no longer use their
    tokens of the former match to join the rematch."""
    session.execute(sa.update(MatchRow).filter_by(rematch_id=match_id).values(rematch_id=None))


def find_seat_in_rematch(session: Session, match_id: str, former: int) -> int | None:
    """The seat in the rematch `match_id` of the player who had the seat `former` in the former match. None if
    this player has no seat in the rematch."""
    return session.scalar(sa.select(SeatRow.number).filter_by(match_id=match_id, former=former))


def set_name_person_and_face_of_seat(
    session: Session,
    match_id: str,
    number: int,
    name: str,
    person: str | None = None,
    face: str | None = None,
) -> None:
    """Set three values of a seat: the name, the person of the group who sits there, and the chosen face. A
    seat that does not exist is added."""
    values = {"name": name, "person_id": person, "face": face}
    seat = sa.update(SeatRow).filter_by(match_id=match_id, number=number)
    if execute_and_count_changed_rows(session, seat.values(values)) == 0:
        session.execute(sa.insert(SeatRow).values(match_id=match_id, number=number, **values))


def set_chosen_faces_of_seats(
    session: Session, match_id: str, faces: Mapping[SeatNumber, Face | None]
) -> None:
    """Set the chosen faces (avatar pictures) of these seats of a match. None removes the chosen face of a
    seat."""
    for number, face in faces.items():
        session.execute(sa.update(SeatRow).filter_by(match_id=match_id, number=number).values(face=face))


def store_imported_match(
    session: Session,
    match: StoredMatch,
    seats: Mapping[SeatNumber, str],
    entries: Sequence[StoredEntry],
    people: Mapping[SeatNumber, str] | None = None,
    faces: Mapping[SeatNumber, Face | None] | None = None,
) -> None:
    """Store a whole match with all its entries, for an import. `seats`, `people` and `faces` have the same
    meaning as in `store_new_match`.

    If two transactions store a match with the same `opening_key` at once, `transact` runs the later
    transaction again. The later transaction then finds the match of the earlier transaction.
    """
    store_new_match(session, match, seats, entries[0], people, faces)
    for place in range(1, len(entries), _ROWS_PER_INSERT):
        rows = [{"match_id": match.id, **vars(entry)} for entry in entries[place : place + _ROWS_PER_INSERT]]
        session.execute(sa.insert(EntryRow), rows)


def append_entry_and_reply(
    session: Session, match: StoredMatch, entry: StoredEntry, reply: StoredReply | None
) -> int:
    """Store the next entry of a match. If `reply` is given, store the reply to the claim as well. `match` is
    the row of the match as it must be after this entry.

    Returns the number of bytes of the stored claim, ruling and reply. Raises NotTheNextEntry if the entry is
    not the next entry of the stored match.
    """
    answer = _row_of_reply(reply) if reply else None
    after = {name: getattr(match, name) for name in statements.COLUMNS_CHANGED_BY_EACH_ENTRY}
    moved = {"this_match": match.id, "last": entry.number - 1, **after}
    if match.number != entry.number or not _append_rows(session, match.id, moved, vars(entry), answer):
        raise NotTheNextEntry(f"entry {entry.number} of match {match.id}")
    return len(entry.claim.encode()) + len(entry.ruling.encode()) + len(answer["deflated"] if answer else b"")


def _append_rows(
    session: Session, match_id: str, moved: RowValues, entry: RowValues, answer: RowValues | None
) -> bool:
    """Update the row of the match, insert the rows of the entry and its reply, and return True. If the entry
    is not the next entry of the match, store nothing and return False.

    `moved` has the new values of the match. `answer` is the row of the reply; None if there is no reply.
    """
    if answer and session.get_bind().dialect.name == "postgresql":
        rows = {f"entries_{name}": value for name, value in entry.items()}
        rows |= {f"replies_{name}": value for name, value in answer.items()}
        ids = {"entries_match_id": match_id, "replies_match_id": match_id}
        return (
            run_statement(session, statements.APPEND_ENTRY_AND_REPLY, **moved, **rows, **ids).first()
            is not None
        )
    if run_statement(session, statements.UPDATE_MATCH_AFTER_ENTRY, **moved).rowcount != 1:
        return False
    run_statement(session, statements.INSERT_ENTRY, match_id=match_id, **entry)
    if answer:
        run_statement(session, statements.INSERT_REPLY, match_id=match_id, **answer)
    return True


def replace_replies(session: Session, match_id: str, replies: Sequence[StoredReply]) -> None:
    """Store each new reply in place of the stored reply with the same reporter and key. Delete the
    fingerprint of the request that opened the match, because short names could be guessed from the
    fingerprint."""
    rows = [{"match_id": match_id, **_row_of_reply(one)} for one in replies]
    if rows:
        session.execute(sa.update(ReplyRow), rows)
    session.execute(sa.update(MatchRow).filter_by(id=match_id).values(opening_fingerprint=""))


def has_reply_with_stored_body(session: Session, match_id: str) -> bool:
    """Whether the match has at least one reply whose body is still stored."""
    return (
        session.scalar(sa.select(sa.exists().where(ReplyRow.match_id == match_id, _REPLY_BODY_IS_STORED)))
        is True
    )


def delete_reply_bodies(session: Session, match_id: str, number_in: Callable[[str], int]) -> int:
    """Delete the bodies of all replies of a match, and return the number of deleted bodies. All other columns
    stay.

    Replies of releases before 0.12 have the number of their entry only in the body. `number_in` reads this
    number from a body, and the number is stored in its column before the body is deleted.
    """
    unnumbered = sa.select(ReplyRow.by, ReplyRow.key, ReplyRow.body).filter_by(match_id=match_id, number=None)
    numbered = [
        {"match_id": match_id, "by": by, "key": key, "number": number_in(body)}
        for by, key, body in session.execute(unnumbered)
    ]
    if numbered:
        session.execute(sa.update(ReplyRow), numbered)
    kept = sa.update(ReplyRow).where(ReplyRow.match_id == match_id, _REPLY_BODY_IS_STORED)
    return execute_and_count_changed_rows(session, kept.values(body="", deflated=None))


def erase_match(session: Session, match_id: str, at: int) -> None:
    """Mark a match as erased at the time `at` (ms), and delete its entries, replies, names, tallies and
    invitations. Revoke all read-only links, and all tokens except those of scorekeepers. A second erasure
    changes nothing.

    The row of the match stays, with its stored states deleted, and the scorekeepers' tokens stay valid. So a
    repeated request to erase the match gets the same answer. The fingerprint of the request that opened the
    match is deleted, because short names could be guessed from the fingerprint.
    """
    unerased = sa.update(MatchRow).where(MatchRow.id == match_id, MatchRow.erased_at.is_(None))
    gone = {"state": "null", "base": "null", "opening_fingerprint": "", "rematch_id": None}
    marked = unerased.values(erased_at=at, utc_offset=None, used_on=None, used_until=None, **gone)
    if execute_and_count_changed_rows(session, marked) == 0:
        return
    close_rematch_to_former_phones(session, match_id)
    for model in (EntryRow, ReplyRow, SeatRow, TallyRow, TicketRow, SpokenCodeRow, KnockRow):
        session.execute(sa.delete(model).filter_by(match_id=match_id))
    living = sa.update(TokenRow).filter_by(match_id=match_id, revoked_at=None)
    session.execute(living.where(TokenRow.role != "keeper").values(revoked_at=at))
    links = sa.update(ReadOnlyLinkRow).filter_by(match_id=match_id, revoked_at=None)
    session.execute(links.values(revoked_at=at))


_SELECT_STORED_MATCH = select_dataclass_columns(MatchRow, StoredMatch)
_SELECT_STORED_ENTRY = select_dataclass_columns(EntryRow, StoredEntry)
_NUMBER_OF_SEAT_COLUMNS = len(fields(StoredSeat))
_END_OF_HOLDER_COLUMNS = _NUMBER_OF_SEAT_COLUMNS + len(fields(TokenHolder))
_REPLY_BODY_IS_STORED = sa.or_(ReplyRow.deflated.is_not(None), ReplyRow.body != "")
_ROWS_PER_INSERT = 500


def _match_from_result(found: sa.Result[*tuple[Any, ...]]) -> StoredMatch | None:
    row = found.one_or_none()
    return StoredMatch(*row) if row else None


def _row_of_reply(reply: StoredReply) -> dict[str, Any]:
    return vars(reply) | {"body": "", "deflated": deflated(not_none(reply.body))}


def _reply_from_row(row: Sequence[Any], match_id: str) -> StoredReply:
    *columns, packed = row
    reply = StoredReply(*columns)
    try:
        return replace(reply, body=inflated(packed) if packed is not None else reply.body or None)
    except DamagedCompressedText as damaged:
        raise DamagedCompressedText(
            f"the answer to entry {reply.number} of match {match_id}: {damaged}"
        ) from damaged
