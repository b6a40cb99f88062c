"""The 69 rule: sixes and nines of one color, and Color Crazy; docs/rules/house-rules.md 3.9.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.uno.options.house.playing import ABC, ABCD, offered, playing_by

SIXTY_NINE = "house sixty-nine"
SIX = ("deal: red 5", "Bob: red 6")
CRAZY = (*SIX, "Cat: red 9", "Ann: red 6")
"""Three players, three of them in the row: Ann begins, then Bob, then Cat. It is Bob's turn."""
TEN = "Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon"


# sixes and nines


@pytest.mark.parametrize(("first", "second"), [("red 6", "red 9"), ("red 9", "red 6")])
def test_a_six_and_a_nine_of_one_color_go_on_each_other_out_of_turn(first, second):
    table = playing_by(SIXTY_NINE, ABCD, "deal: red 5", f"Bob: {first}", f"Ann: {second}")

    assert ("upheld", "Bob") == (table.verdict, table.turn)
    assert "uno.house.sixty-nine" in table.articles


@pytest.mark.parametrize("card", ["red 6", "blue 9", "red 7", "blue 6"])
def test_nothing_else_is_laid_out_of_turn(card):
    table = playing_by(SIXTY_NINE, ABCD, *SIX, f"Ann: {card}")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


def test_the_card_turned_up_begins_nothing():
    table = playing_by(SIXTY_NINE, ABCD, "deal: red 6", "Ann: red 9")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


@pytest.mark.parametrize("act", ["Cat: red 1", "Cat: draws"])
def test_once_somebody_has_acted_it_is_too_late(act):
    table = playing_by(SIXTY_NINE, ABCD, *SIX, act, "Ann: red 9")

    assert "refused" == table.verdict


def test_in_turn_it_is_an_ordinary_card():
    table = playing_by(SIXTY_NINE, ABCD, *SIX, "Cat: red 9")

    assert ["uno.play", "uno.match"] == table.articles


def test_matching_up_is_an_act_and_may_leave_one_card():
    lines = ("deal: red 5", "count Bob: 2", "count Ann: 2", "Bob: red 6", "Ann: red 9")

    assert "uno.call.in-time" == playing_by(SIXTY_NINE, ABCD, *lines, "caught: Bob").article
    assert "upheld" == playing_by(SIXTY_NINE, ABCD, *lines, "caught: Ann").verdict


def test_the_last_card_wins_out_of_turn_too():
    table = playing_by(SIXTY_NINE, ABCD, "deal: red 5", "count Ann: 1", "Bob: red 6", "Ann: red 9")

    assert "Ann" == table.name(table.round.out)


# how many it takes


@pytest.mark.parametrize(
    ("names", "enough"), [(ABC, 3), (ABCD, 3), ("Ann Bob Cat Dan Eve Fay Gus", 3), (TEN[:-8], 4)]
)
def test_half_the_table_goes_crazy_but_at_least_three(names, enough):
    """Dispute 76: with eight it takes four, and that is all of the sixes and nines there are."""
    row = ["Bob: red 6", "Ann: red 9", "Cat: red 6", "Bob: red 9"]
    different = [*row[:3], "Dan: red 9"]
    table = playing_by(SIXTY_NINE, names, "deal: red 5", *different[: enough - 1])

    assert "refused" == table.report("Ann: goes crazy").verdict
    assert "upheld" == table.report(different[enough - 1], f"{different[enough - 1][:3]}: goes crazy").verdict


def test_two_players_are_never_enough():
    """Dispute 77."""
    row = ("Bob: red 6", "Ann: red 9", "Bob: red 6", "Ann: red 9")
    table = playing_by(SIXTY_NINE, "Ann Bob", "deal: red 5", *row, "Ann: goes crazy")

    assert ("refused", "uno.house.sixty-nine.crazy") == (table.verdict, table.article)


def test_ten_players_never_have_enough_cards():
    """It would take five, and there are four."""
    row = ("Bob: red 6", "Ann: red 9", "Cat: red 6", "Dan: red 9")
    table = playing_by(SIXTY_NINE, TEN, "deal: red 5", *row, "Dan: goes crazy")

    assert "refused" == table.verdict


@pytest.mark.parametrize(
    "row",
    [
        ("Bob: red 6", "Cat: red 9", "Bob: red 6"),
        ("Bob: red 6", "Cat: red 9", "Ann: red 1", "Bob: red 9"),
        ("Bob: red 6", "Cat: red 9", "Ann: draws", "Ann: red 6"),
        ("Bob: red 6", "Cat: red 9", "Ann: blue 9"),
    ],
    ids=["one twice", "another card between", "a draw between", "another color"],
)
def test_different_players_in_a_row_and_in_one_color(row):
    table = playing_by(SIXTY_NINE, ABC, "deal: red 5", *row)
    last = row[-1][:3]

    assert "upheld" == table.verdict
    assert "refused" == table.report(f"{last}: goes crazy").verdict


