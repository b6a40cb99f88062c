"""Whether a round of UNO Golf agrees with its description."""

import pytest

from referee.games import GAMES
from referee.games.golf.help.position import RoundDescription
from referee.games.golf.help.situation import description_fits_round
from referee.kit.cards import Card
from referee.match.help.situation import Situation
from referee.match.model.position import DescribedMatch
from tests.games.golf.tables import ABC, laid

RED_SIX, RED_FIVE = Card("6", "red"), Card("5", "red")
ANN, BOB = 0, 1


def fits(*named: str, **description) -> bool:
    """Whether it agrees with a round of three players: the red 6 is on top, and Ann is on turn.

    The fields in `named` are reported as null.
    """
    situation = Situation(
        GAMES["golf"],
        DescribedMatch(3),
        RoundDescription(**description),
        (),
        (),
        named_fields=frozenset(named),
    )
    return description_fits_round(situation, laid(ABC, "red 6, Ann to play; Ann 1 red 1/?").round)


@pytest.mark.parametrize("description", [{}, {"top": RED_SIX}, {"turn": ANN}, {"direction": 1}], ids=str)
def test_equal_or_unreported_fields_fit(description):
    assert fits(**description)


@pytest.mark.parametrize("description", [{"top": RED_FIVE}, {"turn": BOB}, {"direction": -1}], ids=str)
def test_other_values_do_not_fit(description):
    assert not fits(**description)


def test_an_equal_grid_fits():
    actual = laid(ABC, "red 6, Ann to play; Ann 1 red 1/?").round

    assert fits(grids={ANN: actual.grids[ANN]})
    assert not fits(grids={ANN: actual.grids[BOB]})


def test_null_is_a_reported_value():
    """Without the field, any seat may be on turn."""
    assert fits(turn=None)
    assert not fits("turn", turn=None)
