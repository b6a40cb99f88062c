"""Action cards: when they act and what they do; docs/rules/golf.md G9-G18.

The disputes are those of docs/rules/disputes.md.
"""

import re

import pytest

from tests.games.golf.tables import (
    AB,
    ABC,
    ABCD,
    NAMES,
    dealt,
    discards,
    grid,
    hidden,
    house,
    laid,
    refused,
    sizes,
)

THROWN = {
    "red skip": "golf.skip",
    "red reverse": "golf.reverse",
    "red draw two": "golf.draw-two",
    "red double draw two": "golf.double-draw-two",
}
"""Every action card, and the article of what it does."""


def columns_for(card: str, who: str = "Cat") -> str:
    return f", columns for {who}" if "double" in card else ""


# when it acts


@pytest.mark.parametrize(("card", "article"), THROWN.items())
def test_a_card_that_is_drawn_and_thrown_acts(card, article):
    """Dispute 89."""
    table = dealt(ABC, f"Bob: draws {card}, flips 2 upper blue 4{columns_for(card)}")

    assert {article, "golf.actions.thrown"} <= set(table.articles)


@pytest.mark.parametrize(("card", "article"), THROWN.items())
def test_a_card_acts_that_lay_faceup_in_the_grid(card, article):
    table = laid(
        ABC, f"red 6, Bob to play; Bob 1 {card}/?", f"Bob: draws red 1 to 1 upper{columns_for(card)}"
    )

    columns = ["golf.new-columns"] if "draw-two" in article else []
    assert (["golf.turn", article, *columns], "upheld") == (table.articles, table.verdict)


@pytest.mark.parametrize(("card", "article"), THROWN.items())
def test_a_card_acts_that_lay_facedown(card, article):
    table = dealt(ABC, f"Bob: takes the discard to 2 upper, out {card}{columns_for(card)}")

    columns = ["golf.new-columns"] if "draw-two" in article else []
    assert ["golf.turn", article, *columns] == table.articles


@pytest.mark.parametrize(("card", "article"), THROWN.items())
def test_a_card_acts_that_a_clear_left_on_top(card, article):
    table = laid(
        ABC,
        f"blue 6, Bob to play; Bob 1 {card}/red 3, 2 ?/?",
        f"Bob: draws blue 1, flips 2 upper blue 4, clears 1 with {card} on top{columns_for(card)}",
    )

    assert {article, "golf.clear"} <= set(table.articles)


@pytest.mark.parametrize("card", THROWN)
def test_under_another_card_of_the_clear_it_does_nothing(card):
    table = laid(
        ABC,
        f"blue 6, Bob to play; Bob 1 {card}/red 3, 2 ?/?",
        "Bob: draws blue 1, flips 2 upper blue 4, clears 1 with red 3 on top",
    )

    assert {"golf.turn", "golf.clear", "golf.actions"} == set(table.articles)
    assert (f"blue 6, blue 1, {card}, red 3", "Cat", 1) == (
        discards(table),
        table.turn,
        table.round.direction,
    )


@pytest.mark.parametrize("card", THROWN)
def test_covered_by_a_clear_it_does_nothing(card):
    """Dispute 95."""
    table = laid(
        ABC,
        "blue 6, Bob to play; Bob 1 red 3/red 4, 2 ?/?",
        f"Bob: draws {card}, flips 2 upper blue 4, clears 1 with red 3 on top",
    )

    assert {"golf.turn", "golf.clear", "golf.actions"} == set(table.articles)
    assert (f"The {card} does nothing. Another card went on top of it in the same turn.", "Cat") == (
        table.sentences[-1],
        table.turn,
    )


@pytest.mark.parametrize("card", THROWN)
def test_in_a_grid_it_does_nothing(card):
    table = dealt(ABC, f"Bob: draws {card} to 2 upper, out blue 4")

    assert (["golf.turn"], "Cat", [3, 3, 3]) == (table.articles, table.turn, sizes(table))


