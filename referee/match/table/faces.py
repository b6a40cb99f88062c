"""The faces of the players. A face is an avatar picture, one of ten animals."""

import typing
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from referee.kit.seats import Seat

Face = Literal["fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin"]
FACES: tuple[Face, ...] = typing.get_args(Face)


def assign_faces(*wishes: Sequence[Face | None]) -> tuple[Face, ...]:
    """The face of each seat. Item n belongs to seat n.

    Each list in `wishes` has one item per seat: the wished face or None. Earlier lists have priority over
    later lists. Within a list, lower seats have priority over higher seats. A seat without a granted wish
    gets the face that the fewest seats have. Two seats have the same face only if there are more seats than
    faces. Raises IndexError if `wishes` is empty.
    """
    seats = len(wishes[0])
    times = -(-seats // len(FACES))
    given: dict[int, Face] = {}
    for wished in wishes:
        for seat, face in enumerate(wished):
            if face is not None and seat not in given and list(given.values()).count(face) < times:
                given[seat] = face
    for seat in range(seats):
        if seat not in given:
            given[seat] = least_used_face(given.values())
    return tuple(given[seat] for seat in range(seats))


def least_used_face(taken: Iterable[Face | None]) -> Face:
    """The face that occurs least often in `taken`, a list of the faces of some seats.

    If several faces occur equally rarely, the result is the first of these faces in `FACES`.
    """
    many = Counter(taken)
    return min(FACES, key=lambda face: many[face])


def faces_after_face_choice(before: Mapping[Seat, Face], seat: Seat, face: Face) -> dict[Seat, Face]:
    """The face of each seat after `seat` has chosen `face`.

    `before` is the face of each seat before the choice. The previous owner of `face` gets the old face of
    `seat`. Raises KeyError if `seat` is not in `before`.
    """
    if before[seat] == face:
        return dict(before)
    other = next((other for other, its in before.items() if its == face), None)
    given_for_it = {} if other is None else {other: before[seat]}
    return {**before, seat: face, **given_for_it}


def indexes_of_duplicate_faces(chosen: Sequence[Face | None]) -> list[int]:
    """The indexes of all choices in a list that repeat the face of an earlier choice.

    None in the list means that nobody chose; it never repeats anything.
    """
    return [place for place, face in enumerate(chosen) if face is not None and face in chosen[:place]]
