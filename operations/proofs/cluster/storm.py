"""Events, one after the other, while tables claim; then the checks; and a table of what happened."""

import os
import pwd
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

from operations.proofs.cluster import installed
from operations.proofs.cluster.checks import wrong_after
from operations.proofs.cluster.clients import Clients, Note
from operations.proofs.cluster.cluster import PATIENCE, Cluster
from operations.proofs.cluster.events import BUS, EVENTS, THAW, Event
from operations.proofs.cluster.processes import wait_until
from tests.postgres import unprivileged_user

THAWS, OTHERS = 20, 10
"""The long run, in any order."""
SLOWEST = 9
"""Seconds within which each request must be answered."""
_GRACE = 10  # seconds beside TTL within which claims are acknowledged again


@dataclass
class Outcome:
    """How many events and acknowledged claims; `wrong` are sentences, and there should be none."""

    events: int = 0
    claims: int = 0
    wrong: list[str] = field(default_factory=list)


def storm(seed: int, is_long: bool) -> Outcome:
    """All of it. Raises Lacking where something is not installed."""
    rng, outcome = Random(seed), Outcome()
    with _folder() as (folder, user), Cluster(folder, installed.programs(folder), user) as cluster:
        clients = Clients(cluster)
        try:
            print(_HEAD, flush=True)
            for event in _chosen(rng, is_long, cluster.has_bus):
                outcome.wrong += _row(event, cluster, clients, rng)
                outcome.events += 1
        except (TimeoutError, RuntimeError, OSError) as error:
            outcome.wrong.append(f"after {outcome.events} events: {error}")  # the checks come all the same
        finally:
            clients.end()
        outcome.claims = sum(len(table.claims) for table in clients.tables)
        outcome.wrong += wrong_after(clients)
        if found := cluster.audit():
            outcome.wrong.append(f"audit: {found}")
    return outcome


def _chosen(rng: Random, is_long: bool, has_bus: bool) -> Sequence[Event]:
    """Each once; or so many thaws and so many others, in any order."""
    events = [*EVENTS, BUS] if has_bus else list(EVENTS)
    if not is_long:
        return events
    events.remove(THAW)
    chosen = [THAW] * THAWS + rng.choices(events, k=OTHERS)
    rng.shuffle(chosen)
    return chosen


def _row(event: Event, cluster: Cluster, clients: Clients, rng: Random) -> list[str]:
    """Let it happen, wait until the cluster is whole, print what clients saw; what was wrong."""
    began = _when_all_claim(clients)
    counts_from = event.happen(cluster, rng)
    limit = counts_from - began + cluster.ttl + _GRACE
    returned = time.monotonic()
    _when_all_claim(clients)
    wait_until(cluster.is_whole, "a whole cluster", PATIENCE)
    whole = time.monotonic() - returned
    notes = [note for note in tuple(clients.notes) if note.at > began]
    gap, slowest = longest_gap(clients.notes, began), max(note.seconds for note in notes)
    codes = Counter(note.status for note in notes)
    told = ", ".join(f"{many} x {code or 'cut'}" for code, many in sorted(codes.items()))
    print(f"{event.name:<44} {gap:>8.1f} s {slowest:>8.1f} s {whole:>8.1f} s   {told}", flush=True)
    late = f"{event.name}: {gap:.1f} s without an acknowledgement, {limit:.0f} s allowed"
    slow = f"{event.name}: an answer after {slowest:.1f} s"
    return [late] * (gap > limit) + [slow] * (slowest > SLOWEST)


def _when_all_claim(clients: Clients) -> float:
    """Now, once each table has just had a claim acknowledged."""
    asked = time.monotonic()
    wait_until(lambda: clients.acknowledged_since(asked), "acknowledgements", PATIENCE)
    return time.monotonic()


_HEAD = f"{'event':<44} {'gap':>10} {'slowest':>10} {'whole':>10}   answers"


def longest_gap(notes: Sequence[Note], since: float) -> float:
    """Seconds that the table with the longest wait went without an acknowledgement."""
    longest = 0.0
    for table in {note.table for note in notes}:
        moments = [note.at for note in notes if note.table == table and note.status == 201]
        gaps = (late - early for early, late in pairwise(moments) if late > since)
        longest = max(longest, *gaps, 0.0)
    return longest


@contextmanager
def _folder() -> Iterator[tuple[Path, str]]:
    """A folder of the user who may run PostgreSQL, and their name."""
    user = unprivileged_user() or pwd.getpwuid(os.geteuid()).pw_name
    folder = Path(tempfile.mkdtemp(prefix="referee-cluster-"))
    try:
        shutil.chown(folder, user)
        folder.chmod(0o755)
        yield folder, user
    finally:
        shutil.rmtree(folder, ignore_errors=True)
