"""What comes over a socket: in time and as HTTP, or not at all."""

import json
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, nullcontext, suppress
from pathlib import Path
from types import SimpleNamespace

import gevent
import pytest
from gevent.event import Event
from gunicorn.http.errors import NoMoreData
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.exceptions import RequestTimeout

from referee.api.http import bodies
from referee.api.middleware.headers import SECURITY_HEADERS
from referee.server import sockets
from tests.api.phone import Phone
from tests.proofs.server import PATIENCE, Line, Server

ASKED = "Host: x\r\nConnection: close\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    with Server(f"sqlite:///{folder}/referee.sqlite3", folder) as server:
        yield server


def answer(server: Server, sent: str) -> tuple[int, dict[str, str], bytes]:
    """Whatever comes back until the connection is closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(sent.encode("latin-1"))
        head, _, body = connection.makefile("rb").read().partition(b"\r\n\r\n")
    status, *lines = head.decode().split("\r\n")
    return int(status.split()[1]), dict(line.split(": ", 1) for line in lines), body


@pytest.mark.parametrize(
    ("status", "sent"),
    [
        (400, "GET / HTTP/1.1\r\nBad Header: secret\r\n\r\n"),
        (400, "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"),
        (
            400,
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        ),
        (414, f"GET /{'a' * 9000} HTTP/1.1\r\n\r\n"),
        (431, f"GET / HTTP/1.1\r\nX: {'a' * 9000}\r\n\r\n"),
        (431, "GET / HTTP/1.1\r\n" + "".join(f"X{number}: 1\r\n" for number in range(60)) + "\r\n"),
    ],
)
def test_what_is_no_request_is_a_guarded_problem(server, status, sent):
    """In our shape, though no route has seen it; and none of it is in the log."""
    told, headers, body = answer(server, sent)

    assert (status, status, "application/problem+json") == (
        told,
        json.loads(body)["status"],
        headers["Content-Type"],
    )
    assert SECURITY_HEADERS == {name: headers.get(name) for name in SECURITY_HEADERS}
    assert b"secret" not in Path(server.said.name).read_bytes()


def test_no_name_of_the_server_is_told(server):
    """Whoever looks for a hole in one learns nothing."""
    _, headers, _ = answer(server, f"GET /healthz HTTP/1.1\r\n{ASKED}\r\n")

    assert not {"Server", "X-Powered-By"} & headers.keys()


def test_http_1_1_without_a_host_is_refused(server):
    """As HTTP asks for; an older client names none."""
    nameless = "GET /healthz HTTP/1.{}\r\nConnection: close\r\n\r\n"

    assert [400, 200] == [answer(server, nameless.format(minor))[0] for minor in (1, 0)]


def test_a_request_that_comes_as_it_stops_is_not_broken_off(monkeypatch):
    """Its connection is closed before it is read, or it is answered whole."""
    monkeypatch.setattr(GeventWorker, "timeout_ctx", lambda _: nullcontext())
    worker = sockets.WorkerWithSocketLimits.__new__(sockets.WorkerWithSocketLimits)
    worker._silent, worker._stops, worker.alive = set(), Event(), True
    comes, done = Event(), []

    def connection() -> None:
        with suppress(NoMoreData), worker.timeout_ctx():
            comes.wait()
            done.append("read")
        if done:
            gevent.sleep(0)  # a database is asked
            done.append("answered")

    served = gevent.spawn(connection)
    gevent.sleep(0)
    worker.handle_exit(signal.SIGTERM, None)
    comes.set()
    served.get(timeout=PATIENCE)

    assert done in ([], ["read", "answered"])
    assert worker._stops.wait(PATIENCE)


def test_https_is_not_believed_of_anybody(server):
    """gunicorn alone would believe whoever comes from this machine."""
    _, headers, _ = answer(server, f"GET /healthz HTTP/1.1\r\n{ASKED}X-Forwarded-Proto: https\r\n\r\n")

    assert "Strict-Transport-Security" not in headers


def test_a_head_that_does_not_come_is_not_waited_for(server):
    """Some seconds later the connection is closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        before = time.monotonic()
        assert b"" == connection.recv(1000)

    assert time.monotonic() - before < sockets.SECONDS_FOR_REQUEST_HEAD + 5


