"""Reminders: docs/rules/golf.md G23."""

import pytest

from tests.games.golf.tables import ABC, house, laid

TWO = "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?"
FLIPS = "Ann: draws red 3, flips 2 lower green 4"
REMIND = house("remind-uno")


def test_who_has_one_facedown_card_left_is_reminded():
    table = laid(ABC, TWO, FLIPS, house=REMIND)

    assert "golf.house.remind-uno" in table.articles
    assert "You have one facedown card left: call UNO!" == table.say["Ann"]


@pytest.mark.parametrize("lines", [(f"{FLIPS}, UNO!",), ("Ann: UNO!", FLIPS)])
def test_who_has_called_is_not_reminded(lines):
    table = laid(ABC, TWO, *lines, house=REMIND)

    assert ("golf.house.remind-uno" in table.articles, "Ann" in table.say) == (False, False)


@pytest.mark.parametrize("line", ["Ann: UNO!", "Bob: catches Ann", "Bob: draws red 4, flips 1 upper green 5"])
def test_once_called_caught_or_passed_nobody_is_reminded(line):
    assert "call UNO" not in laid(ABC, TWO, FLIPS, line, house=REMIND).say.get("Ann", "")
