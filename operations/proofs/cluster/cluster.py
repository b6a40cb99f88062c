"""Three hosts with etcd and PostgreSQL under Patroni, two with Referee; haproxy, pgbouncer and Redis."""

import base64
import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

from operations.proofs.cluster import hosts
from operations.proofs.cluster.hosts import NODES
from operations.proofs.cluster.installed import Programs
from operations.proofs.cluster.processes import (
    Guard,
    Program,
    Supervisor,
    kill_programs,
    postgres_of,
    wait_until,
)

REFEREES = (1, 2)
"""The hosts with Referee; haproxy finds the third one without."""
PATIENCE = 120
"""Seconds for the cluster to start, or to be whole again."""
_SETTINGS = {"REFEREE_RATES": "off", "REFEREE_LOG": "warning"}
"""Tests send what no table could."""


class Member(NamedTuple):
    """A PostgreSQL as Patroni tells of it: `role` is leader, sync_standby, replica or another."""

    node: int
    role: str
    state: str


class Cluster:
    """All its programs. `port` is haproxy's for phones."""

    def __init__(self, folder: Path, programs: Programs, user: str):
        self.folder, self.user = folder, user
        self.told = hosts.parameters(programs.postgres, user)
        self.port = int(self.told["WEB"].rpartition(":")[2])
        self.ttl = int(self.told["TTL"])
        self.files = {node: hosts.write(node, self.told, folder, user) for node in NODES}
        self._guard = Guard(folder)
        self.etcd = {node: self._etcd(node, programs) for node in NODES}
        self.patroni = {node: self._patroni(node, programs) for node in NODES}
        self.referee = {node: self._referee(node) for node in REFEREES}
        front = self.files[1]
        self.haproxy = self._program("haproxy", [programs.haproxy, "-db", "-f", front["haproxy.cfg"]])
        self.pgbouncer = self._program("pgbouncer", [programs.pgbouncer, front["pgbouncer.ini"]])
        self.redis = self._program("redis", [programs.redis, front["redis.conf"]])
        own = [*self.etcd.values(), *self.patroni.values(), *self.referee.values()]
        self._supervisor = Supervisor([*own, self.haproxy, self.pgbouncer, self.redis])

    def __enter__(self) -> "Cluster":
        try:
            self._start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._supervisor.close()
        for node in NODES:
            self.kill_host(node)
        for program in (self.haproxy, self.pgbouncer, self.redis):
            program.kill()
        self._guard.close()

    def _start(self) -> None:
        for node in NODES:
            self.etcd[node].start()
        wait_until(lambda: all(map(self.is_etcd_healthy, NODES)), "etcd", PATIENCE)
        for node in NODES:
            self.patroni[node].start()
        for program in (self.redis, self.haproxy, self.pgbouncer):
            program.start()
        wait_until(self.is_postgres_whole, "three PostgreSQL", PATIENCE)
        for program in self.referee.values():
            program.start()
        wait_until(self.is_whole, "Referee", PATIENCE)

    @property
    def has_bus(self) -> bool:
        """Whether wake-ups between the nodes go over Redis."""
        return "REFEREE_WAKES_URL" in self.referee[1].environ

    def start_host(self, node: int) -> None:
        for program in self._on(node):
            program.start()

    def kill_host(self, node: int) -> None:
        """As when its power fails: kill -9 of all that runs on this host, at once."""
        kill_programs(self._on(node), self.postgres(node))

    def _on(self, node: int) -> list[Program]:
        own = [self.etcd[node], self.patroni[node]]
        return [*own, self.referee[node]] if node in REFEREES else own

    def postgres(self, node: int) -> list[int]:
        """The processes of this host's PostgreSQL."""
        return postgres_of(self.folder / f"node{node}/pg")

    def database(self, node: int) -> list[int]:
        """The same with its Patroni."""
        return [*self.patroni[node].pids(), *self.postgres(node)]

    def kill_database(self, node: int) -> None:
        kill_programs([self.patroni[node]], self.postgres(node))

    def members(self) -> list[Member]:
        """As any Patroni tells it that answers; none where none does."""
        for node in NODES:
            told = _asked(f"{self._rest(node)}/cluster")
            if told is not None:
                return [_member(one) for one in told["members"]]
        return []

    def leader(self) -> int | None:
        """Where PostgreSQL leads: only its own Patroni says so with certainty."""
        leading = [node for node in NODES if _asked(f"{self._rest(node)}/primary") is not None]
        return leading[0] if len(leading) == 1 else None

    def sync_standby(self) -> int | None:
        return next((one.node for one in self.members() if one.role == "sync_standby"), None)

    def switch_over(self, old: int, new: int) -> None:
        """Ask Patroni for another leader. Raises OSError where it refuses."""
        body = {"leader": f"node{old}", "candidate": f"node{new}"}
        secret = base64.b64encode(f"patroni:{self.told['PATRONI_PASSWORD']}".encode()).decode()
        headers = {"Authorization": f"Basic {secret}", "Content-Type": "application/json"}
        where = f"{self._rest(old)}/switchover"
        asked = urllib.request.Request(where, json.dumps(body).encode(), headers)
        urllib.request.urlopen(asked, timeout=60).close()

    def is_etcd_healthy(self, node: int) -> bool:
        return _asked(f"http://{self.told[f'NODE_{node}']}:{self.told['ETCD_PORT']}/health") is not None

    def is_postgres_whole(self) -> bool:
        """A leader and two that stream from it, one of which has all that is acknowledged."""
        members = self.members()
        states = sorted((one.role, one.state) for one in members)
        wanted = [("leader", "running"), ("replica", "streaming"), ("sync_standby", "streaming")]
        return states == wanted and self.leader() is not None

    def is_whole(self) -> bool:
        """Everything runs and a claim could be stored."""
        return (
            all(map(self.is_etcd_healthy, NODES))
            and self.is_postgres_whole()
            and all(self.ready(node) is not None for node in REFEREES)
            and _asked(f"http://127.0.0.1:{self.port}/readyz") is not None
        )

    def ready(self, node: int) -> Any:
        """What /readyz of a node says when it is ready; else None."""
        return _asked(f"http://{self.told[f'NODE_{node}']}:{self.told['REFEREE_PORT']}/readyz")

    def audit(self) -> str:
        """What `referee audit` finds wrong; empty when all is well."""
        command = [sys.executable, "-m", "referee.cli", "audit"]
        environ = self.referee[1].environ
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
        return "" if done.returncode == 0 else f"{done.stdout}{done.stderr}"

    def _rest(self, node: int) -> str:
        return f"http://{self.told[f'NODE_{node}']}:{self.told['PATRONI_PORT']}"

    def _program(self, name: str, command: list[object], environ: dict[str, str] | None = None) -> Program:
        return Program(name, command, self.folder, self.user, environ)

    def _etcd(self, node: int, programs: Programs) -> Program:
        environ = hosts.environment(self.files[node]["etcd.env"])
        return self._program(f"etcd{node}", [programs.etcd], environ)

    def _patroni(self, node: int, programs: Programs) -> Program:
        return self._program(f"patroni{node}", [programs.patroni, self.files[node]["patroni.yml"]])

    def _referee(self, node: int) -> Program:
        environ = hosts.environment(self.files[node]["referee.env"]) | _SETTINGS
        command = [sys.executable, "-m", "referee.cli", "serve"]
        return Program(f"referee{node}", command, self.folder, environ=environ)


def _member(told: dict[str, Any]) -> Member:
    return Member(int(told["name"].removeprefix("node")), told["role"], told["state"])


def _asked(url: str) -> Any:
    """The JSON of a 200; None for any other answer and where nobody answers."""
    try:
        with urllib.request.urlopen(url, timeout=3) as answer:
            body = answer.read()
    except (OSError, ValueError):
        return None
    return json.loads(body) if body else {}