def test_a_body_that_does_not_come_is_408():
    """What is there is read, and after that the clock runs out, however slowly the rest drips."""

    class Dripping:
        def read(self, *size: int) -> bytes:
            gevent.sleep(0.05)
            return b"x"

    def app(environ: dict, _start: object) -> list[bytes]:
        body = environ["wsgi.input"]
        body._until = time.monotonic() + 0.2
        return [body.read(1) for _ in range(100)]

    with pytest.raises(RequestTimeout):
        sockets.BodyDeadlineMiddleware(app)({"wsgi.input": Dripping(), "CONTENT_LENGTH": "100"}, None)


def test_a_body_that_nobody_reads_is_discarded_with_pauses(server):
    """Of a record that is refused before it is read; the next request on its connection is answered."""
    with closing(Line(server)) as line:
        kind = {"Content-Type": "text/plain", "Idempotency-Key": "a" * 32}
        refused = line("POST", "/v1/records", kind, b"x" * 8_000_000)
        connection = line.connection
        alive = line("GET", "/healthz", {}, None)

        assert (415, 200) == (refused.status, alive.status)
        assert connection is line.connection


def test_who_does_not_send_the_rest_of_a_refused_body_is_let_go(monkeypatch):
    monkeypatch.setattr(sockets, "SECONDS_FOR_REQUEST_BODY", 0)

    class Body:
        failed = False

        def read(self, size: int) -> bytes:
            gevent.sleep(0.01)
            return b"x" * size

    request = SimpleNamespace(headers=[("CONTENT-LENGTH", "10")], body=Body())
    with pytest.raises(OSError, match="did not come in time"):
        sockets._discard_rest_of_body(request)


@pytest.mark.parametrize(
    ("length", "seconds"),
    [("", 10), ("100", 10), (str(16 * 1024 * 1024), 74), (str(17 * 1024 * 1024), 74), ("x", 10)],
)
def test_a_large_body_has_more_time(length, seconds):
    """A second for each 256 KiB, beside the ten, up to what a body may have."""

    def app(environ: dict, _start: object) -> list[bytes]:
        return [environ["wsgi.input"]._until - time.monotonic()]

    (left,) = sockets.BodyDeadlineMiddleware(app)({"wsgi.input": None, "CONTENT_LENGTH": length}, None)

    assert left == pytest.approx(seconds, abs=0.5)


def test_the_largest_body_is_a_record():
    """Waiting for more than may come would be for nothing."""
    assert bodies.LARGEST_RECORD == sockets.LARGEST_BODY


@pytest.mark.parametrize(("digits", "status"), [(400, 413), (4000, 413), (5000, 400)])
def test_a_length_without_measure_is_refused(server, digits, status):
    """No number of digits is a failure of ours."""
    length = f"Content-Type: application/json\r\nContent-Length: {'9' * digits}\r\n"
    key = "Idempotency-Key: 0123456789abcdef\r\n"
    told, _, _ = answer(server, f"POST /v1/matches HTTP/1.1\r\n{ASKED}{key}{length}\r\n")

    assert status == told


def test_whoever_says_nothing_does_not_hold_a_stop(server):
    """Connections on which no request has come yet, or only a part of one, or no other one; and streams. The
    last test of that server."""
    logged = Path(server.said.name).stat().st_size
    line = Line(server)
    phone = Phone.opening(line, "Ann", "Bob")
    line.close()
    stream = f"GET {phone.path}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {phone.token}\r\n\r\n"
    with ExitStack() as stack:
        for sent in ("", "GET /healthz HT", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", stream):
            connection = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            connection.sendall(sent.encode())
            if sent.endswith("\r\n\r\n"):
                assert b" 200 " in connection.recv(4096)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)

    assert sockets.REQUESTS_BROKEN_OFF_MESSAGE.encode() not in Path(server.said.name).read_bytes()[logged:]


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory, postgres) -> Iterator[Server]:
    """A server of two workers. The test that kills one of them comes last."""
    with Server(postgres.new_database(), tmp_path_factory.mktemp("two"), workers=2) as server:
        yield server


