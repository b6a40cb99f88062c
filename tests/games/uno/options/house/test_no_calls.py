"""No calls at all; docs/rules/house-rules.md 3.8."""

import pytest

from tests.games.uno.options.house.playing import ABC, offered, playing_by

NONE = "house no-calls"
ONE_LEFT = ("deal: red 5", "count Bob: 2", "Bob: red 7")


@pytest.mark.parametrize("claim", ["Bob: UNO!", "Ann: UNO!", "caught: Bob", "Cat: catches Bob"])
def test_nobody_calls_and_nobody_is_caught(claim):
    table = playing_by(NONE, ABC, *ONE_LEFT, claim)

    assert ("refused", ["uno.house.no-calls"]) == (table.verdict, table.articles)
    assert "You have agreed that nobody calls UNO, so nobody is caught." == table.sentence


def test_nobody_is_told_to_call():
    table = playing_by(NONE, ABC, *ONE_LEFT)

    assert None is table.round.window
    assert "Bob" not in table.say


def test_a_call_with_the_card_does_no_harm():
    table = playing_by(NONE, ABC, *ONE_LEFT[:-1], "Bob: red 7, UNO!")

    assert "upheld" == table.verdict


def test_neither_is_offered():
    table = playing_by(NONE, ABC, *ONE_LEFT)

    assert [] == offered(table, "uno.call") + offered(table, "uno.catch")


@pytest.mark.parametrize("missed", ["open", "draw-closes", "closes"])
@pytest.mark.parametrize("card", ["red skip", "red draw two", "red 7"])
def test_there_is_no_time_to_catch_that_anything_could_close(missed, card):
    table = playing_by(f"missed-turn {missed}, {NONE}", ABC, *ONE_LEFT[:-1], f"Bob: {card}")

    assert "upheld" == table.verdict
    assert "uno.missed-turn" not in " ".join(table.articles)
    assert "CallWindowClosed" not in {type(event).__name__ for event in table.ruling.events}


def test_who_received_one_card_does_not_call_either():
    table = playing_by(
        f"{NONE}, house seven-zero must_swap=yes", ABC, *ONE_LEFT[:-1], "Bob: red 7", "Bob: swaps with Cat"
    )

    assert None is table.round.window
