"""Drawing instead of laying: rules.md 17-20; disputes 44-46, 60."""

import pytest

from tests.table import agreed, table

ABC = "Ann Bob Cat"
DRY = agreed("deal: red 5; Ann 35, Bob 36, Cat 36")
"""Everything is dealt but the card turned up: nothing can be drawn, also not from the discards."""


def test_who_draws_may_lay_the_card_or_keep_it():
    told = table(ABC, "deal: red 5", "Bob: draws")

    assert ("upheld", "uno.draw") == (told.verdict, told.article)
    assert ("Ann 7, Bob 8, Cat 7", 85) == (told.hands, told.round.draw_pile)
    assert {"Bob": "Lay the card you drew if it fits, or keep it."} == told.say


def test_nobody_asks_whether_a_card_could_have_been_laid():
    """One may draw though able, and nobody could see it: dispute 44. The article says so."""
    told = table(ABC, "deal: red 5", "Bob: draws")

    assert ("upheld", "uno.draw") == (told.verdict, told.article)
    assert told.game.rulebook["uno.draw"].text.endswith("who does not want to may do so too.")


@pytest.mark.parametrize("line", ["Bob: keeps", "Bob: draws 0, keeps"])
def test_a_drawn_card_is_kept(line):
    """It need not be laid: dispute 45. Keeping it is no second draw."""
    told = table(ABC, "deal: red 5", "Bob: draws", line)

    assert ("upheld", "Cat", "Ann 7, Bob 8, Cat 7") == (told.verdict, told.turn, told.hands)


def test_a_card_is_drawn_and_kept_in_one():
    told = table(ABC, "deal: red 5", "Bob: draws, keeps")

    assert ("upheld", "Cat", "Ann 7, Bob 8, Cat 7") == (told.verdict, told.turn, told.hands)


@pytest.mark.parametrize("line", ["Bob: red 7", "Bob: red 7, drawn"])
def test_a_drawn_card_is_laid(line):
    """Whatever is laid after a draw is the drawn card; it need not be said."""
    told = table(ABC, "deal: red 5", "Bob: draws", line)

    assert ("upheld", "Cat", "Ann 7, Bob 7, Cat 7") == (told.verdict, told.turn, told.hands)


def test_a_card_laid_as_drawn_implies_the_draw():
    told = table(ABC, "deal: red 5", "Bob: red 7, drawn")

    assert ("upheld", "Cat", "Ann 7, Bob 7, Cat 7") == (told.verdict, told.turn, told.hands)
    assert 85 == told.round.draw_pile


def test_a_drawn_card_that_does_not_fit_is_not_laid():
    told = table(ABC, "deal: red 5", "Bob: draws", "Bob: blue 7")

    assert ["uno.match"] == told.broken
    assert "Take the blue 7 back. Lay the card you drew if it fits, or keep it." == told.say["Bob"]


def test_a_wild_draw_four_just_drawn_may_be_laid():
    """Whether lawfully, is in the hand: dispute 18."""
    told = table(ABC, "deal: red 5", "Bob: draws", "Bob: wild draw four, blue")

    assert ("stands", "uno.wild-draw-four.color") == (told.verdict, told.article)


def test_one_draws_once_a_turn():
    """Not until something fits: dispute 46."""
    told = table(ABC, "deal: red 5", "Bob: draws", "Bob: draws")

    assert ("refused", "uno.drawn-card") == (told.verdict, told.article)
    assert "Bob has drawn for this turn already: lay that card or keep it." == told.sentence


@pytest.mark.parametrize("count", [0, 2, 3])
def test_one_card_is_drawn_for_a_turn(count):
    told = table(ABC, "deal: red 5", f"Bob: draws {count}")

    assert ("refused", "uno.draw.one") == (told.verdict, told.article)
    assert f"Bob draws one card for the turn, not {count}." == told.sentence
    assert "Ann 7, Bob 7, Cat 7" == told.hands


def test_the_right_number_may_be_said():
    assert "upheld" == table(ABC, "deal: red 5", "Bob: draws 1").verdict


def test_drawing_is_a_turn_like_laying():
    told = table(ABC, "deal: red 5", "Cat: draws")

    assert ("refused", ["uno.turn"]) == (told.verdict, told.broken)
    assert "Put back what you drew. Wait for your turn." == told.say["Cat"]


def test_without_a_deal_nothing_is_drawn():
    assert "match.round" == table(ABC, "Bob: draws").article


@pytest.mark.parametrize("line", ["Ann: draws", "Cat: draws"])
def test_when_somebody_is_out_nobody_draws(line):
    told = table(ABC, *agreed("deal: red 5; Bob 1"), "Bob: red 7", line)

    assert ("refused", "uno.going-out") == (told.verdict, told.article)


def test_while_a_color_is_owed_nobody_draws():
    told = table(ABC, "deal: red 5", "Bob: wild", "Cat: draws")

    assert ("refused", ["uno.color.owed"]) == (told.verdict, told.broken)
    assert "First Bob names the color." == told.sentence


# when nothing is left


@pytest.mark.parametrize("line", ["Bob: draws", "Bob: draws 0", "Bob: draws, keeps"])
def test_who_finds_nothing_to_draw_passes(line):
    """Dispute 60: only the top card is left, the draw lapses, the turn passes."""
    told = table(ABC, *DRY, line)

    assert "upheld" == told.verdict
    assert "uno.pile.dry" in told.articles
    assert "There is nothing left to draw." in told.sentences
    assert ("Ann 35, Bob 36, Cat 36", "Cat") == (told.hands, told.turn)


def test_where_nothing_is_left_nothing_was_drawn():
    told = table(ABC, *DRY, "Bob: draws 1")

    assert ("refused", "uno.draw.one") == (told.verdict, told.article)
    assert "Bob draws no cards for the turn, not 1." == told.sentence


def test_where_nothing_is_left_no_card_was_just_drawn():
    told = table(ABC, *DRY, "Bob: red 7, drawn")

    assert ("refused", "uno.pile.dry") == (told.verdict, told.article)
    assert "There is nothing left that could have been drawn." == told.sentence


def test_where_nothing_is_left_one_may_still_lay():
    assert "upheld" == table(ABC, *DRY, "Bob: red 7").verdict


def test_the_discards_are_shuffled_for_a_single_card():
    """Bob's turn: the pile is empty, one card lies under the top."""
    told = table(ABC, *DRY, "Bob: red 7", "Cat: draws")

    assert "uno.pile.short" in told.articles
    assert ("Ann 35, Bob 35, Cat 37", 0) == (told.hands, told.round.draw_pile)
    assert ("red 7",) == tuple(card.name for card in told.round.discards)


def test_the_pile_is_not_shuffled_before_a_card_is_wanted():
    """The last card of the pile was drawn; its being empty is nobody's business yet."""
    told = table(ABC, *agreed("deal: red 5; Ann 35, Bob 35, Cat 36"), "Bob: draws")

    assert "uno.pile.short" not in told.articles
    assert 0 == told.round.draw_pile
