"""What faceup cards prove: cards that cannot come, and totals that cannot be; docs/rules/evidence.md 5.7."""

import pytest

from tests.games.golf.tables import AB, CORNERS, dealt, laid, refused
from tests.table import Table

OR_EARLIER = "Look again. If the card is right, then something you said before was wrong: fix that first."

# cards


@pytest.mark.parametrize(
    ("card", "times"),
    [("red 5", 3), ("red 0", 3), ("red skip", 2), ("red draw two", 2), ("red double draw two", 1)],
)
def test_one_more_than_the_deck_holds_is_refused(card, times):
    under = ", ".join([card] * times)
    table = laid(AB, "blue 6, Ann to play", under=under)

    assert ["golf.deduction.card"] == refused(table, f"Ann: draws {card} to 1 upper, out blue 4")
    assert table.sentence.endswith(OR_EARLIER)


@pytest.mark.parametrize(("card", "times"), [("red 5", 2), ("red skip", 1), ("red reverse", 1)])
def test_as_many_as_the_deck_holds_are_not(card, times):
    under = ", ".join([card] * times)
    table = laid(AB, "blue 6, Ann to play", f"Ann: draws {card} to 1 upper, out blue 4", under=under)

    assert "upheld" == table.verdict


def test_of_the_larger_deck_there_are_two_double_draw_twos():
    table = laid(AB, "blue 6, Ann to play", under="red double draw two", double_draw_twos=2)

    assert "upheld" == table.report("Ann: draws red double draw two to 1 upper, out blue 4").verdict


@pytest.mark.parametrize(
    "line",
    [
        "Ann: draws red double draw two to 1 upper, out blue 4",
        "Ann: draws blue 4 to 1 upper, out red double draw two",
        "Ann: takes the discard to 1 upper, out red double draw two",
        "Ann: draws blue 4, flips 1 upper red double draw two",
    ],
)
@pytest.mark.parametrize("where", ["Ann 1 ?/?, 2 red double draw two/?", "Bob 1 red double draw two/?"])
def test_it_matters_neither_where_it_lies_nor_how_it_would_come(line, where):
    table = laid(AB, f"blue 6, Ann to play; {where}")

    assert "golf.deduction.card" in refused(table, line)


def test_two_of_a_turn_are_counted_together():
    table = laid(AB, "blue 6, Ann to play", under="red skip")

    assert ["golf.deduction.card"] == refused(table, "Ann: draws red skip, flips 1 upper red skip")


def test_a_card_that_is_taken_is_no_new_one():
    table = laid(AB, "red double draw two, Ann to play")

    assert "upheld" == table.report("Ann: takes the discard to 1 upper, out blue 4").verdict


def test_after_a_shuffle_the_cards_below_may_come_again():
    table = laid(AB, "blue 6, Ann to play", "reshuffle", under="red double draw two")

    assert "upheld" == table.report("Ann: draws red double draw two to 1 upper, out blue 4").verdict


def test_once_let_count_nothing_is_proved_until_a_shuffle():
    table = dealt(AB, "Bob: draws red double draw two to 2 upper, out blue 4")
    table.report("Ann: draws red double draw two to 2 upper, out blue 5", "allow 4")

    assert ("upheld", True) == (table.verdict, table.round.silent)
    assert "upheld" == table.report("Bob: draws red double draw two to 3 upper, out blue 6").verdict
    assert not table.report("reshuffle").round.silent


# totals


def closed(snapshot: str, *lines: str, **rules) -> Table:
    """Ann has closed the round."""
    return laid(AB, snapshot, *lines, changed={"turn": None, "closed_by": 0}, **rules)


GRIDS = "red 6, Ann to play; Ann 1 red 1/blue 2, 2 green 3/green 5; Bob 1 red 4/?"


@pytest.mark.parametrize("points", [0, 2, 4, 8, 100])
def test_of_a_grid_that_is_known_only_one_total_can_be(points):
    """1 and 2; the green ones are cleared."""
    table = closed(GRIDS)

    assert ["golf.deduction.score"] == refused(table, f"score: Ann {points}, Bob 4")
    assert f"The cards in Ann's grid make 3 points, not {points} points" in table.sentence.replace(
        "1 point,", "1 points,"
    )


def test_the_right_one_can_be():
    assert "upheld" == closed(GRIDS, "score: Ann 3, Bob 4").verdict


@pytest.mark.parametrize(
    ("left", "fits"),
    [
        ("Ann red 1, blue 2; Bob ", True),
        ("Ann red 1, blue 2; Bob red 4, blue 5", True),
        ("Ann red 1, blue 2, green 3, green 5; Bob ", False),
        ("Ann ; Bob ", False),
        ("Ann 1, 2; Bob 4, 1, 0, 0", False),
    ],
)
def test_as_many_columns_are_left_as_the_grids_have(left, fits):
    """Ann's green ones have to be cleared and the others cannot be; Bob's may have been or not."""
    table = closed(GRIDS)

    if fits:
        assert "upheld" == table.report(f"score: left {left}").verdict
    else:
        assert "golf.deduction.grid" in refused(table, f"score: left {left}")
        assert "grid must have" in table.sentence and table.fix is not None


