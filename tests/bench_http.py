"""The service over HTTP beside a bare Flask route, both on the same server with the same database settings.

A claim stands beside one durable insert, and a look at a match beside one SELECT. Every client is a process
of its own that has warmed up. Ours and the bare route take turns, and what counts is the median of the
ratios: of requests a second, and of what a request costs the server in CPU.

    python -m tests.bench_http KIND PORT      is one client; it acts as often as each line of its input says
"""

import http.client
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

ALTERNATIONS = 5
REQUESTS, WARM_UP = 200, 30
"""Of each client, each time."""
IDLE = 1
"""Seconds without a request: a server has no patience with a connection that was quiet much longer."""
TICKS = os.sysconf("SC_CLK_TCK")
"""A second has so many."""

Act = Callable[[], None]


@dataclass(frozen=True)
class Serving:
    """A server that runs: its port, and the number of its first process."""

    port: int
    pid: int


@dataclass(frozen=True)
class Pace:
    """So many requests a second, at so many milliseconds of the server's CPU each."""

    rate: float
    cpu: float


@dataclass(frozen=True)
class Beside:
    """The medians of ours and of the bare route, and those of the ratios: 1 is as quick, and as cheap."""

    ours: Pace
    bare: Pace
    rate: float
    cpu: float


@contextmanager
def serving(module: str, database: Path) -> Iterator[Serving]:
    environ = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
    environ |= {"REFEREE_DATABASE_URL": f"sqlite:///{database}", "REFEREE_PORT": "0", "REFEREE_RATES": "off"}
    command = [sys.executable, "-m", module, "serve"]
    with subprocess.Popen(
        command, env=environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        try:
            port = int(process.stdout.readline().partition("127.0.0.1:")[2].partition(".")[0])
            yield Serving(port, process.pid)
        finally:
            process.terminate()


def beside_bare(folder: Path, ours: str, bare: str, clients: int) -> Beside:
    """Both kinds of requests by so many clients, in turn."""
    with ExitStack() as stack:
        runs = [
            stack.enter_context(
                _running(module, folder / f"{ours}-{kind}-{clients}.sqlite3", kind, clients)
            )
            for module, kind in (("referee.cli", ours), ("tests.bench_bare", bare))
        ]
        pairs = [tuple(run() for run in runs) for _ in range(ALTERNATIONS)]
    of_ours, of_bare = (_middle(paces) for paces in zip(*pairs, strict=True))
    rate = statistics.median(one.rate / other.rate for one, other in pairs)
    cpu = statistics.median(other.cpu / one.cpu for one, other in pairs)
    return Beside(of_ours, of_bare, rate, cpu)


def _middle(paces: tuple[Pace, ...]) -> Pace:
    return Pace(*(statistics.median(getattr(one, name) for one in paces) for name in ("rate", "cpu")))


@contextmanager
def _running(module: str, database: Path, kind: str, clients: int) -> Iterator[Callable[[], Pace]]:
    """A server with its clients, that measures one turn each time it is called."""
    with serving(module, database) as server, ExitStack() as stack:
        started = [stack.enter_context(_client(kind, server.port)) for _ in range(clients)]
        for one in started:
            _wait(one)

        def turn() -> Pace:
            cpu, begun = cpu_of(server.pid), perf_counter()
            for one in started:
                one.stdin.write(f"{REQUESTS}\n")
                one.stdin.flush()
            for one in started:
                _wait(one)
            took, many = perf_counter() - begun, clients * REQUESTS
            return Pace(many / took, 1000 * (cpu_of(server.pid) - cpu) / many)

        yield turn


@contextmanager
def _client(kind: str, port: int) -> Iterator[subprocess.Popen]:
    command = [sys.executable, "-m", "tests.bench_http", kind, str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.stdin.close()


def _wait(client: subprocess.Popen) -> None:
    if client.stdout.readline() != "done\n":
        raise RuntimeError("a client has ended")


def cpu_of(pid: int) -> float:
    """The seconds of CPU that a process and those below it have taken."""
    parents, spent = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        number = int(path.parent.name)
        parents[number], spent[number] = int(fields[1]), int(fields[11]) + int(fields[12])
    below = [pid]
    for one in below:
        below += [child for child, parent in parents.items() if parent == one]
    return sum(spent[one] for one in below) / TICKS


# --- what a client does ---


class Line:
    """A connection that stays open."""

    def __init__(self, port: int):
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.used = perf_counter()

    def ask(
        self, method: str, path: str, body: dict | None = None, status: int = 200, **headers: str
    ) -> dict:
        if perf_counter() - self.used > IDLE:
            self.connection.close()  # it opens by itself
        self.used = perf_counter()
        told = {"Idempotency-Key": os.urandom(16).hex(), "Content-Type": "application/json", **headers}
        self.connection.request(method, path, None if body is None else json.dumps(body), told)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status != status:
            raise RuntimeError(f"{answer.status}: {text!r}")
        self.etag = answer.headers.get("ETag")
        return json.loads(text) if text else {}


def _match(line: Line) -> tuple[str, dict[str, str]]:
    """A match in which a round has been dealt: its path, and the headers of its scorekeeper."""
    opened = line.ask("POST", "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob", "Cat"]}, 201)
    path, token = f"/v1/matches/{opened['id']}", {"Authorization": f"Bearer {opened['token']}"}
    line.ask("POST", f"{path}/claims", {**DEAL, "after": 1}, 201, **token)
    return path, token


DEAL = {"claim": "uno.deal", "turned_up": ["red 5"]}
DRAWS = 60
"""So many in a round, which is put aside then: the deck has no more cards than that."""


def claims(port: int) -> Act:
    """In a match of its own: everybody draws and keeps, in turn."""
    line = Line(port)
    path, token = _match(line)
    answer = line.ask("GET", path, **token)

    def act() -> None:
        nonlocal answer
        round = answer["state"]["round"]
        if round is None:
            claim = DEAL
        elif sum(round["received"]) == DRAWS:
            claim = {"claim": "match.void"}
        else:
            claim = {"claim": "uno.draw", "seat": round["turn"], "keep": True}
        told = {**claim, "after": answer["number"]}
        answer = line.ask("POST", f"{path}/claims", told, 201, **token)

    return act


def inserts(port: int) -> Act:
    line = Line(port)
    body = {"claim": "uno.draw", "seat": 1, "keep": True, "after": 2}
    return lambda: line.ask("POST", "/", body, 201) and None


def looks(port: int) -> Act:
    line = Line(port)
    path, token = _match(line)
    return lambda: line.ask("GET", path, **token) and None


def unchanged(port: int) -> Act:
    """Looks at what this client has seen already."""
    line = Line(port)
    path, token = _match(line)
    line.ask("GET", path, **token)
    known = token | {"If-None-Match": line.etag}
    return lambda: line.ask("GET", path, status=304, **known) and None


def selects(port: int) -> Act:
    line = Line(port)
    line.ask("POST", "/", {"one": "row"}, 201)
    return lambda: line.ask("GET", "/1") and None


KINDS = {one.__name__: one for one in (claims, inserts, looks, unchanged, selects)}


def main() -> None:
    kind, port = sys.argv[1:]
    act = KINDS[kind](int(port))
    for _ in range(WARM_UP):
        act()
    print("done", flush=True)
    for line in sys.stdin:
        for _ in range(int(line)):
            act()
        print("done", flush=True)


if __name__ == "__main__":
    main()
