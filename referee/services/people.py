"""The people of a group: who somebody is, by the name, and who sits at which seat."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.match.table.faces import Face, assign_faces, least_used_face, trade_face
from referee.match.table.names import folded
from referee.services.auth import can_be_id
from referee.services.errors import InvalidClaim, NoSuchPerson
from referee.storage import groups, ids, journal
from referee.storage.groups import StoredPerson
from referee.storage.loading import Table
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


class SitsThere(InvalidClaim):
    """Whoever has this name has a `seat` in the match already."""

    def __init__(self, seat: Seat):
        super().__init__({"name": ["Somebody else has this name."]})
        self.seat = seat


def seated(
    session: Session, group_id: str, names: Mapping[Seat, str], there: Mapping[Seat, Face]
) -> dict[Seat, StoredPerson]:
    """Who of the group sits where. An unknown name is somebody new, who has the face that is `there` at the
    seat, or one that nobody of the group has."""
    groups.lock(session, group_id)
    known = groups.people_named(session, group_id, [folded(name) for name in names.values()])
    new = {seat: name for seat, name in names.items() if folded(name) not in known}
    taken = [*there.values(), *(one.face for one in groups.people(session, group_id))] if new else []
    for seat, name in new.items():
        face = there.get(seat) or least_used_face(taken)
        person = StoredPerson(ids.new(ids.SHORT), group_id, name, folded(name), face)
        groups.add_person(session, person)
        known[folded(name)] = person
        taken.append(face)
    return {seat: known[folded(name)] for seat, name in names.items()}


def name_seats(session: Session, table: Table, names: Mapping[Seat, str]) -> None:
    """Give seats of a match their names; in a group they become its people's.

    Raises SitsThere if somebody would sit at two seats: two spellings may have been merged.
    """
    if not names:
        return
    match_id, there, who = table.stored.id, _faces_there(table), {}
    if table.stored.group_id is not None:
        linked = seated(session, table.stored.group_id, names, there)
        who = {seat: person.id for seat, person in linked.items()}
        for seat, person in groups.people_of(session, match_id).items():
            if person.id in who.values() and seat not in names:
                raise SitsThere(Seat(seat))
    for seat, name in names.items():
        chosen = table.chosen[seat] if seat in there else None
        journal.name_seat(session, match_id, seat, name, who.get(seat), chosen)


def choose_faces(
    session: Session, table: Table, names: Mapping[Seat, str], chosen: Mapping[Seat, Face]
) -> None:
    """Give seats that were named just now the faces that their people have in the group, and seats of a match
    the faces that they chose: who had such a face gets theirs for it. `table` is the match before all that.

    Once anybody has chosen, all others keep the face that they have. In a group a choice is for later
    evenings, too, and so is what somebody got for the face that was theirs.
    """
    if not names and not chosen:
        return
    there, sits = _faces_there(table), sitting(session, table.stored)
    wishes = {seat: sits[seat].face for seat in names if seat in sits and seat not in chosen}
    before = there | {seat: _beside(there, seat, wishes.get(seat)) for seat in {*names, *chosen}}
    after = before
    for seat, face in chosen.items():
        after = trade_face(after, seat, face)
    given = after if chosen else {seat: after[seat] for seat in names if seat in sits}
    journal.give_faces(session, table.stored.id, given)
    for seat, face in after.items():
        if seat in sits and (seat in chosen or before[seat] == sits[seat].face):
            remember(session, sits[seat], face)


def remember(session: Session, person: StoredPerson, face: Face) -> None:
    """With this face that person sits down from now on."""
    if person.face != face:
        groups.remember_face(session, person.id, face)


def faces_of(who: Mapping[Seat, StoredPerson], chosen: Mapping[Seat, Face]) -> dict[Seat, Face]:
    """The faces of people who sit down together: those chosen for these seats, and then their own."""
    seats = sorted(who)
    told = assign_faces([chosen.get(seat) for seat in seats], [who[seat].face for seat in seats])
    return dict(zip(seats, told, strict=True))


def _faces_there(table: Table) -> dict[Seat, Face]:
    """The faces at a table, without those of seats that were taken back."""
    return {seat: face for seat, face in table.faces.items() if seat < len(table.state.totals)}


def _beside(there: Mapping[Seat, Face], seat: Seat, wish: Face | None) -> Face:
    """The face of a seat beside the others: what it wishes for, what it had, or one that is free."""
    others = [face for other, face in there.items() if other != seat]
    nothing = [None] * len(others)
    return assign_faces([*others, None], [*nothing, wish], [*nothing, there.get(seat)])[-1]


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
        raise InvalidClaim({field: ["No person in this group has this id."]})
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
