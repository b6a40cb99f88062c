"""Slips of the thumb in simulated matches: mended as the referee says, they refuse nothing later."""

import pytest

from tests.proofs.slips import RULES, Slips, slip_at
from tests.seeds import FIXED_SEED

STEPS = 110


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("place", range(len(RULES["uno"])))
def test_no_lawful_claim_of_uno_is_refused_for_a_slip_that_was_mended(place, seats):
    slips = Slips()
    slip_at("uno", FIXED_SEED + seats, seats, RULES["uno"][place], STEPS, slips)

    assert [] == slips.wrong
    assert slips.refused > 0


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_lawful_claim_of_golf_is_refused_for_a_slip_that_was_mended(seats):
    slips = Slips()
    slip_at("golf", FIXED_SEED + seats, seats, None, STEPS, slips)

    assert [] == slips.wrong
    assert slips.refused > 0
