"""`referee serve`, as people start it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest
import segno

from referee.cli import _look_for_redis
from referee.config import read

PATIENCE = 30


class Server:
    def __init__(self, folder: Path, database_url: str, cwd: Path | None = None, **settings: str):
        self.folder = folder
        environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
        environ |= {"REFEREE_DATABASE_URL": database_url, "REFEREE_PORT": "0", "HOME": str(folder)}
        environ |= {"XDG_RUNTIME_DIR": str(folder), "REFEREE_LOG": "warning", **settings}
        command = [Path(sys.executable).with_name("referee"), "serve"]
        self.process = subprocess.Popen(command, env=environ, cwd=cwd, stdout=subprocess.PIPE, text=True)
        self.line = self.process.stdout.readline()
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)", self.line)[1])

    def answer(self) -> str:
        """The status line of any answer: what is asked does not matter here."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
            connection.sendall(b"GET /no/such/page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            return connection.makefile().readline().strip()

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()


@pytest.fixture
def server(tmp_path, database_url):
    server = Server(tmp_path, database_url)
    yield server
    server.end()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request, tmp_path_factory):
    """A server for all who leave it as it is."""
    folder = tmp_path_factory.mktemp("served")
    if request.param == "sqlite":
        url = f"sqlite:///{folder}/referee.sqlite3"
    else:
        url = request.getfixturevalue("postgres").new_database()
    server = Server(folder, url)
    yield server
    server.end()


def test_it_serves_where_it_says(shared):
    """One friendly line once it listens, then answers; the database was made on the way."""
    server = shared
    assert server.line == f"Referee is at http://127.0.0.1:{server.port}. Ctrl-C stops it.\n"
    assert server.answer() == "HTTP/1.1 404 NOT FOUND"


LIGHT = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def test_its_address_can_be_scanned(shared):
    """Light blocks on a dark terminal; and it says what lets phones in."""
    told = [shared.process.stdout.readline().rstrip("\n") for _ in range(18)]
    blank, *drawn, address, hint = told
    pairs = [[LIGHT[char] for char in line] for line in drawn]
    rows = [[pair[half] for pair in line] for line in pairs for half in (0, 1)]
    wanted = segno.make(address, micro=False, error="l").matrix_iter(border=2)

    assert ("", f"http://127.0.0.1:{shared.port}/") == (blank, address)
    assert [list(row) for row in wanted] == rows[:-1]
    assert "make run HOST=0.0.0.0" in hint


def test_the_public_address_is_the_one_to_scan(tmp_path):
    """Where phones find it is said, and not that only this machine comes there."""
    url, public = f"sqlite:///{tmp_path}/referee.sqlite3", "https://uno.example"
    server = Server(tmp_path, url, REFEREE_PUBLIC_URL=public)
    server.process.send_signal(signal.SIGTERM)
    told = server.process.stdout.read()
    server.end()

    assert told.endswith(f"{public}/\n")


def test_a_folder_called_referee_is_not_what_is_served(tmp_path):
    """'I started it beside a folder referee/': what runs is the installed one, for the migration too."""
    imposter = tmp_path / "referee"
    imposter.mkdir()
    for name in ("__init__", "cli"):
        (imposter / f"{name}.py").write_text("open('imposter', 'w').close()\nraise SystemExit(0)\n")
    server = Server(tmp_path, f"sqlite:///{tmp_path}/referee.sqlite3", cwd=tmp_path)
    answered = server.answer()
    server.end()

    assert answered == "HTTP/1.1 404 NOT FOUND"
    assert not (tmp_path / "imposter").exists()


def test_it_stops_politely_and_soon(server):
    """A phone that has not said yet what it wants is not waited for; no other for more than a few seconds."""
    server.answer()
    with socket.create_connection(("127.0.0.1", server.port)) as slow:
        slow.sendall(b"POST /v1/matches HTTP/1.1\r\nHost: x\r\nContent-Le")
        time.sleep(0.3)
        server.process.send_signal(signal.SIGTERM)
        before = time.monotonic()
        assert server.process.wait(PATIENCE) == 0
        assert time.monotonic() - before < 9


