"""A round of Golf that is told: what is left out, and what cannot be."""

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


def test_of_who_closed_nothing_is_left_unless_it_is_told():
    """Facedown cards cannot lie there."""
    assert () == described_round(closed_by=1).grids[1]
    assert 3 == len(described_round(closed_by=1).grids[2])
    assert SHOWN == described_round(closed_by=1, grids={1: SHOWN}).grids[1]


def test_nobody_has_a_turn_once_the_round_is_closed():
    """Nor a last one, unless the table plays those."""
    assert described_round(closed_by=1).turn is None
    with pytest.raises(ContradictoryDescription, match="Seat 2 has no turn after the round is closed"):
        described_round(closed_by=1, turn=2)
    with pytest.raises(ContradictoryDescription, match="By these rules nobody"):
        described_round(closed_by=1, last_turns=(2,))


def test_last_turns_go_on_up_to_who_closed():
    """From whose turn it is, in the direction of play, where nobody says who has one."""
    assert (3, 0) == described_round(LAST_TURNS, closed_by=1, turn=3).last_turns
    assert (0, 3, 2) == described_round(LAST_TURNS, closed_by=1, turn=0, direction=-1).last_turns
    assert (2,) == described_round(LAST_TURNS, closed_by=1, turn=2, last_turns=(2,)).last_turns
    assert () == described_round(LAST_TURNS, closed_by=1).last_turns
    with pytest.raises(ContradictoryDescription, match="Seat 1 has no turn after the round is closed"):
        described_round(LAST_TURNS, closed_by=1, turn=1)


def test_who_closed_may_get_new_columns_in_the_last_turns():
    """By a Double Draw Two; and else has nothing facedown."""
    grid = (*SHOWN, Column(4))

    assert grid == described_round(LAST_TURNS, closed_by=1, turn=2, grids={1: grid}).grids[1]
    with pytest.raises(ContradictoryDescription, match="2 cards facedown"):
        described_round(closed_by=1, grids={1: grid})


def test_who_closed_still_plays():
    """Whoever has left has closed nothing."""
    with pytest.raises(ContradictoryDescription, match="Nobody plays at seat 1"):
        described_round(order=(0, 2, 3), closed_by=1)
    with pytest.raises(ContradictoryDescription, match="Nobody plays at seat 1"):
        described_round(LAST_TURNS, order=(0, 2, 3), closed_by=1, turn=2)
