"""The hint penalty: who tells a player what to lay draws cards; docs/rules/uno.md 60; disputes.md 65."""

import pytest

from referee.games.uno.options.house.hint import Hint
from referee.rulings.tags import Reporter
from tests.games.uno.options.house.playing import ABC, playing_by
from tests.table import agreed

COSTS = "house hint"


def test_a_hint_costs_four():
    """Dispute 65."""
    told = playing_by(COSTS, ABC, "deal: red 5", "Cat: hints")

    assert ("upheld", ["uno.house.hint"]) == (told.verdict, told.articles)
    assert ("Ann 7, Bob 7, Cat 11", "Bob") == (told.hands, told.turn)


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_costs_what_was_agreed_on(cards):
    told = playing_by(f"house hint cards={cards}", ABC, "deal: red 5", "Cat: hints")

    assert 7 + cards == told.round.hands[2]


def test_the_scorekeeper_reports_it():
    assert Reporter.KEEPER == Hint.reporter


@pytest.mark.parametrize("lines", [(), ("deal: red 5", "count Bob: 1", "Bob: red 1")])
def test_only_while_a_round_is_played(lines):
    assert "refused" == playing_by(COSTS, ABC, *lines, "Ann: hints").verdict


def test_it_closes_nothing():
    told = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 2", "Bob: red 1", "Ann: hints", "caught: Bob")

    assert "upheld" == told.verdict


def test_it_is_taken_back_like_anything_else():
    told = playing_by(COSTS, ABC, "deal: red 5", "Cat: hints", "take back to 2")

    assert "Ann 7, Bob 7, Cat 7" == told.hands


def test_no_more_is_drawn_than_there_is():
    dry = agreed("deal: red 5; Ann 35, Bob 35, Cat 36")
    told = playing_by(COSTS, ABC, *dry, "Cat: hints")

    assert 37 == told.round.hands[2]
    assert "uno.pile.dry" in told.articles
