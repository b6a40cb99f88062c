"""The hint penalty: who tells a player what to lay draws cards; docs/rules/uno.md 60; disputes.md 65."""

import pytest

from referee.games.uno.options.house.hint import Hint
from referee.rulings.tags import AllowedReporter
from tests.games.uno.options.house.playing import ABC, playing_by
from tests.table import agreed

COSTS = "house hint"


def test_a_hint_costs_four():
    """Dispute 65."""
    table = playing_by(COSTS, ABC, "deal: red 5", "Cat: hints")

    assert ("upheld", ["uno.house.hint"]) == (table.verdict, table.articles)
    assert ("Ann 7, Bob 7, Cat 11", "Bob") == (table.hands, table.turn)


@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_it_costs_what_was_agreed_on(cards):
    table = playing_by(f"house hint cards={cards}", ABC, "deal: red 5", "Cat: hints")

    assert 7 + cards == table.round.hands[2]


def test_the_scorekeeper_reports_it():
    assert AllowedReporter.KEEPER == Hint.reporter


@pytest.mark.parametrize("lines", [(), ("deal: red 5", "count Bob: 1", "Bob: red 1")])
def test_only_while_a_round_is_played(lines):
    assert "refused" == playing_by(COSTS, ABC, *lines, "Ann: hints").verdict


def test_it_closes_nothing():
    table = playing_by(COSTS, ABC, "deal: red 5", "count Bob: 2", "Bob: red 1", "Ann: hints", "caught: Bob")

    assert "upheld" == table.verdict


def test_it_is_taken_back_like_anything_else():
    table = playing_by(COSTS, ABC, "deal: red 5", "Cat: hints", "take back to 2")

    assert "Ann 7, Bob 7, Cat 7" == table.hands


def test_no_more_is_drawn_than_there_is():
    dry = agreed("deal: red 5; Ann 35, Bob 35, Cat 36")
    table = playing_by(COSTS, ABC, *dry, "Cat: hints")

    assert 37 == table.round.hands[2]
    assert "uno.pile.dry" in table.articles