@pytest.mark.parametrize("card", THROWN)
def test_turned_up_it_does_nothing(card):
    table = dealt(ABC, f"Bob: draws red 1, flips 2 upper {card}")

    assert (["golf.turn"], "Cat", [3, 3, 3]) == (table.articles, table.turn, sizes(table))


def test_bared_by_a_taken_discard_it_does_not_act_again():
    """docs/rules/golf.md G9, G15."""
    table = laid(ABC, "red 6, Bob to play", "Bob: takes the discard to 1 upper, out blue 4", under="red skip")

    assert (["golf.turn"], "Cat") == (table.articles, table.turn)


def test_of_two_clears_only_the_last_card_acts():
    table = laid(
        ABCD,
        "blue 6, Bob to play; Bob 1 red skip/red 3, 2 green draw two/green 3, 3 ?/?",
        "Bob: draws blue 1, flips 3 upper blue 4, clears 1 with red skip on top, "
        "clears 2 with green draw two on top",
    )

    assert ("Dan", [3, 1, 4, 3]) == (table.turn, sizes(table))


# Skip and Reverse


@pytest.mark.parametrize(("names", "turn"), [(AB, "Bob"), (ABC, "Ann"), (ABCD, "Dan"), (NAMES, "Dan")])
def test_a_skip_makes_the_next_one_miss_the_turn(names, turn):
    table = dealt(names, "Bob: draws red skip, flips 2 upper blue 4")

    assert turn == table.turn
    assert "You miss this turn." in table.say["Ann" if names == AB else "Cat"]


@pytest.mark.parametrize(("names", "turn"), [(AB, "Ann"), (ABC, "Ann"), (ABCD, "Ann"), (NAMES, "Ann")])
def test_a_reverse_turns_the_direction(names, turn):
    table = dealt(names, "Bob: draws red reverse, flips 2 upper blue 4")

    assert (turn, -1) == (table.turn, table.round.direction)


def test_a_second_one_turns_it_back():
    table = dealt(
        ABC, "Bob: draws red reverse, flips 2 upper blue 4", "Ann: draws blue reverse, flips 2 upper blue 5"
    )

    assert ("Bob", 1) == (table.turn, table.round.direction)


def test_counterclockwise_a_skip_hits_the_one_to_the_right():
    table = laid(ABCD, "red 6, Bob to play, counterclockwise", "Bob: draws red skip, flips 1 upper blue 4")

    assert ("Dan", -1) == (table.turn, table.round.direction)


def test_counterclockwise_a_draw_two_hits_the_one_to_the_right():
    table = laid(
        ABCD, "red 6, Bob to play, counterclockwise", "Bob: draws red draw two, flips 1 upper blue 4"
    )

    assert ("Dan", [4, 3, 3, 3]) == (table.turn, sizes(table))


def test_between_two_a_reverse_changes_nothing_but_the_direction():
    """Dispute 106."""
    table = dealt(AB, "Bob: draws red reverse, flips 2 upper blue 4")

    assert ("Ann", -1) == (table.turn, table.round.direction)
    assert "golf.reverse.two-players" in table.articles


def test_where_a_table_plays_so_it_is_a_skip_between_two():
    table = dealt(AB, "Bob: draws red reverse, flips 2 upper blue 4", house=house("reverse-as-skip"))

    assert ("Bob", -1) == (table.turn, table.round.direction)
    assert "Between two players a Reverse is a Skip: Ann misses this turn." in table.sentences


def test_among_three_it_is_a_reverse_there_too():
    table = dealt(ABC, "Bob: draws red reverse, flips 2 upper blue 4", house=house("reverse-as-skip"))

    assert ("Ann", -1) == (table.turn, table.round.direction)


def test_once_only_two_are_left_it_is_that_between_two():
    table = dealt(ABC, "Cat leaves", "Bob: draws red reverse, flips 2 upper blue 4")

    assert ("golf.reverse.two-players" in table.articles, table.turn) == (True, "Ann")


# Draw Two


