"""Claims on their way: client, a process of Referee, PostgreSQL and back six times, the disk, the answer.

A seed decides all chance, so the same costs always give the same outcome.
"""

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from operations.scale.cores import Cores, Then
from operations.scale.costs import ROUND_TRIPS, TURNS, Costs
from operations.scale.stations import Disk, Process
from operations.scale.timeline import Timeline

SEED = 1
REFEREE, POSTGRESQL, CLIENT = "referee", "postgresql", "client"


@dataclass(frozen=True)
class Setup:
    """So many processes of Referee over one PostgreSQL, all on a machine with so many cores; `others`
    of them are taken by other programs. Without `has_client` whoever claims is on a machine of its own."""

    processes: int
    cores: int
    has_client: bool = True
    others: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """Claims a second, milliseconds of CPU a claim, and how long claims have waited for their answers, in
    milliseconds and in rising order."""

    rate: float
    referee: float
    postgresql: float
    client: float
    waits: Sequence[float]

    @property
    def cpu(self) -> float:
        """All of it, milliseconds a claim."""
        return self.referee + self.postgresql + self.client

    def wait(self, percent: int) -> float:
        """So many of a hundred claims wait no longer."""
        return statistics.quantiles(self.waits, n=100, method="inclusive")[percent - 1]


class Machine:
    """Everything that claims pass through."""

    def __init__(self, setup: Setup, costs: Costs):
        self.setup, self.costs, self.chance = setup, costs, Random(SEED)
        self.cores = Cores(setup.cores, costs.slowness, setup.others)
        self.timeline = Timeline(self.cores)
        self.processes = [Process(self.cores, REFEREE, costs.wakeup_ms) for _ in range(setup.processes)]
        self.client = Process(self.cores, CLIENT, costs.client_wakeup_ms if setup.has_client else 0.0)
        self.client_ms = costs.client_ms if setup.has_client else 0.0
        self.disk = Disk(self.timeline.later, lambda: sampled(costs.commit_ms, self.chance))
        self.waits: list[float] = []

    def claim(self, process: Process, answered: Then) -> None:
        """Send a claim now."""
        begun, size = self.cores.now, sampled(self.costs.spread, self.chance)

        def end() -> None:
            self.waits.append(self.cores.now - begun)
            answered()

        def work(trips: int) -> None:
            """The next turn of Referee, with so many round trips to come."""
            then = partial(ask, trips) if trips else partial(self.client.run, self.client_ms / 2, end)
            process.run(size * self.costs.claim_ms / TURNS, then)

        def ask(trips: int) -> None:
            then = partial(work, trips - 1)
            stored = then if trips > 1 else partial(self.disk.store, then)
            self.cores.run(POSTGRESQL, size * self.costs.postgresql_ms / ROUND_TRIPS, stored)

        self.client.run(self.client_ms / 2, partial(work, ROUND_TRIPS))


def sampled(samples: Sequence[float], chance: Random) -> float:
    """A value between two neighboring samples; a single sample is the only value there is."""
    place = chance.random() * (len(samples) - 1)
    low = int(place)
    high = min(low + 1, len(samples) - 1)
    return samples[low] + (samples[high] - samples[low]) * (place - low)


def as_many_as_possible(setup: Setup, costs: Costs, clients: int, claims: int) -> Outcome:
    """A closed loop: at each process so many clients claim again as soon as they are answered."""
    machine = Machine(setup, costs)

    def claim_again(process: Process) -> None:
        machine.claim(process, partial(claim_again, process))

    for process in machine.processes * clients:
        claim_again(process)
    return _observed(machine, claims)


def at_a_rate(setup: Setup, costs: Costs, rate: float, claims: int) -> Outcome:
    """An open loop: so many claims a second on average, whether earlier ones are answered or not."""
    machine = Machine(setup, costs)

    def come() -> None:
        machine.claim(machine.chance.choice(machine.processes), lambda: None)
        machine.timeline.later(machine.chance.expovariate(rate / 1000), come)

    come()
    return _observed(machine, claims)


def in_windows(setup: Setup, costs: Costs, rate: float, seconds: float, claims: int) -> Outcome:
    """An open loop for so many seconds, until all are answered; and again, until there were so many claims.
    A queue grows only as far as it has time to."""
    machine, sent = Machine(setup, costs), 0
    while sent < claims:
        sent = _window(machine, rate, seconds, sent)
    return _outcome(machine, 0.0, {}, machine.waits)


def _window(machine: Machine, rate: float, seconds: float, sent: int) -> int:
    """How many claims were sent by the end of it; so many were before."""
    cores = machine.cores
    end = cores.now + 1000 * seconds

    def come() -> None:
        nonlocal sent
        sent += 1
        machine.claim(machine.chance.choice(machine.processes), lambda: None)
        pause = machine.chance.expovariate(rate / 1000)
        if cores.now + pause < end:
            machine.timeline.later(pause, come)

    machine.timeline.later(1000 * seconds, lambda: None)  # time goes on although nothing may be left to do
    come()
    machine.timeline.go_on_until(lambda: cores.now >= end and len(machine.waits) == sent)
    return sent


def _observed(machine: Machine, claims: int) -> Outcome:
    """So many claims, after a tenth of them that only fills the queues."""
    before = claims // 10
    machine.timeline.go_on_until(lambda: len(machine.waits) >= before)
    begun, used = machine.cores.now, machine.cores.used.copy()
    machine.timeline.go_on_until(lambda: len(machine.waits) >= before + claims)
    return _outcome(machine, begun, used, machine.waits[before : before + claims])


def _outcome(machine: Machine, begun: float, used: Mapping[str, float], waits: Sequence[float]) -> Outcome:
    """Of claims that waited so, since a moment by which so much CPU was used."""
    took, now = machine.cores.now - begun, machine.cores.used
    referee, postgresql, client = (
        (now[kind] - used.get(kind, 0.0)) / len(waits) for kind in (REFEREE, POSTGRESQL, CLIENT)
    )
    return Outcome(1000 * len(waits) / took, referee, postgresql, client, sorted(waits))
