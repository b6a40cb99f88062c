"""What is described is ruled on as what was played; and whatever is described is answered.

Both are held against thousands of positions by `make prove`; see tests/proofs/situations.py.
"""

import pytest
from flask import Flask

from referee import create_app
from referee.config import read_config
from tests.api.contract import CheckedClient, Contract
from tests.api.phone import Send, post, through
from tests.proofs.describing import trials
from tests.proofs.situations import compare
from tests.seeds import FIXED_SEED
from tests.settings import UNLIMITED
from tests.simulated import variants
from tests.simulated_golf import variants as golf_variants

CLAIMS, TRIALS = 160, 250
WAYS = {
    "uno": [None, *variants.PRESETS.values()],
    "golf": [None, *golf_variants.PRESETS.values()],
}


@pytest.fixture(scope="module")
def send() -> Send:
    """The app; no database is needed."""
    app: Flask = create_app(read_config({"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED}))
    app.extensions["contract"] = Contract(app)
    app.test_client_class = CheckedClient
    return through(app.test_client())


@pytest.mark.parametrize("which", ["the same matches", "new matches"])
@pytest.mark.parametrize("name", WAYS)
def test_a_position_is_ruled_on_as_in_its_match(send, name, which, fresh_seed):
    """By the standard rules, and by those of every preset in turn."""
    seed = FIXED_SEED if which == "the same matches" else fresh_seed
    ways, positions = WAYS[name], 0
    least = CLAIMS / 10 if seed == FIXED_SEED else 0  # new ones are dull now and then
    for number in range(3):
        agreed = ways[(seed + number) % len(ways)] if number else None
        found = compare(send, name, seed + number, 3 + number, agreed, CLAIMS)
        positions += found.positions

        assert [] == found.different
        assert found.positions > least
    assert positions > CLAIMS / 4


@pytest.mark.parametrize("which", ["the same situations", "new situations"])
def test_whatever_is_described_is_answered(send, which, fresh_seed):
    """With rulings, a question, or the names of the fields that cannot be; nothing else."""
    seed = FIXED_SEED if which == "the same situations" else fresh_seed
    answers = [post(send, "/v1/rulings", body) for body in trials(seed, TRIALS, list(WAYS["uno"]))]
    ruled = [answer for answer in answers if answer.status == 200]

    assert {200, 422} >= {answer.status for answer in answers}
    assert len(ruled) > (TRIALS / 50 if seed == FIXED_SEED else 0)
    assert all(answer.json["errors"] for answer in answers if answer.status == 422)
