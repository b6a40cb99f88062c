"""From costs and a plan to cores, connections, memory, bytes and cells."""

import math
import statistics
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from operations.scale.arguments import Plan
from operations.scale.costs import Costs
from operations.scale.simulation import Outcome, Setup, as_many_as_possible, at_a_rate

LOADS = (60, 80, 95)
"""Percent of their time for which processes of Referee, and cores of PostgreSQL, work."""
SIMULATED = Setup(processes=4, cores=6, has_client=False)
"""A part of all hosts: two cores are left for PostgreSQL. Whoever claims is elsewhere."""
CLIENTS, CLAIMS = 8, 5_000
CONNECTIONS = 12
"""Of a process of Referee: ten of its pool, one that tells of wake-ups and one that hears them."""
REPLIES_KEPT = 30
"""Days after which `referee forget-replies` deletes replies."""
WAL_OF_A_CELL = 100e6
"""Bytes a second: about what a network of a gigabit brings to a standby."""
GB, MB = 1e9, 1e6


@dataclass(frozen=True)
class AtLoad:
    """What is needed where everything works for so many percent of its time. `pooled` are the connections of
    all pgbouncers to PostgreSQL. Waits are those of a claim, in milliseconds."""

    load: int
    referee_cores: int
    nodes: int
    postgresql_cores: int
    connections: int
    pooled: int
    streams_of_a_process: int
    memory_gb: float
    p50: float
    p99: float
    cells: int
    tables_of_a_cell: int


@dataclass(frozen=True)
class Size:
    """All of it. Disk and WAL are those of the PostgreSQL that leads, in all cells; a standby has as much."""

    claims_a_second: float
    streams: int
    disk_gb_a_day: float
    disk_gb: float
    wal_mb_a_second: float
    at_loads: tuple[AtLoad, ...]


def size(plan: Plan, costs: Costs) -> Size:
    claims = plan.tables * plan.plays / 60
    claims_a_day = claims * 3_600 * plan.hours
    kept = costs.kept_bytes * plan.days + costs.reply_bytes * min(plan.days, REPLIES_KEPT)
    return Size(
        claims_a_second=claims,
        streams=plan.tables * plan.phones,
        disk_gb_a_day=claims_a_day * (costs.kept_bytes + costs.reply_bytes) / GB,
        disk_gb=claims_a_day * kept / GB,
        wal_mb_a_second=claims * costs.wal_bytes / MB,
        at_loads=tuple(at_load(plan, costs, load, outcome) for load, outcome in outcomes(costs).items()),
    )


@cache
def outcomes(costs: Costs) -> Mapping[int, Outcome]:
    """What a claim costs, and waits, at each load: it depends on nothing else."""
    most = as_many_as_possible(SIMULATED, costs, CLIENTS, CLAIMS).rate
    return {load: at_a_rate(SIMULATED, costs, most * load / 100, CLAIMS) for load in LOADS}


def at_load(plan: Plan, costs: Costs, load: int, outcome: Outcome) -> AtLoad:
    """`outcome` is what a claim costs, and waits, at this load.

    A table's claims come to one node (`balance uri` of haproxy), where its phones listen at processes by
    chance. A process that did not store a claim reads it once for all its phones.
    """
    claims, streams = plan.tables * plan.plays / 60, plan.tables * plan.phones
    wakes = processes_that_read(plan.phones, plan.cores)
    telling = wakes * costs.wake_ms + (plan.phones - wakes) * costs.tell_ms
    referee = claims * (outcome.referee + costs.slowness * telling) + streams * costs.stream_ms
    postgresql = claims * (outcome.postgresql + costs.slowness * wakes * costs.wake_postgresql_ms)
    postgresql += streams * costs.stream_postgresql_ms
    processes, busy = _cores(referee, load), postgresql / 10 / load
    cells = max(busy / plan.postgresql_cores, claims * costs.wal_bytes / WAL_OF_A_CELL)
    at_once = claims * statistics.fmean(outcome.waits) / 1000
    return AtLoad(
        load=load,
        referee_cores=processes,
        nodes=math.ceil(processes / plan.cores),
        postgresql_cores=_cores(postgresql, load),
        connections=processes * CONNECTIONS,
        pooled=math.ceil(at_once + 3 * math.sqrt(at_once)),  # as many as nearly ever come at once by chance
        streams_of_a_process=math.ceil(streams / processes),
        memory_gb=(processes * costs.process_mb * MB + streams * costs.stream_kb * 1000) / GB,
        p50=outcome.wait(50),
        p99=outcome.wait(99),
        cells=math.ceil(cells),
        tables_of_a_cell=math.floor(plan.tables / cells),
    )


def processes_that_read(phones: int, processes: int) -> float:
    """Of a node with so many, how many on average have a phone of a table and did not store its claim."""
    return (processes - 1) * (1 - (1 - 1 / processes) ** phones)


def _cores(milliseconds: float, load: int) -> int:
    """So many, for so many milliseconds of work each second."""
    return math.ceil(round(milliseconds / 10 / load, 6))  # what is left of a division makes no core
