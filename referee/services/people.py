"""The people of a group, their names and avatar pictures (faces), and their seats in matches."""

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy.orm import Session

from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.table.faces import Face, assign_faces, faces_after_face_choice, least_used_face
from referee.match.table.names import casefolded_name
from referee.services.auth import has_form_of_id
from referee.services.errors import InvalidClaim, NoSuchPerson
from referee.storage import groups, ids, journal
from referee.storage.groups import StoredPerson
from referee.storage.loading import LoadedMatch
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


class PersonAlreadySeated(InvalidClaim):
    """The person with this name already sits at another seat of the match. `seat` is that other seat."""

    def __init__(self, seat: Seat):
        super().__init__({"name": [tell("error-name-taken")]})
        self.seat = seat


def find_or_add_people_by_name(
    session: Session, group_id: str, names: Mapping[Seat, str], there: Mapping[Seat, Face]
) -> dict[Seat, StoredPerson]:
    """Find the people of the group with these names, and add a person for each name that is new in the group.
    Return the people by seat. The group is locked.

    A new person keeps the face (avatar picture) that the seat already shows (`there`). If the seat shows no
    face, the person gets the face that is used least in the group.
    """
    groups.find_and_lock_group(session, group_id)
    known = groups.find_people_by_name(session, group_id, [casefolded_name(name) for name in names.values()])
    new = {seat: name for seat, name in names.items() if casefolded_name(name) not in known}
    taken = (
        [*there.values(), *(one.face for one in groups.find_people_of_group(session, group_id))]
        if new
        else []
    )
    for seat, name in new.items():
        face = there.get(seat) or least_used_face(taken)
        person = StoredPerson(ids.new_random_id(ids.SHORT), group_id, name, casefolded_name(name), face)
        groups.add_person(session, person)
        known[casefolded_name(name)] = person
        taken.append(face)
    return {seat: known[casefolded_name(name)] for seat, name in names.items()}


def store_names_of_seats(session: Session, table: LoadedMatch, names: Mapping[Seat, str]) -> None:
    """Store the names of these seats of a match. In a group, link each named seat to the person with the
    name.

    Raises PersonAlreadySeated if a person would have two seats. This can happen with different names, because
    one person can have several names after `merge_people`.
    """
    if not names:
        return
    match_id, there, who = table.stored.id, _faces_shown_at_seats(table), {}
    if table.stored.group_id is not None:
        linked = find_or_add_people_by_name(session, table.stored.group_id, names, there)
        who = {seat: person.id for seat, person in linked.items()}
        for seat, person in groups.people_by_seat_of_match(session, match_id).items():
            if person.id in who.values() and seat not in names:
                raise PersonAlreadySeated(Seat(seat))
    for seat, name in names.items():
        chosen = table.chosen[seat] if seat in there else None
        journal.set_name_person_and_face_of_seat(session, match_id, seat, name, who.get(seat), chosen)


def store_faces_after_claim(
    session: Session, table: LoadedMatch, names: Mapping[Seat, str], chosen: Mapping[Seat, Face]
) -> None:
    """Store the faces (avatar pictures) of seats after a claim. `names` has the new name of each newly named
    seat, and `chosen` the newly chosen face of each seat. `table` is the match before the claim.

    A newly named seat gets the face of its person (the person of the group with this name), unless another
    seat shows that face. If a seat chooses the face of another seat, the two seats trade faces. All other
    seats keep their faces. In a group, chosen and traded faces are also kept for later matches.
    """
    if not names and not chosen:
        return
    there, sits = _faces_shown_at_seats(table), people_at_seats(session, table.stored)
    wishes = {seat: sits[seat].face for seat in names if seat in sits and seat not in chosen}
    before = there | {seat: _free_face_of_seat(there, seat, wishes.get(seat)) for seat in {*names, *chosen}}
    after = before
    for seat, face in chosen.items():
        after = faces_after_face_choice(after, seat, face)
    given = after if chosen else {seat: after[seat] for seat in names if seat in sits}
    journal.set_chosen_faces_of_seats(session, table.stored.id, given)
    for seat, face in after.items():
        if seat in sits and (seat in chosen or before[seat] == sits[seat].face):
            store_face_of_person(session, sits[seat], face)


def store_face_of_person(session: Session, person: StoredPerson, face: Face) -> None:
    """Store this face (avatar picture) for a person of a group. The person gets this face in later
    matches."""
    if person.face != face:
        groups.store_chosen_face_of_person(session, person.id, face)


