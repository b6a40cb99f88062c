"""The service over HTTP beside a bare Flask route, both on the same server with the same database settings.

A claim stands beside one durable insert, and a look at a match beside one SELECT. Every client is a process
of its own that has warmed up. Ours and the bare route take turns, and what counts is the median of the
ratios: of requests a second, and of what a request costs the server in CPU.

    python -m tools.bench.over_http KIND PORT  is one client; it acts as often as each line of its input says
"""

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from os import sysconf
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace

from tests.api.phone import Answer, Phone, post
from tests.postgres import Postgres
from tests.proofs.server import Line, Server

ALTERNATIONS = 5
REQUESTS, WARM_UP = 200, 30
"""Of each client, each time."""
TICKS = sysconf("SC_CLK_TCK")
"""A second has so many."""

Act = Callable[[], None]


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


def served(module: str, database: Path) -> Server:
    """As whoever sets nothing has it, but for the rates."""
    return Server(f"sqlite:///{database}", database.parent, module=module, log="info")


def beside_bare(folder: Path, ours: str, bare: str, clients: int) -> Beside:
    """Both kinds of requests by so many clients, in turn."""
    with ExitStack() as stack:
        runs = [
            stack.enter_context(_running(module, folder / f"{ours}-{kind}-{clients}.sqlite3", kind, clients))
            for module, kind in (("referee.cli", ours), ("tools.bench.bare", bare))
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
    with served(module, database) as server, ExitStack() as stack:
        started = _clients(stack, kind, [server] * clients)
        yield lambda: _turn([server], started)


@dataclass(frozen=True)
class Nodes:
    """Medians of one node, of two over the same PostgreSQL, and of the ratio of their rates."""

    one: Pace
    two: Pace
    rate: float


def two_nodes(folder: Path, clients: int) -> Nodes:
    """Claims by so many clients at one node, and by as many shared out to two, in turn. PostgreSQL waits for
    the disk at each commit, as one in service does."""
    durable = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
    with ExitStack() as stack:
        url = stack.enter_context(Postgres(**durable)).new_database()
        servers = [stack.enter_context(Server(url, folder, log="info")) for _ in range(2)]
        at_one = _clients(stack, "claims", servers[:1] * clients)
        at_two = _clients(stack, "claims", [servers[number % 2] for number in range(clients)])
        pairs = [(_turn(servers[:1], at_one), _turn(servers, at_two)) for _ in range(ALTERNATIONS)]
    one, two = (_middle(paces) for paces in zip(*pairs, strict=True))
    return Nodes(one, two, statistics.median(second.rate / first.rate for first, second in pairs))


def _clients(stack: ExitStack, kind: str, servers: list[Server]) -> list[subprocess.Popen]:
    """One at each of these servers, warmed up."""
    started = [stack.enter_context(_client(kind, server.port)) for server in servers]
    for one in started:
        _wait(one)
    return started


def _turn(servers: list[Server], clients: list[subprocess.Popen]) -> Pace:
    cpu, begun = sum(map(cpu_of, servers)), perf_counter()
    for one in clients:
        one.stdin.write(f"{REQUESTS}\n")
        one.stdin.flush()
    for one in clients:
        _wait(one)
    took, many = perf_counter() - begun, len(clients) * REQUESTS
    return Pace(many / took, 1000 * (sum(map(cpu_of, servers)) - cpu) / many)


@contextmanager
def _client(kind: str, port: int) -> Iterator[subprocess.Popen]:
    command = [sys.executable, "-m", "tools.bench.over_http", kind, str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.stdin.close()


def _wait(client: subprocess.Popen) -> None:
    if client.stdout.readline() != "done\n":
        raise RuntimeError("a client has ended")


def cpu_of(server: Server) -> float:
    """The seconds of CPU that its processes have taken."""
    told = (Path(f"/proc/{pid}/stat").read_text() for pid in (server.process.pid, *server.workers()))
    fields = (one.rpartition(")")[2].split() for one in told)
    return sum(int(user) + int(system) for *_, user, system in (one[:13] for one in fields)) / TICKS


def memory_of(server: Server) -> float:
    """What its workers hold in memory, in MB."""
    told = (Path(f"/proc/{pid}/status").read_text() for pid in server.workers())
    return sum(int(one.partition("VmRSS:")[2].split()[0]) for one in told) / 1024


# --- what a client does ---


def _opened(line: Line) -> Phone:
    """The scorekeeper of a match in which a round has been dealt."""
    phone = Phone.opening(line, "Ann", "Bob", "Cat")
    _got(201, phone.tell(DEAL))
    return phone


def _got(status: int, answer: Answer) -> Answer:
    if answer.status != status:
        raise RuntimeError(f"{answer.status}: {answer.body!r}")
    return answer


DEAL = {"claim": "uno.deal", "turned_up": ["red 5"]}
DRAWS = 60
"""So many in a round, which is put aside then: the deck has no more cards than that."""


def claims(line: Line) -> Act:
    """In a match of its own: everybody draws and keeps, in turn."""
    phone = _opened(line)
    state = phone.look()["state"]

    def act() -> None:
        nonlocal state
        round = state["round"]
        if round is None:
            claim = DEAL
        elif sum(round["received"]) == DRAWS:
            claim = {"claim": "match.void"}
        else:
            claim = {"claim": "uno.draw", "seat": round["turn"], "keep": True}
        state = _got(201, phone.tell(claim)).json["state"]

    return act


def inserts(line: Line) -> Act:
    body = {"claim": "uno.draw", "seat": 1, "keep": True, "after": 2}
    return lambda: _got(201, post(line, "/", body)) and None


def grouped(line: Line) -> Act:
    body = {"claim": "uno.draw", "seat": 1, "keep": True, "after": 2}
    return lambda: _got(201, post(line, "/grouped", body)) and None


def looks(line: Line) -> Act:
    phone = _opened(line)
    return lambda: _got(200, phone.get()) and None


def unchanged(line: Line) -> Act:
    """Looks at what this client has seen already."""
    phone = _opened(line)
    known = {"If-None-Match": phone.get().headers["ETag"]}
    return lambda: _got(304, phone.get(headers=known)) and None


def selects(line: Line) -> Act:
    post(line, "/", {"one": "row"})
    return lambda: _got(200, line("GET", "/1", {}, None)) and None


KINDS = {one.__name__: one for one in (claims, inserts, grouped, looks, unchanged, selects)}


def main() -> None:
    kind, port = sys.argv[1:]
    line = Line(SimpleNamespace(port=int(port)))
    act = KINDS[kind](line)
    _act(act, WARM_UP)
    for many in sys.stdin:
        line.close()  # no server has patience with a connection that was quiet so long; it opens by itself
        _act(act, int(many))


def _act(act: Act, many: int) -> None:
    for _ in range(many):
        act()
    print("done", flush=True)


if __name__ == "__main__":
    main()
