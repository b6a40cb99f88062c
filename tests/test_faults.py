"""System calls on the database that fail: each fault once, at one call; `make prove` has it at every call."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.compiler import CannotCompile, compiled
from tests.proofs import failing
from tests.proofs.faults import Campaign, campaign_over, each_once, wage_together
from tests.storage.databases import KINDS, lent

SECONDS = 60  # on a busy machine; some five are usual


@pytest.fixture(params=KINDS)
def campaign(request: pytest.FixtureRequest, compiler: None, tmp_path: Path) -> Iterator[Campaign]:
    with lent(request) as url, campaign_over(url, tmp_path) as campaign:
        yield campaign


def test_whatever_fails_is_told_and_loses_nothing(campaign, fresh_seed):
    """A claim is answered or told that it was not; what was answered is there, and the server goes on."""
    plan = each_once(campaign.plan(), fresh_seed)

    outcome = wage_together([campaign], plan, SECONDS)

    assert [] == outcome.wrong
    assert outcome.faults >= len(plan) / 2  # a few come where it is over by then
    assert outcome.told["not-applied"] and outcome.told["answered"] and outcome.told["cut off"]


def test_without_a_compiler_nothing_is_proved(tmp_path, monkeypatch):
    """It is said what is lacking."""
    monkeypatch.setattr("tests.compiler.c_compiler", lambda: None)

    with pytest.raises(CannotCompile, match="install gcc"):
        compiled(failing.SOURCE, tmp_path)
