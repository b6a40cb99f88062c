"""The draw pile when it runs short or dry, and in which order it is shared; docs/rules/golf.md G31."""

import pytest

from tests.games.golf.tables import AB, ABC, ABCD, NAMES, dealt, discards, hidden, laid, refused, sizes

DRAWN = "Ann: draws red 1, flips 1 upper blue 4"
DRAW_TWO = "Ann: draws red draw two, flips 1 upper blue 4"
DOUBLE = "Ann: draws red double draw two, flips 1 upper blue 4"


# one card


def test_the_last_card_is_drawn_without_a_shuffle():
    table = laid(AB, "red 6, Ann to play", DRAWN, under="red 2", pile=1)

    assert (0, "red 2, red 6, red 1") == (table.round.draw_pile, discards(table))
    assert "golf.pile-shuffled" not in table.events


@pytest.mark.parametrize(("under", "left"), [("red 1", 0), ("red 1, red 3", 1)])
def test_from_an_empty_pile_a_card_is_drawn_after_a_shuffle(under, left):
    table = laid(AB, "red 6, Ann to play", DRAWN, under=under, pile=0)

    assert (left, "red 6, red 1") == (table.round.draw_pile, discards(table))
    shuffle = "Leave the top discard, and shuffle the others into a new draw pile."
    assert f"The draw pile is empty. {shuffle}" in table.sentences


def test_one_card_is_wanted_of_an_empty_pile():
    game = laid(AB, "red 6, Ann to play", DRAWN, under="red 1", pile=0)

    assert {"wanted": 1, "pile": 0} == game.facts_of("golf.pile.short")


def test_the_discard_may_still_be_taken_then():
    table = laid(AB, "red 6, Ann to play", "Ann: takes the discard to 1 upper, out blue 4", pile=0)

    assert ("upheld", "blue 4") == (table.verdict, discards(table))


@pytest.mark.parametrize("seats", range(2, 9))
def test_there_is_always_a_card_to_draw(seats):
    """docs/rules/golf.md 2.3: columns take two, so pile and discards are even, and never a single card."""
    round = dealt(" ".join(NAMES.split()[:seats])).round

    assert 0 == (round.draw_pile + len(round.discards)) % 2


def test_taking_the_discard_shuffles_nothing():
    table = laid(AB, "red 6, Ann to play", "Ann: takes red 6 to 1 upper, out blue 4", under="red 2", pile=0)

    assert ("red 2, blue 4", 0) == (discards(table), table.round.draw_pile)


def test_a_card_of_the_discards_may_come_again_by_that_shuffle():
    table = laid(
        AB,
        "red 6, Ann to play",
        "Ann: draws red double draw two to 1 upper, out blue 4",
        under="red double draw two, red 2",
        pile=0,
    )

    assert "upheld" == table.verdict


def test_while_the_pile_has_a_card_none_of_the_discards_comes_again():
    game = laid(AB, "red 6, Ann to play", under="red double draw two, red 2", pile=1)

    assert ["golf.deduction.card"] == refused(game, "Ann: draws red double draw two to 1 upper, out blue 4")


def test_what_comes_out_of_the_grid_did_not_lie_there():
    table = laid(AB, "red 6, Ann to play", under="red double draw two, red 2", pile=0)

    assert ["golf.deduction.card"] == refused(table, "Ann: draws red 2 to 1 upper, out red double draw two")


# a column


@pytest.mark.parametrize(
    ("pile", "under", "columns", "left", "lie"),
    [
        (3, "", 4, 0, "red 6, red draw two"),
        (2, "red 2", 4, 1, "red draw two"),
        (2, "", 4, 0, "red draw two"),
        (1, "red 2", 4, 0, "red draw two"),
        (1, "", 3, 0, "red 6, red draw two"),
        (0, "red draw two", 3, 0, "red 6, red draw two"),
        (0, "red draw two, red 3", 4, 0, "red draw two"),
    ],
)
def test_a_draw_two_takes_two_cards_or_none(pile, under, columns, left, lie):
    """One card goes to who draws first; the top card is never shuffled."""
    table = laid(AB, "red 6, Ann to play", DRAW_TWO, under=under, pile=pile)

    assert ([3, columns], left, lie) == (sizes(table), table.round.draw_pile, discards(table))
    assert "Ann" == table.turn


