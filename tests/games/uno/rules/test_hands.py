"""Whole hands that change owners: docs/rules/house-rules.md 3.5, and the Wild Shuffle Hands."""

from tests.games.uno.options.house.playing import ABC, ABCD, playing_by
from tests.table import agreed

SHUFFLE = "deck 112"
SEVEN_ZERO = "house seven-zero"
AFTER_A_DRAW = f"{SEVEN_ZERO}, catch-until next-draw"
"""A card that is played leaves the time to catch open."""


# shuffled


def test_who_goes_down_to_one_card_calls_if_the_new_hand_has_one_too():
    table = playing_by(SHUFFLE, "Ann Bob", *agreed("deal: red 5; Ann 1, Bob 2"))
    table.report("Bob: wild shuffle hands, red")

    assert "Ann 1, Bob 1" == table.hands
    assert "upheld" == table.report("caught: Bob").verdict


def test_who_does_not_go_down_to_one_card_calls_nothing():
    """Five cards are dealt again. Bob gets the last of the first four."""
    table = playing_by(SHUFFLE, ABCD, *agreed("deal: red 5; Ann 1, Bob 3, Cat 1, Dan 1"))
    table.report("Bob: wild shuffle hands, red")

    assert "Ann 1, Bob 1, Cat 2, Dan 1" == table.hands
    assert "refused" == table.report("caught: Bob").verdict


def test_hands_that_are_shuffled_with_one_that_is_not_known_are_not_known():
    table = playing_by(SHUFFLE, ABC, "deal: red 5", "resync: red 5, Bob to play; Ann 3, Bob 4")
    table.report("Bob: wild shuffle hands, red")

    assert (None, None, None) == table.round.hands


def test_who_has_left_is_dealt_no_hand():
    table = playing_by(SHUFFLE, ABCD, "deal: red 5", "Dan leaves", "Bob: wild shuffle hands, red")

    assert (7, 6, 7, 0) == table.round.hands
    assert 112 - 2 - 20 - 7 == table.round.draw_pile


# swapped


def test_where_no_swap_is_owed_nobody_swaps():
    table = playing_by(SEVEN_ZERO, ABC, "deal: red 5", "Bob: swaps with Ann")

    assert ("refused", {"owed": False}) == (table.verdict, dict(table.ruling.findings[0].facts))


def test_a_call_before_the_swap_counts_for_the_new_hand_of_one_card():
    """Where the swap may be left out, the call is due with the 7."""
    lines = ("deal: red 5", "count Bob: 2", "count Ann: 1", "Bob: red 7", "Bob: UNO!", "Bob: swaps with Ann")
    table = playing_by(f"{SEVEN_ZERO} optional=yes", ABC, *lines)

    assert 1 == table.round.hands[1]
    assert "refused" == table.report("caught: Bob").verdict


def test_who_gives_the_hand_away_is_caught_for_it_no_more():
    lines = ("deal: red 5", "count Bob: 2", "count Cat: 2", "Bob: red 9", "Cat: red 7", "Cat: swaps with Bob")
    assert "refused" == playing_by(AFTER_A_DRAW, ABC, *lines, "caught: Bob").verdict
    assert "upheld" == playing_by(AFTER_A_DRAW, ABC, *lines, "caught: Cat").verdict


def test_the_own_time_to_catch_does_not_keep_that_of_others_open():
    """Bob and Cat forgot to call; Bob's own card ends his time, and all hands move."""
    lines = ("deal: red 5", "count Bob: 2", "count Cat: 2", "Bob: red 9", "Cat: red 8", "Ann: red 1")
    table = playing_by(AFTER_A_DRAW, ABC, *lines, "count Bob: 3", "Bob: red 0")

    assert "refused" == table.report("caught: Cat").verdict == table.report("caught: Bob").verdict


def test_who_keeps_the_hand_can_be_caught_while_two_others_swap():
    lines = ("deal: red 5", "count Ann: 1", "count Bob: 2", "count Cat: 2", "Bob: red 9")
    table = playing_by(AFTER_A_DRAW, ABC, *lines, "Cat: red 7, UNO!", "Cat: swaps with Ann", "caught: Bob")

    assert ("upheld", "Ann 1, Bob 3, Cat 1") == (table.verdict, table.hands)
