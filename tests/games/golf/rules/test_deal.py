"""Dealing: the first card of the discards, what everybody opens, who starts; docs/rules/golf.md G2-G7.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.golf.tables import AB, ABC, NAMES, OPENED, deal, dealt, discards, golf, grid, hidden, refused

# what is dealt


def test_everybody_has_three_columns_with_one_card_opened():
    table = dealt(ABC)

    assert ("upheld", "golf.deal") == (table.verdict, table.article)
    assert "1 blue 0/?, 2 ?/?, 3 ?/?" == grid(table, "Ann")
    assert [5, 5, 5] == hidden(table)
    assert (3, 3, 3) == table.round.columns


@pytest.mark.parametrize(("seats", "pile"), [(2, 99), (3, 93), (4, 87), (5, 81), (6, 75), (7, 69), (8, 63)])
def test_the_rest_is_the_draw_pile(seats, pile):
    """docs/rules/golf.md 2.3."""
    assert pile == dealt(" ".join(NAMES.split()[:seats])).round.draw_pile


def test_nothing_of_an_earlier_round_is_left():
    round = dealt(ABC).round

    assert (1, None, None, None, None) == (
        round.direction,
        round.closed_by,
        round.called_early,
        round.window,
        round.last_window,
    )
    assert ((), (), False, False) == (round.aside, round.last_turns, round.lost_track, round.silent)


@pytest.mark.parametrize("row", ["upper", "lower"])
@pytest.mark.parametrize("column", [1, 2, 3])
def test_any_of_the_six_places_may_be_opened(column, row):
    table = golf(AB, f"deal: red 6; Ann {column} {row} blue 0, Bob 1 upper green 0")

    assert [5, 5] == hidden(table)
    assert "blue 0" == getattr(table.round.grids[0][column - 1], row).name


def test_an_action_card_that_is_opened_does_nothing():
    """Dispute 90."""
    table = golf(AB, "deal: red 6; Ann 1 upper blue skip, Bob 1 upper green draw two")

    assert (["golf.deal", "golf.deal.opened", "golf.starter"], "Bob") == (table.articles, table.turn)
    assert [5, 5] == hidden(table)


# the first card


@pytest.mark.parametrize(
    ("ignored", "pile"),
    [("red skip", 98), ("red skip, blue double draw two", 97), ("red reverse, red reverse, red skip", 96)],
)
def test_action_cards_are_passed_over_and_stay_under_the_first_number(ignored, pile):
    table = golf(AB, f"deal: {ignored}, red 6; Ann 1 upper blue 0, Bob 1 upper green 0")

    assert "golf.deal.first-card" in table.articles
    assert (f"{ignored}, red 6", pile, "Bob") == (discards(table), table.round.draw_pile, table.turn)


def test_where_a_table_plays_so_they_go_back_into_the_pile():
    table = golf(AB, "deal: red skip, red 6; Ann 1 upper blue 0, Bob 1 upper green 0", first_card="goes-back")

    assert "golf.deal.first-card.goes-back" in table.articles
    assert ("red 6", 99) == (discards(table), table.round.draw_pile)


@pytest.mark.parametrize("cards", ["red skip", "red 6, red skip", "red skip, blue reverse"])
def test_an_action_card_does_not_begin_the_discards(cards):
    table = golf(AB)

    assert "golf.deal.first-card" in refused(table, deal(AB, first=cards))
    *before, last = cards.split(", ")
    number = {"after": "red 6"} if "red 6" in before else {}
    assert {"card": last, **number} == table.facts_of("golf.deal.first-card")


@pytest.mark.parametrize("cards", ["red 5, red 6", "red skip, red 5, red 6"])
def test_a_number_is_not_passed_over(cards):
    table = golf(AB)

    assert "golf.deal.first-card" in refused(table, deal(AB, first=cards))
    assert "The red 5 is a number, so it begins the discards. Turn up no other card." in table.sentences
    assert {"card": "red 5", "passed_over": True} == table.facts_of("golf.deal.first-card")


# what is opened


@pytest.mark.parametrize(
    "opened",
    [
        "",
        "Ann 1 upper blue 0",
        "Ann 1 upper blue 0, Bob nothing",
        "Ann 1 upper blue 0, Bob 1 upper green 0, Bob 2 upper green 1",
    ],
)
def test_everybody_opens_one_no_less_and_no_more(opened):
    assert "golf.deal.opened" in refused(golf(AB), f"deal: red 6; {opened}")


def test_where_a_table_plays_so_everybody_opens_two():
    table = golf(
        AB,
        "deal: red 6; Ann 1 upper blue 0, Ann 1 lower blue 1, Bob 2 lower red 0, Bob 3 upper red 1",
        opened_places=2,
    )

    assert ("upheld", [4, 4]) == (table.verdict, hidden(table))
    assert "1 blue 0/blue 1, 2 ?/?, 3 ?/?" == grid(table, "Ann")


def test_where_two_are_opened_one_is_not_enough():
    assert "golf.deal.opened.two" in refused(golf(AB, opened_places=2), deal(AB))


def test_no_place_is_opened_twice():
    table = golf(AB, opened_places=2)
    line = "deal: red 6; Ann 1 upper blue 0, Ann 1 upper blue 1, Bob 2 lower red 0, Bob 3 upper red 1"

    assert ["golf.deal.opened.two"] == refused(table, line)
    assert "Ann named the same card twice: each card is turned up once." == table.sentence
    assert {"seat": 0, "twice": True} == table.facts_of("golf.deal.opened.two")


@pytest.mark.parametrize("column", [0, 4])
def test_what_is_opened_lies_in_one_of_the_three_columns(column):
    line = f"deal: red 6; Ann {column} upper blue 0, Bob 1 upper green 0"

    assert ["golf.turn.place"] == refused(golf(AB), line)


@pytest.mark.parametrize(
    "line",
    [
        "deal: red 6; Ann 1 upper red double draw two, Bob 1 upper red double draw two",
        "deal: red skip, red skip, red 6; Ann 1 upper red skip, Bob 1 upper green 0",
    ],
)
def test_the_deck_has_what_lies_there(line):
    table = golf(AB)

    assert ["golf.deck"] == refused(table, line)
    assert "refused" == table.report("allow 2").verdict


def test_of_the_larger_deck_two_double_draw_twos_may_lie_there():
    table = golf(
        AB,
        "deal: red 6; Ann 1 upper red double draw two, Bob 1 upper red double draw two",
        double_draw_twos=2,
    )

    assert ("upheld", 103, "116") == (table.verdict, table.round.draw_pile, table.round.edition)


# who starts, and when a deal comes


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_in_the_first_round_the_seat_left_of_the_dealer_starts(seats):
    table = dealt(" ".join(NAMES.split()[:seats]))

    assert ("Ann", "Bob") == (table.dealer, table.turn)
    assert {"seat": 1, "begins": True} == table.facts_of("golf.starter")


def test_another_dealer_is_named():
    table = golf(ABC, deal(ABC).replace("deal:", "deal by Cat:"))

    assert ("Cat", "Ann") == (table.dealer, table.turn)


def test_the_lowest_of_the_round_before_starts():
    table = golf(ABC, "score: Ann 3, Bob 9, Cat 7", deal(ABC))

    assert ("Bob", "Ann") == (table.dealer, table.turn)


def test_or_the_seat_left_of_the_dealer_where_a_table_plays_so():
    table = golf(ABC, "score: Ann 3, Bob 9, Cat 7", deal(ABC), next_starter="left-of-dealer")

    assert ("Bob", "Cat") == (table.dealer, table.turn)


def test_of_several_the_next_to_the_left_of_who_started():
    """Bob started: so Cat comes before Ann."""
    assert "Cat" == golf(ABC, "score: Ann 3, Bob 9, Cat 3", deal(ABC)).turn


def test_after_a_void_round_the_same_one_deals_and_starts():
    table = dealt(ABC, "void", deal(ABC))

    assert ("Ann", "Bob", 1) == (table.dealer, table.turn, table.state.round_number)


def test_no_round_is_dealt_while_one_is_open():
    table = dealt(ABC)

    assert ["match.round"] == refused(table, deal(ABC))
    assert "void" == table.fix


def test_no_tenth_round_is_dealt():
    table = golf(ABC, *["score: Ann 1, Bob 2, Cat 3"] * 9)

    assert ["match.over"] == refused(table, deal(ABC))


def test_a_table_may_let_a_wrong_deal_count():
    """Somebody forgot to open a card: it is as it is."""
    table = golf(AB, "deal: red 6; Ann 1 upper blue 0", "allow 2")

    assert ([5, 6], "Bob") == (hidden(table), table.turn)


def test_a_table_may_let_an_action_card_begin():
    """It does nothing for that."""
    table = golf(AB, deal(AB, first="red skip"), "allow 2")

    assert ("upheld", "Bob", "red skip") == (table.verdict, table.turn, discards(table))


def test_there_is_a_card_for_each_of_eight_to_open():
    assert 8 == len(set(OPENED)) == len(NAMES.split())
