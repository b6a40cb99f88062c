"""What is predicted beside what is measured: one node, two nodes, four processes on one database."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tests.scale import accounting, simulation
from tests.scale.costs import Costs
from tests.scale.nodes import CLIENTS, DISTURBED, Measured, Nodes
from tests.scale.simulation import Outcome, Setup
from tests.scale.traffic import Sent, Traffic

SETUPS = {"one node": 1, "two nodes": 2, "four processes": 4}
LOADS = (60, 80, 95)
"""Percent of what is possible: of the prediction for the one, of what was measured for the other."""
AT_MOST = 20
"""Percent by which claims a second and CPU a claim may differ."""
BUSY, SECONDS = 6.0, 10.0
"""Seconds for as many claims as possible, and for each load."""
SIMULATED = 10_000
"""Claims."""
HEADING = f"{'':<70} {'predicted':>9} {'measured':>9} {'differ':>8}"


@dataclass(frozen=True)
class Compared:
    """A figure of a setup; `counts` where a difference of more than 20 % is wrong."""

    what: str
    predicted: float
    measured: float
    counts: bool = True

    @property
    def difference(self) -> float:
        """Percent of what was measured."""
        return 100 * (self.predicted / self.measured - 1)

    @property
    def is_wrong(self) -> bool:
        return self.counts and not abs(self.difference) <= AT_MOST

    def __str__(self) -> str:
        verdict = "WRONG" if self.is_wrong else "holds" if self.counts else ""
        figures = f"{self.predicted:>9.2f} {self.measured:>9.2f} {self.difference:>+6.0f} %"
        return f"{self.what:<70} {figures}  {verdict}".rstrip()


def check(costs: Costs, say: Callable[[str], None]) -> list[Compared]:
    """Two and a half minutes, and up to seven while other programs disturb it. Says each line as it comes."""
    found: list[Compared] = []
    for name, many in SETUPS.items():
        with Nodes(many) as nodes:
            for one in _of_a_setup(name, many, costs, nodes):
                say(str(one))
                found.append(one)
    return found


def _of_a_setup(name: str, many: int, costs: Costs, nodes: Nodes) -> Iterator[Compared]:
    """What other programs take is no prediction: it is measured, while ours take all that they get."""
    found = nodes.measured(lambda traffic: traffic.as_fast_as_possible(CLIENTS, BUSY))
    cores = accounting.cores()
    setup = Setup(many, cores, others=found.others * cores)
    most = simulation.as_many_as_possible(setup, costs, CLIENTS, SIMULATED)
    yield from compared(f"{name}, as many as possible", most, found)
    for load in LOADS:
        predicted = simulation.at_a_rate(setup, costs, most.rate * load / 100, SIMULATED)
        yield from compared(f"{name}, {load} %", predicted, _at_a_rate(nodes, found.sent.rate * load / 100))


def _at_a_rate(nodes: Nodes, rate: float) -> Measured:
    def send(traffic: Traffic) -> Sent:
        return traffic.at_a_rate(rate, SECONDS)

    return nodes.measured(send)


def compared(name: str, predicted: Outcome, measured: Measured) -> list[Compared]:
    name += f" (others took {100 * measured.others:.0f} %)" if measured.others > DISTURBED else ""
    name += f" ({measured.sent.refused} refused)" if measured.sent.refused else ""
    waits = sorted(measured.sent.waits)
    found = Outcome(measured.sent.rate, measured.referee, measured.postgresql, measured.client, waits)
    return [
        Compared(f"{name}: claims a second", predicted.rate, found.rate),
        Compared(f"{name}: CPU of Referee, ms", predicted.referee, found.referee),
        Compared(f"{name}: CPU of PostgreSQL, ms", predicted.postgresql, found.postgresql),
        Compared(f"{name}: CPU of the client, ms", predicted.client, found.client, counts=False),
        Compared(f"{name}: p50, ms", predicted.wait(50), found.wait(50), counts=False),
        Compared(f"{name}: p99, ms", predicted.wait(99), found.wait(99), counts=False),
    ]
