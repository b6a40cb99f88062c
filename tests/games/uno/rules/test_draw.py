"""Drawing instead of laying: docs/rules/uno.md 17-20; disputes.md 44-46, 60."""

import pytest

from referee.match.model.articles import text_of
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
DRY = agreed("deal: red 5; Ann 35, Bob 36, Cat 36")
"""Everything is dealt but the card turned up: nothing can be drawn, also not from the discards."""


def test_who_draws_may_lay_the_card_or_keep_it():
    table = table_of(ABC, "deal: red 5", "Bob: draws")

    assert ("upheld", "uno.draw") == (table.verdict, table.article)
    assert ("Ann 7, Bob 8, Cat 7", 85) == (table.hands, table.round.draw_pile)
    assert {"Bob": "Play the card you drew if it fits, or keep it."} == table.say


def test_nobody_asks_whether_a_card_could_have_been_laid():
    """One may draw though able, and nobody could see it: dispute 44. The article says so."""
    table = table_of(ABC, "deal: red 5", "Bob: draws")

    assert ("upheld", "uno.draw") == (table.verdict, table.article)
    assert text_of(table.game.rulebook["uno.draw"]).endswith(
        "A player who can play a card, but does not want to, may draw one too."
    )


@pytest.mark.parametrize("line", ["Bob: keeps", "Bob: draws 0, keeps"])
def test_a_drawn_card_is_kept(line):
    """It need not be laid: dispute 45. Keeping it is no second draw."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", line)

    assert ("upheld", "Cat", "Ann 7, Bob 8, Cat 7") == (table.verdict, table.turn, table.hands)


def test_a_card_is_drawn_and_kept_in_one():
    table = table_of(ABC, "deal: red 5", "Bob: draws, keeps")

    assert ("upheld", "Cat", "Ann 7, Bob 8, Cat 7") == (table.verdict, table.turn, table.hands)


@pytest.mark.parametrize("line", ["Bob: red 7", "Bob: red 7, drawn"])
def test_a_drawn_card_is_laid(line):
    """Whatever is laid after a draw is the drawn card; it need not be said."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", line)

    assert ("upheld", "Cat", "Ann 7, Bob 7, Cat 7") == (table.verdict, table.turn, table.hands)


def test_a_card_laid_as_drawn_implies_the_draw():
    table = table_of(ABC, "deal: red 5", "Bob: red 7, drawn")

    assert ("upheld", "Cat", "Ann 7, Bob 7, Cat 7") == (table.verdict, table.turn, table.hands)
    assert 85 == table.round.draw_pile


def test_a_drawn_card_that_does_not_fit_is_not_laid():
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Bob: blue 7")

    assert ["uno.match"] == table.broken
    says = "Take the blue 7 back. There is no penalty. Play the card you drew if it fits, or keep it."
    assert says == table.say["Bob"]


def test_a_wild_draw_four_just_drawn_may_be_laid():
    """Whether lawfully, is in the hand: dispute 18."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Bob: wild draw four, blue")

    assert ("stands", "uno.wild-draw-four.color") == (table.verdict, table.article)


def test_one_draws_once_a_turn():
    """Not until something fits: dispute 46."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Bob: draws")

    assert ("refused", "uno.drawn-card") == (table.verdict, table.article)
    assert "Bob has already drawn a card this turn: play that card, or keep it." == table.sentence


@pytest.mark.parametrize("count", [0, 2, 3])
def test_one_card_is_drawn_for_a_turn(count):
    table = table_of(ABC, "deal: red 5", f"Bob: draws {count}")

    assert ("refused", "uno.draw.one") == (table.verdict, table.article)
    assert "Bob draws exactly one card in this turn." == table.sentence
    assert "Ann 7, Bob 7, Cat 7" == table.hands


def test_the_right_number_may_be_said():
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: draws 1").verdict


def test_drawing_is_a_turn_like_laying():
    table = table_of(ABC, "deal: red 5", "Cat: draws")

    assert ("refused", ["uno.turn"]) == (table.verdict, table.broken)
    assert (
        "Return what you drew to the draw pile, facedown. There is no penalty. Wait for your turn."
        == table.say["Cat"]
    )


def test_a_draw_out_of_turn_that_the_table_lets_count_takes_the_turn():
    table = table_of(ABC, "deal: red 5", *agreed("Cat: draws", 3))

    assert ("Ann 7, Bob 7, Cat 8", "Cat") == (table.hands, table.turn)
    assert "upheld" == table.report("Cat: red 7").verdict


def test_a_refusal_that_follows_from_a_refused_draw_is_mended_by_letting_that_count():
    """Nobody minded that Cat drew out of turn: then it was Ann's turn."""
    assert "allow 3" == table_of(ABC, "deal: red 5", "Cat: draws", "Ann: red 7").fix


def test_without_a_deal_nothing_is_drawn():
    assert "match.round" == table_of(ABC, "Bob: draws").article


@pytest.mark.parametrize("line", ["Ann: draws", "Cat: draws"])
def test_when_somebody_is_out_nobody_draws(line):
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"), "Bob: red 7", line)

    assert ("refused", "uno.going-out") == (table.verdict, table.article)


