"""How long it takes from a claim, and from its answer, to the phones of its table; and by a hub in memory.

The hub answers and passes on what it was sent; it judges nothing and stores nothing. So from sending a claim
to the frame ours has the claim to do besides, with its durable commit; from the answer to the frame both have
the same to do. One thread of one process reads all sockets, that of the answer among them.
"""

import http.client
import json
import os
import resource
import select
import socket
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

AT_A_TABLE = 4
CLAIMS = 150
PATIENCE = 30
MARK = b"event: entry\n"

Table = tuple[str, list[dict[str, str]]]
"""The path of a stream, and the headers with which each phone asks for it."""


@dataclass(frozen=True)
class Latency:
    """To the frame at each phone of a table, in milliseconds."""

    median: float
    p99: float


@dataclass(frozen=True)
class Latencies:
    """From sending a claim, and from its answer, both to the frame."""

    sent: Latency
    answered: Latency


class Phones:
    """Streams of one server."""

    def __init__(self, port: int, tables: list[Table]):
        self.poll = select.epoll()
        self.sockets: dict[int, tuple[socket.socket, int]] = {}
        self.tails: dict[int, bytes] = {}
        for number, (path, phones) in enumerate(tables):
            for headers in phones:
                self._open(port, number, path, headers)

    def _open(self, port: int, table: int, path: str, headers: dict[str, str]) -> None:
        one = socket.create_connection(("127.0.0.1", port), PATIENCE)
        lines = [f"GET {path} HTTP/1.1", "Host: x", *(f"{name}: {told}" for name, told in headers.items())]
        one.sendall("\r\n".join([*lines, "\r\n"]).encode())
        told = b""
        while b"event: state" not in told:
            piece = one.recv(65536)
            if not piece:
                raise ConnectionResetError(f"{path}: {told!r}")
            told += piece
        one.setblocking(False)
        self.sockets[one.fileno()], self.tails[one.fileno()] = (one, table), b""
        self.poll.register(one, select.EPOLLIN)

    def after(self, answer: socket.socket) -> tuple[float, list[float]]:
        """When the answer came to a claim that was sent just now, and when each phone of the table was told;
        a frame may be read before the answer."""
        answered, told = None, []
        deadline = time.perf_counter() + PATIENCE
        self.poll.register(answer, select.EPOLLIN)
        while answered is None or len(told) < AT_A_TABLE:
            if time.perf_counter() > deadline:
                raise TimeoutError(f"{len(told)} of {AT_A_TABLE} phones were told")
            for number, _ in self.poll.poll(0.1):
                if number == answer.fileno():
                    answered = time.perf_counter()
                    self.poll.unregister(answer)  # it is read once all have been told
                elif self._is_told(number):
                    told.append(time.perf_counter())
        return answered, told

    def _is_told(self, number: int) -> bool:
        """Read what there is; whether an entry began in it."""
        told = self.tails[number] + self.sockets[number][0].recv(262_144)
        self.tails[number] = told[1 - len(MARK) :]
        return MARK in told

    def close(self) -> None:
        for one, _ in self.sockets.values():
            one.close()
        self.poll.close()


@contextmanager
def _phones(port: int, tables: list[Table]) -> Iterator[Phones]:
    # Each stream is an open file, here and at the server.
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    phones = Phones(port, tables)
    try:
        yield phones
    finally:
        phones.close()


def latencies(port: int, streams: int, bare: bool) -> Latencies:
    """At so many streams, four a table; everybody claims at tables picked by chance."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    opened = _bare_table if bare else _table
    tables = [opened(connection, number) for number in range(streams // AT_A_TABLE)]
    rng, sent, answered = Random(streams), [], []
    with _phones(port, tables) as phones:
        connection.close()  # the server has no patience with one that was quiet so long; it opens by itself
        for number in range(CLAIMS):
            path, (headers, *_) = rng.choice(tables)
            where = path.replace("/stream", "/claims")
            body = {"claim": "match.note", "text": f"{number} {'x' * 200}"}
            begun = time.perf_counter()
            _send(connection, where, headers, body)
            answer, told = phones.after(connection.sock)
            _read(connection)
            sent += [at - begun for at in told]
            answered += [at - answer for at in told]
    connection.close()
    return Latencies(_latency(sent), _latency(answered))


def _latency(seconds: list[float]) -> Latency:
    milliseconds = [1000 * one for one in seconds]
    return Latency(statistics.median(milliseconds), statistics.quantiles(milliseconds, n=100)[98])


def _bare_table(connection: http.client.HTTPConnection, number: int) -> Table:
    return f"/hub/{number}", [{}] * AT_A_TABLE


def _table(connection: http.client.HTTPConnection, number: int) -> Table:
    opening = {"game": "uno", "seats": ["Ann", "Bob", "Cat", "Dan"]}
    opened = _post(connection, "/v1/matches", {}, opening)
    path, keeper = f"/v1/matches/{opened['id']}", _bearer(opened)
    seats = [
        _bearer(_post(connection, f"{path}/seats/{seat}/tokens", keeper, {})) for seat in range(1, AT_A_TABLE)
    ]
    return f"{path}/stream", [keeper, *seats]


def _bearer(told: dict) -> dict[str, str]:
    return {"Authorization": f"Bearer {told['token']}"}


def _post(connection: http.client.HTTPConnection, path: str, headers: dict[str, str], body: dict) -> dict:
    _send(connection, path, headers, body)
    return _read(connection)


def _send(connection: http.client.HTTPConnection, path: str, headers: dict[str, str], body: dict) -> None:
    told = {"Content-Type": "application/json", "Idempotency-Key": os.urandom(16).hex(), **headers}
    connection.request("POST", path, json.dumps(body), told)


def _read(connection: http.client.HTTPConnection) -> dict:
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{answer.status}: {text!r}")
    return json.loads(text)