def test_whoever_gets_no_column_misses_the_turn_all_the_same():
    table = laid(ABC, "red 6, Ann to play", DRAW_TWO, pile=1)

    assert ([3, 3, 3], "Cat") == (sizes(table), table.turn)
    assert "golf.pile.dry" in table.articles


# columns for two


@pytest.mark.parametrize("targets", ["Bob and Dan", "Dan and Bob"])
@pytest.mark.parametrize(("way", "columns"), [("", [3, 4, 3, 3]), (", counterclockwise", [3, 3, 3, 4])])
def test_when_there_is_one_column_the_next_in_turn_order_gets_it(way, columns, targets):
    """Whoever is named first."""
    table = laid(ABCD, f"red 6, Ann to play{way}", f"{DOUBLE}, columns for {targets}", pile=3)

    assert columns == sizes(table)


def test_one_target_gets_as_many_columns_as_there_are():
    table = laid(ABCD, "red 6, Ann to play", f"{DOUBLE}, columns for Cat", pile=3)

    assert ([3, 3, 4, 3], "Bob") == (sizes(table), table.turn)
    assert "golf.pile.dry" in table.articles


@pytest.mark.parametrize(
    ("pile", "under", "columns"),
    [
        (1, "", [3, 3, 3]),
        (2, "", [3, 4, 3]),
        (3, "red 2", [3, 4, 4]),
        (0, "red double draw two, red 3, red 4", [3, 4, 3]),
    ],
)
def test_for_one_card_alone_there_is_no_column(pile, under, columns):
    """A card is drawn and thrown first: then the red 6 lies under the top card, too."""
    table = laid(ABC, "red 6, Ann to play", f"{DOUBLE}, columns for Bob and Cat", under=under, pile=pile)

    assert columns == sizes(table)


def test_it_is_shuffled_between_two_columns():
    """The pile has two for Bob; for Cat the discards are shuffled."""
    table = laid(
        ABC, "red 6, Ann to play", f"{DOUBLE}, columns for Bob and Cat", under="red 2, red 3, red 4", pile=3
    )

    assert [
        "golf.card-thrown",
        "golf.card-turned-up",
        "golf.columns-drawn",
        "golf.pile-shuffled",
        "golf.columns-drawn",
        "golf.turn-passed",
    ] == table.events
    assert ([3, 4, 4], 2, "red double draw two") == (sizes(table), table.round.draw_pile, discards(table))
    assert "golf.pile.short" in table.articles


def test_that_it_is_shuffled_is_told_also_where_a_column_is_left_out():
    table = laid(ABC, "red 6, Ann to play", f"{DOUBLE}, columns for Bob and Cat", under="red 2", pile=1)

    assert ([3, 4, 3], 0) == (sizes(table), table.round.draw_pile)
    assert {"golf.pile.dry", "golf.pile.short"} <= set(table.articles)


# shuffled early


def test_the_discards_are_shuffled_early():
    table = laid(ABC, "red 6, Ann to play", "reshuffle", under="red 2, red 3")

    assert ("upheld", "golf.reshuffle") == (table.verdict, table.article)
    assert ("red 6", 62, "Ann") == (discards(table), table.round.draw_pile, table.turn)


def test_two_discards_are_enough():
    assert "upheld" == laid(ABC, "red 6, Ann to play", "reshuffle", under="red 2").verdict


def test_under_a_single_card_there_is_nothing_to_shuffle():
    assert ["golf.reshuffle"] == refused(dealt(ABC), "reshuffle")


def test_between_rounds_nothing_is_shuffled():
    assert ["match.round"] == refused(dealt(ABC, "void"), "reshuffle")


def test_a_shuffle_closes_no_window():
    table = laid(ABC, "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", under="red 2")
    table.report("Ann: draws red 3, flips 2 lower green 4", "reshuffle", "caught: Ann")

    assert ("upheld", [3, 6, 6]) == (table.verdict, hidden(table))


def test_what_the_pile_has_is_drawn_first_and_the_rest_after_the_shuffle():
    table = laid(ABC, "red 6, Ann to play", DRAW_TWO, under="red 2, red 3", pile=2)

    assert "golf.pile.short" in table.articles
    shuffle = (
        "Then leave the top discard, and shuffle the others into a new draw pile. After that, draw one more."
    )
    assert f"The draw pile has only one card. Draw it first. {shuffle}" in table.sentences
