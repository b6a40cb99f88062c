"""Sockets that are slow, silent or never read, and whether a table notices them."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.api.phone import Phone
from tests.proofs.server import Line, Server

SLOW, STREAMS, DEAF = 400, 300, 5
LONGEST = 2.0  # seconds for a plain GET beside all of them
CLAIMS = 100


@dataclass
class Outcome:
    """How long answers took, in seconds, and what was wrong."""

    gets: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def beside_slow_sockets(server: Server) -> Outcome:
    """Play on while hundreds of sockets hold on to the server."""
    outcome = Outcome()
    with contextlib.ExitStack() as stack:
        line = stack.enter_context(contextlib.closing(Line(server)))
        phone = Phone.opening(line, "Ann", "Bob", target=100_000)
        sockets = [stack.enter_context(_connected(server)) for _ in range(SLOW + STREAMS + DEAF)]
        slow, streams, deaf = sockets[:SLOW], sockets[SLOW:-DEAF], sockets[-DEAF:]
        for number, one in enumerate(slow):
            one.sendall(
                (b"", b"GET /hea", b"POST /v1/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")[
                    number % 3
                ]
            )
        tokens = [phone.post(f"{phone.path}/tokens").json["token"] for _ in range(STREAMS + DEAF)]
        for one, token in zip((*streams, *deaf), tokens, strict=True):
            one.sendall(_stream_request(phone, token))
        for one in streams:
            one.recv(1)  # it has begun
        drips = threading.Event()
        dripping = threading.Thread(target=_drip, args=(slow, drips))
        dripping.start()
        try:
            _play(phone, outcome)
        finally:
            drips.set()
            dripping.join()
    return outcome


def _play(phone: Phone, outcome: Outcome) -> None:
    for number in range(CLAIMS):
        before = time.monotonic()
        answer = phone.get()
        outcome.gets.append(time.monotonic() - before)
        reply = phone.tell({"claim": "match.note", "text": "x" * 200})
        if (answer.status, reply.status) != (200, 201):
            outcome.wrong.append(f"claim {number}: {answer.status}, {reply.status}")
    if max(outcome.gets) > LONGEST:
        outcome.wrong.append(f"a plain GET took {max(outcome.gets):.2f} s")


@contextlib.contextmanager
def _connected(server: Server) -> Iterator[socket.socket]:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=20)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with one:
        yield one


def _stream_request(phone: Phone, token: str) -> bytes:
    head = f"GET {phone.path}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n"
    return head.encode()


def _drip(sockets: list[socket.socket], end: threading.Event) -> None:
    """A byte now and then, so that none of them is quite silent."""
    while not end.wait(0.5):
        for one in sockets[::2]:
            with contextlib.suppress(OSError):
                one.sendall(b"x")
