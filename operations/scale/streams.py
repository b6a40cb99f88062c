"""What phones that listen cost: at the node to which the claims of their matches come, and at another one."""

import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace

from operations.scale import accounting
from operations.scale.connections import Match
from operations.scale.nodes import ROUNDS, Nodes, opened
from operations.scale.traffic import Sent, Traffic

PHONES, FIRST = 300, 30
"""Phones that listen, each to a match of its own; the memory of the first ones is not counted, as they start
what all share."""
RATE, SECONDS = 100.0, 1.5
"""Claims a second, and for how long in each turn."""
LATE = 1.5
"""Seconds after which the last phones were told, by the safety poll at the latest."""
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
    tell_ms: float
    wake_ms: float
    wake_postgresql_ms: float


def measured(nodes: Nodes) -> Streams:
    """At two nodes."""
    matches = opened(nodes.servers[0], 0, PHONES)
    quiet = _used(nodes, lambda: time.sleep(QUIET))
    with ExitStack() as stack:
        _listen(stack, nodes, 1, matches[:FIRST])
        small = accounting.memory_kb([nodes.worker(1)])
        phones = _listen(stack, nodes, 1, matches[FIRST:])
        large = accounting.memory_kb([nodes.worker(1)])
        idle = _used(nodes, lambda: time.sleep(IDLE))
        far, far_unheard = _heard_and_unheard(nodes, matches[FIRST:])
        _check_that_all_were_told(phones, far)
    with ExitStack() as stack:
        phones = _listen(stack, nodes, 0, matches[FIRST:])
        near, near_unheard = _heard_and_unheard(nodes, matches[FIRST:])
        _check_that_all_were_told(phones, near)
    return Streams(
        process_mb=small / 1024,
        stream_kb=(large - small) / (PHONES - FIRST),
        stream_ms=max(0.0, idle.node_1 / IDLE - quiet.node_1 / QUIET) / PHONES,
        stream_postgresql_ms=max(0.0, idle.postgresql / IDLE - quiet.postgresql / QUIET) / PHONES,
        tell_ms=max(0.0, near.node_0 / near.claims - near_unheard.node_0 / near_unheard.claims),
        wake_ms=max(0.0, far.node_1 / far.claims - far_unheard.node_1 / far_unheard.claims),
        wake_postgresql_ms=max(
            0.0, far.postgresql / far.claims - far_unheard.postgresql / far_unheard.claims
        ),
    )


@dataclass(frozen=True)
class _Used:
    """Milliseconds of CPU, while so many claims were stored."""

    node_0: float
    node_1: float
    postgresql: float
    claims: int = 0

    def __add__(self, more: "_Used") -> "_Used":
        return _Used(
            self.node_0 + more.node_0,
            self.node_1 + more.node_1,
            self.postgresql + more.postgresql,
            self.claims + more.claims,
        )


def _used(nodes: Nodes, work: Callable[[], object]) -> _Used:
    before = _cpu(nodes)
    work()
    node_0, node_1, postgresql = (
        1000 * (after - one) for after, one in zip(_cpu(nodes), before, strict=True)
    )
    return _Used(node_0, node_1, postgresql)


def _heard_and_unheard(nodes: Nodes, heard: Sequence[Match]) -> tuple[_Used, _Used]:
    """Claims of these matches, and in turn as many of matches to which nobody listens. What open streams cost
    while nobody claims is a part of both."""
    unheard = [match for match in nodes.matches if match.node == 0]
    turns = [(_claims(nodes, heard), _claims(nodes, unheard)) for _ in range(ROUNDS)]
    return sum((one for one, _ in turns), _NOTHING), sum((one for _, one in turns), _NOTHING)


_NOTHING = _Used(0.0, 0.0, 0.0)


def _claims(nodes: Nodes, matches: Sequence[Match]) -> _Used:
    """At the first node."""
    sent = Sent()

    def send() -> None:
        nonlocal sent
        with Traffic([nodes.servers[0].port], matches) as traffic:
            sent = traffic.at_a_rate(RATE, SECONDS)
        time.sleep(LATE)

    return replace(_used(nodes, send), claims=len(sent.waits))


def _cpu(nodes: Nodes) -> tuple[float, float, float]:
    return nodes.referee_seconds(0), nodes.referee_seconds(1), nodes.postgresql_seconds()


def _listen(stack: ExitStack, nodes: Nodes, node: int, matches: Sequence[Match]) -> list[socket.socket]:
    return [stack.enter_context(_listening(nodes.servers[node].port, match)) for match in matches]


def _check_that_all_were_told(phones: Sequence[socket.socket], used: _Used) -> None:
    told = sum(map(_told, phones))
    if told < 0.95 * used.claims:
        raise RuntimeError(f"phones were told {told} entries of {used.claims}")


def _listening(port: int, match: Match) -> socket.socket:
    """A phone that has been told the state of the match."""
    phone = socket.create_connection(("127.0.0.1", port), PATIENCE)
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
    """How many entries there are to read."""
    told = b""
    with suppress(BlockingIOError):
        phone.setblocking(False)
        while piece := phone.recv(262_144):
            told += piece
    return told.count(_ENTRY)
