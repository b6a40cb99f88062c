"""Named color: who names a color holds a card of it; dispute 12; docs/rules/disputes.md 12."""

import pytest

from tests.games.uno.options.house.playing import ABC, playing_by

NAMED = "house named-color"


@pytest.mark.parametrize("lines", [("Bob: wild, green",), ("Bob: wild", "Bob: names green")])
def test_the_color_named_stands_for_nobody_sees_the_hand(lines):
    told = playing_by(NAMED, ABC, "deal: red 5", *lines)

    assert ("stands", "uno.house.named-color") == (told.verdict, told.article)


@pytest.mark.parametrize("lines", [("Cat: wild, red",), ("Cat: wild", "Cat: names red")])
def test_a_color_that_was_seen_in_the_hand_is_upheld(lines):
    told = playing_by(NAMED, ABC, "deal: red 5", "Cat: red 1", "Bob: red 2", *lines)

    assert "upheld" == told.verdict
    assert "uno.house.named-color" in told.articles


@pytest.mark.parametrize("lines", [("Bob: wild, blue",), ("Bob: wild", "Bob: names blue")])
def test_a_color_that_is_proved_not_to_be_there_is_refused(lines):
    """All of the hand but the Wild was seen."""
    told = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 2", "Bob: green 1", *lines)

    assert ("refused", ["uno.house.named-color"]) == (told.verdict, told.articles)


def test_it_holds_for_a_wild_draw_four_too():
    told = playing_by(NAMED, ABC, "deal: red 5", "Bob: wild draw four, blue")

    assert "uno.house.named-color" in told.articles


def test_and_for_who_names_the_color_of_a_wild_turned_up():
    told = playing_by(NAMED, ABC, "deal: wild", "Bob: names blue")

    assert ("stands", "uno.house.named-color") == (told.verdict, told.article)


@pytest.mark.parametrize("claim", ["Bob: wild", "Bob: wild, blue", "Bob: wild draw four, blue"])
def test_a_last_card_needs_no_color(claim):
    told = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 1", claim)

    assert "upheld" == told.verdict
    assert "uno.house.named-color" not in told.articles


def test_a_colored_card_names_nothing():
    assert "uno.house.named-color" not in playing_by(NAMED, ABC, "deal: red 5", "Bob: red 1").articles


@pytest.mark.parametrize("lines", [("Cat: wild, blue",), ("Cat: wild", "Cat: names blue")])
def test_who_is_known_to_hold_nothing_but_wilds_names_any_color(lines):
    """Otherwise there would be nothing left to do."""
    begun = ("deal: red 5", "Cat: wild draw four, blue", "count Cat: 2", "Bob: red 1")
    told = playing_by(NAMED, ABC, *begun, *lines)

    assert ("blue", "Ann") == (told.round.color, told.turn)


def test_what_is_refused_the_table_may_let_count():
    lines = ("deal: red 5", "count Bob: 2", "Bob: green 1", "Bob: wild, blue", "allow 5")
    told = playing_by(NAMED, ABC, *lines)

    assert "blue" == told.round.color
