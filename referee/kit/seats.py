"""Seats are numbers that never change. An order lists seats clockwise."""

from collections.abc import Callable, Iterable, Mapping
from typing import NewType, TypeVar

from referee.kit.quantities import Count, Points

Seat = NewType("Seat", int)
Order = tuple[Seat, ...]
NameOf = Callable[[Seat], str]
"""Returns the name of the player of a seat."""

Cell = TypeVar("Cell")
Known = TypeVar("Known", Count, Count | None)


def seat_clockwise(order: Order, seat: Seat, steps: int) -> Seat:
    """The seat that is `steps` places from `seat`, clockwise; counterclockwise if negative. Raises ValueError
    if the seat is not in the order."""
    return order[(order.index(seat) + steps) % len(order)]


def points_row(seats: int, points: Mapping[Seat, Points]) -> tuple[Points, ...]:
    """The points by seat number, for a number of seats; 0 for seats without points."""
    return tuple(points.get(Seat(number), Points(0)) for number in range(seats))


def cells_by_seat(row: Iterable[Cell]) -> dict[Seat, Cell]:
    """The cells of a row by seat. The row has one column per seat number."""
    return {Seat(number): cell for number, cell in enumerate(row)}


def row_with(row: tuple[Cell, ...], seat: Seat, value: Cell) -> tuple[Cell, ...]:
    """The row with another value in the column of a seat. The row has one column per seat number."""
    return (*row[:seat], value, *row[seat + 1 :])


def add_to_seat(counts: tuple[Known, ...], seat: Seat, more: int) -> tuple[Known, ...]:
    """The counts by seat number, with `more` added to that of a seat. An unknown count (None) stays
    unknown."""
    held = counts[seat]
    return counts if held is None else row_with(counts, seat, Count(held + more))
