"""Stored groups and their people. No other module writes these rows.

A caller that links a seat to a person, merges people, or erases a person holds the lock of the group.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session, aliased

from referee.kit.seats import Seat
from referee.match.table.faces import Face
from referee.storage.db import Query, columns_of
from referee.storage.tables import GroupRow, MatchRow, PersonRow, SeatRow


@dataclass(frozen=True)
class StoredGroup:
    """The row of a group. `opened_at` is in ms."""

    id: str
    name: str
    opened_at: int
    opening_key: str
    opening_fingerprint: str


@dataclass(frozen=True)
class StoredPerson:
    """The row of a person. `name` and `face` are None after an erasure, and `folded` from its beginning
    on."""

    id: str
    group_id: str
    name: str | None
    folded: str | None
    face: Face | None


def find(session: Session, group_id: str) -> StoredGroup | None:
    """The group with this id, unlocked."""
    return _one(session, _GROUP.where(GroupRow.id == group_id))


def lock(session: Session, group_id: str) -> StoredGroup | None:
    """The group, locked: until this transaction ends no other one can change its people."""
    return _one(session, _GROUP.where(GroupRow.id == group_id).with_for_update(key_share=True))


def opened_with(session: Session, opening_key: str) -> StoredGroup | None:
    """The group that was opened with this key, so that a repeated opening finds it."""
    return _one(session, _GROUP.where(GroupRow.opening_key == opening_key))


def open_group(session: Session, group: StoredGroup) -> None:
    """Store a new group. If two requests race with one key, the loser is retried and finds the winner's
    group."""
    session.execute(sa.insert(GroupRow).values(**asdict(group)))


def has_had_matches(session: Session, group_id: str) -> bool:
    """Whether a match was ever opened in the group. Erased matches count."""
    return session.scalar(sa.select(sa.exists().where(MatchRow.group_id == group_id))) is True


def count_matches(session: Session, group_id: str) -> int:
    """The number of matches of the group that are not erased."""
    query = sa.select(sa.func.count()).where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    return session.scalar(query) or 0


# --- people ---


def people(session: Session, group_id: str) -> list[StoredPerson]:
    """The people of the group, in order of their names, without those who are erased or being erased."""
    living = _PERSON.where(PersonRow.group_id == group_id, PersonRow.folded.is_not(None))
    return [StoredPerson(*row) for row in session.execute(living.order_by(PersonRow.folded))]


def person(session: Session, group_id: str, person_id: str) -> StoredPerson | None:
    """The person of this group with this id. Erased people are found too."""
    query = _PERSON.where(PersonRow.group_id == group_id, PersonRow.id == person_id)
    row = session.execute(query).one_or_none()
    return StoredPerson(*row) if row else None


def people_named(session: Session, group_id: str, folded: list[str]) -> dict[str, StoredPerson]:
    """The people of the group with these names. `folded` and the keys are names in their compared form."""
    query = _PERSON.where(PersonRow.group_id == group_id, PersonRow.folded.in_(folded))
    found = (StoredPerson(*row) for row in session.execute(query))
    return {person.folded: person for person in found if person.folded is not None}


def add_person(session: Session, added: StoredPerson) -> None:
    """Store a new person. If two transactions add one name, the loser is retried and finds the winner's
    person."""
    session.execute(sa.insert(PersonRow).values(**asdict(added)))


def seats_of(session: Session, person_id: str) -> list[tuple[str, int]]:
    """The seats of a person, as pairs of match id and seat number."""
    query = sa.select(SeatRow.match_id, SeatRow.number).where(SeatRow.person_id == person_id)
    return [
        (match_id, number)
        for match_id, number in session.execute(query.order_by(SeatRow.match_id, SeatRow.number))
    ]


def matches_per_person(session: Session, group_id: str) -> dict[str, int]:
    """The number of matches of each person, by id. People without a match are left out."""
    query = sa.select(SeatRow.person_id, sa.func.count(sa.distinct(SeatRow.match_id))).join(
        PersonRow, PersonRow.id == SeatRow.person_id
    )
    rows = session.execute(query.where(PersonRow.group_id == group_id).group_by(SeatRow.person_id))
    return {person_id: many for person_id, many in rows if person_id is not None}


def people_of(session: Session, match_id: str) -> dict[int, StoredPerson]:
    """The people of the group who sit in a match, by seat number."""
    query = _PERSON.add_columns(SeatRow.number).join(SeatRow, SeatRow.person_id == PersonRow.id)
    rows = session.execute(query.where(SeatRow.match_id == match_id))
    return {number: StoredPerson(*row) for *row, number in rows}


def shared_match(session: Session, one: str, other: str) -> str | None:
    """The id of a match in which both people have a seat; None if there is none."""
    first, second = aliased(SeatRow), aliased(SeatRow)
    query = sa.select(sa.func.min(first.match_id)).join(second, second.match_id == first.match_id)
    return session.scalar(query.where(first.person_id == one, second.person_id == other))


def merge(session: Session, gone: str, into: str) -> None:
    """Give all seats of person `gone` to person `into`, and delete `gone`."""
    session.execute(sa.update(SeatRow).where(SeatRow.person_id == gone).values(person_id=into))
    session.execute(sa.delete(PersonRow).where(PersonRow.id == gone))


def remember_face(session: Session, person_id: str, face: Face) -> None:
    """Store the face of this person for later matches."""
    session.execute(sa.update(PersonRow).where(PersonRow.id == person_id).values(face=face))


def retire_person(session: Session, person_id: str) -> None:
    """Link no more seats to this person. The same name makes a new person from now on."""
    session.execute(sa.update(PersonRow).where(PersonRow.id == person_id).values(folded=None))


def forget_name(session: Session, person_id: str) -> None:
    """Remove the name and the face from the row of this person. The row stays."""
    session.execute(
        sa.update(PersonRow).where(PersonRow.id == person_id).values(name=None, folded=None, face=None)
    )


def match_ids(session: Session, group_id: str) -> list[str]:
    """The ids of the matches of the group that are not erased."""
    living = sa.select(MatchRow.id).where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    return list(session.scalars(living))


def rename_seats(session: Session, match_id: str, names: Mapping[Seat, str]) -> None:
    """Give these seats another name, and remove their links to people and their faces."""
    for number, name in names.items():
        seat = sa.update(SeatRow).filter_by(match_id=match_id, number=number)
        session.execute(seat.values(name=name, person_id=None, face=None))


_GROUP = columns_of(GroupRow, StoredGroup)
_PERSON = columns_of(PersonRow, StoredPerson)


def _one(session: Session, query: Query) -> StoredGroup | None:
    row = session.execute(query).one_or_none()
    return StoredGroup(*row) if row else None
