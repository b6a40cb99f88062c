"""What people read: findings as sentences, and what each one does now."""

import pytest

from referee.games.golf.words import SENTENCES, columns
from referee.match.words import MATCH_SENTENCES
from tests.games.golf.tables import AB, ABC, CORNERS, dealt, golf, laid

STANDING = "red 6, Ann to play; Ann 1 red 1/?; Bob 1 green 0/?; Cat 1 yellow 0/?"
CLOSES = "Ann: draws red 2, flips 1 lower blue 4"

# sentences


def test_every_sentence_belongs_to_an_article():
    """A sentence for an article that is gone would never be read."""
    rulebook = golf(ABC).game.rulebook

    assert [] == [key for key in SENTENCES if key not in MATCH_SENTENCES and key[0] not in rulebook]


def test_every_article_ends_with_a_full_stop():
    assert [] == [one.id for one in golf(ABC).game.rulebook.articles if not one.text.endswith(".")]


@pytest.mark.parametrize(("number", "said"), [(1, "a new facedown column"), (2, "two new facedown columns")])
def test_columns_are_counted_in_words(number, said):
    assert said == columns(number)


@pytest.mark.parametrize("name", ["Bob", "Σοφία", "{Bob}", "Bob's", "%s"])
def test_a_name_is_written_as_it_is(name):
    told = dealt(f"Ann {name} Cat", "Ann: draws red 1, flips 2 upper blue 4")

    assert f"It is {name}'s turn, not Ann's." == told.sentence


def test_one_action_card_that_counted_is_told():
    told = laid(
        ABC, STANDING, CLOSES, "Bob: reveals 1 lower blue skip", "Cat: reveals 1 lower blue 5", house=CORNERS
    )

    assert "What is printed in the corners counts: blue skip." in told.sentences


# what each one does now

SAY = {
    "before the first deal": (
        (),
        {
            "Ann": "Deal round 1: six cards each, facedown, and turn one up; everybody opens one. "
            "Bob starts.",
            "Bob": "You start round 1.",
        },
    ),
    "a turn": (("deal",), {"Bob": "It is your turn: take the red 6, or draw."}),
    "skipped": (
        ("deal", "Bob: draws red skip, flips 2 upper blue 4"),
        {"Ann": "It is your turn: take the red skip, or draw.", "Cat": "You miss this turn."},
    ),
    "a Draw Two": (
        ("deal", "Bob: draws red draw two, flips 2 upper blue 4"),
        {
            "Ann": "It is your turn: take the red draw two, or draw.",
            "Cat": "Lay a new facedown column: two cards of the pile, unseen. You miss this turn.",
        },
    ),
    "a Double Draw Two": (
        ("deal", "Bob: draws red double draw two, flips 2 upper blue 4, columns for Ann"),
        {
            "Ann": "Lay two new facedown columns: four cards of the pile, unseen.",
            "Cat": "It is your turn: take the red double draw two, or draw.",
        },
    ),
    "a claim out of turn": (
        ("deal", "Cat: draws red 1, flips 2 upper blue 4"),
        {"Bob": "It is your turn: take the red 6, or draw.", "Cat": "That does not count."},
    ),
    "the match won": (
        ("score: Ann 1, Bob 2, Cat 3", "finish"),
        {"Ann": "You have won the match with 1 point."},
    ),
}


@pytest.mark.parametrize(("lines", "say"), SAY.values(), ids=SAY)
def test_what_each_one_does_now(lines, say):
    """Everybody who has something to do, and nobody else."""
    told = dealt(ABC, *lines[1:]) if lines and lines[0] == "deal" else golf(ABC, *lines)

    assert say == told.say


def test_who_has_closed_waits_for_the_others():
    told = laid(ABC, STANDING, CLOSES, "Bob: reveals 1 lower blue 5")

    assert {"Cat": "Ann has closed the round: turn up your facedown cards."} == told.say


@pytest.mark.parametrize("line", ["note: hm", "allow 1", "count pile: 93", "Ann: UNO!"])
def test_whose_turn_it_is_is_said_whatever_was_claimed(line):
    """A phone that looks away misses nothing."""
    assert "It is your turn: take the red 6, or draw." == dealt(ABC, line).say["Bob"]


def test_a_shuffle_is_told():
    """Nobody else would tell them to."""
    told = laid(AB, "red 6, Ann to play", "Ann: draws red 1, flips 1 upper blue 4", under="red 2", pile=0)

    assert "Shuffle all discards but the top card: they are the new draw pile." in told.sentences
