"""The rounds of a match as rows: who has which points of which round, and why."""

from datetime import date

import pytest

from referee.match.history.line import timeline_of
from referee.records.rounds import spreadsheet_rows
from referee.services.day import local_date
from tests.records.writing import told


def rows(text: str) -> list[dict]:
    transcript = told(f"uno standard to 500 | {text}")
    return list(
        spreadsheet_rows(
            transcript.game, transcript.names, date(2026, 11, 18), iter(timeline_of(transcript.entries))
        )
    )


def short(text: str) -> list[tuple]:
    return [
        tuple(row.get(name) for name in ("round", "player", "points", "total", "reason"))
        for row in rows(text)
    ]


def test_a_row_says_the_day_the_game_the_dealer_and_what_was_left():
    text = "Ann Bob Cat\nscore: left Ann ; Bob red 5, wild; Cat blue skip"

    assert {
        "day": date(2026, 11, 18),
        "game": "UNO",
        "round": 1,
        "dealer": "Ann",
        "player": "Bob",
        "points": 0,
        "total": 0,
        "left": 55,
        "reason": "had 55 points left",
    } == rows(text)[1]


def test_hands_that_were_counted_are_told_apart_from_points_that_were_written_down():
    assert [
        (1, "Ann", 75, 75, "won the round"),
        (1, "Bob", 0, 0, "had 55 points left"),
        (1, "Cat", 0, 0, "had 20 points left"),
        (2, "Ann", 0, 75, "only the points were entered"),
        (2, "Bob", 40, 40, "won the round, only the points were entered"),
        (2, "Cat", 0, 0, "only the points were entered"),
    ] == short("Ann Bob Cat\nscore: left Ann ; Bob red 5, wild; Cat blue skip\nscore: winner Bob 40")


def test_totals_from_paper_are_round_nought():
    """And the totals begin with them."""
    assert [
        (0, "Ann", 120, 120, "totals from paper"),
        (0, "Bob", 0, 0, "totals from paper"),
        (1, "Ann", 0, 120, "only the points were entered"),
        (1, "Bob", 40, 40, "won the round, only the points were entered"),
    ] == short("Ann Bob\npaper: Ann 120\nscore: winner Bob 40")


def test_a_score_that_was_replaced_says_by_which_entry():
    told = short("Ann Bob\nscore: winner Bob 40\nscore: winner Bob 20\nscore round 1: winner Ann 30")

    assert (
        1,
        "Ann",
        30,
        30,
        "won the round, only the points were entered, replaced later (entry 4)",
    ) == told[0]
    assert (2, "Bob", 20, 20, "won the round, only the points were entered") == told[3]


def test_a_score_that_was_put_right_is_told_as_it_is_now():
    """A correction is that entry's, and nothing was replaced."""
    told = short("Ann Bob\nscore: winner Bob 40\ncorrect 2: score: winner Ann 30")

    assert [
        (1, "Ann", 30, 30, "won the round, only the points were entered"),
        (1, "Bob", 0, 0, "only the points were entered"),
    ] == told


def test_a_removed_round_has_no_rows_and_later_rounds_move_up():
    told = short("Ann Bob\nscore: winner Bob 40\nscore: winner Bob 40\nscore: winner Ann 30\nvoid round 2")

    assert [
        (1, "Ann", 0, 0, "only the points were entered"),
        (1, "Bob", 40, 40, "won the round, only the points were entered"),
        (2, "Ann", 30, 30, "won the round, only the points were entered"),
        (2, "Bob", 0, 40, "only the points were entered"),
    ] == told


def test_points_of_somebody_who_came_after_a_removed_round_stand_before_the_same_round():
    told = short("Ann Bob\nscore: winner Bob 40\njoin: Cat with 7\nscore: winner Cat 9\nvoid round 1")

    assert [
        (0, "Cat", 7, 7, "joined with these points"),
        (1, "Ann", 0, 0, "only the points were entered"),
        (1, "Bob", 0, 0, "only the points were entered"),
        (1, "Cat", 9, 16, "won the round, only the points were entered"),
    ] == told


def test_what_was_taken_back_is_not_told():
    assert [] == short("Ann Bob\nscore: winner Bob 40\ntake back to 1")