def test_a_last_card_ends_the_round_and_nobody_goes_crazy():
    table = playing_by(SIXTY_NINE, ABC, *SIX, "Cat: red 9", "count Ann: 1", "Ann: red 6", "Bob: goes crazy")

    assert ("refused", "uno.going-out") == (table.verdict, table.article)


@pytest.mark.parametrize("last", ["Bob", "Ann"])
def test_where_nothing_is_counted_a_last_card_ends_the_round(last):
    lines = ("deal: red 5", f"count {last}: 1", "Bob: red 6", *(["Ann: red 9"] if last == "Ann" else []))
    table = playing_by(f"scoring none, {SIXTY_NINE}", ABCD, *lines)

    assert ("upheld", None) == (table.verdict, table.round)


# going crazy


def test_it_is_told_when_the_table_goes_crazy():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY)

    assert "uno.house.sixty-nine.crazy" in table.articles


def test_any_number_of_cards_of_the_color_is_discarded_at_once():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Ann: goes crazy: red 1, red 2, red 3")

    assert ("upheld", "Ann 3, Bob 6, Cat 6", "red 3") == (table.verdict, table.hands, table.round.top.name)


def test_they_do_nothing_else():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Ann: goes crazy: red skip, red reverse, red draw two")

    assert ("Bob", 1, None) == (table.turn, table.round.direction, table.owes)


@pytest.mark.parametrize("cards", ["blue 3", "red 3, blue 3", "wild", "red 3, red 3, red 3"])
def test_only_cards_of_the_color_that_can_be_there(cards):
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, f"Ann: goes crazy: {cards}")

    assert "refused" == table.verdict


def test_not_more_than_one_holds():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "count Ann: 1", "Ann: goes crazy: red 1, red 2")

    assert ("refused", "uno.house.sixty-nine.crazy") == (table.verdict, table.article)


def test_everybody_once_in_the_direction_of_play_from_who_laid_the_last():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Bob: goes crazy: red 1")

    assert "upheld" == table.verdict
    assert "refused" == table.report("Ann: goes crazy: red 2").verdict
    assert "refused" == table.report("Bob: goes crazy: red 2").verdict
    assert "upheld" == table.report("Cat: goes crazy: red 2").verdict


@pytest.mark.parametrize("act", ["Bob: red 8", "Bob: draws", "Bob: draws, keeps"])
def test_the_next_act_ends_it(act):
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, act, "Ann: goes crazy: red 1")

    assert ("refused", "uno.house.sixty-nine.crazy") == (table.verdict, table.article)


def test_nobody_has_to():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Ann: goes crazy")

    assert ("upheld", "Ann 6, Bob 6, Cat 6", "red 6") == (table.verdict, table.hands, table.round.top.name)


def test_going_out_in_it_wins():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "count Ann: 2", "Ann: goes crazy: red 1, red draw two")

    assert ("Ann", None) == (table.name(table.round.out), table.owes)
    assert "uno.going-out" in table.articles


def test_who_is_left_with_one_has_to_call():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "count Ann: 2", "Ann: goes crazy: red 1", "caught: Ann")

    assert ("upheld", "Ann 3, Bob 6, Cat 6") == (table.verdict, table.hands)


def test_a_discard_is_an_act_and_ends_the_time_to_catch():
    lines = (*SIX, "Cat: red 9", "count Ann: 2", "Ann: red 6", "Bob: goes crazy: red 1", "caught: Ann")

    assert "uno.call.in-time" == playing_by(SIXTY_NINE, ABC, *lines).article


def test_discarding_nothing_is_none():
    lines = (*SIX, "Cat: red 9", "count Ann: 2", "Ann: red 6", "Bob: goes crazy", "caught: Ann")

    assert "upheld" == playing_by(SIXTY_NINE, ABC, *lines).verdict


def test_nobody_goes_out_in_it_on_an_action_where_that_is_barred():
    rules = f"{SIXTY_NINE}, house no-action-finish"
    table = playing_by(rules, ABC, *CRAZY, "count Ann: 2", "Ann: goes crazy: red 1, red skip")

    assert ("refused", "uno.house.no-action-finish") == (table.verdict, table.article)
    assert "upheld" == table.report("Ann: goes crazy: red skip, red 1").verdict


def test_even_if_the_table_lets_a_wild_count_a_color_is_in_force_or_owed():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Ann: goes crazy: red 1, wild", "allow 6")

    assert table.round.color is not None or table.round.color_owed_by is not None


# what a phone offers


def test_everybody_is_offered_the_other_number_of_the_pair():
    table = playing_by(SIXTY_NINE, ABCD, *SIX)
    nines = {offer["seat"] for offer in offered(table, "uno.play") if offer["card"] == "red 9"}

    assert {0, 1, 2, 3} == nines


def test_who_may_go_crazy_is_offered_it():
    table = playing_by(SIXTY_NINE, ABC, *CRAZY, "Ann: goes crazy")

    assert [1, 2] == [offer["seat"] for offer in offered(table, "uno.color_crazy")]
