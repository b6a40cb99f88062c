"""Draw until you can play; docs/rules/house-rules.md 3.6; disputes.md 46."""

import pytest

from tests.games.uno.options.house.playing import ABC, offered, playing_by
from tests.table import agreed

UNTIL = "house draw-until"
KEEP = "house draw-until keep=yes"
BEGUN = ("deal: red 5",)
NEARLY_DRY = (*agreed("deal: red 5; Ann 35, Bob 35, Cat 35"),)
"""Two cards are in the pile."""


def test_cards_are_drawn_one_after_the_other():
    """Dispute 46. Nobody else sees the hand, so each draw stands."""
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws", "Bob: draws", "Bob: draws")

    assert ("stands", "uno.house.draw-until") == (table.verdict, table.article)
    assert ("Ann 7, Bob 10, Cat 7", "Bob") == (table.hands, table.turn)


def test_or_told_all_at_once():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws 3")

    assert ("stands", "Ann 7, Bob 10, Cat 7") == (table.verdict, table.hands)


def test_the_card_that_fits_is_laid():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws 3", "Bob: red 7")

    assert ("upheld", "Cat") == (table.verdict, table.turn)


@pytest.mark.parametrize("line", ["Bob: keeps", "Bob: draws 2, keeps"])
def test_nothing_is_kept_while_there_is_something_to_draw(line):
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws", line)

    assert ("refused", "uno.house.draw-until") == (table.verdict, table.article)
    assert "Bob" == table.turn


def test_nobody_goes_on_before_it_is_laid():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws", "Cat: red 1")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


def test_nobody_is_told_to_keep_it():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws")

    assert "keep" not in table.say["Bob"]
    assert "keep" not in table.seen


def test_more_draws_are_offered_and_keeping_is_not():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws")

    assert [{"claim": "uno.draw", "seat": 1}] == offered(table, "uno.draw")


def test_at_least_one_is_drawn():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: draws 0")

    assert ("refused", "uno.house.draw-until") == (table.verdict, table.article)


def test_who_is_known_to_hold_a_card_that_fits_does_not_draw():
    table = playing_by(UNTIL, ABC, *BEGUN).knows("Cat: red 1").report("Bob: red 2", "Cat: draws")

    assert ("refused", ["uno.house.draw-until"]) == (table.verdict, table.articles)
    assert "red 1" in table.sentence


def test_a_card_that_fits_and_that_only_a_refused_claim_has_shown_lets_the_draw_stand():
    table = playing_by(UNTIL, ABC, *BEGUN, "Cat: red 1", "Bob: red 2", "Cat: draws")

    assert ("stands", ["uno.house.draw-until", "uno.deduction.slip"]) == (table.verdict, table.articles[:2])
    assert "Cat showed the red 1 before" in table.sentences[1]


def test_cards_owed_are_drawn_as_ever():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: red draw two", "Cat: draws 3")

    assert ("refused", "uno.owed") == (table.verdict, table.article)
    assert "upheld" == table.report("Cat: draws 2").verdict


def test_a_card_said_to_be_just_drawn_was_drawn():
    table = playing_by(UNTIL, ABC, *BEGUN, "Bob: wild, blue, drawn")

    assert ("upheld", "Ann 7, Bob 7, Cat 7", 85) == (table.verdict, table.hands, table.round.draw_pile)


# dry piles


def test_no_more_is_drawn_than_there_is():
    table = playing_by(UNTIL, ABC, *NEARLY_DRY, "Bob: draws 3")

    assert ("refused", "uno.house.draw-until") == (table.verdict, table.article)
    assert "stands" == table.report("Bob: draws 2").verdict


@pytest.mark.parametrize("line", ["Bob: keeps", "Cat: red 1"])
def test_when_nothing_is_left_to_draw_the_turn_passes(line):
    """By a word, or because somebody goes on."""
    table = playing_by(UNTIL, ABC, *NEARLY_DRY, "Bob: draws 2", line)

    assert "upheld" == table.verdict
    assert table.turn in ("Cat", "Ann")


@pytest.mark.parametrize("line", ["Cat: draws", "Cat: draws 0"])
def test_who_finds_nothing_to_draw_misses_the_turn(line):
    table = playing_by(UNTIL, ABC, *NEARLY_DRY, "Bob: draws 2", "Bob: keeps", line)

    assert ("stands", "Ann") == (table.verdict, table.turn)
    assert "uno.pile.dry" in table.articles


# a card that fits may be kept


def test_where_a_card_that_fits_may_be_kept_keeping_stands():
    """Nobody else sees whether it fits."""
    table = playing_by(KEEP, ABC, *BEGUN, "Bob: draws 3", "Bob: keeps")

    assert ("stands", "Cat") == (table.verdict, table.turn)


def test_where_it_may_be_kept_it_counts_as_kept_when_somebody_goes_on():
    table = playing_by(KEEP, ABC, *BEGUN, "Bob: draws", "Cat: red 1")

    assert ("Ann", "Ann 7, Bob 8, Cat 6") == (table.turn, table.hands)
    assert "uno.drawn-card" in table.articles
