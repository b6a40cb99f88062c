"""A turn: what is taken, where it goes, what comes out; docs/rules/golf.md G8, G32, G35.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.golf.tables import (
    AB,
    ABC,
    deal,
    dealt,
    discards,
    grid,
    hidden,
    laid,
    refused,
    sizes,
)

# lawful turns


def test_the_top_discard_goes_into_the_grid():
    table = dealt(ABC, "Bob: takes red 6 to 2 upper, out blue 4")

    assert ("upheld", "golf.turn", "Cat") == (table.verdict, table.article, table.turn)
    assert "1 green 0/?, 2 red 6/?, 3 ?/?" == grid(table, "Bob")
    assert ("blue 4", 93, [5, 4, 5]) == (discards(table), table.round.draw_pile, hidden(table))


def test_it_need_not_be_named():
    table = dealt(ABC, "Bob: takes the discard to 2 lower, out blue 4")

    assert "1 green 0/?, 2 ?/red 6, 3 ?/?" == grid(table, "Bob")


def test_a_drawn_card_goes_onto_a_facedown_one():
    table = dealt(ABC, "Bob: draws red 1 to 3 lower, out blue 4")

    assert "1 green 0/?, 2 ?/?, 3 ?/red 1" == grid(table, "Bob")
    assert ("red 6, blue 4", 92, [5, 4, 5]) == (discards(table), table.round.draw_pile, hidden(table))


@pytest.mark.parametrize("out", ["", ", out green 0"])
def test_of_a_faceup_card_it_need_not_be_said_that_it_came_out(out):
    table = dealt(ABC, f"Bob: draws red 1 to 1 upper{out}")

    assert "1 red 1/?, 2 ?/?, 3 ?/?" == grid(table, "Bob")
    assert ("red 6, green 0", [5, 5, 5]) == (discards(table), hidden(table))


def test_a_drawn_card_is_thrown_and_one_turned_up():
    table = dealt(ABC, "Bob: draws red 1, flips 3 upper blue 4")

    assert "1 green 0/?, 2 ?/?, 3 blue 4/?" == grid(table, "Bob")
    assert ("red 6, red 1", 92, [5, 4, 5]) == (discards(table), table.round.draw_pile, hidden(table))


@pytest.mark.parametrize(
    "line", ["Bob: draws red 1 to 2 upper, out blue 4", "Bob: takes the discard to 2 upper, out blue 4"]
)
def test_other_grids_stay_as_they_were(line):
    table = dealt(ABC)
    before = table.round
    after = table.report(line).round

    assert (before.grids[0], before.grids[2]) == (after.grids[0], after.grids[2])
    assert (before.columns, before.direction, None) == (after.columns, after.direction, after.closed_by)


def test_the_turn_goes_around_the_table():
    table = dealt(ABC)
    turns = [
        table.report(f"{table.turn}: draws red {card}, flips 2 upper blue {card}").turn
        for card in range(1, 4)
    ]

    assert ["Cat", "Ann", "Bob"] == turns


def test_one_may_stay_at_one_facedown_card_for_ever():
    """Dispute 107."""
    table = laid(AB, "red 6, Ann to play; Ann 1 red 1/?", "Ann: takes the discard to 1 upper")

    assert ("upheld", [1, 6], "Bob") == (table.verdict, hidden(table), table.turn)
    assert "golf.call-due" not in table.events


# what is refused


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_out_of_turn_nobody_plays(who):
    table = dealt(ABC)

    assert ["golf.turn.order"] == refused(table, f"{who}: draws red 1, flips 2 upper blue 4")
    assert f"It is Bob's turn, not {who}'s." == table.sentence


def test_a_discard_that_was_taken_is_not_thrown_again():
    """Dispute 100."""
    table = dealt(ABC)

    assert ["golf.turn.taken-discard"] == refused(table, "Bob: takes red 6, flips 2 upper blue 4")


def test_only_the_top_discard_is_taken():
    table = dealt(ABC)

    assert ["golf.deduction.card"] == refused(table, "Bob: takes red 5 to 2 upper, out blue 4")
    assert "The top discard is the red 6, not the red 5." == table.sentence
    lies = {"seat": 1, "card": "red 5", "lies": "red 6", "top": True}
    assert lies == table.facts_of("golf.deduction.card")


def test_a_refused_turn_that_was_played_on_may_be_let_count():
    game = dealt(AB, "Ann: draws red 1, flips 2 upper blue 4", "Bob: takes red 1 to 2 lower, out green 1")

    assert ("refused", "allow 3") == (game.verdict, game.fix)


@pytest.mark.parametrize("took", ["takes the discard", "draws red 1"])
def test_of_a_facedown_card_it_is_said_what_came_out(took):
    assert ["golf.turn.place"] == refused(dealt(ABC), f"Bob: {took} to 2 upper")


def test_a_faceup_card_is_no_other_one():
    table = dealt(ABC)

    assert ["golf.deduction.card"] == refused(table, "Bob: draws red 1 to 1 upper, out blue 4")
    assert "The card in that place was the green 0, not the blue 4." == table.sentence


@pytest.mark.parametrize("row", ["upper", "lower"])
@pytest.mark.parametrize("how", ["to 4 {}, out blue 4", ", flips 4 {} blue 4"])
def test_a_card_goes_only_where_a_column_lies(how, row):
    line = f"Bob: draws red 1 {how.format(row)}".replace(" ,", ",")

    assert ["golf.turn.place"] == refused(dealt(ABC), line)


def test_a_faceup_card_is_not_turned_up():
    table = dealt(ABC)

    assert ["golf.turn.throw"] == refused(table, "Bob: draws red 1, flips 1 upper blue 4")
    assert "refused" == table.report("allow 3").verdict


def test_a_column_of_another_grid_is_not_ones_own():
    table = laid(AB, "red 6, Ann to play; Bob 4 ?/?")

    assert ["golf.turn.place"] == refused(table, "Ann: draws red 1, flips 4 upper blue 4")


@pytest.mark.parametrize("lines", [(), ("score: Ann 1, Bob 2, Cat 3",)])
def test_between_rounds_nobody_plays(lines):
    table = dealt(ABC, "void", *lines)

    assert ["match.round"] == refused(table, "Bob: draws red 1, flips 2 upper blue 4")


def test_once_the_round_is_closed_nobody_plays():
    table = laid(AB, "red 6, Ann to play; Ann 1 red 1/?", "Ann: draws red 2, flips 1 lower blue 4")

    assert ["golf.closing"] == refused(table, "Bob: draws red 1, flips 2 upper blue 4")


def test_all_that_is_wrong_is_told():
    table = dealt(ABC)

    assert ["golf.turn.order", "golf.turn.taken-discard", "golf.deduction.card"] == refused(
        table, "Ann: takes red 5, flips 2 upper blue 4"
    )


# no action card is picked up


@pytest.mark.parametrize("top", ["red skip", "red reverse", "red draw two", "red double draw two"])
def test_an_action_card_may_be_taken(top):
    """Dispute 96."""
    table = laid(ABC, f"{top}, Ann to play", "Ann: takes the discard to 1 upper, out blue 4")

    assert ("upheld", "Bob") == (table.verdict, table.turn)


@pytest.mark.parametrize("top", ["red skip", "red reverse", "red draw two", "red double draw two"])
def test_where_a_table_plays_so_it_may_not(top):
    table = laid(ABC, f"{top}, Ann to play", house={"no-action-pickup": {}})

    assert ["golf.house.no-action-pickup"] == refused(table, "Ann: takes the discard to 1 upper, out blue 4")


@pytest.mark.parametrize("times", [1, 2, 9])
def test_an_action_card_is_taken_so_many_times_and_then_no_more(times):
    """docs/rules/golf.md G14, S0's comments: a limit short of a ban."""
    table = laid(ABC, "red skip, Ann to play", house={"pickup-limit": {"times": times}})
    for out in (", out blue 6", *[""] * (times - 1)):
        table.report(f"Ann: takes the discard to 1 upper{out}")
        assert "upheld" == table.verdict
        table.report("resync: red skip, Ann to play")

    assert ["golf.house.pickup-limit"] == refused(table, "Ann: takes the discard to 1 upper")
    assert "Draw a card." in table.say["Ann"]


