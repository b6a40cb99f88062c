"""The people of a group: who somebody is, by the name, and who sits at which seat."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.match.table.names import folded
from referee.services.auth import can_be_id
from referee.services.errors import InvalidClaim, NoSuchPerson
from referee.storage import groups, ids, journal
from referee.storage.groups import StoredPerson
from referee.storage.journal import StoredMatch
from referee.storage.transactions import transact


class SitsThere(InvalidClaim):
    """Whoever has this name has a `seat` in the match already."""

    def __init__(self, seat: Seat):
        super().__init__({"name": ["Somebody else has this name."]})
        self.seat = seat


def seated(session: Session, group_id: str, names: Mapping[Seat, str]) -> dict[Seat, str]:
    """Who of the group sits where; an unknown name is somebody new."""
    groups.lock(session, group_id)
    known = groups.people_named(session, group_id, [folded(name) for name in names.values()])
    for name in names.values():
        if folded(name) not in known:
            person = StoredPerson(ids.new(ids.SHORT), group_id, name, folded(name))
            groups.add_person(session, person)
            known[folded(name)] = person.id
    return {seat: known[folded(name)] for seat, name in names.items()}


def name_seats(session: Session, stored: StoredMatch, names: Mapping[Seat, str]) -> None:
    """Give seats of a match their names; in a group they become its people's.

    Raises SitsThere if somebody would sit at two seats: two spellings may have been merged.
    """
    if not names:
        return
    linked = seated(session, stored.group_id, names) if stored.group_id is not None else {}
    others = groups.people_of(session, stored.id) if linked else {}
    for seat, person in others.items():
        if person.id in linked.values() and seat not in names:
            raise SitsThere(Seat(seat))
    for seat, name in names.items():
        journal.name_seat(session, stored.id, seat, name, linked.get(seat))


def sitting(session: Session, stored: StoredMatch) -> dict[Seat, StoredPerson]:
    """The people of the group who sit in a match, but for those who are being erased."""
    if stored.group_id is None:
        return {}
    groups.lock(session, stored.group_id)
    found = groups.people_of(session, stored.id)
    return {Seat(number): person for number, person in found.items() if person.folded is not None}


def person_of(session: Session, group_id: str, person_id: str) -> StoredPerson:
    """Somebody of the group, erased or not. Raises NoSuchPerson."""
    person = groups.person(session, group_id, person_id) if can_be_id(person_id) else None
    if person is None:
        raise NoSuchPerson
    return person


def living(session: Session, group_id: str, person_id: str, field: str) -> StoredPerson:
    """Somebody of the group who is not being erased. Raises Unfit, naming the field that says who."""
    person = groups.person(session, group_id, person_id) if can_be_id(person_id) else None
    if person is None or person.folded is None:
        raise InvalidClaim({field: ["Nobody of this group has that id."]})
    return person


def merge(group_id: str, person_id: str, into: str) -> None:
    """Two spellings of one person become one: all seats of the first are the other's.

    Raises NoSuchPerson, and Unfit if the other is nobody, the same, or sat in one match with the first.
    """

    def work(session: Session) -> None:
        groups.lock(session, group_id)
        gone = person_of(session, group_id, person_id)
        if gone.folded is None:
            raise NoSuchPerson
        other = living(session, group_id, into, "into")
        _check_two(session, gone.id, other.id)
        groups.merge(session, gone.id, other.id)

    transact(work)


def _check_two(session: Session, gone: str, into: str) -> None:
    if gone == into:
        raise InvalidClaim({"into": ["That is the same person."]})
    if (both := groups.match_of_both(session, gone, into)) is not None:
        raise InvalidClaim({"into": [f"They are two people: both sat in the match {both}."]})


def distinct(names: Sequence[str]) -> list[str]:
    """These names, with a number behind one that stands before it already."""
    told: list[str] = []
    for name in names:
        told.append(unlike(name, told))
    return told


def unlike(name: str, others: Iterable[str]) -> str:
    """This name, with a number behind it if one of the others is the same."""
    taken = set(map(folded, others))
    numbered = (name if number == 1 else f"{name[:35]} {number}" for number in range(1, len(taken) + 2))
    return next(one for one in numbered if folded(one) not in taken)
