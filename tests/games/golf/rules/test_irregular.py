"""Track lost, cards counted, people leaving in the middle of a round."""

import pytest

from referee.games.golf.model.claims import Resync
from referee.games.golf.model.state import Column
from referee.kit.cards import card_with_printed_name
from tests.games.golf.tables import (
    AB,
    ABC,
    ABCD,
    CORNERS,
    deal,
    dealt,
    discards,
    golf,
    grid,
    hidden,
    laid,
    refused,
    sizes,
)

TWO = "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?"
AT_ONE = (TWO, "Ann: draws red 3, flips 2 lower green 4")
"""Ann has one facedown card left and has not called."""
LOST = "resync: green 3, Ann to play, counterclockwise; Ann 1 red 1/?, 5 ?/?; Bob 2 blue 1/blue 2, 3 ?/?"

# track lost


def test_the_round_stands_as_the_table_tells():
    table = dealt(ABC, LOST)

    assert ("upheld", "golf.resync", "Ann", -1) == (
        table.verdict,
        table.article,
        table.turn,
        table.round.direction,
    )
    assert ("1 red 1/?, 5 ?/?", "2 blue 1/blue 2, 3 ?/?") == (grid(table, "Ann"), grid(table, "Bob"))
    assert ("green 3", None, 5, 3) == (discards(table), table.round.draw_pile, *table.round.columns[:2])


def test_a_grid_that_is_not_named_is_as_it_was_known():
    assert "1 yellow 0/?, 2 ?/?, 3 ?/?" == grid(dealt(ABC, LOST), "Cat")


def test_what_was_open_before_is_closed():
    table = laid(
        ABC, "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", "Ann: draws red 3, flips 2 lower green 4"
    )
    table.report("resync: red 3, Bob to play")

    assert (None, None, None) == (table.round.window, table.round.last_window, table.round.called_early)
    assert ["golf.catch"] == refused(table, "caught: Ann")


def test_an_early_call_is_forgotten():
    table = laid(
        AB, "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", "Ann: UNO!", "resync: red 6, Ann to play"
    )

    assert None is table.round.called_early


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("Ann: draws red 1, flips 5 upper blue 4", "upheld"),
        ("Ann: draws red 1, flips 2 upper blue 4", "refused"),
        ("Bob: draws red 1, flips 3 upper blue 4", "refused"),
    ],
)
def test_afterwards_turn_and_grids_are_known_again(line, verdict):
    assert verdict == dealt(ABC, LOST, line).verdict


def test_the_cards_prove_nothing_until_the_next_shuffle():
    table = dealt(ABC, LOST, "Ann: draws red double draw two to 1 upper, out red 1")
    table.report("Cat: draws red double draw two to 1 upper, out yellow 0")
    assert "upheld" == table.verdict

    table.report("reshuffle")
    assert (False, False) == (table.round.silent, table.round.lost_track)
    assert ["golf.deduction.card"] == refused(table, "Bob: draws red double draw two to 3 upper, out blue 0")


def test_what_was_let_lie_there_speaks_against_no_other_card():
    """Two red Double Draw Twos of one: that is settled, and not the fault of a blue 3."""
    table = dealt(ABC, LOST, "Ann: draws red double draw two to 1 upper, out red 1")
    table.report("Cat: draws red double draw two to 1 upper, out yellow 0", "reshuffle")

    assert "upheld" == table.report("Bob: draws blue 3 to 3 upper, out blue 5").verdict


def test_columns_laid_since_have_numbers_above_all_that_were_told():
    table = dealt(ABC, LOST, "Ann: draws red draw two, flips 5 upper blue 4")
    assert "4 ?/?, 1 yellow 0/?, 2 ?/?, 3 ?/?" == grid(table, "Cat")

    table.report(
        "resync: red 3, Bob to play, counterclockwise", "Bob: draws blue draw two, flips 3 upper blue 5"
    )
    assert "6 ?/?, 1 red 1/?, 5 blue 4/?" == grid(table, "Ann")


def test_a_shuffle_and_the_grids_make_the_pile_known_again():
    table = dealt(ABC, LOST, "reshuffle")

    assert 112 - 1 - 2 * sum(sizes(table)) == table.round.draw_pile


@pytest.mark.parametrize(
    "grids", ["Ann 1 green 3/green 3; Bob 1 green 3/?", "Ann 1 red double draw two/red double draw two"]
)
def test_the_deck_has_what_is_told(grids):
    table = dealt(ABC)

    assert ["golf.resync"] == refused(table, f"resync: green 3, Ann to play; {grids}")
    assert "refused" == table.report("allow 3").verdict


