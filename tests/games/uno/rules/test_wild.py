"""Wild cards: docs/rules/uno.md 26-30, 65; disputes.md 11-19, 25."""

import pytest

from referee.kit.cards import COLORS
from referee.match.model.articles import text_of
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"


@pytest.mark.parametrize("color", COLORS)
def test_any_color_may_be_named(color):
    """The one in force too: dispute 11. Whether one holds it, nobody asks: dispute 12."""
    table = table_of(ABC, "deal: red 5", f"Bob: wild, {color}")

    assert ("upheld", color, "Cat") == (table.verdict, table.round.color, table.turn)


def test_a_wild_may_be_laid_whatever_else_is_in_the_hand():
    """Dispute 13: nothing is unseen about a Wild."""
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: wild, blue").verdict


@pytest.mark.parametrize("card", ["wild", "wild draw four"])
def test_the_color_may_be_named_later(card):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}")

    assert {"Bob": "Name the color of your wild card."} == table.say
    assert ("upheld", "green") == (table.report("Bob: names green").verdict, table.round.color)


def test_naming_the_color_later_leaves_the_turn_where_it_is():
    table = table_of(ABC, "deal: red 5", "Bob: wild", "Bob: names green")

    assert "Cat" == table.turn
    assert {"Cat": "Play green or a wild, or draw."} == table.say


@pytest.mark.parametrize("line", ["Cat: green 3", "Cat: wild, red", "Cat: draws", "Ann: green 3"])
@pytest.mark.parametrize("card", ["wild", "wild draw four"])
def test_until_the_color_is_named_nobody_goes_on(card, line):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}", line)

    assert "refused" == table.verdict
    assert "uno.color.owed" in table.broken
    assert "Name the color of your wild card." == table.say["Bob"]


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_nobody_else_names_the_color(who):
    """Dispute 25, and docs/rules/uno.md 26."""
    table = table_of(ABC, "deal: red 5", "Bob: wild", f"{who}: names red")

    assert ("refused", "uno.color.owed") == (table.verdict, table.article)
    assert "Bob has to name the color first." == table.sentence
    assert "Your color does not count." == table.say[who]


@pytest.mark.parametrize("before", ["Bob: red 7", "Bob: wild, red"])
def test_a_color_is_named_once(before):
    table = table_of(ABC, "deal: red 5", before, "Bob: names red")

    assert ("refused", "uno.color") == (table.verdict, table.article)
    assert "Nobody has to name a color now: the color is red." == table.sentence


def test_a_color_that_nobody_owes_cannot_be_agreed_on():
    """Colors are not changed by agreement; a card was laid wrongly, or none."""
    assert "refused" == table_of(ABC, "deal: red 5", *agreed("Bob: names blue", 3)).verdict


def test_without_a_deal_no_color_is_named():
    assert "match.round" == table_of(ABC, "Bob: names red").article


# Wild Draw Four


def test_a_wild_draw_four_stands():
    """Nobody but its player sees whether it is lawful: docs/rules/uno.md 30; disputes.md 19."""
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue")

    assert ("stands", "uno.wild-draw-four.color") == (table.verdict, table.article)
    assert (
        "Nobody can check this Wild Draw Four: we trust Bob unless somebody challenges. "
        "A Wild Draw Four is allowed only if the hand holds no red card." == table.sentence
    )


@pytest.mark.parametrize(
    ("lines", "color"),
    [
        (("deal: green 7",), "green"),
        (("deal: green skip",), "green"),
        (("deal: wild", "Bob: names yellow"), "yellow"),
    ],
)
def test_the_color_in_force_is_what_counts(lines, color):
    """On a Wild the color named: dispute 17."""
    table = table_of(ABC, *lines)
    table.report(f"{table.turn}: wild draw four, blue")

    assert color == table.ruling.findings[0].facts["color"]
    assert color == table.round.debt.over


def test_a_wild_draw_four_out_of_turn_is_refused():
    """What breaks outweighs what is unseen."""
    table = table_of(ABC, "deal: red 5", "Cat: wild draw four, blue")

    assert ("refused", ["uno.turn"]) == (table.verdict, table.articles)


def test_what_decides_a_wild_draw_four_is_the_color_alone():
    """Not a number, a symbol, or another wild card in the hand: disputes 14 to 16."""
    article = table_of(ABC).game.rulebook["uno.wild-draw-four.color"]

    assert (
        "A card of the same number or symbol in the hand, or another wild card, does not matter."
        in text_of(article)
    )


def test_a_wild_draw_four_makes_four_cards_owed_that_may_be_challenged():
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue")

    assert "Cat 4" == table.owes
    assert (1, "red", True) == (
        table.round.debt.by,
        table.round.debt.over,
        table.round.debt.open_to_challenge,
    )


def test_a_draw_two_cannot_be_challenged():
    assert not table_of(ABC, "deal: red 5", "Bob: red draw two").round.debt.open_to_challenge


@pytest.mark.parametrize("card", ["wild", "wild draw four"])
def test_a_wild_card_laid_last_needs_no_color(card):
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"), f"Bob: {card}")

    assert ("upheld", "Bob") == (table.verdict, table.name(table.round.out))
    assert table.round.color_owed_by is None


def test_a_wild_draw_four_laid_last_is_lawful():
    """The rest of the hand is empty: dispute 26. Nothing is unseen."""
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"), "Bob: wild draw four, blue")

    assert "upheld" == table.verdict
    assert "uno.wild-draw-four.color" not in table.articles
