"""The referee against a simulated table of UNO Golf, where every facedown card is known.

The table was written from docs/rules alone and never reads the referee; see tests/simulated_golf/.
"""

from random import Random

import pytest

from tests.proofs.tables import play
from tests.seeds import FIXED_SEED
from tests.simulated_golf import variants

STEPS = 110
"""So many claims of a match are enough where there are many matches."""
WAYS_TO_PLAY = {
    **variants.PRESETS,
    **{
        f"{name} {option}": variants.agree({name: option})
        for name, options in variants.DIFFERENCES.items()
        for option in options[1:]
    },
    **{
        f"{name} {'-'.join(map(str, settled.values()))}".strip(): variants.agree(house_rules={name: settled})
        for name, several in variants.HOUSE_RULES.items()
        for settled in several
    },
}


def agree(seed: int, seats: int, rules: dict | None = None, limit: int | None = None) -> None:
    """The referee and the table see and rule the same."""
    disagreement = play("golf", seed, seats, rules, limit).disagreement
    if disagreement:
        pytest.fail(disagreement, pytrace=False)


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_referee_rules_as_the_table_knows(fresh_seed, seats):
    """Every verdict and every visible fact: of a whole match that is always the same, and of a new one."""
    for seed in (FIXED_SEED, fresh_seed):
        agree(seed, seats)


@pytest.mark.parametrize("agreed", WAYS_TO_PLAY.values(), ids=WAYS_TO_PLAY)
def test_the_referee_rules_so_under_other_rules(agreed, fresh_seed):
    """Presets, every option and house rule: a fixed match, and a new one on every run; half of them between
    two, where more is different."""
    for seed, seats in ((FIXED_SEED, 2), (fresh_seed, 2), (FIXED_SEED, 4), (fresh_seed, 5)):
        agree(seed, seats, agreed, STEPS)


@pytest.mark.parametrize("place", range(7))
def test_the_referee_rules_so_under_rules_that_go_together(fresh_seed, place):
    """A few differences and up to four house rules at once, other ones on every run."""
    rng = Random(f"{fresh_seed} {place}")
    seats = rng.randrange(2, 9)

    agree(fresh_seed, seats, variants.some_rules(rng, seats), STEPS)


@pytest.mark.parametrize("seats", (2, 5))
def test_the_referee_knows_who_comes_late(fresh_seed, seats):
    """Begun on paper; people join between rounds, level with who has most; the ninth round is the last."""
    for seed in (FIXED_SEED, fresh_seed):
        assert play("golf", seed, seats, comings=True).disagreement is None
