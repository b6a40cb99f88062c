"""Seats are numbers that never change; the order tells who sits where, clockwise."""

from collections.abc import Mapping
from typing import NewType

Seat = NewType("Seat", int)
Order = tuple[Seat, ...]


def after(order: Order, seat: Seat, steps: int) -> Seat:
    """The seat this many places on, clockwise; a negative number goes counterclockwise."""
    return order[(order.index(seat) + steps) % len(order)]


def by_seat(seats: int, amounts: Mapping[Seat, int]) -> tuple[int, ...]:
    """One amount a seat number, for so many seats; zero where nothing is said."""
    return tuple(amounts.get(Seat(number), 0) for number in range(seats))