def assign_faces_to_people(who: Mapping[Seat, StoredPerson], chosen: Mapping[Seat, Face]) -> dict[Seat, Face]:
    """The faces (avatar pictures) of people who begin a match together. The keys are seats. A seat with a
    chosen face gets that face. All other people get their own face from earlier matches. If that face is not
    free, they get any free face."""
    seats = sorted(who)
    shown = assign_faces([chosen.get(seat) for seat in seats], [who[seat].face for seat in seats])
    return dict(zip(seats, shown, strict=True))


def _faces_shown_at_seats(table: LoadedMatch) -> dict[Seat, Face]:
    """The faces (avatar pictures) that the seats of a match show. The keys are seats. If the arrival of a
    player was taken back, the player's seat is left out."""
    return {seat: face for seat, face in table.faces.items() if seat < len(table.state.totals)}


def _free_face_of_seat(there: Mapping[Seat, Face], seat: Seat, wish: Face | None) -> Face:
    """A face (avatar picture) for this seat that no other seat shows. `there` has the present faces. The
    first choice is the face `wish`, the second choice is the present face of the seat, and the third choice
    is any free face."""
    others = [face for other, face in there.items() if other != seat]
    nothing = [None] * len(others)
    return assign_faces([*others, None], [*nothing, wish], [*nothing, there.get(seat)])[-1]


def people_at_seats(session: Session, stored: StoredMatch) -> dict[Seat, StoredPerson]:
    """The people of the group who sit in a match. The keys are seats. A person is left out if the erasure of
    the person's name has begun. Empty if the match belongs to no group. The group is locked."""
    if stored.group_id is None:
        return {}
    groups.find_and_lock_group(session, stored.group_id)
    found = groups.people_by_seat_of_match(session, stored.id)
    return {Seat(number): person for number, person in found.items() if person.folded is not None}


def find_person(session: Session, group_id: str, person_id: str) -> StoredPerson:
    """The person of the group with this id. A person whose name was erased is found as well. Raises
    NoSuchPerson if the group has no such person."""
    person = groups.find_person_of_group(session, group_id, person_id) if has_form_of_id(person_id) else None
    if person is None:
        raise NoSuchPerson
    return person


def require_unerased_person(session: Session, group_id: str, person_id: str, field: str) -> StoredPerson:
    """The person of the group with this id. Raises InvalidClaim if the group has no such person, or if the
    erasure of the person's name has begun. `field` is the field of the request that contains the id."""
    person = groups.find_person_of_group(session, group_id, person_id) if has_form_of_id(person_id) else None
    if person is None or person.folded is None:
        raise InvalidClaim({field: [tell("error-person-unknown")]})
    return person


def merge_people(group_id: str, person_id: str, into: str) -> None:
    """Merge two people of a group who are one person under two spellings of the name. The person `into` gets
    all seats of the person `person_id`, and `person_id` is deleted.

    Raises NoSuchPerson if the group does not have the person `person_id`. Raises InvalidClaim if the group
    does not have the person `into`, if both ids are equal, or if both people sat in the same match.
    """

    def work(session: Session) -> None:
        groups.find_and_lock_group(session, group_id)
        gone = find_person(session, group_id, person_id)
        if gone.folded is None:
            raise NoSuchPerson
        other = require_unerased_person(session, group_id, into, "into")
        _check_people_can_be_merged(session, gone.id, other.id)
        groups.merge_people(session, gone.id, other.id)

    transact(work)


def _check_people_can_be_merged(session: Session, gone: str, into: str) -> None:
    """Raise InvalidClaim if both ids are equal, or if both people sat in the same match."""
    if gone == into:
        raise InvalidClaim({"into": [tell("error-person-same")]})
    if (both := groups.find_match_with_both_people(session, gone, into)) is not None:
        raise InvalidClaim({"into": [tell("error-people-are-two", {"match": both})]})


def make_names_distinct(names: Sequence[str]) -> list[str]:
    """These names, changed so that no two are the same. If a name is the same as an earlier name of the list,
    a number is added to it."""
    different: list[str] = []
    for name in names:
        different.append(add_number_if_name_is_used(name, different))
    return different


def add_number_if_name_is_used(name: str, others: Iterable[str]) -> str:
    """This name if none of the names `others` is the same. Otherwise the name with a number, for example
    "Anna 2". Upper and lower case make no difference."""
    taken = set(map(casefolded_name, others))
    numbered = (name if number == 1 else f"{name[:35]} {number}" for number in range(1, len(taken) + 2))
    return next(one for one in numbered if casefolded_name(one) not in taken)
