"""`make scale`: sizes worked out by hand, nonsense that is refused, and a check that can fail."""

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from operations.scale import __main__, checking, costs, simulation
from operations.scale.arguments import Plan, parsed
from operations.scale.measuring import slowness_of
from operations.scale.nodes import Measured, together
from operations.scale.report import report
from operations.scale.simulation import Outcome, Setup
from operations.scale.sizing import at_load, processes_that_read, size
from operations.scale.traffic import Sent
from tests.operations.test_scale_queues import NOTHING

COSTS = replace(
    NOTHING,
    claim_ms=3.0,
    wakeup_ms=0.1,
    spread=(0.6, 1.0, 1.4),
    postgresql_ms=1.0,
    slowness=1.2,
    client_ms=0.2,
    commit_ms=(0.3, 0.5),
    kept_bytes=1_000,
    reply_bytes=2_000,
    wal_bytes=5_000,
    process_mb=100,
    stream_kb=50,
    stream_ms=0.1,
    stream_postgresql_ms=0.05,
    tell_ms=0.2,
    wake_ms=1.0,
    wake_postgresql_ms=0.5,
)
PLAN = Plan(tables=60_000, plays=6, phones=2, cores=2)
"""6,000 claims a second and 120,000 streams."""
FEW = 1_000
"""Claims that are simulated where a check is pretended."""


# --- sizes ---


def test_bytes_of_many_tables():
    """86.4 million claims in four hours a day."""
    found = size(PLAN, COSTS)

    assert found.claims_a_second == 6_000
    assert found.streams == 120_000
    assert found.disk_gb_a_day == pytest.approx(86.4 * 3)
    assert found.disk_gb == pytest.approx(86.4 * (30 * 1 + 30 * 2))
    assert found.wal_mb_a_second == pytest.approx(30)


def test_replies_go_after_a_month():
    assert size(replace(PLAN, days=365), COSTS).disk_gb == pytest.approx(86.4 * (365 * 1 + 30 * 2))
    assert size(replace(PLAN, days=7), COSTS).disk_gb == pytest.approx(86.4 * (7 * 1 + 7 * 2))


def test_cores_connections_and_cells_of_many_tables():
    """Of two processes of a node, the other one reads three of four claims. So Referee works each second
    30 s for claims, 4.5 s for 4,500 of these wakes, 1.5 s for 7,500 other phones, and 12 s for streams;
    PostgreSQL 12 s for claims, 2.25 s for wakes, and 6 s for streams. 60 claims are on their way at once."""
    outcome = Outcome(0, referee=5, postgresql=2, client=0, waits=[10.0] * 100)
    found = at_load(PLAN, replace(COSTS, slowness=1), 60, outcome)

    assert found.referee_cores == 48 / 0.6
    assert found.nodes == 40
    assert found.postgresql_cores == 34  # 20.25 / 0.6
    assert found.connections == 80 * 12
    assert found.pooled == 84
    assert found.streams_of_a_process == 1_500
    assert found.memory_gb == pytest.approx(8 + 6)
    assert (found.p50, found.p99) == (10, 10)
    assert found.cells == 3
    assert found.tables_of_a_cell == 28_444


def test_a_cell_may_be_full_by_its_wal_alone():
    outcome = Outcome(0, referee=5, postgresql=2, client=0, waits=[10.0] * 100)
    found = at_load(replace(PLAN, postgresql_cores=1_000), replace(COSTS, wal_bytes=50_000), 60, outcome)

    assert found.cells == 3
    assert found.tables_of_a_cell == 20_000


def test_more_load_needs_less_and_lets_claims_wait():
    low, middle, high = size(PLAN, COSTS).at_loads

    assert low.referee_cores > middle.referee_cores > high.referee_cores
    assert low.p99 < middle.p99 < high.p99
    assert low.p50 < low.p99


def test_the_report_tells_all_of_it():
    told = report(PLAN, COSTS, size(PLAN, COSTS))

    assert "60,000 tables, 6 plays a minute and 2 phones at each" in told
    for figure in ("6,000.0", "120,000", "259.2", "7,776.0", "30.00"):
        assert f" {figure}\n" in told


