"""Once more, with everybody's phones: one tap for who opens it, and one for each that comes along.

The journeys are those of docs/journeys.md.
"""

from playwright.sync_api import expect

from tests.page.test_phones import THREE, joined


def test_all_phones_come_along(new_phone):
    """J12: a rematch costs its opener a tap and every other phone one, from the final board of each. The
    seats are those that their people have now. Whoever looks back at the old match is told the way."""
    host = new_phone().at_match(*THREE)
    seat, watcher = joined(host, new_phone, "Chloé"), joined(host, new_phone, "I only watch")
    host.page.go_back()
    host.score("Ben", "500")
    for phone in (host, seat, watcher):
        phone.sees("Ben wins")
    before = [phone.taps for phone in (host, seat, watcher)]
    host.tap("Rematch")
    host.sees("Round 1")
    for phone in (seat, watcher):
        phone.tap("Come along")

    seat.sees("You are Chloé")
    watcher.sees("You watch")
    assert [1, 1, 1] == [phone.taps - was for phone, was in zip((host, seat, watcher), before, strict=True)]
    assert [host.kept()["id"]] * 2 == [seat.kept()["id"], watcher.kept()["id"]]
    expect(seat.page.get_by_role("button", name="Come along")).to_have_count(0)
    host.page.go_back()
    host.tap("To the rematch")
    host.sees("Round 1")


def test_a_door_that_was_closed_says_so(new_phone):
    """Nobody comes along to a match whose scorekeeper has closed the door meanwhile."""
    host = new_phone().at_match(*THREE)
    seat = joined(host, new_phone, "Chloé")
    host.page.go_back()
    host.score("Ben", "500")
    host.tap("Rematch")
    expect(seat.key("Come along")).to_be_visible()
    host.tap("Invite")
    with host.page.expect_response(lambda answer: answer.request.method == "DELETE"):
        host.tap("Close the door: no link or code lets anybody in")
    seat.tap("Come along")

    seat.reads("ask the scorekeeper for a new one")
    seat.sees("Ben wins")
