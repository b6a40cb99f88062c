"""A backup is the whole database of one moment, whole or not there, and the service goes on meanwhile."""

import os
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from flask import Flask

from referee import create_app
from referee.config import Config, read_config
from referee.services import maintenance
from referee.storage import backup, db, last_used
from referee.storage.backup import BackupCounts, CannotSaveBackup
from referee.storage.last_used import UseTracking
from referee.storage.tables import Base
from referee.storage.transactions import transact
from tests.api.evenings import Circle
from tests.api.joining import code, knock, ticket
from tests.api.phone import Phone, new_key, through
from tests.api.readers import link_to_match
from tests.proofs.backups import back_up_under_load
from tests.proofs.server import PATIENCE, Line, Server
from tests.storage.databases import KINDS, lent

BACKUPS = 2
on_sqlite = pytest.mark.parametrize("migrated_url", ["sqlite"], indirect=True)
own_postgresql = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


@pytest.fixture(scope="module", params=KINDS)
def migrated_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated database of each kind, for all tests that leave its rows as they are."""
    with lent(request) as url:
        yield url


@pytest.fixture(scope="module")
def config(migrated_url: str) -> Config:
    return read_config({"REFEREE_DATABASE_URL": migrated_url})


@pytest.fixture(scope="module")
def app(config: Config) -> Iterator[Flask]:
    """The app over a migrated database, its context entered."""
    with entered(config) as app:
        yield app


@contextmanager
def entered(config: Config) -> Iterator[Flask]:
    app = create_app(config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def own_app(database_url: str) -> Iterator[Flask]:
    """The same over a database of its own, which the test may change."""
    config = read_config({"REFEREE_DATABASE_URL": database_url})
    db.migrate_database(config)
    with entered(config) as app:
        yield app


@pytest.fixture(scope="module")
def phone(app: Flask) -> Phone:
    """Where uses are noted, too."""
    transact(lambda session: last_used.store_use_tracking(session, UseTracking(30, since=1, seen=2)))
    return played(app)


def played(app: Flask) -> Phone:
    """A group's match with claims, a refusal, a seat's token, a ticket, a code, somebody at the door and a
    read-only link; and another one that is erased."""
    send = through(app.test_client())
    gone = Phone.opening(send, "Zebedee", "Yolanda")
    assert send("DELETE", gone.path, {"Authorization": f"Bearer {gone.token}"}, None).status == 204
    circle = Circle.opening(send)
    phone = circle.evening("Ann", "Bob", "Cat")
    assert len(circle.standings()) == 3
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("uno.play", seat=2, card="red 7")
    phone.at_seat(1).claim("uno.draw", seat=1, keep=True)
    ticket(phone)
    assert knock(send, code(phone)).status == 201
    link_to_match(phone)
    return phone


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "backups"
    folder.mkdir()
    return folder


@pytest.fixture
def commands(migrated_url: str, tmp_path: Path) -> Iterator[Server]:
    """Command lines of this database; nobody serves it."""
    with closing(Commands(migrated_url, tmp_path)) as server:
        yield server


@pytest.fixture
def own_commands(database_url: str, tmp_path: Path) -> Iterator[Server]:
    """The same of a database of its own, as yet without tables."""
    with closing(Commands(database_url, tmp_path)) as server:
        yield server


class Commands(Server):
    """A server that is not started."""

    def close(self) -> None:
        self.__exit__()


def rows(url: str) -> dict[str, list]:
    """All that is stored, by table."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        stored = {
            table.name: sorted(map(repr, connection.execute(sa.select(table)).all()))
            for table in Base.metadata.sorted_tables
        }
    engine.dispose()
    return stored


def test_a_backup_under_load_is_true(database_url, tmp_path, folder):
    """What was acknowledged before it began is in it, each match as far as it had come; the audit holds."""
    with Server(database_url, tmp_path) as server:
        outcome = back_up_under_load(server, folder, BACKUPS, filled=10)

    assert [] == outcome.wrong
    assert (BACKUPS, True) == (outcome.backups, outcome.claims > BACKUPS)


