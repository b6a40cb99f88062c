"""Slips of the thumb in simulated matches, some of them never noticed: they refuse nothing later."""

import pytest

from tests.proofs.slips import RULES, Slips, slip_at
from tests.seeds import FIXED_SEED

STEPS = 110


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("place", range(len(RULES["uno"])))
def test_no_lawful_claim_of_uno_is_refused_for_a_slip(place, seats):
    slips = Slips()
    slip_at("uno", FIXED_SEED + seats, seats, RULES["uno"][place], STEPS, slips)

    assert [] == slips.wrong
    assert 0 == slips.refused_later
    assert slips.refused > 0


@pytest.mark.parametrize("seats", range(2, 6))
def test_no_lawful_claim_of_golf_is_refused_for_a_slip(seats):
    """A refused turn of golf shows no card, so it speaks against nothing."""
    slips = Slips()
    slip_at("golf", FIXED_SEED + seats, seats, None, STEPS, slips)

    assert [] == slips.wrong
    assert (0, 0) == (slips.refused_later, slips.named_later)
    assert slips.refused > 0


def test_a_lawful_claim_that_a_slip_speaks_against_stands_and_names_it():
    """As in a match of two, where one hand holds most of what the other does not."""
    slips = Slips()
    for seed in range(4):
        slip_at("uno", FIXED_SEED + seed, 2, RULES["uno"][1], STEPS, slips)

    assert ([], 0) == (slips.wrong, slips.refused_later)
    assert slips.named_later > 0