@pytest.mark.parametrize(("names", "turn"), [(AB, "Bob"), (ABC, "Ann"), (ABCD, "Dan")])
def test_the_next_one_lays_a_column_and_misses_the_turn(names, turn):
    table = dealt(names, "Bob: draws red draw two, flips 2 upper blue 4")
    hit = "Ann" if names == AB else "Cat"

    assert turn == table.turn
    assert ["4 ?/?", "1", "2 ?/?, 3 ?/?"] == re.split(r", (1) \S+ \d/\?, ", grid(table, hit))
    draw = "Draw two cards for a new column on the left. Do not look at these cards: they lie facedown."
    assert f"{draw} You miss this turn." in table.say[hit]


def test_the_new_column_comes_from_the_pile():
    table = dealt(ABC)
    before = table.round.draw_pile
    table.report("Bob: draws red draw two, flips 2 upper blue 4")

    assert (before - 3, [5, 4, 7]) == (table.round.draw_pile, hidden(table))


def test_who_has_one_facedown_card_has_three_then():
    table = laid(AB, "red 6, Ann to play; Bob 1 red 1/?", "Ann: draws red draw two, flips 1 upper blue 4")

    assert ([5, 3], "4 ?/?, 1 red 1/?") == (hidden(table), grid(table, "Bob"))
    assert None is table.round.window


@pytest.mark.parametrize(
    ("had", "number"), [({}, 4), ({"columns": (3, 7)}, 8), ({"columns": (3, 4)}, 5)], ids=["3", "7", "4"]
)
def test_a_column_gets_a_number_that_this_grid_never_had(had, number):
    table = laid(
        AB,
        "red 6, Ann to play; Bob 1 red 1/?",
        "Ann: draws red draw two, flips 1 upper blue 4",
        changed=had,
    )

    assert f"{number} ?/?, 1 red 1/?" == grid(table, "Bob")


def test_a_column_that_came_and_went_leaves_its_number():
    table = dealt(
        AB,
        "Bob: draws red draw two, flips 2 upper blue 4",
        "Bob: draws red 1, flips 2 lower yellow 4",
        "Ann: draws green 5 to 4 upper, out blue 1",
        "Bob: draws red 2, flips 3 upper yellow 5",
        "Ann: draws green 6 to 4 lower, out blue 2, clears 4 with green 5 on top",
        "Bob: draws blue draw two, flips 3 lower yellow 6",
    )

    assert "5 ?/?, 1 blue 0/?, 2 ?/?, 3 ?/?" == grid(table, "Ann")
    assert 5 == table.round.columns[0]


# Double Draw Two


def test_two_others_lay_a_column_each():
    table = dealt(ABCD, "Bob: draws red double draw two, flips 2 upper blue 4, columns for Ann and Dan")

    assert ([4, 3, 3, 4], "Cat") == (sizes(table), table.turn)
    assert "The red double draw two gives Dan and Ann a new facedown column each." in table.sentences


def test_or_one_other_lays_two():
    table = dealt(ABCD, "Bob: draws red double draw two, flips 2 upper blue 4, columns for Ann")

    assert ("5 ?/?, 4 ?/?, 1 blue 0/?, 2 ?/?, 3 ?/?", "Cat") == (grid(table, "Ann"), table.turn)


def test_nobody_misses_a_turn_for_it():
    """Dispute 99."""
    table = dealt(ABC, "Bob: draws red double draw two, flips 2 upper blue 4, columns for Cat")

    assert ("Cat", "golf.turn-missed" in table.events) == (table.turn, False)


@pytest.mark.parametrize("targets", ["", ", columns for Ann"])
def test_between_two_the_other_lays_two(targets):
    """Dispute 97."""
    table = dealt(AB, f"Bob: draws red double draw two, flips 2 upper blue 4{targets}")

    assert ([5, 3], "Ann") == (sizes(table), table.turn)
    assert "golf.double-draw-two.two-players" in table.articles


def test_among_three_it_is_said_who():
    table = dealt(ABC)

    assert "golf.double-draw-two" in refused(table, "Bob: draws red double draw two, flips 2 upper blue 4")
    assert "Say who gets the new columns: one other player, or two." == table.sentence


