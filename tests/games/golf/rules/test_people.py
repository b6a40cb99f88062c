"""Who comes late to a match of Golf, who leaves, and what stands on paper."""

import pytest

from referee.kit.quantities import Points
from referee.match.model.state import Rules
from tests.games.golf.tables import deal, dealt
from tests.table import Table, table_of

ABC = "Ann Bob Cat"
FIRST = "score: Ann 12, Bob 0, Cat 4"


def golf(names: str, *lines: str) -> Table:
    return table_of(names, *lines, game="golf")


def test_who_comes_late_starts_level_with_the_last():
    table = golf(ABC, FIRST, "join: Dan")

    assert ("upheld", ["golf.joining"]) == (table.verdict, table.articles)
    assert "Ann 12, Bob 0, Cat 4, Dan 12" == table.totals
    assert "Dan starts with 12 points." == table.sentence


def test_who_comes_in_time_has_nothing_yet():
    table = golf(ABC, "join: Dan left of Ann")

    assert ("totals Ann 0, Dan 0, Bob 0, Cat 0 | Ann deals, Dan starts", 1) == (
        table.seen,
        len(table.ruling.events),
    )


def test_also_level_with_what_stands_on_paper():
    assert "Ann 30, Bob 41, Dan 41" == golf("Ann Bob", "paper: Ann 30, Bob 41", "join: Dan").totals


def test_who_came_late_has_not_played_the_rounds_before():
    """Also once one of them is put right: Dan neither starts for it nor wins it."""
    table = golf(ABC, "score: Ann 12, Bob 3, Cat 4", "join: Dan", "score round 1: Cat 2")

    assert (((12, 3, 2),), "Ann 12, Bob 3, Cat 2, Dan 12") == (table.state.points, table.totals)
    assert "totals Ann 12, Bob 3, Cat 2, Dan 12 | Bob deals, Cat starts" == table.seen


def test_who_came_late_has_no_points_of_a_round_before():
    table = golf(ABC, FIRST, "join: Dan", "score round 1: Dan 5")

    assert ("refused", "match.score.players") == (table.verdict, table.article)
    assert "Dan did not play round 1." == table.sentence
    assert ((12, 0, 4),) == table.state.points


def test_a_round_before_is_corrected_and_nobody_elses_total_forgotten():
    """Dan keeps what he sat down with."""
    table = golf(ABC, FIRST, "join: Dan", "correct 2: score: Ann 1, Bob 0, Cat 4")

    assert ("upheld", "Ann 1, Bob 0, Cat 4, Dan 12") == (table.verdict, table.totals)


def test_from_then_on_the_points_of_all_four_are_told():
    table = golf(ABC, FIRST, "join: Dan", FIRST)

    assert "Say the points of Dan, too." == table.sentence
    assert "upheld" == table.report(f"{FIRST}, Dan 9").verdict


def test_eight_people_play():
    table = golf("Ann Bob Cat Dan Eve Fay Gus Hal", "join: Ivy")

    assert ("refused", "golf.joining") == (table.verdict, table.article)


def test_who_leaves_keeps_the_points_and_cannot_win():
    table = golf(ABC, FIRST, "Bob leaves", "score: Ann 0, Cat 1", "finish")

    assert (12, 0, 5) == table.state.totals
    assert {"Cat": "You have won the match with 5 points."} == table.say


def test_a_round_of_who_left_is_put_right_without_them():
    table = golf(ABC, FIRST, "Bob leaves", "score: Ann 0, Cat 1", "score round 1: Ann 11")

    assert ((11, 0, 4), (0, 0, 1)) == table.state.points


def test_the_deal_passes_on_when_the_dealer_leaves():
    assert "Bob" == golf(ABC, "Ann leaves").dealer


def test_no_points_come_with_leaving():
    table = golf(ABC, "Bob leaves, hand 12")

    assert ("refused", "match.leaving") == (table.verdict, table.article)
    assert "Bob is leaving, so do not give Bob any points for this round." == table.sentence
    assert table.say["Bob"].startswith("That does not count.")


def test_two_have_to_stay():
    assert ("refused", "Nobody can leave now: the match needs at least two players.") == (
        (table := golf("Ann Bob", "Bob leaves")).verdict,
        table.sentence,
    )


def test_totals_from_paper_are_those_of_everybody():
    assert "Say the points of Cat, too." == golf(ABC, "paper: Ann 40, Bob 31").sentence
    assert "Ann 40, Bob 31, Cat 0" == golf(ABC, "paper: Ann 40, Bob 31, Cat 0").totals


def test_paper_comes_before_the_first_round():
    assert "match.paper" == golf(ABC, FIRST, "paper: Ann 1, Bob 1, Cat 1").article


