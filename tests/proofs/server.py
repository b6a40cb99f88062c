"""`referee serve` in its own processes, on a free port of the loopback; and a way to talk to it.

Every process that is ended here was started here, by its own id.
"""

import contextlib
import http.client
import os
import re
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.api.phone import Answer

PATIENCE = 30  # seconds for a start, or an answer, on a slow machine


class Server:
    """A server that can be killed and started again over the same database."""

    def __init__(
        self,
        database_url: str,
        folder: Path,
        workers: int = 1,
        module: str = "referee.cli",
        **settings: str,
    ):
        """With rates off, as tests send what no table could; `settings` are REFEREE_... in small letters. A
        bench has another `module` served in the same way."""
        self.command = [sys.executable, "-m", module, "serve"]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
        self.environ = kept | {
            "REFEREE_DATABASE_URL": database_url,
            "REFEREE_PORT": "0",
            "REFEREE_WORKERS": str(workers),
            "REFEREE_RATES": "off",
            "REFEREE_LOG": "warning",
            "HOME": str(folder),
            "TMPDIR": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            **{f"REFEREE_{name.upper()}": value for name, value in settings.items()},
        }
        self.said = (folder / "server.txt").open("ab")
        self.process: subprocess.Popen | None = None
        self.inside: Callable[[], list[str]] = list
        """What a command has to begin with, so that it sees the files that the server sees."""
        self.port = 0
        self.source: Path | None = None
        """The folder whose code is served; the tested one by default."""

    def serve_from(self, source: Path) -> None:
        """From its next start on it serves the code of this folder, with the same virtual environment."""
        self.source = source
        self.environ["PYTHONPATH"] = str(source)

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(self, *_) -> None:
        self.kill_all()
        self.said.close()

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self.process = subprocess.Popen(
            self.command,
            env=self.environ,
            cwd=self.source,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found is None:
            raise RuntimeError(f"the server did not start: {line!r}, see {self.said.name}")
        self.port = int(found[1])

    def stop(self) -> float:
        """Stop it with SIGTERM, as systemd does; how many seconds that took."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        took = time.monotonic() - begun
        self.process.stdout.close()
        self.process = None
        assert code == 0, f"the server stopped with {code}, see {self.said.name}"
        return took

    def workers(self) -> list[int]:
        """The ids of its worker processes."""
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
            return [int(pid) for pid in told.split()]
        return []

    def kill_a_worker(self) -> None:
        """kill -9 of what serves; its parent starts another."""
        for pid in self.workers()[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def kill_all(self) -> None:
        """kill -9 of the parent and of every worker."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no worker that we would not know of
        for pid in self.workers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.process = None

    def run(self, *arguments: str) -> subprocess.CompletedProcess:
        """A command line of the same database."""
        command = [*self.inside(), sys.executable, "-m", "referee.cli", *arguments]
        told = {"env": self.environ, "cwd": self.source}
        return subprocess.run(command, **told, capture_output=True, text=True, timeout=300)

    def audited(self) -> list[str]:
        """What `referee audit` finds wrong with its database."""
        audit = self.run("audit")
        return [f"audit: {audit.stdout}{audit.stderr}"] if audit.returncode else []


class Line:
    """A connection of one client, made anew whenever it breaks. Not to be shared between threads.

    While `hangs_up` is set it breaks off each request once it is sent.
    """

    def __init__(self, server: Server):
        self.server = server
        self.connection: http.client.HTTPConnection | None = None
        self.hangs_up = False

    def __call__(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        """Send and receive. Raises OSError or http.client.HTTPException when the server dies over it."""
        if self.connection is not None and _is_hung_up(self.connection):
            self.close()
        if self.connection is None:
            self.connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            self.connection.request(method, path, body, dict(headers))
            if self.hangs_up:
                raise ConnectionAbortedError("hung up before the answer came")
            response = self.connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def _is_hung_up(connection: http.client.HTTPConnection) -> bool:
    """A server hangs up where nothing was asked for five seconds: nothing else can be there to read."""
    if connection.sock is None:  # after an answer that was the last one; it connects anew by itself
        return False
    readable = select.poll()
    readable.register(connection.sock, select.POLLIN)
    return bool(readable.poll(0))


def together(*works) -> list:
    """Run these at the same moment, one thread each; what each returned. Raises what one of them raised."""
    outcomes: list = [None] * len(works)
    errors: list[BaseException] = []
    start = threading.Barrier(len(works))

    def run(place: int) -> None:
        try:
            start.wait(PATIENCE)
            outcomes[place] = works[place]()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]
    return outcomes
