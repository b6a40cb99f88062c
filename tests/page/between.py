"""What comes between a phone and its server: lines that die without a word, answers that are lost."""

import contextlib
import random
import socket
import threading

from playwright.sync_api import Route

from tests.page.phones import IN_THE_NETWORK
from tests.proofs.server import Server


class Wire:
    """All that goes between the phones and a server; to a phone it looks like the server.

    `forget` and `recover` are what happens to a phone that is locked: for a while nothing comes through. Then
    its idle connections turn out to be closed, as the server has long done it; but a stream stays open, and
    nothing ever comes through it again.
    """

    def __init__(self, server: Server):
        self.server = server
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.is_dead = False
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.forgotten: set[socket.socket] = set()
        self.streams: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> "Wire":
        return self

    def __exit__(self, *_) -> None:
        hang_up(self.listener)
        for pair in self.pairs:
            hang_up(*pair)

    def forget(self) -> None:
        self.is_dead = True
        self.forgotten |= {end for pair in self.pairs for end in pair}

    def recover(self) -> None:
        self.is_dead = False
        for near, far in self.pairs:
            if near in self.forgotten and near not in self.streams:
                hang_up(near, far)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.server.port))
                self.pairs.append((near, far))
                if self.is_dead:
                    self.forgotten |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                if b"/stream?" in data:
                    self.streams |= {one, other}
                if one not in self.forgotten:
                    other.sendall(data)
            if one not in self.forgotten:
                other.shutdown(socket.SHUT_WR)


def hang_up(*ends: socket.socket) -> None:
    for end in ends:
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()


class Losses:
    """Of the claims that a phone sends some never reach the server; the answers to others never the phone."""

    def __init__(self, seed: int = 8, refused: float = 0.3, lost: float = 0.15):
        self.random = random.Random(seed)
        self.refused, self.lost = refused, lost
        self.times = {"refused": 0, "lost": 0, "answered": 0}

    def __call__(self, route: Route) -> None:
        chance = self.random.random()
        if chance < self.refused:
            self.times["refused"] += 1
            route.fulfill(status=503, json={"title": "Service Unavailable", "status": 503})
        elif chance < self.refused + self.lost:
            self.times["lost"] += 1
            # It is heard and stored; the name by which the browser knows this machine, nobody else does.
            route.fetch(url=route.request.url.replace(IN_THE_NETWORK, "127.0.0.1"))
            route.abort()
        else:
            self.times["answered"] += 1
            route.continue_()
