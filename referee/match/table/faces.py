"""The faces of the players: each has one of ten animals as an avatar."""

import typing
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from referee.kit.seats import Seat

Face = Literal["fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin"]
FACES: tuple[Face, ...] = typing.get_args(Face)


def assign_faces(*wishes: Sequence[Face | None]) -> tuple[Face, ...]:
    """The face of each seat, by seat number. Each list in `wishes` has one wish (or None) per seat.

    Earlier lists have priority, and in a list earlier seats. A seat without a granted wish gets the first
    face that is free. If there are more seats than faces, two seats may have the same face, and so on.
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
    """The first of the faces that the fewest seats have."""
    many = Counter(taken)
    return min(FACES, key=lambda face: many[face])


def trade_face(before: Mapping[Seat, Face], seat: Seat, face: Face) -> dict[Seat, Face]:
    """The faces after this seat has chosen one. A seat that had this face gets the old face of this seat."""
    if before[seat] == face:
        return dict(before)
    other = next((other for other, its in before.items() if its == face), None)
    given_for_it = {} if other is None else {other: before[seat]}
    return {**before, seat: face, **given_for_it}


def duplicate_choices(chosen: Sequence[Face | None]) -> list[int]:
    """The indexes in a list of choices at which a face is chosen that an earlier choice has."""
    return [place for place, face in enumerate(chosen) if face is not None and face in chosen[:place]]
