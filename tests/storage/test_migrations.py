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

from referee.match.table.faces import FACES
from referee.storage import db, journal
from referee.storage.stored import StoredReply
from referee.storage.transactions import reading
from tests.storage.databases import KINDS
from tests.storage.samples import names_in, on_postgresql, open_sample

LATER = '''
"""A later migration."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0008"


def upgrade():
    op.create_table("more", sa.Column("id", sa.Integer, primary_key=True))
    {then}
'''


@pytest.fixture(params=KINDS)
def database_url(request, tmp_path):
    """The URL of a fresh empty database, here without any tables."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/referee.sqlite3"
    else:
        server = request.getfixturevalue("postgres")
        url = server.new_database()
        yield url
        server.drop_database(url)


@pytest.fixture
def unmigrated(config):
    app = Flask(__name__)
    db.init_app(app, config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def app(unmigrated, config):
    """The same, after the migrations."""
    db.upgrade(config)
    return unmigrated


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
        assert names_in(session, "m1") == {0: "Ann", 1: "Bob"}
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


FILLED = (
    "INSERT INTO matches (id, game, format, number, last_exact, state, base, base_number, opened_at, "
    "opening_key, opening_fingerprint) VALUES ('m1', 'uno', 1, 1, 1, '[]', '[]', 1, 7, 'key', 'print')",
    "INSERT INTO seats (match_id, number, name) VALUES ('m1', 0, 'Ann'), ('m1', 1, 'Bob')",
    "INSERT INTO entries (match_id, number, at, by, tag, claim, ruling, exact, edits) "
    "VALUES ('m1', 1, 7, 'keeper', 't', '{}', '{}', true, false)",
    "INSERT INTO replies (match_id, by, key, fingerprint, status, body) "
    "VALUES ('m1', 'keeper', 'k', 'f', 201, '{}')",
    "INSERT INTO tokens (hash, match_id, role, seat, issued_at) VALUES "
    "('h1', 'm1', 'keeper', NULL, 7), ('h2', 'm1', 'seat', 0, 7)",
)
"""A match as the first release stored it."""


@pytest.fixture
def filled(unmigrated):
    """A database of the first release, brought up to date with a match in it."""
    flask_migrate.upgrade(revision="0001")
    _execute(FILLED)
    flask_migrate.upgrade()


@pytest.mark.usefixtures("filled")
def test_a_filled_database_is_brought_up_to_date():
    """Every row is there, and belongs to no group; a reply is the text that it was."""
    with reading() as session:
        match, entries = journal.find(session, "m1"), journal.entries(session, "m1")
        seats, reply = names_in(session, "m1"), journal.reply(session, "m1", "keeper", "k")
        rows = session.execute(sa.text("SELECT hash, match_id, role, seat, group_id FROM tokens ORDER BY 1"))
        tokens = [tuple(row) for row in rows]
        ids = set(session.scalars(sa.text("SELECT id FROM tokens")))

    assert ("m1", 7, "key", None, None) == (
        *(match.id, match.opened_at, match.opening_key),
        *(match.erased_at, match.group_id),
    )
    assert ({0: "Ann", 1: "Bob"}, [1]) == (seats, [one.number for one in entries])
    assert StoredReply("keeper", "k", "f", 201, "{}", None) == reply
    assert [("h1", "m1", "keeper", None, None), ("h2", "m1", "seat", 0, None)] == tokens
    assert (2, {12}) == (len(ids), set(map(len, ids)))
    flask_migrate.check()


NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Joe", "Kai")
BEFORE_FACES = (
    "INSERT INTO groups (id, name, opened_at, opening_key, opening_fingerprint) "
    "VALUES ('g1', 'Fridays', 7, 'k1', 'f'), ('g2', 'Mondays', 7, 'k2', 'f')",
    "INSERT INTO people (id, group_id, name, folded) VALUES ('gone', 'g1', NULL, NULL), "
    "('leaving', 'g1', 'Abe', NULL), ('bob', 'g2', 'Bob', 'bob'), "
    + ", ".join(f"('{name}', 'g1', '{name}', '{name.lower()}')" for name in reversed(NAMES)),
    "UPDATE seats SET person_id = 'Cat' WHERE number = 0",
    "INSERT INTO seats (match_id, number, name, person_id) VALUES ('m1', 2, 'Ben', 'Ben')",
)
"""Two groups, one of eleven, and a match of two of them and a Bob, as the release before stored them."""


def test_everybody_of_a_group_gets_a_face(unmigrated):
    """By name, and again from the first after the tenth; their seats get the same one. Other seats have none,
    nor has whoever is erased."""
    flask_migrate.upgrade(revision="0001")
    _execute(FILLED)
    flask_migrate.upgrade(revision="0004")
    _execute(BEFORE_FACES)
    flask_migrate.upgrade()
    with reading() as session:
        people = dict(tuple(row) for row in session.execute(sa.text("SELECT id, face FROM people")))
        seats = [(seat.name, seat.face) for seat in journal.seats_with_faces(session, "m1")]

    assert (
        dict(zip(NAMES, (*FACES, "fox"), strict=True)) | {"bob": "fox", "gone": None, "leaving": None}
        == people
    )
    assert [("Ann", "frog"), ("Bob", None), ("Ben", "octopus")] == seats
    flask_migrate.check()


RULED = {
    2: """{"verdict":"upheld","findings":[],"events":[{"event":"uno.dealt","deck":108}]}""",
    3: """{"verdict":"upheld","findings":[],"events":[{"event":"uno.card-played","card":"red 5"}]}""",
    4: """{"verdict":"upheld","findings":[],"events":[{"event":"match.round-scored","round":1}]}""",
    5: """{"verdict":"upheld","findings":[],"events":[{"event":"match\\u002eround-scored"}]}""",
}


def test_entries_that_outlive_their_round_are_found(unmigrated):
    """By what their rulings say; of those that a release stores which knows of no such thing, all may."""
    flask_migrate.upgrade(revision="0001")
    _execute(FILLED)
    flask_migrate.upgrade(revision="0006")
    _store(RULED)
    flask_migrate.upgrade()
    _store({6: RULED[3]})
    with reading() as session:
        known = {one.number: one.lasting for one in journal.entries(session, "m1")}
        found = [one.number for one in journal.entries(session, "m1", lasting=True)]

    assert {1: False, 2: True, 3: False, 4: True, 5: True, 6: None} == known
    assert [2, 4, 5, 6] == found
    with db.db.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError, match="never changed"):
        connection.execute(sa.text("UPDATE entries SET tag = 'x'"))


def _store(rulings: dict[int, str]) -> None:
    """More entries, as a release stores them that knows of none that last."""
    stored = sa.text(
        "INSERT INTO entries (match_id, number, at, by, tag, claim, ruling, exact, edits) "
        "VALUES ('m1', :number, 7, 'keeper', 't', '{}', :ruling, true, false)"
    )
    with db.db.engine.begin() as connection:
        for number, ruling in rulings.items():
            connection.execute(stored, {"number": number, "ruling": ruling})


def _execute(statements: tuple[str, ...]) -> None:
    with db.db.engine.begin() as connection:
        for statement in statements:
            connection.execute(sa.text(statement))


REFUSED = (
    "UPDATE entries SET tag = 'x'",
    "DELETE FROM entries",
    "DELETE FROM matches",
    "INSERT INTO tokens (hash, id, match_id, role, seat, issued_at) VALUES ('h3', 't3', 'm1', 'seat', 0, 8)",
    "INSERT INTO tokens (hash, id, role, issued_at) VALUES ('h3', 't3', 'group', 8)",
    "INSERT INTO tokens (hash, match_id, role, issued_at) VALUES ('h3', 'm1', 'keeper', 8)",
    "UPDATE tokens SET id = 'the same'",
    "UPDATE seats SET person_id = 'nobody'",
    "UPDATE matches SET group_id = 'nobody'",
)


@pytest.mark.usefixtures("filled")
def test_what_a_database_refused_it_still_refuses():
    """Triggers and the index of living seats survive their tables being written anew."""
    for statement in REFUSED:
        with db.db.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError):
            connection.execute(sa.text(statement))
            pytest.fail(f"it was let through: {statement}")
