"""Which phones came to the table and went."""

import pytest

from referee.kit.seats import Seat
from referee.match.table.phones import PhoneJoinedOrLeft
from tests.table import table_of

BOB = Seat(1)


@pytest.mark.parametrize(
    ("phone", "facts"),
    [
        (PhoneJoinedOrLeft("seat", BOB), {"role": "seat", "seat": 1, "left": False}),
        (PhoneJoinedOrLeft("keeper"), {"role": "keeper", "left": False}),
        (PhoneJoinedOrLeft("keeper", BOB), {"role": "keeper", "seat": 1, "left": False}),
        (PhoneJoinedOrLeft("watcher", left=True), {"role": "watcher", "left": True}),
    ],
)
def test_a_phone_is_written_down_and_changes_nothing(phone, facts):
    game = table_of("Ann Bob")
    before = game.state
    game.submit_claim(phone)

    assert ("upheld", before, facts) == (game.verdict, game.state, game.facts_of("match.phones"))
    assert {} == phone.errors_by_field()


@pytest.mark.parametrize("phone", [PhoneJoinedOrLeft("seat"), PhoneJoinedOrLeft("watcher", BOB)])
def test_a_seats_phone_has_a_seat_and_a_watchers_has_none(phone):
    assert {"seat": "A player's phone has a seat. A watcher's phone has no seat."} == phone.errors_by_field()
