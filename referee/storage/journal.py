"""Stored matches with their seats, entries and replies. No other module writes these rows.

This module handles JSON as text. Other modules parse it. Each function works in the caller's transaction.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any

import sqlalchemy as sa
from sqlalchemy.orm import Session

from referee.kit.seats import Seat as SeatNumber
from referee.kit.values import known
from referee.match.table.faces import Face
from referee.storage import statements
from referee.storage.db import columns_of, rows_changed
from referee.storage.deflating import Damaged, deflated, inflated
from referee.storage.statements import NO_LIMIT, run
from referee.storage.stored import ClaimContext, Holder, StoredEntry, StoredMatch, StoredReply, StoredSeat
from referee.storage.tables import (
    CodeRow,
    EntryRow,
    KnockRow,
    MatchRow,
    ReaderRow,
    ReplyRow,
    SeatRow,
    TallyRow,
    TicketRow,
    TokenRow,
)
from referee.storage.tokens import hash_of

Values = dict[str, Any]
"""Values of a row, by column."""


class Overtaken(Exception):
    """Another entry was stored, or the match was erased, because the caller did not hold the lock."""


def lock(session: Session, match_id: str) -> StoredMatch | None:
    """The match, locked: until this transaction ends no other one can write it. Erased matches are found
    too."""
    return _one_match(run(session, statements.MATCH_LOCKED, match_id=match_id))


def find(session: Session, match_id: str) -> StoredMatch | None:
    """The current row of the match, unlocked. Erased matches are found too."""
    return _one_match(run(session, statements.MATCH, match_id=match_id))


def opened_with(session: Session, opening_key: str) -> StoredMatch | None:
    """The match that was opened with this key, so that a repeated opening finds it."""
    return _one_match(session.execute(_MATCH.where(MatchRow.opening_key == opening_key)))


def match_ids(session: Session) -> list[str]:
    """The ids of all matches that are not erased."""
    return list(
        session.scalars(sa.select(MatchRow.id).where(MatchRow.erased_at.is_(None)).order_by(MatchRow.id))
    )


def last_numbers(session: Session, match_ids: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each of these matches, by match id. Erased matches are left out."""
    found = run(session, statements.NUMBERS, match_ids=[*match_ids])
    return {row.id: row.number for row in found}


def edition(session: Session, match_id: str) -> tuple[tuple[object, ...], ...]:
    """The values that the view of a match depends on, as a row for each seat: the number of the last entry,
    the id of the rematch, and the seat's number, name and face. Empty if the match is erased."""
    return tuple(tuple(row) for row in run(session, statements.EDITION, match_id=match_id))


def seats_with_faces(session: Session, match_id: str) -> list[StoredSeat]:
    """The seats of a match in order. Empty if the match is erased."""
    return [StoredSeat(*row) for row in run(session, statements.SEATS, match_id=match_id)]


def entries(
    session: Session,
    match_id: str,
    after: int = 0,
    upto: int | None = None,
    limit: int | None = None,
    edits: bool = False,
    tag: str | None = None,
    lasting: bool = False,
) -> list[StoredEntry]:
    """The entries of a match with `after < number <= upto`, in order, at most `limit`. A `tag` selects the
    claims with that tag. `lasting` selects the entries that are or may be lasting. `edits` selects the
    edits."""
    bounds = {
        "after": after,
        "upto": NO_LIMIT if upto is None else upto,
        "limit": NO_LIMIT if limit is None else limit,
    }
    if tag is not None:
        found = run(session, statements.OF_A_TAG, match_id=match_id, tag=tag, **bounds)
    elif lasting:
        found = run(session, statements.LASTING, match_id=match_id, **bounds)
    else:
        found = run(session, statements.EDITS if edits else statements.ENTRIES, match_id=match_id, **bounds)
    return [StoredEntry(*row) for row in found]


def entries_numbered(session: Session, match_id: str, numbers: Collection[int]) -> list[StoredEntry]:
    """The entries with these numbers, in order. Missing numbers are left out."""
    found = run(session, statements.NUMBERED, match_id=match_id, numbers=[*numbers])
    return [StoredEntry(*row) for row in found]


