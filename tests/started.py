"""A server of another project that a test starts, in a folder of its own: gone afterwards."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from tests.postgres import GUARD, unprivileged_user

PATIENCE = 30  # seconds for a start on a slow machine


class Started:
    """`command` is to listen at `address`, a port of the loopback or the path of a socket."""

    def __init__(self, name: str):
        self.folder = Path(tempfile.mkdtemp(prefix=f"referee-{name}-"))
        self.user = unprivileged_user()
        self.process: subprocess.Popen | None = None
        self._guard: subprocess.Popen | None = None
        if self.user:
            shutil.chown(self.folder, self.user)

    def start(self, command: list[str | Path], address: int | Path) -> None:
        with (self.folder / "log").open("ab") as log:
            streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
            self.process = subprocess.Popen(
                command, cwd=self.folder, user=self.user, start_new_session=True, **streams
            )
        guard = ["sh", "-c", GUARD, "sh", str(self.process.pid), self.folder]
        self._guard = subprocess.Popen(guard, stdin=subprocess.PIPE, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while not is_open(address):
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{command[0]} did not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def freeze(self) -> None:
        """It keeps its connections, and says nothing."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)

    def stop(self) -> None:
        """Whoever is connected is cut off."""
        if self._guard is not None:
            self._guard.kill()
            self._guard.wait()
            self._guard.stdin.close()
        if self.process is not None:
            self.process.kill()
            self.process.wait()
        self.process = self._guard = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


def first_there(variable: str, paths: Iterable[str]) -> str | None:
    """The path that this environment variable names, else the first of these, if something is there."""
    named = os.environ.get(variable)
    return next((path for path in ((named,) if named else paths) if Path(path).exists()), None)


def is_open(address: int | Path) -> bool:
    kind, where = (
        (socket.AF_INET, ("127.0.0.1", address))
        if isinstance(address, int)
        else (socket.AF_UNIX, str(address))
    )
    with socket.socket(kind) as connection:
        return connection.connect_ex(where) == 0


def free_port() -> int:
    """One of the loopback on which nobody listens now."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return listening.getsockname()[1]
