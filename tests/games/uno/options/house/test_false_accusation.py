"""False accusation: catching somebody for nothing costs cards, once a turn; docs/rules/disputes.md 39, 41."""

import pytest

from tests.games.uno.options.house.playing import ABC, ABCD, playing_by

COSTS = "house false-accusation"
CALLED = ("deal: red 5", "count Bob: 2", "Bob: red 7, UNO!")
FORGOTTEN = ("deal: red 5", "count Bob: 2", "Bob: red 7")


def test_accusing_somebody_who_called_costs_two():
    """Dispute 41."""
    table = playing_by(COSTS, ABC, *CALLED, "Ann: catches Bob")

    assert ("refused", "Ann 9, Bob 1, Cat 7") == (table.verdict, table.hands)
    assert ["uno.call", "uno.house.false-accusation"] == table.articles


def test_so_does_accusing_somebody_who_had_nothing_to_call():
    table = playing_by(COSTS, ABC, "deal: red 5", "Ann: catches Cat")

    assert ("refused", 9) == (table.verdict, table.round.hands[0])


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_costs_what_was_agreed_on(cards):
    table = playing_by(f"house false-accusation cards={cards}", ABC, *CALLED, "Ann: catches Bob")

    assert 7 + cards == table.round.hands[0]


def test_each_player_pays_once_a_turn():
    table = playing_by(COSTS, ABCD, *CALLED, "Ann: catches Bob", "Ann: catches Cat", "Dan: catches Bob")

    assert "Ann 9, Bob 1, Cat 7, Dan 9" == table.hands


@pytest.mark.parametrize("act", ["Cat: red 8", "Cat: draws"])
def test_after_somebody_has_acted_it_costs_again(act):
    table = playing_by(COSTS, ABC, *CALLED, "Ann: catches Bob", act, "Ann: catches Bob")

    assert 11 == table.round.hands[0]


def test_equal_cards_are_an_act_too():
    rules = f"{COSTS}, house equal-cards"
    table = playing_by(rules, ABC, *CALLED, "Ann: catches Bob", "Cat: lays red 8, blue 8", "Ann: catches Bob")

    assert 11 == table.round.hands[0]


def test_the_scorekeeper_alone_pays_nothing():
    table = playing_by(COSTS, ABC, *CALLED, "caught: Bob")

    assert ("refused", "Ann 7, Bob 1, Cat 7") == (table.verdict, table.hands)


def test_from_a_phone_its_seat_pays():
    table = playing_by(COSTS, ABC, *CALLED, "caught: Bob | Cat's phone")

    assert ("refused", 9) == (table.verdict, table.round.hands[2])


def test_a_true_accusation_costs_nothing():
    table = playing_by(COSTS, ABC, *FORGOTTEN, "Ann: catches Bob")

    assert ("upheld", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)


def test_somebody_else_was_quicker():
    """Dispute 39: the second accusation changes nothing, and it was not wrong."""
    table = playing_by(COSTS, ABC, *FORGOTTEN, "Cat: catches Bob", "Ann: catches Bob")

    assert ("refused", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)


@pytest.mark.parametrize(
    "line", ["take back to 4", "allow 5", "correct 5: note: a slip"], ids=["taken back", "allowed", "a slip"]
)
def test_a_wrong_accusation_that_does_not_count_costs_nothing(line):
    table = playing_by(COSTS, ABC, *CALLED, "Ann: catches Bob", line)

    assert ("upheld", 7) == (table.verdict, table.round.hands[0])


@pytest.mark.parametrize("line", ["take back to 5", "correct 6: note: a slip"], ids=["taken back", "a slip"])
def test_nobody_stays_out_of_the_round_for_an_accusation_that_was_a_slip(line):
    """The two cards were the ninth and the tenth."""
    rules = f"{COSTS}, house hand-limit cards=10"
    table = playing_by(rules, ABC, CALLED[0], "count Ann: 8", *CALLED[1:], "Ann: catches Bob")
    assert (1, 2) == table.state.order

    table.report(line)

    assert ((0, 1, 2), "Ann 8, Bob 1, Cat 7") == (table.state.order, table.hands)


def test_where_nothing_is_counted_a_last_card_ends_the_round():
    lines = ("deal: red 5", "count Bob: 1", "Ann: catches Bob", "Bob: red 1")
    table = playing_by(f"scoring none, {COSTS}", ABC, *lines)

    assert ("upheld", None) == (table.verdict, table.round)


def test_who_is_right_and_too_late_pays_nothing():
    """Bob really forgot to call; only the time to catch him is over."""
    table = playing_by(COSTS, ABC, *FORGOTTEN, "Cat: red 8", "Ann: catches Bob")

    assert ("refused", "Ann 7, Bob 1, Cat 6") == (table.verdict, table.hands)
    assert ["uno.call.in-time"] == table.articles


LATER = (*FORGOTTEN, "Cat: red 8", "count Dan: 2", "Dan: red 9, UNO!", "Ann: red 1")


def test_it_is_remembered_who_forgot_when_another_has_called_since():
    table = playing_by(COSTS, ABCD, *LATER, "Cat: catches Bob")

    assert ("refused", "Ann 6, Bob 1, Cat 6, Dan 1") == (table.verdict, table.hands)


def test_who_called_the_next_time_is_accused_wrongly_again():
    bob_calls = ("Bob: draws, keeps", "Cat: red 2", "Dan: draws, keeps", "Ann: red 3", "Bob: red 4, UNO!")
    others = ("Cat: red 6", "Dan: red 6, UNO!", "Ann: yellow 6", "Bob: draws, keeps")
    table = playing_by(COSTS, ABCD, *LATER, *bob_calls, *others, "Cat: catches Bob")

    assert ("refused", 6) == (table.verdict, table.round.hands[2])


NOT_DUE = {
    "it came with another hand": ("count Cat: 1", "Bob: red 7", "Bob: swaps with Cat"),
    "the call was for another hand": (
        *("count Bob: 2", "count Cat: 2", "Bob: red 9, UNO!", "Cat: red 7", "Cat: swaps with Bob"),
    ),
    "hands are swapped first": ("count Bob: 2", "Bob: red 7"),
    "it was counted": ("count Bob: 1",),
}


@pytest.mark.parametrize("lines", NOT_DUE.values(), ids=NOT_DUE)
def test_a_single_card_for_which_no_call_was_due_costs_the_accuser_nothing(lines):
    rules = f"{COSTS}, house seven-zero must_swap=yes"
    table = playing_by(rules, ABC, "deal: red 5", *lines, "Ann: catches Bob")

    assert ("refused", 7) == (table.verdict, table.round.hands[0])
