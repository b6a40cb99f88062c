"""Calls, catches and the next play in any order of arrival; `make prove` tries 100,000."""

import pytest

from tests.proofs.arrivals import violations
from tests.seeds import FIXED_SEED

ORDERS = 1500


@pytest.mark.parametrize("seeded", ["fixed", "fresh"])
def test_no_order_of_arrival_is_unfair(seeded, fresh_seed):
    """No penalty stays against a call it had crossed, and a lie gains *contested* at the most."""
    seed = FIXED_SEED if seeded == "fixed" else fresh_seed

    assert [] == list(violations(seed, ORDERS))
