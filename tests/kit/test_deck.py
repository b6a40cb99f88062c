"""The arithmetic of a deck; the totals are those of docs/rules/evidence.md 5.3, on the 108 cards of UNO."""

from collections import Counter

import pytest

from referee.games.uno.model.deck import COPIES_BY_EDITION, POINTS_BY_FACE
from referee.kit.cards import card_with_printed_name
from referee.kit.deck import card_with_too_many_copies, count_unseen_cards, possible_totals_of_hand

COPIES = COPIES_BY_EDITION["108"]
DECK_SIZE = 108
RED_0, RED_5, WILD = (
    card_with_printed_name("red 0"),
    card_with_printed_name("red 5"),
    card_with_printed_name("wild"),
)
VALUES = Counter(POINTS_BY_FACE[card.face] for card, copies in COPIES.items() for _ in range(copies))


def gaps(size: int) -> list[int]:
    """The totals between the least and the most that no hand of this size has."""
    totals = possible_totals_of_hand(VALUES, size)
    return [total for total in range(min(totals), max(totals)) if total not in totals]


# copies


@pytest.mark.parametrize("cards", [[], [RED_0], [RED_5, RED_5], [WILD] * 4, [RED_0, RED_5, WILD]])
def test_as_many_as_the_deck_holds_can_exist(cards):
    assert card_with_too_many_copies(COPIES, cards) is None


@pytest.mark.parametrize(
    ("cards", "card"),
    [([RED_0, RED_0], RED_0), ([RED_5, WILD, RED_5, RED_5], RED_5), ([WILD] * 5, WILD)],
)
def test_one_more_than_the_deck_holds_is_too_many(cards, card):
    assert card == card_with_too_many_copies(COPIES, cards)


def test_a_card_of_another_game_is_too_many_at_once():
    assert card_with_printed_name("red 11") == card_with_too_many_copies(
        COPIES, [card_with_printed_name("red 11")]
    )


def test_of_an_untouched_deck_nothing_was_seen():
    assert Counter(COPIES) == count_unseen_cards(COPIES, [])


def test_a_card_that_was_seen_is_one_fewer():
    left = count_unseen_cards(COPIES, [RED_5, RED_0])

    assert (1, 0, 4) == (left[RED_5], left[RED_0], left[WILD])
    assert DECK_SIZE - 2 == left.total()


def test_no_card_is_left_less_than_never():
    """Seen too often, by somebody's mistake, it is simply gone."""
    assert RED_0 not in count_unseen_cards(COPIES, [RED_0, RED_0])


def test_looking_changes_no_deck():
    before = dict(COPIES)
    count_unseen_cards(COPIES, [RED_5])

    assert before == COPIES


# totals


def test_one_card_is_worth_what_is_printed_for_it():
    assert {*range(10), 20, 50} == possible_totals_of_hand(VALUES, 1)


def test_two_cards():
    assert {*range(19), *range(20, 30), 40, *range(50, 60), 70, 100} == possible_totals_of_hand(VALUES, 2)


@pytest.mark.parametrize(
    ("size", "first"),
    [
        (3, [39, 69, *range(80, 90)]),
        (4, [89, 119, *range(130, 140)]),
        (7, [239, 269, *range(280, 290)]),
    ],
)
def test_the_first_totals_that_larger_hands_cannot_have(size, first):
    """39 of three cards: two of them at most 18, or one of 20 and 18, or two of 20 and more."""
    assert first == gaps(size)[: len(first)]


@pytest.mark.parametrize(
    ("size", "least", "most"),
    [
        (1, 0, 50),
        (2, 0, 100),
        (3, 0, 150),
        (5, 1, 250),
        (7, 3, 350),
        (8, 4, 400),
        (10, 6, 440),
        (14, 12, 520),
        (20, 24, 640),
    ],
)
def test_the_least_and_the_most_a_hand_can_have(size, least, most):
    """There are four cards worth nothing, and only eight worth 50."""
    totals = possible_totals_of_hand(VALUES, size)

    assert (least, most) == (min(totals), max(totals))


def test_the_whole_deck_has_one_total():
    assert {1240} == possible_totals_of_hand(VALUES, DECK_SIZE)


def test_no_cards_make_nothing():
    assert {0} == possible_totals_of_hand(VALUES, 0)


def test_more_cards_than_there_are_make_no_total():
    assert set() == possible_totals_of_hand({5: 2}, 3)


def test_a_card_is_counted_as_often_as_there_are_copies():
    """A third five is not there, so fifteen is none of the totals."""
    assert {10, 12} == possible_totals_of_hand({5: 2, 7: 1}, 2)
    assert {17} == possible_totals_of_hand({5: 2, 7: 1}, 3)