def last_number_by(session: Session, match_id: str, by: str, after: int, but: str) -> int:
    """The number of the last entry that this reporter sent after a number. Entries with the tag `but` do not
    count. 0 if there is none."""
    found = run(session, statements.LAST_NUMBER_BY, match_id=match_id, after=after, by=by, but=but)
    return found.scalar() or 0


def has_another(session: Session, match_id: str, after: int, but: str) -> bool:
    """Whether there is an entry after a number. Entries with the tag `but` do not count."""
    found: bool = run(session, statements.HAS_ANOTHER, match_id=match_id, after=after, but=but).scalar_one()
    return found


def claim_context(session: Session, match_id: str, token: str, by: str, key: str) -> ClaimContext:
    """The rows that a claim needs beside the row of the match: the seats, the holder of the token, the reply
    to the key if there is one, and the time of the last entry."""
    values = {"match_id": match_id, "digest": hash_of(token), "by": by, "key": key}
    rows = run(session, statements.CLAIM_CONTEXT, **values).all()
    seats = [StoredSeat(*row[:_SEAT]) for row in rows]
    holder, answer, clock = rows[0][_SEAT:_HOLDER], rows[0][_HOLDER:-1], rows[0][-1]
    return ClaimContext(
        seats,
        Holder(*holder) if any(value is not None for value in holder) else None,
        _reply_of(answer, match_id) if answer[0] is not None else None,
        clock,
    )


def clock_of(session: Session, match_id: str) -> int:
    """The time of the last entry on the clock of the match (ms)."""
    found: int = run(session, statements.CLOCK, match_id=match_id).scalar_one()
    return found


def replies(
    session: Session, match_id: str, after: tuple[str, str] = ("", ""), limit: int = NO_LIMIT
) -> list[StoredReply]:
    """The replies of a match in order of reporter and key, at most `limit` after a pair of them."""
    later = statements.REPLIES.where(sa.tuple_(ReplyRow.by, ReplyRow.key) > after).order_by(
        ReplyRow.by, ReplyRow.key
    )
    return [_reply_of(row, match_id) for row in run(session, later.limit(limit), match_id=match_id)]


def entries_of_several(
    session: Session, match_ids: Sequence[str], lasting: bool = False
) -> dict[str, list[StoredEntry]]:
    """The entries of each of these matches, in order, by match id. `lasting` selects those that are or may be
    lasting. It takes one statement."""
    query = _ENTRY.add_columns(EntryRow.match_id).where(EntryRow.match_id.in_(match_ids))
    if lasting:
        query = query.where(EntryRow.lasting.is_not(sa.false()))
    found: dict[str, list[StoredEntry]] = {match_id: [] for match_id in match_ids}
    for *row, match_id in session.execute(query.order_by(EntryRow.match_id, EntryRow.number)):
        found[match_id].append(StoredEntry(*row))
    return found


def open_match(
    session: Session,
    match: StoredMatch,
    seats: Mapping[SeatNumber, str],
    entry: StoredEntry,
    people: Mapping[SeatNumber, str] | None = None,
    faces: Mapping[SeatNumber, Face | None] | None = None,
) -> None:
    """Store a new match with its first entry. `seats`, `people` and `faces` are the names, the ids of people
    of the group, and the chosen faces, by seat.

    If two transactions race with one `opening_key`, the loser is retried and finds the winner's match.
    """
    session.execute(sa.insert(MatchRow).values(**asdict(match)))
    who, chosen = people or {}, faces or {}
    rows = [
        {"match_id": match.id, "number": at, "name": name, "person_id": who.get(at), "face": chosen.get(at)}
        for at, name in seats.items()
    ]
    if rows:
        session.execute(sa.insert(SeatRow), rows)
    run(session, statements.ADD_ENTRY, match_id=match.id, **vars(entry))


