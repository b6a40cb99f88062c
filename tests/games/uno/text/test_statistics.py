"""What is counted of a match: calls missed, catches, challenges made and won."""

import pytest

from referee.games import GAMES
from referee.match.history.line import timeline_of
from tests.table import agreed, table_of

ABCD = "Ann Bob Cat Dan"
ONE = (*agreed("deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4"), "Bob: red 7")
SAID = (*ONE, "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone")
"""Entry 5 is Cat's word, entry 6 Bob's against it."""
FOUR = ("deal: red 5", "Bob: wild draw four, blue")
NOBODY = {"calls_missed": {}, "catches": {}, "challenges_made": {}, "challenges_won": {}}


def counted(*lines: str) -> dict[str, dict[str, int]]:
    """What is counted, with people's names."""
    table = table_of(ABCD, *lines)
    return {
        what: {table.name(seat): many for seat, many in by_seat.items()}
        for what, by_seat in GAMES["uno"].tally(timeline_of(table.entries)).items()
    }


def caught(by: str | None = "Cat", seat: str = "Bob") -> dict:
    return NOBODY | {"calls_missed": {seat: 1}, "catches": {by: 1} if by else {}}


@pytest.mark.parametrize("lines", [(), ("deal: red 5",), ("score: Bob 20",), (*ONE, "Bob: UNO!"), FOUR])
def test_of_nothing_nothing_is_counted(lines):
    assert NOBODY == counted(*lines)


# calls


@pytest.mark.parametrize("catch", ["Cat: catches Bob", "caught: Bob | Cat's phone"])
def test_a_catch_counts_for_both(catch):
    """For the one who forgot and the one who noticed."""
    assert caught() == counted(*ONE, catch)


def test_a_catch_of_a_round_that_is_removed_does_not_count():
    scored = (*ONE, "Cat: catches Bob", "score: Bob 20")

    assert NOBODY == counted(*scored, "void round 1")
    assert caught() == counted(*scored, "score: Ann 5", "void round 2")


def test_nobody_need_have_noticed():
    assert caught(by=None) == counted(*ONE, "caught: Bob")


@pytest.mark.parametrize("line", ["Cat: catches Ann", "Bob: catches Bob"])
def test_a_catch_for_nothing_does_not_count(line):
    assert NOBODY == counted(*ONE, line)


@pytest.mark.parametrize("later", [(), ("decide 6 for Bob",), ("void",), ("Cat: red 1",)])
def test_a_catch_that_is_contested_does_not_count(later):
    assert NOBODY == counted(*SAID, *later)


@pytest.mark.parametrize("later", ["decide 6 for Cat", "decide 6 for Cat | Dan's phone"])
def test_a_catch_that_is_believed_counts_after_all(later):
    assert caught() == counted(*SAID, later)


def test_a_catch_that_crossed_a_call_counts_once_it_is_believed():
    crossed = (*ONE, "Bob: UNO!", "Cat: catches Bob | Cat's phone, had seen 4, 1 s later")

    assert NOBODY == counted(*crossed)
    assert caught() == counted(*crossed, "decide 6 for Cat")


def test_a_contest_that_lapses_leaves_nothing():
    """Bob goes out before anybody decides."""
    lines = (*SAID, "Cat: red 1", "Dan: red 2", "Ann: red 3", "Bob: red 4")

    assert NOBODY == counted(*lines)


# challenges


@pytest.mark.parametrize(("answer", "won"), [("Bob: shows, held the color", 1), ("Bob: shows, held none", 0)])
def test_a_challenge_is_made_and_won_or_lost(answer, won):
    told = counted(*FOUR, "Cat: challenges", answer)

    assert NOBODY | {"challenges_made": {"Cat": 1}, "challenges_won": {"Cat": 1} if won else {}} == told


def test_a_challenge_may_be_settled_at_once():
    told = counted(*FOUR, "Cat: challenges, held the color")

    assert ({"Cat": 1}, {"Cat": 1}) == (told["challenges_made"], told["challenges_won"])


def test_a_challenge_without_an_answer_is_not_won():
    assert NOBODY | {"challenges_made": {"Cat": 1}} == counted(*FOUR, "Cat: challenges")


# the line in force


@pytest.mark.parametrize("end", ["take back to 4", "void"])
def test_what_does_not_count_is_not_counted(end):
    assert NOBODY == counted(*ONE, "Cat: catches Bob", end)


def test_a_void_round_takes_nothing_from_the_others():
    """Neither the ones before it nor the ones after, also when a score is put right in between."""
    told = counted(
        *(*ONE, "Cat: catches Bob", "score: Ann 10"),
        *("deal: red 5", "score round 1: Ann 20", "void"),
    )

    assert caught() == told
