"""A match as it goes on: what a phone is sent, over real connections."""

import re
import signal
import socket
import time
from contextlib import ExitStack, closing
from urllib.request import urlopen

import pytest
from werkzeug.test import EnvironBuilder

from referee.api.resources import stream
from referee.live.wakeups import stream_hub_of_app
from referee.services import auth, streaming
from referee.services.streaming import HEARTBEAT_SECONDS
from tests.api.evenings import Circle
from tests.api.phone import Phone
from tests.api.readers import end, link_to_group, link_to_match
from tests.proofs.events import Event, Events
from tests.proofs.server import PATIENCE, Line, Server

SOON = 10
"""Seconds; what is promised within one, on a slow machine."""


@pytest.fixture(scope="module")
def server(database_url, tmp_path_factory):
    """`referee serve` as people start it; on PostgreSQL with two workers."""
    workers = 1 if database_url.startswith("sqlite") else 2
    with Server(database_url, tmp_path_factory.mktemp("server"), workers) as server:
        yield server


@pytest.fixture
def line(server):
    line = Line(server)
    yield line
    line.close()


@pytest.fixture
def keeper(line):
    """The keeper's phone of a match of Ann, Bob and Cat."""
    return Phone.opening(line, "Ann", "Bob", "Cat", target=100)


@pytest.fixture
def listen(server):
    """Opens a phone's stream; all are closed at the end."""
    opened = []

    def listen(phone: Phone, query: str = "", **headers: str) -> Events:
        opened.append(Events(server.port, phone, query, headers))
        return opened[-1]

    yield listen
    for events in opened:
        events.close()


def note(phone: Phone, text: str = "on we go") -> dict:
    return phone.claim("match.note", text=text)


def test_the_first_frame_is_the_match_as_it_stands(keeper, listen):
    """As it is told to whoever looks at it; its number is the id."""
    note(keeper)
    first = listen(keeper).next()

    assert Event("state", 2, keeper.look()) == first


def test_every_entry_comes_once_and_in_order(keeper, listen):
    """As the logbook tells it, whoever claimed it; but for what was to do after it."""
    seat = keeper.at_seat(1)
    events = listen(keeper)
    state = events.next()
    for number in range(5):
        note(keeper if number % 2 else seat, f"{number}")
    told = [events.next() for _ in range(5)]
    for event in told:
        event.data.pop("say", None)
    logged = keeper.get("/logbook", after=state.id).json["entries"]

    assert [Event("entry", entry["number"], entry) for entry in logged] == told


def test_the_newest_entry_tells_what_each_seat_does(keeper, listen):
    """So that the phone of who must draw says so; what was to do after older ones is over."""
    keeper.claim("uno.deal", turned_up=["red 5"])
    bob = keeper.at_seat(1)
    events = listen(bob, "?after=1")
    older, newest = events.next(), events.next()
    told = keeper.claim("uno.play", seat=1, card="red draw two")

    assert (False, True) == ("say" in older.data, "say" in newest.data)
    assert [] != told["say"] == events.next().data["say"]


def test_all_phones_at_the_table_are_told(keeper, listen):
    """The keeper's and a seat's, each on a connection of its own."""
    phones = [keeper, keeper.at_seat(1), keeper.at_seat(2)]
    streams = [listen(phone) for phone in phones]
    for events in streams:
        events.next()
    number = note(keeper)["number"]

    assert [("entry", number)] * 3 == [events.next()[:2] for events in streams]


def test_whoever_comes_back_is_told_what_it_missed(keeper, listen):
    """And no state: it has one."""
    for _ in range(4):
        note(keeper)

    assert [("entry", 4), ("entry", 5)] == [event[:2] for event in listen(keeper, "?after=3&wait=0")]
    assert [("entry", 5)] == [
        event[:2] for event in listen(keeper, "?after=1&wait=0", **{"Last-Event-ID": "4"})
    ]


def test_a_long_absence_is_made_up_for_page_by_page(keeper, listen):
    """However many there are, and in order, with what was claimed meanwhile at the end."""
    for _ in range(2 * 50 + 20):
        note(keeper)
    events = listen(keeper, "?after=0")
    first = events.next()
    note(keeper)

    assert [*range(1, 123)] == [first.id, *(events.next().id for _ in range(121))]


def test_one_may_ask_for_what_there_is(keeper, listen):
    """Without waiting: the stream ends by itself, and says no end."""
    assert [("state", 1)] == [event[:2] for event in listen(keeper, "?wait=0")]


