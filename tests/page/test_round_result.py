"""What a round came to: who won it and what was got, as far as that is known."""

import pytest
from playwright.sync_api import expect

from tests.page.tour import FOUR, THREE, Table, Tour


@pytest.fixture
def begun(server, new_phone):
    """A match of these people on the phone of its keeper, at the scorepad."""

    def at(*names: str, **options) -> Table:
        tour = Tour(server, new_phone)
        table = tour.match(tour.phone(), *names, **options)
        table.show()
        return table

    return at


def test_who_went_out_wins_also_a_round_without_points(begun):
    """The others held nothing but zeros: nobody else is named for it."""
    phone = begun(*FOUR).phone
    phone.score("Chloé", "0")

    phone.sees("Chloé wins round 1")
    phone.reads("+0")
    assert "Chloé wins round 1 and gets 0. Chloé has 0. Ben deals." == phone.submission


def test_partners_win_a_round_together(begun):
    """What both have is counted by the referee: nothing is said of it before it has answered."""
    phone = begun(*FOUR, differences={"scoring": "partners"}).phone
    phone.score("Ben", "40")

    phone.sees("Ben and Dev win round 1")
    phone.reads("+40")
    assert phone.submission.startswith("Round 1 is entered.")
    assert {"Ana": 0, "Ben": 40, "Chloé": 0, "Dev": 40} == phone.totals


def test_where_all_hands_count_the_best_of_them_are_named(begun):
    """In UNO Golf the fewest points are the best, and two may have them."""
    phone = begun(*THREE, game="golf").phone
    phone.score_each("7", "12", "7")

    phone.sees("Ana and Chloé: best of round 1")
    assert phone.submission.startswith("Round 1 is entered.")


def test_it_stays_until_somebody_goes_on(begun):
    """However long it is looked at; the scorepad after it becomes the table view by itself."""
    phone = begun(*FOUR).phone
    phone.score("Ben", "40")
    phone.sees("Ben wins round 1")
    phone.is_saved()
    phone.page.clock.install()
    phone.touch(phone.page.locator("h1"))
    phone.page.clock.run_for(60_000)
    phone.sees("Ben wins round 1")

    phone.goes_on()
    phone.page.clock.run_for(60_000)
    expect(phone.page.locator("#screen.table")).to_be_visible()


def test_a_round_that_is_changed_elsewhere_is_no_moment_any_more(begun):
    """The old points are not shown beside the new totals."""
    table = begun(*FOUR)
    table.phone.score("Ben", "40")
    table.phone.sees("Ben wins round 1")
    table.phone.is_saved()
    table.tell({"claim": "match.score", "round": 1, "winner": 0, "points": 30})

    table.phone.sees("Round 2 to 500")
    assert {"Ana": 30, "Ben": 0, "Chloé": 0, "Dev": 0} == table.phone.totals