@pytest.mark.parametrize("names", [AB, ABC])
@pytest.mark.parametrize("targets", ["Bob", "Bob and Ann"])
def test_it_is_for_others(names, targets):
    """Dispute 98."""
    table = dealt(names)
    line = f"Bob: draws red double draw two, flips 2 upper blue 4, columns for {targets}"

    assert "golf.double-draw-two" in refused(table, line)
    assert "Bob has to choose somebody else: a Double Draw Two is for other players." == table.sentence


@pytest.mark.parametrize("targets", ["Ann, Cat and Dan", "Cat and Cat"])
def test_no_more_than_two_are_chosen_and_nobody_twice(targets):
    line = f"Bob: draws red double draw two, flips 2 upper blue 4, columns for {targets}"

    assert "golf.double-draw-two" in refused(dealt(ABCD), line)


@pytest.mark.parametrize(
    "line",
    [
        "Bob: draws red 1, flips 2 upper blue 4, columns for Cat",
        "Bob: draws red draw two, flips 2 upper blue 4, columns for Cat",
        "Bob: draws red double draw two to 2 upper, out blue 4, columns for Cat",
        "Bob: draws red 1, flips 2 upper red double draw two, columns for Cat",
    ],
)
def test_where_none_acts_nobody_is_chosen(line):
    table = dealt(ABC)

    assert "golf.double-draw-two" in refused(table, line)
    why = "There is no Double Draw Two to use now, so do not choose anybody."
    assert why == table.sentence
    assert {"acts": False} == table.facts_of("golf.double-draw-two")


def test_covered_by_a_clear_it_needs_nobody():
    table = laid(
        ABC,
        "blue 6, Bob to play; Bob 1 red 3/red 4, 2 ?/?",
        "Bob: draws red double draw two, flips 2 upper blue 4, clears 1 with red 3 on top, columns for Cat",
    )

    assert ("refused", "golf.double-draw-two") == (table.verdict, table.article)


@pytest.mark.parametrize("targets", ["Ann, Cat and Dan", "Bob", "Cat and Cat", "Bob and Cat"])
def test_what_a_table_lets_count_can_be_followed(targets):
    line = f"Bob: draws red double draw two, flips 2 upper blue 4, columns for {targets}"
    table = dealt(ABCD, line, "allow 3")

    assert ("upheld", "Cat") == (table.verdict, table.turn)
    assert 112 == table.round.draw_pile + len(table.round.discards) + 2 * sum(sizes(table))


# the same player again


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_between_two_the_same_one_plays_again(card):
    table = dealt(AB, f"Bob: draws {card}, flips 2 upper blue 4", "Bob: draws red 1, flips 2 lower yellow 4")

    assert ("upheld", "Ann") == (table.verdict, table.turn)


# a drawn card that is thrown does not act, where a table plays so

GRID_ONLY = {"thrown_action": "from-the-grid"}


@pytest.mark.parametrize("card", THROWN)
def test_there_a_thrown_card_does_nothing(card):
    table = dealt(ABC, f"Bob: draws {card}, flips 2 upper blue 4", **GRID_ONLY)

    assert (["golf.turn", "golf.actions.from-the-grid"], "Cat") == (table.articles, table.turn)
    assert [3, 3, 3] == sizes(table)


def test_there_nobody_is_chosen_for_it():
    line = "Bob: draws red double draw two, flips 2 upper blue 4, columns for Cat"

    assert "golf.double-draw-two" in refused(dealt(ABC, **GRID_ONLY), line)


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_there_a_card_out_of_the_grid_acts(card):
    table = dealt(ABC, f"Bob: takes the discard to 2 upper, out {card}", **GRID_ONLY)

    assert "Ann" == table.turn


def test_there_a_card_that_a_clear_left_on_top_acts():
    table = laid(
        ABC,
        "blue 6, Bob to play; Bob 1 red skip/red 3, 2 ?/?",
        "Bob: draws blue skip, flips 2 upper blue 4, clears 1 with red skip on top",
        **GRID_ONLY,
    )

    assert "Ann" == table.turn


# whenever it lies on top, where a table plays so

