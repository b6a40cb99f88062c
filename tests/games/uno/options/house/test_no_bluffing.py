"""No bluffing: a Wild Draw Four is laid on the player's honor; docs/rules/house-rules.md 3.2; uno.md 30.

The disputes are those of docs/rules/disputes.md.
"""

import pytest

from tests.games.uno.options.house.playing import ABC, offered, playing_by
from tests.table import agreed

HONOR = "house no-bluffing"
LAID = ("deal: red 5", "Bob: wild draw four, blue")


def test_it_is_laid_on_the_players_honor():
    table = playing_by(HONOR, ABC, *LAID)

    assert ("stands", "Cat 4") == (table.verdict, table.owes)
    assert "uno.house.no-bluffing" in table.articles


@pytest.mark.parametrize("claim", ["challenges", "challenges, held the color", "challenges, held none"])
@pytest.mark.parametrize("who", ["Cat", "Ann", "Bob"])
def test_nobody_challenges(who, claim):
    table = playing_by(HONOR, ABC, *LAID, f"{who}: {claim}")

    assert ("refused", ["uno.house.no-bluffing"]) == (table.verdict, table.articles)


@pytest.mark.parametrize(
    "rules", ["who-challenges anyone", "challenge-until next-act", "hand-shown-to everybody"]
)
def test_whoever_could_challenge_otherwise(rules):
    table = playing_by(f"{rules}, {HONOR}", ABC, *LAID, "Cat: draws 4", "Cat: challenges")

    assert ("refused", ["uno.house.no-bluffing"]) == (table.verdict, table.articles)


def test_no_challenge_is_offered_or_spoken_of():
    table = playing_by(HONOR, ABC, *LAID)

    assert [] == offered(table, "uno.challenge")
    assert "Draw four cards and miss your turn." == table.say["Cat"]


def test_a_bluff_that_the_cards_on_the_table_prove_is_refused():
    """Dispute 19. So large a hand holds a red card: only 83 cards are not red."""
    table = playing_by(HONOR, ABC, *agreed("deal: red 5; Ann 2, Bob 90, Cat 2"), "Bob: wild draw four, blue")

    assert ("refused", ["uno.wild-draw-four.color"]) == (table.verdict, table.articles)


def test_a_bluff_of_which_only_a_refused_claim_speaks_stands():
    table = playing_by(HONOR, ABC, "deal: red 5", "Cat: red 1", "Bob: red 2", "Cat: wild draw four, blue")
    named = table.ruling.findings[table.articles.index("uno.deduction.slip")]

    assert ("stands", None) == (table.verdict, table.fix)
    assert ("unseen", 3, "red 1") == (named.weight, named.facts["entry"], named.facts["shown"])


def test_as_last_card_it_is_lawful_and_the_next_draws():
    table = playing_by(HONOR, ABC, "deal: red 5", "count Bob: 1", "Bob: wild draw four")

    assert ("upheld", "Cat 4") == (table.verdict, table.owes)


def test_other_cards_cite_nothing_of_it():
    assert "uno.house.no-bluffing" not in playing_by(HONOR, ABC, "deal: red 5", "Bob: wild, red").articles
