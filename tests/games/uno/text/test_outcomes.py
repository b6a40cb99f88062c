"""What became of a Wild Draw Four, told beside its entry."""

import pytest

from referee.games.uno.text.outcomes import outcomes
from referee.match.history.line import timeline_of
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
FOUR = ("deal: red 5", "Bob: wild draw four, blue")


def told(*lines: str) -> dict[int, tuple[str, int]]:
    """By entry: what became of the Wild Draw Four, and the entry that showed it."""
    found = outcomes(timeline_of(table_of(ABC, *lines).entries))
    return {number: (outcome.outcome, outcome.entry) for number, outcome in found.items()}


def test_of_a_match_without_one_nothing_is_told():
    assert {} == told("deal: red 5", "Bob: red draw two", "Cat: draws 2")


@pytest.mark.parametrize(
    "lines",
    [(), ("Ann: challenges",), ("Cat: draws 3",), ("Cat: challenges",), ("Cat: challenges", "note: hm")],
)
def test_as_long_as_nothing_is_settled_nothing_is_told(lines):
    assert {} == told(*FOUR, *lines)


@pytest.mark.parametrize("act", ["Cat: draws 4", "Ann: blue 3", "Cat leaves"])
def test_nobody_challenged_it(act):
    """By drawing, by playing on, or by leaving the table."""
    assert {3: ("unchallenged", 4)} == told(*FOUR, act)


@pytest.mark.parametrize(
    ("held", "outcome"), [("held the color", "proved unlawful"), ("held none", "proved lawful")]
)
def test_the_hand_proved_it(held, outcome):
    """The entry told is the one that settled it: the answer, if it came in one of its own."""
    assert {3: (outcome, 4)} == told(*FOUR, f"Cat: challenges, {held}")
    assert {3: (outcome, 5)} == told(*FOUR, "Cat: challenges", f"Bob: shows, {held}")


def test_drawing_after_a_lost_challenge_changes_nothing():
    assert {3: ("proved lawful", 4)} == told(*FOUR, "Cat: challenges, held none", "Cat: draws 6")


def test_a_last_card_is_lawful():
    lines = (*agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: wild draw four", "Cat: challenges")

    assert {4: ("proved lawful", 5)} == told(*lines)


def test_a_challenge_that_was_waived_is_none():
    assert {3: ("unchallenged", 5)} == told(*FOUR, "Cat: challenges", "Cat: draws 4", "allow 5")


def test_what_was_taken_back_has_no_outcome():
    """It is of the line as it stands: the draw is gone, and so is what it showed."""
    assert {} == told(*FOUR, "Cat: draws 4", "take back to 3")
    assert {} == told(*FOUR, "Cat: draws 4", "take back to 2")


def test_every_one_has_its_own():
    lines = (
        *FOUR,
        *("Cat: draws 4", "Ann: wild draw four, red", "Bob: challenges, held the color"),
        *("Bob: wild draw four, green", "Cat: challenges, held none"),
    )

    assert {3: ("unchallenged", 4), 5: ("proved unlawful", 6), 7: ("proved lawful", 8)} == told(*lines)


def test_one_laid_while_another_is_owed_leaves_that_one_unchallenged():
    """Ann acts, so Cat's four cards count as drawn; Ann's own card is open still."""
    assert {3: ("unchallenged", 4)} == told(*FOUR, "Ann: wild draw four, red")


def test_a_bluff_that_shows_later_is_told():
    lines = (*FOUR, "Cat: draws 4", "Ann: blue 5", "Bob: blue 7", "Cat: red 7", "Ann: red 8", "Bob: red 2")

    assert {3: ("proved unlawful", 9)} == told(*lines)


@pytest.mark.parametrize(
    "end", [("void", "deal: red draw two"), ("resync: red 5, Ann to play", "Ann: red draw two")]
)
def test_another_debt_is_no_outcome(end):
    assert {} == told(*FOUR, *end, "Bob: draws 2")
