"""Jump-in: the very same card is laid out of turn; docs/rules/house-rules.md 3.4.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.uno.options.house.playing import ABC, ABCD, offered, playing_by

JUMP = "house jump-in"
LAID = ("deal: red 5", "Bob: red 7")


def test_the_very_same_card_is_laid_out_of_turn():
    """Play goes on from the jumper."""
    table = playing_by(JUMP, ABCD, *LAID, "Dan: red 7")

    assert ("upheld", "Ann") == (table.verdict, table.turn)
    assert "uno.house.jump-in" in table.articles
    assert "Ann 7, Bob 6, Cat 7, Dan 6" == table.hands


@pytest.mark.parametrize("card", ["blue 7", "red 8", "blue 8", "wild, red"])
def test_another_card_is_laid_out_of_turn_and_refused(card):
    """docs/rules/house-rules.md 3.4: a wrong jump-in is a card laid out of turn."""
    table = playing_by(JUMP, ABCD, *LAID, f"Dan: {card}")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


def test_not_on_the_card_turned_up():
    table = playing_by(JUMP, ABCD, "deal: red 5", "Dan: red 5")

    assert ("refused", ["uno.turn"]) == (table.verdict, table.articles)


@pytest.mark.parametrize("act", ["Cat: red 8", "Cat: draws", "Cat: draws, keeps"])
def test_once_somebody_has_acted_it_is_too_late(act):
    table = playing_by(JUMP, ABCD, *LAID, act, "Ann: red 7")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


@pytest.mark.parametrize("act", ["Cat: blue 8", "Cat: draws 3", "Cat: UNO!", "caught: Bob", "note: wait"])
def test_what_was_no_act_leaves_the_time_open(act):
    assert "upheld" == playing_by(JUMP, ABCD, *LAID, act, "Ann: red 7").verdict


def test_a_card_just_drawn_is_no_jump():
    table = playing_by(JUMP, ABCD, *LAID, "Dan: red 7, drawn")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


def test_nobody_jumps_in_twice_in_a_row():
    """There are two of each."""
    table = playing_by(JUMP, ABCD, *LAID, "Dan: red 7", "Bob: red 7")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


def test_nobody_jumps_in_on_a_zero():
    """Dispute 68: there is one of each."""
    table = playing_by(JUMP, ABCD, "deal: red 5", "Bob: red 0", "Dan: red 0")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


@pytest.mark.parametrize(("own", "verdict"), [("no", "refused"), ("yes", "upheld")])
def test_on_the_own_card_only_where_that_was_agreed_on(own, verdict):
    assert verdict == playing_by(f"house jump-in own={own}", ABCD, *LAID, "Bob: red 7").verdict


@pytest.mark.parametrize(("wilds", "verdict"), [("no", "refused"), ("yes", "upheld")])
def test_with_a_wild_only_where_that_was_agreed_on(wilds, verdict):
    """Dispute 69."""
    rules = f"house jump-in wilds={wilds}"

    assert verdict == playing_by(rules, ABCD, "deal: red 5", "Bob: wild, blue", "Dan: wild, red").verdict


def test_the_color_is_named_first():
    table = playing_by("house jump-in wilds=yes", ABCD, "deal: red 5", "Bob: wild", "Dan: wild, red")

    assert ("refused", "uno.color.owed") == (table.verdict, table.article)


def test_a_wild_draw_four_is_another_card_than_a_wild():
    lines = ("deal: red 5", "Bob: wild, blue", "Dan: wild draw four, red")
    table = playing_by("house jump-in wilds=yes", ABCD, *lines)

    assert ("refused", "uno.turn") == (table.verdict, table.article)


# action cards


def test_the_second_skip_skips_from_the_jumper():
    """Dispute 70: the first Skip skips nobody."""
    table = playing_by(JUMP, ABCD, "deal: red 5", "Bob: red skip", "Ann: red skip")

    assert "Cat" == table.turn


def test_the_second_reverse_turns_play_round_again():
    table = playing_by(JUMP, ABCD, "deal: red 5", "Bob: red reverse", "Dan: red reverse")

    assert (1, "Ann") == (table.round.direction, table.turn)


def test_between_two_who_jumps_in_with_a_reverse_plays_again():
    table = playing_by(JUMP, "Ann Bob", "deal: red 5", "Bob: red reverse", "Ann: red reverse")

    assert "Ann" == table.turn


OWED = ("deal: red 5", "Bob: red draw two")


def test_nobody_jumps_in_while_cards_are_owed():
    """Dispute 71."""
    table = playing_by(JUMP, ABCD, *OWED, "Ann: red draw two")

    assert ("refused", ["uno.house.jump-in"]) == (table.verdict, table.articles)
    assert "Nobody may jump in while Cat still has to draw cards." == table.sentence


def test_once_they_are_drawn_somebody_may():
    """Drawing what is owed is no act."""
    table = playing_by(JUMP, ABCD, *OWED, "Cat: draws 2", "Ann: red draw two")

    assert ("upheld", "Bob 2") == (table.verdict, table.owes)


def test_who_is_next_goes_on_and_does_not_jump_in():
    table = playing_by(JUMP, ABCD, *OWED, "Dan: red draw two")

    assert "uno.owed.undisputed" in table.articles
    assert "uno.house.jump-in" not in table.articles
    assert "Ann 2" == table.owes


def test_with_stacking_it_adds_up_for_the_seat_after_the_jumper():
    table = playing_by("house jump-in, house stacking", ABCD, *OWED, "Dan: red draw two")

    assert ("upheld", "Ann 4", "Ann 7, Bob 6, Cat 7, Dan 6") == (table.verdict, table.owes, table.hands)


def test_with_stacking_it_is_still_the_very_same_card():
    table = playing_by("house jump-in, house stacking", ABCD, *OWED, "Ann: blue draw two")

    assert ("refused", "uno.turn") == (table.verdict, table.article)


def test_a_skip_that_was_sent_on_is_jumped_on_where_skips_answer():
    table = playing_by("house jump-in, house skip-bounce", ABCD, *OWED, "Cat: red skip", "Ann: red skip")

    assert ("upheld", "Bob 2") == (table.verdict, table.owes)


# calls and last cards


def test_a_jump_is_an_act_and_ends_the_time_to_catch():
    table = playing_by(JUMP, ABCD, "deal: red 5", "count Bob: 2", "Bob: red 7", "Dan: red 7", "caught: Bob")

    assert ("refused", "uno.call.in-time") == (table.verdict, table.article)


def test_who_is_left_with_one_card_has_to_call():
    lines = ("deal: red 5", "count Dan: 2", "Bob: red 7", "Dan: red 7", "caught: Dan")

    assert "upheld" == playing_by(JUMP, ABCD, *lines).verdict


def test_jumping_in_with_the_last_card_wins():
    table = playing_by(JUMP, ABCD, "deal: red 5", "count Dan: 1", "Bob: red 7", "Dan: red 7")

    assert "Dan" == table.name(table.round.out)


@pytest.mark.parametrize("last", ["Bob", "Dan"])
def test_where_nothing_is_counted_a_last_card_ends_the_round(last):
    lines = ("deal: red 5", f"count {last}: 1", "Bob: red 7", *(["Dan: red 7"] if last == "Dan" else []))
    table = playing_by(f"scoring none, {JUMP}", ABCD, *lines)

    assert ("upheld", None) == (table.verdict, table.round)


# with seven-zero


def test_a_swap_comes_first_and_the_jumper_swaps_too():
    rules = "house jump-in, house seven-zero must_swap=yes"
    table = playing_by(rules, ABCD, *LAID, "Dan: red 7")

    assert ("refused", "uno.swap") == (table.verdict, table.article)

    table.report("Bob: swaps with Ann", "Dan: red 7")

    assert ("upheld", "Dan") == (table.verdict, table.name(table.round.swap.seat))


# what a phone offers


def test_everybody_out_of_turn_is_offered_the_same_card():
    table = playing_by(JUMP, ABCD, *LAID)
    jumps = {offer["seat"] for offer in offered(table, "uno.play") if offer["card"] == "red 7"}

    assert {0, 2, 3} == jumps


def test_nobody_is_offered_a_jump_where_nothing_was_just_laid():
    table = playing_by(JUMP, ABC, "deal: red 5")

    assert {1} == {offer["seat"] for offer in offered(table, "uno.play")}
