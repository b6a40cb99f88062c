"""Skip bounce: a Skip of its color sends a Draw Two on; docs/rules/house-rules.md 3.3; disputes.md 6, 7."""

import pytest

from tests.games.uno.options.house.playing import ABCD, playing_by

SKIP = "house skip-bounce"
OWED = ("deal: red 5", "Bob: red draw two")


def test_a_skip_of_its_color_sends_a_draw_two_on():
    """Dispute 6. It skips nobody, and two cards are owed as before."""
    table = playing_by(SKIP, ABCD, *OWED, "Cat: red skip")

    assert ("upheld", "Dan 2", "Dan") == (table.verdict, table.owes, table.turn)
    assert "uno.house.skip-bounce" in table.articles
    assert "uno.skip" not in table.articles


def test_a_skip_of_another_color_does_not():
    table = playing_by(SKIP, ABCD, *OWED, "Cat: blue skip")

    assert ("refused", "uno.match") == (table.verdict, table.article)


def test_on_that_skip_goes_a_skip_of_any_color():
    table = playing_by(SKIP, ABCD, *OWED, "Cat: red skip", "Dan: blue skip")

    assert ("upheld", "Ann 2") == (table.verdict, table.owes)


@pytest.mark.parametrize("card", ["red reverse", "blue draw two", "wild, blue", "red 3"])
def test_nothing_else_does(card):
    table = playing_by(SKIP, ABCD, *OWED, f"Cat: {card}")

    assert ("refused", ["uno.owed"]) == (table.verdict, table.articles)


@pytest.mark.parametrize("card", ["blue skip", "red skip"])
def test_nothing_sends_a_wild_draw_four_on(card):
    """Dispute 7."""
    table = playing_by(SKIP, ABCD, "deal: red 5", "Bob: wild draw four, blue", f"Cat: {card}")

    assert "refused" == table.verdict
    assert "uno.owed" in table.articles


def test_after_a_lost_challenge_neither():
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none")

    assert "refused" == playing_by(SKIP, ABCD, *lines, "Cat: blue skip").verdict


def test_when_nothing_is_owed_a_skip_is_a_skip():
    table = playing_by(SKIP, ABCD, *OWED, "Cat: red skip", "Dan: draws 2", "Ann: red skip")

    assert ("Cat", None) == (table.turn, table.owes)
    assert "uno.skip" in table.articles


def test_between_two_it_comes_back():
    table = playing_by(SKIP, "Ann Bob", *OWED, "Ann: red skip")

    assert "Bob 2" == table.owes


def test_as_last_card_the_next_player_draws_before_counting():
    table = playing_by(SKIP, ABCD, "deal: red 5", "count Cat: 1", OWED[1], "Cat: red skip")

    assert ("Dan 2", "Cat") == (table.owes, table.name(table.round.out))
    assert "uno.going-out.draw" in table.articles


def test_a_stacked_sum_is_sent_on_whole():
    rules = "house skip-bounce, house stacking"
    table = playing_by(rules, ABCD, *OWED, "Cat: blue draw two", "Dan: blue skip")

    assert "Ann 4" == table.owes


def test_it_says_what_it_does():
    table = playing_by(SKIP, ABCD, *OWED, "Cat: red skip")

    assert "Cat sends the Draw Two on. Now the next player has to draw two cards." in table.sentences