@pytest.mark.parametrize(
    ("left", "fits"),
    [
        ("Ann red 1, blue 2, red 3, blue 4; Bob ", True),
        ("Ann red 1, blue 2; Bob ", False),
        ("Ann red 1, blue 2, red 3, blue 4, green 3, green 5; Bob ", False),
    ],
)
def test_columns_that_are_alike_and_others_are_not_taken_for_each_other(left, fits):
    """Of Ann's three columns one has to be cleared."""
    game = closed("red 6, Ann to play; Ann 1 red 1/blue 2, 2 green 3/green 5, 3 red 3/blue 4; Bob 1 red 4/?")

    assert fits == ("golf.deduction.grid" not in game.report(f"score: left {left}").articles)


@pytest.mark.parametrize("points", [0, 4, 7, 10])
def test_a_facedown_card_leaves_several(points):
    """Cleared with its like, or worth 0 to 6."""
    assert "upheld" == closed(GRIDS, f"score: Ann 3, Bob {points}", house=CORNERS).verdict


@pytest.mark.parametrize("points", [1, 3, 11, 13, 15, 25, 40])
def test_but_not_every_one(points):
    """Nor 11 to 13: there is no 7, and an action card counts 10 or 20 here."""
    table = closed(GRIDS, house=CORNERS)

    assert ["golf.deduction.score"] == refused(table, f"score: Ann 3, Bob {points}")
    assert {"seat": 1, "points": points, "least": 0} == table.facts_of("golf.deduction.score")


@pytest.mark.parametrize("points", [14, 24])
def test_an_action_card_may_lie_there(points):
    assert "upheld" == closed(GRIDS, f"score: Ann 3, Bob {points}", house=CORNERS).verdict


@pytest.mark.parametrize("points", [0, 1, 11, 25, 104])
def test_while_nobody_knows_what_it_counts_it_may_be_any_up_to_a_hundred(points):
    assert "upheld" == closed(GRIDS, f"score: Ann 3, Bob {points}").verdict


@pytest.mark.parametrize("points", [105, 500])
def test_one_action_card_does_not_count_more_than_a_hundred(points):
    assert ["golf.deduction.score"] == refused(closed(GRIDS), f"score: Ann 3, Bob {points}")


@pytest.mark.parametrize(
    ("points", "verdict"),
    [(2, "refused"), (3, "upheld"), (90, "upheld"), (103, "upheld"), (104, "refused")],
)
def test_of_an_action_card_that_lies_there_the_number_beside_it_is_the_least(points, verdict):
    table = closed("red 6, Ann to play; Ann 1 red skip/blue 3; Bob 1 red 4/red 3")

    assert verdict == table.report(f"score: Ann {points}, Bob 0").verdict
    if verdict == "refused":
        assert {"seat": 0, "points": points, "least": 3} == table.facts_of("golf.deduction.score")


def test_two_action_cards_of_a_color_are_nothing():
    table = closed("red 6, Ann to play; Ann 1 red skip/red reverse; Bob 1 red 4/red 3")

    assert ["golf.deduction.score"] == refused(table, "score: Ann 20, Bob 0")


@pytest.mark.parametrize(("house", "verdict"), [({}, "upheld"), ({"symbols-match": {}}, "refused")])
def test_two_of_a_symbol_are_nothing_where_they_match(house, verdict):
    table = closed("red 6, Ann to play; Ann 1 red skip/blue skip; Bob 1 red 4/red 3", house=house)

    assert verdict == table.report("score: Ann 20, Bob 0").verdict


@pytest.mark.parametrize("worth", [0, 100])
def test_the_least_and_the_most_that_can_be_printed(worth):
    corners = {"corner-points": dict.fromkeys(("reverse", "skip", "draw_two", "double_draw_two"), worth)}
    table = closed("red 6, Ann to play; Ann 1 red skip/blue 3; Bob 1 red 4/red 3", house=corners)

    assert ["golf.deduction.score"] == refused(table, f"score: Ann {worth + 2}, Bob 0")
    assert "upheld" == table.report(f"score: Ann {worth + 3}, Bob 0").verdict


def test_an_empty_grid_counts_nothing():
    table = closed("red 6, Bob to play; Ann nothing; Bob 1 red 4/?")

    assert ["golf.deduction.score"] == refused(table, "score: Ann 1, Bob 0")
    assert "upheld" == table.report("score: Ann 0, Bob 0").verdict


def test_before_the_round_is_closed_any_total_counts():
    """People may have played on without saying what."""
    assert "upheld" == laid(AB, GRIDS, "score: Ann 77, Bob 1").verdict


def test_where_nothing_is_proved_any_total_counts():
    table = laid(AB, GRIDS, changed={"turn": None, "closed_by": 0, "silent": True})

    assert "upheld" == table.report("score: Ann 77, Bob 1").verdict


