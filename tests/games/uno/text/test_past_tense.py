"""Why something was against the rules, as part of a sentence about an entry that stays all the same."""

import pytest

from referee.languages.speech import render
from tests.table import agreed, table_of

ABCD = "Ann Bob Cat Dan"
DEAL = "deal: red 5"
TWO = agreed("deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4")
ONE = agreed("deal: red 5; Ann 5, Bob 1, Cat 4, Dan 4")

REFUSED = {
    "it was Cat's turn, not Dan's": (DEAL, "Bob: red 4", "Dan: red 7"),
    "the blue 7 did not fit on the red 5": (DEAL, "Bob: blue 7"),
    "the red 7 did not fit, because the color was blue": (DEAL, "Bob: wild, blue", "Cat: red 7"),
    "Bob should have drawn one card, not two": (DEAL, "Bob: draws 2"),
    "Bob had already drawn in that turn": (DEAL, "Bob: draws", "Bob: draws"),
    "the red 7 was not the card that Bob had just drawn": (DEAL, "Bob: draws", "Bob: red 7, not drawn"),
    "Bob had to name a color first": (DEAL, "Bob: wild", "Cat: red 7"),
    "Cat had to draw two cards": (DEAL, "Bob: red draw two", "Cat: red 7"),
    "Cat had to draw two cards, not one": (DEAL, "Bob: red draw two", "Cat: draws 1"),
    "Ann did not have seven cards": ("deal: red 5; Ann 5",),
    "Cat could not really have had the red 0": (DEAL, "Bob: red 0", "Cat: red 0"),
    "the cards on the table show that nobody could have the red 0": (
        *agreed("deal: red 5; Ann 1, Bob 2, Cat 1, Dan 1"),
        *("Bob: red 0", "Cat: red 2", "score: left Ann red 0; Bob red 5; Dan red 6"),
    ),
    "Bob had no cards left": (*agreed("deal: red 5; Ann 5, Bob 0, Cat 4, Dan 4"), "Bob: red 7"),
    "Ann had five cards left, not one": (*ONE, "Bob: red 7", "Ann: left red 5"),
    "the cards in that hand cannot be worth that many points": (*ONE, "Bob: red 7", "Ann: left 500 points"),
    "Ann had five cards": (*TWO, "Ann: UNO!"),
    "Bob had called UNO": (*TWO, "Bob: red 7", "Bob: UNO!", "Cat: catches Bob"),
    "Bob had two cards": (*TWO, "Cat: catches Bob"),
    "Bob could not be caught": (*TWO, "Bob: catches Bob"),
    "it was too late to catch Bob": (*TWO, "Bob: red 7", "Cat: red 8", "Dan: red 9", "Cat: catches Bob"),
    "it was too late to challenge": (DEAL, "Bob: wild draw four, blue", "Cat: draws 4", "Cat: challenges"),
}


@pytest.mark.parametrize(("why", "lines"), REFUSED.items(), ids=REFUSED)
def test_it_is_said_why_it_was_against_the_rules(why, lines):
    table = table_of(ABCD, *lines)

    reason = table.game.words.refusal_in_past(table.ruling.findings[0])
    assert reason is not None and why == render(reason, table.name)


def test_without_words_of_its_own_nothing_is_said():
    """The entry is told without a reason then."""
    table = table_of(ABCD, DEAL, "deal: red 4")

    assert table.game.words.refusal_in_past(table.ruling.findings[0]) is None
