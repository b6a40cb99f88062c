"""The CPU that processes have taken, as Linux counts it."""

import os
import platform
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
"""A second has so many."""
_GONE = (FileNotFoundError, ProcessLookupError)


def children(pid: int) -> list[int]:
    """The processes that this one has started and that still run."""
    with suppress(*_GONE):
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def cpu_seconds(pid: int) -> float:
    """CPU of a process, of its children, and of those of its children that have ended."""
    return sum(_ticks(pid, 4)) / TICKS + sum(sum(_ticks(child, 2)) for child in children(pid)) / TICKS


def _ticks(pid: int, fields: int) -> list[int]:
    """User and system time; with four fields those of ended children as well."""
    with suppress(*_GONE):
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return [int(one) for one in told[11 : 11 + fields]]
    return []


def run_ms(pid: int) -> float:
    """Milliseconds for which the main thread of a process has run: to the nanosecond, once it waits."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e6


def busy_seconds() -> float:
    """What all programs together have taken of all cores, and what the machine's host has taken of them."""
    user, nice, system, _, _, irq, softirq, stolen = _machine()[:8]
    return (user + nice + system + irq + softirq + stolen) / TICKS


def _machine() -> list[int]:
    return [int(one) for one in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]


def memory_kb(pids: Iterable[int]) -> float:
    """What these processes hold in memory together; pages that they share count once for each."""
    told = (Path(f"/proc/{pid}/status").read_text() for pid in pids)
    return float(sum(int(one.partition("VmRSS:")[2].split()[0]) for one in told))


def cores() -> int:
    """Those that we may use."""
    return len(os.sched_getaffinity(0))


def machine() -> str:
    """What its processor is called."""
    told = Path("/proc/cpuinfo").read_text().splitlines()
    names = [one.partition(":")[2].strip() for one in told if one.startswith("model name")]
    return names[0] if names else platform.machine()
