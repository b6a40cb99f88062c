"""Whatever a bus says or does not say, claims are answered, phones are told, and little work is done."""

import threading
import time

import pytest

from referee import create_app
from referee.config import read_config
from referee.live.bus import bus_channel_of_match
from referee.live.redis_bus import RedisBusConnector
from referee.live.wakeups import register_waiting_stream, stream_hub_of_app, wake_streams_of_match
from referee.storage.db import db
from tests.live import resp_peer
from tests.live.conftest import PATIENCE, helpers
from tests.live.resp_peer import Peer, message
from tests.settings import UNLIMITED

MATCH = "k3f9"
SOON = 5
"""More than the second between two looks, on a slow machine."""
ILL = [
    resp_peer.say_nothing,
    resp_peer.hang_up,
    resp_peer.say_garbage,
    resp_peer.break_off,
    resp_peer.stall,
]
OFTEN = 4_000
"""Messages that are heard in a second at most, on any machine: 40 in each of 50 goes, and as many more."""


@pytest.fixture
def app_at(postgresql_url):
    """Makes an app whose bus is at this URL."""
    made = []

    def new(url: str):
        environ = {"REFEREE_DATABASE_URL": postgresql_url, "REFEREE_WAKES_URL": url, **UNLIMITED}
        made.append(create_app(read_config(environ)))
        return made[-1]

    yield new
    for name in ("live SafetyPoll", "live Listener"):
        for helper in helpers(name):
            helper.join(PATIENCE)
    for app in made:
        with app.app_context():
            db.engine.dispose()


@pytest.mark.parametrize("say", ILL, ids=lambda say: say.__name__)
def test_whoever_tells_does_not_wait(app_at, say):
    """However ill the bus is: telling a thousand times takes no time."""
    with Peer(say) as peer, app_at(peer.url).app_context():
        begun = time.monotonic()
        for number in range(1000):
            wake_streams_of_match(f"m{number}")
        elapsed = time.monotonic() - begun
        wait_until(lambda: peer.met)

    assert elapsed < 1


@pytest.mark.parametrize("say", ILL, ids=lambda say: say.__name__)
def test_whoever_listens_is_woken_by_the_poll(app_at, say):
    """What nobody can hear is found, and the bus is looked for again a second later, not all the time."""
    with (
        Peer(say) as peer,
        app_at(peer.url).app_context(),
        register_waiting_stream(MATCH, "rk_no_such_token") as watch,
    ):
        begun = time.monotonic()
        watch.wait_for_wakeup(PATIENCE)  # the token is not known
        assert time.monotonic() - begun < SOON
        wait_until(lambda: peer.met > 1)
        elapsed = time.monotonic() - begun

    assert peer.met <= 2 + elapsed


def test_a_bus_that_is_lost_is_counted_and_is_no_longer_when_nobody_needs_it(app_at):
    """As /metrics tell."""
    lost = []
    with Peer(resp_peer.hang_up) as peer:
        app = app_at(peer.url)
        stream_hub_of_app(app.extensions).counters.lost = lost.append
        with app.app_context(), register_waiting_stream(MATCH, "token"):
            wait_until(lambda: lost)
        for helper in helpers("live Listener"):
            helper.join(PATIENCE)

    assert [1, -1] == lost


@pytest.mark.parametrize(
    "text",
    [
        message(bus_channel_of_match(MATCH), f"other {MATCH}".encode()),
        message(bus_channel_of_match(MATCH), b"other unknown"),
        message(bus_channel_of_match(MATCH), bytes(range(100, 200))),
    ],
    ids=["of a watched match", "of an unknown match", "binary"],
)
def test_of_a_flood_little_is_heard(app_at, text):
    """A hundred thousand a second are said, and a few thousand of them are taken."""
    with Peer(resp_peer.say_nothing) as peer:
        peer.repeat(text * (4096 // len(text) + 1))
        with app_at(peer.url).app_context(), register_waiting_stream(MATCH, "token"):
            wait_until(lambda: peer.said)
            time.sleep(1)  # until what lies between is full
            before = peer.said
            time.sleep(2)
            heard = (peer.said - before) / len(text) / 2

    assert heard < OFTEN


def wait_until_full(peer: Peer) -> None:
    """Until nothing more of what it says fits between it and whoever does not hear it."""
    said = -1
    while said != peer.said or not said:
        said = peer.said
        time.sleep(0.3)


def test_whoever_cannot_keep_up_begins_anew():
    """What waits in Redis would be heard too late, and all that comes after it."""
    with Peer(resp_peer.say_nothing) as peer:
        peer.repeat(message(bus_channel_of_match(MATCH), f"other {MATCH}".encode()) * 50)
        line = RedisBusConnector(peer.url)()
        line.set_subscribed_channels(frozenset({bus_channel_of_match(MATCH)}))
        wait_until_full(peer)
        with pytest.raises(OverflowError):
            for _ in range(1000):
                assert len(line.receive(1)) == 40
        line.close()


@pytest.mark.parametrize("text", [b"+OK\r\n", b"$-1\r\n", b"*0\r\n"])
def test_whoever_answers_what_was_not_asked_is_left(text):
    """As it never comes to the point, it is not read for long."""
    with Peer(resp_peer.say_nothing) as peer:
        peer.repeat(text * 1000)
        line = RedisBusConnector(peer.url)()
        line.set_subscribed_channels(frozenset({bus_channel_of_match(MATCH)}))
        begun = time.monotonic()
        assert [] == line.receive(1)
        with pytest.raises(TimeoutError):
            line.check_that_bus_answers()
        elapsed = time.monotonic() - begun
        line.close()

    assert elapsed < 0.5


def test_a_flood_wakes_seldom(app_at):
    """Of one match at most fifty times a second."""
    with Peer(resp_peer.say_nothing) as peer:
        peer.repeat(message(bus_channel_of_match(MATCH), f"other {MATCH}".encode()) * 50)
        with app_at(peer.url).app_context(), register_waiting_stream(MATCH, "token") as watch:
            woken = []
            watch.wake_stream = lambda: woken.append(time.monotonic())
            wait_until(lambda: woken)
            time.sleep(1)

    assert len([at for at in woken if at < woken[0] + 1]) <= 60


def test_of_large_messages_one_is_heard_in_a_second(app_at):
    """After it the line is given up, and a second later there is another one."""
    with Peer(resp_peer.say_nothing) as peer:
        peer.repeat(message(bus_channel_of_match(MATCH), b"x" * 1_000_000))
        with app_at(peer.url).app_context(), register_waiting_stream(MATCH, "token"):
            wait_until(lambda: peer.said)
            time.sleep(3)
            lines, said = peer.met, peer.said

    assert lines <= 5
    assert said <= 3_000_000 * lines


def test_a_server_that_drips_is_left():
    """An answer to each of many questions, one at a time and each just in time, takes too long together."""

    def drip(connection):
        resp_peer.begin_politely(connection, until=b"PUBLISH")
        while True:
            connection.sendall(b":0\r\n")
            time.sleep(0.3)

    with Peer(drip) as peer:
        line = RedisBusConnector(peer.url)()
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            line.send([("referee_1", "other k3f9")] * 100)
        line.close()

    assert time.monotonic() - begun < SOON


def wait_until(happens) -> None:
    until = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < until
        threading.Event().wait(0.01)
