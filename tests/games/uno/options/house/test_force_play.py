"""Force play: who can lay a card has to; docs/rules/house-rules.md 3.7; disputes.md 44, 45."""

from tests.games.uno.options.house.playing import ABC, playing_by
from tests.table import agreed

FORCE = "house force-play"
SHOWN = ("deal: red 5", "Cat: red 1", "Bob: red 2")
"""A refused claim has shown Cat's red 1, and it is Cat's turn on red."""


def test_a_draw_stands_for_nobody_sees_the_hand():
    """Dispute 44."""
    table = playing_by(FORCE, ABC, "deal: red 5", "Bob: draws")

    assert ("stands", "uno.house.force-play") == (table.verdict, table.article)


def test_a_draw_is_refused_if_a_card_that_fits_is_known():
    """As in a described situation."""
    table = playing_by(FORCE, ABC, "deal: red 5").knows("Cat: red 1").report("Bob: red 2", "Cat: draws")

    assert ("refused", ["uno.house.force-play"]) == (table.verdict, table.articles)
    assert "Cat may not draw. Everybody has seen that Cat holds the red 1, and it fits." == table.sentence


def test_a_draw_stands_against_a_card_that_only_a_refused_claim_has_shown():
    """It may have been a mistake; it is named, once."""
    table = playing_by(FORCE, ABC, *SHOWN, "Cat: draws")
    against = "We accept it, although Cat showed the red 1 before."
    doubt = "That card was refused, so perhaps it was a mistake."

    assert ("stands", "uno.house.force-play") == (table.verdict, table.article)
    assert 1 == table.articles.count("uno.deduction.slip")
    assert (f"{against} {doubt}", None) == (table.sentences[1], table.fix)


def test_the_newest_of_several_that_were_shown_is_named():
    table = playing_by(FORCE, ABC, "deal: red 5", "Cat: red 1", "Cat: red 9", "Bob: red 2", "Cat: draws")

    assert 1 == table.articles.count("uno.deduction.slip")
    assert "Cat showed the red 9 before" in table.sentences[1]


def test_a_card_that_was_seen_and_does_not_fit_forces_nobody():
    table = playing_by(FORCE, ABC, "deal: red 5", "Cat: blue 1", "Bob: red 2", "Cat: draws")

    assert "stands" == table.verdict


def test_keeping_a_drawn_card_stands():
    """Dispute 45."""
    table = playing_by(FORCE, ABC, "deal: red 5", "Bob: draws", "Bob: keeps")

    assert ("stands", "uno.house.force-play") == (table.verdict, table.article)


def test_cards_owed_are_drawn_whatever_was_seen():
    table = playing_by(f"{FORCE}, house stacking", ABC, *SHOWN[:1], "Cat: blue draw two", "Bob: red draw two")

    assert "upheld" == table.report("Cat: draws 2").verdict


def test_where_nothing_is_left_to_draw_nothing_is_kept():
    dry = agreed("deal: red 5; Ann 35, Bob 35, Cat 36")
    table = playing_by(FORCE, ABC, *dry, "Bob: draws, keeps")

    assert "uno.drawn-card" not in table.articles


def test_whose_last_card_may_not_be_laid_draws():
    """With no-action-finish: the Skip fits and was seen, and is barred all the same."""
    rules = f"{FORCE}, house no-action-finish"
    table = playing_by(rules, ABC, "deal: red 5", "count Bob: 1", "Bob: red skip", "Bob: draws")

    assert ("stands", "Ann 7, Bob 2, Cat 7") == (table.verdict, table.hands)
