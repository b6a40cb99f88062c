"""A phone that does not read what it is sent."""

import select
import socket
from pathlib import Path

import pytest

from tests.api.phone import Phone
from tests.proofs.events import Events
from tests.proofs.server import PATIENCE, Line, Server
from tests.settings import folder_in_memory

NOTES = 300
"""So many remarks, and the kernel keeps no more for somebody who does not read."""


@pytest.fixture
def server():
    with folder_in_memory() as folder, Server(f"sqlite:///{folder}/referee.sqlite3", Path(folder)) as server:
        yield server


def test_a_phone_that_does_not_read_is_dropped(server):
    """In the middle of a frame, and holds up nobody meanwhile. What it missed is told when it asks again."""
    line = Line(server)
    keeper = Phone.opening(line, "Ann", "Bob")
    with deaf(server, keeper) as connection:
        for _ in range(NOTES):
            keeper.claim("match.note", text="x" * 500)
        events = Events(server.port, keeper, f"?after={NOTES}")
        assert NOTES + 1 == events.next().id
        events.close()
        assert is_hung_up(connection)
    line.close()

    assert "Error" not in Path(server.said.name).read_text()


def deaf(server: Server, phone: Phone) -> socket.socket:
    """A connection with a stream that nobody reads."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(PATIENCE)
    connection.connect(("127.0.0.1", server.port))
    head = f"GET {phone.path}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {phone.token}\r\n\r\n"
    connection.sendall(head.encode())
    return connection


def is_hung_up(connection: socket.socket) -> bool:
    """Whether the other side hangs up by itself: the kernel tells, although nothing was read."""
    poll = select.poll()
    poll.register(connection, select.POLLRDHUP)
    return bool(poll.poll(1000 * PATIENCE))