@pytest.mark.parametrize(
    ("phones", "processes", "read"), [(3, 1, 0), (1, 4, 0.75), (2, 2, 0.75), (50, 2, 1), (3, 1_000, 2.994)]
)
def test_phones_of_one_process_share_what_is_read(phones, processes, read):
    assert processes_that_read(phones, processes) == pytest.approx(read, rel=1e-3)


def test_slowness_is_told_by_a_process_with_busy_neighbors_and_with_some():
    """1.5 times as much beside busy cores, and 1.1 times where they are busy for a fifth of the time."""
    assert slowness_of(1.5 / 1.1, 0.2) == pytest.approx(1.5)
    assert slowness_of(0.9, 0.2) == 1


def test_the_guide_shows_what_the_tool_prints():
    """After new measurements: print it anew with the command that stands above it there."""
    guide = (Path(__file__).parents[2] / "operations/scaling.md").read_text("utf-8")
    plan = parsed(["--tables", "100000", "--plays", "7.5", "--phones", "3", "--days", "30"]).plan

    assert report(plan, costs.read(), size(plan, costs.read())) in guide


# --- nonsense ---


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("", 'say how many tables there are: make scale ARGS="--tables 100000"'),
        ("--tables many", "--tables: it must be a whole number from 1 to 100,000,000, not 'many'"),
        ("--tables 0", "--tables: it must be a whole number from 1 to 100,000,000, not '0'"),
        ("--tables -3", "--tables: it must be a whole number from 1 to 100,000,000, not '-3'"),
        ("--tables 2.5", "--tables: it must be a whole number from 1 to 100,000,000, not '2.5'"),
        ("--tables 100000000000", "--tables: it must be a whole number from 1 to 100,000,000"),
        ("--tables 9 --plays 0", "--plays: it must be a number from 0.01 to 600, not '0'"),
        ("--tables 9 --plays nan", "--plays: it must be a number from 0.01 to 600, not 'nan'"),
        ("--tables 9 --plays inf", "--plays: it must be a number from 0.01 to 600, not 'inf'"),
        ("--tables 9 --phones 51", "--phones: it must be a whole number from 1 to 50, not '51'"),
        ("--tables 9 --hours 25", "--hours: it must be a number from 0.01 to 24, not '25'"),
        ("--tables 9 --days 1e3", "--days: it must be a whole number from 1 to 36,500, not '1e3'"),
        ("check --tables 9", "check takes no --tables"),
        ("measure --postgresql-cores 9", "measure takes no --postgresql-cores"),
        ("guess", "invalid choice: 'guess'"),
    ],
)
def test_nonsense_is_refused(words, says, capsys):
    with pytest.raises(SystemExit) as ended:
        parsed(words.split())

    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_what_is_not_told_is_as_usual():
    assert parsed(["--tables", "9", "--days", "7"]).plan == Plan(tables=9, days=7)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", json.dumps({**asdict(COSTS), "claim_ms": "x"}), '{"claim_ms": 1}', "nonsense"]
)
def test_a_file_without_costs_is_refused(text, tmp_path):
    (tmp_path / "costs.json").write_text(text)

    with pytest.raises(costs.NoCosts, match=r"costs\.json has no costs .*: run make scale ARGS=measure"):
        costs.read(tmp_path / "costs.json")


@pytest.mark.parametrize("wrong", [-1, float("nan"), float("inf")])
def test_costs_are_numbers_that_can_be(wrong, tmp_path):
    costs.write(replace(COSTS, wake_ms=wrong), tmp_path / "costs.json")

    with pytest.raises(costs.NoCosts, match="wake_ms"):
        costs.read(tmp_path / "costs.json")


def test_costs_are_read_as_they_were_written(tmp_path):
    costs.write(COSTS, tmp_path / "costs.json")

    assert costs.read(tmp_path / "costs.json") == COSTS


