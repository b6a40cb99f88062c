"""One program of the cluster: it is started, killed with -9, frozen and thawed, with all its children.

Each was started here, and is signaled by its own id. If whoever started them dies, a guard ends them.
"""

import contextlib
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

PATIENCE = 60  # seconds for a program to start on a busy machine

# Reads a pipe from us: once we die, that closes. The processes then go: those in pids/, and each PostgreSQL.
_GUARD = """
exec >/dev/null 2>&1
read -r _
kill -9 $(cat "$1"/pids/*)
for file in "$1"/node*/pg/postmaster.pid; do
    pid=$(head -n 1 "$file")
    [ "$(readlink "/proc/$pid/cwd")" = "${file%/*}" ] && kill -9 "$pid"
done
sleep 1
rm -rf "$1"
"""


class Guard:
    """Ends what was started in this folder, and removes the folder, when we go."""

    def __init__(self, folder: Path):
        (folder / "pids").mkdir()
        command = ["sh", "-c", _GUARD, "sh", str(folder)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)

    def close(self) -> None:
        self._process.communicate(b"")


class Program:
    """A command in a folder of the cluster, as a user. What it says goes to a file with its name."""

    def __init__(
        self,
        name: str,
        command: Sequence[object],
        folder: Path,
        user: str | None = None,
        environ: Mapping[str, str] | None = None,
    ):
        self.name, self.command, self.folder, self.user = name, [str(part) for part in command], folder, user
        kept = {key: value for key, value in os.environ.items() if not key.startswith(("PG", "REFEREE_"))}
        self.environ = kept | {"HOME": str(folder), "TMPDIR": str(folder)} | dict(environ or {})
        self.log, self._known = folder / f"{name}.log", folder / "pids" / name
        self.process: subprocess.Popen[bytes] | None = None
        self.is_wanted = False
        self._guard = threading.Lock()

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it, and let it be started again whenever it ends by itself."""
        with self._guard:
            self.is_wanted = True
            self._run()

    def start_again(self) -> None:
        """Start it if it should run and does not."""
        with self._guard:
            if self.is_wanted and not self.is_running:
                self._run()

    def stay_away(self) -> None:
        """Once this returns it is not started any more, unless by `start`."""
        with self._guard:
            self.is_wanted = False

    def _run(self) -> None:
        with self.log.open("ab") as log:
            streams = {"stdin": subprocess.DEVNULL, "stdout": log, "stderr": log}
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                env=self.environ,
                user=self.user,
                start_new_session=True,
                **streams,
            )
        self._known.write_text(f"{self.process.pid}\n")

    def pids(self) -> list[int]:
        """Its own and those of all its children."""
        return family(self.process.pid) if self.process is not None and self.is_running else []

    def reap(self) -> None:
        """Take notice of its end."""
        if self.process is not None:
            self.process.wait(PATIENCE)
            self.process = None
            self._known.unlink()

    def kill(self) -> None:
        """kill -9 of all of it; it stays away."""
        kill_programs([self])


class Supervisor:
    """Starts each program again a second after it ended by itself, as systemd does on a host."""

    def __init__(self, programs: Iterable[Program]):
        self._programs, self._ended = list(programs), threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ended.set()
        self._thread.join()

    def _watch(self) -> None:
        while not self._ended.wait(1):
            for program in self._programs:
                program.start_again()


def kill_programs(programs: Sequence[Program], others: Sequence[int] = ()) -> None:
    """kill -9 of all of them at once, and of other processes with them. They stay away."""
    for program in programs:
        program.stay_away()
    kill([*(pid for program in programs for pid in program.pids()), *others])
    for program in programs:
        program.reap()


def family(pid: int) -> list[int]:
    """This process and all that descend from it."""
    found = [pid]
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        for children in Path(f"/proc/{pid}/task").glob("*/children"):  # any thread may have started one
            for child in children.read_text().split():
                found += family(int(child))
    return found


def postgres_of(data: Path) -> list[int]:
    """The PostgreSQL that runs in this folder; Patroni starts it, but it is not Patroni's child for long."""
    try:
        pid = int((data / "postmaster.pid").read_text().split()[0])
    except (FileNotFoundError, IndexError, ValueError):
        return []
    return family(pid) if _works_in(pid, data) else []


def _works_in(pid: int, data: Path) -> bool:
    """Whether this is still that PostgreSQL: a number is given to others later."""
    try:
        return Path(f"/proc/{pid}/cwd").resolve() == data.resolve()
    except OSError:
        return False


def send(pids: Iterable[int], number: signal.Signals) -> None:
    """Send this signal to each, if it still lives."""
    for pid in pids:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, number)


def kill(pids: Iterable[int]) -> None:
    """kill -9 of all at once: they are stopped first, so that none sees another one die."""
    doomed = list(pids)
    send(doomed, signal.SIGSTOP)
    send(doomed, signal.SIGKILL)


def wait_until(condition: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Look at it ten times a second. Raises TimeoutError."""
    until = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > until:
            raise TimeoutError(f"not within {seconds:.0f} s: {what}")
        time.sleep(0.1)