def test_what_one_has_taken_is_not_held_against_another():
    table = laid(ABC, "red skip, Ann to play", house={"pickup-limit": {}})
    table.report("Ann: takes the discard to 1 upper, out blue reverse")
    table.report("Cat: takes the discard to 1 upper, out blue 4")

    assert "upheld" == table.verdict


def test_a_refused_one_counts_for_nothing_and_the_next_round_begins_with_none():
    table = laid(ABC, "red skip, Ann to play", house={"pickup-limit": {}})
    table.report("Bob: takes the discard to 1 upper, out blue 4")
    table.report("Ann: takes the discard to 1 upper, out blue 2")
    table.report("score: Ann 3, Bob 5, Cat 7", deal(ABC), "Ann: draws red 1, flips 1 lower red 2")
    table.report("Bob: draws red reverse, flips 1 lower green 2")

    assert "upheld" == table.report("Ann: takes the discard to 2 upper, out blue 3").verdict


@pytest.mark.parametrize(
    "line", ["takes the discard to 1 upper, out blue 4", "draws red 1 to 1 upper, out 4"]
)
def test_numbers_are_taken_and_cards_are_drawn_there_as_ever(line):
    line = line.replace("out 4", "out blue 4")
    table = laid(ABC, "red 5, Ann to play", f"Ann: {line}", house={"no-action-pickup": {}})

    assert "upheld" == table.verdict


