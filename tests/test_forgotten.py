"""Nothing that people read tells whether a player has called UNO or forgotten to, before somebody catches."""

import pytest

from tests.proofs.forgotten import RULES, forget
from tests.seeds import FIXED_SEED


@pytest.mark.parametrize("game", ["uno", "golf"])
def test_a_forgotten_call_reads_like_a_call(game, fresh_seed):
    outcomes = [
        forget(game, seed) for seed in (*range(FIXED_SEED, FIXED_SEED + 2 * len(RULES), 2), fresh_seed)
    ]

    assert [] == [wrong for one in outcomes for wrong in one.wrong]
    assert sum(one.calls for one in outcomes) > len(RULES)
