"""The deck: docs/rules/uno.md 1, 47-49; evidence.md 5.3."""

from collections import Counter

import pytest

from referee.games.uno.model.deck import COPIES_BY_EDITION, DEALER_DRAW_RANKS, POINTS_BY_FACE
from referee.games.uno.options.differences import DECK_OF
from referee.kit.cards import COLORS, Card

COPIES = COPIES_BY_EDITION["108"]
NUMBERS = [str(number) for number in range(10)]
ACTIONS = ["skip", "reverse", "draw two"]
WILDS = ["wild", "wild draw four"]
SPECIAL = ["wild shuffle hands", "wild swap hands", "wild customizable"]


def test_the_deck_has_108_cards():
    assert 108 == sum(COPIES.values())


BOXES = sorted(str(option.id) for option in DECK_OF.options)
"""The decks as they are sold."""


@pytest.mark.parametrize("edition", [box for box in BOXES if box != "108"])
def test_every_other_edition_adds_four_wild_cards(edition):
    more = {card: copies for card, copies in COPIES_BY_EDITION[edition].items() if card not in COPIES}

    assert (112, 4) == (sum(COPIES_BY_EDITION[edition].values()), sum(more.values()))
    assert set(SPECIAL) >= {card.face for card in more}


def test_every_edition_is_a_box_or_one_with_lost_cards():
    """Blank cards stand for these."""
    assert ["109-blank", "110-blank", "111-blank"] == sorted(COPIES_BY_EDITION.keys() - BOXES)
    assert [] == [box for box in BOXES if box not in COPIES_BY_EDITION]


def test_76_of_them_are_number_cards():
    assert 76 == sum(copies for card, copies in COPIES.items() if card.face in NUMBERS)


@pytest.mark.parametrize("color", COLORS)
def test_each_color_has_one_zero_and_two_of_all_else(color):
    """25 cards."""
    expected = {"0": 1} | dict.fromkeys([*NUMBERS[1:], *ACTIONS], 2)

    assert expected == {card.face: copies for card, copies in COPIES.items() if card.color == color}
    assert 25 == sum(expected.values())


def test_there_are_four_of_either_wild():
    assert (4, 4) == (COPIES[Card("wild")], COPIES[Card("wild draw four")])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_card_counts_its_number(number):
    assert int(number) == POINTS_BY_FACE[number]


@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_card_counts_twenty(action):
    assert 20 == POINTS_BY_FACE[action]


@pytest.mark.parametrize("wild", WILDS)
def test_a_wild_card_counts_fifty(wild):
    assert 50 == POINTS_BY_FACE[wild]


@pytest.mark.parametrize("special", SPECIAL)
def test_a_special_wild_card_counts_forty(special):
    assert 40 == POINTS_BY_FACE[special]


def test_the_whole_deck_is_worth_1240():
    """360 in numbers, 480 in action cards, 400 in wild cards."""
    worth = Counter()
    for card, copies in COPIES.items():
        kind = "numbers" if card.face in NUMBERS else "wilds" if card.color is None else "actions"
        worth[kind] += copies * POINTS_BY_FACE[card.face]

    assert {"numbers": 360, "actions": 480, "wilds": 400} == worth


def test_for_the_deal_only_numbers_count():
    expected = {number: int(number) for number in NUMBERS} | dict.fromkeys([*ACTIONS, *WILDS, *SPECIAL], 0)

    assert expected == DEALER_DRAW_RANKS
