"""What phones that listen cost: at one node phones listen to matches whose claims come to the other node."""

import socket
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass

from tests.scale import accounting
from tests.scale.connections import Match
from tests.scale.nodes import Nodes, opened
from tests.scale.traffic import Sent, Traffic

PHONES, FIRST = 300, 30
"""Phones that listen, each to a match of its own; the memory of the first ones is not counted, as they start
what all share."""
RATE, SECONDS = 100.0, 6.0
"""Claims a second, and for how long."""
QUIET, IDLE = 3.0, 15.0
"""Seconds without and with phones, while nobody claims. Each phone is told once in 15 s that all is well."""
PATIENCE = 30
_STATE, _ENTRY = b"event: state", b"event: entry"


@dataclass(frozen=True)
class Streams:
    """As in `Costs`."""

    process_mb: float
    stream_kb: float
    stream_ms: float
    stream_postgresql_ms: float
    wake_ms: float
    wake_postgresql_ms: float


def measured(nodes: Nodes) -> Streams:
    """At two nodes."""
    matches = opened(nodes.servers[0], 0, PHONES)
    unheard = _claims(nodes, matches)
    quiet = _pace(nodes, QUIET)
    phones = [_listening(nodes, match) for match in matches[:FIRST]]
    small = accounting.memory_kb([nodes.worker(1)])
    phones += [_listening(nodes, match) for match in matches[FIRST:]]
    large = accounting.memory_kb([nodes.worker(1)])
    idle = _pace(nodes, IDLE)
    heard = _claims(nodes, matches)
    told = sum(_told(phone) for phone in phones)
    if told != heard.claims:
        raise RuntimeError(f"phones were told {told} entries of {heard.claims}")
    between = [one - other for one, other in zip(idle, quiet, strict=True)]
    wakes = [heard.referee - heard.seconds * idle[0], heard.postgresql - heard.seconds * idle[1]]
    before = [unheard.referee - unheard.seconds * quiet[0], unheard.postgresql - unheard.seconds * quiet[1]]
    return Streams(
        process_mb=small / 1024,
        stream_kb=(large - small) / (PHONES - FIRST),
        stream_ms=max(0.0, 1000 * between[0] / PHONES),
        stream_postgresql_ms=max(0.0, 1000 * between[1] / PHONES),
        wake_ms=max(0.0, 1000 * (wakes[0] / heard.claims - before[0] / unheard.claims)),
        wake_postgresql_ms=max(0.0, 1000 * (wakes[1] / heard.claims - before[1] / unheard.claims)),
    )


@dataclass(frozen=True)
class _Claims:
    """So many, and the seconds they took: by the clock, of the node where phones listen, of PostgreSQL."""

    claims: int
    seconds: float
    referee: float
    postgresql: float


def _claims(nodes: Nodes, matches: Sequence[Match]) -> _Claims:
    """At the first node, while the second one hears of them."""
    begun, before = time.perf_counter(), _cpu(nodes)
    with Traffic([nodes.servers[0].port], matches) as traffic:
        sent: Sent = traffic.at_a_rate(RATE, SECONDS)
    time.sleep(1.5)  # the last ones are told, by the safety poll at the latest
    referee, postgresql = (after - one for after, one in zip(_cpu(nodes), before, strict=True))
    return _Claims(len(sent.waits), time.perf_counter() - begun, referee, postgresql)


def _pace(nodes: Nodes, seconds: float) -> tuple[float, float]:
    """Seconds of CPU each second, of the node where phones listen and of PostgreSQL."""
    begun, before = time.perf_counter(), _cpu(nodes)
    time.sleep(seconds)
    took = time.perf_counter() - begun
    referee, postgresql = ((after - one) / took for after, one in zip(_cpu(nodes), before, strict=True))
    return referee, postgresql


def _cpu(nodes: Nodes) -> tuple[float, float]:
    return nodes.referee_seconds(1), nodes.postgresql_seconds()


def _listening(nodes: Nodes, match: Match) -> socket.socket:
    """A phone that has been told the state of the match."""
    phone = socket.create_connection(("127.0.0.1", nodes.servers[1].port), PATIENCE)
    head = match.head.replace(b"POST", b"GET", 1).replace(b"/claims?may=1", b"/stream", 1)
    phone.sendall(head + b"\r\n")
    told = b""
    while _STATE not in told:
        piece = phone.recv(65536)
        told += piece
        if not piece:
            raise RuntimeError(f"a stream was answered {told[:500]!r}")
    return phone


def _told(phone: socket.socket) -> int:
    """How many entries there are to read; ends the stream."""
    told = b""
    with closing(phone), suppress(BlockingIOError):
        phone.setblocking(False)
        while piece := phone.recv(262_144):
            told += piece
    return told.count(_ENTRY)
