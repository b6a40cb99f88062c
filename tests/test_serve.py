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

from referee.cli import _require_redis_driver
from referee.config import read_config

PATIENCE = 30


class Server:
    def __init__(
        self,
        folder: Path,
        database_url: str,
        cwd: Path | None = None,
        start_new_session: bool = False,
        **settings: str,
    ):
        self.folder, self.cwd = folder, cwd
        environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
        environ |= {"REFEREE_DATABASE_URL": database_url, "REFEREE_PORT": "0", "HOME": str(folder)}
        environ |= {"XDG_RUNTIME_DIR": str(folder), "REFEREE_LOG": "warning", **settings}
        command = [Path(sys.executable).with_name("referee"), "serve"]
        self.process = subprocess.Popen(
            command,
            env=environ,
            cwd=cwd,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=start_new_session,
        )
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


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request, tmp_path_factory):
    """A server for tests that leave it as it is, then for one that kills its worker and one that stops it. It
    is started beside a folder referee/."""
    folder = tmp_path_factory.mktemp("served")
    server = Server(folder, _database(request, folder), cwd=_beside_an_imposter(tmp_path_factory))
    yield server
    server.end()


def _database(request, folder):
    """The URL of a new one of the kind that the request's parameter names."""
    if request.param == "sqlite":
        return f"sqlite:///{folder}/referee.sqlite3"
    return request.getfixturevalue("postgres").new_database()


def _beside_an_imposter(tmp_path_factory):
    folder = tmp_path_factory.mktemp("beside")
    imposter = folder / "referee"
    imposter.mkdir()
    for name in ("__init__", "cli"):
        (imposter / f"{name}.py").write_text("open('imposter', 'w').close()\nraise SystemExit(0)\n")
    return folder


def test_it_serves_where_it_says(shared):
    """One friendly line once it listens, then answers; the database was made on the way."""
    server = shared
    assert server.line == f"Referee is at http://127.0.0.1:{server.port}. Ctrl-C stops it.\n"
    assert server.answer() == "HTTP/1.1 404 NOT FOUND"


def test_an_address_that_no_phone_can_use_is_not_drawn(shared):
    """It says what lets phones in."""
    hint = shared.process.stdout.readline()
    assert hint == "Only this machine can connect. To let phones connect too, run: referee home\n"


def test_a_folder_called_referee_is_not_what_is_served(shared):
    """'I started it beside a folder referee/': what runs is the installed one, for the migration too."""
    assert shared.answer() == "HTTP/1.1 404 NOT FOUND"
    assert not (shared.cwd / "imposter").exists()


def test_the_parent_of_the_workers_has_no_database(shared):
    """A connection that two processes share corrupts both, so at the fork there is none."""
    shared.answer()
    files = [str(entry.readlink()) for entry in Path(f"/proc/{shared.process.pid}/fd").iterdir()]

    assert [file for file in files if "sqlite" in file] == []
    assert len({file for file in files if file.startswith("socket:")}) == 1  # the one it listens on


def test_it_leaves_nothing_in_the_home_folder(shared):
    """gunicorn alone would put a control socket there."""
    shared.answer()

    assert {entry.name for entry in shared.folder.iterdir()} <= {"referee.sqlite3", "referee.sqlite3-journal"}


def test_a_dead_worker_is_replaced(shared):
    """Whoever asks after that is answered."""
    shared.answer()
    (worker,) = shared.workers()
    os.kill(worker, signal.SIGKILL)

    assert shared.answer() == "HTTP/1.1 404 NOT FOUND"
    assert shared.workers() != [worker]


def test_it_stops_politely_and_soon(shared):
    """A phone that has not said yet what it wants is not waited for; no other for more than a few seconds.
    This is the last test of that server."""
    shared.answer()
    with socket.create_connection(("127.0.0.1", shared.port)) as slow:
        slow.sendall(b"POST /v1/matches HTTP/1.1\r\nHost: x\r\nContent-Le")
        time.sleep(0.3)
        shared.process.send_signal(signal.SIGTERM)
        before = time.monotonic()
        assert shared.process.wait(PATIENCE) == 0
        assert time.monotonic() - before < 9