def test_the_stored_costs_are_costs():
    assert costs.read().claim_ms > 0


# --- the check ---


class Pretended:
    """Nodes that cost what they are told, and run by themselves."""

    costs = COSTS

    def __init__(self, many: int):
        self.setup = Setup(many, 2)

    def __enter__(self) -> "Pretended":
        return self

    def __exit__(self, *_) -> None:
        pass

    def as_fast_as_possible(self, clients: int, _seconds: float, nodes: int | None = None) -> Sent:
        setup = replace(self.setup, processes=nodes or self.setup.processes)
        return self._sent(simulation.as_many_as_possible(setup, self.costs, clients, FEW))

    def at_a_rate(self, rate: float, seconds: float) -> Sent:
        return self._sent(simulation.in_windows(self.setup, self.costs, rate, seconds, FEW))

    def _sent(self, outcome: Outcome) -> Sent:
        self.outcome = outcome
        return Sent(len(outcome.waits) / outcome.rate, waits=list(outcome.waits))

    def in_turn(self, *sends) -> list[Measured]:
        return [self._measured(send) for send in sends]

    def _measured(self, send) -> Measured:
        sent = send(self)
        return Measured(sent, self.outcome.referee, self.outcome.postgresql, self.outcome.client, 0)


@pytest.fixture
def checked(monkeypatch, tmp_path):
    monkeypatch.setattr(checking, "Nodes", Pretended)
    monkeypatch.setattr(checking, "SIMULATED", FEW)
    monkeypatch.setattr(checking.accounting, "cores", lambda: 2)

    def check(told: costs.Costs) -> int:
        costs.write(told, tmp_path / "costs.json")
        monkeypatch.setattr("sys.argv", ["scale", "check", "--costs", str(tmp_path / "costs.json")])
        return __main__.main()

    return check


def test_what_is_predicted_by_the_true_costs_holds(checked, capsys):
    assert checked(COSTS) == 0
    assert "WRONG" not in capsys.readouterr().out


@pytest.mark.parametrize("name", ["claim_ms", "postgresql_ms"])
@pytest.mark.parametrize("times", [2, 0.5])
def test_what_is_predicted_by_a_wrong_cost_does_not(name, times, checked, capsys):
    assert checked(replace(COSTS, **{name: times * getattr(COSTS, name)})) == 1
    assert "four processes, as many as possible (slow " in capsys.readouterr().out


def test_a_slow_hour_of_the_machine_is_no_error(checked, capsys, monkeypatch):
    """It is measured at one node, beside each figure."""
    monkeypatch.setattr(Pretended, "costs", COSTS.slower(1.7))

    assert checked(COSTS) == 0
    assert "four processes, 95 % (slow 1.7" in capsys.readouterr().out


def test_costs_are_slower_but_for_the_disk():
    slow = COSTS.slower(2)

    assert (6, 2, 0.4) == (slow.claim_ms, slow.postgresql_ms, slow.client_ms)
    assert (COSTS.commit_ms, COSTS.wal_bytes) == (slow.commit_ms, slow.wal_bytes)


def test_parts_of_a_measurement_are_one():
    """Costs are those of all claims, what others take is that of all the time."""
    parts = [
        Measured(Sent(1, 1, [5]), 4.0, 1.0, 0.1, 0.2),
        Measured(Sent(3, 0, [6, 7, 8]), 8.0, 2.0, 0.2, 0),
    ]

    assert together(parts) == Measured(Sent(4, 1, [5, 6, 7, 8]), 7.0, 1.75, pytest.approx(0.175), 0.05)


def test_a_check_says_what_counts():
    assert str(checking.Compared("a", 121, 100)).split()[1:] == ["121.00", "100.00", "+21", "%", "WRONG"]
    assert str(checking.Compared("a", 120, 100)).endswith("holds")
    assert str(checking.Compared("a", 79, 100)).endswith("WRONG")
    assert str(checking.Compared("a", 200, 100, counts=False)).endswith("+100 %")
