"""A backup is put back into an empty database of either kind, all of it or nothing."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli import cli
from referee.config import read_config
from referee.services import maintenance
from referee.storage import db, last_used
from referee.storage.last_used import UseTracking
from referee.storage.restore import CannotRestore
from referee.storage.transactions import transact
from tests.api.phone import Phone, through
from tests.proofs.backups import Ledger, Load, wait_for
from tests.proofs.server import Line, Server
from tests.storage.databases import KINDS, lent
from tests.test_backup import Commands, entered, played, rows

each_kind = pytest.mark.parametrize("target", KINDS, indirect=True)


@pytest.fixture
def target(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty database, migrated."""
    with lent(request) as url:
        yield url


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a group's evening, beside the database it was made of."""
    folder = tmp_path_factory.mktemp("saved")
    config = read_config({"REFEREE_DATABASE_URL": f"sqlite:///{folder}/played.sqlite3"})
    db.migrate_database(config)
    with entered(config) as app:
        played(app)
        maintenance.back_up_database(folder / "backup.sqlite3")
    return folder / "backup.sqlite3"


@pytest.fixture
def commands(target: str, tmp_path: Path) -> Iterator[Server]:
    with closing(Commands(target, tmp_path)) as server:
        yield server


@each_kind
def test_all_of_it_comes_back(saved, target, tmp_path):
    """Every row of every table as it was; and a backup of that is equal to the first."""
    with entered(read_config({"REFEREE_DATABASE_URL": target})):
        held = maintenance.restore_database(saved)
        assert held == maintenance.back_up_database(tmp_path / "again.sqlite3")

    once = rows(f"sqlite:///{saved}")
    assert once == rows(target) == rows(f"sqlite:///{tmp_path}/again.sqlite3")
    assert once["entries"] and once["tokens"]


@each_kind
def test_uses_are_noted_anew(saved, target, tmp_path):
    """Nobody noted those since the backup, so all matches count as used again; and where uses were noted but
    nothing is stored, the database is empty."""
    once_noted = tmp_path / "noted.sqlite3"
    shutil.copy(saved, once_noted)
    for url in (f"sqlite:///{once_noted}", target):
        with entered(read_config({"REFEREE_DATABASE_URL": url})):
            transact(lambda session: last_used.store_use_tracking(session, UseTracking(30, since=1, seen=2)))
    with entered(read_config({"REFEREE_DATABASE_URL": target})):
        maintenance.restore_database(once_noted)

    assert [] == rows(target)["noting"]
    assert rows(f"sqlite:///{once_noted}")["noting"] != []


