"""Groups and their people: what is stored of them, and the only place that writes it.

Who links a seat to a person, merges or erases one holds the lock of the group.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.orm import Session, aliased

from referee.kit.seats import Seat
from referee.match.table.faces import Face
from referee.storage.db import Query, columns_of
from referee.storage.tables import Group, Match, Person
from referee.storage.tables import Seat as SeatRow


@dataclass(frozen=True)
class StoredGroup:
    """People who play together; `opened_at` is ms."""

    id: str
    name: str
    opened_at: int
    opening_key: str
    opening_fingerprint: str


@dataclass(frozen=True)
class StoredPerson:
    """Somebody of a group; `name` and `face` are None once they are erased, `folded` from when that began."""

    id: str
    group_id: str
    name: str | None
    folded: str | None
    face: Face | None


def find(session: Session, group_id: str) -> StoredGroup | None:
    return _one(session, _GROUP.where(Group.id == group_id))


def lock(session: Session, group_id: str) -> StoredGroup | None:
    """The group, to whose people nobody else can do anything until this transaction ends."""
    return _one(session, _GROUP.where(Group.id == group_id).with_for_update(key_share=True))


def opened_with(session: Session, opening_key: str) -> StoredGroup | None:
    """The group that was opened with this key, so that a repeated opening finds it."""
    return _one(session, _GROUP.where(Group.opening_key == opening_key))


def open_group(session: Session, group: StoredGroup) -> None:
    """Store a new group. Of two openings with one key one reruns and finds the other's group."""
    session.execute(sa.insert(Group).values(**asdict(group)))


def was_played_in(session: Session, group_id: str) -> bool:
    """Whether a match was ever opened in it, erased ones included."""
    return session.scalar(sa.select(sa.exists().where(Match.group_id == group_id))) is True


def matches(session: Session, group_id: str) -> int:
    """How many there are."""
    query = sa.select(sa.func.count()).where(Match.group_id == group_id, Match.erased_at.is_(None))
    return session.scalar(query) or 0


# --- people ---


def people(session: Session, group_id: str) -> list[StoredPerson]:
    """Everybody of the group who is not being erased, by name."""
    living = _PERSON.where(Person.group_id == group_id, Person.folded.is_not(None))
    return [StoredPerson(*row) for row in session.execute(living.order_by(Person.folded))]


def person(session: Session, group_id: str, person_id: str) -> StoredPerson | None:
    """Somebody of this group; who is erased is found too."""
    query = _PERSON.where(Person.group_id == group_id, Person.id == person_id)
    row = session.execute(query).one_or_none()
    return StoredPerson(*row) if row else None


def people_named(session: Session, group_id: str, folded: list[str]) -> dict[str, StoredPerson]:
    """Those of the group who have one of these names, by the name as it is compared."""
    query = _PERSON.where(Person.group_id == group_id, Person.folded.in_(folded))
    found = (StoredPerson(*row) for row in session.execute(query))
    return {person.folded: person for person in found if person.folded is not None}


def add_person(session: Session, added: StoredPerson) -> None:
    """Of two transactions that add one name one reruns and finds the other's person."""
    session.execute(sa.insert(Person).values(**asdict(added)))


def seats_of(session: Session, person_id: str) -> list[tuple[str, int]]:
    """Where somebody sat: the match and the seat's number."""
    query = sa.select(SeatRow.match_id, SeatRow.number).where(SeatRow.person_id == person_id)
    return [
        (match_id, number)
        for match_id, number in session.execute(query.order_by(SeatRow.match_id, SeatRow.number))
    ]


def matches_of_people(session: Session, group_id: str) -> dict[str, int]:
    """In how many matches each of the group sat; who sat in none is left out."""
    query = sa.select(SeatRow.person_id, sa.func.count(sa.distinct(SeatRow.match_id))).join(
        Person, Person.id == SeatRow.person_id
    )
    rows = session.execute(query.where(Person.group_id == group_id).group_by(SeatRow.person_id))
    return {person_id: many for person_id, many in rows if person_id is not None}


def people_of(session: Session, match_id: str) -> dict[int, StoredPerson]:
    """Who of the group sits in a match, by seat number."""
    query = _PERSON.add_columns(SeatRow.number).join(SeatRow, SeatRow.person_id == Person.id)
    rows = session.execute(query.where(SeatRow.match_id == match_id))
    return {number: StoredPerson(*row) for *row, number in rows}


def match_of_both(session: Session, one: str, other: str) -> str | None:
    """A match in which both of these people have a seat."""
    first, second = aliased(SeatRow), aliased(SeatRow)
    query = sa.select(sa.func.min(first.match_id)).join(second, second.match_id == first.match_id)
    return session.scalar(query.where(first.person_id == one, second.person_id == other))


def merge(session: Session, gone: str, into: str) -> None:
    """All seats of the one become the other's, and the one is no more."""
    session.execute(sa.update(SeatRow).where(SeatRow.person_id == gone).values(person_id=into))
    session.execute(sa.delete(Person).where(Person.id == gone))


def remember_face(session: Session, person_id: str, face: Face) -> None:
    """Remember the face that this person takes at the next match."""
    session.execute(sa.update(Person).where(Person.id == person_id).values(face=face))


def nobody_sits_down_as(session: Session, person_id: str) -> None:
    """From now on no seat becomes this person's: whoever comes by that name is somebody new."""
    session.execute(sa.update(Person).where(Person.id == person_id).values(folded=None))


def forget_name(session: Session, person_id: str) -> None:
    """Remove the name and the face from the row of this person. The row stays."""
    session.execute(sa.update(Person).where(Person.id == person_id).values(name=None, folded=None, face=None))


def match_ids(session: Session, group_id: str) -> list[str]:
    """Its matches that are not erased."""
    living = sa.select(Match.id).where(Match.group_id == group_id, Match.erased_at.is_(None))
    return list(session.scalars(living))


def rename_seats(session: Session, match_id: str, names: Mapping[Seat, str]) -> None:
    """Give these seats another name, and take the person and the face from them."""
    for number, name in names.items():
        seat = sa.update(SeatRow).filter_by(match_id=match_id, number=number)
        session.execute(seat.values(name=name, person_id=None, face=None))


_GROUP = columns_of(Group, StoredGroup)
_PERSON = columns_of(Person, StoredPerson)


def _one(session: Session, query: Query) -> StoredGroup | None:
    row = session.execute(query).one_or_none()
    return StoredGroup(*row) if row else None
