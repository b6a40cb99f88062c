"""Seven-zero: a 7 swaps hands with somebody, a 0 passes all hands on; docs/rules/house-rules.md 3.5.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from referee.games.uno.game import UNO
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules, game_knows_all_choices
from tests.games.uno.options.house.playing import ABC, ABCD, offered, playing_by

SEVEN_ZERO = "house seven-zero must_swap=yes"
HANDS = ("deal: red 5", "count Ann: 2", "count Cat: 4", "count Dan: 5")
"""Ann 2, Bob 7, Cat 4, Dan 5; Bob plays."""
DOWN_TO_ONE = ("deal: red 5", "count Bob: 2")


# a 7


def test_a_seven_swaps_whole_hands():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7", "Bob: swaps with Dan")

    assert ("upheld", "Ann 2, Bob 5, Cat 4, Dan 6") == (table.verdict, table.hands)
    assert "Cat" == table.turn


@pytest.mark.parametrize("act", ["Cat: red 8", "Cat: draws", "Cat: red 7", "Bob: red 8"])
def test_nobody_goes_on_before_the_swap(act):
    """Dispute 74."""
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7", act)

    assert "refused" == table.verdict
    assert "uno.swap" in table.articles


@pytest.mark.parametrize("claim", ["Cat: swaps with Ann", "Bob: swaps with Bob"])
def test_who_laid_it_swaps_with_somebody_else(claim):
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7", claim)

    assert ("refused", "uno.swap") == (table.verdict, table.article)


def test_hands_are_swapped_once():
    lines = (*HANDS, "Bob: red 7", "Bob: swaps with Dan", "Bob: swaps with Ann")
    table = playing_by(SEVEN_ZERO, ABCD, *lines)

    assert ("refused", "uno.swap") == (table.verdict, table.article)


def test_both_are_told_to_give_their_hands():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7", "Bob: swaps with Dan")

    assert "Swap hands with Dan." in table.say["Bob"]
    assert "Swap hands with Bob." in table.say["Dan"]


def test_everybody_else_is_offered_for_a_swap():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7")

    assert [0, 2, 3] == [offer["with"] for offer in offered(table, "uno.swap")]
    assert [] == offered(table, "uno.play")


@pytest.mark.parametrize("card", ["red 7", "red 0"])
def test_turned_up_at_the_deal_it_does_nothing(card):
    table = playing_by(SEVEN_ZERO, ABCD, f"deal: {card}")

    assert ("Ann 7, Bob 7, Cat 7, Dan 7", "Bob", None) == (table.hands, table.turn, table.round.swap)


@pytest.mark.parametrize("card", ["red 7", "red 0"])
def test_as_last_card_it_wins_and_moves_no_hand(card):
    """Dispute 73."""
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "count Bob: 1", f"Bob: {card}")

    assert ("Bob", "Ann 2, Bob 0, Cat 4, Dan 5") == (table.name(table.round.out), table.hands)
    assert not [article for article in table.articles if article.startswith("uno.house")]


@pytest.mark.parametrize("card", ["red 7", "red 0"])
def test_between_two_both_swap_by_themselves(card):
    table = playing_by(SEVEN_ZERO, "Ann Bob", "deal: red 5", "count Ann: 3", f"Bob: {card}")

    assert ("Ann 6, Bob 3", "Ann", None) == (table.hands, table.turn, table.round.swap)


def test_other_numbers_move_no_hand():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 6")

    assert "Ann 2, Bob 6, Cat 4, Dan 5" == table.hands


# a 0


def test_a_zero_passes_all_hands_on_in_the_direction_of_play():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 0")

    assert "Ann 5, Bob 2, Cat 6, Dan 4" == table.hands
    assert "uno.house.seven-zero" in table.articles


def test_after_a_reverse_they_go_the_other_way():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red reverse", "Ann: red 0")

    assert "Ann 6, Bob 4, Cat 5, Dan 1" == table.hands


def test_who_has_left_takes_no_part():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Cat leaves", "Bob: red 0")

    assert "Ann 5, Bob 2, Dan 6" == table.hands


def test_nobody_swaps_with_somebody_who_has_left():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Cat leaves", "Bob: red 7", "Bob: swaps with Cat")

    assert ("refused", "uno.swap") == (table.verdict, table.article)


def test_who_owes_a_swap_and_leaves_owes_none():
    table = playing_by(SEVEN_ZERO, ABCD, *HANDS, "Bob: red 7", "Bob leaves", "Cat: red 8")

    assert "upheld" == table.verdict


# left out


def test_where_the_swap_may_be_left_out_the_next_act_lets_it_lapse():
    rules = "house seven-zero"
    table = playing_by(rules, ABCD, *HANDS, "Bob: red 7", "Cat: red 8", "Bob: swaps with Dan")

    assert ("refused", "uno.swap") == (table.verdict, table.article)


@pytest.mark.parametrize("names", ["Ann Bob", ABCD])
def test_until_then_it_may_be_made_also_between_two(names):
    lines = ("deal: red 5", "count Ann: 2", "Bob: red 7", "Bob: swaps with Ann")
    table = playing_by("house seven-zero", names, *lines)

    assert ("upheld", 6, 2) == (table.verdict, table.round.hands[0], table.round.hands[1])


def test_a_zero_is_never_left_out():
    table = playing_by("house seven-zero", ABCD, *HANDS, "Bob: red 0")

    assert "Ann 5, Bob 2, Cat 6, Dan 4" == table.hands


def test_where_the_swap_may_be_left_out_the_call_is_due_at_once():
    lines = (*DOWN_TO_ONE, "Bob: red 7", "caught: Bob")

    assert "upheld" == playing_by("house seven-zero", ABC, *lines).verdict


def test_a_larger_hand_ends_the_time_to_catch():
    lines = (*DOWN_TO_ONE, "Bob: red 7", "Bob: swaps with Cat", "caught: Bob")

    assert "refused" == playing_by("house seven-zero", ABC, *lines).verdict


# calls


@pytest.mark.parametrize("lines", [("Bob: red 7", "Bob: swaps with Cat"), ("Bob: red 0",)])
def test_who_goes_down_to_one_and_takes_a_larger_hand_calls_nothing(lines):
    """Dispute 75, and nobody has to call for a card that was given: dispute 43."""
    table = playing_by(SEVEN_ZERO, ABC, *DOWN_TO_ONE, *lines, "caught: Bob")

    assert ("refused", "uno.catch") == (table.verdict, table.article)
    assert "refused" == table.report("caught: Cat").verdict


@pytest.mark.parametrize(
    "lines", [("count Cat: 1", "Bob: red 7", "Bob: swaps with Cat"), ("count Ann: 1", "Bob: red 0")]
)
def test_whose_new_hand_has_one_card_too_has_to_call(lines):
    table = playing_by(f"{SEVEN_ZERO}, house remind-uno", ABC, *DOWN_TO_ONE, *lines)

    assert "You have one card left: call UNO!" in table.say["Bob"]
    assert "upheld" == table.report("caught: Bob").verdict


@pytest.mark.parametrize(
    "lines",
    [
        ("Bob: red 7, UNO!",),
        ("Bob: UNO!", "Bob: red 7"),
    ],
)
def test_a_call_with_the_card_counts_for_the_new_hand(lines):
    swap = ("count Cat: 1", *lines, "Bob: swaps with Cat", "caught: Bob")

    assert "refused" == playing_by(SEVEN_ZERO, ABC, *DOWN_TO_ONE, *swap).verdict


def test_who_did_not_go_down_to_one_owes_no_call_for_a_new_hand():
    lines = ("deal: red 5", "count Cat: 1", "Bob: red 7", "Bob: swaps with Cat", "caught: Bob")

    assert "refused" == playing_by(SEVEN_ZERO, ABC, *lines).verdict


@pytest.mark.parametrize("lines", [("Cat: red 7", "Cat: swaps with Bob"), ("Cat: red 0",)])
def test_whose_one_card_is_given_away_cannot_be_caught_for_it(lines):
    """Also where a card laid by somebody else leaves the time to catch open."""
    rules = f"catch-until next-draw, {SEVEN_ZERO}"
    table = playing_by(rules, ABC, *DOWN_TO_ONE, "Bob: red 1", *lines)

    assert "call" not in table.say.get("Bob", "")
    assert "refused" == table.report("caught: Bob").verdict


MUST_CALL = "house seven-zero must_swap=yes must_call=yes"


@pytest.mark.parametrize("lines", [("Bob: red 7", "Bob: swaps with Cat"), ("Bob: red 0",)])
def test_who_is_given_one_card_calls_where_that_was_agreed_on(lines):
    table = playing_by(f"{MUST_CALL}, house remind-uno", ABC, *DOWN_TO_ONE, *lines)

    assert "You have one card left: call UNO!" in table.say["Cat"]
    assert "upheld" == table.report("caught: Cat").verdict


def test_who_is_given_one_card_may_call_in_time():
    table = playing_by(MUST_CALL, ABC, *DOWN_TO_ONE, "Bob: red 0", "Cat: UNO!", "caught: Cat")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_of_several_the_next_in_the_direction_of_play_calls():
    lines = (*DOWN_TO_ONE, "count Cat: 1", "Bob: red 0")

    assert "refused" == playing_by(MUST_CALL, ABCD, *lines, "caught: Dan").verdict
    assert "upheld" == playing_by(MUST_CALL, ABCD, *lines, "caught: Cat").verdict


def test_who_laid_it_comes_last_of_those_who_were_given_one():
    lines = ("deal: red 5", "count Ann: 1", "count Cat: 1", "Bob: red 0")

    assert "refused" == playing_by(MUST_CALL, ABC, *lines, "caught: Bob").verdict
    assert "upheld" == playing_by(MUST_CALL, ABC, *lines, "caught: Ann").verdict


def test_the_swap_then_stands_under_an_article_of_its_own():
    table = playing_by(MUST_CALL, ABC, *DOWN_TO_ONE, "Bob: red 7", "Bob: swaps with Cat")

    assert "uno.house.seven-zero.call" == table.article


# what is known of a hand goes with it


def test_a_card_that_was_seen_goes_along():
    """So Cat, who gave it away, may lay a Wild Draw Four, and Ann may not."""
    lines = ("deal: red 5", "Bob: red 1", "Cat: green 3", "Cat: red 7", "Cat: swaps with Ann")
    table = playing_by(SEVEN_ZERO, ABC, *lines, "Ann: red 2", "Bob: green 2")

    assert "stands" == table.report("Cat: wild draw four, green").verdict
    assert "refused" == table.report("Ann: draws 4", "Bob: green 1", "Ann: wild draw four, red").verdict


def test_nothing_is_proved_of_a_wild_draw_four_once_its_hand_was_given_away():
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: draws 4", "Ann: blue 7", "Ann: swaps with Bob")
    table = playing_by(SEVEN_ZERO, ABC, *lines, "Bob: red 7")

    assert "uno.deduction.bluff" not in table.articles


# the swap is a may, unless the table agreed on a duty


@pytest.mark.parametrize(
    ("given", "must"),
    [
        ({}, False),
        ({"must_swap": True}, True),
        ({"optional": True}, False),
        ({"optional": False}, True),
        ({"optional": False, "must_call": False}, True),
        ({"optional": True, "must_swap": False}, False),
    ],
    ids=str,
)
def test_the_swap_is_a_may_unless_the_table_agreed_on_it(given, must):
    """S3 and S4. Rules that were stored before name it `optional`, and mean what they meant."""
    rules = Rules(house_rules={"seven-zero": given})

    assert {} == errors_in_rules(UNO, rules, 4) and game_knows_all_choices(UNO, rules)
    for chosen in (rules, complete_new_rules(UNO, rules)):
        assert must == (not UNO.ruleset(chosen, 4).actions.row_of_key("7").may_be_left_out)


@pytest.mark.parametrize("given", [{"optional": True, "must_swap": True}, {"optional": 1}], ids=str)
def test_the_former_name_does_not_contradict_the_new_one(given):
    assert {"optional"} == set(
        errors_in_rules(UNO, Rules(house_rules={"seven-zero": given}), 4)["house_rules"]["seven-zero"]
    )


def test_after_a_seven_the_next_player_may_go_on():
    table = playing_by("house seven-zero", ABCD, *HANDS, "Bob: red 7", "Cat: red 8")

    assert ("upheld", "Dan") == (table.verdict, table.turn)