@each_kind
def test_whoever_played_goes_on_there(saved, target):
    """With the same tokens; the record of the match is the same, byte for byte."""
    with entered(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{saved.parent}/played.sqlite3"})) as app:
        phone = Phone.opening(through(app.test_client()), "Ann", "Bob")
        phone.claim("uno.deal", turned_up=["red 5"])
        record = phone.get("/record.ndjson")
        later = saved.with_name(f"later-{target[:6]}.sqlite3")
        maintenance.back_up_database(later)
    with entered(read_config({"REFEREE_DATABASE_URL": target})) as app:
        maintenance.restore_database(later)
        phone.send = through(app.test_client())

        again = phone.get("/record.ndjson")
        assert (200, record.body) == (again.status, again.body)
        assert "upheld" == phone.claim("uno.play", seat=1, card="red 7")["verdict"]


@each_kind
def test_only_an_empty_database_is_filled(saved, target):
    with entered(read_config({"REFEREE_DATABASE_URL": target})):
        maintenance.restore_database(saved)
        before = rows(target)
        with pytest.raises(CannotRestore, match="the database is not empty"):
            maintenance.restore_database(saved)

    assert before == rows(target)


@each_kind
def test_what_is_cancelled_leaves_nothing(saved, target):
    with (
        entered(read_config({"REFEREE_DATABASE_URL": target})),
        pytest.raises(CannotRestore, match="cancelled"),
    ):
        maintenance.restore_database(saved, lambda: True)

    assert not any(rows(target).values())


@pytest.mark.parametrize(
    ("holds", "why"),
    [
        (b"", "the file is empty"),
        (b"no database at all " * 100, "is not a SQLite database"),
        (None, "tables, but none that Referee made"),
    ],
    ids=["empty", "no database", "somebody else's"],
)
@pytest.mark.parametrize("target", ["sqlite"], indirect=True)
def test_what_is_no_backup_is_told_in_a_sentence(holds, why, target, tmp_path):
    file = tmp_path / "backup.sqlite3"
    if holds is None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE songs (title TEXT)")
            connection.commit()
    else:
        file.write_bytes(holds)

    with entered(read_config({"REFEREE_DATABASE_URL": target})), pytest.raises(CannotRestore, match=why):
        maintenance.restore_database(file)
    assert not any(rows(target).values())


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        (
            b'"event":"match.opened"',
            b'"evelt":"match.opened"',
            "What is stored cannot be read: it is damaged.",
        ),
        (
            b'"claim":"match.open"',
            b'"claim":\x01match.open"',
            "What is stored cannot be read: it is damaged.",
        ),
        (b"PRIMARY KEY", b"PRIMARY \xbfEY", "Nothing was restored: "),
    ],
    ids=["a tag", "a quotation mark", "a table"],
)
def test_the_command_names_bytes_that_were_changed(was, now, said, saved, tmp_path, monkeypatch):
    """Without a traceback."""
    damaged = tmp_path / "damaged.sqlite3"
    damaged.write_bytes(saved.read_bytes().replace(was, now))
    assert damaged.read_bytes() != saved.read_bytes()
    monkeypatch.setenv("REFEREE_DATABASE_URL", f"sqlite:///{tmp_path}/new.sqlite3")
    ended = CliRunner().invoke(cli, ["restore", str(damaged)])

    assert (1, SystemExit) == (ended.exit_code, type(ended.exception))
    assert said in ended.output


@each_kind
def test_the_command_counts_and_checks(saved, commands):
    done = commands.run("restore", str(saved))

    assert (0, "Restored 1 match and 5 entries.\n1 matches checked, no problems.\n") == (
        done.returncode,
        done.stdout,
    )


@pytest.mark.parametrize("target", ["postgresql"], indirect=True)
def test_the_drill_of_the_handbook(target, tmp_path):
    """Backed up under load, destroyed, and restored on the other engine: every claim that was acknowledged
    before the backup began is there with its answer, and the matches go on. And back onto a new file."""
    lost = tmp_path / "referee.sqlite3"
    saved, again = tmp_path / "saved.sqlite3", tmp_path / "again.sqlite3"
    with Server(f"sqlite:///{lost}", tmp_path) as server:
        with Load(server) as load:
            wait_for(load, claims=30)
            promised = load.acknowledged()
            assert 0 == server.run("backup", str(saved)).returncode
        server.kill_all()
    lost.unlink()

    with closing(Commands(target, tmp_path)) as there:
        restored = there.run("restore", str(saved))
        assert (0, "") == (restored.returncode, restored.stderr)
        assert "no problems" in restored.stdout
        assert 0 == there.run("backup", str(again)).returncode
    with Server(target, tmp_path) as server:
        for ledger in load.ledgers:
            _goes_on(Line(server), ledger, promised.get(ledger.match, 0))

    with closing(Commands(f"sqlite:///{tmp_path}/anew.sqlite3", tmp_path)) as back:
        assert 0 == back.run("restore", str(again)).returncode
    assert rows(f"sqlite:///{saved}") == rows(f"sqlite:///{tmp_path}/anew.sqlite3")


def _goes_on(line: Line, ledger: Ledger, promised: int) -> None:
    """Each claim that was answered by then is answered again as it was, and then there is a new one."""
    phone = Phone(line, ledger.match, ledger.token)
    if ledger.being_erased or not promised:
        return
    for claim, key, told in ledger.told[:promised]:
        assert told == phone.tell(claim, key).body
    assert 201 == phone.tell({"claim": "match.note", "text": "we go on"}).status
    line.close()
