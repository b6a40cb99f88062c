"""One set of migrations for both databases, run whole or not at all."""

import logging
import os
import shutil
import subprocess
import sys
import time

import flask_migrate
import pytest
import sqlalchemy as sa
from flask import Flask

from referee.logbook import db, journal
from referee.logbook.transactions import reading
from tests.logbook.samples import on_postgresql, open_sample

LATER = '''
"""A later migration."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0001"


def upgrade():
    op.create_table("more", sa.Column("id", sa.Integer, primary_key=True))
    {then}
'''


@pytest.fixture
def unmigrated(config):
    app = Flask(__name__)
    db.init_app(app, config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def later(tmp_path):
    """A copy of the migrations with one more, whose second step is given."""

    def write(then: str) -> str:
        folder = tmp_path / "migrations"
        shutil.copytree(db.migrations_folder(), folder)
        (folder / "versions" / "9999_a_later_migration.py").write_text(LATER.format(then=then))
        return str(folder)

    return write


def _tables() -> set[str]:
    return set(sa.inspect(db.db.engine).get_table_names())


def test_the_models_and_the_migrations_agree(app):
    """After the migrations nothing is left that a model has and the database has not, or the reverse."""
    flask_migrate.check()  # ends the run with its own words if something is


def test_migrating_twice_changes_nothing(app, config):
    """A server that starts again finds its database as it left it."""
    open_sample()
    db.upgrade(config)

    with reading() as session:
        assert journal.match_ids(session) == ["m1"]


@pytest.mark.parametrize("then", ["raise ValueError('no')", "op.execute('SELECT nonsense')"])
def test_a_failing_migration_leaves_nothing(unmigrated, later, then):
    """Neither its own first half nor the migrations before it: all run in one transaction."""
    with pytest.raises((ValueError, sa.exc.DBAPIError)):
        flask_migrate.upgrade(directory=later(then))

    assert _tables() == set()


def test_a_failing_migration_keeps_what_stood_before(app, later):
    """A release that cannot migrate leaves the older one its database."""
    open_sample()
    with pytest.raises(ValueError, match="no"):
        flask_migrate.upgrade(directory=later("raise ValueError('no')"))

    with reading() as session:
        assert len(journal.entries(session, "m1")) == 1
    assert "more" not in _tables()


def test_a_table_that_others_point_to_can_be_rewritten(app, later):
    """SQLite rewrites a table by dropping it: names and entries stay, and so do the triggers on entries."""
    open_sample()
    flask_migrate.upgrade(
        directory=later(
            "with op.batch_alter_table('matches', recreate='auto') as batch:\n"
            "        batch.alter_column('game', new_column_name='kind', existing_type=sa.Text)"
        )
    )

    with reading() as session:
        assert journal.seats(session, "m1") == {0: "Ann", 1: "Bob"}
        assert len(journal.entries(session, "m1")) == 1
    with db.db.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError, match="deleted only"):
        connection.execute(sa.text("DELETE FROM entries"))


def test_a_migration_that_orphans_rows_is_undone(app, later):
    """Foreign keys are off while SQLite migrates, so they are checked before the commit."""
    open_sample()
    with pytest.raises((SystemExit, sa.exc.IntegrityError)):
        flask_migrate.upgrade(directory=later("op.execute('DELETE FROM matches')"))

    with reading() as session:
        assert journal.match_ids(session) == ["m1"]


def test_a_migration_leaves_no_pragma_behind(app, config):
    """The connection it bent to its needs does not go back to the pool."""
    flask_migrate.upgrade()
    with db.db.engine.connect() as connection:
        if config.on_sqlite:
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
            assert connection.exec_driver_sql("PRAGMA legacy_alter_table").scalar() == 0
        else:
            assert connection.exec_driver_sql("SHOW statement_timeout").scalar() == "5s"


def _server(config) -> subprocess.Popen:
    """What `referee serve` starts first."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ["REFEREE_DATABASE_URL"] = config.database_url
    command = [sys.executable, "-W", "error", "-m", "referee.cli", "migrate"]
    return subprocess.Popen(command, env=environ, stderr=subprocess.PIPE, text=True)


def test_servers_that_start_together_migrate_once(unmigrated, config):
    """One does the work, the others wait for it and find it done."""
    servers = [_server(config) for _ in range(3)]
    said = [server.communicate()[1] for server in servers]

    assert said == ["", "", ""]
    assert [server.returncode for server in servers] == [0, 0, 0]
    assert "entries" in _tables()


@on_postgresql
def test_a_server_waits_while_another_migrates(unmigrated, config):
    """The advisory lock, before it looks which migrations are missing."""
    with db.db.engine.begin() as another:
        another.exec_driver_sql(f"SELECT pg_advisory_xact_lock({0x726566})")
        server = _server(config)
        waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
        while another.exec_driver_sql(waiting).scalar() == 0:
            assert server.poll() is None
            time.sleep(0.02)
        assert _tables() == set()

    assert server.communicate()[1] == ""
    assert "entries" in _tables()


def test_migrating_silences_no_logger(config):
    """Alembic's usual set-up disables every logger that exists."""
    logger = logging.getLogger("referee.test")
    db.upgrade(config)

    assert not logger.disabled
