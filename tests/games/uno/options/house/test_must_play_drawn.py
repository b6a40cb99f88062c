"""Must play the drawn card; docs/rules/house-rules.md 3.7; disputes.md 45."""

import pytest

from tests.games.uno.options.house.playing import ABC, playing_by
from tests.table import agreed

MUST = "house must-play-drawn"


def test_one_may_draw_although_one_could_lay_a_card():
    assert "upheld" == playing_by(MUST, ABC, "deal: red 5", "Cat: red 1", "Bob: red 2", "Cat: draws").verdict


def test_keeping_a_drawn_card_stands_for_nobody_sees_it():
    """Dispute 45."""
    table = playing_by(MUST, ABC, "deal: red 5", "Bob: draws", "Bob: keeps")

    assert ("stands", "uno.house.must-play-drawn", "Cat") == (table.verdict, table.article, table.turn)


def test_drawing_and_keeping_in_one_claim_is_the_same():
    table = playing_by(MUST, ABC, "deal: red 5", "Bob: draws, keeps")

    assert ("stands", "uno.house.must-play-drawn") == (table.verdict, table.article)


def test_the_drawn_card_may_be_laid_of_course():
    assert "upheld" == playing_by(MUST, ABC, "deal: red 5", "Bob: draws", "Bob: red 1").verdict


def test_cards_owed_are_not_kept_but_drawn():
    table = playing_by(MUST, ABC, "deal: red draw two", "Bob: draws 2")

    assert "upheld" == table.verdict


@pytest.mark.parametrize("line", ["Cat: draws", "Cat: draws, keeps"])
def test_where_nothing_is_left_to_draw_nothing_is_kept(line):
    dry = agreed("deal: red 5; Ann 35, Bob 35, Cat 36")
    table = playing_by(MUST, ABC, *dry, "Bob: draws, keeps", line)

    assert "upheld" == table.verdict
