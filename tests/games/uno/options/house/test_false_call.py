"""The false-call penalty: calling UNO for nothing costs cards; docs/rules/disputes.md 40."""

import pytest

from tests.games.uno.options.house.playing import ABC, playing_by

COSTS = "house false-call"


@pytest.mark.parametrize("claim", ["Bob: UNO!", "Ann: UNO!"])
def test_a_call_with_more_cards_costs_two(claim):
    """Dispute 40."""
    table = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 3", "count Ann: 3", claim)

    assert ("refused", ["uno.call", "uno.house.false-call"]) == (table.verdict, table.articles)
    assert 5 == table.round.hands[ABC.split().index(claim[:3])]


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_costs_what_was_agreed_on(cards):
    table = playing_by(f"house false-call cards={cards}", ABC, "deal: red 5", "Bob: UNO!")

    assert 7 + cards == table.round.hands[1]


@pytest.mark.parametrize(
    "lines",
    [
        ("Bob: UNO!",),
        ("Bob: red 7", "Bob: UNO!"),
        ("Bob: red 7, UNO!", "Bob: UNO!"),
        ("Bob: red 7", "Cat: red 8", "Bob: UNO!"),
    ],
    ids=["before the card", "after it", "twice", "late"],
)
def test_a_call_that_is_due_costs_nothing(lines):
    table = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 2", *lines)

    assert "upheld" == table.verdict
    assert "uno.house.false-call" not in table.articles


def test_with_two_cards_out_of_turn_it_is_for_nothing():
    table = playing_by(COSTS, ABC, "deal: red 5", "count Cat: 2", "Cat: UNO!")

    assert ("refused", 4) == (table.verdict, table.round.hands[2])


def test_a_call_too_late_to_be_believed_costs_only_what_the_catch_cost():
    lines = ("deal: red 5", "count Bob: 2", "Bob: red 7", "caught: Bob", "Bob: UNO!")
    table = playing_by(COSTS, ABC, *lines)

    assert ("refused", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)


@pytest.mark.parametrize(
    "line", ["allow 3", "take back to 2", "correct 3: note: a slip"], ids=["allowed", "taken back", "a slip"]
)
def test_a_false_call_that_does_not_count_costs_nothing(line):
    table = playing_by(COSTS, ABC, "deal: red 5", "Bob: UNO!", line)

    assert ("upheld", "Ann 7, Bob 7, Cat 7") == (table.verdict, table.hands)


def test_a_tap_for_nothing_costs_the_same():
    table = playing_by(f"{COSTS}, house silent-uno", ABC, "deal: red 5", "Bob: UNO!")

    assert 9 == table.round.hands[1]
