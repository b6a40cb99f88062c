"""The service is killed without warning, again and again; `make prove` does it longer."""

import pytest

from tests.proofs.crashes import storm
from tests.proofs.server import Server

KILLS = 2


@pytest.fixture
def server(own_database_url, tmp_path):
    with Server(own_database_url, tmp_path) as server:
        yield server


def test_what_was_acknowledged_survives_kill_9(server, fresh_seed):
    """Each claim is there once, answers its key with the same bytes, and the audit finds nothing wrong."""
    outcome = storm(server, KILLS, fresh_seed, seconds=60)

    assert [] == outcome.wrong
    assert 1 <= outcome.kills <= outcome.acknowledged
