"""Processes over one PostgreSQL tell each other that there is news."""

import os
import signal
import threading
import time

import psycopg
import pytest
import sqlalchemy as sa

from referee.live.broadcast import BusStatus, Listener, Notifier
from referee.live.bus import NUMBER_OF_BUS_CHANNELS, bus_channel_of_match
from referee.live.counters import WakeupFailureCallbacks
from referee.live.wakeups import register_waiting_stream, stream_hub_of_app, wake_streams_of_match
from referee.storage.db import db
from tests.live.conftest import PATIENCE, helpers
from tests.patience import takes

LISTENING = """
SELECT pid FROM pg_stat_activity
WHERE query ILIKE '%listen%' AND datname = current_database() AND pid <> pg_backend_pid()
"""


class Recorded:
    """A line that only writes down what it is to tell, and where."""

    def __init__(self):
        self.told: list[list[tuple[str, str]]] = []
        self.changed = threading.Condition()
        self.is_closed = False

    def send(self, notices):
        with self.changed:
            self.told.append([*notices])
            self.changed.notify_all()

    def close(self):
        self.is_closed = True

    def wait_for(self, notices: int) -> bool:
        with self.changed:
            return self.changed.wait_for(lambda: sum(map(len, self.told)) >= notices, PATIENCE)


@pytest.fixture
def notices(monkeypatch):
    """Notices whose line is at `recorded`, and which wait a little only."""
    monkeypatch.setattr("referee.live.broadcast._SECONDS_UNTIL_IDLE_CONNECTION_CLOSES", 0.2)
    monkeypatch.setattr("referee.live.broadcast._SECONDS_BETWEEN_CONNECTION_ATTEMPTS", 0.05)
    recorded = Recorded()
    notices = Notifier(lambda: recorded, WakeupFailureCallbacks())
    notices.recorded = recorded
    return notices


def test_a_notice_names_who_tells_it_and_the_match(notices):
    """So that its own process need not hear it again."""
    notices.send("k3f9")

    assert notices.recorded.wait_for(1)
    assert [[(bus_channel_of_match("k3f9"), f"{notices.sender} k3f9")]] == notices.recorded.told


def test_many_claims_in_a_moment_are_one_notice(notices):
    """A notice only says that there is something to read."""
    begun = time.monotonic()
    for number in range(1000):
        notices.send("k3f9")
        notices.send(f"m{number % 3}")
    elapsed = time.monotonic() - begun
    assert notices.recorded.wait_for(4)
    of_one = [told for batch in notices.recorded.told for _, told in batch if told.endswith("k3f9")]

    assert len(of_one) <= 2 + elapsed / 0.020


def test_no_connection_is_kept_for_nobody(notices):
    """After a quiet time it is given up, and the next notice has one again."""
    notices.send("k3f9")
    for helper in helpers("live Notifier"):
        helper.join(PATIENCE)
    assert notices.recorded.is_closed
    notices.send("k3f9")

    assert notices.recorded.wait_for(2)


def test_a_notice_that_cannot_be_told_is_nobodys_failure(notices):
    """It is lost, and the next one is tried again."""
    recorded, tries = notices.recorded, []

    def connect():
        tries.append(None)
        if len(tries) == 1:
            raise psycopg.OperationalError("not now")
        return recorded

    notices.connect = connect
    notices.send("lost")
    while not tries:
        time.sleep(0.01)
    notices.send("told")

    assert recorded.wait_for(1)
    assert (bus_channel_of_match("told"), f"{notices.sender} told") in recorded.told[-1]


def test_of_too_many_not_all_are_told(notices, monkeypatch):
    """However long the bus stalls, little is kept for it."""
    monkeypatch.setattr("referee.live.broadcast._MOST_PENDING_WAKEUPS", 3)
    stalled = threading.Event()
    notices.recorded.send = lambda notices: stalled.wait(PATIENCE)
    for number in range(1000):
        notices.send(f"m{number}")
    kept = len(notices._pending)
    stalled.set()

    assert kept <= 3


class Said:
    """A line on which one thing has been said."""

    def __init__(self, *messages: str):
        self.messages = [*messages]
        self.followed: frozenset[str] = frozenset()

    def set_subscribed_channels(self, channels):
        self.followed = channels

    def receive(self, seconds):
        heard, self.messages = self.messages, []
        return heard

    def check_that_bus_answers(self): ...

    def close(self): ...


def heard_on(line: Said, notices: Notifier) -> list[str]:
    """The matches that are woken, while k3f9 is watched."""
    notices.connect, woken = lambda: line, []
    Listener(notices, woken.append, lambda: ["k3f9"], WakeupFailureCallbacks()).run_one_step()
    return woken


def test_a_listener_does_not_hear_itself(notices):
    """Its own process has been woken already."""
    assert ["yours"] == heard_on(Said(f"{notices.sender} mine", "other yours"), notices)


