"""People come and go, are renamed, and bring totals from paper."""

import pytest

from referee.match.people import Join, PaperScores, Recount, Rename
from referee.wire import dump
from tests.table import TEN, table

ABC = "Ann Bob Cat"


# joining


def test_who_joins_sits_last():
    told = table(ABC, "join: Dan")

    assert ("upheld", "match.joining") == (told.verdict, told.article)
    assert "Ann 0, Bob 0, Cat 0, Dan 0" == told.totals


@pytest.mark.parametrize(
    ("left_of", "order"), [("Ann", "Ann Dan Bob Cat"), ("Bob", "Ann Bob Dan Cat"), ("Cat", "Ann Bob Cat Dan")]
)
def test_who_joins_may_sit_to_the_left_of_somebody(left_of, order):
    """Left is who plays next, clockwise."""
    told = table(ABC, f"join: Dan left of {left_of}")

    assert order.split() == [told.name(seat) for seat in told.state.order]


def test_a_new_seat_has_a_new_number():
    """Wherever it is, and whoever has left: a number is never given again."""
    told = table(ABC, "Cat leaves", "join: Dan left of Ann")

    assert (0, 3, 1) == told.state.order


def test_who_sits_between_plays_between():
    told = table(ABC, "join: Dan left of Ann", "deal: red 5")

    assert "Dan" == told.turn


def test_joining_moves_no_deal():
    assert "Ann" == table(ABC, "join: Dan left of Cat").dealer


def test_nobody_joins_an_open_round():
    told = table(ABC, "deal: red 5", "join: Dan")

    assert ("refused", "match.round") == (told.verdict, told.article)


def test_after_the_round_they_may():
    assert "upheld" == table(ABC, "deal: red 5", "score: Bob 20", "join: Dan").verdict


def test_ten_are_the_most():
    told = table(TEN, "join: Kim")

    assert ("refused", "match.joining", 10) == (told.verdict, told.article, len(told.state.order))
    assert "upheld" == told.tell("Jon leaves", "join: Kim").verdict


def test_nobody_joins_a_match_that_is_won():
    assert "match.over" == table(ABC, "score: Bob 500", "join: Dan").article


def test_earlier_rounds_have_no_column_for_who_joined_later():
    told = table(ABC, "score: Bob 20", "join: Dan", "score: Dan 30")

    assert ((0, 20, 0), (0, 0, 0, 30)) == told.state.points
    assert "Ann 0, Bob 20, Cat 0, Dan 30" == told.totals


# names


@pytest.mark.parametrize("line", ["join: Zoe", "join: Zoe left of Ann", "rename Ann: Zoe"])
def test_an_entry_keeps_no_name(line):
    """It is kept with the seat, where it can be erased."""
    told = table(ABC, line)

    assert "upheld" == told.verdict
    assert "Zoe" not in repr(told.entries)
    assert "Zoe" in told.seen


def test_a_refused_name_is_not_kept_either():
    assert "Zoe" not in repr(table(ABC, "deal: red 5", "join: Zoe").entries)


def test_what_is_kept_of_joining_is_the_place():
    assert Join(left_of=0) == table(ABC, "join: Zoe left of Ann").entries[-1].heard.claim
    assert "name" not in dump(Join(left_of=0))


def test_a_new_name_changes_nothing_else():
    told = table(ABC, "deal: red 5", "Bob: red 7", "rename Cat: Zoe")

    assert ("upheld", "match.renaming", []) == (told.verdict, told.article, told.events)
    assert {"Zoe": "It is your turn: red, any 7 or a wild card goes."} == told.say


@pytest.mark.parametrize(
    ("claim", "field"), [(Join(), "name"), (Rename(0), "name"), (PaperScores({}), "points")]
)
def test_what_has_to_be_said(claim, field):
    assert [field] == list(claim.faults())


@pytest.mark.parametrize(
    "claim", [Recount(), Recount(count=3), Recount(0), Recount(0, 3, 80), Recount(0, pile=80)]
)
def test_a_count_is_of_a_hand_or_of_the_pile(claim):
    assert claim.faults()


# leaving between rounds


def test_who_leaves_plays_no_more_and_keeps_the_points():
    told = table(ABC, "score: Bob 20", "Bob leaves")

    assert ("Ann 0, Cat 0", (0, 20, 0)) == (told.totals, told.state.totals)


def test_when_the_dealer_leaves_the_next_one_deals():
    assert "Bob" == table(ABC, "Ann leaves").dealer
    assert "Ann" == table(ABC, "score: Ann 1", "score: Ann 1", "Cat leaves").dealer


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_when_another_leaves_the_deal_stays(who):
    assert "Ann" == table(ABC, f"{who} leaves").dealer


def test_two_have_to_stay():
    told = table(ABC, "Ann leaves", "Bob leaves")

    assert ("refused", "match.leaving") == (told.verdict, told.article)
    assert "Two have to stay for the match to go on." == told.sentence


def test_between_the_two_who_stay_the_rules_of_two_are_in_force():
    """A Reverse is a Skip from then on."""
    told = table(ABC, "deal: red 5", "Ann leaves", "Bob: red reverse")

    assert ("Bob", 1) == (told.turn, told.round.direction)


# totals from paper


def test_totals_from_paper_are_where_one_starts():
    told = table(ABC, "paper: Ann 40, Bob 120", "score: Ann 5")

    assert "Ann 45, Bob 120, Cat 0" == told.totals


def test_they_may_be_told_again_before_the_first_round():
    """The last word counts, and it is all of it: who is not named starts with nothing."""
    assert "Ann 0, Bob 0, Cat 7" == table(ABC, "paper: Ann 40", "paper: Cat 7").totals


def test_they_are_no_round():
    told = table(ABC, "paper: Ann 40")

    assert ((), 1, "Ann") == (told.state.points, told.state.round_number, told.dealer)


@pytest.mark.parametrize(
    ("before", "article"), [("score: Ann 5", "match.paper"), ("deal: red 5", "match.round")]
)
def test_they_come_before_the_first_round(before, article):
    told = table(ABC, before, "paper: Bob 3")

    assert ("refused", article) == (told.verdict, told.article)
