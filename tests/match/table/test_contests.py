"""What is contested is settled by people: the keeper, or somebody it does not concern."""

import pytest

from tests.table import agreed, table_of

ABCD = "Ann Bob Cat Dan"
CONTESTED = (
    *agreed("deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4"),
    *("Bob: red 7", "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone"),
)
"""Entry 6 stands against entry 5: Bob's word against Cat's."""


def test_a_contest_keeps_both_entries_and_its_parties():
    contest = table_of(ABCD, *CONTESTED).state.contests[0]

    assert (6, 5, 1, (1, 2)) == (contest.entry, contest.against, contest.seat, contest.parties)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_no_party_decides_for_itself(who):
    table = table_of(ABCD, *CONTESTED, f"decide 6 for {who} | {who}'s phone")

    assert ("refused", "match.decide") == (table.verdict, table.article)
    assert "You cannot decide your own argument: ask somebody other than Bob and Cat." == table.sentence
    assert 1 == len(table.state.contests)


@pytest.mark.parametrize(("who", "believed", "cards"), [("Bob", "Cat", 3), ("Cat", "Bob", 1)])
def test_a_party_gives_in(who, believed, cards):
    """Against itself it may decide."""
    table = table_of(ABCD, *CONTESTED, f"decide 6 for {believed} | {who}'s phone")

    assert ("upheld", f"The table has decided to believe {believed}.") == (table.verdict, table.sentence)
    assert (cards, ()) == (table.round.hands[1], table.state.contests)


def test_who_is_caught_by_somebody_unnamed_gives_in_by_naming_anybody_else():
    lines = (
        "deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4",
        "allow 2",
        "Bob: red 7",
        "caught: Bob",
        "Bob: UNO! | Bob's phone, had seen 4, 0.3 s later",
    )
    table = table_of(ABCD, *lines)
    claims = [one["claim"] for one in table.may if one["claim"]["claim"] == "match.decide"]
    assert [1, 0] == [claim["for"] for claim in claims]

    table.report("decide 6 for Bob | Bob's phone")
    assert ("refused", "You cannot decide your own argument: ask somebody other than Bob.") == (
        table.verdict,
        table.sentence,
    )

    assert ("upheld", 3) == (table.report("decide 6 for Ann | Bob's phone").verdict, table.round.hands[1])


def test_may_tells_what_may_be_decided():
    table = table_of(ABCD, *CONTESTED)

    claims = [one["claim"] for one in table.may if one["claim"]["claim"] == "match.decide"]
    assert [("match.decide", 6, 1), ("match.decide", 6, 2)] == [tuple(claim.values()) for claim in claims]


@pytest.mark.parametrize("phone", ["", " | Ann's phone", " | Dan's phone"])
@pytest.mark.parametrize(("believed", "cards"), [("Bob", 1), ("Cat", 3)])
def test_the_keeper_or_somebody_else_decides(believed, cards, phone):
    table = table_of(ABCD, *CONTESTED, f"decide 6 for {believed}{phone}")

    assert ("upheld", f"The table has decided to believe {believed}.") == (table.verdict, table.sentence)
    assert (cards, ()) == (table.round.hands[1], table.state.contests)


def test_it_is_decided_once():
    table = table_of(ABCD, *CONTESTED, "decide 6 for Bob", "decide 6 for Cat")

    assert ("refused", 1) == (table.verdict, table.round.hands[1])
    assert "There is nothing to decide: you have no argument about what was said." == table.sentence


@pytest.mark.parametrize("entry", [1, 4, 5, 99])
def test_what_is_not_contested_is_not_decided(entry):
    """Nor the entry that it stands against: the contest has the number of the later one."""
    table = table_of(ABCD, *CONTESTED, f"decide {entry} for Cat")

    assert ("refused", "match.decide") == (table.verdict, table.article)
    assert {"entry": entry, "is_contested": False} == table.facts_of("match.decide")


def test_it_is_decided_while_play_goes_on():
    table = table_of(ABCD, *CONTESTED, "Cat: red 9", "Dan: red 1", "decide 6 for Cat")

    assert ("Ann 5, Bob 3, Cat 3, Dan 3", "Ann") == (table.hands, table.turn)


def test_a_decision_may_be_taken_back():
    table = table_of(ABCD, *CONTESTED, "decide 6 for Cat", "take back to 6")

    assert (1, 1) == (table.round.hands[1], len(table.state.contests))
