"""A match that claims, and a connection on which it does."""

import socket
import time
from dataclasses import dataclass

_PATIENCE = 30
"""Seconds for an answer."""
_FRESH = 3
"""Seconds for which a server certainly keeps a connection that says nothing."""
_CREATED, _UNAVAILABLE = b"HTTP/1.1 201 ", b"HTTP/1.1 503 "
_LENGTH = b"content-length:"


@dataclass
class Match:
    """A match at a node: the heads of its requests up to the key, and the claims that it will send."""

    node: int
    id: str
    head: bytes
    bodies: tuple[bytes, ...]
    sent: int = 0

    def next_request(self) -> bytes:
        """Raises IndexError after the last claim."""
        body = self.bodies[self.sent]
        self.sent += 1
        told = (self.head, self.sent, len(body), body)
        return b"%bIdempotency-Key: claim-%010d\r\nContent-Length: %d\r\n\r\n%b" % told


class Connection:
    """To one node. `match` is the one whose claim, due at `due`, is not answered; None while it rests."""

    def __init__(self, port: int, node: int):
        self._socket = socket.create_connection(("127.0.0.1", port), _PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.node = node
        self.match: Match | None = None
        self.due = self._rests_since = 0.0
        self._told = b""

    def fileno(self) -> int:
        return self._socket.fileno()

    def send(self, match: Match, due: float) -> None:
        self.match, self.due, self._told = match, due, b""
        self._socket.sendall(match.next_request())

    def is_answered(self) -> bool:
        """Read what there is. Raises RuntimeError for any answer but 201, and 503 of an overloaded node."""
        piece = self._socket.recv(65536)
        self._told += piece
        head, ended, body = self._told.partition(b"\r\n\r\n")
        if not piece or (ended and not head.startswith((_CREATED, _UNAVAILABLE))):
            raise RuntimeError(f"a claim was answered {self._told[:500]!r}")
        return bool(ended) and len(body) >= int(head.lower().partition(_LENGTH)[2].split()[0])

    def is_refused(self) -> bool:
        """Whether nothing was stored; the match will claim the same again."""
        return self._told.startswith(_UNAVAILABLE)

    def rest(self) -> None:
        self.match, self._rests_since = None, time.perf_counter()

    def is_fresh(self) -> bool:
        return time.perf_counter() < self._rests_since + _FRESH

    def close(self) -> None:
        self._socket.close()
