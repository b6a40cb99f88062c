"""Described rounds of UNO Golf: defaults of fields that are left out, and impossible descriptions."""

import pytest

from referee.games import GAMES
from referee.games.golf.help.position import RoundDescription
from referee.games.golf.model.state import Column
from referee.kit.cards import Card
from referee.match.help.situation import ContradictoryDescription, Situation, starting_match
from referee.match.model.position import DescribedMatch
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules

GOLF = GAMES["golf"]
STANDARD, LAST_TURNS = Rules(), Rules(house_rules={"last-turns": {}})
SHOWN = (Column(1, Card("5", "red"), Card("3", "blue")),)


def described_round(rules: Rules = STANDARD, order: tuple = (0, 1, 2, 3), **description):
    match = DescribedMatch(4, rules=complete_new_rules(GOLF, rules), order=order)
    return starting_match(Situation(GOLF, match, RoundDescription(**description), (), ())).round


def test_the_player_who_closed_has_no_columns_unless_they_are_described():
    """That grid cannot have facedown cards."""
    assert () == described_round(closed_by=1).grids[1]
    assert 3 == len(described_round(closed_by=1).grids[2])
    assert SHOWN == described_round(closed_by=1, grids={1: SHOWN}).grids[1]


def test_nobody_has_a_turn_once_the_round_is_closed():
    """There are no last turns either, unless the table plays them."""
    assert described_round(closed_by=1).turn is None
    with pytest.raises(ContradictoryDescription, match="Seat 2 has no turn after the round is closed"):
        described_round(closed_by=1, turn=2)
    with pytest.raises(ContradictoryDescription, match="By these rules nobody"):
        described_round(closed_by=1, last_turns=(2,))


def test_last_turns_go_on_up_to_the_player_who_closed():
    """By default they begin with the seat on turn and go on in the direction of play."""
    assert (3, 0) == described_round(LAST_TURNS, closed_by=1, turn=3).last_turns
    assert (0, 3, 2) == described_round(LAST_TURNS, closed_by=1, turn=0, direction=-1).last_turns
    assert (2,) == described_round(LAST_TURNS, closed_by=1, turn=2, last_turns=(2,)).last_turns
    assert () == described_round(LAST_TURNS, closed_by=1).last_turns
    with pytest.raises(ContradictoryDescription, match="Seat 1 has no turn after the round is closed"):
        described_round(LAST_TURNS, closed_by=1, turn=1)


def test_the_player_who_closed_may_get_new_columns_in_last_turns():
    """A Double Draw Two can cause this. Otherwise the player has no facedown cards."""
    grid = (*SHOWN, Column(4))

    assert grid == described_round(LAST_TURNS, closed_by=1, turn=2, grids={1: grid}).grids[1]
    with pytest.raises(ContradictoryDescription, match="2 cards facedown"):
        described_round(closed_by=1, grids={1: grid})


def test_the_player_who_closed_still_plays():
    """A player who has left cannot have closed the round."""
    with pytest.raises(ContradictoryDescription, match="Nobody plays at seat 1"):
        described_round(order=(0, 2, 3), closed_by=1)
    with pytest.raises(ContradictoryDescription, match="Nobody plays at seat 1"):
        described_round(LAST_TURNS, order=(0, 2, 3), closed_by=1, turn=2)
