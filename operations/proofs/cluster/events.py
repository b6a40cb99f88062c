"""What happens to the cluster: what dies, freezes or is switched, and how it comes back.

Each returns once everything was started or thawed again; the cluster may need a while to be whole after that.
What it returns is the moment from which the time to the next acknowledgement is limited.
"""

import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from operations.proofs.cluster.cluster import Cluster
from operations.proofs.cluster.hosts import NODES
from operations.proofs.cluster.processes import Program, kill, send, wait_until

AWAY = 12
"""Seconds for which what died stays away."""
_BEHIND = 4  # seconds
_ELECTED_WITHIN = 60  # seconds until another one leads


class Event(NamedTuple):
    """What the table calls it, and how it happens: a function of the cluster and of chance."""

    name: str
    happen: Callable[[Cluster, Random], float]


def power_of_the_leader(cluster: Cluster, rng: Random) -> float:
    """All of its host dies at once, and comes back once another one leads, or before."""
    node, began = _leader(cluster), time.monotonic()
    cluster.kill_host(node)
    time.sleep(rng.choice((2, AWAY, cluster.ttl + 5)))
    cluster.start_host(node)
    return began


def power_of_the_standby(cluster: Cluster, rng: Random) -> float:
    """The same of the one whose confirmation COMMIT waits for."""
    node, began = _sync_standby(cluster), time.monotonic()
    cluster.kill_host(node)
    time.sleep(AWAY)
    cluster.start_host(node)
    return began


def both_standbys(cluster: Cluster, rng: Random) -> float:
    """Nobody is left to confirm a COMMIT: nothing may be acknowledged until one returns."""
    standbys = [node for node in NODES if node != _leader(cluster)]
    for node in standbys:
        cluster.kill_database(node)
    time.sleep(AWAY)
    for node in standbys:
        cluster.patroni[node].start()
    return time.monotonic()


def standbys_that_fell_behind(cluster: Cluster, rng: Random) -> float:
    """Both standbys die, a while later the leader's host, and the standbys come back without it. What only it
    has was never acknowledged, and nobody may lead who lacks what was."""
    leader = _leader(cluster)
    standbys = [node for node in NODES if node != leader]
    for node in standbys:
        cluster.kill_database(node)
    time.sleep(_BEHIND)
    cluster.kill_host(leader)
    for node in standbys:
        cluster.patroni[node].start()
    time.sleep(cluster.ttl + AWAY)
    cluster.start_host(leader)
    return time.monotonic()


def postgres_alone(cluster: Cluster, rng: Random) -> float:
    """The leader's PostgreSQL dies; its Patroni lives."""
    began = time.monotonic()
    kill(cluster.postgres(_leader(cluster)))
    return began


def switchover(cluster: Cluster, rng: Random) -> float:
    began = time.monotonic()
    cluster.switch_over(_leader(cluster), _sync_standby(cluster))
    return began


def freeze_and_thaw(cluster: Cluster, rng: Random) -> float:
    """The leader's Patroni and PostgreSQL stand still until another one leads, and then go on."""
    old, began = _leader(cluster), time.monotonic()
    with _frozen(cluster, old, rng):
        wait_until(lambda: _leads_elsewhere(cluster, old), "another leader", _ELECTED_WITHIN)
        time.sleep(rng.uniform(0, 3))
    return began


def full_disk(cluster: Cluster, rng: Random) -> float:
    """The leader can write to no file, its WAL included, as if its disk were full, until another one leads,
    and for a while longer."""
    old, began = _leader(cluster), time.monotonic()
    with _writing_nothing(cluster, old):
        wait_until(lambda: _leads_elsewhere(cluster, old), "another leader", _ELECTED_WITHIN)
        time.sleep(AWAY)
    return began


def frozen_standby(cluster: Cluster, rng: Random) -> float:
    """The standby stands still that COMMIT waits for."""
    began = time.monotonic()
    with _frozen(cluster, _sync_standby(cluster), rng):
        time.sleep(AWAY)
    return began


def one_etcd(cluster: Cluster, rng: Random) -> float:
    return _away([cluster.etcd[rng.choice(NODES)]])


def most_etcd(cluster: Cluster, rng: Random) -> float:
    """Without a majority nobody can be elected; by failsafe_mode the leader goes on."""
    _away([cluster.etcd[node] for node in rng.sample(NODES, 2)])
    return time.monotonic()


def one_referee(cluster: Cluster, rng: Random) -> float:
    return _away([rng.choice(list(cluster.referee.values()))], seconds=3)


def haproxy(cluster: Cluster, rng: Random) -> float:
    return _away([cluster.haproxy], seconds=1)


def pgbouncer(cluster: Cluster, rng: Random) -> float:
    return _away([cluster.pgbouncer], seconds=1)


def bus(cluster: Cluster, rng: Random) -> float:
    return _away([cluster.redis], seconds=5)


THAW = Event("leader frozen, thawed while another leads", freeze_and_thaw)
EVENTS = (
    Event("power of the leader's host", power_of_the_leader),
    Event("PostgreSQL of the leader alone", postgres_alone),
    Event("switchover", switchover),
    THAW,
    Event("the leader's disk is full", full_disk),
    Event("power of the sync standby's host", power_of_the_standby),
    Event("sync standby frozen 12 s", frozen_standby),
    Event("both standbys away 12 s", both_standbys),
    Event("both standbys, then the leader's power", standbys_that_fell_behind),
    Event("one etcd away 12 s", one_etcd),
    Event("two etcd away 12 s", most_etcd),
    Event("one Referee node", one_referee),
    Event("haproxy", haproxy),
    Event("pgbouncer", pgbouncer),
)
"""Each of them once is the short run."""
BUS = Event("Redis", bus)
"""One more, where Referee's wake-ups go over it."""


def _leader(cluster: Cluster) -> int:
    node = cluster.leader()
    if node is None:
        raise RuntimeError("nobody leads, though the cluster was whole")
    return node


def _sync_standby(cluster: Cluster) -> int:
    node = cluster.sync_standby()
    if node is None:
        raise RuntimeError("there is no synchronous standby, though the cluster was whole")
    return node


def _leads_elsewhere(cluster: Cluster, old: int) -> bool:
    return cluster.leader() not in (None, old)


@contextmanager
def _frozen(cluster: Cluster, node: int, rng: Random) -> Iterator[None]:
    """Patroni and PostgreSQL of this host stand still, and go on in any order."""
    pids: list[int] = []
    for _ in range(2):  # what was started while the first signals went out is met by the second ones
        pids = cluster.database(node)
        send(pids, signal.SIGSTOP)
    try:
        yield
    finally:
        rng.shuffle(pids)
        send(pids, signal.SIGCONT)


@contextmanager
def _writing_nothing(cluster: Cluster, node: int) -> Iterator[None]:
    """A limit of the system for Patroni and PostgreSQL of this host, and for what they start meanwhile."""
    _limit_files(cluster, node, "0")
    try:
        yield
    finally:
        _limit_files(cluster, node, "unlimited")


def _limit_files(cluster: Cluster, node: int, to: str) -> None:
    """Each process of the two writes nothing behind so many bytes of a file. The user who runs them does
    this, as not every root may."""
    for pid in cluster.database(node):
        command = ["prlimit", f"--pid={pid}", f"--fsize={to}:"]  # the soft limit, which can be raised again
        subprocess.run(command, user=cluster.user, capture_output=True, check=False)  # it may have ended


def _away(programs: list[Program], seconds: float = AWAY) -> float:
    began = time.monotonic()
    for program in programs:
        program.kill()
    time.sleep(seconds)
    for program in programs:
        program.start()
    return began