def test_a_listener_follows_what_is_watched(notices):
    """By the channel of the match, and no other."""
    line = Said()
    heard_on(line, notices)

    assert {bus_channel_of_match("k3f9")} == line.followed


def test_what_is_told_again_and_again_wakes_once(notices):
    """As often as it is heard in one go."""
    assert ["k3f9"] == heard_on(Said(*["other k3f9"] * 1000), notices)


def test_channels_are_the_same_everywhere():
    """Two releases, and processes on several machines, have to agree."""
    assert "referee_254" == bus_channel_of_match("k3f9")
    assert NUMBER_OF_BUS_CHANNELS == len({bus_channel_of_match(str(number)) for number in range(100_000)})


def test_a_lost_bus_is_counted_and_said_once(notices, caplog):
    """Again when it is found."""
    lost = []
    reach = BusStatus("telling", WakeupFailureCallbacks(lost=lost.append))
    with caplog.at_level("WARNING", "referee"):
        for _ in range(3):
            reach.record_bus_lost(ConnectionError("refused"))
        reach.record_bus_found()
        reach.record_bus_found()

    assert [1, -1] == lost
    assert [
        "the bus for wake-ups is lost (telling): refused",
        "the bus for wake-ups is found again (telling)",
    ] == [record.getMessage() for record in caplog.records]


# --- PostgreSQL ---


@pytest.fixture
def nodes(new_app, postgresql_url):
    """Two apps over one database, as if each were a process."""
    return new_app(postgresql_url), new_app(postgresql_url)


@pytest.fixture
def listening(nodes):
    """A watch of match k3f9 at the first one, once it listens; nobody looks for what is not told."""
    here, _ = nodes
    with here.app_context(), register_waiting_stream("k3f9", "token") as watch:
        backend()
        yield watch


def backend(other_than: int = 0) -> int:
    """The id of the PostgreSQL process that serves who listens, once there is one."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with db.engine.connect() as connection:
            for pid in connection.scalars(sa.text(LISTENING)):
                if pid != other_than:
                    return pid
        time.sleep(0.02)
    raise TimeoutError("nobody listens")


def is_woken(watch, by) -> bool:
    """Whether the watch is woken at once, again and again: the safety poll alone takes a second each time."""

    def ten_times() -> None:
        for _ in range(10):
            woken = threading.Event()
            watch.wake_stream = woken.set
            by()
            assert woken.wait(PATIENCE)
            time.sleep(0.03)

    return takes(0, 5, ten_times)


def test_another_process_is_told(nodes, listening):
    """What one has committed, those who wait at the other may read at once."""
    _, there = nodes

    def told_there():
        with there.app_context():
            wake_streams_of_match("k3f9")

    assert is_woken(listening, told_there)


def test_a_listener_that_was_cut_off_comes_back(nodes, listening):
    """By itself, and hears again."""
    here, there = nodes
    gone = backend()
    with db.engine.connect() as connection:
        connection.execute(sa.text("SELECT pg_terminate_backend(:pid)"), {"pid": gone})
    backend(other_than=gone)

    def told_there():
        with there.app_context():
            wake_streams_of_match("k3f9")

    assert is_woken(listening, told_there)


def test_a_frozen_server_is_noticed_by_whoever_listens(nodes, listening, monkeypatch):
    """It is asked whether it is there, and does not answer."""
    monkeypatch.setattr("referee.live.broadcast._SECONDS_OF_SILENCE_BEFORE_BUS_CHECK", 0.1)
    lost = []
    stream_hub_of_app(nodes[0].extensions).counters.lost = lost.append
    frozen = backend()
    os.kill(frozen, signal.SIGSTOP)
    try:
        assert backend(other_than=frozen)
    finally:
        os.kill(frozen, signal.SIGCONT)

    assert 1 == lost[0]


def test_no_transaction_is_open_while_one_listens(nodes, listening):
    """Neither of who listens nor of anybody else, but for the moments in which somebody reads."""
    deadline = time.monotonic() + PATIENCE
    while open_transactions() and time.monotonic() < deadline:
        time.sleep(0.01)

    assert [] == open_transactions()


def open_transactions() -> list[str]:
    """Those of other connections to this database, of which there are some."""
    with db.engine.connect() as connection:
        states = connection.scalars(
            sa.text(
                "SELECT state FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        ).all()
    assert states
    return [state for state in states if state and "in transaction" in state]


def test_sqlite_has_nobody_to_tell(new_app, tmp_path):
    """There is one process."""
    app = new_app(f"sqlite:///{tmp_path}/referee.sqlite3")
    with app.app_context():
        wake_streams_of_match("k3f9")

        assert stream_hub_of_app(app.extensions).notifier is None