def test_a_stream_ends_when_it_has_lasted_long_enough(keeper, listen):
    """So that a phone asks again; that is not the end of the match."""
    assert ["state"] == [event.event for event in listen(keeper, "?wait=1")]


def test_a_revoked_token_is_told_and_heard_no_more(keeper, listen):
    """Somebody else has the seat now, whose phone is told on."""
    old = keeper.at_seat(1)
    events = listen(old)
    events.next()
    new = listen(keeper.at_seat(1))
    begun = time.monotonic()

    assert Event("end", None, "revoked") == list(events)[-1]
    assert time.monotonic() - begun < SOON
    new.next()
    number = note(keeper)["number"]
    assert ("entry", number) == new.next()[:2]
    assert 401 == old.get("/stream").status


def test_an_erased_match_is_gone(keeper, listen):
    """Every phone is told."""
    seat = keeper.at_seat(1)
    phones = [listen(keeper), listen(seat)]
    for events in phones:
        events.next()
    assert 204 == keeper.send("DELETE", keeper.path, {"Authorization": f"Bearer {keeper.token}"}, None).status

    assert [[Event("end", None, "gone")]] * 2 == [list(events) for events in phones]


def test_the_end_of_the_match_ends_the_stream(keeper, listen):
    """After the entry that decided it."""
    events = listen(keeper)
    events.next()
    keeper.claim("match.score", winner=1, points=120)

    assert [("entry", 2, "match.score"), ("end", None, "over")] == [
        (event.event, event.id, event.data["claim"]["claim"] if event.id else event.data) for event in events
    ]
    assert ["state", "end"] == [event.event for event in listen(keeper)]


def test_a_match_that_is_played_on_is_followed_again(keeper, listen):
    """An end was no end."""
    keeper.claim("match.score", winner=1, points=120)
    keeper.claim("match.play_on")
    events = listen(keeper, "?after=2")

    assert ("entry", 3) == events.next()[:2]
    note(keeper)
    assert ("entry", 4) == events.next()[:2]


@pytest.mark.parametrize(
    "text",
    ["\\n\\ndata: {}", "event: end", "id: 99", ": heartbeat", "data: x\\rdata: y", '"}', "ﬀ \U0001f0cf é"],
)
def test_nobody_writes_a_frame_of_their_own(keeper, listen, text):
    """Whatever a remark says stays a remark."""
    events = listen(keeper)
    events.next()
    note(keeper, text)
    note(keeper, "next")
    told = [events.next(), events.next()]

    assert [(2, text), (3, "next")] == [(event.id, event.data["claim"]["text"]) for event in told]


def test_the_state_tells_odd_names_in_one_line(line, listen):
    """Names are people's own."""
    names = ["data: {}", "event: end", '"}]']
    events = listen(Phone.opening(line, *names))

    assert names == [seat["name"] for seat in events.next().data["seats"]]


def test_a_group_may_listen(line, listen):
    """To every match of its own."""
    circle = Circle.opening(line)
    keeper = circle.evening("Dan", "Eve")
    events = listen(Phone(line, keeper.match, circle.token))

    assert "state" == events.next().event


@pytest.mark.parametrize("to", ["group", "match"])
def test_one_link_is_followed_on_three_phones(line, listen, to):
    """None of them ends for another; and once the link is ended all of them are told."""
    circle = Circle.opening(line)
    keeper = circle.evening("Dan", "Eve")
    link = link_to_group(circle) if to == "group" else link_to_match(keeper)
    several = [listen(Phone(line, keeper.match, link.token)) for _ in range(3)]
    states = [events.next().event for events in several]
    number = note(keeper)["number"]

    assert ["state"] * 3 == states
    assert [("entry", number)] * 3 == [events.next()[:2] for events in several]
    end(link, circle.bearer if to == "group" else {"Authorization": f"Bearer {keeper.token}"})
    assert [Event("end", None, "revoked")] * 3 == [list(events)[-1] for events in several]


@pytest.mark.parametrize("query", ["?after=2", "?after=-1", "?after=x", "?wait=601", "?wait=-1"])
def test_what_cannot_be_asked_is_said_before_anything_is_told(keeper, query):
    """A problem, and no stream."""
    answer = keeper.send("GET", f"{keeper.path}/stream{query}", bearer(keeper), None)

    assert (422, "urn:referee:problem:unfit") == (answer.status, answer.json["type"])


