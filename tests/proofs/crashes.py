"""kill -9 in a loop of claims: what was acknowledged is there, and a retry gets the same bytes.

Clients claim as fast as they are answered (claiming.py). Meanwhile the server's processes are killed, now a
worker, now all of them.
"""

import time
from dataclasses import dataclass
from random import Random

from tests.proofs.claiming import Clients
from tests.proofs.server import Server

CLIENTS = 3


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    kills: int
    acknowledged: int
    resent: int
    wrong: list[str]


def storm(server: Server, kills: int, seed: int, seconds: float) -> Outcome:
    """Kill so often, or for so many seconds, and look at what is left."""
    rng, until, killed = Random(seed), time.monotonic() + seconds, 0
    with Clients([server], CLIENTS, seed, pause=0) as clients:
        while killed < kills and time.monotonic() < until:
            clients.wait_for_answers(rng.randrange(1, 12))
            _kill(server, rng)
            killed += 1
        clients.wait_for_answers(CLIENTS)
    wrong = clients.wrong(server) + server.audited()
    return Outcome(killed, clients.acknowledged, clients.resent, wrong)


def _kill(server: Server, rng: Random) -> None:
    if rng.random() < 0.7:
        server.kill_a_worker()
    else:
        server.kill_all()
        server.start()
