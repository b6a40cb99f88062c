"""What is predicted beside what is measured: one node, two nodes, four processes on one database."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from operations.scale import accounting, simulation
from operations.scale.costs import Costs
from operations.scale.nodes import CLIENTS, DISTURBED, WINDOW, Measured, Nodes, Send, at_one_node
from operations.scale.simulation import Outcome, Setup
from operations.scale.traffic import Sent, Traffic

SETUPS = {"one node": 1, "two nodes": 2, "four processes": 4}
LOADS = (60, 80, 95)
"""Percent of what is possible: of the prediction for the one, of what was measured for the other."""
AT_MOST = 20
"""Percent by which claims a second and CPU a claim may differ."""
SECONDS = 2.5
"""For each load, in each turn."""
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
    """Seven minutes, and up to fourteen while other programs disturb it. Says each line as it comes."""
    found: list[Compared] = []
    for name, many in SETUPS.items():
        with Nodes(many) as nodes:
            for one in _of_a_setup(name, many, costs, nodes):
                say(str(one))
                found.append(one)
    return found


def slowness_now(beside: Measured, costs: Costs, others: float) -> float:
    """How many times as much CPU a claim takes as when the costs were measured: at one node, where as many
    claims as possible come. The processor of a machine may be shared with others, unseen; then its speed is
    no property of what runs on it."""
    setup = Setup(1, accounting.cores(), others=others)
    return beside.outcome.cpu / simulation.as_many_as_possible(setup, costs, CLIENTS, SIMULATED).cpu


def _of_a_setup(name: str, many: int, costs: Costs, nodes: Nodes) -> Iterator[Compared]:
    """What other programs take, and how fast the machine is, are no predictions: they are measured."""
    found, beside = nodes.in_turn(lambda traffic: traffic.as_fast_as_possible(CLIENTS, WINDOW), at_one_node)
    cores = accounting.cores()
    others = found.others * cores
    setup = Setup(many, cores, others=others)
    slow = slowness_now(beside, costs, others)
    most = simulation.as_many_as_possible(setup, costs.slower(slow), CLIENTS, SIMULATED)
    yield from compared(f"{name}, as many as possible", slow, most, found)
    for load in LOADS:
        rate = found.sent.rate * load / 100
        at_load, beside = nodes.in_turn(_at_a_rate(rate), at_one_node)
        slow = slowness_now(beside, costs, others)
        predicted = simulation.in_windows(
            setup, costs.slower(slow), most.rate * load / 100, SECONDS, SIMULATED
        )
        yield from compared(f"{name}, {load} %", slow, predicted, at_load)


def _at_a_rate(rate: float) -> Send:
    def send(traffic: Traffic) -> Sent:
        return traffic.at_a_rate(rate, SECONDS)

    return send


def compared(name: str, slow: float, predicted: Outcome, measured: Measured) -> list[Compared]:
    """`slow` is how many times as slow as usual the machine was meanwhile."""
    name += f" (slow {slow:.2f} times)"
    name += f" (others took {100 * measured.others:.0f} %)" if measured.others > DISTURBED else ""
    name += f" ({measured.sent.refused} refused)" if measured.sent.refused else ""
    found = measured.outcome
    return [
        Compared(f"{name}: claims a second", predicted.rate, found.rate),
        Compared(f"{name}: CPU of Referee, ms", predicted.referee, found.referee),
        Compared(f"{name}: CPU of PostgreSQL, ms", predicted.postgresql, found.postgresql),
        Compared(f"{name}: CPU of the client, ms", predicted.client, found.client, counts=False),
        Compared(f"{name}: p50, ms", predicted.wait(50), found.wait(50), counts=False),
        Compared(f"{name}: p99, ms", predicted.wait(99), found.wait(99), counts=False),
    ]