def test_how_postgresql_stands_is_told_once_whichever_worker_is_asked(two_workers):
    """By none of them, so nothing of it stays as it was when another was asked."""
    told = [answer(two_workers, f"GET /metrics HTTP/1.1\r\n{ASKED}\r\n")[2].decode() for _ in range(12)]
    standing = [re.findall(r"^(referee_(?:database_|oldest_)\S+) (\S+)$", one, re.MULTILINE) for one in told]

    names = ("database_is_standby", "database_lacks_standby", "oldest_commit_seconds")
    assert [[(f"referee_{name}", "0.0") for name in names]] * 12 == standing


def test_workers_count_together(two_workers):
    """/metrics of any of them tells what all have answered, and of what died nothing is lost."""
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", two_workers.port)) as connection:
            connection.sendall(f"GET /healthz HTTP/1.1\r\n{ASKED}\r\n".encode())
            connection.makefile("rb").read()
    two_workers.kill_a_worker()
    told = [answer(two_workers, f"GET /metrics HTTP/1.1\r\n{ASKED}\r\n")[2].decode() for _ in range(4)]
    counted = [
        re.findall(r'requests_total\{method="GET",route="/healthz",status="200"\} (\S+)', one) for one in told
    ]

    assert [["40.0"]] * 4 == counted


WITHOUT_MEMORY = """
from gevent import monkey
monkey.patch_all()
import gevent
from referee.server import sockets

def lose_some_news():
    raise MemoryError

gevent.spawn(lose_some_news)
gevent.sleep(3)
print("went on")
"""


def test_a_worker_that_has_lost_news_for_want_of_memory_ends():
    """Else somebody would wait for ever for what was to be told. Its parent starts another."""
    done = subprocess.run([sys.executable, "-c", WITHOUT_MEMORY], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stdout) == (1, "")
    assert "MemoryError" in done.stderr


def test_a_worker_may_open_as_many_files_as_it_has_connections():
    """Most systems begin with 1024; a thousand phones need more."""
    script = """
import resource
from referee import machine
from referee.server import sockets
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
machine.raise_open_file_limit(sockets.MOST_OPEN_FILES)
soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
assert hard == resource.RLIM_INFINITY or soft == min(hard, sockets.MOST_OPEN_FILES), soft
assert soft > 256, soft
"""
    subprocess.run([sys.executable, "-W", "error", "-c", script], check=True)


@pytest.mark.parametrize(
    ("addr", "address"),
    [
        (("203.0.113.7", 50000), "203.0.113.7"),
        (("::ffff:203.0.113.7", 50000, 0, 0), "203.0.113.7"),
        (("2001:db8:1:2:3::4", 50000, 0, 0), "2001:db8:1:2::/64"),
        (("fe80::1%eth0", 50000, 0, 2), "fe80::/64"),
        (("127.0.0.1", 50000), None),
        (("::1", 50000, 0, 0), None),
        ("", None),
    ],
)
def test_a_connection_is_counted_by_the_address_it_comes_from(addr, address):
    """By the network of IPv6, in which a phone has many; none of this machine, where a proxy may be."""
    assert address == sockets.client_of_connection(addr)


class Connection:
    """Of somebody far away."""

    def __init__(self) -> None:
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True


@pytest.mark.parametrize(("counts", "served"), [(True, 2), (False, 3)])
def test_one_address_has_so_many_connections_and_no_more(monkeypatch, counts, served):
    """One more is closed; whoever sits elsewhere is served, and so is the same one once others are gone."""
    monkeypatch.setattr(sockets, "MOST_CONNECTIONS_OF_AN_ADDRESS", 2)
    hold, begun = Event(), []
    monkeypatch.setattr(GeventWorker, "handle", lambda *_: (begun.append(1), hold.wait()))
    worker = sockets.WorkerWithSocketLimits.__new__(sockets.WorkerWithSocketLimits)
    worker._connected, worker.counts_addresses = Counter(), counts
    connections = [Connection() for _ in range(3)]

    held = [gevent.spawn(worker.handle, None, one, ("203.0.113.7", 1)) for one in connections]
    held.append(gevent.spawn(worker.handle, None, Connection(), ("203.0.113.8", 1)))
    gevent.sleep(0)
    assert (served + 1, 3 - served) == (len(begun), sum(one.is_closed for one in connections))

    hold.set()
    gevent.joinall(held)
    worker.handle(None, again := Connection(), ("203.0.113.7", 1))
    assert (False, {}) == (again.is_closed, dict(worker._connected))
