"""The end of a round: closing, turning up the rest, last clears, points; docs/rules/golf.md G25-G29.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from referee.match.model.state import Rules
from referee.match.table.agreement import errors_in_rules
from tests.games.golf.tables import (
    AB,
    ABC,
    ABCD,
    CORNERS,
    deal,
    discards,
    golf,
    grid,
    hidden,
    house,
    laid,
    refused,
    sizes,
)

LAST = "red 6, Ann to play; Ann 1 red 1/blue 2, 2 green 3/?"
"""Ann has one facedown card."""
FLIPS = "Ann: draws red 5, flips 2 lower yellow 4"
OTHERS = "; Bob 1 green 0/?; Cat 1 yellow 0/?"
REVEALS = ("Bob: reveals 1 lower blue 5", "Cat: reveals 1 lower green 5")

# closing


@pytest.mark.parametrize("line", [FLIPS, "Ann: takes the discard to 2 lower, out yellow 4"])
def test_the_round_is_closed_when_all_of_a_grid_lie_faceup(line):
    table = laid(ABC, LAST, line)

    assert ("upheld", 0, None) == (table.verdict, table.round.closed_by, table.turn)
    assert ["golf.turn", "golf.closing"] == table.articles
    assert [0, 6, 6] == hidden(table)


def test_the_others_are_told_to_turn_up_theirs():
    table = laid(ABC, LAST, FLIPS)

    assert dict.fromkeys(("Bob", "Cat"), "The round is over: turn up your facedown cards.") == {
        name: said for name, said in table.say.items() if "turn up" in said
    }


@pytest.mark.parametrize("card", ["red skip", "red reverse", "red draw two", "red double draw two"])
@pytest.mark.parametrize("how", ["draws {}, flips 2 lower yellow 4", "takes the discard to 2 lower, out {}"])
def test_the_card_that_closes_does_nothing(card, how):
    """docs/rules/golf.md G26; nor is it said of it that it acts."""
    table = laid(ABC, LAST, f"Ann: {how.format(card)}")

    assert (["golf.turn", "golf.closing"], 1) == (table.articles, table.round.direction)
    assert [2, 3, 3] == sizes(table)


def test_nobody_is_chosen_by_it():
    line = "Ann: draws red double draw two, flips 2 lower yellow 4, columns for Bob"

    assert "golf.double-draw-two" in refused(laid(ABC, LAST), line)


def test_the_call_was_due_before():
    """docs/rules/golf.md G24."""
    table = laid(ABC, LAST, FLIPS)

    assert "golf.call-due" not in table.events


def test_columns_may_be_cleared_with_the_turn_that_closes():
    table = laid(ABC, LAST, "Ann: draws red 5, flips 2 lower green 4, clears 2 with green 4 on top")

    assert (0, "1 red 1/blue 2") == (table.round.closed_by, grid(table, "Ann"))


def test_the_grid_may_be_empty_then():
    """docs/rules/golf.md G28."""
    table = laid(AB, "red 6, Ann to play; Ann 1 red 1/?; Bob 1 green 0/?")
    table.report(
        "Ann: draws red 5, flips 1 lower red 2, clears 1 with red 1 on top", "Bob: reveals 1 lower blue 5"
    )

    assert ("upheld", "Ann 0, Bob 5") == (table.verdict, table.totals)


# turning up the rest


def test_everybody_turns_up_all_at_once():
    table = laid(ABC, LAST + OTHERS, FLIPS, REVEALS[0])

    assert (("upheld", "golf.reveal"), [0, 0, 1]) == ((table.verdict, table.article), hidden(table))
    assert "1 green 0/blue 5" == grid(table, "Bob")


@pytest.mark.parametrize(
    "cards",
    [
        "1 upper blue 1",
        "1 upper blue 1, 1 lower blue 2, 2 upper blue 3, 2 lower blue 4, 3 upper blue 5",
        "1 upper blue 1, 1 lower blue 2, 2 upper blue 3, 2 lower blue 4, 3 upper blue 5, 3 upper blue 6",
        "nothing",
    ],
)
def test_some_of_them_are_not_enough(cards):
    assert ["golf.reveal"] == refused(laid(AB, LAST, FLIPS), f"Bob: reveals {cards}")


def test_a_card_that_is_named_twice_is_pointed_at():
    game = laid(AB, LAST, FLIPS, "Bob: reveals 1 upper blue 1, 1 upper blue 2")

    place = {"column": 1, "row": "upper", "nth": 1}
    assert {"seat": 1, "twice": True, **place} == game.facts_of("golf.reveal")


def test_what_lies_faceup_is_not_turned_up():
    table = laid(ABC, LAST + OTHERS, FLIPS)

    assert ["golf.reveal"] == refused(table, "Bob: reveals 1 upper blue 5")
    place = {"column": 1, "row": "upper", "nth": 1}
    assert {"seat": 1, "faceup": True, **place} == table.facts_of("golf.reveal")


def test_nor_a_column_that_is_not_there():
    table = laid(ABC, LAST + OTHERS, FLIPS)

    assert ["golf.turn.place"] == refused(table, "Bob: reveals 4 lower blue 5")


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_nobody_turns_up_twice(who):
    table = laid(ABC, LAST + OTHERS, FLIPS, REVEALS[0])

    assert ["golf.reveal"] == refused(table, f"{who}: reveals nothing")
    assert f"All of {who}'s cards lie faceup already." == table.sentence
    assert {"seat": table.transcript.seats[who], "left": 0, "said": 0} == table.facts_of("golf.reveal")


def test_before_the_round_is_closed_nobody_turns_up():
    table = laid(ABC, LAST + OTHERS)

    assert ["golf.reveal"] == refused(table, REVEALS[0])
    assert (
        "The round is not over yet. The facedown cards are turned up when the round ends." == table.sentence
    )
    assert {"over": False} == table.facts_of("golf.reveal")


def test_a_card_of_which_all_lie_elsewhere_was_not_there():
    table = laid(ABC, LAST + OTHERS, FLIPS, under="blue 5, blue 5, blue 5")

    assert ["golf.deduction.card"] == refused(table, REVEALS[0])
    assert ("upheld", [0, 0, 1]) == (
        laid(ABC, LAST + OTHERS, FLIPS, REVEALS[0], under="blue 5, blue 5").verdict,
        hidden(table.report("Bob: reveals 1 lower blue 4")),
    )


# the last clears, and the points


def test_with_the_last_card_everything_is_cleared_and_counted():
    table = laid(
        ABC,
        f"{LAST}; Bob 1 green 0/?, 2 red 4/red 2; Cat 1 yellow 0/?",
        FLIPS,
        "Cat: reveals 1 lower yellow 6",
        "Bob: reveals 1 lower blue 5",
    )

    assert ("Ann 10, Bob 5, Cat 0", None) == (table.totals, table.round)
    cleared = ["golf.clear.at-the-end"] * 2
    assert ["golf.reveal", *cleared, "golf.score", "golf.starter"] == table.articles
    assert "Bob's second column is cleared at the end of the round." in table.sentences
    assert "Cat's first column is cleared at the end of the round." in table.sentences
    assert "In this round Ann gets 10 points, Bob 5 and Cat 0." in table.sentences


def test_the_last_clears_leave_the_order_of_the_discards_alone():
    table = laid(ABC, LAST + OTHERS, FLIPS, REVEALS[0], "Cat: reveals 1 lower yellow 6")

    assert 2 == table.state.round_number


def test_the_deal_passes_on_and_the_lowest_starts():
    table = laid(ABC, LAST + OTHERS, FLIPS, *REVEALS)

    assert ("Bob", (10, 5, 5)) == (table.dealer, table.state.points[0])
    assert "Cat" == table.report(deal(ABC)).turn


def test_the_order_of_turning_up_does_not_matter():
    one, other = (laid(ABC, LAST + OTHERS, FLIPS, *lines) for lines in (REVEALS, REVEALS[::-1]))

    assert one.state == other.state


def test_a_round_that_a_turn_closes_while_all_lie_faceup_is_counted_at_once():
    table = laid(
        AB,
        "red 6, Ann to play; Ann 1 red 1/?; Bob 1 green 0/blue 3",
        "Ann: draws red 5, flips 1 lower blue 2",
    )

    assert ("Ann 3, Bob 3", None) == (table.totals, table.round)


def test_nine_rounds_end_the_match():
    table = laid(AB, LAST + "; Bob 1 green 0/?", FLIPS, "Bob: reveals 1 lower blue 5", rounds=1)

    assert {"Bob": "You have won the match with 5 points."} == table.say
    assert "golf.target" in table.articles
    assert ["match.over"] == refused(table, deal(AB))


# action cards that are left

WITH_ACTION = ("Bob: reveals 1 lower blue skip", "Cat: reveals 1 lower green 5")


def test_without_points_for_action_cards_the_round_waits_for_the_people():
    table = laid(ABC, LAST + OTHERS, FLIPS, *WITH_ACTION)

    assert (["golf.reveal", "golf.points"], None, "Ann 0, Bob 0, Cat 0") == (
        table.articles,
        table.turn,
        table.totals,
    )
    assert {"told": False} == table.facts_of("golf.points")
    add_up = "Add up the cards in your grid, and say how many points they make."
    assert dict.fromkeys(("Ann", "Bob", "Cat"), add_up) == table.say


def test_then_they_say_the_points_of_everybody():
    table = laid(ABC, LAST + OTHERS, FLIPS, *WITH_ACTION)

    assert ["golf.score"] == refused(table, "score: Bob 20")
    assert ("upheld", None) == (table.report("score: Ann 10, Bob 20, Cat 5").verdict, table.round)


@pytest.mark.parametrize("points", ["Ann 9, Bob 20, Cat 5", "Ann 10, Bob 20, Cat 6"])
def test_those_of_known_grids_have_to_be_right(points):
    table = laid(ABC, LAST + OTHERS, FLIPS, *WITH_ACTION)

    assert ["golf.deduction.score"] == refused(table, f"score: {points}")


def test_an_action_card_that_is_cleared_at_the_end_leaves_no_question():
    table = laid(ABC, LAST + OTHERS, FLIPS, "Bob: reveals 1 lower green skip", REVEALS[1])

    assert "Ann 10, Bob 0, Cat 5" == table.totals


@pytest.mark.parametrize(
    ("card", "points"), [("skip", 10), ("reverse", 10), ("draw two", 10), ("double draw two", 20)]
)
def test_where_they_were_told_the_referee_counts_them(card, points):
    table = laid(ABC, LAST + OTHERS, FLIPS, f"Bob: reveals 1 lower blue {card}", REVEALS[1], house=CORNERS)

    assert (f"Ann 10, Bob {points}, Cat 5", None) == (table.totals, table.round)
    assert "golf.house.corner-points" in table.articles


@pytest.mark.parametrize(("worth", "total"), [(0, 0), (100, 100), (7, 7)])
def test_they_count_what_the_table_told(worth, total):
    corners = {"corner-points": dict.fromkeys(("reverse", "skip", "draw_two", "double_draw_two"), worth)}
    table = laid(ABC, LAST + OTHERS, FLIPS, "Bob: reveals 1 lower blue skip", REVEALS[1], house=corners)

    assert f"Ann 10, Bob {total}, Cat 5" == table.totals


def test_corner_points_are_no_number_that_matches():
    """Dispute 92: a Skip and a Reverse, both worth 10, stay."""
    table = laid(
        AB,
        LAST + "; Bob 1 green skip/?",
        FLIPS,
        "Bob: reveals 1 lower blue reverse",
        house=CORNERS,
    )

    assert "Ann 10, Bob 20" == table.totals


def test_where_symbols_match_two_of_them_are_cleared_at_the_end():
    table = laid(
        AB,
        LAST + "; Bob 1 green skip/?",
        FLIPS,
        "Bob: reveals 1 lower blue skip",
        house=house("symbols-match"),
    )

    assert "Ann 10, Bob 0" == table.totals


# the closing card acts, where a table plays so

CLOSING = {"house": house("closing-action")}


def test_there_a_draw_two_gives_the_next_one_a_column():
    table = laid(ABC, LAST + OTHERS, "Ann: draws red draw two, flips 2 lower yellow 4", **CLOSING)

    assert ([2, 2, 1], None, 0) == (sizes(table), table.turn, table.round.closed_by)
    assert "The red draw two gives Bob a new facedown column." in table.sentences
    assert {"card": "red draw two", "seat": 1, "new": 1, "over": True} == table.facts_of("golf.draw-two")
    assert "golf.turn-missed" not in table.events


def test_there_it_is_counted_with_the_rest():
    table = laid(ABC, LAST + OTHERS, "Ann: draws red draw two, flips 2 lower yellow 4", **CLOSING)
    table.report("Cat: reveals 1 lower green 5", "Bob: reveals 1 lower blue 5, 4 upper red 6, 4 lower blue 6")

    assert "Ann 10, Bob 5, Cat 5" == table.totals


@pytest.mark.parametrize(("way", "columns"), [("", [2, 4, 3]), (", counterclockwise", [2, 3, 4])])
def test_there_it_hits_the_next_one_in_the_direction(way, columns):
    table = laid(
        ABC, LAST.replace("play", f"play{way}"), "Ann: draws red draw two, flips 2 lower yellow 4", **CLOSING
    )

    assert columns == sizes(table)


@pytest.mark.parametrize(("targets", "columns"), [("Bob", [2, 5, 3]), ("Bob and Cat", [2, 4, 4])])
def test_there_a_double_draw_two_acts_as_ever(targets, columns):
    table = laid(
        ABC, LAST, f"Ann: draws red double draw two, flips 2 lower yellow 4, columns for {targets}", **CLOSING
    )

    assert columns == sizes(table)


@pytest.mark.parametrize("card", ["red skip", "red reverse"])
def test_there_a_card_that_gives_nothing_does_nothing(card):
    table = laid(ABC, LAST, f"Ann: draws {card}, flips 2 lower yellow 4", **CLOSING)

    assert (["golf.turn", "golf.closing"], 1) == (table.articles, table.round.direction)


def test_there_a_card_that_does_not_close_acts_as_ever():
    table = laid(ABC, "red 6, Ann to play", "Ann: draws red skip, flips 1 upper blue 4", **CLOSING)

    assert ("Cat", "golf.house.closing-action" in table.articles) == (table.turn, False)


# last turns, where a table plays so

LAST_TURNS = {"house": house("last-turns")}


def test_there_everybody_else_has_one_more_turn():
    table = laid(ABC, LAST, FLIPS, **LAST_TURNS)

    assert (["golf.turn", "golf.house.last-turns"], "Bob", (1, 2)) == (
        table.articles,
        table.turn,
        table.round.last_turns,
    )
    assert "It is your last turn: take the red 5, or draw." == table.say["Bob"]


def test_after_them_cards_are_turned_up():
    table = laid(ABC, LAST, FLIPS, **LAST_TURNS)
    table.report("Bob: draws red 0, flips 1 upper blue 4")
    assert "Cat" == table.turn

    table.report("Cat: draws red 2, flips 1 upper blue 3")
    assert (None, (), [0, 5, 5]) == (table.turn, table.round.last_turns, hidden(table))
    assert ["golf.house.last-turns"] == refused(table, "Ann: draws red 2, flips 1 upper blue 3")


def test_the_one_who_closed_has_no_other_turn():
    table = laid(ABC, LAST, FLIPS, **LAST_TURNS)

    assert "golf.turn.order" in refused(table, "Ann: draws red 2 to 1 upper")


def test_they_go_on_in_the_direction_of_play():
    table = laid(ABC, LAST.replace("play", "play, counterclockwise"), FLIPS, **LAST_TURNS)

    assert "Cat" == table.turn


def test_the_closing_card_acts_there():
    table = laid(ABC, LAST, "Ann: draws red skip, flips 2 lower yellow 4", **LAST_TURNS)

    assert ("Cat", (2,)) == (table.turn, table.round.last_turns)


def test_a_closing_reverse_turns_the_last_turns_round():
    table = laid(ABC, LAST, "Ann: draws red reverse, flips 2 lower yellow 4", **LAST_TURNS)

    assert ("Cat", -1) == (table.turn, table.round.direction)


@pytest.mark.parametrize(("card", "columns"), [("red skip", [2, 3, 3, 3]), ("red draw two", [2, 3, 4, 3])])
def test_who_misses_a_turn_has_lost_the_last_one(card, columns):
    table = laid(ABCD, LAST, FLIPS, f"Bob: draws {card}, flips 1 upper blue 4", **LAST_TURNS)

    assert ("Dan", (3,), columns) == (table.turn, table.round.last_turns, sizes(table))


def test_who_has_had_theirs_is_not_hit():
    """Dan is to play, then nobody: Bob has had his, and Ann has closed."""
    table = laid(ABCD, LAST, FLIPS, **LAST_TURNS)
    table.report("Bob: draws red 0, flips 1 upper blue 4", "Cat: draws red 1, flips 1 upper blue 3")
    table.report("Dan: draws red draw two, flips 1 upper blue 2")

    assert ([2, 3, 3, 3], None) == (sizes(table), table.turn)
    assert "The red draw two does nothing: nobody has a turn left." in table.sentences


def test_a_reverse_among_them_goes_back_over_those_who_had_theirs():
    table = laid(ABCD, LAST, FLIPS, **LAST_TURNS)
    table.report("Bob: draws red 0, flips 1 upper blue 4", "Cat: draws red reverse, flips 1 upper blue 3")

    assert ("Dan", (3,), -1) == (table.turn, table.round.last_turns, table.round.direction)


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_between_two_a_closing_card_may_take_the_only_last_turn(card):
    table = laid(AB, LAST, f"Ann: draws {card}, flips 2 lower yellow 4", **LAST_TURNS)

    assert (None, (), 0) == (table.turn, table.round.last_turns, table.round.closed_by)


def test_a_reverse_that_is_a_skip_finds_nobody_either():
    table = laid(
        AB,
        LAST,
        FLIPS,
        "Bob: draws red reverse, flips 1 upper blue 4",
        house=house("last-turns", "reverse-as-skip"),
    )

    assert None is table.turn
    assert "Between two players a Reverse is a Skip, but nobody has a turn left." in table.sentences


def test_the_one_who_closed_may_be_given_columns():
    table = laid(AB, LAST, FLIPS, "Bob: draws red double draw two, flips 1 upper blue 4", **LAST_TURNS)

    assert ([4, 5], None, 0) == (hidden(table), table.turn, table.round.closed_by)
    table.report(
        "Bob: reveals 1 lower blue 0, 2 upper red 3, 2 lower red 4, 3 upper green 1, 3 lower green 2",
        "Ann: reveals 4 upper blue 1, 4 lower blue 3, 5 upper yellow 1, 5 lower yellow 2",
    )
    assert ("Ann 10, Bob 0", None) == (table.totals, table.round)


def test_a_second_grid_that_is_all_faceup_changes_nothing():
    table = laid(ABC, LAST + OTHERS, FLIPS, "Bob: draws red 0, flips 1 lower blue 4", **LAST_TURNS)

    assert (0, "Cat", [0, 0, 1]) == (table.round.closed_by, table.turn, hidden(table))


def test_with_the_last_turn_it_may_be_counted_at_once():
    table = laid(
        AB, LAST + "; Bob 1 green 0/?", FLIPS, "Bob: draws red 0, flips 1 lower blue 4", **LAST_TURNS
    )

    assert ("Ann 10, Bob 4", None) == (table.totals, table.round)


@pytest.mark.parametrize(("who", "turn"), [("Bob", "Cat"), ("Cat", "Bob")])
def test_who_leaves_during_last_turns_has_none(who, turn):
    table = laid(ABC, LAST, FLIPS, f"{who} leaves", **LAST_TURNS)

    assert ("upheld", turn, 1) == (table.verdict, table.turn, len(table.round.last_turns))


def test_when_the_last_one_with_a_turn_leaves_cards_are_turned_up():
    table = laid(ABC, LAST, FLIPS, "Bob: draws red 0, flips 1 upper blue 4", "Cat leaves", **LAST_TURNS)

    assert (None, (), [0, 5, 0]) == (table.turn, table.round.last_turns, hidden(table))


def test_last_turns_and_a_closing_card_cannot_both_be_agreed_on():
    table = laid(AB, LAST)
    rules = Rules(house_rules={"last-turns": {}, "closing-action": {}})

    assert "house_rules" in errors_in_rules(table.game, rules, 2)


# taken back and put right


TO_THE_END = (
    *("Bob: draws red 1, flips 1 lower green 1, UNO!", "Ann: draws yellow 1 to 1 upper"),
    *("Bob: draws red 2, flips 2 upper green 2, UNO!", "Ann: draws yellow 2 to 1 upper"),
    *("Bob: draws red 3, flips 2 lower green 3, UNO!", "Ann: draws yellow 3 to 1 upper"),
    *("Bob: draws red 4, flips 3 upper green 4, UNO!", "Ann: draws yellow 4 to 1 upper"),
    "Bob: draws red 5, flips 3 lower green 5",
)
"""Bob opens a card a turn, and Ann changes the same one all the time."""


def test_a_round_that_was_closed_by_mistake_goes_on():
    table = golf(AB, deal(AB), *TO_THE_END)
    assert 1 == table.round.closed_by

    table.report(f"take back to {table.number - 1}")
    assert (None, "Bob") == (table.round.closed_by, table.turn)


def test_a_turn_that_closed_it_is_put_right():
    table = golf(AB, deal(AB), *TO_THE_END, "correct 11: Bob: draws red 5 to 3 upper")

    assert ("upheld", None, "Ann") == (table.verdict, table.round.closed_by, table.turn)


def test_everything_thrown_lies_on_the_discards():
    table = golf(AB, deal(AB), *TO_THE_END)

    assert 1 + 9 == len(discards(table).split(", "))


def test_who_knows_better_lets_other_points_count():
    """All of Bob's green ones are cleared; Ann has an action card left."""
    up = "1 lower red skip, 2 upper red 0, 2 lower green 6, 3 upper blue 3, 3 lower red 6"
    table = golf(AB, deal(AB), *TO_THE_END, f"Ann: reveals {up}", "score: Ann 99, Bob 7")
    assert ("refused", ["golf.deduction.score"]) == (table.verdict, table.articles)

    table.report(f"allow {table.number}")
    assert ("Ann 99, Bob 7", None) == (table.totals, table.round)