def test_an_entry_that_is_not_there_yet_cannot_be_the_last_one(keeper):
    """Neither by header."""
    told = bearer(keeper) | {"Last-Event-ID": "2"}

    assert 422 == keeper.send("GET", f"{keeper.path}/stream", told, None).status


def bearer(phone: Phone) -> dict[str, str]:
    return {"Authorization": f"Bearer {phone.token}"}


def test_a_stream_is_only_for_the_table(line, keeper):
    """As everything of a match."""
    other = Phone.opening(line, "Dan", "Eve")

    assert 404 == Phone(line, keeper.match, other.token).get("/stream").status
    assert 401 == line("GET", f"{keeper.path}/stream", {}, None).status


def test_a_stream_is_not_kept_and_not_held_back(keeper, listen):
    """By no cache and no proxy; and how soon to come back is said first."""
    events = listen(keeper, "?wait=0")
    list(events)

    told = [events.headers[name] for name in ("Content-Type", "Cache-Control", "X-Accel-Buffering")]

    assert ["text/event-stream", "no-store", "no"] == told
    assert 500 == events.retry


def test_a_head_of_a_stream_does_not_wait(keeper):
    """There is nothing to read in it."""
    answer = keeper.send("HEAD", f"{keeper.path}/stream", bearer(keeper), None)

    assert (200, b"") == (answer.status, answer.body)


def test_a_quiet_stream_has_a_heartbeat(app, phone, monkeypatch):
    """So that a phone knows that it is still heard."""
    monkeypatch.setattr("referee.services.streaming.HEARTBEAT_SECONDS", 0.2)
    told = phone.get("/stream", wait=1).body.decode()

    assert re.fullmatch(r"retry: 500\n\nevent: state\nid: 1\ndata: [^\n]*\n\n(: heartbeat\n\n){2,5}", told)


def test_streams_that_wait_hold_no_connection(line, listen):
    """More of them than the pools have connections, and everybody else is served."""
    keepers = [Phone.opening(line, "Ann", "Bob") for _ in range(13)]
    several = [listen(keeper) for keeper in keepers for _ in range(2)]
    for events in several:
        events.next()
    line.close()  # the server has no patience with one that was quiet so long; it opens by itself
    for keeper in keepers:
        note(keeper)

    assert [2] * 26 == [events.next().id for events in several]


# --- what ends them ---


@pytest.fixture(scope="module")
def lone(database_url, tmp_path_factory):
    """A server with one worker, which the last test stops."""
    with Server(database_url, tmp_path_factory.mktemp("lone")) as server:
        yield server


@pytest.fixture
def lone_keeper(lone):
    """The keeper's phone of a match there."""
    with closing(Line(lone)) as line:
        yield Phone.opening(line, "Ann", "Bob")


def test_a_stop_does_not_wait_for_a_phone_that_is_far_behind(app, phone, monkeypatch):
    """It is told the page that it is at, and asks another server for the rest."""
    monkeypatch.setattr("referee.services.streaming.ENTRIES_PER_READ", 2)
    for _ in range(8):
        note(phone)
    with app.app_context():
        frames = streaming.stream_match_frames(
            auth.find_caller(phone.token, phone.match), after=0, seconds=600
        )
        first = next(frames)
        (watch,) = stream_hub_of_app(app.extensions).all_streams()
        watch.end_stream()

        assert [1, 2] == [first.number, *(frame.number for frame in frames)]


def test_whoever_does_not_wait_is_told_all_pages(app, phone, monkeypatch):
    """The time that is up is that of waiting."""
    monkeypatch.setattr("referee.services.streaming.ENTRIES_PER_READ", 2)
    for _ in range(8):
        note(phone)
    with app.app_context():
        frames = streaming.stream_match_frames(auth.find_caller(phone.token, phone.match), after=0, seconds=0)

        assert [*range(1, 10)] == [frame.number for frame in frames]


class Connection(socket.socket):
    """Remembers what was set of TCP, as the kernel has it."""

    def __init__(self):
        super().__init__()
        self.of_tcp = {}

    def setsockopt(self, level: int, option: int, value: int) -> None:
        super().setsockopt(level, option, value)
        if level == socket.IPPROTO_TCP:
            self.of_tcp[option] = self.getsockopt(level, option)


