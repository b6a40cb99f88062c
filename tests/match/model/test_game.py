"""What a game registers is there, or it does not import: the sentence says what is not."""

from dataclasses import dataclass, replace

import pytest

from referee.games import GAMES
from referee.rulings.differences import Preset

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def preset(differences: dict, house_rules: dict) -> dict[str, Preset]:
    return {"probe": Preset("probe", differences, house_rules)}


@each_game
def test_a_preset_chooses_an_option_that_is_there(game):
    difference = game.differences[0].id
    says = f"{game.title}: the preset probe chooses 'nothing' for '{difference}'"

    with pytest.raises(ValueError, match=says):
        replace(game, presets=preset({difference: "nothing"}, {}))


@each_game
def test_a_preset_names_a_question_that_is_there(game):
    with pytest.raises(ValueError, match="the preset probe chooses 4 for 'nothing': there is no such"):
        replace(game, presets=preset({"nothing": 4}, {}))


@each_game
def test_a_preset_has_a_house_rule_that_is_there(game):
    with pytest.raises(ValueError, match="the preset probe has the house rule 'nothing': there is none"):
        replace(game, presets=preset({}, {"nothing": {}}))


@each_game
def test_a_claim_has_a_tag(game):
    @dataclass(frozen=True)
    class Probe:
        """A claim that nobody marked."""

    with pytest.raises(ValueError, match="the claim Probe has no tag: mark it with @register_claim_type"):
        replace(game, claims=(*game.claims, Probe))


@each_game
def test_a_claim_is_decided_by_a_procedure(game):
    other = next(one for one in GAMES.values() if one is not game)
    foreign = next(kind for kind in other.claims if kind not in game.claims)

    with pytest.raises(ValueError, match=f"nothing decides the claim {foreign.__name__}: give the ruleset"):
        replace(game, claims=(*game.claims, foreign)).require_procedure_for_each_claim()
