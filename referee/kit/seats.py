"""Seats (places of the players), and functions for rows. A row is a tuple with one value for each seat.

Seats are numbered from 0, and the number of a seat never changes. A `SeatOrder` lists seats clockwise.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import NewType, TypeVar

from referee.kit.quantities import CardCount, Points

Seat = NewType("Seat", int)
SeatOrder = tuple[Seat, ...]
NameOfSeat = Callable[[Seat], str]
"""A function that takes a seat and returns the name of its player."""

RowValue = TypeVar("RowValue")
CountOrUnknown = TypeVar("CountOrUnknown", CardCount, CardCount | None)


def seat_clockwise(order: SeatOrder, seat: Seat, steps: int) -> Seat:
    """The seat `steps` places clockwise from `seat`. Negative steps go counterclockwise.

    Raises ValueError if the seat is not in the order.
    """
    return order[(order.index(seat) + steps) % len(order)]


def points_in_seat_order(seats: int, points: Mapping[Seat, Points]) -> tuple[Points, ...]:
    """The points of each seat as a tuple, in the order of the seat numbers.

    `seats`: the number of seats. A seat that is not in `points` has 0 points.
    """
    return tuple(points.get(Seat(number), Points(0)) for number in range(seats))


def row_values_by_seat(row: Iterable[RowValue]) -> dict[Seat, RowValue]:
    """The values of a row as a dictionary. The keys are the seats. Item n of the row belongs to seat n."""
    return {Seat(number): cell for number, cell in enumerate(row)}


def row_with_value_at_seat(row: tuple[RowValue, ...], seat: Seat, value: RowValue) -> tuple[RowValue, ...]:
    """A copy of the row with a new value for one seat. Item n of the row belongs to seat n."""
    return (*row[:seat], value, *row[seat + 1 :])


def add_to_count_of_seat(
    counts: tuple[CountOrUnknown, ...], seat: Seat, more: int
) -> tuple[CountOrUnknown, ...]:
    """A copy of the counts in which the count of one seat is larger by `more`. Item n belongs to seat n.

    An unknown count (None) stays unknown.
    """
    held = counts[seat]
    return counts if held is None else row_with_value_at_seat(counts, seat, CardCount(held + more))