PUBLIC = "https://uno.example"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def stopped(request, tmp_path_factory):
    """A server with a public address that is stopped as soon as it has said where it is."""
    folder = tmp_path_factory.mktemp("stopped")
    server = Server(folder, _database(request, folder), REFEREE_PUBLIC_URL=PUBLIC)
    server.process.send_signal(signal.SIGTERM)
    yield server
    server.end()


def test_it_stops_politely_as_soon_as_it_has_said_where_it_is(stopped):
    """Though its worker is just being made."""
    assert stopped.process.wait(PATIENCE) == 0


LIGHT = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}


def test_the_public_address_can_be_scanned(stopped):
    """Light blocks on a dark terminal. It is not said that only this machine comes there."""
    blank, *drawn, address = stopped.process.stdout.read().splitlines()
    pairs = [[LIGHT[char] for char in line] for line in drawn]
    rows = [[pair[half] for pair in line] for line in pairs for half in (0, 1)]
    wanted = segno.make(address, micro=False, error="l").matrix_iter(border=2)

    assert ("", f"{PUBLIC}/") == (blank, address)
    assert [list(row) for row in wanted] == rows[:-1]


def test_ctrl_c_while_it_serves_ends_it_quietly(tmp_path, capfd):
    """A terminal sends the signal to every process, and the parent sends another one to its workers."""
    server = Server(tmp_path, f"sqlite:///{tmp_path}/referee.sqlite3", start_new_session=True)
    server.answer()
    os.killpg(server.process.pid, signal.SIGINT)

    assert server.process.wait(PATIENCE) == 0
    server.end()
    assert capfd.readouterr().err == ""


BOTH_SIGNALS_AT_ONCE = """
from gevent import monkey; monkey.patch_all()
import os
from signal import SIG_BLOCK, SIG_UNBLOCK, SIGINT, SIGQUIT, pthread_sigmask, signal
from referee.server.sockets import WorkerWithSocketLimits
worker = WorkerWithSocketLimits.__new__(WorkerWithSocketLimits)
pthread_sigmask(SIG_BLOCK, {SIGINT, SIGQUIT})
for each in (SIGINT, SIGQUIT):
    signal(each, worker.handle_quit)
    os.kill(os.getpid(), each)
pthread_sigmask(SIG_UNBLOCK, {SIGINT, SIGQUIT})
os._exit(0)
"""


def test_a_worker_that_gets_both_signals_at_once_prints_nothing():
    command = [sys.executable, "-c", BOTH_SIGNALS_AT_ONCE]
    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (0, "", "") == (run.returncode, run.stdout, run.stderr)


def test_ctrl_c_while_it_starts_ends_it_quietly(tmp_path):
    """Nothing is printed, and the migration beside it prints nothing either."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ |= {"REFEREE_PORT": "0", "REFEREE_DATABASE_URL": f"sqlite:///{tmp_path}/referee.sqlite3"}
    process = subprocess.Popen(
        [sys.executable, "-c", PREPARES_FOR_EVER],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout.readline() == "preparing\n"
        os.killpg(process.pid, signal.SIGINT)
        assert ("", "") == process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0


PREPARES_FOR_EVER = """
import referee
from referee import cli

def prepare():
    print("preparing", flush=True)
    while True:
        pass

