"""Claims over raw connections, prepared before they are sent, so that sending them costs little CPU.

One thread waits for all connections. A match has at most one claim on its way.
"""

import select
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from operations.scale.connections import Connection, Match

PATIENCE = 30
"""Seconds for an answer."""
CONNECTIONS = 32
"""To each node, at most."""
_SEED = 1


@dataclass
class Sent:
    """Claims that were stored: how long all took together, in seconds, and each waited, in milliseconds; and
    how many were refused, as the node was overloaded."""

    seconds: float = 0.0
    refused: int = 0
    waits: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Claims a second."""
        return len(self.waits) / self.seconds


class Traffic:
    """All connections to the nodes at these ports, and the matches that may claim next."""

    def __init__(self, ports: Sequence[int], matches: Iterable[Match]):
        self._ports = ports
        self._poll = select.epoll()
        self._connections: dict[int, Connection] = {}
        self._idle: list[list[Connection]] = [[] for _ in ports]
        self._ready: list[list[Match]] = [[] for _ in ports]
        self._overdue: list[deque[float]] = [deque() for _ in ports]
        self._under_way = [0 for _ in ports]
        self._chance = Random(_SEED)
        for match in matches:
            self._ready[match.node].append(match)

    def __enter__(self) -> "Traffic":
        return self

    def __exit__(self, *_: object) -> None:
        for one in self._connections.values():
            one.close()
        self._poll.close()

    def as_fast_as_possible(self, clients: int, seconds: float, nodes: int | None = None) -> Sent:
        """A closed loop: so many clients at each node, or at each of the first so many nodes, who claim again
        as soon as they are answered."""
        sent, begun = Sent(), time.perf_counter()
        for node in range(len(self._ports) if nodes is None else nodes):
            for _ in range(clients):
                self._claim(node, time.perf_counter())
        while any(self._under_way):
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
        while due < end or any(self._under_way):
            while due < end and due <= time.perf_counter():
                self._claim(self._chance.randrange(len(self._ports)), due)
                due += self._chance.expovariate(rate)
            patience = max(0.0, due - time.perf_counter()) if due < end else PATIENCE
            for node in self._answered(sent, patience):
                if self._overdue[node]:
                    self._claim(node, self._overdue[node].popleft())
        sent.seconds = time.perf_counter() - begun
        return sent

    def _claim(self, node: int, due: float) -> None:
        """Of a match by chance; once there is a connection, if all are under way."""
        ready = self._ready[node]
        if self._under_way[node] == CONNECTIONS or not ready:
            self._overdue[node].append(due)
            return
        place = self._chance.randrange(len(ready))
        ready[place], ready[-1] = ready[-1], ready[place]
        self._under_way[node] += 1
        self._connection(node).send(ready.pop(), due)

    def _connection(self, node: int) -> Connection:
        """The one that was used last, if that is not long ago; else a new one."""
        if self._idle[node] and self._idle[node][-1].is_fresh():
            return self._idle[node].pop()
        one = Connection(self._ports[node], node)
        self._connections[one.fileno()] = one
        self._poll.register(one.fileno(), select.EPOLLIN)
        return one

    def _answered(self, sent: Sent, patience: float) -> list[int]:
        """The nodes that have answered within so many seconds, once for each answer."""
        # epoll itself waits for whole milliseconds; select waits for epoll exactly as long as it is told.
        if not select.select([self._poll.fileno()], [], [], patience)[0] and patience == PATIENCE:
            raise TimeoutError(f"no claim was answered within {PATIENCE} s")
        nodes = []
        for number, _ in self._poll.poll(0):
            one = self._connections[number]
            if one.match is None:
                self._forget(one)  # the server has no patience with a connection that says nothing
            elif one.is_answered():
                if one.is_refused():
                    one.match.sent -= 1
                    sent.refused += 1
                else:
                    sent.waits.append(1000 * (time.perf_counter() - one.due))
                self._ready[one.node].append(one.match)
                self._idle[one.node].append(one)
                self._under_way[one.node] -= 1
                one.rest()
                nodes.append(one.node)
        return nodes

    def _forget(self, one: Connection) -> None:
        self._idle[one.node].remove(one)
        self._poll.unregister(one.fileno())
        del self._connections[one.fileno()]
        one.close()
