"""A claim costs the same early and late: statements, and entries read. `make prove` goes to entry 10,000."""

import pytest

from referee.storage.db import db
from tests.api.phone import through
from tests.proofs.costs import ROUND, costs_at

EARLY, LATE = 10, 1_000


@pytest.fixture(scope="module")
def costs(app):
    """What everything costs at an early and at a late entry."""
    send = through(app.test_client())
    return costs_at(app, send, EARLY), costs_at(app, send, LATE)


@pytest.mark.parametrize("name", [*ROUND, "a look", "a preview"])
def test_it_runs_the_same_statements_at_any_entry(costs, name):
    """One for one, also where it is refused: with equal rounds scored a long logbook is no burden."""
    early, late = costs

    assert early[name].statements == late[name].statements
    assert early[name].statements != []


@pytest.mark.parametrize("name", [*ROUND, "a look", "a preview"])
def test_it_reads_the_same_entries_at_any_entry(costs, name):
    """Only a refusal reads any: those of its round, to find what would mend it."""
    early, late = costs

    assert early[name].entries_read == late[name].entries_read


def test_a_play_takes_few_statements(costs, app):
    """One for the match, which locks it, one for all else that is read; what is written is one for PostgreSQL
    and three for SQLite. With BEGIN and COMMIT PostgreSQL is asked five times."""
    _, late = costs
    told = [text for text in late["a play"].statements if not text.startswith("BEGIN")]

    with app.app_context():
        writes = {"sqlite": 3, "postgresql": 1}[db.engine.dialect.name]
    assert 2 + writes == len(told)


def test_what_counts_reads_no_entry(costs):
    """The state on the match row is all it needs."""
    _, late = costs

    assert {0} == {late[name].entries_read for name in ROUND if "refused" not in name}
