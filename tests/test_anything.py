"""A table that says anything, under any two house rules: what must hold whatever is claimed."""

import pytest

from referee.games import GAMES
from tests.proofs.anything import pairs_of_house_rules, play_any, play_pair, play_preset
from tests.seeds import FIXED_SEED

CLAIMS = {"uno": 45, "golf": 40}
TABLES = [("uno", place) for place in range(6)] + [("golf", place) for place in range(3)]

each_pair = pytest.mark.parametrize(
    ("name", "pair"),
    [(name, pair) for name in GAMES for pair in pairs_of_house_rules(name)],
    ids=lambda told: told if isinstance(told, str) else " + ".join(told),
)


@each_pair
def test_two_house_rules_live_together_or_are_refused_by_name(name, pair, fresh_seed):
    """A fixed table, and a new one on every run; many more claims are made by `make prove`."""
    for seed, seats in ((FIXED_SEED, 4), (fresh_seed, 2 + fresh_seed % 7)):
        _, wrong = play_pair(name, pair, seed, seats, CLAIMS[name])

        assert [] == wrong


@pytest.mark.parametrize("preset", GAMES["golf"].presets)
def test_so_under_each_preset_of_golf(preset, fresh_seed):
    for seed, seats in ((FIXED_SEED, 4), (fresh_seed, 2 + fresh_seed % 7)):
        assert [] == play_preset("golf", preset, seed, seats, 150)


@pytest.mark.parametrize(("name", "place"), TABLES)
def test_whatever_the_table_chose(name, fresh_seed, place):
    """An option of every difference at random, and up to three house rules: other ones on every run."""
    assert [] == play_any(name, fresh_seed + place, 150)
