"""Outages that end: frozen databases, networks that say nothing, full disks, and limits of the system.

While one lasts clients claim on, and somebody else looks again and again whether the server is ready and
whether it can be read. Every answer is 201 or a 503 that says when to come again; the server notices what is
wrong, says so at /readyz, and is well again by itself once the outage is over. Nothing acknowledged is lost.
"""

import http.client
import itertools
import os
import re
import resource
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from referee.storage.deadlines import MOST_SECONDS_FOR_PING_ANSWER
from tests.api.phone import Phone
from tests.postgres import OWNER, PORT, Postgres
from tests.proofs.claiming import Clients
from tests.proofs.server import Line, Server

CLIENTS = 3
NOTICED = 10
"""Seconds after which an outage has to be noticed, and after which all has to be well once it is over."""
SLOWEST = NOTICED + 2
"""Seconds for an answer while it lasts: who has waited for the database has to be told so."""
LASTS = 14
"""Seconds."""


@dataclass(frozen=True)
class Outage:
    """What happens to a server, as a block in which it lasts. `stops` says whether nothing can be stored
    meanwhile, `is_read` whether matches can be read all the same."""

    name: str
    happens: Callable[[Server], AbstractContextManager[None]]
    stops: bool
    is_read: bool
    seconds: float = LASTS


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none. Times are in seconds."""

    acknowledged: int
    turned_away: int
    noticed: float | None
    healed: float | None
    slowest: float
    wrong: list[str] = field(default_factory=list)


def endure(server: Server, outage: Outage, seed: int) -> Outcome:
    """Let it happen to a running server. Raises TimeoutError where nobody is answered before or after it."""
    try:
        return _endure(server, outage, seed)
    except TimeoutError as error:
        raise TimeoutError(f"{outage.name}: {error}") from error


def _endure(server: Server, outage: Outage, seed: int) -> Outcome:
    with (
        Clients([server], CLIENTS, seed, pause=0) as clients,
        _Watch(server, clients.ledgers[0].phone) as watch,
    ):
        clients.wait_for_answers(10)
        with outage.happens(server):
            begun = time.monotonic()
            noticed = watch.noticed(begun) if outage.stops else None
            time.sleep(max(0, begun + outage.seconds - time.monotonic()))
            over = time.monotonic()
        healed = watch.healed(time.monotonic())
        clients.wait_for_answers(10)
    counts = (clients.acknowledged, clients.turned_away, noticed, healed, clients.slowest)
    outcome = Outcome(*counts, clients.wrong(server) + server.audited())
    outcome.wrong += _wrong_with(outage, outcome)
    if outage.stops and noticed is not None:
        outcome.wrong += watch.ready_between(begun + noticed, over)
    outcome.wrong += watch.odd_readings(begun, over, outage.is_read)
    outcome.wrong = [f"{outage.name}: {text}" for text in outcome.wrong]
    return outcome


def _wrong_with(outage: Outage, outcome: Outcome) -> Iterator[str]:
    if outage.stops and outcome.noticed is None:
        yield f"/readyz has not said in {NOTICED} s that something is wrong"
    if outcome.healed is None:
        yield f"/readyz has not said in {NOTICED} s that all is well again"
    if outcome.slowest > SLOWEST:
        yield f"an answer took {outcome.slowest:.1f} s"
    if not outcome.turned_away and outcome.slowest < MOST_SECONDS_FOR_PING_ANSWER / 2:
        yield "nobody has noticed anything, so nothing was tried"


@dataclass(frozen=True)
class _Seen:
    """An answer, or None where none came, and when."""

    asked: float
    answered: float
    status: int | None


class _Watch:
    """Asks again and again whether the server is ready, and what a match looks like."""

    def __init__(self, server: Server, phone: Phone):
        self._server, self._token = server, phone.token
        self._ready: list[_Seen] = []
        self._read: list[_Seen] = []
        self._ended = threading.Event()
        looks = (("/readyz", self._ready), (phone.path, self._read))
        self._threads = [threading.Thread(target=self._look, args=look) for look in looks]

    def __enter__(self) -> "_Watch":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()

    def _look(self, path: str, seen: list[_Seen]) -> None:
        while not self._ended.wait(0.1):
            asked = time.monotonic()
            status = self._status(path)
            seen.append(_Seen(asked, time.monotonic(), status))

    def _status(self, path: str) -> int | None:
        line = Line(self._server)
        try:
            return line("GET", path, {"Authorization": f"Bearer {self._token}"}, None).status
        except (OSError, http.client.HTTPException):
            return None
        finally:
            line.close()

    def noticed(self, since: float) -> float | None:
        """How many seconds it takes until /readyz says that something is wrong; None where it does not in
        time."""
        return self._wait_for(lambda seen: seen.status == 503 and seen.answered >= since, since)

    def healed(self, since: float) -> float | None:
        """How many seconds it takes until /readyz, asked since then, says that all is well, or None."""
        return self._wait_for(lambda seen: seen.status == 200 and seen.asked >= since, since)

    def _wait_for(self, is_it: Callable[[_Seen], bool], since: float) -> float | None:
        while time.monotonic() < since + NOTICED:
            if found := next((seen for seen in tuple(self._ready) if is_it(seen)), None):
                return found.answered - since
            time.sleep(0.05)
        return None

    def ready_between(self, since: float, until: float) -> list[str]:
        """Whether it says too early that all is well."""
        early = [seen for seen in _between(self._ready, since, until) if seen.status == 200]
        return [f"/readyz was 200 while it lasted, {len(early)} times"] if early else []

    def odd_readings(self, since: float, until: float, is_read: bool) -> list[str]:
        """Answers that nobody should get; where matches are read while it lasts, others than these."""
        odd = {seen.status for seen in self._read + self._ready} - {200, 503, None}
        wrong = [f"a GET was answered {status}" for status in odd]
        told = [seen.status for seen in _between(self._read, since, until)]
        if is_read and set(told) != {200}:
            wrong.append(f"a match was answered {told} while it lasted")
        return wrong


def _between(seen: list[_Seen], since: float, until: float) -> list[_Seen]:
    return [one for one in seen if since <= one.asked and one.answered <= until]


# --- PostgreSQL ---


@contextmanager
def frozen(pids: list[int]) -> Iterator[None]:
    """These processes do nothing for a while."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def children(pid: int, called: str = "") -> list[int]:
    """The processes that this one has started; `called` is a part of what they call themselves."""
    pids = map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return [child for child in pids if called in _name(child)]