def test_also_with_the_grids_that_are_not_named():
    """Cat's yellow 0 lies there still."""
    line = "resync: yellow 0, Ann to play; Ann 1 yellow 0/?; Bob 1 yellow 0/?"

    assert ["golf.resync"] == refused(dealt(ABC), line)


@pytest.mark.parametrize(("columns", "verdict"), [(54, "refused"), (53, "refused"), (52, "upheld")])
def test_more_cards_than_the_deck_has_are_in_no_grids(columns, verdict):
    """The top card, three columns of Bob's, and these."""
    table = dealt(AB)
    table.submit_claim(
        Resync(
            card_with_printed_name("red 6"),
            0,
            grids={0: tuple(Column(number) for number in range(1, columns + 1))},
        )
    )

    assert verdict == table.verdict


def test_all_cards_are_counted_the_top_one_once():
    game = dealt(AB).submit_claim(
        Resync(card_with_printed_name("red 6"), 0, grids={0: tuple(map(Column, range(1, 54)))})
    )

    assert {"cards": 113, "deck": 112} == game.facts_of("golf.resync")


def test_a_card_that_was_set_aside_lies_in_no_grid():
    game = laid(ABC, "red 6, Ann to play; Cat 1 red double draw two/?", "Cat leaves")

    assert ["golf.resync"] == refused(game, "resync: red 6, Ann to play; Bob 1 red double draw two/?")


def test_no_grid_has_two_columns_of_one_number():
    claim = Resync(card_with_printed_name("red 6"), 0, grids={0: (Column(1), Column(1))})

    assert ["grids"] == list(claim.errors_by_field())
    assert ["direction"] == list(Resync(card_with_printed_name("red 6"), 0, direction=0).errors_by_field())


def test_who_has_no_turn_left_is_not_on_turn():
    table = laid(
        ABC,
        "red 6, Ann to play; Ann 1 red 1/?",
        "Ann: draws red 2, flips 1 lower blue 4",
        "Bob: draws red 3, flips 1 lower blue 5",
        house={"last-turns": {}},
    )

    assert ["golf.resync"] == refused(table, "resync: red 3, Bob to play")
    assert ["golf.resync"] == refused(table, "resync: red 3, Ann to play")
    assert "upheld" == table.report("resync: red 3, Cat to play").verdict


def test_who_has_no_card_in_front_cannot_play():
    assert ["golf.resync"] == refused(dealt(AB), "resync: red 6, Bob to play; Bob nothing")


@pytest.mark.parametrize("lines", [("void",), ("void", "score: Ann 1, Bob 1, Cat 1")])
def test_between_rounds_no_track_is_lost(lines):
    assert ["match.round"] == refused(dealt(ABC, *lines), LOST)


def test_once_the_round_is_closed_it_is_only_counted():
    table = laid(AB, "red 6, Ann to play; Ann 1 red 1/?", "Ann: draws red 2, flips 1 lower blue 4")

    assert ["golf.closing"] == refused(table, "resync: red 2, Bob to play")


# cards counted


@pytest.mark.parametrize("line", ["count pile: 93", "count Ann: 6", "count Cat: 6"])
def test_a_count_that_is_right(line):
    table = dealt(ABC)
    before = table.state
    table.report(line)

    assert ("upheld", "golf.recount", before) == (table.verdict, table.article, table.state)
    assert table.sentence.endswith("that is right.")


@pytest.mark.parametrize(("line", "fix"), [("count pile: 92", "void"), ("count Ann: 5", None)])
def test_a_count_that_is_off_proves_a_mistake(line, fix):
    table = dealt(ABC)

    assert (["golf.recount"], fix) == (refused(table, line), table.fix)


@pytest.mark.parametrize("pile", [0, 50, 111])
def test_once_track_is_lost_any_count_of_the_pile_may_be_right(pile):
    assert "upheld" == dealt(ABC, LOST, f"count pile: {pile}").verdict


# leaving


def test_the_grid_of_who_leaves_is_set_aside():
    table = dealt(ABC)
    before = table.round.draw_pile
    table.report("Cat leaves")

    assert ("upheld", ["match.leaving", "golf.leaving"], before) == (
        table.verdict,
        table.articles,
        table.round.draw_pile,
    )
    assert (6, "", "Bob", (0, 1)) == (
        len(table.round.aside),
        grid(table, "Cat"),
        table.turn,
        table.state.order,
    )


