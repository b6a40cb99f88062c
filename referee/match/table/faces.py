"""The face of everybody at a table: one of ten animals, from the first tap to the podium."""

import typing
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from referee.kit.seats import Seat

Face = Literal["fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin"]
FACES: tuple[Face, ...] = typing.get_args(Face)


def faces(*wishes: Sequence[Face | None]) -> tuple[Face, ...]:
    """The face of each seat, in order of seat number, by lists of what each of them wishes for.

    A list goes before the next, and in a list who sits first; who gets no wish has the first face that is
    free. Where more seats than faces ever were, each face is there once more.
    """
    seats = len(wishes[0])
    times = -(-seats // len(FACES))
    had: dict[int, Face] = {}
    for wished in wishes:
        for seat, face in enumerate(wished):
            if face is not None and seat not in had and list(had.values()).count(face) < times:
                had[seat] = face
    for seat in range(seats):
        if seat not in had:
            had[seat] = free(had.values())
    return tuple(had[seat] for seat in range(seats))


def free(taken: Iterable[Face | None]) -> Face:
    """The first of those that the fewest have."""
    many = Counter(taken)
    return min(FACES, key=lambda face: many[face])


def traded(before: Mapping[Seat, Face], seat: Seat, face: Face) -> dict[Seat, Face]:
    """The faces at a table once this seat has chosen one: who had it gets the one that this seat had."""
    if before[seat] == face:
        return dict(before)
    other = next((other for other, its in before.items() if its == face), None)
    given_for_it = {} if other is None else {other: before[seat]}
    return {**before, seat: face, **given_for_it}


def chosen_twice(chosen: Sequence[Face | None]) -> list[int]:
    """The places of a list at which somebody chooses the face of somebody before."""
    return [place for place, face in enumerate(chosen) if face is not None and face in chosen[:place]]
