"""Silent UNO: tap the table; docs/rules/house-rules.md 3.8."""

import pytest

from tests.games.uno.options.house.playing import ABC, playing_by

SILENT = "house silent-uno"
TWO = ("deal: red 5", "count Bob: 2")


@pytest.mark.parametrize(
    "lines", [("Bob: UNO!", "Bob: red 7"), ("Bob: red 7, UNO!",), ("Bob: red 7", "Bob: UNO!")]
)
def test_a_tap_is_in_time_when_a_call_would_be(lines):
    table = playing_by(SILENT, ABC, *TWO, *lines, "caught: Bob")

    assert ("refused", "uno.house.silent-uno") == (table.verdict, table.article)


def test_a_reminder_is_given_in_other_words():
    table = playing_by(f"{SILENT}, house remind-uno", ABC, *TWO, "Bob: red 7")

    assert "You have one card left: tap the table!" == table.say["Bob"]


def test_it_stands_in_the_place_of_the_call():
    table = playing_by(SILENT, ABC, *TWO, "Bob: red 7", "Bob: UNO!")

    assert ["uno.house.silent-uno"] == table.articles


def test_forgetting_it_costs_as_many_cards():
    table = playing_by(SILENT, ABC, *TWO, "Bob: red 7", "caught: Bob")

    assert ("upheld", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)


def test_the_price_agreed_on_for_a_call_is_the_price_of_a_tap():
    table = playing_by(f"late-uno-penalty 4, {SILENT}", ABC, *TWO, "Bob: red 7", "caught: Bob")

    assert "Ann 7, Bob 5, Cat 7" == table.hands


def test_a_tap_for_nothing_is_refused():
    table = playing_by(SILENT, ABC, *TWO, "Ann: UNO!")

    assert ("refused", ["uno.house.silent-uno"]) == (table.verdict, table.articles)