def test_every_row_comes_along(phone, config, folder):
    """Of every table there is, whatever the kinds of its columns."""
    saved = maintenance.back_up_database(folder / "copy.sqlite3")

    assert BackupCounts(matches=1, entries=5) == saved
    stored = rows(config.database_url)
    assert ["probes"] == [table for table, some in stored.items() if not some]
    assert stored == rows(f"sqlite:///{folder}/copy.sqlite3")


@own_postgresql
def test_a_backup_can_be_audited_and_served(own_app, own_commands, folder, tmp_path):
    """With the same answers to the same keys; and the match goes on where it stood. Once, for a backup of
    either database is a SQLite file with all of its rows."""
    phone = played(own_app)
    note, key = {"after": 4, "claim": "match.note", "text": "so far"}, new_key()
    answer = phone.tell(note, key)
    assert 201 == answer.status
    run = own_commands.run("backup", str(folder / "copy.sqlite3"))
    assert (0, f"{folder}/copy.sqlite3 holds 1 match and 6 entries.\n") == (run.returncode, run.stdout)

    with Server(f"sqlite:///{folder}/copy.sqlite3", tmp_path) as server:
        line = Line(server)
        again = Phone(line, phone.match, phone.token, phone.number)
        repeated = again.tell(note, key)
        assert (201, answer.body) == (repeated.status, repeated.body)
        assert 7 == again.claim("uno.draw", seat=2, keep=True)["number"]
        line.close()
        assert "1 matches checked, no problems.\n" == server.run("audit").stdout


def test_entries_of_a_backup_are_kept_as_well(phone, folder):
    """The triggers come along."""
    maintenance.back_up_database(folder / "copy.sqlite3")

    with closing(sqlite3.connect(folder / "copy.sqlite3")) as copy:
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            copy.execute("UPDATE entries SET at = 0")
        with pytest.raises(sqlite3.IntegrityError, match="deleted only"):
            copy.execute("DELETE FROM entries")


def test_only_its_owner_may_read_a_backup(phone, folder):
    """It holds names."""
    maintenance.back_up_database(folder / "copy.sqlite3")

    assert 0o600 == stat.S_IMODE((folder / "copy.sqlite3").stat().st_mode)
    assert ["copy.sqlite3"] == [file.name for file in folder.iterdir()]


