"""How long it takes from a claim to the other phones: beside a bare hub in memory, in the same run."""

import http.client
import json
import os
import resource
import select
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random

AT_A_TABLE = 4
CLAIMS = 150
PATIENCE = 30
MARK = b"event: entry\n"

Table = tuple[str, list[dict[str, str]]]
"""The path of a stream, and the headers with which each phone asks for it."""


@dataclass(frozen=True)
class Latency:
    """From sending a claim to the frame at each phone of that table, in milliseconds."""

    median: float
    p99: float


class Phones:
    """Streams of one server, read by one thread that notes when an entry comes."""

    def __init__(self, port: int, tables: list[Table]):
        self.poll = select.epoll()
        self.sockets: dict[int, tuple[socket.socket, int]] = {}
        self.tails: dict[int, bytes] = {}
        self.came = threading.Condition()
        self.times: list[float] = []
        self.ended = False
        for number, (path, phones) in enumerate(tables):
            for headers in phones:
                self._open(port, number, path, headers)
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

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

    def _read(self) -> None:
        while not self.ended:
            for number, _ in self.poll.poll(0.1):
                told = self.tails[number] + self.sockets[number][0].recv(262_144)
                self.tails[number] = told[1 - len(MARK) :]
                if MARK in told:
                    with self.came:
                        self.times.append(time.perf_counter())
                        self.came.notify()

    def told_after(self, claim: Callable[[], None]) -> list[float]:
        """When each phone of the table was told, in seconds after the claim was sent."""
        self.times, begun = [], time.perf_counter()
        claim()
        with self.came:
            if not self.came.wait_for(lambda: len(self.times) >= AT_A_TABLE, PATIENCE):
                raise TimeoutError(f"{len(self.times)} of {AT_A_TABLE} phones were told")
        return [at - begun for at in self.times]

    def close(self) -> None:
        self.ended = True
        self.reader.join()
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


def latency(port: int, streams: int, bare: bool) -> Latency:
    """At so many streams, four a table; everybody claims at tables picked by chance."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    opened = _bare_table if bare else _table
    tables = [opened(connection, number) for number in range(streams // AT_A_TABLE)]
    rng, times = Random(streams), []
    with _phones(port, tables) as phones:
        connection.close()  # the server has no patience with one that was quiet so long; it opens by itself
        for number in range(CLAIMS):
            path, (headers, *_) = rng.choice(tables)
            where = path.replace("/stream", "/claims")
            body = {"claim": "match.note", "text": f"{number} {'x' * 200}"}
            times += phones.told_after(partial(_post, connection, where, headers, body))
    connection.close()
    milliseconds = [1000 * one for one in times]
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
    told = {"Content-Type": "application/json", "Idempotency-Key": os.urandom(16).hex(), **headers}
    connection.request("POST", path, json.dumps(body), told)
    answer = connection.getresponse()
    text = answer.read()
    if answer.status != 201:
        raise RuntimeError(f"{answer.status}: {text!r}")
    return json.loads(text)