referee.prepare_for_requests = prepare
cli.cli(["serve"], standalone_mode=False)
"""


def test_ctrl_c_while_it_is_imported_ends_it_quietly():
    """The program sets this before it imports anything of its own."""
    code = "import os, signal, sys\nclass Stops:\n    def find_spec(self, name, *_):\n"
    code += "        if name == 'referee.cli': os.kill(os.getpid(), signal.SIGINT)\n"
    code += "sys.meta_path.insert(0, Stops())\nimport referee.__main__"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, "", "")


def test_a_port_that_is_taken_is_named_with_a_free_one(tmp_path):
    """Before the database is touched, and without a line of the log."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = _in_vain(tmp_path, "127.0.0.1", port)
        free = int(re.search(r"PORT=(\d+)", run.stderr)[1])
        with socket.socket() as other:
            other.bind(("127.0.0.1", free))

    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == (
        f"Error: Port {port} is in use by another program. "
        f"To use another port, run: referee serve --port {free} (or set REFEREE_PORT={free})\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_machine_is_said(tmp_path):
    run = _in_vain(tmp_path, "192.0.2.7", 8000)
    sentence = "Error: This machine cannot listen on 192.0.2.7: Cannot assign requested address.\n"
    assert (run.returncode, run.stdout, run.stderr) == (1, "", sentence)


def _in_vain(folder: Path, host: str, port: int, **more: str) -> subprocess.CompletedProcess[str]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ |= {"REFEREE_HOST": host, "REFEREE_PORT": str(port), **more}
    code = (
        "from referee import cli\nfrom referee.server import listening\nlistening.LONGEST_WAIT_FOR_PORT = 0\n"
    )
    code += 'cli.cli(["serve"])'
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environ, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)


def test_garbage_is_collected_where_it_serves():
    """Not before, as all that is made until then stays."""
    told = subprocess.run([sys.executable, "-c", SERVES_NOTHING], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "True"]


SERVES_NOTHING = """
from referee.server import serve
serve._migrate_in_child_process = lambda meanwhile, last: meanwhile()
serve._GunicornApplication.run = lambda server: print(gc.isenabled())
import gc
import referee
from referee import cli
referee.prepare_for_requests = lambda: print(gc.isenabled()) or True
cli.cli(["serve"], standalone_mode=False)
"""


def test_what_a_thread_raises_is_raised_and_not_logged():
    """The log has lines of JSON, and no texts of errors."""
    told = subprocess.run([sys.executable, "-c", COMMITS_IN_VAIN], capture_output=True, text=True, check=True)
    assert (told.stdout, told.stderr) == ("it is full\n", "")


COMMITS_IN_VAIN = """
from gevent import monkey
monkey.patch_all()
from referee.server.serve import _run_in_thread

def commit():
    raise OSError("it is full")

try:
    _run_in_thread(commit)
except OSError as error:
    print(error)
"""


def test_workers_are_watched_elsewhere_where_memory_is_closed_to_them():
    """In some containers only root may write to /dev/shm; a worker could not start."""
    code = "from referee.server import serve\nserve.os.access = lambda *_: False\n"
    code += SERVES_NOTHING.replace("gc.isenabled()", "server.cfg.worker_tmp_dir", 1)
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "None"]


def test_a_database_that_is_not_there_ends_it(tmp_path):
    """With a sentence and no address."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    folder = tmp_path / "no/such/folder"
    environ |= {"REFEREE_DATABASE_URL": f"sqlite:///{folder}/referee.sqlite3", "REFEREE_PORT": "0"}
    command = [sys.executable, "-m", "referee.cli", "serve"]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)

    assert (run.returncode, run.stdout) == (1, "")
    why = f"there is no folder {folder}. Make it, or name another file in REFEREE_DATABASE_URL"
    assert run.stderr == f"Error: The database cannot be used: {why}.\n"


def test_a_bus_without_its_driver_is_said_before_it_starts(monkeypatch):
    """In one sentence with what to do."""
    monkeypatch.setitem(sys.modules, "redis", None)
    database = {"REFEREE_DATABASE_URL": "postgresql://db/referee"}
    _require_redis_driver(read_config(database))
    with pytest.raises(click.ClickException, match=r"pip install 'referee\[redis\]'"):
        _require_redis_driver(read_config(database | {"REFEREE_WAKES_URL": "redis://bus.example"}))


def test_what_was_made_for_workers_goes_where_none_is_started(tmp_path):
    """Whatever starts it again and again fills no disk."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ |= {"REFEREE_DATABASE_URL": "postgresql+psycopg://nobody@127.0.0.1:1/nothing"}
    environ |= {"REFEREE_WORKERS": "2", "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "referee.cli", "serve"]
    run = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)

    assert run.returncode == 1
    assert [] == list(tmp_path.iterdir())
