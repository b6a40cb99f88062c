"""Stored groups and the people of groups. No other module writes these rows.

A caller that links a seat to a person, merges two people, or erases a person must hold the lock of the group.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session, aliased

from referee.kit.seats import Seat
from referee.match.table.faces import Face
from referee.storage.db import DataclassQuery, select_dataclass_columns
from referee.storage.tables import GroupRow, MatchRow, PersonRow, SeatRow


@dataclass(frozen=True)
class StoredGroup:
    """A group as it is stored in its row. `opened_at` is in ms."""

    id: str
    name: str
    opened_at: int
    opening_key: str
    opening_fingerprint: str


@dataclass(frozen=True)
class StoredPerson:
    """A person of a group as it is stored in its row. `folded` is the name in the form in which names are
    compared. An erasure of the person first sets `folded` to None, and at the end also `name` and `face`."""

    id: str
    group_id: str
    name: str | None
    folded: str | None
    face: Face | None


def find_group(session: Session, group_id: str) -> StoredGroup | None:
    """The group with this id, without a lock; None if there is no such group."""
    return _find_one_group(session, _SELECT_GROUP.where(GroupRow.id == group_id))


def find_and_lock_group(session: Session, group_id: str) -> StoredGroup | None:
    """Lock the group with this id, and return the group; None if there is no such group. No other transaction
    can change the people of the group until this transaction ends."""
    return _find_one_group(
        session, _SELECT_GROUP.where(GroupRow.id == group_id).with_for_update(key_share=True)
    )


def find_group_by_opening_key(session: Session, opening_key: str) -> StoredGroup | None:
    """The group that was opened with this key; None if there is no such group. If a request to open a group
    is repeated, this function finds the group of the first request."""
    return _find_one_group(session, _SELECT_GROUP.where(GroupRow.opening_key == opening_key))


def store_new_group(session: Session, group: StoredGroup) -> None:
    """Store a new group. If two requests open a group with the same key at once, `transact` runs the later
    request again. The later request then finds the group of the earlier request."""
    session.execute(sa.insert(GroupRow).values(**asdict(group)))


def has_had_matches(session: Session, group_id: str) -> bool:
    """Whether the group has ever had a match. A match that was erased later counts, too."""
    return session.scalar(sa.select(sa.exists().where(MatchRow.group_id == group_id))) is True


def count_matches(session: Session, group_id: str) -> int:
    """The number of matches of the group that are not erased."""
    query = sa.select(sa.func.count()).where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    return session.scalar(query) or 0


# --- people ---


def find_people_of_group(session: Session, group_id: str) -> list[StoredPerson]:
    """The people of the group, in order of their names. People whose erasure has begun are left out."""
    living = _SELECT_PERSON.where(PersonRow.group_id == group_id, PersonRow.folded.is_not(None))
    return [StoredPerson(*row) for row in session.execute(living.order_by(PersonRow.folded))]


def find_person_of_group(session: Session, group_id: str, person_id: str) -> StoredPerson | None:
    """The person of this group with this id; None if there is no such person. The person may be erased."""
    query = _SELECT_PERSON.where(PersonRow.group_id == group_id, PersonRow.id == person_id)
    row = session.execute(query).one_or_none()
    return StoredPerson(*row) if row else None


def find_people_by_name(session: Session, group_id: str, folded: list[str]) -> dict[str, StoredPerson]:
    """The people of the group who have one of the names in `folded`. The keys of the result are these names.
    All these names have the form in which names are compared. Unknown names are left out."""
    query = _SELECT_PERSON.where(PersonRow.group_id == group_id, PersonRow.folded.in_(folded))
    found = (StoredPerson(*row) for row in session.execute(query))
    return {person.folded: person for person in found if person.folded is not None}


def add_person(session: Session, added: StoredPerson) -> None:
    """Store a new person. If two transactions add the same name at once, `transact` runs the later
    transaction again. The later transaction then finds the person of the earlier transaction."""
    session.execute(sa.insert(PersonRow).values(**asdict(added)))


def find_seats_of_person(session: Session, person_id: str) -> list[tuple[str, int]]:
    """The seats of a person, as pairs of match id and seat number."""
    query = sa.select(SeatRow.match_id, SeatRow.number).where(SeatRow.person_id == person_id)
    return [
        (match_id, number)
        for match_id, number in session.execute(query.order_by(SeatRow.match_id, SeatRow.number))
    ]


def count_matches_per_person(session: Session, group_id: str) -> dict[str, int]:
    """The number of matches of each person of the group. The keys are ids of people. People without a match
    are left out."""
    query = sa.select(SeatRow.person_id, sa.func.count(sa.distinct(SeatRow.match_id))).join(
        PersonRow, PersonRow.id == SeatRow.person_id
    )
    rows = session.execute(query.where(PersonRow.group_id == group_id).group_by(SeatRow.person_id))
    return {person_id: many for person_id, many in rows if person_id is not None}


def people_by_seat_of_match(session: Session, match_id: str) -> dict[int, StoredPerson]:
    """The people of the group who sit in a match. The keys are seat numbers."""
    query = _SELECT_PERSON.add_columns(SeatRow.number).join(SeatRow, SeatRow.person_id == PersonRow.id)
    rows = session.execute(query.where(SeatRow.match_id == match_id))
    return {number: StoredPerson(*row) for *row, number in rows}


def find_match_with_both_people(session: Session, one: str, other: str) -> str | None:
    """The id of a match in which both people have a seat; None if there is no such match."""
    first, second = aliased(SeatRow), aliased(SeatRow)
    query = sa.select(sa.func.min(first.match_id)).join(second, second.match_id == first.match_id)
    return session.scalar(query.where(first.person_id == one, second.person_id == other))


def merge_people(session: Session, gone: str, into: str) -> None:
    """Give all seats of the person `gone` to the person `into`, and delete the person `gone`."""
    session.execute(sa.update(SeatRow).where(SeatRow.person_id == gone).values(person_id=into))
    session.execute(sa.delete(PersonRow).where(PersonRow.id == gone))


def store_chosen_face_of_person(session: Session, person_id: str, face: Face) -> None:
    """Store the face (avatar picture) that this person has chosen, for later matches."""
    session.execute(sa.update(PersonRow).where(PersonRow.id == person_id).values(face=face))


def stop_linking_seats_to_person(session: Session, person_id: str) -> None:
    """Set `folded` of this person to NULL, so that no more seats are linked to the person. From now on a seat
    with the same name creates a new person."""
    session.execute(sa.update(PersonRow).where(PersonRow.id == person_id).values(folded=None))


def delete_name_and_face_of_person(session: Session, person_id: str) -> None:
    """Delete the name and the face of this person. The row of the person stays."""
    session.execute(
        sa.update(PersonRow).where(PersonRow.id == person_id).values(name=None, folded=None, face=None)
    )


def match_ids_of_group(session: Session, group_id: str) -> list[str]:
    """The ids of the matches of the group that are not erased."""
    living = sa.select(MatchRow.id).where(MatchRow.group_id == group_id, MatchRow.erased_at.is_(None))
    return list(session.scalars(living))


def rename_seats_and_unlink_people(session: Session, match_id: str, names: Mapping[Seat, str]) -> None:
    """Give new names to these seats of a match. The chosen faces of the seats, and the links from the seats
    to people, are deleted."""
    for number, name in names.items():
        seat = sa.update(SeatRow).filter_by(match_id=match_id, number=number)
        session.execute(seat.values(name=name, person_id=None, face=None))


_SELECT_GROUP = select_dataclass_columns(GroupRow, StoredGroup)
_SELECT_PERSON = select_dataclass_columns(PersonRow, StoredPerson)


def _find_one_group(session: Session, query: DataclassQuery) -> StoredGroup | None:
    row = session.execute(query).one_or_none()
    return StoredGroup(*row) if row else None
