"""Seats in their order at the table."""

import pytest

from referee.kit.seats import (
    add_to_count_of_seat,
    points_in_seat_order,
    row_with_value_at_seat,
    seat_clockwise,
)


@pytest.mark.parametrize(
    ("seat", "steps", "expected"), [(0, 1, 1), (2, 1, 0), (0, -1, 2), (1, 2, 0), (1, 0, 1), (2, -4, 1)]
)
def test_places_are_counted_around_the_table(seat, steps, expected):
    """Clockwise; a negative number counts the other way."""
    assert expected == seat_clockwise((0, 1, 2), seat, steps)


def test_the_order_tells_who_sits_where():
    """Not the number of the seat: somebody may have come later and sat down between others."""
    assert (3, 1) == (seat_clockwise((0, 3, 1), 0, 1), seat_clockwise((0, 3, 1), 0, -1))


def test_between_two_the_next_is_the_one_before():
    assert seat_clockwise((0, 1), 0, 1) == seat_clockwise((0, 1), 0, -1)


def test_amounts_have_a_column_for_every_seat():
    assert (0, 7, 0) == points_in_seat_order(3, {1: 7})


def test_whoever_has_left_keeps_a_column():
    """Numbers of seats never change, so the columns do not either."""
    assert (1, 0, 0, 2) == points_in_seat_order(4, {0: 1, 3: 2})


def test_the_column_of_one_seat_is_changed():
    assert ((1, 9, 3), (1, 2, 4)) == (
        row_with_value_at_seat((1, 2, 3), 1, 9),
        add_to_count_of_seat((1, 2, 3), 2, 1),
    )


def test_an_amount_nobody_knows_stays_unknown():
    assert (1, None) == add_to_count_of_seat((1, None), 1, 5)