@pytest.mark.parametrize("points", ["Ann 5, Bob 20", "Ann 999, Bob 0"])
def test_of_a_round_that_was_not_followed_any_can_be(points):
    assert "upheld" == dealt(AB, "void", f"score: {points}").verdict


# what the pile was made of

EMPTY = {"under": "red 2, blue 3", "pile": 0}
OPEN = "Ann 1 red 6/green 6, 2 ?/?, 3 ?/?"
PILE = "golf.deduction.pile"


def test_a_card_that_was_not_shuffled_is_not_drawn():
    """A blue 6 does not come out of a pile made of a red 2 and a blue 3."""
    table = laid(AB, f"red 5, Ann to play; {OPEN}", **EMPTY)

    assert [PILE] == refused(table, "Ann: draws blue 6 to 1 upper")
    shuffled = "It was not among the two cards that were shuffled"
    assert f"Ann cannot have drawn the blue 6. {shuffled}. {OR_EARLIER}" == table.sentence
    assert "upheld" == table.report("Ann: draws blue 3 to 1 upper").verdict


def test_a_card_that_was_shuffled_once_is_drawn_once():
    table = laid(AB, f"red 5, Ann to play; {OPEN}; Bob 1 red 1/green 1, 2 ?/?, 3 ?/?", **EMPTY)
    table.report("Ann: draws blue 3 to 1 upper")

    assert [PILE] == refused(table, "Bob: draws blue 3 to 1 upper")
    only = "Only one was shuffled, and it was drawn already"
    assert f"Bob cannot have drawn the blue 3. {only}. {OR_EARLIER}" == table.sentence


def test_a_card_taken_from_the_discards_did_not_come_out_of_the_pile():
    table = laid(AB, f"red 5, Ann to play; {OPEN}; Bob 1 blue 3/green 1, 2 ?/?, 3 ?/?", **EMPTY)
    table.report("Ann: draws red 2 to 1 upper", "Bob: takes the discard to 1 upper")
    table.report("Ann: takes blue 3 to 1 lower")

    assert "upheld" == table.report("Bob: draws blue 3 to 1 lower").verdict


ONLY_COPY = {"under": "red double draw two, blue 3", "pile": 0}


def test_what_lay_facedown_before_is_none_of_the_cards_shuffled():
    """There is one red Double Draw Two, and it went into the pile."""
    table = laid(AB, f"red 5, Ann to play; {OPEN}", "Ann: draws blue 3 to 1 upper", **ONLY_COPY)

    assert [PILE] == refused(table, "Bob: takes the discard to 1 upper, out red double draw two")
    when = "The red double draw two was in the draw pile after the shuffle"
    why = f"{when}, but the card in the first column was there before the shuffle"
    assert f"{why}. {OR_EARLIER}" == table.sentence


def test_nor_is_one_of_them_turned_up_there_at_the_end():
    game = laid(AB, "red 5, Ann to play; Ann 1 red 6/?, 2 green 6/green 1; Bob 1 blue 2/?", **ONLY_COPY)
    game.report("Ann: draws blue 3, flips 1 lower yellow 6")

    assert [PILE] == refused(game, "Bob: reveals 1 lower red double draw two")


DRAW_TWO_LIES = "Ann 1 red draw two/green 6, 2 ?/?, 3 ?/?"


@pytest.mark.parametrize(("card", "verdict"), [("red 2", "upheld"), ("green 4", "refused")])
def test_what_lies_in_a_new_column_came_out_of_the_pile(card, verdict):
    """Ann's Draw Two gives Bob two of the four cards that were shuffled."""
    table = laid(AB, f"red 5, Ann to play; {DRAW_TWO_LIES}", under="red 2, blue 3, red 1, yellow 1", pile=0)
    table.report("Ann: draws blue 3 to 1 upper", "Ann: takes the discard to 1 upper")

    assert [3, 4] == [len(grid) for grid in table.round.grids]
    assert verdict == table.report(f"Bob: takes the discard to 4 upper, out {card}").verdict


@pytest.mark.parametrize("card", ["red 2", "green 4"])
def test_a_new_column_may_hold_what_was_left_of_the_old_pile(card):
    table = laid(AB, f"red 5, Ann to play; {DRAW_TWO_LIES}", under="red 2, blue 3", pile=1)
    table.report("Ann: takes the discard to 1 upper")

    assert [3, 4] == [len(grid) for grid in table.round.grids]
    table.report("Ann: takes the discard to 1 upper", f"Bob: takes red 5 to 4 upper, out {card}")
    assert "upheld" == table.verdict


@pytest.mark.parametrize(("left", "verdict"), [(0, "refused"), (1, "upheld"), (5, "upheld")])
def test_where_cards_were_left_when_it_was_shuffled_early_nothing_is_known(left, verdict):
    table = laid(AB, f"red 5, Ann to play; {OPEN}", "reshuffle", under="red 2, blue 3", pile=left)

    assert verdict == table.report("Ann: draws blue 6 to 1 upper").verdict
