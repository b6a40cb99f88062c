"""What may be asked on the command line, and what is said about nonsense."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from operations.scale.costs import STORED


@dataclass(frozen=True)
class Plan:
    """At each table `plays` claims a minute are made and `phones` listen, for `hours` a day. Matches are kept
    for `days`. A host of Referee has so many cores, and so has the host where PostgreSQL leads."""

    tables: int
    plays: float = 7.5
    phones: int = 3
    days: int = 30
    hours: float = 4
    cores: int = 8
    postgresql_cores: int = 16


@dataclass(frozen=True)
class Asked:
    """`what` is size, measure or check; only for size there is a plan."""

    what: str
    costs: Path
    plan: Plan | None


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number from `low` to `high`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(
                f"it must be a whole number from {low:,} to {high:,}, not {text!r}"
            )
        return number

    return read


def number(low: float, high: float) -> Callable[[str], float]:
    """A number from `low` to `high`."""

    def read(text: str) -> float:
        try:
            told = float(text)
        except ValueError:
            told = float("nan")
        if not low <= told <= high:  # so for nan
            raise argparse.ArgumentTypeError(f"it must be a number from {low:g} to {high:g}, not {text!r}")
        return told

    return read


def parsed(words: Sequence[str]) -> Asked:
    """Ends the program with status 2 where they make no sense, and says why."""
    parser = _parser()
    told = parser.parse_args(words)
    plan = {name: getattr(told, name) for name in Plan.__dataclass_fields__}
    given = [f"--{name.replace('_', '-')}" for name, one in plan.items() if one is not None]
    if told.what != "size" and given:
        parser.error(f"{told.what} takes no {given[0]}")
    if told.what == "size" and plan["tables"] is None:
        parser.error('say how many tables there are: make scale ARGS="--tables 100000"')
    named = {name: one for name, one in plan.items() if one is not None}
    return Asked(told.what, told.costs, Plan(**named) if told.what == "size" else None)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="make scale", allow_abbrev=False)
    parser.add_argument("what", nargs="?", choices=("size", "measure", "check"), default="size")
    parser.add_argument("--costs", type=Path, default=STORED, metavar="FILE", help="costs that were measured")
    for name, read, what in (
        ("--tables", whole(1, 100_000_000), "tables at which people play at the same time"),
        ("--plays", number(0.01, 600), "claims a minute at each table; 7.5 where every play is followed"),
        ("--phones", whole(1, 50), "phones at each table that listen; 3"),
        ("--days", whole(1, 36_500), "days for which matches are kept; 30"),
        ("--hours", number(0.01, 24), "hours a day in which all tables play; 4"),
        ("--cores", whole(1, 1_024), "cores of a host of Referee; 8"),
        ("--postgresql-cores", whole(1, 1_024), "cores of the host where PostgreSQL leads; 16"),
    ):
        parser.add_argument(name, type=read, metavar="N", help=what)
    return parser