WHENEVER = {"action_timing": "whenever"}
TWO_SKIPS = "Bob: draws blue skip, flips 2 upper blue 4, clears 1 with red skip on top"
STANDING = "blue 6, Bob to play; Bob 1 red skip/red 3, 2 ?/?"


@pytest.mark.parametrize(
    ("names", "turn", "missed"), [(AB, "Ann", [0, 1]), (ABC, "Bob", [2, 0]), (ABCD, "Ann", [2, 3])]
)
def test_two_skips_go_on_from_one_to_the_next(names, turn, missed):
    table = laid(names, STANDING, TWO_SKIPS, **WHENEVER)

    assert turn == table.turn
    assert missed == [event.seat for event in table.ruling.events if event.tag == "golf.turn-missed"]
    assert (
        "The blue skip still works. It does not matter that another card went on top of it."
        in table.sentences
    )


def test_two_draw_twos_hit_one_after_the_other():
    table = laid(
        ABCD,
        "blue 6, Bob to play; Bob 1 red draw two/red 3, 2 ?/?",
        "Bob: draws blue draw two, flips 2 upper blue 4, clears 1 with red draw two on top",
        **WHENEVER,
    )

    assert ([3, 1, 4, 4], "Ann") == (sizes(table), table.turn)


def test_after_a_reverse_it_is_counted_from_the_player_again():
    table = laid(
        ABCD,
        "blue 6, Bob to play; Bob 1 red draw two/red 3, 2 ?/?",
        "Bob: draws blue reverse, flips 2 upper blue 4, clears 1 with red draw two on top",
        **WHENEVER,
    )

    assert ([4, 1, 3, 3], "Dan", -1) == (sizes(table), table.turn, table.round.direction)


def test_also_when_somebody_was_hit_before():
    table = laid(
        ABCD,
        "blue 6, Bob to play; Bob 1 red reverse/red 3, 2 ?/?",
        "Bob: draws blue skip, flips 2 upper blue 4, clears 1 with red reverse on top",
        **WHENEVER,
    )

    assert ("Ann", -1) == (table.turn, table.round.direction)


def test_what_a_taken_discard_bares_acts_there():
    table = laid(
        ABC,
        "red 6, Bob to play",
        "Bob: takes the discard to 1 upper, out blue 4",
        under="red draw two",
        **WHENEVER,
    )

    assert ([3, 3, 4], "Ann") == (sizes(table), table.turn)


def test_the_card_that_was_taken_itself_does_not():
    table = laid(
        ABC,
        "red skip, Bob to play",
        "Bob: takes the discard to 1 upper, out blue 4",
        under="red 1",
        **WHENEVER,
    )

    assert "Cat" == table.turn


def test_under_the_only_discard_nothing_is_bared():
    table = laid(ABC, "red skip, Bob to play", "Bob: takes the discard to 1 upper, out blue 4", **WHENEVER)

    assert "Cat" == table.turn


def test_the_lower_card_of_a_clear_never_lay_on_top():
    table = laid(
        ABC,
        STANDING,
        "Bob: draws blue 1, flips 2 upper blue 4, clears 1 with red 3 on top",
        **WHENEVER,
    )

    assert ("Cat", {"golf.turn", "golf.clear"}) == (table.turn, set(table.articles))


def test_those_who_were_chosen_are_for_both_double_draw_twos():
    table = laid(
        ABC,
        "blue 6, Bob to play; Bob 1 red double draw two/red 3, 2 ?/?",
        "Bob: draws blue double draw two, flips 2 upper blue 4, clears 1 with red double draw two on top, "
        "columns for Ann and Cat",
        **WHENEVER,
    )

    assert ([5, 1, 5], "Cat") == (sizes(table), table.turn)


def test_a_covered_card_that_was_thrown_does_nothing_where_only_the_grid_counts():
    table = laid(ABC, STANDING, TWO_SKIPS, **WHENEVER, **GRID_ONLY)

    assert "Ann" == table.turn
    assert not [one for one in table.sentences if "blue skip takes effect" in one]
