"""Double score: what was left counts twice, or as often as the table says; docs/rules/house-rules.md 3.13."""

import pytest

from referee.games import GAMES
from referee.match.model.state import Rules
from referee.match.table.agreement import errors_in_rules
from tests.games.uno.options.house.playing import ABC, ABCD, playing_by

DOUBLE = "house double-score"


@pytest.mark.parametrize(
    ("rules", "totals"), [(DOUBLE, 66), (f"{DOUBLE} times=3", 99), (f"{DOUBLE} times=4", 132)]
)
@pytest.mark.parametrize(
    "line", ["score: winner Bob 33", "score: Bob 33", "score: left Ann red skip, red 9; Cat blue 4"]
)
def test_whatever_is_said_of_the_hands_counts_so_many_times(rules, totals, line):
    assert f"Ann 0, Bob {totals}, Cat 0" == playing_by(rules, ABC, line).totals


@pytest.mark.parametrize("scoring", ["own-lowest-wins", "elimination"])
def test_points_against_their_players_count_twice_as_well(scoring):
    table = playing_by(f"scoring {scoring}, {DOUBLE}", ABC, "score: Ann 0, Bob 10, Cat 5")

    assert "Ann 0, Bob 20, Cat 10" == table.totals


def test_partners_both_score_double():
    table = playing_by(f"scoring partners, {DOUBLE}", ABCD, "score: winner Bob 20")

    assert "Ann 0, Bob 40, Cat 0, Dan 40" == table.totals


def test_the_hand_of_who_left_counts_double_with_the_others():
    lines = ("deal: red 5", "Dan leaves, hand 20", "count Ann: 1", "count Bob: 1", "count Cat: 1")
    counted = ("Bob: red 1", "Ann: left 5 points", "Cat: left 7 points")
    table = playing_by(f"leaving-hand counted, {DOUBLE}", ABCD, *lines, *counted)

    assert "Ann 0, Bob 64, Cat 0" == table.totals


def test_the_target_is_reached_by_what_was_doubled():
    table = playing_by(DOUBLE, ABC, "score: winner Bob 250")

    assert "uno.target" in table.articles


def test_what_no_hand_can_hold_is_told_of_what_was_left():
    """Not of twice as much: 50 can be left in one card, 100 cannot."""
    lines = ("deal: red 5", "count Ann: 1", "count Bob: 1", "Bob: red 1")

    assert "upheld" == playing_by(DOUBLE, "Ann Bob", *lines, "Ann: left 50 points").verdict
    assert "refused" == playing_by(DOUBLE, "Ann Bob", *lines, "Ann: left 100 points").verdict


def test_where_nothing_is_counted_there_is_nothing_to_double():
    told = errors_in_rules(
        GAMES["uno"], Rules(differences={"scoring": "none"}, house_rules={"double-score": {}}), 3
    )

    assert "double-score needs points, and here no points are counted" in str(told)


@pytest.mark.parametrize("line", ["winner Bob 45", "Bob 45", "left Ann red skip, red 9, red 9; Cat red 7"])
def test_a_round_that_is_put_right_counts_as_often_as_it_did_then(line):
    """Whatever the table has agreed on since."""
    table = playing_by(DOUBLE, ABC, "score: winner Bob 40", "rules: standard to 500", "score: winner Ann 87")
    table.report(f"score round 1: {line}")

    assert ("Ann 87, Bob 90, Cat 0", True) == (table.totals, "uno.house.double-score" in table.articles)
    once = playing_by("house jump-in", ABC, "score: winner Bob 40", f"rules: standard to 500, {DOUBLE}")
    assert "Ann 0, Bob 45, Cat 0" == once.report(f"score round 1: {line}").totals