# what the table lets count


@pytest.mark.parametrize(
    ("line", "turn", "top"),
    [
        ("Ann: draws red 1, flips 2 upper blue 4", "Bob", "red 1"),
        ("Bob: takes red 6, flips 2 upper blue 4", "Cat", "red 6"),
        ("Bob: takes red 5 to 2 upper, out blue 4", "Cat", "blue 4"),
        ("Bob: draws red 1 to 1 upper, out blue 4", "Cat", "blue 4"),
        ("Bob: draws red 1, flips 2 upper blue 4, columns for Cat", "Cat", "red 1"),
        ("Bob: draws red double draw two, flips 2 upper blue 4", "Cat", "red double draw two"),
    ],
)
def test_whatever_a_check_refuses_may_be_let_count(line, turn, top):
    table = dealt(ABC, line, "allow 3")

    assert ("upheld", {3: "stands"}) == (table.verdict, table.changed)
    assert (turn, top) == (table.turn, table.round.top.name)
    assert 112 == table.round.draw_pile + len(table.round.discards) + 2 * sum(sizes(table))


def test_what_was_let_count_proves_nothing_any_more():
    table = dealt(ABC, "Bob: takes red 5 to 2 upper, out blue 4", "allow 3")

    assert table.round.silent


def test_whoever_played_out_of_turn_is_followed_by_the_next():
    assert "Ann" == dealt(ABC, "Cat: draws red 1, flips 2 upper blue 4", "allow 3").turn


# put right and taken back


def test_a_turn_in_the_middle_is_put_right():
    table = dealt(
        ABC,
        "Bob: draws red 1, flips 2 upper blue 4",
        "Cat: takes red 1 to 2 upper, out blue 5",
        "correct 3: Bob: draws red 2, flips 2 upper blue 4",
    )

    assert ("upheld", {3: "upheld", 4: "stands"}) == (table.verdict, table.changed)
    assert "golf.deduction.card" in table.now(4)


def test_a_skip_put_right_in_the_middle_lets_what_followed_stand():
    table = dealt(
        ABC,
        "Bob: draws red 1, flips 2 upper blue 4",
        "Cat: draws red 2, flips 2 upper blue 5",
        "correct 3: Bob: draws red skip, flips 2 upper blue 4",
    )

    assert {3: "upheld", 4: "stands"} == table.changed
    assert (["match.agreement", "golf.turn.order"], "Ann") == (table.now(4), table.turn)


def test_a_column_that_was_never_laid_takes_what_was_done_with_it():
    """What was said of column 4 falls."""
    table = dealt(
        AB,
        "Bob: draws red draw two, flips 2 upper blue 4",
        "Bob: draws red 2, flips 3 upper blue 5",
        "Ann: draws red 3, flips 4 upper blue 6",
        "correct 3: Bob: draws red 1, flips 2 upper blue 4",
    )

    assert "fallen" == table.changed[5]
    assert [3, 3] == sizes(table)


def test_a_turn_is_taken_back():
    table = dealt(ABC)
    before = table.state
    table.report(
        "Bob: draws red 1, flips 2 upper blue 4", "Cat: takes red 1 to 2 upper, out blue 5", "take back to 2"
    )

    assert before == table.state


@pytest.mark.parametrize(
    "line",
    [
        "Bob: draws red 1 to 2 upper",
        "Bob: draws red 1 to 4 upper, out blue 4",
        "Bob: draws red 1, flips 1 upper blue 4",
        "Bob: draws red 1, flips 2 upper blue 4, clears 2 with blue 4 on top",
        "Bob: draws red 1, flips 1 lower blue 4, clears 1 with blue 5 on top",
    ],
)
def test_what_would_have_no_effect_cannot_be_let_count(line):
    table = dealt(ABC, line)
    before = table.state
    table.report("allow 3")

    assert ("refused", "match.allow", before) == (table.verdict, table.article, table.state)
