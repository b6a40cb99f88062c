"""`referee doctor` says what an operator should know, and what has to be corrected."""

import os
import subprocess
import sys
from dataclasses import replace

import pytest

from referee import create_app
from referee.config import read_config
from referee.services.doctor import check_installation
from referee.storage import db, primary
from referee.storage.primary import PostgresqlSettings
from tests.settings import UNLIMITED
from tests.storage.databases import migrated_database, migrated_file

DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
WELL = PostgresqlSettings(DURABLE, standbys="*", most_connections=100, is_pooled=False)


def diagnosed(url: str, **environ: str) -> subprocess.CompletedProcess:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    command = [sys.executable, "-m", "referee.cli", "doctor"]
    environ = kept | {"REFEREE_DATABASE_URL": url} | environ
    return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)


@pytest.fixture
def postgresql(postgres):
    url = migrated_database(postgres)
    yield url
    postgres.drop_database(url)


def test_a_file_of_sqlite_is_well_and_one_machine(tmp_path):
    url = migrated_file(tmp_path / "referee.sqlite3")
    told = diagnosed(url)

    assert (0, "") == (told.returncode, told.stderr)
    assert told.stdout.splitlines() == [
        "ok    database: a claim could be stored now.",
        "note  machines: one: what was stored since the last backup is lost with its disk.",
    ]


def test_a_database_that_does_not_answer_is_all_that_is_told(tmp_path):
    told = diagnosed(f"postgresql:///referee?host={tmp_path}")

    assert 1 == told.returncode
    what = "it does not answer, or its disk is full: start it, free the disk, correct its URL"
    assert told.stdout == f"WRONG database: {what}.\n"
    assert told.stderr == "Error: Something has to be corrected.\n"


def test_a_database_that_is_not_there_yet_is_not_made(tmp_path):
    """A file that `migrate` makes is for its owner alone."""
    told = diagnosed(f"sqlite:///{tmp_path}/referee.sqlite3")

    because = f"because there is no file {tmp_path}/referee.sqlite3 yet"
    assert told.stdout == f"WRONG database: it is empty, {because}. Run `referee migrate` first.\n"
    assert told.returncode == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_an_empty_database_is_to_be_migrated(request, tmp_path, kind):
    (tmp_path / "referee.sqlite3").touch()
    url = f"sqlite:///{tmp_path}/referee.sqlite3"
    if kind == "postgresql":
        postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    told = diagnosed(url)
    if kind == "postgresql":
        postgres.drop_database(url)

    assert told.stdout == "WRONG database: it is empty. Run `referee migrate` first.\n"
    assert (1, "Error: Something has to be corrected.\n") == (told.returncode, told.stderr)


def test_a_file_that_is_no_database_is_told(tmp_path):
    (tmp_path / "referee.sqlite3").write_bytes(b"no database" * 1000)
    told = diagnosed(f"sqlite:///{tmp_path}/referee.sqlite3")

    assert told.stdout.startswith("WRONG database: it is not a SQLite database. Name another file")


def test_a_bus_that_is_not_there_is_told(postgresql):
    """Without its URL, which may have a password."""
    told = diagnosed(postgresql, REFEREE_WAKES_URL="redis://:secret@127.0.0.1:1")

    assert 1 == told.returncode
    last = told.stdout.splitlines()[-1]
    assert last.startswith("WRONG wake-ups: the bus does not answer (ConnectionError)")
    assert "secret" not in told.stdout + told.stderr


def test_postgresql_is_asked_how_it_is_set_up(postgresql):
    """That of the tests does without its disk; its bus answers."""
    told = diagnosed(postgresql).stdout.splitlines()

    assert [line.partition(":")[0].split() for line in told] == [
        ["ok", "database"],
        ["WRONG", "disk"],
        ["note", "machines"],
        ["ok", "connections"],
        ["ok", "wake-ups"],
    ]


ILL = {
    "disk": replace(WELL, durable=DURABLE | {"synchronous_commit": "local"}),
    "connections": replace(WELL, most_connections=21),
    "wake-ups": replace(WELL, is_pooled=True),
}


@pytest.mark.parametrize("what", ILL)
def test_what_has_to_be_corrected_is_named(postgresql, monkeypatch, what):
    """That, and nothing else."""
    config = read_config({"REFEREE_DATABASE_URL": postgresql, "REFEREE_WORKERS": "2", **UNLIMITED})
    app = create_app(config)
    with app.app_context():
        monkeypatch.setattr(primary, "read_postgresql_settings", lambda: ILL[what])
        found = {one.what: one.is_well for one in check_installation(config)}
        monkeypatch.setattr(primary, "read_postgresql_settings", lambda: WELL)
        assert all(one.is_well for one in check_installation(config))
        db.db.engine.dispose()

    assert [what] == [name for name, is_well in found.items() if not is_well]
