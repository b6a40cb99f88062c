"""The queues of `make scale`, held to what is known of queues, and to costs that can be added by hand."""

import math
import statistics
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from operations.scale.cores import Cores
from operations.scale.costs import Costs
from operations.scale.simulation import Machine, Setup, as_many_as_possible, at_a_rate, in_windows, sampled
from operations.scale.stations import Disk, Process
from operations.scale.timeline import Timeline

JOBS = 100_000
NOTHING = Costs(
    machine="made up",
    cores=2,
    date="2026-11-27",
    release="0",
    load=0,
    others=0,
    claim_ms=0,
    wakeup_ms=0,
    spread=(1,),
    postgresql_ms=0,
    slowness=1,
    client_ms=0,
    client_wakeup_ms=0,
    commit_ms=(0,),
    commit_cpu_ms=0,
    kept_bytes=0,
    reply_bytes=0,
    wal_bytes=0,
    process_mb=0,
    stream_kb=0,
    stream_ms=0,
    stream_postgresql_ms=0,
    tell_ms=0,
    wake_ms=0,
    wake_postgresql_ms=0,
)


class Queue:
    """Jobs that come by chance, one in `every` milliseconds on average; how long each was there."""

    def __init__(self, every: float, work: Callable[[Random], float], is_shared: bool = False):
        self.cores = Cores(1)
        self.timeline, self.chance = Timeline(self.cores), Random(7)
        self.process = Process(self.cores, "jobs")
        self.every, self.work, self.is_shared = every, work, is_shared
        self.stays: list[float] = []

    def run(self) -> list[float]:
        self.come()
        self.timeline.go_on_until(lambda: len(self.stays) >= JOBS)
        return self.stays

    def come(self) -> None:
        begun, work = self.cores.now, self.work(self.chance)
        if self.is_shared:
            self.cores.run("jobs", work, lambda: self.stays.append(self.cores.now - begun))
        else:
            self.process.run(work, lambda: self.stays.append(self.cores.now - begun))
        self.timeline.later(self.chance.expovariate(1 / self.every), self.come)


def by_chance(chance: Random) -> float:
    return chance.expovariate(1)


def always_one(_: Random) -> float:
    return 1


@pytest.mark.parametrize("load", [0.6, 0.8])
def test_jobs_by_chance_wait_as_in_an_m_m_1_queue(load):
    """Where they take 1 ms on average, their stay is exponential around 1 / (1 - load)."""
    stays, mean = Queue(1 / load, by_chance).run(), 1 / (1 - load)

    assert statistics.fmean(stays) == pytest.approx(mean, rel=0.1)
    assert statistics.quantiles(stays, n=100)[98] == pytest.approx(mean * math.log(100), rel=0.15)


@pytest.mark.parametrize("load", [0.6, 0.8])
def test_equal_jobs_wait_half_as_long_as_in_an_m_d_1_queue(load):
    stays = Queue(1 / load, always_one).run()

    assert statistics.fmean(stays) == pytest.approx(1 + load / (2 * (1 - load)), rel=0.1)


def test_jobs_that_share_a_core_stay_as_long_whatever_their_spread():
    """Processor sharing: 1 / (1 - load) for every distribution."""
    for work in (by_chance, always_one):
        stays = Queue(1 / 0.7, work, is_shared=True).run()

        assert statistics.fmean(stays) == pytest.approx(1 / 0.3, rel=0.1)


@pytest.mark.parametrize(
    ("cores", "slowness", "works", "ends"),
    [
        (2, 1, (10, 10), (10, 10)),
        (2, 1, (10, 10, 10), (15, 15, 15)),
        (2, 1, (10, 20), (10, 20)),
        (2, 1.5, (10, 20), (15, 25)),  # the second is alone for its last 10 ms of work
        (1, 1.5, (10, 10), (20, 20)),  # a single core has no neighbor
        (4, 1.3, (10, 10), (11, 11)),  # a third of the neighbors are busy
    ],
)
def test_cores_are_shared_and_slow_each_other_down(cores, slowness, works, ends):
    machine, ended = Cores(cores, slowness), []
    timeline = Timeline(machine)
    for work in works:
        machine.run("jobs", work, lambda: ended.append(machine.now))
    timeline.go_on_until(lambda: len(ended) == len(works))

    assert ended == pytest.approx(ends)
    assert machine.used["jobs"] == pytest.approx(min(cores, len(works)) * min(ends) + max(ends) - min(ends))


def test_what_others_take_of_the_cores_is_not_there():
    """Half a core of two is left for the second of two tasks; both share one and a half."""
    machine, ended = Cores(2, others=0.5), []
    for _ in range(2):
        machine.run("jobs", 15, lambda: ended.append(machine.now))
    Timeline(machine).go_on_until(lambda: len(ended) == 2)

    assert ended == pytest.approx([20, 20])