def set_for_a_stream(app, phone) -> dict[int, int]:
    with Connection() as connection:
        asked = {"environ_overrides": {"gunicorn.socket": connection}, "headers": bearer(phone)}
        answer = app.test_client().get(f"{phone.path}/stream?wait=0", **asked)
        assert 200 == answer.status_code
        answer.close()
        return connection.of_tcp


def test_a_phone_that_vanished_is_given_up_by_the_kernel(app, phone):
    """Some seconds after a heartbeat that nobody confirms, and not after many minutes. Only Linux can: any
    other kernel is asked for nothing."""
    limit = getattr(socket, "TCP_USER_TIMEOUT", None)

    assert ({} if limit is None else {limit: 20_000}) == set_for_a_stream(app, phone)


def test_where_the_kernel_cannot_a_phone_is_told_all_the_same(app, phone, monkeypatch):
    monkeypatch.delattr(socket, "TCP_USER_TIMEOUT", raising=False)

    assert {} == set_for_a_stream(app, phone)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_phone_that_goes_before_the_first_byte_leaves_its_place(app, phone, method):
    """The server closes an answer that it has not begun to send."""
    streams = app.extensions["referee-limits"].streams
    asked = EnvironBuilder(f"{phone.path}/stream", method=method, headers=bearer(phone)).get_environ()
    answer = app.wsgi_app(asked, lambda status, headers: None)
    assert streams
    answer.close()

    assert not streams


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_phone_that_hangs_up_at_once_leaves_its_place(lone, lone_keeper, method):
    """Over a real connection, too. If the server has sent the state before the phone hangs up, the next
    heartbeat finds out."""
    asked = asked_when_none_is_open(lone)
    head = "\r\n".join([f"{method} {lone_keeper.path}/stream HTTP/1.1", "Host: x", *lines_of(lone_keeper)])
    for _ in range(10):
        with socket.create_connection(("127.0.0.1", lone.port)) as connection:
            connection.sendall(f"{head}\r\n\r\n".encode())
    deadline = time.monotonic() + HEARTBEAT_SECONDS + SOON
    while streams_of(lone) != (asked + 10, 0) and time.monotonic() < deadline:
        time.sleep(0.05)

    assert (asked + 10, 0) == streams_of(lone)


def lines_of(phone: Phone) -> list[str]:
    return [f"{name}: {value}" for name, value in bearer(phone).items()]


def asked_when_none_is_open(server: Server) -> float:
    """How many streams other tests have asked for, once all of them are closed."""
    deadline = time.monotonic() + HEARTBEAT_SECONDS + SOON
    while (streams := streams_of(server))[1] and time.monotonic() < deadline:
        time.sleep(0.05)
    return streams[0]


def streams_of(server: Server) -> tuple[float, float]:
    """How many have been asked for, and how many are open."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        told = answer.read().decode()
    asked = re.findall(r'^referee_requests_total\{.*route="[^"]*/stream".*\} (\S+)$', told, re.MULTILINE)
    (are_open,) = re.findall(r"^referee_streams_open (\S+)$", told, re.MULTILINE)
    return sum(map(float, asked)), float(are_open)


def test_a_third_stream_of_a_token_ends_its_oldest(lone, lone_keeper):
    """Without saying end: a phone that lost two of them is not kept out, and is told on."""
    with ExitStack() as stack:
        several = [stack.enter_context(closing(Events(lone.port, lone_keeper))) for _ in range(2)]
        for events in several:
            events.next()
        oldest, second = several
        third = stack.enter_context(closing(Events(lone.port, lone_keeper)))

        assert [] == list(oldest)
        third.next()
        number = note(lone_keeper)["number"]
        assert [("entry", number)] * 2 == [events.next()[:2] for events in (second, third)]


def test_a_stop_ends_the_streams(lone, lone_keeper):
    """At once and without saying end, so that phones look for another server."""
    events = Events(lone.port, lone_keeper)
    events.next()
    lone_keeper.send.close()
    lone.process.send_signal(signal.SIGTERM)
    begun = time.monotonic()

    assert [] == list(events)
    assert time.monotonic() - begun < 3
    events.close()
    assert 0 == lone.process.wait(PATIENCE)
    assert time.monotonic() - begun < 9


def test_the_longest_wait_is_ten_minutes():
    """A phone that is still there asks again."""
    assert 600 == stream.LONGEST_STREAM_SECONDS
