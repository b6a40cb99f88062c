"""Seats are numbers that never change; the order tells who sits where, clockwise."""

from typing import NewType

Seat = NewType("Seat", int)
Order = tuple[Seat, ...]


def after(order: Order, seat: Seat, steps: int) -> Seat:
    """The seat this many places on, clockwise; a negative number goes counterclockwise."""
    return order[(order.index(seat) + steps) % len(order)]


def by_seat(order: Order, amounts: dict[Seat, int]) -> tuple[int, ...]:
    """One amount a seat number, zero where nothing is said; as long as the highest seat asks."""
    return tuple(amounts.get(seat, 0) for seat in range(max(order) + 1))