def test_a_disk_stores_for_all_who_came_while_it_was_busy():
    cores = Cores(1)
    timeline, stored = Timeline(cores), []
    disk = Disk(timeline.later, lambda: 10)
    for at in (0, 1, 9, 15):
        timeline.later(at, lambda: disk.store(lambda: stored.append(cores.now)))
    timeline.go_on_until(lambda: len(stored) == 4)

    assert stored == [10, 20, 20, 30]


def test_one_process_hears_as_many_claims_as_fit_into_a_second():
    outcome = as_many_as_possible(Setup(1, 8), replace(NOTHING, claim_ms=4.0), clients=8, claims=1_000)

    assert outcome.rate == pytest.approx(250)
    assert outcome.referee == pytest.approx(4)


def test_cores_are_what_many_processes_are_limited_by():
    """6 ms of two cores for a claim, which of four processes and PostgreSQL do 333 a second."""
    costs = replace(NOTHING, claim_ms=4.0, postgresql_ms=1.5, client_ms=0.5)
    outcome = as_many_as_possible(Setup(4, 2), costs, clients=8, claims=4_000)

    assert outcome.rate == pytest.approx(2_000 / 6, rel=0.01)
    assert outcome.referee == pytest.approx(4, rel=0.01)
    assert outcome.postgresql == pytest.approx(1.5, rel=0.01)


def test_a_process_that_waits_pays_for_each_time_that_it_is_woken():
    """Before, between and after six round trips."""
    costs = replace(NOTHING, claim_ms=4.0, postgresql_ms=1.0, wakeup_ms=0.1)

    assert as_many_as_possible(Setup(1, 8), costs, 1, 200).referee == pytest.approx(4.7)
    assert as_many_as_possible(Setup(1, 8), costs, 8, 200).referee < 4.2


def test_one_claim_waits_for_all_that_it_passes_through():
    costs = replace(NOTHING, claim_ms=4.0, postgresql_ms=1.0, client_ms=0.5, commit_ms=(2.0,))

    assert as_many_as_possible(Setup(1, 8), costs, 1, 200).wait(50) == pytest.approx(7.5)
    without = Setup(1, 8, has_client=False)
    assert as_many_as_possible(without, costs, 1, 200).wait(50) == pytest.approx(7)


def test_an_open_loop_has_the_rate_that_it_is_told():
    costs = replace(NOTHING, claim_ms=4.0)
    outcome = at_a_rate(Setup(2, 8), costs, rate=300, claims=4_000)

    assert outcome.rate == pytest.approx(300, rel=0.05)
    assert outcome.referee == pytest.approx(4, rel=0.01)


def test_the_same_costs_give_the_same_outcome():
    costs = replace(NOTHING, claim_ms=4.0, spread=(0.5, 1.0, 1.5), commit_ms=(1.0, 3.0))

    assert at_a_rate(Setup(2, 2), costs, 200, 500) == at_a_rate(Setup(2, 2), costs, 200, 500)


def test_a_queue_grows_as_far_as_it_has_time_to():
    """One process that needs 10 ms for a claim gets 120 a second, give or take 22: after each second about
    20 are left, or 42, which wait for up to 420 ms. Without an end they would wait without end."""
    costs = replace(NOTHING, claim_ms=10.0)
    outcome = in_windows(Setup(1, 2, has_client=False), costs, rate=120, seconds=1, claims=3_000)

    assert 200 < outcome.wait(99) < 700
    assert outcome.rate == pytest.approx(100, rel=0.03)
    assert outcome.referee == pytest.approx(10)
    assert at_a_rate(Setup(1, 2, has_client=False), costs, 120, 3_000).wait(99) > 3_000


def test_windows_in_which_nobody_waits_are_as_long_as_they_are():
    """100 claims a second of a millisecond."""
    costs = replace(NOTHING, claim_ms=1.0)
    outcome = in_windows(Setup(4, 4, has_client=False), costs, rate=100, seconds=0.5, claims=3_000)

    assert outcome.rate == pytest.approx(100, rel=0.05)


def test_samples_are_met_evenly():
    chance = Random(1)
    found = [sampled((1.0, 2.0, 5.0), chance) for _ in range(20_000)]

    assert 1 <= min(found) <= max(found) <= 5
    assert statistics.median(found) == pytest.approx(2, rel=0.03)
    assert sampled((3.0,), chance) == 3


def test_a_machine_begins_with_nothing_used():
    assert not any(Machine(Setup(1, 2), NOTHING).cores.used.values())
