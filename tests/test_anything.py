"""A table that says anything, under any two house rules: what must hold whatever is claimed."""

import pytest

from tests.proofs.anything import pairs_of_house_rules, play_any, play_pair

SEED = 20_262
CLAIMS = 45

each_pair = pytest.mark.parametrize("pair", pairs_of_house_rules(), ids=" + ".join)


@each_pair
def test_two_house_rules_live_together_or_are_refused_by_name(pair, fresh_seed):
    """A fixed table, and a new one on every run; many more claims are made by `make prove`."""
    for seed, seats in ((SEED, 4), (fresh_seed, 2 + fresh_seed % 7)):
        _, wrong = play_pair(pair, seed, seats, CLAIMS)

        assert [] == wrong


@pytest.mark.parametrize("place", range(10))
def test_whatever_the_table_chose(fresh_seed, place):
    """An option of every difference at random, and up to three house rules: other ones on every run."""
    assert [] == play_any(fresh_seed + place, 150)
