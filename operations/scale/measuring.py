"""All measurements, one after another: each server that is started is ended here."""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from importlib.metadata import version

import psycopg
import sqlalchemy as sa

from operations.scale import accounting, streams
from operations.scale.costs import TURNS, Costs
from operations.scale.nodes import WINDOW, Measured, Nodes, at_one_node
from operations.scale.traffic import Sent, Traffic

SINGLE_CLAIMS, COMMITS = 400, 400
SAMPLES = 50
"""Steps of a list in `Costs`."""
_SIZES = """
SELECT coalesce(sum(pg_total_relation_size(relid)) FILTER (WHERE relname NOT IN ('replies', 'matches')), 0),
       coalesce(sum(pg_total_relation_size(relid)) FILTER (WHERE relname = 'replies'), 0)
FROM pg_stat_user_tables
"""
"""Rows of matches are only changed: what they take grows with matches and not with claims."""


def measure(say: Callable[[str], None]) -> Costs:
    """About four minutes; longer while other programs disturb it."""
    load = os.getloadavg()[0]
    with Nodes(1) as nodes:
        say("single claims, and as many as possible, beside idle cores and beside busy ones")
        with psycopg.connect(_dsn(nodes), autocommit=True) as connection:
            connection.execute("CHECKPOINT")  # as each match has 37 claims in the five minutes between two
            before = _stored(nodes, connection)
            busy, alone, crowded = nodes.in_turn(at_one_node, _one_at_a_time, _beside_busy_cores)
            claims, kept, replies, wal = (
                after - one for after, one in zip(_stored(nodes, connection), before, strict=True)
            )
        spread = _spread(nodes)
        say("commits")
        commits, commit_cpu = _commits(_dsn(nodes))
    with Nodes(2) as nodes:
        say("phones that listen")
        (beside_before,) = nodes.in_turn(at_one_node)
        listening = streams.measured(nodes)
        (beside_after,) = nodes.in_turn(at_one_node)
    quick = 2 * busy.outcome.cpu / (beside_before.outcome.cpu + beside_after.outcome.cpu)
    slowness = slowness_of(crowded.referee / busy.referee, _beside(busy))
    claim = crowded.referee / slowness
    client = busy.client / slowness
    return Costs(
        machine=accounting.machine(),
        cores=accounting.cores(),
        date=date.today().isoformat(),
        release=version("referee"),
        load=load,
        others=max(alone.others, busy.others),
        claim_ms=claim,
        wakeup_ms=max(0.0, (alone.referee - claim) / TURNS),
        spread=spread,
        postgresql_ms=busy.postgresql / slowness,
        slowness=slowness,
        client_ms=client,
        client_wakeup_ms=max(0.0, (alone.client - client) / 2),
        commit_ms=samples(commits),
        commit_cpu_ms=commit_cpu,
        kept_bytes=kept / claims,
        reply_bytes=replies / claims,
        wal_bytes=wal / claims,
        process_mb=listening.process_mb,
        stream_kb=listening.stream_kb,
        stream_ms=quick * listening.stream_ms,
        stream_postgresql_ms=quick * listening.stream_postgresql_ms,
        tell_ms=quick * listening.tell_ms,
        wake_ms=quick * listening.wake_ms,
        wake_postgresql_ms=quick * listening.wake_postgresql_ms,
    )


def samples(values: Sequence[float]) -> tuple[float, ...]:
    """The least, those at even steps, the greatest."""
    between = statistics.quantiles(values, n=SAMPLES, method="inclusive")
    return (min(values), *between, max(values))


def _beside(busy: Measured) -> float:
    """The part of the time in which others ran beside the one process of Referee, which never waited: they
    had the other cores."""
    used = (busy.postgresql + busy.client) * busy.sent.rate / 1000
    return min(1.0, used / max(1, accounting.cores() - 1))


def slowness_of(ratio: float, beside: float) -> float:
    """How many times as much CPU everything takes beside busy cores as beside idle ones; at least once.
    Beside busy ones it took `ratio` times as much as beside ones that were busy for a part of the time."""
    return max(1.0, ratio * (1 - beside) / (1 - ratio * beside))


def _spread(nodes: Nodes) -> tuple[float, ...]:
    """What single claims take of Referee, as multiples of their mean."""
    worker, taken = nodes.worker(0), []
    with nodes.traffic() as traffic:
        for _ in range(SINGLE_CLAIMS):
            before = accounting.run_ms(worker)
            _one(traffic)
            time.sleep(0.002)  # it ends what it has to do after the answer
            taken.append(accounting.run_ms(worker) - before)
    mean = statistics.mean(taken)
    return samples([one / mean for one in taken])


def _one_at_a_time(traffic: Traffic) -> Sent:
    return traffic.as_fast_as_possible(1, WINDOW)


def _beside_busy_cores(traffic: Traffic) -> Sent:
    with _spinning(accounting.cores() - 1):
        return at_one_node(traffic)


def _one(traffic: Traffic) -> Sent:
    return traffic.as_fast_as_possible(1, 0)


@contextmanager
def _spinning(many: int) -> Iterator[None]:
    """So many cores have nothing but a loop of Python to do."""
    command = [sys.executable, "-c", "while True: pass"]
    spinners = [subprocess.Popen(command) for _ in range(many)]
    try:
        yield
    finally:
        for one in spinners:
            one.kill()
            one.wait()


def _stored(nodes: Nodes, connection: psycopg.Connection) -> tuple[int, float, float, float]:
    """Claims so far; bytes of the database that are kept, those of replies, and those of the WAL."""
    kept, replies = connection.execute(_SIZES).fetchone() or (0, 0)
    (wal,) = connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone() or (0,)
    return sum(match.sent for match in nodes.matches), float(kept), float(replies), float(wal)


def _commits(dsn: str) -> tuple[list[float], float]:
    """How long COMMITs of one row have taken, in milliseconds, and the mean of what they took of CPU."""
    took, cpu = [], 0.0
    with psycopg.connect(dsn) as connection:
        connection.execute("CREATE TABLE measured (number integer)")
        connection.commit()
        backend = connection.info.backend_pid
        for number in range(COMMITS):
            connection.execute("INSERT INTO measured VALUES (%s)", [number])
            before, begun = accounting.run_ms(backend), time.perf_counter()
            connection.commit()
            took.append(1000 * (time.perf_counter() - begun))
            cpu += accounting.run_ms(backend) - before
        connection.execute("DROP TABLE measured")
        connection.commit()
    return took, cpu / COMMITS


def _dsn(nodes: Nodes) -> str:
    """As psycopg itself is told."""
    return sa.make_url(nodes.url).set(drivername="postgresql").render_as_string(hide_password=False)