def test_while_a_color_is_owed_nobody_draws():
    table = table_of(ABC, "deal: red 5", "Bob: wild", "Cat: draws")

    assert ("refused", ["uno.color.owed"]) == (table.verdict, table.broken)
    assert "Bob has to name the color first." == table.sentence


# when nothing is left


@pytest.mark.parametrize("line", ["Bob: draws", "Bob: draws 0", "Bob: draws, keeps"])
def test_who_finds_nothing_to_draw_passes(line):
    """Dispute 60: only the top card is left, the draw lapses, the turn passes."""
    table = table_of(ABC, *DRY, line)

    assert "upheld" == table.verdict
    assert "uno.pile.dry" in table.articles
    assert "No card is left to draw." in table.sentences
    assert ("Ann 35, Bob 36, Cat 36", "Cat") == (table.hands, table.turn)


def test_where_nothing_is_left_nothing_was_drawn():
    table = table_of(ABC, *DRY, "Bob: draws 1")

    assert ("refused", "uno.draw.one") == (table.verdict, table.article)
    assert "Bob cannot draw one card: no card is left to draw." == table.sentence


def test_where_nothing_is_left_no_card_was_just_drawn():
    table = table_of(ABC, *DRY, "Bob: red 7, drawn")

    assert ("refused", "uno.pile.dry") == (table.verdict, table.article)
    assert "Nobody can have drawn this card just now: no card was left to draw." == table.sentence
    assert {"wanted": 1, "drawable": 0} == dict(table.ruling.findings[0].facts)


def test_where_nothing_is_left_one_may_still_lay():
    assert "upheld" == table_of(ABC, *DRY, "Bob: red 7").verdict


def test_the_discards_are_shuffled_for_a_single_card():
    """Bob's turn: the pile is empty, one card lies under the top."""
    table = table_of(ABC, *DRY, "Bob: red 7", "Cat: draws")

    assert "uno.pile.short" in table.articles
    assert ("Ann 35, Bob 35, Cat 37", 0) == (table.hands, table.round.draw_pile)
    assert ("red 7",) == tuple(card.name for card in table.round.discards)


def test_the_pile_is_not_shuffled_before_a_card_is_wanted():
    """The last card of the pile was drawn; its being empty is nobody's business yet."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 35, Bob 35, Cat 36"), "Bob: draws")

    assert "uno.pile.short" not in table.articles
    assert 0 == table.round.draw_pile


def test_drawing_what_is_owed_is_not_drawing_by_choice():
    """Whatever this table says of drawing instead of laying a card."""
    table = table_of(ABC, "deal: red 5", "Bob: red draw two", "Cat: draws", preset="basic")

    assert ["uno.owed"] == table.articles
    assert ["Cat had to draw two cards and has drawn them."] == table.sentences


def test_keeping_the_card_drawn_before_is_not_drawing():
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Bob: keeps")

    assert ["uno.drawn-card"] == table.articles


@pytest.mark.parametrize("by", ["", " | Bob's phone"])
def test_after_drawing_no_other_card_is_laid(by):
    """That was not the card he drew, whoever says so."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", f"Bob: red 7, not drawn{by}")

    assert ("refused", ["uno.drawn-card"]) == (table.verdict, table.broken)
    assert "Bob has already drawn a card. Only that card may be played, not the red 7." == table.sentence
    says = "Take the red 7 back. There is no penalty. Play the card you drew if it fits, or keep it."
    assert says == table.say["Bob"]


@pytest.mark.parametrize("line", ["Bob: red 7", "Bob: red 7, drawn"])
def test_where_nobody_says_otherwise_it_is_the_card_drawn(line):
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: draws", line).verdict


def test_who_has_not_drawn_lays_any_card():
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Cat: red 7, not drawn")

    assert ("upheld", "Ann 7, Bob 8, Cat 6") == (table.verdict, table.hands)


def test_cards_drawn_for_a_debt_are_no_card_drawn_for_the_turn():
    """Nobody has a turn after drawing what is owed but between two."""
    table = table_of("Ann Bob", "deal: red 5", "Bob: red skip", "Bob: red 7, not drawn")

    assert "upheld" == table.verdict


def test_the_card_taken_back_was_seen_and_is_in_the_hand():
    table = table_of(ABC, "deal: red 5", "Bob: draws").knows("Bob: red 0, not drawn")
    table.report("Bob: keeps", "Cat: red 7", "Ann: red 0")

    assert ("refused", ["uno.deduction.card"]) == (table.verdict, table.broken)


def test_the_claim_that_was_taken_back_is_named_by_a_card_that_stands_against_it():
    lines = ("Bob: draws", "Bob: red 0, not drawn", "Bob: keeps", "Cat: red 7", "Ann: red 0")
    table = table_of(ABC, "deal: red 5", *lines)

    assert ("stands", "uno.deduction.slip", []) == (table.verdict, table.article, table.broken)
    assert 4 == table.ruling.findings[0].facts["entry"]
