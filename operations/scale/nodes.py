"""Real servers over one real PostgreSQL that waits for the disk at each COMMIT, and what claims cost them."""

import tempfile
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from types import TracebackType

from operations.scale import accounting
from operations.scale.connections import Match
from operations.scale.scripts import PEOPLE, script
from operations.scale.simulation import Outcome
from operations.scale.traffic import Sent, Traffic
from tests.api.phone import Phone
from tests.postgres import Postgres
from tests.proofs.server import Line, Server

Send = Callable[[Traffic], Sent]

DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
MATCHES = 40
"""At each node."""
CLIENTS = 8
"""At each node, where claims are sent as fast as they are answered."""
DISTURBED, AGAIN = 0.08, 1
"""The part of all cores that others may take, and how often it is measured again if they took more."""
ROUNDS = 8
"""So many times what is measured together is measured in turn."""
WINDOW = 1.5
"""Seconds of claims at one node, beside which all else is measured."""
WARM_UP = 2
"""Seconds: statements are prepared, caches fill, connections open."""


@dataclass(frozen=True)
class Measured:
    """What was sent, and milliseconds of CPU a claim. `others` is the part of all cores that was taken by
    programs which do not belong to us, 0 to 1."""

    sent: Sent
    referee: float
    postgresql: float
    client: float
    others: float

    @property
    def outcome(self) -> Outcome:
        """As the simulation tells it."""
        waits = sorted(self.sent.waits)
        return Outcome(self.sent.rate, self.referee, self.postgresql, self.client, waits)


class Nodes:
    """So many nodes with one process each, all started and warm."""

    def __init__(self, many: int):
        self._many = many
        self._stack = ExitStack()
        self.servers: list[Server] = []
        self.matches: list[Match] = []

    def __enter__(self) -> "Nodes":
        try:
            self._start()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _start(self) -> None:
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        self.postgres = self._stack.enter_context(Postgres(**DURABLE))
        self.url = self.postgres.new_database()
        for _ in range(self._many):
            self.servers.append(self._stack.enter_context(Server(self.url, folder)))
        self.matches = [
            match for node in range(self._many) for match in opened(self.servers[node], node, MATCHES)
        ]
        with self.traffic() as traffic:
            traffic.as_fast_as_possible(CLIENTS, WARM_UP)

    def traffic(self) -> Traffic:
        return Traffic([server.port for server in self.servers], self.matches)

    def worker(self, node: int) -> int:
        """The id of the process of Referee at this node."""
        return accounting.children(_pid(self.servers[node]))[0]

    def referee_seconds(self, node: int) -> float:
        return accounting.cpu_seconds(_pid(self.servers[node]))

    def postgresql_seconds(self) -> float:
        return accounting.cpu_seconds(self.postgres.pid)

    def in_turn(self, *sends: Send) -> list[Measured]:
        """What each of these costs, while they take turns: the speed of a machine changes from second to
        second where others share its processor, and so it is the same for all of them. All of it again, if
        other programs disturbed the first one."""
        found = self._in_turn_once(sends)
        for _ in range(AGAIN):
            if found[0].others > DISTURBED:
                found = min(found, self._in_turn_once(sends), key=lambda all: all[0].others)
        return found

    def _in_turn_once(self, sends: Sequence[Send]) -> list[Measured]:
        rounds = [[self._measured_once(send) for send in sends] for _ in range(ROUNDS)]
        return [together(parts) for parts in zip(*rounds, strict=True)]

    def _measured_once(self, send: Send) -> Measured:
        with self.traffic() as traffic:
            before, begun = self._cpu(), perf_counter()
            sent = send(traffic)
            took = perf_counter() - begun
            used = [after - one for after, one in zip(self._cpu(), before, strict=True)]
        referee, postgresql, client = (1000 * one / len(sent.waits) for one in used[:3])
        others = max(0.0, used[3] - sum(used[:3])) / (took * accounting.cores())
        return Measured(sent, referee, postgresql, client, others)

    def _cpu(self) -> tuple[float, float, float, float]:
        """Seconds of Referee, of PostgreSQL, of this process, and of all that runs."""
        referee = sum(self.referee_seconds(node) for node in range(self._many))
        return referee, self.postgresql_seconds(), process_time(), accounting.busy_seconds()


def at_one_node(traffic: Traffic) -> Sent:
    """What all else is measured beside: as many claims as one node can answer."""
    return traffic.as_fast_as_possible(CLIENTS, WINDOW, nodes=1)


def together(parts: Sequence[Measured]) -> Measured:
    """One measurement of several parts of it."""
    sent = Sent(
        sum(one.sent.seconds for one in parts),
        sum(one.sent.refused for one in parts),
        [wait for one in parts for wait in one.sent.waits],
    )

    def of_a_claim(cpu: Callable[[Measured], float]) -> float:
        return sum(cpu(one) * len(one.sent.waits) for one in parts) / len(sent.waits)

    return Measured(
        sent,
        of_a_claim(lambda one: one.referee),
        of_a_claim(lambda one: one.postgresql),
        of_a_claim(lambda one: one.client),
        sum(one.others * one.sent.seconds for one in parts) / sent.seconds,
    )


def opened(server: Server, node: int, many: int) -> list[Match]:
    """New matches at a node. Their phones ask what may be claimed next, as those of the page do."""
    line = Line(server)
    phones = [Phone.opening(line, *PEOPLE) for _ in range(many)]
    line.close()
    return [Match(node, phone.match, _head(phone), script(place)) for place, phone in enumerate(phones)]


def _head(phone: Phone) -> bytes:
    lines = (
        f"POST {phone.path}/claims?may=1 HTTP/1.1",
        "Host: localhost",
        f"Authorization: Bearer {phone.token}",
        "Content-Type: application/json",
        "",
    )
    return "\r\n".join(lines).encode()


def _pid(server: Server) -> int:
    assert server.process is not None
    return server.process.pid