def _name(pid: int) -> str:
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """Nobody is there to be asked."""
    postgres.stop()
    try:
        yield
    finally:
        postgres.start()


class Wire:
    """What connects a server with PostgreSQL: a port of the loopback. It may fall silent, or let all go."""

    def __init__(self, postgres: Postgres):
        self._there = str(postgres.folder / f".s.PGSQL.{PORT}")
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._is_open = threading.Event()
        self._is_open.set()
        self._refuses = False
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_) -> None:
        self._listener.close()
        self._let_go()

    def through(self, url: str) -> str:
        """The URL of this PostgreSQL's database for whoever comes by the wire."""
        name = re.search(r"@/(\w+)\?", url)[1]
        return f"postgresql+psycopg://{OWNER}@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Nothing comes through in either direction, and nobody is told so."""
        self._is_open.clear()
        try:
            yield
        finally:
            self._is_open.set()

    @contextmanager
    def cut(self) -> Iterator[None]:
        """All connections end, and new ones end at once."""
        self._refuses = True
        self._let_go()
        try:
            yield
        finally:
            self._refuses = False

    def _let_go(self) -> None:
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self._refuses:
                    here.close()
                    continue
                self._connect(here)

    def _connect(self, here: socket.socket) -> None:
        there = socket.socket(socket.AF_UNIX)
        try:
            there.connect(self._there)
        except OSError:
            here.close()
            return
        self._ends += (here, there)
        for one, other in ((here, there), (there, here)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while piece := one.recv(65536):
                self._is_open.wait()
                other.sendall(piece)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def of_postgresql(postgres: Postgres, wire: Wire) -> list[Outage]:
    """For a server that is connected by this wire."""

    def freeze(serving_alone: bool) -> AbstractContextManager[None]:
        serving = children(postgres.pid, "referee_")
        return frozen(serving if serving_alone else [postgres.pid, *children(postgres.pid)])

    return [
        Outage("PostgreSQL's connections are frozen", lambda _: freeze(True), stops=False, is_read=False),
        Outage("PostgreSQL is frozen", lambda _: freeze(False), stops=True, is_read=False),
        Outage("PostgreSQL is gone", lambda _: stopped(postgres), stops=True, is_read=False, seconds=5),
        Outage("the network is silent", lambda _: wire.silent(), stops=True, is_read=False),
        Outage("the network is cut", lambda _: wire.cut(), stops=True, is_read=False, seconds=5),
    ]


# --- the system ---


@contextmanager
def limited(server: Server, kind: int, limit: Callable[[int], int]) -> Iterator[None]:
    """A limit of the system for each of its workers, of which this tells from its id how high it is."""
    before = {pid: resource.prlimit(pid, kind) for pid in server.workers()}
    for pid, (_, hard) in before.items():
        resource.prlimit(pid, kind, (limit(pid), hard))
    try:
        yield
    finally:
        for pid, limits in before.items():
            with suppress(ProcessLookupError):
                resource.prlimit(pid, kind, limits)


def few_files(pid: int) -> int:
    """A limit for a process that leaves it two more files."""
    opened = {int(file.name) for file in Path(f"/proc/{pid}/fd").iterdir()}
    return next(number for number in itertools.count() if number not in opened) + 2


def memory(pid: int) -> int:
    """The addresses that a process has, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[0])
    return pages * resource.getpagesize()


def of_the_system() -> list[Outage]:
    """For a server over SQLite."""
    no_file, no_files, no_memory = (
        lambda server: limited(server, resource.RLIMIT_FSIZE, lambda _: 0),
        lambda server: limited(server, resource.RLIMIT_NOFILE, few_files),
        lambda server: limited(server, resource.RLIMIT_AS, memory),
    )
    return [
        Outage("no file may be written", no_file, stops=True, is_read=True, seconds=5),
        Outage("no more files may be opened", no_files, stops=False, is_read=False, seconds=5),
        Outage("there is no more memory", no_memory, stops=False, is_read=False, seconds=5),
    ]


# --- a small disk ---

_MOUNT = 'mount -t tmpfs -o size=2m none "$0" && exec "$@"'
_SPACE = ["unshare", "--user", "--map-root-user", "--mount"]


def on_a_small_disk(server: Server, folder: Path) -> None:
    """Let a server that is not started yet have 2 MB of its own at this folder, which nobody else sees."""
    server.command = in_a_small_disk(folder, server.command)
    enter = ["nsenter", "--user", "--mount", "--preserve-credentials"]
    server.inside = lambda: [*enter, "-t", str(server.process.pid)]


def in_a_small_disk(folder: Path, command: list[str]) -> list[str]:
    """This command with 2 MB of its own at this folder."""
    return [*_SPACE, "sh", "-c", _MOUNT, str(folder), *command]


def of_a_small_disk(folder: Path) -> list[Outage]:
    """For a server that has one at this folder."""
    return [
        Outage("the disk is full", lambda server: full(server, folder), stops=True, is_read=True, seconds=5),
        Outage("the disk is only read", lambda server: only_read(server, folder), stops=True, is_read=True),
    ]


def can_have_small_disks() -> bool:
    """Whether this machine lets anybody have one: some forbid it."""
    with suppress(FileNotFoundError):
        mount = [*_SPACE, "mount", "-t", "tmpfs", "none", "/tmp"]
        return subprocess.run(mount, capture_output=True, check=False).returncode == 0
    return False


@contextmanager
def full(server: Server, folder: Path) -> Iterator[None]:
    """Something else fills the disk, also with what becomes free meanwhile."""
    ballast = Path(f"/proc/{server.process.pid}/root{folder}/ballast")
    ended = threading.Event()
    filling = threading.Thread(target=_fill, args=(ballast, ended))
    filling.start()
    try:
        yield
    finally:
        ended.set()
        filling.join()
        ballast.unlink()


def _fill(ballast: Path, ended: threading.Event) -> None:
    with ballast.open("ab", buffering=0) as file:
        while not ended.is_set():
            with suppress(OSError):
                while file.write(bytes(4096)) == 4096:
                    pass
            time.sleep(0.01)


@contextmanager
def only_read(server: Server, folder: Path) -> Iterator[None]:
    """The disk can only be read. A system does that to a disk with errors; here it can be done while nobody
    has a file open, so the workers are killed before."""
    with frozen([server.process.pid]):
        for pid in server.workers():
            os.kill(pid, signal.SIGKILL)
        _remount(server, folder, "ro")
    try:
        yield
    finally:
        _remount(server, folder, "rw")


def _remount(server: Server, folder: Path, how: str) -> None:
    """Raises TimeoutError where somebody keeps a file open."""
    command = [*server.inside(), "mount", "-o", f"remount,{how}", str(folder)]
    until = time.monotonic() + NOTICED
    while subprocess.run(command, capture_output=True, check=False).returncode:
        if time.monotonic() > until:
            raise TimeoutError(f"the disk could not be made {how}")
        time.sleep(0.05)  # until whoever was killed has gone
