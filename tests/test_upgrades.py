"""A release and the next one over one database, one after the other. tests/prove.py has them under load."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.proofs.releases import ADDS, Release, next_release, this_release
from tests.proofs.server import Server
from tests.proofs.upgrades import DOES_NOT_MIGRATE, upgrade_rolling


@pytest.fixture(scope="module")
def this(tmp_path_factory) -> Release:
    return this_release(tmp_path_factory.mktemp("this"))


@pytest.fixture(scope="module")
def adds(tmp_path_factory) -> Release:
    """The next release, which adds a table and a column."""
    return next_release(tmp_path_factory.mktemp("next"), ADDS)


@pytest.fixture
def node(tmp_path, this) -> Iterator[Server]:
    """Over a new database."""
    node = Server(f"sqlite:///{tmp_path}/referee.sqlite3", tmp_path)
    node.serve_from(this.folder)
    yield node
    node.kill_all()
    node.said.close()


def _revision(node: Server) -> str:
    with closing(sqlite3.connect(re.sub("^sqlite:///", "", node.environ["REFEREE_DATABASE_URL"]))) as file:
        (found,) = file.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(found)


def test_a_release_can_use_what_the_next_one_has_added_to(node, this, adds):
    """The database has the revision's name in the form that every release reads."""
    node.run("migrate")
    for _ in range(2):  # the second time there is nothing left to do
        node.serve_from(adds.folder)
        assert node.run("migrate").stdout == "The database is up to date.\n"
        assert _revision(node) == adds.revisions[-1]
    node.serve_from(this.folder)
    run = node.run("migrate")

    assert (run.returncode, _revision(node)) == (0, adds.revisions[-1])
    assert DOES_NOT_MIGRATE in run.stderr


def test_a_rolling_upgrade_loses_nothing(node, this, adds):
    """Forward, back and forward again, while clients claim and phones listen."""
    node.start()
    outcome = upgrade_rolling([node], this, adds, seed=1)

    assert outcome.wrong == []
    assert outcome.restarts == 3
