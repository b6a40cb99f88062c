"""Claims over raw connections, prepared before they are sent, so that sending them costs little CPU.

One thread waits for all connections. A match has at most one claim on its way.
"""

import select
import socket
import time
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

PATIENCE = 30
"""Seconds for an answer."""
CONNECTIONS = 32
"""To each node."""
_SEED = 1
_CREATED = b"HTTP/1.1 201 "
_LENGTH = b"content-length:"


@dataclass
class Match:
    """A match at a node: the heads of its requests up to the key, and the claims that it will send."""

    node: int
    id: str
    head: bytes
    bodies: tuple[bytes, ...]
    sent: int = 0

    def next_request(self) -> bytes:
        """Raises IndexError after the last claim."""
        body = self.bodies[self.sent]
        self.sent += 1
        return b"%bIdempotency-Key: claim-%010d\r\nContent-Length: %d\r\n\r\n%b" % (
            self.head,
            self.sent,
            len(body),
            body,
        )


@dataclass
class Sent:
    """Answered claims: how long all took together, in seconds, and each waited, in milliseconds."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Claims a second."""
        return len(self.waits) / self.seconds


class _Connection:
    """To one node; `match` is the one whose answer it waits for, which was due at `due`."""

    def __init__(self, port: int, node: int):
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.node = node
        self.match: Match | None = None
        self.due = 0.0
        self._told = b""

    def send(self, match: Match, due: float) -> None:
        self.match, self.due, self._told = match, due, b""
        self.socket.sendall(match.next_request())

    def is_answered(self) -> bool:
        """Read what there is. Raises RuntimeError for any answer but 201."""
        piece = self.socket.recv(65536)
        self._told += piece
        head, ended, body = self._told.partition(b"\r\n\r\n")
        if not piece or (ended and not head.startswith(_CREATED)):
            raise RuntimeError(f"a claim was answered {self._told[:500]!r}")
        return bool(ended) and len(body) >= int(head.lower().partition(_LENGTH)[2].split()[0])


class Traffic:
    """All connections to nodes at these ports, and the matches that may claim next. Open it anew after a
    pause: no server has patience with a connection that says nothing."""

    def __init__(self, ports: Iterable[int], matches: Iterable[Match]):
        self._poll = select.epoll()
        ports = list(ports)
        self._idle: list[list[_Connection]] = [[] for _ in ports]
        self._ready: list[list[Match]] = [[] for _ in ports]
        self._overdue: list[deque[float]] = [deque() for _ in ports]
        self._chance = Random(_SEED)
        self._connections: dict[int, _Connection] = {}
        for node, port in enumerate(ports):
            self._idle[node] = [_Connection(port, node) for _ in range(CONNECTIONS)]
            for one in self._idle[node]:
                self._connections[one.socket.fileno()] = one
                self._poll.register(one.socket, select.EPOLLIN)
        for match in matches:
            self._ready[match.node].append(match)

    def __enter__(self) -> "Traffic":
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._connections.values():
            one.socket.close()
        self._poll.close()

    def as_fast_as_possible(self, clients: int, seconds: float) -> Sent:
        """A closed loop: so many clients at each node, who claim again as soon as they are answered."""
        sent, begun = Sent(), time.perf_counter()
        for node in range(len(self._idle)):
            for _ in range(clients):
                self._claim(node, time.perf_counter())
        while self._are_claims_under_way():
            for node in self._answered(sent, PATIENCE):
                if time.perf_counter() < begun + seconds:
                    self._claim(node, time.perf_counter())
        sent.seconds = time.perf_counter() - begun
        return sent

    def at_a_rate(self, rate: float, seconds: float) -> Sent:
        """An open loop: on average so many claims a second, at nodes by chance, whether earlier ones are
        answered or not. A claim waits from the moment at which it should be sent."""
        sent, begun = Sent(), time.perf_counter()
        due, end = begun, begun + seconds
        while due < end or self._are_claims_under_way():
            now = time.perf_counter()
            while due < end and due <= now:
                self._claim(self._chance.randrange(len(self._idle)), due)
                due += self._chance.expovariate(rate)
            patience = max(0.0, due - time.perf_counter()) if due < end else PATIENCE
            for node in self._answered(sent, patience):
                if self._overdue[node]:
                    self._claim(node, self._overdue[node].popleft())
        sent.seconds = time.perf_counter() - begun
        return sent

    def _claim(self, node: int, due: float) -> None:
        if not self._idle[node] or not self._ready[node]:
            self._overdue[node].append(due)
            return
        ready = self._ready[node]
        place = self._chance.randrange(len(ready))
        ready[place], ready[-1] = ready[-1], ready[place]
        self._idle[node].pop().send(ready.pop(), due)

    def _answered(self, sent: Sent, patience: float) -> list[int]:
        """The nodes that have answered within so many seconds, once for each answer."""
        nodes = []
        # epoll itself waits for whole milliseconds; select waits for epoll as long as it is told.
        if not select.select([self._poll.fileno()], [], [], patience)[0] and patience == PATIENCE:
            raise TimeoutError(f"no claim was answered within {PATIENCE} s")
        for number, _ in self._poll.poll(0):
            one = self._connections[number]
            if one.is_answered():
                assert one.match is not None
                sent.waits.append(1000 * (time.perf_counter() - one.due))
                self._ready[one.node].append(one.match)
                self._idle[one.node].append(one)
                one.match = None
                nodes.append(one.node)
        return nodes

    def _are_claims_under_way(self) -> bool:
        return any(len(idle) < CONNECTIONS for idle in self._idle)