@on_sqlite
def test_what_was_erased_is_not_in_the_unused_pages_of_a_backup(phone, config, folder):
    """Many a SQLite leaves it there."""
    source = Path(config.database_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(source)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute(
            "INSERT INTO seats (match_id, number, name) VALUES (?, 7, 'Xanthippe')", [phone.match]
        )
        connection.commit()
        connection.execute("DELETE FROM seats WHERE number = 7")
        connection.commit()
    maintenance.back_up_database(folder / "copy.sqlite3")

    assert b"Xanthippe" in source.read_bytes()
    assert b"Xanthippe" not in (folder / "copy.sqlite3").read_bytes()


@on_sqlite
def test_no_backup_takes_the_place_of_a_file(phone, commands, folder):
    """The file is named and stays as it is; no database is asked before."""
    (folder / "copy.sqlite3").write_text("another")
    run = commands.run("backup", str(folder / "copy.sqlite3"))

    assert 1 == run.returncode
    assert f"Error: {folder}/copy.sqlite3 already exists, and a backup" in run.stderr
    assert "another" == (folder / "copy.sqlite3").read_text()


def test_nor_that_of_a_file_that_came_meanwhile(phone, folder, monkeypatch):
    """Two backups of one name: the first one stays."""
    monkeypatch.setattr(backup, "_check_backup_path", lambda file: file.write_text("another"))
    with pytest.raises(CannotSaveBackup, match="already exists"):
        maintenance.back_up_database(folder / "copy.sqlite3")

    assert "another" == (folder / "copy.sqlite3").read_text()
    assert ["copy.sqlite3"] == [file.name for file in folder.iterdir()]


@pytest.mark.parametrize(
    ("name", "why"),
    [("no/copy", "There is no folder"), ("a?b", "question mark"), ("x" * 300, "name too long")],
)
def test_a_name_that_cannot_be_is_refused(app, folder, name, why):
    """In a sentence that says why."""
    with pytest.raises(CannotSaveBackup, match=f"(?i){why}"):
        maintenance.back_up_database(folder / name)

    assert [] == list(folder.iterdir())


def test_a_folder_without_names_for_one_file_takes_a_backup(phone, folder, monkeypatch):
    """A stick with FAT on it cannot link."""

    def link(_source, _name):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    maintenance.back_up_database(folder / "copy.sqlite3")

    assert ["copy.sqlite3"] == [file.name for file in folder.iterdir()]


@pytest.mark.parametrize("step", ["_copy_database", "check_backup_and_count", "flush_to_disk"])
def test_a_backup_that_fails_leaves_nothing(phone, folder, monkeypatch, step):
    """Wherever the disk is full."""

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, step, full)
    with pytest.raises(CannotSaveBackup, match="No backup was made: .*No space left on device"):
        maintenance.back_up_database(folder / "copy.sqlite3")

    assert [] == list(folder.iterdir())


def test_a_damaged_copy_is_no_backup(phone, folder, monkeypatch):
    """Rows without their parents, here."""
    copied = backup._copy_database

    def orphan(copy: Path, go_on: backup.RaiseIfCancelled) -> None:
        copied(copy, go_on)
        with closing(sqlite3.connect(copy)) as connection:
            connection.execute("INSERT INTO seats (match_id, number, name) VALUES ('nobody', 1, 'Ann')")
            connection.commit()

    monkeypatch.setattr(backup, "_copy_database", orphan)
    with pytest.raises(CannotSaveBackup, match="the copy is damaged: .*'seats'"):
        maintenance.back_up_database(folder / "copy.sqlite3")

    assert [] == list(folder.iterdir())


def test_a_backup_that_is_ended_leaves_nothing(phone, config, commands, folder):
    """By SIGTERM, while it waits for a database that is locked."""
    locked = {"sqlite": "BEGIN EXCLUSIVE", "postgresql": "LOCK TABLE matches"}
    engine = sa.create_engine(config.database_url)
    command = [sys.executable, "-m", "referee.cli", "backup", str(folder / "copy.sqlite3")]
    with engine.connect() as connection:
        connection.exec_driver_sql(locked[engine.dialect.name])
        process = subprocess.Popen(command, env=commands.environ, stderr=subprocess.PIPE, text=True)
        until = time.monotonic() + PATIENCE
        while not list(folder.iterdir()) and time.monotonic() < until:
            time.sleep(0.02)
        process.terminate()
        connection.rollback()
    said = process.communicate(timeout=PATIENCE)[1]
    engine.dispose()

    assert (1, "Error: Backup cancelled: no file was written.\n") == (process.returncode, said)
    assert [] == list(folder.iterdir())


def test_a_database_without_tables_has_no_backup(own_commands, folder):
    """Nothing is made of nothing."""
    run = own_commands.run("backup", str(folder / "copy.sqlite3"))

    assert (1, "") == (run.returncode, run.stdout)
    assert run.stderr.startswith("Error: No backup was made: ")
    assert [] == list(folder.iterdir())


@own_postgresql
@pytest.mark.usefixtures("own_app")
def test_a_database_of_another_release_is_migrated_first(folder):
    """Its columns may be others than those of the copy."""
    with db.db.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0000'")

    with pytest.raises(CannotSaveBackup, match="run referee migrate first"):
        maintenance.back_up_database(folder / "copy.sqlite3")
