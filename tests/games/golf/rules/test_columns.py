"""Clearing columns: which, when, and what goes on top; docs/rules/golf.md G12, G19-G22, G28.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from referee.games.golf.game import GOLF
from referee.kit.quantities import Points
from referee.kit.values import replace
from referee.match.history.entering import complete_rules_in_claim
from referee.match.model.state import Rules
from referee.match.table.agreement import AgreeOnRules, complete_stored_rules
from tests.games.golf.tables import (
    AB,
    ABC,
    dealt,
    discards,
    grid,
    hidden,
    house,
    laid,
    refused,
    sizes,
)

STANDING = "blue 6, Ann to play; Ann 1 red 3/red 4, 2 green 1/blue 1, 3 ?/?"
SYMBOLS = "blue 6, Ann to play; Ann 1 red skip/green skip, 2 ?/?"
DRAWN = "Ann: draws blue 2, flips 3 upper yellow 4"

# in the turn


@pytest.mark.parametrize(
    ("chosen", "lies", "article"),
    [
        ({}, "5, 4, 1, 2, 3", "golf.new-columns"),
        ({"house": {"columns-left": {}}}, "5, 4, 1, 2, 3", "golf.house.columns-left"),
        ({"new_columns": "right"}, "1, 2, 3, 4, 5", "golf.new-columns.right"),
    ],
    ids=["standard", "house rule", "right"],
)
def test_new_columns_lie_on_the_left_unless_the_table_agreed_on_the_right(chosen, lies, article):
    """docs/rules/golf.md G16: the pictures of S0 show the left. They keep their numbers."""
    table = laid(ABC, "red 5, Ann to play", **chosen)
    table.report("Ann: draws red 1 to 1 upper, out red double draw two, columns for Bob")

    assert lies == ", ".join(str(column.id) for column in table.round.grids[1])
    assert article == table.articles[-1]


def test_the_side_of_the_column_of_who_was_caught_is_told():
    table = laid(ABC, "red 5, Ann to play; Ann 1 red 3/blue 5, 2 green 2/?, 3 ?/red 1")
    table.report("Ann: draws yellow 6, flips 2 lower blue 1", "Bob: catches Ann | Bob's phone")

    assert [4, 1, 2, 3] == [column.id for column in table.round.grids[0]]
    assert "Ann places each new column on the left." == table.sentences[-1]


@pytest.mark.parametrize(("house", "is_left"), [({}, False), ({"columns-left": {}}, True)])
def test_a_match_from_before_the_question_keeps_its_side(house, is_left):
    """Also where it agrees on other rules, and a rematch is played by the same."""
    options = {one.id: one.default_option.id for one in GOLF.differences if one.id != "new-columns"}
    stored = Rules("standard", Points(9), options, house)
    told = AgreeOnRules(replace(stored, target=Points(3)))
    later = complete_rules_in_claim(GOLF, told, stored).rules

    assert [is_left] * 3 == [
        GOLF.ruleset(rules, 3).new_columns_lie_left
        for rules in (stored, later, complete_stored_rules(GOLF, stored))
    ]


def test_of_columns_on_the_left_the_newest_goes_back():
    """Not the one that lies last."""
    lies = "red 5, Ann to play; Ann 1 red 3/blue 5, 2 green 2/?, 3 ?/red 1"
    table = laid(ABC, lies, house={"columns-left": {}})
    table.report("Ann: draws yellow 6, flips 2 lower blue 1", "Bob: catches Ann | Bob's phone")
    caught = [column.id for column in table.round.grids[0]]
    table.report("Ann: UNO! | Ann's phone")

    assert ([4, 1, 2, 3], [1, 2, 3]) == (caught, [column.id for column in table.round.grids[0]])


@pytest.mark.parametrize(("top", "under"), [("red 3", "red 4"), ("red 4", "red 3")])
def test_two_of_a_color_are_cleared_and_either_goes_on_top(top, under):
    """Dispute 94."""
    table = laid(AB, STANDING, f"{DRAWN}, clears 1 with {top} on top")

    assert ("upheld", ["golf.turn", "golf.clear"]) == (table.verdict, table.articles)
    assert (f"blue 6, blue 2, {under}, {top}", "Bob") == (discards(table), table.turn)
    assert "2 green 1/blue 1, 3 yellow 4/?" == grid(table, "Ann")


@pytest.mark.parametrize("top", ["green 1", "blue 1"])
def test_two_of_a_number_are_cleared(top):
    """Dispute 93."""
    table = laid(AB, STANDING, f"{DRAWN}, clears 2 with {top} on top")

    assert ("upheld", top) == (table.verdict, table.round.top.name)


def test_two_equal_cards_are_cleared():
    table = laid(AB, "blue 6, Ann to play; Ann 1 red 3/red 3, 3 ?/?", f"{DRAWN}, clears 1 with red 3 on top")

    assert ("upheld", "blue 6, blue 2, red 3, red 3") == (table.verdict, discards(table))


@pytest.mark.parametrize(
    ("first", "then", "lie"),
    [
        ("1 with red 3", "2 with blue 1", "red 4, red 3, green 1, blue 1"),
        ("2 with green 1", "1 with red 4", "blue 1, green 1, red 3, red 4"),
    ],
)
def test_several_are_cleared_in_the_order_that_is_told(first, then, lie):
    table = laid(AB, STANDING, f"{DRAWN}, clears {first} on top, clears {then} on top")

    assert (f"blue 6, blue 2, {lie}", "3 yellow 4/?") == (discards(table), grid(table, "Ann"))


def test_the_column_that_was_just_completed_may_be_cleared():
    table = dealt(AB, "Bob: draws green 3 to 1 lower, out blue 4, clears 1 with green 0 on top")

    assert ("red 6, blue 4, green 3, green 0", "2 ?/?, 3 ?/?") == (discards(table), grid(table, "Bob"))


def test_also_the_one_in_which_a_card_was_flipped():
    table = dealt(AB, "Bob: draws red 3, flips 1 lower green 5, clears 1 with green 5 on top")

    assert ("red 6, red 3, green 0, green 5", "2 ?/?, 3 ?/?") == (discards(table), grid(table, "Bob"))


def test_a_taken_discard_may_come_back_on_top_by_a_clear():
    table = dealt(
        AB,
        "Bob: takes red 6 to 2 upper, out blue 4",
        "Ann: takes the discard to 1 lower, out red 1, clears 1 with blue 4 on top",
    )

    assert ("upheld", "blue 4") == (table.verdict, table.round.top.name)


def test_nobody_has_to_clear():
    table = laid(AB, STANDING, DRAWN)

    assert ("upheld", 3) == (table.verdict, sizes(table)[0])


def test_the_two_cards_leave_the_grid_and_the_pile_stays():
    table = laid(AB, STANDING)
    before = table.round.draw_pile
    table.report(f"{DRAWN}, clears 1 with red 3 on top")

    assert (before - 1, [2, 3]) == (table.round.draw_pile, sizes(table))
    assert (3, 3) == table.round.columns


# what is not cleared


def test_with_a_facedown_card_it_is_no_pair():
    """Dispute 91."""
    table = laid(AB, STANDING)

    assert ["golf.clear.faceup"] == refused(table, f"{DRAWN}, clears 3 with yellow 4 on top")
    assert "refused" == table.report(f"allow {table.number}").verdict


def test_two_different_cards_stay():
    table = laid(AB, "blue 6, Ann to play; Ann 1 red 3/green 4, 3 ?/?")

    assert "golf.clear" in refused(table, f"{DRAWN}, clears 1 with red 3 on top")
    assert (
        "The first column cannot be cleared: its two cards do not match. The red 3 and the green 4 have "
        "neither the same number nor the same color."
    ) == table.sentence


@pytest.mark.parametrize("face", ["skip", "reverse", "draw two", "double draw two"])
def test_two_of_a_symbol_do_not_match(face):
    """Dispute 92."""
    table = laid(AB, f"blue 6, Ann to play; Ann 1 red {face}/green {face}, 3 ?/?")

    assert "golf.clear" in refused(table, f"{DRAWN}, clears 1 with red {face} on top")


@pytest.mark.parametrize("face", ["skip", "reverse", "draw two", "double draw two"])
def test_where_a_table_plays_so_they_do(face):
    table = laid(
        AB, f"blue 6, Ann to play; Ann 1 red {face}/green {face}, 3 ?/?", house=house("symbols-match")
    )
    table.report(f"{DRAWN}, clears 1 with red {face} on top")

    assert ("upheld", f"red {face}") == (table.verdict, table.round.top.name)
    assert "golf.house.symbols-match" in table.articles


def test_symbols_of_two_kinds_do_not_match_there_either():
    table = laid(AB, "blue 6, Ann to play; Ann 1 red skip/green reverse, 3 ?/?", house=house("symbols-match"))

    assert "golf.clear" in refused(table, f"{DRAWN}, clears 1 with red skip on top")


@pytest.mark.parametrize("card", ["red skip", "red double draw two"])
def test_an_action_card_and_a_number_of_one_color_match(card):
    table = laid(AB, f"blue 6, Ann to play; Ann 1 {card}/red 4, 3 ?/?")

    assert "upheld" == table.report(f"{DRAWN}, clears 1 with red 4 on top").verdict


@pytest.mark.parametrize("column", [4, 9])
def test_a_column_that_is_not_there_is_not_cleared(column):
    table = laid(AB, STANDING)

    assert ["golf.turn.place"] == refused(table, f"{DRAWN}, clears {column} with red 3 on top")
    assert {"seat": 0, "column": column} == table.facts_of("golf.turn.place")


def test_the_last_column_that_was_laid_may_be_gone():
    game = laid(AB, "blue 6, Ann to play; Ann 1 ?/?, 3 red 3/red 4", "Ann: clears 3 with red 3 on top")

    assert ["golf.turn.place"] == refused(game, "Ann: clears 3 with red 3 on top")
    assert "Ann no longer has that column." == game.sentence
    assert {"seat": 0, "column": 3, "had": True} == game.facts_of("golf.turn.place")


def test_no_column_is_cleared_twice():
    table = laid(AB, STANDING)
    line = f"{DRAWN}, clears 1 with red 3 on top, clears 1 with red 4 on top"

    assert ["golf.turn.place"] == refused(table, line)


@pytest.mark.parametrize("card", ["red 5", "green 1"])
def test_only_one_of_its_cards_goes_on_top(card):
    assert ["golf.clear.top"] == refused(laid(AB, STANDING), f"{DRAWN}, clears 1 with {card} on top")


def test_a_card_that_was_replaced_does_not_match_any_more():
    table = laid(AB, STANDING)

    assert "golf.clear" in refused(table, "Ann: draws green 2 to 1 upper, clears 1 with green 2 on top")


def test_a_table_may_let_two_different_ones_be_cleared():
    table = dealt(
        AB,
        "Bob: draws red 3, flips 1 lower blue 5, clears 1 with blue 5 on top",
        "allow 3",
    )

    assert ("upheld", "2 ?/?, 3 ?/?", "Ann") == (table.verdict, grid(table, "Bob"), table.turn)


# before the turn


def test_a_column_is_cleared_before_the_turn():
    table = laid(AB, STANDING, "Ann: clears 1 with red 3 on top")

    assert ("upheld", ["golf.clear"], "Ann") == (table.verdict, table.articles, table.turn)
    assert ("blue 6, red 4, red 3", "2 green 1/blue 1, 3 ?/?") == (discards(table), grid(table, "Ann"))


@pytest.mark.parametrize("card", ["red skip", "red reverse", "red draw two", "red double draw two"])
def test_no_action_card_acts_by_that(card):
    table = laid(ABC, f"blue 6, Ann to play; Ann 1 {card}/red 4, 2 ?/?", f"Ann: clears 1 with {card} on top")

    assert (["golf.clear", "golf.clear.before"], "Ann", 1) == (
        table.articles,
        table.turn,
        table.round.direction,
    )
    assert [1, 3, 3] == sizes(table)


def test_nor_does_it_act_in_the_turn_that_follows():
    table = laid(
        ABC,
        "blue 6, Ann to play; Ann 1 red skip/red 4, 2 ?/?",
        "Ann: clears 1 with red skip on top",
        "Ann: draws red 1, flips 2 upper blue 2",
    )

    assert "Bob" == table.turn


def test_the_card_on_top_may_be_taken_then():
    table = laid(AB, STANDING, "Ann: clears 1 with red 3 on top", "Ann: takes red 3 to 3 upper, out yellow 4")

    assert "upheld" == table.verdict


@pytest.mark.parametrize(
    ("line", "articles"),
    [
        ("Ann: clears 3 with red 3 on top", ["golf.clear.faceup"]),
        ("Ann: clears 4 with red 3 on top", ["golf.turn.place"]),
        ("Ann: clears 1 with red 5 on top", ["golf.clear.top"]),
    ],
)
def test_the_same_is_refused_as_in_a_turn(line, articles):
    assert articles == refused(laid(AB, STANDING), line)


def test_on_the_turn_of_another_nobody_clears():
    table = laid(AB, "blue 6, Bob to play; Ann 1 red 3/red 4, 3 ?/?")

    assert ["golf.turn.order"] == refused(table, "Ann: clears 1 with red 3 on top")


def test_once_the_round_is_closed_nobody_clears():
    table = laid(AB, "blue 6, Ann to play; Ann 1 red 3/red 4, 2 green 1/?, 3 blue 1/blue 2")
    table.report("Ann: draws blue 3, flips 2 lower yellow 2")

    assert ["golf.closing"] == refused(table, "Bob: clears 1 with red 3 on top")


def test_a_refused_clear_that_was_played_on_may_be_let_count():
    game = dealt(AB, "Bob: draws red 3, flips 1 lower blue 5", "Ann: draws yellow 3, flips 1 lower yellow 5")
    game.report("Bob: clears 1 with blue 5 on top", "Bob: takes blue 5 to 2 upper, out red 1")

    assert ("refused", "allow 5") == (game.verdict, game.fix)


# at any time, where a table plays so

ANYTIME = {"house": house("clear-anytime")}
BOBS = "blue 6, Bob to play; Ann 1 red 3/red 4, 3 ?/?; Bob 1 green 1/?, 2 blue 1/?"


def test_there_it_is_cleared_on_the_turn_of_another():
    table = laid(AB, BOBS, "Ann: clears 1 with red 3 on top", **ANYTIME)

    assert (["golf.clear", "golf.house.clear-anytime"], "Bob") == (table.articles, table.turn)
    assert ("blue 6, red 4, red 3", "3 ?/?") == (discards(table), grid(table, "Ann"))


def test_out_of_turn_no_action_card_acts():
    table = laid(
        ABC,
        "blue 6, Bob to play; Ann 1 red skip/red 4, 3 ?/?",
        "Ann: clears 1 with red skip on top",
        **ANYTIME,
    )

    assert ("Bob", "Cat") == (table.turn, table.report("Bob: draws red 1, flips 1 upper blue 2").turn)


@pytest.mark.parametrize(("who", "verdict"), [("Bob", "refused"), ("Ann", "upheld")])
def test_only_a_clear_of_who_is_on_turn_ends_the_time_to_catch(who, verdict):
    """Ann has come to one facedown card; Bob is to play."""
    table = laid(
        ABC,
        "blue 6, Ann to play; Ann 1 red 3/red 4, 2 ?/?; Bob 1 green 1/green 2, 2 ?/?",
        "Ann: draws blue 2, flips 2 upper yellow 4",
        **ANYTIME,
    )
    top = {"Ann": "red 3", "Bob": "green 1"}[who]
    table.report(f"{who}: clears 1 with {top} on top", "Cat: catches Ann")

    assert verdict == table.verdict


@pytest.mark.parametrize(
    "line",
    [
        "Ann: clears 3 with red 3 on top",
        "Bob: clears 1 with green 1 on top",
        "Cat: clears 1 with red 3 on top",
    ],
)
def test_what_does_not_match_stays_there_as_well(line):
    assert "refused" == laid(ABC, BOBS, line, **ANYTIME).verdict


def test_nothing_is_cleared_between_rounds_there_either():
    assert ["match.round"] == refused(dealt(AB, "void", **ANYTIME), "Ann: clears 1 with red 3 on top")


def test_who_has_closed_may_clear_during_last_turns():
    table = laid(
        AB,
        "blue 6, Ann to play; Ann 1 red 3/red 4, 2 green 1/?",
        "Ann: draws blue 3, flips 2 lower yellow 2",
        "Ann: clears 1 with red 3 on top",
        house=house("clear-anytime", "last-turns"),
    )

    assert ("upheld", "Bob", "2 green 1/yellow 2") == (table.verdict, table.turn, grid(table, "Ann"))
    assert [0, 6] == hidden(table)


# after the turn, before anybody has played on

PAIR = "blue 6, Ann to play; Ann 1 red 3/red 4, 2 green 1/yellow 4, 3 ?/?"
LATE = "Ann: clears 1 with red 3 on top"


def stood(snapshot, *lines):
    """A round of three that was told to stand like this, and what was entered since."""
    return dealt(ABC, f"resync: {snapshot}", *lines)


def the_mending(told):
    """The claim that mends the last refusal, as a line of text."""
    return told.game.notation.write(told.ruling.remedy, told.name)


def test_a_pair_seen_after_the_turn_may_go_while_nobody_has_played_on():
    """S0: one checks the columns periodically during the game. The refusal has the fix with it."""
    table = stood(PAIR, DRAWN, LATE)

    assert ("refused", "golf.turn.order") == (table.verdict, table.article)
    assert table.say["Ann"].startswith("You may still clear the column: nobody has played after you.")
    table.report(the_mending(table))
    assert ("upheld", "Bob", "2 green 1/yellow 4, 3 yellow 4/?") == (
        table.verdict,
        table.turn,
        grid(table, "Ann"),
    )
    assert discards(table).endswith("blue 6, blue 2, red 4, red 3")


def test_an_action_card_that_is_cleared_so_acts_as_in_the_turn():
    """It is a part of the turn, so a Skip on top skips the next player."""
    table = stood("blue 6, Ann to play; Ann 1 red 3/red skip, 3 ?/?", DRAWN)
    table.report("Ann: clears 1 with red skip on top")

    assert "Cat" == table.report(the_mending(table)).turn


@pytest.mark.parametrize(
    "between", ["Bob: draws green 5, flips 2 upper green 6", "Bob: clears 1 with blue 3 on top"]
)
def test_once_somebody_has_played_on_the_pair_waits_for_the_next_turn(between):
    table = stood(f"{PAIR}; Bob 1 blue 3/blue 5, 2 ?/?, 3 ?/?", DRAWN, between, LATE)

    assert ("refused", None) == (table.verdict, table.ruling.remedy)


def test_what_cannot_be_cleared_is_no_part_of_the_turn():
    table = stood(PAIR, DRAWN, "Ann: clears 2 with green 1 on top")

    assert ("refused", None) == (table.verdict, table.ruling.remedy)


def test_nobody_clears_with_the_turn_of_another():
    table = stood(f"{PAIR}; Cat 1 blue 3/blue 5, 2 ?/?", DRAWN, "Cat: clears 1 with blue 3 on top")

    assert ("refused", None) == (table.verdict, table.ruling.remedy)
