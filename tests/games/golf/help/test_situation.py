"""Whether what was told of a round of Golf is so in a round that may be meant."""

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


def is_so(*named: str, **description) -> bool:
    """Of a round of three in which a red 6 lies on top and Ann is on turn; `named` were told as none."""
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
def test_what_is_so_or_was_not_told_holds(description):
    assert is_so(**description)


@pytest.mark.parametrize("description", [{"top": RED_FIVE}, {"turn": BOB}, {"direction": -1}], ids=str)
def test_what_is_not_so_does_not_hold(description):
    assert not is_so(**description)


def test_a_grid_holds_where_it_lies_so():
    really = laid(ABC, "red 6, Ann to play; Ann 1 red 1/?").round

    assert is_so(grids={ANN: really.grids[ANN]})
    assert not is_so(grids={ANN: really.grids[BOB]})


def test_nobody_on_turn_is_something_told_once_it_is_named():
    """Left out, it leaves open whose turn it is."""
    assert is_so(turn=None)
    assert not is_so("turn", turn=None)
