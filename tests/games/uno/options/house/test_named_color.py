"""Named color: who names a color holds a card of it; dispute 12; docs/rules/disputes.md 12."""

from functools import reduce

import pytest

from referee.rulings.judge import judge
from tests.games.uno.options.house.playing import ABC, playing_by
from tests.table import agreed

NAMED = "house named-color"


@pytest.mark.parametrize("lines", [("Bob: wild, green",), ("Bob: wild", "Bob: names green")])
def test_the_color_named_stands_for_nobody_sees_the_hand(lines):
    table = playing_by(NAMED, ABC, "deal: red 5", *lines)

    assert ("stands", "uno.house.named-color") == (table.verdict, table.article)


@pytest.mark.parametrize("lines", [("Cat: wild, red",), ("Cat: wild", "Cat: names red")])
def test_a_color_that_is_known_to_be_in_the_hand_is_upheld(lines):
    table = playing_by(NAMED, ABC, "deal: red 5").knows("Cat: red 1").report("Bob: red 2", *lines)

    assert "upheld" == table.verdict
    assert "uno.house.named-color" in table.articles


@pytest.mark.parametrize("lines", [("Bob: wild, red",), ("Bob: wild", "Bob: names red")])
def test_a_color_that_so_large_a_hand_has_to_hold_is_upheld(lines):
    """Only 83 cards are not red."""
    table = playing_by(NAMED, ABC, *agreed("deal: red 5; Ann 2, Bob 90, Cat 2"), *lines)

    assert "upheld" == table.verdict
    assert "uno.house.named-color" in table.articles


@pytest.mark.parametrize("lines", [("Cat: wild, red",), ("Cat: wild", "Cat: names red")])
def test_a_color_that_only_a_refused_claim_has_shown_is_not_proved(lines):
    """Nothing speaks against it, so no claim is named."""
    table = playing_by(NAMED, ABC, "deal: red 5", "Cat: red 1", "Bob: red 2", *lines)

    assert ("stands", "uno.house.named-color") == (table.verdict, table.article)
    assert "uno.deduction.slip" not in table.articles


@pytest.mark.parametrize("lines", [("Bob: wild, blue",), ("Bob: wild", "Bob: names blue")])
def test_a_color_that_is_proved_not_to_be_there_is_refused(lines):
    """All of the hand but the Wild is known."""
    table = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 2").knows("Bob: green 1").report(*lines)

    assert ("refused", ["uno.house.named-color"]) == (table.verdict, table.articles)


@pytest.mark.parametrize("lines", [("Bob: wild, blue",), ("Bob: wild", "Bob: names blue")])
def test_a_color_against_which_only_a_refused_claim_speaks_stands(lines):
    """It would have shown all of the hand but the Wild."""
    table = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 2", "Bob: green 1", *lines)

    assert "stands" == table.verdict
    assert {"uno.house.named-color", "uno.deduction.slip"} <= set(table.articles)
    named = table.ruling.findings[table.articles.index("uno.deduction.slip")]
    assert {"by": 1, "shown": "green 1", "entry": 4} == dict(named.facts)


def test_it_holds_for_a_wild_draw_four_too():
    table = playing_by(NAMED, ABC, "deal: red 5", "Bob: wild draw four, blue")

    assert "uno.house.named-color" in table.articles


def test_and_for_who_names_the_color_of_a_wild_turned_up():
    table = playing_by(NAMED, ABC, "deal: wild", "Bob: names blue")

    assert ("stands", "uno.house.named-color") == (table.verdict, table.article)


@pytest.mark.parametrize("claim", ["Bob: wild", "Bob: wild, blue", "Bob: wild draw four, blue"])
def test_a_last_card_needs_no_color(claim):
    table = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 1", claim)

    assert "upheld" == table.verdict
    assert "uno.house.named-color" not in table.articles


def test_a_colored_card_names_nothing():
    assert "uno.house.named-color" not in playing_by(NAMED, ABC, "deal: red 5", "Bob: red 1").articles


@pytest.mark.parametrize("lines", [("Cat: wild, blue",), ("Cat: wild", "Cat: names blue")])
def test_who_is_known_to_hold_nothing_but_wilds_names_any_color(lines):
    """Otherwise there would be nothing left to do."""
    begun = ("deal: red 5", "Cat: wild draw four, blue", "count Cat: 2", "Bob: red 1")
    table = playing_by(NAMED, ABC, *begun, *lines)

    assert ("blue", "Ann") == (table.round.color, table.turn)


def test_what_is_refused_the_table_may_let_count():
    table = playing_by(NAMED, ABC, "deal: red 5", "count Bob: 2").knows("Bob: green 1")
    table.report("Bob: wild, blue")
    assert "refused" == table.verdict

    # No entry makes that card certain, so no edit can let the claim count: the judge does.
    ruling = judge(table.game.ruleset_of(table.state), table.state, table.entries[-1].submission, agreed=True)
    state = reduce(table.game.evolve, ruling.events, table.state)
    assert ("stands", "blue") == (ruling.verdict, state.round.color)
