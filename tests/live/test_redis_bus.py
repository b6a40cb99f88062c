"""Two servers over one PostgreSQL, which tell each other of news over a Redis of their own."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import psycopg
import pytest

from tests.api.phone import Phone
from tests.live.across import is_soon, seconds_across
from tests.patience import takes
from tests.proofs.events import Events
from tests.proofs.server import PATIENCE, Line, Server

ASKED_TO_TELL = """
SELECT query FROM pg_stat_activity
WHERE query ~* 'pg_notify|listen' AND datname = current_database() AND pid <> pg_backend_pid()
"""


@pytest.fixture(scope="module")
def nodes(redis_server, postgres, tmp_path_factory):
    url = postgres.new_database()
    with ExitStack() as stack:
        folders = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
        servers = [Server(url, folder, wakes_url=redis_server.url) for folder in folders]
        yield [stack.enter_context(server) for server in servers]


def test_what_one_server_stores_the_phones_of_another_see_at_once(nodes):
    """Ten times in a row, which the poll of each second alone does not do."""
    assert is_soon(*nodes)


def test_postgresql_is_not_asked_to_tell(nodes):
    """Nobody listens there."""
    seconds_across(*nodes, claims=1)
    with psycopg.connect(nodes[0].environ["REFEREE_DATABASE_URL"].replace("+psycopg", "")) as connection:
        asked = connection.execute(ASKED_TO_TELL).fetchall()

    assert [] == asked


def test_a_bus_that_comes_back_is_found(nodes, redis_server):
    """While it is gone all is told by the poll, and /metrics count the servers that miss it."""
    seconds_across(*nodes, claims=1)
    redis_server.started.stop()
    with listening(nodes[1]):
        assert max(seconds_across(*nodes, claims=3)) < 5
        wait_until(lambda: [lost_at(node) for node in nodes] == [1, 1])
        redis_server.start()
        wait_until(lambda: not lost_at(nodes[1]))

    assert is_soon(*nodes)


def test_a_frozen_bus_holds_up_no_claim(nodes, redis_server):
    """It keeps its connections and says nothing; what nobody could tell is counted."""
    seconds_across(*nodes, claims=1)
    missed = number_at(nodes[1], "referee_wakes_missed_total")
    redis_server.started.freeze()
    try:
        line = Line(nodes[0])
        keeper = Phone.opening(line, "Ann", "Bob")
        assert takes(0, 2, lambda: [keeper.claim("match.note", text="so it was") for _ in range(20)])
        line.close()
        assert max(seconds_across(*nodes, claims=5)) < 5
        with listening(nodes[1]):
            wait_until(lambda: lost_at(nodes[1]))
            wait_until(lambda: number_at(nodes[1], "referee_wakes_missed_total") > missed)
    finally:
        redis_server.started.thaw()
    with listening(nodes[1]):
        wait_until(lambda: not lost_at(nodes[1]))

    assert is_soon(*nodes)


@contextmanager
def listening(server: Server) -> Iterator[None]:
    """Somebody has a stream open at this server, so that it listens."""
    line = Line(server)
    events = Events(server.port, Phone.opening(line, "Ann", "Bob"))
    yield
    events.close()
    line.close()


def lost_at(server: Server) -> float:
    return number_at(server, "referee_wakes_bus_lost")


def number_at(server: Server, name: str) -> float:
    """What /metrics tell."""
    line = Line(server)
    told = line("GET", "/metrics", {}, None).body.decode()
    line.close()
    return float(re.search(rf"^{name} (\S+)$", told, re.MULTILINE)[1])


def wait_until(happens) -> None:
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until
        time.sleep(0.05)
