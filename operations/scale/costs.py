"""What was measured on one machine, kept in costs.json beside this file."""

import dataclasses
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

STORED = Path(__file__).with_name("costs.json")
ROUND_TRIPS = 6
"""Times that Referee asks PostgreSQL for one claim: whether the connection lives, five statements, COMMIT."""
TURNS = ROUND_TRIPS + 1
"""Times that a process of Referee works for one claim: before, between and after the round trips."""

_WORDS = ("machine", "date", "release")


class NoCosts(Exception):
    """The file is not there, or is no file of costs; the message says so."""


@dataclass(frozen=True)
class Costs:
    """Times are milliseconds of CPU on a machine whose other cores are idle, unless something else is said.

    Lists are samples in rising order, evenly spaced from the shortest to the longest.
    """

    machine: str
    cores: int
    date: str
    release: str
    load: float
    """The load average before the measurements began."""
    others: float
    """The part of the cores that other programs took meanwhile, 0 to 1."""

    claim_ms: float
    """Of Referee for a claim, while it always has claims to work on."""
    wakeup_ms: float
    """Of Referee, each time that it begins to work after it has waited."""
    spread: tuple[float, ...]
    """Of single claims: how many times the mean each takes."""
    postgresql_ms: float
    """Of PostgreSQL for a claim."""
    slowness: float
    """How many times as much CPU everything takes while all cores are busy."""
    client_ms: float
    """Of the program that claims, for sending a claim and reading its answer."""
    client_wakeup_ms: float
    """Of the same program, each time that it begins to work after it has waited."""
    commit_ms: tuple[float, ...]
    """From sending a COMMIT to its answer, by the clock: mostly the disk."""
    commit_cpu_ms: float
    """Of PostgreSQL for a COMMIT; it is a part of `postgresql_ms`."""

    kept_bytes: float
    """Of the database for a claim, for as long as its match is kept."""
    reply_bytes: float
    """Of the database for the reply to a claim, until it is forgotten."""
    wal_bytes: float
    """Of the WAL for a claim."""

    process_mb: float
    """Memory of a process without streams."""
    stream_kb: float
    """Memory of Referee for an open stream."""
    stream_ms: float
    """Of Referee for an open stream, each second, while nobody claims."""
    stream_postgresql_ms: float
    """Of PostgreSQL for the same."""
    tell_ms: float
    """Of Referee to tell one phone of a claim, in the process that has stored it."""
    wake_ms: float
    """Of Referee to tell the first phone of a claim that another process has stored."""
    wake_postgresql_ms: float
    """Of PostgreSQL for the same."""

    def slower(self, times: float) -> "Costs":
        """As they are while everything takes so many times as much CPU. A disk is no slower for that."""
        cpu: dict[str, Any] = {
            name: times * value
            for name, value in vars(self).items()
            if name.endswith("_ms") and isinstance(value, float)
        }
        return dataclasses.replace(self, **cpu)


def read(path: Path = STORED) -> Costs:
    """Raises NoCosts."""
    try:
        stored = json.loads(path.read_text("utf-8")).items()
        told: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in stored}
        costs = Costs(**told)
        _check_that_all_are_costs(costs)
        return costs
    except (OSError, ValueError, TypeError, AttributeError) as error:
        raise NoCosts(f"{path.name} has no costs ({error}): run make scale ARGS=measure") from error


def _check_that_all_are_costs(costs: Costs) -> None:
    """Raises ValueError and TypeError."""
    for name, value in dataclasses.asdict(costs).items():
        if name not in _WORDS and not all(0 <= one < math.inf for one in _each(value)):
            raise ValueError(f"{name} is {value}")


def _each(value: Any) -> Sequence[float]:
    return value if isinstance(value, tuple) else (value,)


def write(costs: Costs, path: Path = STORED) -> None:
    """Figures have four digits, as no measurement has more."""
    lines = (f'  "{name}": {json.dumps(_rounded(one))}' for name, one in dataclasses.asdict(costs).items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _rounded(one: object) -> object:
    if isinstance(one, tuple):
        return [_rounded(each) for each in one]
    return float(f"{one:.4g}") if isinstance(one, float) else one
