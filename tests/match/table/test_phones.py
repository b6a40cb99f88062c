"""Which phones came to the table and went."""

import pytest

from referee.kit.seats import Seat
from referee.match.table.phones import Phone
from tests.table import table

BOB = Seat(1)


@pytest.mark.parametrize(
    ("phone", "facts"),
    [
        (Phone("seat", BOB), {"role": "seat", "seat": 1, "left": False}),
        (Phone("keeper"), {"role": "keeper", "left": False}),
        (Phone("keeper", BOB), {"role": "keeper", "seat": 1, "left": False}),
        (Phone("watcher", left=True), {"role": "watcher", "left": True}),
    ],
)
def test_a_phone_is_written_down_and_changes_nothing(phone, facts):
    game = table("Ann Bob")
    before = game.state
    game.hear(phone)

    assert ("upheld", before, facts) == (game.verdict, game.state, game.facts_of("match.phones"))
    assert {} == phone.faults()


@pytest.mark.parametrize("phone", [Phone("seat"), Phone("watcher", BOB)])
def test_a_seats_phone_has_a_seat_and_a_watchers_has_none(phone):
    assert {"seat": "A seat's phone has a seat, and a watcher's has none."} == phone.faults()
