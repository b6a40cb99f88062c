"""Seats are numbers that never change; the order tells who sits where, clockwise."""

from collections.abc import Callable, Iterable, Mapping
from typing import NewType, TypeVar

from referee.kit.quantities import Count, Points

Seat = NewType("Seat", int)
Order = tuple[Seat, ...]
NameOf = Callable[[Seat], str]
"""What a seat is called."""

Cell = TypeVar("Cell")
Known = TypeVar("Known", Count, Count | None)


def after(order: Order, seat: Seat, steps: int) -> Seat:
    """The seat this many places on, clockwise; a negative number goes counterclockwise."""
    return order[(order.index(seat) + steps) % len(order)]


def by_seat(seats: int, points: Mapping[Seat, Points]) -> tuple[Points, ...]:
    """The points by seat number, for so many seats; zero where nothing is said."""
    return tuple(points.get(Seat(number), Points(0)) for number in range(seats))


def of_seats(row: Iterable[Cell]) -> dict[Seat, Cell]:
    """What a row that has a column a seat number has for each seat."""
    return {Seat(number): cell for number, cell in enumerate(row)}


def row_with(row: tuple[Cell, ...], seat: Seat, value: Cell) -> tuple[Cell, ...]:
    """A row that has a column a seat number, with another value in the column of this seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def plus(counts: tuple[Known, ...], seat: Seat, more: int) -> tuple[Known, ...]:
    """Counts by seat number, with so many more for this seat. An unknown count (None) stays unknown."""
    held = counts[seat]
    return counts if held is None else row_with(counts, seat, Count(held + more))
