"""No finishing on an action: the last card is a number; docs/rules/house-rules.md 3.13; disputes.md 28."""

import pytest

from referee.languages.grammar import printed
from tests.games.uno.options.house.playing import ABC, playing_by

NUMBER = "house no-action-finish"
LAST = ("deal: red 5", "count Bob: 1")


@pytest.mark.parametrize("card", ["red skip", "red reverse", "red draw two", "wild", "wild draw four"])
def test_nobody_goes_out_with_an_action_card(card):
    """Dispute 28."""
    table = playing_by(NUMBER, ABC, *LAST, f"Bob: {card}")

    assert ("refused", ["uno.house.no-action-finish"]) == (table.verdict, table.articles)
    assert (
        f"The last card has to be a number here, not the {printed(card)}. Draw a card instead."
        == table.sentence
    )


@pytest.mark.parametrize("card", ["red 0", "red 9", "blue 5"])
def test_a_number_goes_out(card):
    table = playing_by(NUMBER, ABC, *LAST, f"Bob: {card}")

    assert "Bob" == table.name(table.round.out)


def test_a_last_card_but_one_may_be_an_action():
    assert "upheld" == playing_by(NUMBER, ABC, "deal: red 5", "count Bob: 2", "Bob: red skip").verdict


def test_one_draws_instead_and_may_lay_what_was_drawn():
    table = playing_by(NUMBER, ABC, *LAST, "Bob: red skip", "Bob: draws", "Bob: red 8")

    assert ("upheld", "Ann 7, Bob 1, Cat 7") == (table.verdict, table.hands)


def test_with_the_card_drawn_the_action_is_no_last_card_any_more():
    assert "upheld" == playing_by(NUMBER, ABC, *LAST, "Bob: red skip", "Bob: draws", "Bob: red skip").verdict


@pytest.mark.parametrize("forced", ["house force-play", "house draw-until", "declining must-lay"])
def test_who_has_to_lay_what_fits_still_draws_instead(forced):
    """Otherwise there would be nothing left to do."""
    table = playing_by(f"{forced}, {NUMBER}", ABC, *LAST, "Bob: red skip", "Bob: draws")

    assert ("stands", "Ann 7, Bob 2, Cat 7") == (table.verdict, table.hands)


@pytest.mark.parametrize("forced", ["house force-play", "house draw-until", "declining must-lay"])
def test_a_number_that_was_seen_has_to_be_laid_all_the_same(forced):
    table = playing_by(f"{forced}, {NUMBER}", ABC, "deal: red 5", "count Cat: 1").knows("Cat: red 1")

    assert "refused" == table.report("Bob: red 2", "Cat: draws").verdict


@pytest.mark.parametrize("forced", ["house force-play", "house draw-until", "declining must-lay"])
def test_a_number_that_only_a_refused_claim_has_shown_is_named(forced):
    lines = ("deal: red 5", "count Cat: 1", "Cat: red 1", "Bob: red 2", "Cat: draws")
    table = playing_by(f"{forced}, {NUMBER}", ABC, *lines)

    assert "stands" == table.verdict
    assert "uno.deduction.slip" in table.articles


@pytest.mark.parametrize(
    ("rules", "card"),
    [
        ("house stacking", "blue draw two"),
        ("house skip-bounce", "red skip"),
        ("house reverse-bounce", "red reverse"),
    ],
)
def test_nor_by_answering_cards_owed(rules, card):
    lines = ("deal: red 5", "count Cat: 1", "Bob: red draw two", f"Cat: {card}")
    table = playing_by(f"{rules}, {NUMBER}", ABC, *lines)

    assert ("refused", "uno.house.no-action-finish") == (table.verdict, table.article)


def test_nor_by_jumping_in():
    lines = ("deal: red 5", "count Ann: 1", "Bob: red skip", "Ann: red skip")
    table = playing_by(f"house jump-in, {NUMBER}", "Ann Bob Cat Dan", *lines)

    assert ("refused", "uno.house.no-action-finish") == (table.verdict, table.article)
