"""One set of migrations for both databases, run whole or not at all."""

import logging
import os
import re
import shutil
import signal
import subprocess
import sys
import time

import flask_migrate
import pytest
import sqlalchemy as sa

from referee.config import read_config
from referee.match.table.faces import FACES
from referee.storage import db, journal
from referee.storage.revisions import list_revisions_in_folder
from referee.storage.stored import StoredReply
from referee.storage.transactions import open_read_session
from tests.storage.databases import KINDS
from tests.storage.samples import claim, names_in, on_postgresql, open_sample, reply_to

LATER = '''
"""A later migration."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0015_since_0008"


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
    app = db.make_app_for_migrations(config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def app(unmigrated, config):
    """The same, after the migrations."""
    db.migrate_database(config)
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
    db.migrate_database(config)

    with open_read_session() as session:
        assert journal.ids_of_all_matches(session) == ["m1"]


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

    with open_read_session() as session:
        assert len(journal.read_entries_of_match(session, "m1")) == 1
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

    with open_read_session() as session:
        assert names_in(session, "m1") == {0: "Ann", 1: "Bob"}
        assert len(journal.read_entries_of_match(session, "m1")) == 1
    with db.db.engine.begin() as connection, pytest.raises(sa.exc.IntegrityError, match="deleted only"):
        connection.execute(sa.text("DELETE FROM entries"))


def test_a_migration_that_orphans_rows_is_undone(app, later):
    """Foreign keys are off while SQLite migrates, so they are checked before the commit."""
    open_sample()
    with pytest.raises((SystemExit, sa.exc.IntegrityError)):
        flask_migrate.upgrade(directory=later("op.execute('DELETE FROM matches')"))

    with open_read_session() as session:
        assert journal.ids_of_all_matches(session) == ["m1"]


def test_a_migration_leaves_no_pragma_behind(app, config):
    """The connection it bent to its needs does not go back to the pool."""
    flask_migrate.upgrade()
    with db.db.engine.connect() as connection:
        if config.uses_sqlite:
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


NEWEST, NEXT, AFTER_NEXT = "0015", "0016", "0017"
"""The newest revision that this release knows, and two that it does not know."""
ADDS = f"{NEXT}-since-{NEWEST}"
"""One that only adds to it, which a newer release knows."""


@pytest.fixture
def newer(app):
    """The database after a newer release has added to it: a column that may be empty, one with a default, a
    table and an index."""
    open_sample()
    _execute(
        (
            "ALTER TABLE matches ADD COLUMN mood TEXT",
            "ALTER TABLE entries ADD COLUMN weight INTEGER NOT NULL DEFAULT 7",
            "CREATE TABLE more (id INTEGER PRIMARY KEY, match_id TEXT NOT NULL REFERENCES matches (id))",
            "CREATE INDEX ix_matches_mood ON matches (mood)",
            f"UPDATE alembic_version SET version_num = '{ADDS}'",
        )
    )


@pytest.mark.usefixtures("newer")
def test_a_release_before_works_with_a_database_that_was_only_added_to(config):
    """Servers of both may start, one after the other; nothing of the newer one's is taken away."""
    before = _tables()
    assert ADDS == db.migrate_database(config)

    server = _server(config)
    told = server.communicate()[1]
    assert 0 == server.returncode
    at = f"The database is at revision {ADDS} of a newer release."
    assert f"{at} This release can use it and does not migrate it.\n" == told
    assert (before, ADDS) == (_tables(), _revision())
    claim("m1", "keeper", "k")
    with open_read_session() as session:
        assert (2, 2) == (
            journal.find_match(session, "m1").number,
            len(journal.read_entries_of_match(session, "m1")),
        )


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("revision", [NEXT, f"{AFTER_NEXT}-since-{NEXT}", f"{NEXT}-since-{NEXT}"])
def test_a_release_before_leaves_alone_what_it_cannot_work_with(config, revision):
    """It says so in a sentence, and changes nothing."""
    _execute((f"UPDATE alembic_version SET version_num = '{revision}'",))

    server = _server(config)
    told = server.communicate()[1]

    assert 1 == server.returncode
    assert told.startswith(
        f"Error: A newer release has brought the database to revision {revision}, and this"
    )
    assert told.count("\n") == 1
    assert revision == _revision()


@pytest.mark.usefixtures("app")
@pytest.mark.parametrize("revision", ["0000", "0007-since-0007", "elsewhere"])
def test_a_revision_of_nobody_is_no_newer_release(config, revision):
    """Alembic says what it has against it."""
    _execute((f"UPDATE alembic_version SET version_num = '{revision}'",))

    with pytest.raises(SystemExit):
        db.migrate_database(config)


def test_a_server_that_starts_while_a_newer_one_migrates_works_with_what_it_made(app, config):
    """It looks again once it is its turn."""
    engine = db.db.engine.execution_options(sqlite_begin="IMMEDIATE")
    with engine.begin() as newer:
        if not config.uses_sqlite:
            newer.exec_driver_sql(f"SELECT pg_advisory_xact_lock({0x726566})")
        server = _server(config)
        time.sleep(1)
        newer.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{ADDS}'")

    assert "does not migrate it" in server.communicate()[1]
    assert 0 == server.returncode


@pytest.mark.usefixtures("app")
def test_every_revision_says_who_can_work_with_it():
    """Its name fits in the column that holds it, and it promises no more than the one before it; the newest
    one known here is the one that these tests take for it."""
    names = list_revisions_in_folder(db.migrations_folder())
    since = [name[-4:] for name in names]

    assert names[-1][:4] == NEWEST
    assert names[-1] == _revision()
    assert all(re.fullmatch(r"\d{4}(-since-\d{4})?", name) for name in names)
    assert since == sorted(since)


Schema = dict[str, dict[str, tuple]]
"""Of each table its columns and constraints by name, with what can be compared of them."""


def _schema() -> Schema:
    found, inspector = {}, sa.inspect(db.db.engine)
    for table in sorted(set(inspector.get_table_names()) - {"alembic_version"}):
        columns = {
            f"column {one['name']}": (str(one["type"]), one["nullable"], one["default"])
            for one in inspector.get_columns(table)
        }
        unique = {
            f"unique {one['name']}": tuple(one["column_names"])
            for one in (*inspector.get_unique_constraints(table), *inspector.get_indexes(table))
            if one.get("unique", True)
        }
        foreign = {
            f"foreign {one['name']}": (*one["constrained_columns"], one["referred_table"])
            for one in inspector.get_foreign_keys(table)
        }
        checks = {f"check {one['name']}": (one["sqltext"],) for one in inspector.get_check_constraints(table)}
        keys = {"primary key": tuple(inspector.get_pk_constraint(table)["constrained_columns"])}
        found[table] = columns | unique | foreign | checks | keys
    return found


def _in_the_way(before: Schema, after: Schema) -> list[str]:
    """What keeps a release that knows the schema of before from working with the one of after."""
    wrong = [f"{table} is gone" for table in before if table not in after]
    for table in before.keys() & after.keys():
        old, new = before[table], after[table]
        wrong += [f"{table}: {name} is gone or changed" for name in old if old[name] != new.get(name)]
        wrong += [f"{table}: {name} is new" for name in new.keys() - old if _refuses(name, new[name])]
    return wrong


def _refuses(name: str, told: tuple) -> bool:
    """Whether something new may refuse a row of a release that does not know it."""
    if not name.startswith("column "):
        return True
    _, nullable, default = told
    return not nullable and default is None


def test_what_the_newest_revision_promises_is_true(unmigrated):
    """Since the revision that its name tells, tables and columns were only added, and none refuses more."""
    names = list_revisions_in_folder(db.migrations_folder())
    flask_migrate.upgrade(revision=next(name for name in names if name[:4] == names[-1][-4:]))
    before = _schema()
    flask_migrate.upgrade()

    assert [] == _in_the_way(before, _schema())


ADDED = (
    "pass",
    "op.add_column('matches', sa.Column('mood', sa.Text))",
    "op.add_column('matches', sa.Column('mood', sa.Integer, nullable=False, server_default='7'))",
    "op.create_index('ix_matches_game', 'matches', ['game'])",
)
REFUSING = (
    "op.drop_table('tallies')",
    "op.rename_table('tallies', 'talleys')",
    "op.create_index('uq_seats_name', 'seats', ['name'], unique=True)",
    """with op.batch_alter_table('matches') as batch:
        batch.add_column(sa.Column('mood', sa.Text, nullable=False))""",
    """with op.batch_alter_table('seats') as batch:
        batch.alter_column('name', new_column_name='called', existing_type=sa.Text)""",
    """with op.batch_alter_table('seats') as batch:
        batch.alter_column('face', nullable=False, existing_type=sa.Text)""",
    """with op.batch_alter_table('seats') as batch:
        batch.create_check_constraint('short', 'length(name) < 9')""",
)


@pytest.mark.parametrize("then", [*ADDED, *REFUSING])
def test_what_only_adds_is_told_from_what_does_more(app, later, then):
    """A release of before could not store a row, or not find one."""
    before = _schema()
    flask_migrate.upgrade(directory=later(then))

    assert bool(_in_the_way(before, _schema())) == (then in REFUSING)


def _revision() -> str:
    with db.db.engine.connect() as connection:
        return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


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
    db.migrate_database(config)

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
    with open_read_session() as session:
        match, entries = journal.find_match(session, "m1"), journal.read_entries_of_match(session, "m1")
        seats, reply = names_in(session, "m1"), reply_to(session, "m1", "keeper", "k")
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


DIES = """
import os, signal, sys
import sqlalchemy as sa
from referee.config import read_config
from referee.storage import db

left = int(sys.argv[1])

def count(*_):
    global left
    left -= 1
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)

sa.event.listen(sa.Engine, "before_cursor_execute", count)
sa.event.listen(sa.Engine, "commit", count)
db.migrate_database(read_config(os.environ))
"""
"""Migrates, and dies before so many statements and COMMITs."""
EVERY = 9
"""So many of them lie between two places where it dies."""


def test_a_migration_that_is_killed_leaves_all_or_nothing(unmigrated, config):
    """Wherever it dies; and the next one does the whole work."""
    flask_migrate.upgrade(revision="0001")
    _execute(FILLED)
    before, killed = _columns(), 0
    while _migrated_until(config, 1 + EVERY * killed) == -signal.SIGKILL:
        killed += 1
        assert ("0001", before) == (_revision(), _columns())

    assert killed > 5
    assert _revision()[:4] == NEWEST
    flask_migrate.check()


def _migrated_until(config, statements: int) -> int:
    environ = {**os.environ, "REFEREE_DATABASE_URL": config.database_url}
    command = [sys.executable, "-c", DIES, str(statements)]
    return subprocess.run(command, env=environ, stdout=subprocess.DEVNULL).returncode


def _revision() -> str:
    with open_read_session() as session:
        return session.scalar(sa.text("SELECT version_num FROM alembic_version"))


def _columns() -> set[tuple[str, str]]:
    found = sa.inspect(db.db.engine)
    return {(table, one["name"]) for table in found.get_table_names() for one in found.get_columns(table)}


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
    with open_read_session() as session:
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
    with open_read_session() as session:
        known = {one.number: one.lasting for one in journal.read_entries_of_match(session, "m1")}
        found = [one.number for one in journal.read_entries_of_match(session, "m1", lasting=True)]

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


def test_a_new_file_is_for_its_owner_alone(tmp_path):
    """It holds names, and digests of tokens; one that is there keeps the mode that its owner gave it."""
    new, given = tmp_path / "new.sqlite3", tmp_path / "given.sqlite3"
    given.touch()
    given.chmod(0o640)
    for file in (new, given):
        db.migrate_database(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{file}"}))

    assert [0o600, 0o640] == [file.stat().st_mode & 0o777 for file in (new, given)]
