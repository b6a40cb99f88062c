"""How PostgreSQL stands, as /readyz and /metrics tell it."""

import threading

import pytest

from referee.storage import transactions
from referee.storage.primary import ReplicationStatus, read_replication_status
from referee.storage.transactions import OutcomeUnknown
from tests.storage.samples import claim, on_postgresql, on_sqlite, open_sample


@on_sqlite
def test_sqlite_has_no_primary(app):
    assert read_replication_status() is None


@on_postgresql
def test_a_server_that_wants_no_standby_lacks_none(app):
    assert (
        ReplicationStatus(is_standby=False, lacks_standby=False, oldest_commit=0) == read_replication_status()
    )


@on_postgresql
def test_a_standby_that_is_not_there_is_told_and_so_is_the_commit_that_waits_for_it(
    app, no_standby, monkeypatch
):
    """It waits on when its claim was given up, until a standby comes."""
    open_sample()
    monkeypatch.setattr(transactions, "MOST_SECONDS_FOR_ANSWER", 0.3)
    no_standby(True)
    assert read_replication_status() == ReplicationStatus(
        is_standby=False, lacks_standby=True, oldest_commit=0
    )

    with pytest.raises(OutcomeUnknown):
        claim("m1", "keeper", "k")
    assert read_replication_status().oldest_commit > 0.2

    no_standby(False)
    threading.Event().wait(0.1)
    assert not read_replication_status().lacks_standby


@on_postgresql
def test_a_standby_knows_that_it_is_one(app, postgres):
    postgres.stop()
    (postgres.data / "standby.signal").touch()
    postgres.start()
    try:
        assert read_replication_status().is_standby
    finally:
        postgres._execute("SELECT pg_promote()")
