"""What is contested is settled by people: the keeper, or somebody it does not concern."""

import pytest

from tests.table import agreed, table

ABCD = "Ann Bob Cat Dan"
CONTESTED = (
    *agreed("deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4"),
    *("Bob: red 7", "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone"),
)
"""Entry 6 stands against entry 5: Bob's word against Cat's."""


def test_a_contest_keeps_both_entries_and_its_parties():
    contest = table(ABCD, *CONTESTED).state.contests[0]

    assert (6, 5, 1, (1, 2)) == (contest.entry, contest.against, contest.seat, contest.parties)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
@pytest.mark.parametrize("believed", ["Bob", "Cat"])
def test_no_party_decides(who, believed):
    """Not even against itself."""
    told = table(ABCD, *CONTESTED, f"decide 6 for {believed} | {who}'s phone")

    assert ("refused", "match.decide") == (told.verdict, told.article)
    assert "Bob and Cat cannot settle it: somebody else does." == told.sentence
    assert 1 == len(told.state.contests)


@pytest.mark.parametrize("phone", ["", " | Ann's phone", " | Dan's phone"])
@pytest.mark.parametrize(("believed", "cards"), [("Bob", 1), ("Cat", 3)])
def test_the_keeper_or_somebody_else_decides(believed, cards, phone):
    told = table(ABCD, *CONTESTED, f"decide 6 for {believed}{phone}")

    assert ("upheld", f"The table believes {believed}.") == (told.verdict, told.sentence)
    assert (cards, ()) == (told.round.hands[1], told.state.contests)


def test_it_is_decided_once():
    told = table(ABCD, *CONTESTED, "decide 6 for Bob", "decide 6 for Cat")

    assert ("refused", 1) == (told.verdict, told.round.hands[1])
    assert "Entry 6 is not contested (any more)." == told.sentence


@pytest.mark.parametrize("entry", [1, 4, 5, 99])
def test_what_is_not_contested_is_not_decided(entry):
    """Nor the entry that it stands against: the contest has the number of the later one."""
    told = table(ABCD, *CONTESTED, f"decide {entry} for Cat")

    assert ("refused", "match.decide") == (told.verdict, told.article)


def test_it_is_decided_while_play_goes_on():
    told = table(ABCD, *CONTESTED, "Cat: red 9", "Dan: red 1", "decide 6 for Cat")

    assert ("Ann 5, Bob 3, Cat 3, Dan 3", "Ann") == (told.hands, told.turn)


def test_a_decision_may_be_taken_back():
    told = table(ABCD, *CONTESTED, "decide 6 for Cat", "take back to 6")

    assert (1, 1) == (told.round.hands[1], len(told.state.contests))