def test_who_came_later_has_no_rows_before_and_who_left_none_after():
    text = (
        "Ann Bob Cat\nscore: winner Bob 40\njoin: Dan\nscore: winner Dan 10\nBob leaves\nscore: winner Ann 5"
    )

    assert [["Ann", "Bob", "Cat"], ["Ann", "Bob", "Cat", "Dan"], ["Ann", "Cat", "Dan"]] == [
        [row["player"] for row in rows(text) if row["round"] == number] for number in (1, 2, 3)
    ]


def test_the_last_row_of_who_left_between_two_rounds_says_so():
    told = short("Ann Bob Cat Dan\nscore: winner Dan 300\nDan leaves\nscore: winner Ann 20\nfinish")

    assert (
        1,
        "Dan",
        300,
        300,
        "won the round, only the points were entered, left the match after this round",
    ) == told[3]
    assert ["Ann", "Bob", "Cat"] == [player for number, player, *_ in told if number == 2]


def test_who_left_an_open_round_has_a_row_of_it_that_says_so():
    told = short("Ann Bob Cat\nscore: winner Cat 30\ndeal: red 5\nCat leaves\nscore: winner Ann 20")

    assert (2, "Cat", 0, 30, "only the points were entered, left the match in this round") == told[-1]


def test_who_left_a_round_that_is_void_left_after_the_one_before():
    told = short("Ann Bob Cat\nscore: winner Cat 30\ndeal: red 5\nCat leaves\nvoid\nscore: winner Ann 20")

    assert (
        1,
        "Cat",
        30,
        30,
        "won the round, only the points were entered, left the match after this round",
    ) == told[2]
    assert ["Ann", "Bob"] == [player for number, player, *_ in told if number == 2]


def test_who_left_a_round_that_is_removed_left_after_the_one_before():
    rounds = "score: winner Cat 30\ndeal: red 5\nCat leaves\nscore: winner Ann 20\nscore: winner Bob 5"
    told = short(f"Ann Bob Cat\n{rounds}\nvoid round 2")

    assert (
        1,
        "Cat",
        30,
        30,
        "won the round, only the points were entered, left the match after this round",
    ) == told[2]
    assert ["Ann", "Bob"] == [player for number, player, *_ in told if number == 2]


def test_what_somebody_starts_with_who_comes_late_is_no_round():
    """It stands before the round in which they begin to play, and the totals begin with it."""
    paper = "paper after 3 rounds: Ann 120"
    text = f"Ann Bob\n{paper}\nscore: winner Bob 40\njoin: Cat with 50\nscore: winner Cat 10"

    assert [
        (0, "Ann", 120, 120, "totals from paper"),
        (0, "Bob", 0, 0, "totals from paper"),
        (4, "Ann", 0, 120, "only the points were entered"),
        (4, "Bob", 40, 40, "won the round, only the points were entered"),
        (0, "Cat", 50, 50, "joined with these points"),
        (5, "Ann", 0, 120, "only the points were entered"),
        (5, "Bob", 0, 40, "only the points were entered"),
        (5, "Cat", 10, 60, "won the round, only the points were entered"),
    ] == short(text)


def test_nor_is_what_somebody_comes_back_with():
    """Also where a round before it is put right afterwards."""
    won = "won the round, only the points were entered"
    text = (
        "Ann Bob Cat\nscore: winner Bob 40\nBob leaves\nBob comes back with 50\nscore round 1: winner Bob 30"
    )

    assert [
        (1, "Bob", 30, 30, f"{won}, replaced later (entry 5), left the match after this round"),
        (0, "Bob", 10, 40, "came back with 50"),
    ] == [row for row in short(text) if row[1] == "Bob"]


def test_a_match_without_rounds_has_no_rows():
    assert [] == rows("Ann Bob")


@pytest.mark.parametrize(
    ("at", "offset", "expected"),
    [
        (0, 0, "1970-01-01"),
        (86_400_000, 0, "1970-01-02"),
        (86_400_000, -1, "1970-01-01"),
        (86_399_999, 0, "1970-01-01"),
        (86_399_999, 1, "1970-01-02"),
        (0, -480, "1970-01-01"),
        (253_402_300_799_999, 0, "9999-12-31"),
        (253_402_300_799_999, 840, "9999-12-31"),
    ],
)
def test_a_day_is_that_of_a_place(at, offset, expected):
    """At both ends of the calendar it is the last day there."""
    assert expected == local_date(at, offset).isoformat()
