"""Laying a card: docs/rules/uno.md 15, 16, 20-22, 57-59; disputes.md 10, 13, 47, 49, 50, 62-64."""

import pytest

from tests.table import agreed, table_of

ABC = "Ann Bob Cat"


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("red 9", "The red 9 fits: it is red."),
        ("red skip", "The red skip fits: it is red."),
        ("blue 5", "The blue 5 fits: it is another 5."),
        ("red 5", "The red 5 fits: it is red."),
        ("wild, red", "A wild card fits on every card."),
        ("wild, green", "A wild card fits on every card."),
    ],
)
def test_what_goes_on_a_number(card, reason):
    """Its color, its number, or a wild card."""
    table = table_of(ABC, "deal: red 5", f"Bob: {card}")

    assert ("upheld", ["uno.play", "uno.match"]) == (table.verdict, table.articles[:2])
    assert reason == table.sentences[1]


@pytest.mark.parametrize("card", ["blue 7", "green skip", "yellow draw two", "blue 0"])
def test_what_does_not_go_on_a_number(card):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}")

    assert ("refused", ["uno.match"]) == (table.verdict, table.articles)
    assert f"The {card} does not fit on the red 5. Only red, a 5 or a wild fits." == table.sentence


@pytest.mark.parametrize(
    ("first", "card"),
    [("blue skip", "red skip"), ("blue reverse", "red reverse"), ("blue skip", "blue 1")],
)
def test_a_symbol_goes_on_the_same_symbol(first, card):
    """Of any color: dispute 49."""
    table = table_of(ABC, f"deal: {first}")

    assert "upheld" == table.report(f"{table.turn}: {card}").verdict


@pytest.mark.parametrize(("first", "card"), [("blue skip", "red reverse"), ("blue skip", "red 1")])
def test_a_symbol_does_not_go_on_another(first, card):
    table = table_of(ABC, f"deal: {first}")

    assert ["uno.match"] == table.report(f"{table.turn}: {card}").broken


def test_on_a_wild_goes_the_color_named():
    table = table_of(ABC, "deal: red 5", "Bob: wild, blue", "Cat: blue 3")

    assert "upheld" == table.verdict


def test_the_color_under_a_wild_is_forgotten():
    table = table_of(ABC, "deal: red 5", "Bob: wild, blue", "Cat: red 3")

    assert ["uno.match"] == table.broken
    assert "The red 3 does not fit on the Wild. Only blue or a wild fits." == table.sentence


def test_the_number_under_a_wild_is_forgotten():
    assert ["uno.match"] == table_of(ABC, "deal: red 5", "Bob: wild, blue", "Cat: green 5").broken


def test_a_wild_goes_on_a_wild():
    """Dispute 10."""
    table = table_of(ABC, "deal: red 5", "Bob: wild, blue", "Cat: wild, red")

    assert ("upheld", "red") == (table.verdict, table.round.color)


def test_a_draw_two_of_another_color_does_not_go_on_a_wild_draw_four():
    """Once the four were drawn, only the color named goes: dispute 50."""
    drawn = ("deal: red 5", "Bob: wild draw four, blue", "Cat: draws")

    assert ["uno.match"] == table_of(ABC, *drawn, "Ann: red draw two").broken
    assert "upheld" == table_of(ABC, *drawn, "Ann: blue draw two").verdict


def test_a_card_laid_leaves_the_hand():
    table = table_of(ABC, "deal: red 5", "Bob: red 7")

    assert ("Ann 7, Bob 6, Cat 7", "red 7") == (table.hands, table.round.top.name)


def test_a_card_laid_passes_the_turn():
    assert "Cat" == table_of(ABC, "deal: red 5", "Bob: red 7").turn


def test_a_card_of_another_color_changes_the_color():
    assert "blue" == table_of(ABC, "deal: red 5", "Bob: blue 5").round.color


def test_a_wrong_card_is_taken_back():
    """No card is drawn for it, and it is still that player's turn: disputes 48 and 62."""
    table = table_of(ABC, "deal: red 5", "Bob: blue 7")

    assert "Ann 7, Bob 7, Cat 7 | red 5 | pile 86 | Bob to play" == table.seen
    says = "Take the blue 7 back. There is no penalty. Play red, a 5 or a wild, or draw."
    assert {"Bob": says} == table.say


def test_another_card_may_follow_a_wrong_one():
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: blue 7", "Bob: red 7").verdict


@pytest.mark.parametrize("seat", ["Ann", "Cat"])
def test_a_card_out_of_turn_is_taken_back(seat):
    """No turn is lost by it: disputes 63 and 59."""
    table = table_of(ABC, "deal: red 5", f"{seat}: red 7")

    assert ("refused", ["uno.turn"]) == (table.verdict, table.broken)
    assert f"It is Bob's turn, not {seat}'s." == table.sentence
    assert "Take the red 7 back. There is no penalty. Wait for your turn." == table.say[seat]
    assert "Bob" in table.say


def test_an_equal_card_out_of_turn_is_no_jump_in():
    """Unless the table plays by that house rule."""
    assert ["uno.turn"] == table_of(ABC, "deal: red 5", "Cat: red 5").broken


def test_all_that_is_wrong_with_a_card_is_said():
    assert ["uno.turn", "uno.match"] == table_of(ABC, "deal: red 5", "Cat: blue 7").broken


def test_two_equal_cards_are_not_laid_at_once():
    """The second is out of turn: dispute 47."""
    assert ["uno.turn"] == table_of(ABC, "deal: red 5", "Bob: red 7", "Bob: red 7").broken


def test_a_colored_card_names_no_other_color():
    table = table_of(ABC, "deal: red 5", "Bob: red 7, blue")

    assert ("refused", ["uno.color"]) == (table.verdict, table.broken)
    assert "The red 7 already has a color, so you do not choose one." == table.sentence


def test_a_colored_card_may_say_its_own_color():
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: red 7, red").verdict


def test_without_a_deal_nothing_is_laid():
    table = table_of(ABC, "Bob: red 7")

    assert ("refused", "match.round") == (table.verdict, table.article)
    assert "Take the red 7 back. There is no penalty." == table.say["Bob"]


def test_a_wrong_card_that_nobody_minded_may_count():
    """Noticed late, it stands: dispute 64."""
    table = table_of(ABC, "deal: red 5", *agreed("Bob: blue 7", 3), "Cat: blue 1")

    assert "upheld" == table.verdict


ACTION_CARDS = {
    "red skip": "uno.skip",
    "red reverse": "uno.reverse",
    "red draw two": "uno.draw-two",
    "wild, red": None,
    "wild draw four, red": "uno.wild-draw-four",
    "red 7": None,
}


@pytest.mark.parametrize(("card", "article"), ACTION_CARDS.items(), ids=ACTION_CARDS)
def test_an_action_card_cites_what_it_does(card, article):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}")

    assert article is None or article in table.articles
