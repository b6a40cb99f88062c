"""Reverse bounce: a Reverse of its color sends a Draw Two back; docs/rules/house-rules.md 3.3.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.uno.options.house.playing import ABCD, playing_by

REVERSE = "house reverse-bounce"
OWED = ("deal: red 5", "Bob: red draw two")


def test_a_reverse_of_its_color_sends_it_back_and_turns_play_round():
    """Dispute 8."""
    table = playing_by(REVERSE, ABCD, *OWED, "Cat: red reverse")

    assert ("upheld", "Bob 2", -1) == (table.verdict, table.owes, table.round.direction)
    assert "uno.house.reverse-bounce" in table.articles


def test_after_it_play_goes_on_the_other_way_round():
    table = playing_by(REVERSE, ABCD, *OWED, "Cat: red reverse", "Bob: draws 2")

    assert ("Ann", "Ann 7, Bob 8, Cat 6, Dan 7") == (table.turn, table.hands)


def test_a_reverse_of_another_color_does_not():
    table = playing_by(REVERSE, ABCD, *OWED, "Cat: blue reverse")

    assert ("refused", "uno.match") == (table.verdict, table.article)


def test_on_that_reverse_goes_a_reverse_of_any_color():
    table = playing_by(REVERSE, ABCD, *OWED, "Cat: red reverse", "Bob: blue reverse")

    assert ("Cat 2", 1) == (table.owes, table.round.direction)


@pytest.mark.parametrize("card", ["red skip", "blue draw two", "wild, blue", "red 3"])
def test_nothing_else_does(card):
    table = playing_by(REVERSE, ABCD, *OWED, f"Cat: {card}")

    assert ("refused", ["uno.owed"]) == (table.verdict, table.articles)


def test_nothing_sends_a_wild_draw_four_back():
    table = playing_by(REVERSE, ABCD, "deal: red 5", "Bob: wild draw four, blue", "Cat: blue reverse")

    assert "refused" == table.verdict
    assert "uno.owed" in table.articles


@pytest.mark.parametrize("reverse", ["skip", "nothing"])
def test_between_two_it_comes_back_whatever_a_reverse_does_there(reverse):
    table = playing_by(f"reverse-for-two {reverse}, {REVERSE}", "Ann Bob", *OWED, "Ann: red reverse")

    assert ("Bob 2", "Bob") == (table.owes, table.turn)


def test_a_draw_two_turned_up_goes_to_whoever_is_next_the_other_way():
    """Nobody laid it."""
    table = playing_by(REVERSE, ABCD, "deal: red draw two", "Bob: red reverse")

    assert ("Ann 2", -1) == (table.owes, table.round.direction)


def test_a_skip_is_not_turned_round():
    rules = "house reverse-bounce, house skip-bounce"
    table = playing_by(rules, ABCD, *OWED, "Cat: red skip", "Dan: red reverse")

    assert ("refused", "uno.owed") == (table.verdict, table.article)