@pytest.mark.parametrize("line", ["void", "note: hm", "rename Ann: Anna", "finish"])
def test_what_is_said_of_any_match_is_said_of_this_one(line):
    assert golf(ABC, FIRST, line).sentence


def test_a_match_begun_on_paper_ends_after_nine_rounds_in_all():
    table = golf(ABC, "paper after 8 rounds: Ann 40, Bob 31, Cat 28", "score: Ann 1, Bob 2, Cat 3")

    assert (10, ["Cat"]) == (table.state.round_number, list(table.say))
    assert "match.over" == table.report("score: Ann 1, Bob 2, Cat 3").article


@pytest.mark.parametrize("rounds", [9, 10])
def test_nine_rounds_on_paper_leave_none_to_play(rounds):
    table = golf(ABC, f"paper after {rounds} rounds: Ann 40, Bob 31, Cat 28")

    assert ("refused", "match.paper") == (table.verdict, table.article)


def test_paper_of_no_round_leaves_a_match_of_one_round_to_play():
    game = Table(tuple(ABC.split()), "golf", Rules(target=Points(1)))

    assert "upheld" == game.report("paper: Ann 40, Bob 31, Cat 28").verdict


def test_the_deal_has_passed_on_with_every_round_on_paper():
    """Who had the fewest points in the last of them nobody has told: who sits left of the dealer starts."""
    table = golf(ABC, "paper after 4 rounds: Ann 40, Bob 31, Cat 28")

    assert "totals Ann 40, Bob 31, Cat 28 | Bob deals, Cat starts" == table.seen
    assert (
        "totals Ann 41, Bob 34, Cat 30 | Cat deals, Ann starts"
        == table.report("score: Ann 1, Bob 3, Cat 2").seen
    )


def test_who_comes_back_did_not_have_the_fewest_points_while_away():
    """Bob has nothing in round 2 because he was not there: it was Cat who had fewest, and starts."""
    table = golf(ABC, FIRST, "Bob leaves", "score: Ann 9, Cat 2", "Bob comes back")

    assert "totals Ann 21, Bob 21, Cat 6 | Ann deals, Cat starts" == table.seen


TIED = ("score: Ann 5, Bob 8, Cat 4, Dan 15", "score: Ann 0, Bob 0, Cat 23, Dan 0")


def test_who_started_a_round_did_so_also_once_she_has_gone_home():
    """She started round 2, in which three had nothing: Dan is next to the left of where she sits or sat."""
    table = golf("Ann Bob Cat Dan", *TIED)

    assert "Dan starts" in table.seen
    assert "Dan starts" in table.report("Cat leaves").seen


def test_a_void_round_is_started_again_by_the_same_one_without_who_went_home():
    table = golf("Ann Bob Cat Dan", *TIED, deal("Ann Bob Cat Dan"), "Cat leaves", "void")

    assert "Dan starts" in table.seen


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_the_deal_went_around_those_who_played_then(who):
    """Bob started round 1. All were tied in it, so Cat starts next, or Dan without her."""
    table = golf("Ann Bob Cat Dan", "score: Ann 5, Bob 5, Cat 5, Dan 5", f"{who} leaves")

    assert f"{'Dan' if who == 'Cat' else 'Cat'} starts" in table.seen


def test_who_came_late_did_not_start_the_first_round():
    """Eve sits to the left of its dealer by now; Bob started, so Cat is next."""
    game = golf("Ann Bob Cat Dan", "score: Ann 5, Bob 5, Cat 5, Dan 5", "join: Eve left of Ann")

    assert "Cat starts" in game.seen


def test_who_came_late_may_be_one_of_those_who_tie_for_the_next_start():
    game = golf(ABC, "score: Ann 3, Bob 4, Cat 5", "join: Dan", "score: Ann 1, Bob 9, Cat 9, Dan 1")

    assert {"seat": 3, "round": 3, "tied": [0, 3]} == game.facts_of("golf.starter")


def test_who_left_a_round_and_came_back_did_not_have_the_fewest_points_of_it():
    """Bob laid his grid aside: the 4 of Cat were the fewest, and Cat starts."""
    table = dealt(ABC, "Bob leaves", "score: Ann 12, Cat 4", "Bob comes back")

    assert "totals Ann 12, Bob 12, Cat 4 | Cat deals, Cat starts" == table.seen


def test_a_tie_is_not_won_by_rounds_that_somebody_missed():
    table = golf(ABC, FIRST, "Bob leaves", "score: Ann 9, Cat 2", "Bob comes back", "score round 2: Bob 0")

    assert ("match.score.players", "Bob did not play round 2.") == (table.article, table.sentence)
