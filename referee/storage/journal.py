"""What is stored about a match, and the only place that writes it.

JSON stays text here: what it means is for others to say. Every function works in the caller's transaction.
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
from referee.storage.statements import ALL, run
from referee.storage.stored import BesideAClaim, Holder, StoredEntry, StoredMatch, StoredReply, StoredSeat
from referee.storage.tables import Code, Entry, Knock, Match, Reader, Reply, Seat, Tally, Ticket, Token
from referee.storage.tokens import hash_of

Values = dict[str, Any]
"""Of the columns of a row."""


class Overtaken(Exception):
    """Another entry was stored in the meantime, or the match was erased: the caller did not hold the lock."""


def lock(session: Session, match_id: str) -> StoredMatch | None:
    """The match, which nobody else can write until this transaction ends."""
    return _one_match(run(session, statements.MATCH_LOCKED, match_id=match_id))


def find(session: Session, match_id: str) -> StoredMatch | None:
    """The match as it stands, unlocked; an erased one is found too."""
    return _one_match(run(session, statements.MATCH, match_id=match_id))


def opened_with(session: Session, opening_key: str) -> StoredMatch | None:
    """The match that was opened with this key, so that a repeated opening finds it."""
    return _one_match(session.execute(_MATCH.where(Match.opening_key == opening_key)))


def match_ids(session: Session) -> list[str]:
    """Every match that is not erased."""
    return list(session.scalars(sa.select(Match.id).where(Match.erased_at.is_(None)).order_by(Match.id)))


def numbers(session: Session, match_ids: Collection[str]) -> dict[str, int]:
    """The number of the last entry of each of these matches that is not erased."""
    found = run(session, statements.NUMBERS, match_ids=[*match_ids])
    return {row.id: row.number for row in found}


def edition(session: Session, match_id: str) -> tuple[tuple[object, ...], ...]:
    """Everything that the view of a match depends on: its last entry, its rematch, and the names by seat.
    Empty if the match is erased."""
    return tuple(tuple(row) for row in run(session, statements.EDITION, match_id=match_id))


def seats_with_faces(session: Session, match_id: str) -> list[StoredSeat]:
    """The seats in order; none when the match is erased."""
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
    """The entries with `after < number <= upto`, in order, the first `limit` of them, or of their `edits`, or
    of those with a tag, or of those that are `lasting` or may be."""
    bounds = {"after": after, "upto": ALL if upto is None else upto, "limit": ALL if limit is None else limit}
    if tag is not None:
        found = run(session, statements.OF_A_TAG, match_id=match_id, tag=tag, **bounds)
    elif lasting:
        found = run(session, statements.LASTING, match_id=match_id, **bounds)
    else:
        found = run(session, statements.EDITS if edits else statements.ENTRIES, match_id=match_id, **bounds)
    return [StoredEntry(*row) for row in found]


def entries_numbered(session: Session, match_id: str, numbers: Collection[int]) -> list[StoredEntry]:
    """The entries of these numbers, in order, as far as there are such."""
    found = run(session, statements.NUMBERED, match_id=match_id, numbers=[*numbers])
    return [StoredEntry(*row) for row in found]


def last_number_by(session: Session, match_id: str, by: str, after: int, but: str) -> int:
    """The number of the last entry after a number that this one reported, `but` those of a tag; 0 if there
    is none."""
    found = run(session, statements.LAST_NUMBER_BY, match_id=match_id, after=after, by=by, but=but)
    return found.scalar() or 0


def has_another(session: Session, match_id: str, after: int, but: str) -> bool:
    """Whether there is an entry after a number, `but` those of a tag."""
    found: bool = run(session, statements.HAS_ANOTHER, match_id=match_id, after=after, but=but).scalar_one()
    return found


def beside_a_claim(session: Session, match_id: str, token: str, by: str, key: str) -> BesideAClaim:
    """What a claim needs of a locked match beside its row."""
    asked = {"match_id": match_id, "digest": hash_of(token), "by": by, "key": key}
    rows = run(session, statements.BESIDE_A_CLAIM, **asked).all()
    seats = [StoredSeat(*row[:_SEAT]) for row in rows]
    holder, answer, clock = rows[0][_SEAT:_HOLDER], rows[0][_HOLDER:-1], rows[0][-1]
    return BesideAClaim(
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
    session: Session, match_id: str, after: tuple[str, str] = ("", ""), limit: int = ALL
) -> list[StoredReply]:
    """Every answer that was given, by reporter and key: the first `limit` after one of them."""
    later = statements.REPLIES.where(sa.tuple_(Reply.by, Reply.key) > after).order_by(Reply.by, Reply.key)
    return [_reply_of(row, match_id) for row in run(session, later.limit(limit), match_id=match_id)]


def entries_of_several(
    session: Session, match_ids: Sequence[str], lasting: bool = False
) -> dict[str, list[StoredEntry]]:
    """All entries of each of these matches, or those that are `lasting` or may be, in order, in one
    statement."""
    query = _ENTRY.add_columns(Entry.match_id).where(Entry.match_id.in_(match_ids))
    if lasting:
        query = query.where(Entry.lasting.is_not(sa.false()))
    found: dict[str, list[StoredEntry]] = {match_id: [] for match_id in match_ids}
    for *row, match_id in session.execute(query.order_by(Entry.match_id, Entry.number)):
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
    """Store a new match with its names, the people of its group and the chosen faces by seat, and its first
    entry.

    When two transactions open with one `opening_key`, one of them reruns and finds the other's match.
    """
    session.execute(sa.insert(Match).values(**asdict(match)))
    who, chosen = people or {}, faces or {}
    rows = [
        {"match_id": match.id, "number": at, "name": name, "person_id": who.get(at), "face": chosen.get(at)}
        for at, name in seats.items()
    ]
    if rows:
        session.execute(sa.insert(Seat), rows)
    run(session, statements.ADD_ENTRY, match_id=match.id, **vars(entry))


def note_rematch(
    session: Session, former_id: str, match_id: str, former: Mapping[SeatNumber, SeatNumber]
) -> None:
    """This new match is the rematch of a former one; by seat, which one that person had there."""
    session.execute(sa.update(Match).filter_by(id=former_id).values(rematch_id=match_id))
    for number, was in former.items():
        session.execute(sa.update(Seat).filter_by(match_id=match_id, number=number).values(former=was))


def end_going_along(session: Session, match_id: str) -> None:
    """Phones of the former match can no longer join this rematch with their old tokens."""
    session.execute(sa.update(Match).filter_by(rematch_id=match_id).values(rematch_id=None))


def seat_after(session: Session, match_id: str, former: int) -> int | None:
    """The seat in a rematch of who had that seat in the former match."""
    return session.scalar(sa.select(Seat.number).filter_by(match_id=match_id, former=former))


def name_seat(
    session: Session,
    match_id: str,
    number: int,
    name: str,
    person: str | None = None,
    face: str | None = None,
) -> None:
    """Give this seat its name, its first or a new one, the person of the group who sits there, and the face
    that was chosen."""
    told = {"name": name, "person_id": person, "face": face}
    seat = sa.update(Seat).filter_by(match_id=match_id, number=number)
    if rows_changed(session, seat.values(told)) == 0:
        session.execute(sa.insert(Seat).values(match_id=match_id, number=number, **told))


def give_faces(session: Session, match_id: str, faces: Mapping[SeatNumber, Face | None]) -> None:
    """From now on these are the faces that were chosen for these seats."""
    for number, face in faces.items():
        session.execute(sa.update(Seat).filter_by(match_id=match_id, number=number).values(face=face))


def bring_in(
    session: Session,
    match: StoredMatch,
    seats: Mapping[SeatNumber, str],
    entries: Sequence[StoredEntry],
    people: Mapping[SeatNumber, str] | None = None,
    faces: Mapping[SeatNumber, Face | None] | None = None,
) -> None:
    """Store a whole match at once: its names, the people of its group and the chosen faces by seat, and all
    its entries.

    Of two transactions that bring in with one `opening_key` one reruns and finds the other's match.
    """
    open_match(session, match, seats, entries[0], people, faces)
    for place in range(1, len(entries), _AT_ONCE):
        rows = [{"match_id": match.id, **vars(entry)} for entry in entries[place : place + _AT_ONCE]]
        session.execute(sa.insert(Entry), rows)


def append(session: Session, match: StoredMatch, entry: StoredEntry, reply: StoredReply | None) -> int:
    """Add one entry and its reply; `match` is how the match stands after it, with that entry's number.
    Returns how many bytes the database keeps of them, without its indexes.

    Raises Overtaken when the stored match does not stand right before this entry.
    """
    answer = _row_of(reply) if reply else None
    after = {name: getattr(match, name) for name in statements.CHANGES_WITH_AN_ENTRY}
    moved = {"this_match": match.id, "last": entry.number - 1, **after}
    if match.number != entry.number or not _appended(session, match.id, moved, vars(entry), answer):
        raise Overtaken(f"entry {entry.number} of match {match.id}")
    return len(entry.claim.encode()) + len(entry.ruling.encode()) + len(answer["deflated"] if answer else b"")


def _appended(session: Session, match_id: str, moved: Values, entry: Values, answer: Values | None) -> bool:
    """Whether the row of the match was updated: only if the match stood right before this entry."""
    if answer and session.get_bind().dialect.name == "postgresql":
        rows = {f"entries_{name}": value for name, value in entry.items()}
        rows |= {f"replies_{name}": value for name, value in answer.items()}
        ids = {"entries_match_id": match_id, "replies_match_id": match_id}
        return run(session, statements.APPEND, **moved, **rows, **ids).first() is not None
    if run(session, statements.MOVE_ON, **moved).rowcount != 1:
        return False
    run(session, statements.ADD_ENTRY, match_id=match_id, **entry)
    if answer:
        run(session, statements.ADD_REPLY, match_id=match_id, **answer)
    return True


def retell(session: Session, match_id: str, told: Sequence[StoredReply]) -> None:
    """Put these bodies in the place of what the same keys were answered.

    The fingerprint of the opening goes, because short names could be guessed from it.
    """
    rows = [{"match_id": match_id, **_row_of(one)} for one in told]
    if rows:
        session.execute(sa.update(Reply), rows)
    session.execute(sa.update(Match).filter_by(id=match_id).values(opening_fingerprint=""))


def has_replies(session: Session, match_id: str) -> bool:
    """Whether there is any answer that has not been forgotten."""
    return session.scalar(sa.select(sa.exists().where(Reply.match_id == match_id, _IS_KEPT))) is True


def forget_replies(session: Session, match_id: str, number_in: Callable[[str], int]) -> int:
    """Delete the answers and keep whose they were, their keys, fingerprints and the numbers of their entries;
    how many they were. `number_in` reads the number where only the body tells it."""
    unnumbered = sa.select(Reply.by, Reply.key, Reply.body).filter_by(match_id=match_id, number=None)
    numbered = [
        {"match_id": match_id, "by": by, "key": key, "number": number_in(body)}
        for by, key, body in session.execute(unnumbered)
    ]
    if numbered:
        session.execute(sa.update(Reply), numbered)
    kept = sa.update(Reply).where(Reply.match_id == match_id, _IS_KEPT)
    return rows_changed(session, kept.values(body="", deflated=None))


def erase(session: Session, match_id: str, at: int) -> None:
    """Mark the match erased and delete what people did and who they were; erasing again changes nothing.

    The row stays, without its states, and so do the keeper's tokens: a repeated erasure is answered the same.
    The fingerprint goes, because short names could be guessed from it. `at` is ms.
    """
    unerased = sa.update(Match).where(Match.id == match_id, Match.erased_at.is_(None))
    gone = {"state": "null", "base": "null", "opening_fingerprint": "", "rematch_id": None}
    marked = unerased.values(erased_at=at, utc_offset=None, used_on=None, used_until=None, **gone)
    if rows_changed(session, marked) == 0:
        return
    end_going_along(session, match_id)
    for model in (Entry, Reply, Seat, Tally, Ticket, Code, Knock):
        session.execute(sa.delete(model).filter_by(match_id=match_id))
    living = sa.update(Token).filter_by(match_id=match_id, revoked_at=None)
    session.execute(living.where(Token.role != "keeper").values(revoked_at=at))
    links = sa.update(Reader).filter_by(match_id=match_id, revoked_at=None)
    session.execute(links.values(revoked_at=at))


_MATCH = columns_of(Match, StoredMatch)
_ENTRY = columns_of(Entry, StoredEntry)
_SEAT = len(fields(StoredSeat))
_HOLDER = _SEAT + len(fields(Holder))
_IS_KEPT = sa.or_(Reply.deflated.is_not(None), Reply.body != "")
_AT_ONCE = 500


def _one_match(found: sa.Result[*tuple[Any, ...]]) -> StoredMatch | None:
    row = found.one_or_none()
    return StoredMatch(*row) if row else None


def _row_of(reply: StoredReply) -> dict[str, Any]:
    return vars(reply) | {"body": "", "deflated": deflated(known(reply.body))}


def _reply_of(row: Sequence[Any], match_id: str) -> StoredReply:
    *told, packed = row
    reply = StoredReply(*told)
    try:
        return replace(reply, body=inflated(packed) if packed is not None else reply.body or None)
    except Damaged as damaged:
        raise Damaged(f"the answer to entry {reply.number} of match {match_id}: {damaged}") from damaged
