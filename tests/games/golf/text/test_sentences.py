"""What people read: findings as sentences, and what each one does now."""

import pytest

from referee.games.golf.model.rulebook import CATCH, LAST_CLEAR, PILE_SHORT
from referee.games.golf.text.sentences import SENTENCES, said
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.languages.speech import render
from referee.match.model.articles import text_of
from referee.match.text.sentences import MATCH_SENTENCES
from referee.rulings.finding import finding_breaks, finding_holds
from tests.games.golf.tables import AB, ABC, CORNERS, dealt, golf, laid

STANDING = "red 6, Ann to play; Ann 1 red 1/?; Bob 1 green 0/?; Cat 1 yellow 0/?"
CLOSES = "Ann: draws red 2, flips 1 lower blue 4"

# sentences


def test_every_sentence_belongs_to_an_article():
    """A sentence for an article that is gone would never be read."""
    rulebook = golf(ABC).game.rulebook

    assert [] == [key for key in SENTENCES if key not in MATCH_SENTENCES and key[0] not in rulebook]


def test_every_article_ends_with_a_full_stop():
    assert [] == [one.id for one in golf(ABC).game.rulebook.articles if not text_of(one).endswith(".")]


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "no new column"), (1, "a new facedown column"), (2, "two new facedown columns")],
)
def test_columns_are_counted_in_words(number, said):
    gets = Said("golf-gets-columns", {"seat": Person(Seat(0)), "new": number})

    assert f"Ann {said}" == render(gets, ABC.split().__getitem__)


@pytest.mark.parametrize("name", ["Bob", "Σοφία", "{Bob}", "Bob's", "%s"])
def test_a_name_is_written_as_it_is(name):
    table = dealt(f"Ann {name} Cat", "Ann: draws red 1, flips 2 upper blue 4")

    assert f"It is {name}'s turn, not Ann's." == table.sentence


def test_one_action_card_that_counted_is_told():
    table = laid(
        ABC, STANDING, CLOSES, "Bob: reveals 1 lower blue skip", "Cat: reveals 1 lower blue 5", house=CORNERS
    )

    assert "Each Skip counts the points printed in its corners." in table.sentences


# rulings that were stored before a fact was told

OLDER = {
    "what several cleared at the end": (
        finding_holds(LAST_CLEAR, whose=[0, 1], columns=[1, 2], nths=[1, 2]),
        "Ann's first column and Bob's second column are cleared at the end of the round.",
    ),
    "places by their numbers": (
        finding_holds(LAST_CLEAR, whose=[0], columns=[4]),
        "Ann's column 4 is cleared at the end of the round.",
    ),
    "a second catch, or a call after it": (
        finding_breaks(CATCH, caught=1, entry=5),
        "Bob was caught already, and gets a new column only once.",
    ),
    "a pile that was too short": (
        finding_holds(PILE_SHORT, wanted=2, pile=1),
        "Leave the top discard, and shuffle all the others into a new draw pile.",
    ),
}


@pytest.mark.parametrize(("finding", "sentence"), OLDER.values(), ids=OLDER)
def test_older_rulings_are_told_as_far_as_they_know(finding, sentence):
    assert sentence == render(said(finding), ABC.split().__getitem__)


# what each one does now

SAY = {
    "before the first deal": (
        (),
        {
            "Ann": "Deal round 1: six facedown cards each. Turn up one card to begin the discards. Then "
            "everybody turns up one of their own cards. Bob has the first turn.",
            "Bob": "You have the first turn in round 1.",
        },
    ),
    "a turn": (("deal",), {"Bob": "Take the red 6, or draw."}),
    "skipped": (
        ("deal", "Bob: draws red skip, flips 2 upper blue 4"),
        {"Ann": "Take the red skip, or draw.", "Cat": "You miss this turn."},
    ),
    "a Draw Two": (
        ("deal", "Bob: draws red draw two, flips 2 upper blue 4"),
        {
            "Ann": "Take the red draw two, or draw.",
            "Cat": "Draw two cards for a new column on the left. "
            "Do not look at these cards: they lie facedown. You miss this turn.",
        },
    ),
    "a Double Draw Two": (
        ("deal", "Bob: draws red double draw two, flips 2 upper blue 4, columns for Ann"),
        {
            "Ann": "Draw four cards for two new columns on the left. "
            "Do not look at these cards: they lie facedown.",
            "Cat": "Take the red double draw two, or draw.",
        },
    ),
    "a claim out of turn": (
        ("deal", "Cat: draws red 1, flips 2 upper blue 4"),
        {
            "Bob": "Take the red 6, or draw.",
            "Cat": "Take your move back: it is Bob's turn. There is no penalty.",
        },
    ),
    "a turn of which a card is not told": (
        ("deal", "Bob: draws red 1 to 2 upper"),
        {"Bob": "Leave the cards as they are, and say again what happened in the turn."},
    ),
    "a column told that nobody has": (
        ("deal", "Bob: draws red 1 to 4 upper, out blue 4"),
        {"Bob": "Leave the cards as they are, and say again what happened in the turn."},
    ),
    "the match won": (
        ("score: Ann 1, Bob 2, Cat 3", "finish"),
        {"Ann": "You have won the match with 1 point."},
    ),
}


@pytest.mark.parametrize(("lines", "say"), SAY.values(), ids=SAY)
def test_what_each_one_does_now(lines, say):
    """Everybody who has something to do, and nobody else."""
    table = dealt(ABC, *lines[1:]) if lines and lines[0] == "deal" else golf(ABC, *lines)

    assert say == table.say


def test_who_has_closed_waits_for_the_others():
    table = laid(ABC, STANDING, CLOSES, "Bob: reveals 1 lower blue 5")

    assert {"Cat": "The round is over: turn up your facedown cards."} == table.say


@pytest.mark.parametrize("line", ["note: hm", "allow 1", "count pile: 93", "Ann: UNO!"])
def test_whose_turn_it_is_is_said_whatever_was_claimed(line):
    """A phone that looks away misses nothing."""
    assert "Take the red 6, or draw." == dealt(ABC, line).say["Bob"]


def test_a_shuffle_is_told():
    """Nobody else would tell them to."""
    table = laid(AB, "red 6, Ann to play", "Ann: draws red 1, flips 1 upper blue 4", under="red 1", pile=0)

    shuffle = "Leave the top discard, and shuffle the others into a new draw pile."
    assert f"The draw pile is empty. {shuffle}" in table.sentences
