"""Corrections at simulated tables get the verdict that the table's own rules say; many more: `make prove`."""

from collections import Counter

import pytest

from tests.proofs.put_right import RULES, put_right_at
from tests.seeds import FIXED_SEED


@pytest.mark.parametrize("game", ["uno", "golf"])
def test_a_correction_gets_the_verdict_of_the_tables_own_rules(game, fresh_seed):
    fixed = range(FIXED_SEED, FIXED_SEED + 2 * len(RULES), 2)
    outcomes = [put_right_at(game, seed) for seed in (*fixed, fresh_seed)]

    assert [] == [wrong for one in outcomes for wrong in one.wrong]
    kinds = sum((one.kinds for one in outcomes), Counter())
    assert {"impossible", "unlawful"} <= {kind.split(",")[0] for kind in kinds}
