"""Answers that are lost, and streams that break off; `make prove` does it longer."""

from contextlib import ExitStack
from random import Random

import pytest

from tests.proofs.cuts import CLAIMS, send_through_cuts
from tests.proofs.server import Server
from tests.proofs.streams import listen_through

KILLS = 2


@pytest.fixture
def nodes(own_database_url, tmp_path):
    """Two servers over one PostgreSQL, or the one that SQLite can have."""
    many = 1 if own_database_url.startswith("sqlite") else 2
    with ExitStack() as stack:
        folders = [tmp_path / f"node {number}" for number in range(many)]
        for folder in folders:
            folder.mkdir()
        yield [stack.enter_context(Server(own_database_url, folder)) for folder in folders]


def test_phones_miss_nothing_while_nodes_are_killed(nodes, fresh_seed):
    """Each is told every entry once and in order, wherever it goes on."""
    outcome = listen_through(nodes, KILLS, fresh_seed, seconds=60)

    assert [] == outcome.wrong
    assert outcome.kills >= 1


def test_claims_arrive_once_though_answers_are_lost(nodes, fresh_seed):
    """In the order in which they were made."""
    outcome = send_through_cuts(nodes[0], Random(fresh_seed))

    assert [] == outcome.wrong
    assert outcome.sent > CLAIMS
