"""Something that is to be Redis, and is not well: it says what a test wants, at whatever it is asked."""

import contextlib
import socket
import threading
from collections.abc import Callable

Say = Callable[[socket.socket], None]
"""What is said on a connection, until it raises OSError or returns."""


class Peer:
    """Listens on the loopback. `said` counts the bytes that were taken from it."""

    def __init__(self, say: Say):
        self._say = say
        self.said = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._connections: list[socket.socket] = []
        self.url = f"redis://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self) -> "Peer":
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_) -> None:
        self._listening.close()
        for connection in self._connections:
            connection.close()

    @property
    def met(self) -> int:
        """So many connections were made to it."""
        return len(self._connections)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                self._connections.append(connection)
                threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
            self._say(connection)

    def repeat(self, text: bytes) -> None:
        """From now on this is said again and again, as fast as anybody hears it, after polite beginnings."""

        def say(connection: socket.socket) -> None:
            begin_politely(connection)
            while True:
                self.said += connection.send(text)

        self._say = say


def begin_politely(connection: socket.socket, until: bytes = b"SUBSCRIBE") -> None:
    """Answer what a client says of itself, up to what it is here for."""
    while until not in (asked := connection.recv(65536)):
        connection.sendall(b"+OK\r\n" * asked.count(b"*"))


def say_nothing(connection: socket.socket) -> None:
    while connection.recv(65536):
        pass


def hang_up(connection: socket.socket) -> None:
    connection.close()


def say_garbage(connection: socket.socket) -> None:
    connection.sendall(bytes(range(256)) * 100)
    say_nothing(connection)


def break_off(connection: socket.socket) -> None:
    """In the middle of a message."""
    begin_politely(connection)
    connection.sendall(b"*3\r\n$7\r\nmessage\r\n$9\r\nrefe")


def stall(connection: socket.socket) -> None:
    """In the middle of a message, and stay."""
    begin_politely(connection)
    connection.sendall(b"*3\r\n$7\r\nmessage\r\n$9\r\nrefe")
    say_nothing(connection)


def message(channel: str, text: bytes) -> bytes:
    """As Redis says it."""
    parts = (b"message", channel.encode(), text)
    return b"*3\r\n" + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
