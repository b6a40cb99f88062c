"""The people of a group, their names and faces, and their seats in matches."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.match.table.faces import Face, assign_faces, least_used_face, trade_face
from referee.match.table.names import folded
from referee.services.auth import can_be_id
from referee.services.errors import InvalidClaim, NoSuchPerson
from referee.storage import groups, ids, journal
from referee.storage.groups import StoredPerson
from referee.storage.loading import LoadedMatch
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


class AlreadySeated(InvalidClaim):
    """The person with this name has another `seat` in the match."""

    def __init__(self, seat: Seat):
        super().__init__({"name": ["Somebody else has this name."]})
        self.seat = seat


def link_people(
    session: Session, group_id: str, names: Mapping[Seat, str], there: Mapping[Seat, Face]
) -> dict[Seat, StoredPerson]:
    """The people of the group with these names, by seat. An unknown name makes a new person, who gets the
    face that is `there` at the seat, or a face that no one else in the group has. It locks the group."""
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


def name_seats(session: Session, table: LoadedMatch, names: Mapping[Seat, str]) -> None:
    """Set the names of seats of a match. In a group they also link the seats to its people.

    Raises AlreadySeated if a person would have two seats, because two spellings of the name were merged.
    """
    if not names:
        return
    match_id, there, who = table.stored.id, _faces_there(table), {}
    if table.stored.group_id is not None:
        linked = link_people(session, table.stored.group_id, names, there)
        who = {seat: person.id for seat, person in linked.items()}
        for seat, person in groups.people_of(session, match_id).items():
            if person.id in who.values() and seat not in names:
                raise AlreadySeated(Seat(seat))
    for seat, name in names.items():
        chosen = table.chosen[seat] if seat in there else None
        journal.name_seat(session, match_id, seat, name, who.get(seat), chosen)


def choose_faces(
    session: Session, table: LoadedMatch, names: Mapping[Seat, str], chosen: Mapping[Seat, Face]
) -> None:
    """Set the faces of seats after a claim. `names` are the new names, and `chosen` the newly chosen faces,
    by seat. `table` is the match before the claim.

    A newly named seat gets the face of its person in the group, if that is free. A seat that chooses the face
    of another seat trades faces with it. After the first choice all other seats keep the faces that they
    show. In a group the chosen and traded faces are also stored for later matches.
    """
    if not names and not chosen:
        return
    there, sits = _faces_there(table), sitting(session, table.stored)
    wishes = {seat: sits[seat].face for seat in names if seat in sits and seat not in chosen}
    before = there | {seat: _face_beside(there, seat, wishes.get(seat)) for seat in {*names, *chosen}}
    after = before
    for seat, face in chosen.items():
        after = trade_face(after, seat, face)
    given = after if chosen else {seat: after[seat] for seat in names if seat in sits}
    journal.give_faces(session, table.stored.id, given)
    for seat, face in after.items():
        if seat in sits and (seat in chosen or before[seat] == sits[seat].face):
            remember(session, sits[seat], face)


def remember(session: Session, person: StoredPerson, face: Face) -> None:
    """Store the face of a person for later matches."""
    if person.face != face:
        groups.remember_face(session, person.id, face)


def faces_of(who: Mapping[Seat, StoredPerson], chosen: Mapping[Seat, Face]) -> dict[Seat, Face]:
    """The faces of people who sit down together, by seat: the chosen faces first, then their own ones if they
    are free."""
    seats = sorted(who)
    shown = assign_faces([chosen.get(seat) for seat in seats], [who[seat].face for seat in seats])
    return dict(zip(seats, shown, strict=True))


def _faces_there(table: LoadedMatch) -> dict[Seat, Face]:
    """The faces shown at the seats of a match, without seats whose arrival was taken back."""
    return {seat: face for seat, face in table.faces.items() if seat < len(table.state.totals)}


def _face_beside(there: Mapping[Seat, Face], seat: Seat, wish: Face | None) -> Face:
    """The face of a seat that differs from the others: the wish, the face that it had, or a free one."""
    others = [face for other, face in there.items() if other != seat]
    nothing = [None] * len(others)
    return assign_faces([*others, None], [*nothing, wish], [*nothing, there.get(seat)])[-1]


def sitting(session: Session, stored: StoredMatch) -> dict[Seat, StoredPerson]:
    """The people of the group who sit in a match, by seat, without those who are being erased. It locks the
    group."""
    if stored.group_id is None:
        return {}
    groups.lock(session, stored.group_id)
    found = groups.people_of(session, stored.id)
    return {Seat(number): person for number, person in found.items() if person.folded is not None}


def person_of(session: Session, group_id: str, person_id: str) -> StoredPerson:
    """The person of the group with this id, erased or not. Raises NoSuchPerson if there is none."""
    person = groups.person(session, group_id, person_id) if can_be_id(person_id) else None
    if person is None:
        raise NoSuchPerson
    return person


def require_person(session: Session, group_id: str, person_id: str, field: str) -> StoredPerson:
    """The person of the group with this id. Raises InvalidClaim for this field of the request if there is
    none, or if the person is being erased."""
    person = groups.person(session, group_id, person_id) if can_be_id(person_id) else None
    if person is None or person.folded is None:
        raise InvalidClaim({field: ["No person in this group has this id."]})
    return person


def merge(group_id: str, person_id: str, into: str) -> None:
    """Merge two spellings of one person: give all seats of the first one to the other one, and delete the
    first one.

    Raises NoSuchPerson if the group has no first person, and InvalidClaim if it has no other person, or if
    both are the same or sat in one match.
    """

    def work(session: Session) -> None:
        groups.lock(session, group_id)
        gone = person_of(session, group_id, person_id)
        if gone.folded is None:
            raise NoSuchPerson
        other = require_person(session, group_id, into, "into")
        _check_two(session, gone.id, other.id)
        groups.merge(session, gone.id, other.id)

    transact(work)


def _check_two(session: Session, gone: str, into: str) -> None:
    if gone == into:
        raise InvalidClaim({"into": ["That is the same person."]})
    if (both := groups.shared_match(session, gone, into)) is not None:
        raise InvalidClaim({"into": [f"They are two people: both sat in the match {both}."]})


def distinct_names(names: Sequence[str]) -> list[str]:
    """These names, with a number added to each name that is already earlier in the list."""
    different: list[str] = []
    for name in names:
        different.append(unused_name(name, different))
    return different


def unused_name(name: str, others: Iterable[str]) -> str:
    """This name, with a number added if it is the same as one of the others."""
    taken = set(map(folded, others))
    numbered = (name if number == 1 else f"{name[:35]} {number}" for number in range(1, len(taken) + 2))
    return next(one for one in numbered if folded(one) not in taken)