@pytest.mark.parametrize(("way", "turn"), [("", "Cat"), (", counterclockwise", "Ann")])
def test_the_turn_passes_on_in_the_direction_of_play(way, turn):
    assert turn == laid(ABCD, f"red 6, Bob to play{way}", "Bob leaves").turn


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_the_turn_stays_where_it_is_when_another_leaves(who):
    assert "Bob" == dealt(ABC, f"{who} leaves").turn


def test_who_leaves_is_passed_over():
    assert "Ann" == dealt(ABC, "Cat leaves", "Bob: draws red 1, flips 2 upper blue 4").turn


def test_nobody_is_caught_who_has_left():
    table = laid(
        ABC, "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", "Ann: draws red 3, flips 2 lower green 4"
    )
    table.report("Ann leaves")

    assert (None, "Bob") == (table.round.window, table.turn)


def test_the_window_of_another_stays_open():
    table = laid(
        ABCD, "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", "Ann: draws red 3, flips 2 lower green 4"
    )

    assert "upheld" == table.report("Bob leaves", "caught: Ann").verdict


def test_what_was_contested_of_who_leaves_lapses():
    table = laid(
        ABC,
        *AT_ONE,
        "Bob: catches Ann | Bob's phone",
        "Ann: UNO! | Ann's phone",
        "Ann leaves",
    )

    assert ("upheld", ()) == (table.verdict, table.state.contests)


@pytest.mark.parametrize("who", ["Bob", "Ann"])
def test_two_stay(who):
    assert ["match.leaving"] == refused(dealt(AB), f"{who} leaves")


CLOSED = ("red 6, Ann to play; Ann 1 red 1/?; Bob 1 green 0/?", "Ann: draws red 2, flips 1 lower blue 4")


def test_who_has_closed_the_round_stays():
    table = laid(ABC, *CLOSED)

    assert ["golf.leaving"] == refused(table, "Ann leaves")
    assert "Ann ended the round, so Ann has to stay until the points are counted." == table.sentence


def test_with_the_last_one_who_had_to_turn_up_the_round_is_counted():
    table = laid(ABC, *CLOSED, "Bob: reveals 1 lower blue 5", "Cat leaves")

    assert (None, (5, 5, 0)) == (table.round, table.state.points[0])
    assert "golf.score" in table.articles


def test_while_others_have_to_turn_up_it_is_not():
    assert [0, 1, 0] == hidden(laid(ABC, *CLOSED, "Cat leaves"))


def test_with_the_last_grid_that_nobody_could_count_it_is_counted():
    """Cat has an action card, and leaves."""
    table = laid(ABC, CLOSED[0] + "; Cat 1 yellow 0/?", CLOSED[1], "Bob: reveals 1 lower blue 5")
    table.report("Cat: reveals 1 lower blue skip")
    assert table.round is not None

    assert (None, "Ann 5, Bob 5") == (table.report("Cat leaves").round, table.totals)


def test_the_deal_passes_on_as_if_who_left_had_stayed():
    table = dealt(ABC, "Ann leaves", "score: Bob 3, Cat 4")

    assert ("Bob", "Bob") == (
        table.dealer,
        table.report("deal: red 6; Bob 1 upper red 1, Cat 1 upper red 2").turn,
    )


def test_cards_set_aside_are_known():
    """Cat took both: the third yellow 0 lies in no other grid."""
    table = laid(ABC, "red 6, Ann to play; Cat 1 red double draw two/?", "Cat leaves")

    assert ["golf.deduction.card"] == refused(table, "Ann: draws red double draw two to 1 upper, out blue 1")


def test_in_the_next_round_all_cards_are_there_again():
    table = dealt(ABC, "Cat leaves", "score: Ann 1, Bob 2", deal(AB))

    assert (99, ()) == (table.round.draw_pile, table.round.aside)
    assert [5, 5, 0] == hidden(table)


def test_who_comes_late_waits_for_the_round_to_end():
    assert ["match.round"] == refused(dealt(AB), "join: Cat")


def test_and_plays_in_the_next_one():
    table = golf(AB, "score: Ann 3, Bob 9", "join: Cat", deal(ABC), house=CORNERS)

    assert ([5, 5, 5], "Ann") == (hidden(table), table.turn)