def note_rematch(
    session: Session, former_id: str, match_id: str, former: Mapping[SeatNumber, SeatNumber]
) -> None:
    """Mark a new match as the rematch of a former one. `former` has the seats of the new match as keys, and
    the same people's seats in the former match as values."""
    session.execute(sa.update(MatchRow).filter_by(id=former_id).values(rematch_id=match_id))
    for number, was in former.items():
        session.execute(sa.update(SeatRow).filter_by(match_id=match_id, number=number).values(former=was))


def close_rematch(session: Session, match_id: str) -> None:
    """End the right of the former match's phones to join this rematch with their tokens."""
    session.execute(sa.update(MatchRow).filter_by(rematch_id=match_id).values(rematch_id=None))


def seat_after(session: Session, match_id: str, former: int) -> int | None:
    """The seat in a rematch of the player who had seat `former` in the former match; None if there is
    none."""
    return session.scalar(sa.select(SeatRow.number).filter_by(match_id=match_id, former=former))


def name_seat(
    session: Session,
    match_id: str,
    number: int,
    name: str,
    person: str | None = None,
    face: str | None = None,
) -> None:
    """Set the name of a seat, the person of the group who sits there, and the chosen face. Add the seat if it
    is new."""
    values = {"name": name, "person_id": person, "face": face}
    seat = sa.update(SeatRow).filter_by(match_id=match_id, number=number)
    if rows_changed(session, seat.values(values)) == 0:
        session.execute(sa.insert(SeatRow).values(match_id=match_id, number=number, **values))


def give_faces(session: Session, match_id: str, faces: Mapping[SeatNumber, Face | None]) -> None:
    """Set the chosen faces of these seats."""
    for number, face in faces.items():
        session.execute(sa.update(SeatRow).filter_by(match_id=match_id, number=number).values(face=face))


def bring_in(
    session: Session,
    match: StoredMatch,
    seats: Mapping[SeatNumber, str],
    entries: Sequence[StoredEntry],
    people: Mapping[SeatNumber, str] | None = None,
    faces: Mapping[SeatNumber, Face | None] | None = None,
) -> None:
    """Store a whole match with all its entries. `seats`, `people` and `faces` are as in `open_match`.

    If two transactions race with one `opening_key`, the loser is retried and finds the winner's match.
    """
    open_match(session, match, seats, entries[0], people, faces)
    for place in range(1, len(entries), _ROWS_AT_ONCE):
        rows = [{"match_id": match.id, **vars(entry)} for entry in entries[place : place + _ROWS_AT_ONCE]]
        session.execute(sa.insert(EntryRow), rows)


def append(session: Session, match: StoredMatch, entry: StoredEntry, reply: StoredReply | None) -> int:
    """Store one entry and its reply. `match` is the row of the match after the entry. Return the number of
    bytes that the database stores for entry and reply, without indexes.

    Raises Overtaken if this entry is not the next one of the stored match.
    """
    answer = _row_of(reply) if reply else None
    after = {name: getattr(match, name) for name in statements.ADVANCED_COLUMNS}
    moved = {"this_match": match.id, "last": entry.number - 1, **after}
    if match.number != entry.number or not _append_rows(session, match.id, moved, vars(entry), answer):
        raise Overtaken(f"entry {entry.number} of match {match.id}")
    return len(entry.claim.encode()) + len(entry.ruling.encode()) + len(answer["deflated"] if answer else b"")


def _append_rows(
    session: Session, match_id: str, moved: Values, entry: Values, answer: Values | None
) -> bool:
    """Store the rows. Return False, and store nothing, if this entry is not the next one of the match."""
    if answer and session.get_bind().dialect.name == "postgresql":
        rows = {f"entries_{name}": value for name, value in entry.items()}
        rows |= {f"replies_{name}": value for name, value in answer.items()}
        ids = {"entries_match_id": match_id, "replies_match_id": match_id}
        return run(session, statements.APPEND, **moved, **rows, **ids).first() is not None
    if run(session, statements.ADVANCE_MATCH, **moved).rowcount != 1:
        return False
    run(session, statements.ADD_ENTRY, match_id=match_id, **entry)
    if answer:
        run(session, statements.ADD_REPLY, match_id=match_id, **answer)
    return True