def test_it_stops_politely_as_soon_as_it_has_said_where_it_is(server):
    """Though its worker is just being made."""
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(PATIENCE) == 0


def test_a_dead_worker_is_replaced(server):
    """Whoever asks after that is answered."""
    server.answer()
    (worker,) = server.workers()
    os.kill(worker, signal.SIGKILL)

    assert server.answer() == "HTTP/1.1 404 NOT FOUND"
    assert server.workers() != [worker]


def test_the_parent_of_the_workers_has_no_database(shared):
    """A connection that two processes share corrupts both, so at the fork there is none."""
    shared.answer()
    files = [str(entry.readlink()) for entry in Path(f"/proc/{shared.process.pid}/fd").iterdir()]

    assert [file for file in files if "sqlite" in file] == []
    assert len([file for file in files if file.startswith("socket:")]) == 1  # the one it listens on


def test_garbage_is_collected_where_it_serves():
    """Not before, as all that is made until then stays."""
    told = subprocess.run([sys.executable, "-c", SERVES_NOTHING], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


SERVES_NOTHING = """
from referee.server import serve
serve._migrate = lambda meanwhile: meanwhile()
serve._Server.run = lambda server: print(gc.isenabled())
import gc
import referee
from referee import cli
referee.prepare = lambda: print(gc.isenabled())
cli.cli(["serve"], standalone_mode=False)
"""


def test_what_a_thread_raises_is_raised_and_not_logged():
    """The log has lines of JSON, and no texts of errors."""
    told = subprocess.run([sys.executable, "-c", COMMITS_IN_VAIN], capture_output=True, text=True, check=True)
    assert (told.stdout, told.stderr) == ("it is full\n", "")


COMMITS_IN_VAIN = """
from gevent import monkey
monkey.patch_all()
from referee.server.serve import _in_a_thread

def commit():
    raise OSError("it is full")

try:
    _in_a_thread(commit)
except OSError as error:
    print(error)
"""


def test_workers_are_watched_elsewhere_where_memory_is_closed_to_them():
    """In some containers only root may write to /dev/shm; a worker could not start."""
    code = "from referee.server import serve\nserve.os.access = lambda *_: False\n"
    code += SERVES_NOTHING.replace("gc.isenabled()", "server.cfg.worker_tmp_dir", 1)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "None"]


def test_it_leaves_nothing_in_the_home_folder(shared):
    """gunicorn alone would put a control socket there."""
    shared.answer()

    assert {entry.name for entry in shared.folder.iterdir()} <= {"referee.sqlite3", "referee.sqlite3-journal"}


def test_a_database_that_is_not_there_ends_it(tmp_path):
    """With a sentence and no address."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ["REFEREE_DATABASE_URL"] = f"sqlite:///{tmp_path}/no/such/folder/referee.sqlite3"
    command = [sys.executable, "-m", "referee.cli", "serve"]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)

    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "Error: The database cannot be used: unable to open database file.\n"


def test_a_bus_without_its_driver_is_said_before_it_starts(monkeypatch):
    """In one sentence with what to do."""
    monkeypatch.setitem(sys.modules, "redis", None)
    database = {"REFEREE_DATABASE_URL": "postgresql://db/referee"}
    _look_for_redis(read(database))
    with pytest.raises(click.ClickException, match=r"pip install 'referee\[redis\]'"):
        _look_for_redis(read(database | {"REFEREE_WAKES_URL": "redis://bus.example"}))


def test_what_was_made_for_workers_goes_where_none_is_started(tmp_path):
    """Whatever starts it again and again fills no disk."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ |= {"REFEREE_DATABASE_URL": "postgresql+psycopg://nobody@127.0.0.1:1/nothing"}
    environ |= {"REFEREE_WORKERS": "2", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "referee.cli", "serve"]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)

    assert run.returncode == 1
    assert [] == list(tmp_path.iterdir())
