"""What is told of a claim that simply holds, and what is counted of it for the evening."""

import pytest

from referee.games import GAMES
from referee.match.history.line import timeline_of
from tests.games.golf.tables import ABC, golf, laid

EVEN = "score: Ann 5, Bob 5, Cat 5"
AT_ONE = ("red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?", "Ann: draws red 3, flips 2 lower green 4")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("play on", "The match goes on."),
        ("play on to 2", "The match goes on: now you play two rounds in all."),
    ],
)
def test_it_is_told_how_many_rounds_the_table_plays_on_to(said, told):
    assert told == golf(ABC, EVEN, said, rounds=1).sentence


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("caught: Ann", "Ann did not call UNO and is caught. Ann gets"),
        ("Bob: catches Ann", "Ann did not call UNO and is caught by Bob. Ann gets"),
    ],
)
def test_it_is_told_who_noticed_a_missed_call(said, told):
    """Where that is known."""
    assert laid(ABC, *AT_ONE, said).sentence.startswith(told)


def test_a_catch_counts_for_both():
    """For the one who forgot and the one who noticed."""
    table = laid(ABC, *AT_ONE, "Bob: catches Ann")

    assert {"calls_missed": {0: 1}, "catches": {1: 1}} == GAMES["golf"].tally(timeline_of(table.entries))