def replace_replies(session: Session, match_id: str, replies: Sequence[StoredReply]) -> None:
    """Replace the stored replies with the same reporters and keys.

    The fingerprint of the opening is deleted, because short names could be guessed from it.
    """
    rows = [{"match_id": match_id, **_row_of(one)} for one in replies]
    if rows:
        session.execute(sa.update(ReplyRow), rows)
    session.execute(sa.update(MatchRow).filter_by(id=match_id).values(opening_fingerprint=""))


def has_replies(session: Session, match_id: str) -> bool:
    """Whether the match has a reply whose body has not been deleted."""
    return session.scalar(sa.select(sa.exists().where(ReplyRow.match_id == match_id, _IS_KEPT))) is True


def forget_replies(session: Session, match_id: str, number_in: Callable[[str], int]) -> int:
    """Delete the bodies of the replies of a match, and return their number. Reporter, key, fingerprint and
    entry number stay. `number_in` reads the entry number from the body of a reply that has no number."""
    unnumbered = sa.select(ReplyRow.by, ReplyRow.key, ReplyRow.body).filter_by(match_id=match_id, number=None)
    numbered = [
        {"match_id": match_id, "by": by, "key": key, "number": number_in(body)}
        for by, key, body in session.execute(unnumbered)
    ]
    if numbered:
        session.execute(sa.update(ReplyRow), numbered)
    kept = sa.update(ReplyRow).where(ReplyRow.match_id == match_id, _IS_KEPT)
    return rows_changed(session, kept.values(body="", deflated=None))


def erase(session: Session, match_id: str, at: int) -> None:
    """Mark a match as erased, and delete its entries, replies, names, tallies and invitations. A second
    erasure changes nothing.

    The row stays, without its states, and so do the scorekeeper's tokens, so that a repeated request gets the
    same answer. The fingerprint is deleted, because short names could be guessed from it. `at` is in ms.
    """
    unerased = sa.update(MatchRow).where(MatchRow.id == match_id, MatchRow.erased_at.is_(None))
    gone = {"state": "null", "base": "null", "opening_fingerprint": "", "rematch_id": None}
    marked = unerased.values(erased_at=at, utc_offset=None, used_on=None, used_until=None, **gone)
    if rows_changed(session, marked) == 0:
        return
    close_rematch(session, match_id)
    for model in (EntryRow, ReplyRow, SeatRow, TallyRow, TicketRow, CodeRow, KnockRow):
        session.execute(sa.delete(model).filter_by(match_id=match_id))
    living = sa.update(TokenRow).filter_by(match_id=match_id, revoked_at=None)
    session.execute(living.where(TokenRow.role != "keeper").values(revoked_at=at))
    links = sa.update(ReaderRow).filter_by(match_id=match_id, revoked_at=None)
    session.execute(links.values(revoked_at=at))


_MATCH = columns_of(MatchRow, StoredMatch)
_ENTRY = columns_of(EntryRow, StoredEntry)
_SEAT = len(fields(StoredSeat))
_HOLDER = _SEAT + len(fields(Holder))
_IS_KEPT = sa.or_(ReplyRow.deflated.is_not(None), ReplyRow.body != "")
_ROWS_AT_ONCE = 500


def _one_match(found: sa.Result[*tuple[Any, ...]]) -> StoredMatch | None:
    row = found.one_or_none()
    return StoredMatch(*row) if row else None


def _row_of(reply: StoredReply) -> dict[str, Any]:
    return vars(reply) | {"body": "", "deflated": deflated(known(reply.body))}


def _reply_of(row: Sequence[Any], match_id: str) -> StoredReply:
    *columns, packed = row
    reply = StoredReply(*columns)
    try:
        return replace(reply, body=inflated(packed) if packed is not None else reply.body or None)
    except Damaged as damaged:
        raise Damaged(f"the answer to entry {reply.number} of match {match_id}: {damaged}") from damaged
