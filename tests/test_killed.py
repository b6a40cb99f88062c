"""Kills of processes that write: a loss is found where there is one. `make prove ARGS=faults` kills more."""

import shutil

import pytest

from referee.config import read_config
from referee.storage import db
from tests.postgres import Postgres
from tests.proofs.killed import Writers, kill_postgresql, kill_writers


def test_a_writer_that_is_killed_loses_nothing(database_url):
    """And the next one goes on."""
    db.migrate_database(read_config({"REFEREE_DATABASE_URL": database_url}))
    outcome = kill_writers(database_url, kills=5, seed=1, seconds=60)

    assert (outcome.kills, outcome.wrong) == (5, [])
    assert outcome.acknowledged >= 5


def test_what_is_lost_is_found(tmp_path):
    """The file as it was some claims ago is put back."""
    file, earlier = tmp_path / "referee.sqlite3", tmp_path / "earlier"
    url = f"sqlite:///{file}"
    db.migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
    writers = Writers(url)
    shutil.copyfile(file, earlier)
    writer = writers.fork()
    writer.hear(answers=10)
    writer.kill()
    assert writers.wrong() == []

    earlier.replace(file)
    (tmp_path / "referee.sqlite3-journal").unlink(missing_ok=True)
    assert any("entries beside those that were acknowledged" in text for text in writers.wrong())


def test_a_commit_that_postgresql_does_not_wait_for_is_found_to_be_lost():
    """The tests' own PostgreSQL does not: whoever kills it loses the last claims."""
    with Postgres() as server:
        url = server.new_database()
        db.migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
        with pytest.raises(AssertionError, match="a writer was answered 4"):
            kill_postgresql(server, url, kills=20, seed=1, seconds=60)
