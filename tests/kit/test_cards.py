"""A card is its printed name."""

import pytest

from referee.games import GAMES
from referee.kit.cards import COLORS, Card, card_with_printed_name

CARDS = list(dict.fromkeys(card for game in GAMES.values() for card in game.cards))


@pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])
def test_every_card_is_named_as_it_is_printed(card):
    assert card == card_with_printed_name(card.name)


@pytest.mark.parametrize("color", COLORS)
def test_a_colored_card_says_its_color_first(color):
    assert Card("draw two", color) == card_with_printed_name(f"{color} draw two")


def test_a_wild_has_no_color():
    assert Card("wild draw four") == card_with_printed_name("wild draw four")


def test_cards_of_one_name_are_equal():
    """Nobody can tell the two red fives apart."""
    assert card_with_printed_name("red 5") == Card("5", "red")
