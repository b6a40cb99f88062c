"""Reminders: docs/rules/house-rules.md 3.8."""

import pytest

from tests.games.uno.options.house.playing import ABC, playing_by

REMIND = "house remind-uno"
TWO = ("deal: red 5", "count Bob: 2")


def test_who_has_one_card_left_is_reminded():
    table = playing_by(REMIND, ABC, *TWO, "Bob: red 7")

    assert "uno.house.remind-uno" in table.articles
    assert "You have one card left: call UNO!" == table.say["Bob"]


@pytest.mark.parametrize("lines", [("Bob: red 7, UNO!",), ("Bob: UNO!", "Bob: red 7")])
def test_who_has_called_is_not_reminded(lines):
    table = playing_by(REMIND, ABC, *TWO, *lines)

    assert ("uno.house.remind-uno" in table.articles, "Bob" in table.say) == (False, False)


@pytest.mark.parametrize("line", ["Bob: UNO!", "Cat: catches Bob", "Cat: red 1"])
def test_once_called_caught_or_passed_nobody_is_reminded(line):
    table = playing_by(REMIND, ABC, *TWO, "Bob: red 7", line)

    assert "call UNO!" not in table.say.get("Bob", "")


def test_nobody_is_reminded_before_hands_are_swapped():
    rules = f"{REMIND}, house seven-zero must_swap=yes"
    table = playing_by(rules, ABC, *TWO, "Bob: red 7")

    assert "uno.house.remind-uno" not in table.articles
