"""What each hand came to at the end of a round that is not tracked, told before the round is scored."""

import json

import pytest

from referee.codec import from_json_match_state, to_json_text, to_json_value
from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.model.state import Rules
from referee.match.table.hands import ReportHandPoints
from tests.table import Table, table_of

ABC = "Ann Bob Cat"
BOTH = ("points round 1: Ann 34", "points round 1: Cat 12")


def test_everybody_tells_the_own_hand():
    table = table_of(ABC, *BOTH)

    assert ("upheld", "match.points") == (table.verdict, table.article)
    assert (34, None, 12) == table.state.told_points


def test_it_scores_nothing():
    """Not even once all have told: who went out is for the scorekeeper to say."""
    table = table_of(ABC, *BOTH, "points round 1: Bob 0")

    assert ("Ann 0, Bob 0, Cat 0", 1) == (table.totals, table.state.round_number)


def test_telling_again_replaces():
    assert (43, None, 12) == table_of(ABC, *BOTH, "points round 1: Ann 43").state.told_points


@pytest.mark.parametrize(
    "then", [["score: winner Bob 46"], ["deal: red 5"], ["deal: red 5", "void"]], ids=" ".join
)
def test_nothing_is_told_of_the_next_round_yet(then):
    assert () == table_of(ABC, *BOTH, *then).state.told_points


def test_totals_from_paper_make_it_another_round():
    assert () == table_of(ABC, *BOTH, "paper after 2 rounds: Ann 5, Bob 0, Cat 7").state.told_points


@pytest.mark.parametrize("then", ["note: more tea?", "rename Bob: Ben", "rules: standard to 300"])
def test_what_does_not_end_the_round_leaves_it(then):
    assert (34, None, 12) == table_of(ABC, *BOTH, then).state.told_points


def test_an_older_score_that_is_put_right_leaves_it():
    table = table_of(ABC, "score: winner Bob 7", "points round 2: Ann 34", "score round 1: winner Bob 8")

    assert (34, None, None) == table.state.told_points


def test_a_seat_has_a_column_once_somebody_sits_there():
    assert (34, None, 12, None) == table_of(ABC, *BOTH, "join: Dan").state.told_points


def test_who_leaves_has_no_hand_any_more():
    """The table has agreed that it goes while hands are counted."""
    table = table_of(ABC, *BOTH, "Cat leaves")
    assert (34, None, 12) == table.state.told_points

    assert (34, None, None) == table.report(table.fix).state.told_points


def test_what_comes_late_is_of_no_other_round():
    table = table_of(ABC, "score: winner Bob 46", "points round 1: Ann 34")

    assert ("refused", "match.points") == (table.verdict, table.article)
    assert () == table.state.told_points


@pytest.mark.parametrize(
    ("game", "deal"),
    [
        ("uno", "deal: red 5"),
        ("golf", "deal: red 5; Ann 1 upper blue 5, Bob 2 lower green 3, Cat 3 upper red 0"),
    ],
)
def test_a_round_that_is_tracked_counts_its_own_hands(game, deal):
    table = table_of(ABC, deal, "points round 1: Ann 34", game=game)

    assert ("refused", "match.points") == (table.verdict, table.article)


def test_who_is_out_of_the_match_has_no_hand():
    """At the table still, where reaching the target is the end of it."""
    rules = Rules("standard", 100, {"scoring": "elimination"})
    table = Table(tuple(ABC.split()), rules=rules)
    table.report("score: Ann 110, Bob 20, Cat 0", "points round 2: Ann 5")

    assert ("refused", "match.score.players") == (table.verdict, table.article)


def test_one_hand_is_worth_no_more_than_the_deck():
    """Unless the table knows better."""
    table = table_of(ABC, "points round 1: Ann 1241")

    assert ("refused", "uno.deduction.score") == (table.verdict, table.article)
    assert {"points": 1241, "hands": 1, "least": 0, "most": 1240} == table.facts_of("uno.deduction.score")
    assert (1241, None, None) == table.report("allow 2").state.told_points
    assert "upheld" == table_of(ABC, "points round 1: Ann 1240").verdict


def test_so_is_one_grid():
    """Where the table has agreed what the action cards count."""
    worth = dict.fromkeys(("skip", "reverse", "draw_two", "double_draw_two"), 10)
    table = Table(tuple(ABC.split()), "golf", Rules(house_rules={"corner-points": worth}))
    table.report("points round 1: Ann 2000")

    assert ("refused", "golf.deduction.score") == (table.verdict, table.article)
    assert "upheld" == table_of(ABC, "points round 1: Ann 2000", game="golf").verdict


def test_a_score_taken_back_brings_back_what_was_told():
    assert (34, None, 12) == table_of(ABC, *BOTH, "score: winner Bob 46", "take back to 3").state.told_points


def test_a_count_that_is_put_right_later_changes_no_later_round():
    table = table_of(
        ABC, *BOTH, "score: winner Bob 46", "points round 2: Bob 9", "correct 2: points round 1: Ann 43"
    )

    assert ("upheld", (None, 9, None)) == (table.verdict, table.state.told_points)


def test_a_state_in_which_nothing_was_told_says_nothing_of_it():
    """So it is the same as in releases that did not know of it, and theirs is read as it stands."""
    state = table_of(ABC).state

    assert "told_points" not in to_json_value(state)
    assert state == from_json_match_state(table_of(ABC).game, json.loads(to_json_text(to_json_value(state))))
    told = table_of(ABC, *BOTH).state
    assert told == from_json_match_state(table_of(ABC).game, json.loads(to_json_text(to_json_value(told))))


def test_the_count_is_told_in_a_sentence():
    table = table_of(ABC).submit_claim(ReportHandPoints(Seat(1), RoundNumber(1), Points(1)), by=1)

    assert ["Bob's cards come to 1 point in round 1."] == table.sentences
