"""What holds of the ruleset of any game."""

import pytest

from referee.games import GAMES
from referee.kit.quantities import Points
from referee.match.model.state import Rules


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_rules_that_name_no_target_have_the_usual_one(game):
    assert game.target.usual == game.ruleset(Rules(), 3).target
    assert 3 == game.ruleset(Rules(target=Points(3)), 3).target
