"""What claims of UNO say of themselves: what lacks in them, and between whom they are in dispute."""

import pytest

from referee.games.uno.model.claims import Catch, Challenge, ShowHand
from referee.kit.cards import Card
from referee.match.model.state import Match
from tests.table import table_of

ANN, BOB, CAT = range(3)
FOUR = ("deal: red 5", "Bob: wild draw four, blue")
RED_SEVEN = (Card("7", "red"),)


def after(*lines: str) -> Match:
    return table_of("Ann Bob Cat", *lines).state


@pytest.mark.parametrize(
    ("claim", "faults"),
    [
        (ShowHand(BOB, held_color=True), {}),
        (ShowHand(BOB, hand=RED_SEVEN), {}),
        (
            ShowHand(BOB),
            {"held_color": "Say either whether the hand had the color, or which cards it had."},
        ),
        (
            ShowHand(BOB, held_color=True, hand=RED_SEVEN),
            {"held_color": "Say either whether the hand had the color, or which cards it had."},
        ),
        (
            ShowHand(BOB, hand=RED_SEVEN, shown=True),
            {"shown": "Leave this out if you list the cards of the hand."},
        ),
    ],
)
def test_a_hand_is_told_in_one_way(claim, faults):
    assert faults == claim.errors_by_field()


def test_a_challenge_is_between_who_challenges_and_who_laid_the_card():
    assert (CAT, BOB) == Challenge(CAT, held_color=True).parties_to_dispute(after(*FOUR))


@pytest.mark.parametrize(
    ("held", "lines"), [(None, FOUR), (True, FOUR[:1]), (True, ())], ids=["not shown", "no card", "no round"]
)
def test_a_challenge_is_between_nobody_as_long_as_no_hand_is_in_question(held, lines):
    assert () == Challenge(CAT, held_color=held).parties_to_dispute(after(*lines))


@pytest.mark.parametrize(
    "challenge", ["Cat: challenges", "Cat: challenges, held none | Cat's phone"], ids=["asked", "answered"]
)
def test_an_answer_is_between_the_accused_and_who_challenged(challenge):
    """Also once a word was given on the hand."""
    state = after(*FOUR, challenge)

    assert (BOB, CAT) == ShowHand(BOB, held_color=True).parties_to_dispute(state)


@pytest.mark.parametrize("lines", [FOUR, ()], ids=["no challenge", "no round"])
def test_an_answer_to_no_challenge_is_between_nobody(lines):
    assert () == ShowHand(BOB, held_color=True).parties_to_dispute(after(*lines))


@pytest.mark.parametrize(("by", "parties"), [(CAT, (BOB, CAT)), (None, ())])
def test_a_catch_is_between_the_caught_and_who_noticed(by, parties):
    assert parties == Catch(BOB, by).parties_to_dispute(after(*FOUR))
