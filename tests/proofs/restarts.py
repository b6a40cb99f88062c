"""Restarts under load: SIGTERM and a new server on the same port, as systemd does, while clients claim.

Idle connections and streams are open each time, as phones have them. Nothing that was acknowledged is lost,
and nobody waits long for an answer.
"""

import http.client
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field

from tests.proofs.claiming import Clients
from tests.proofs.events import Events
from tests.proofs.server import PATIENCE, Line, Server

CLIENTS = 8
IDLE = 50
CLAIMS = 4 * CLIENTS
"""They are acknowledged before each stop."""
STOP, START, WAIT = 2.0, 2.0, 3.0
"""Seconds at most: a stop, a start until the first answer, a claim from its first try to its 201."""


@dataclass
class Outcome:
    """How it went, in seconds; `wrong` are sentences, and there should be none."""

    acknowledged: int = 0
    stops: list[float] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def too_long(self) -> list[str]:
        """Which goals are missed; on a machine that is busy with other work, that says little."""
        goals = (("stop", self.stops, STOP), ("start", self.starts, START), ("claim", self.waits, WAIT))
        return [f"a {what} took {max(took):.2f} s" for what, took, goal in goals if max(took) > goal]


def restart_under_load(server: Server, restarts: int, seed: int) -> Outcome:
    """Restart this server so often."""
    server.environ["REFEREE_PORT"] = str(server.port)
    outcome = Outcome()
    with Clients([server], CLIENTS, seed) as clients:
        for _ in range(restarts):
            clients.wait_for_answers(CLAIMS)
            with _listeners(server, clients), _idle(server.port):
                outcome.stops.append(server.stop())
            outcome.starts.append(_started(server))
        clients.wait_for_answers(CLAIMS)
    outcome.acknowledged, outcome.waits = clients.acknowledged, clients.waits
    outcome.wrong += [f"a claim got {kind}" for kind in clients.answers.keys() - {"201", "none"}]
    outcome.wrong += clients.wrong(server) + server.audited()
    return outcome


def _started(server: Server) -> float:
    begun = time.monotonic()
    server.start()
    line = Line(server)
    assert line("GET", "/readyz", {}, None).status == 200
    line.close()
    return time.monotonic() - begun


@contextmanager
def _listeners(server: Server, clients: Clients) -> Iterator[None]:
    """A stream of each match, which has told how it stands."""
    with ExitStack() as stack:
        for ledger in clients.ledgers:
            stack.enter_context(closing(Events(server.port, ledger.phone))).next()
        yield


@contextmanager
def _idle(port: int) -> Iterator[Sequence[http.client.HTTPConnection]]:
    """Connections on which one request was answered, and no other has come."""
    with ExitStack() as stack:
        opened = [
            stack.enter_context(closing(http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)))
            for _ in range(IDLE)
        ]
        for connection in opened:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        yield opened
