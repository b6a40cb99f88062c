"""Whoever waits for news of a match is woken, and no wake-up is lost."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from referee.games import GAMES
from referee.live.counters import WakeupFailureCallbacks
from referee.live.safety_poll import SafetyPoll
from referee.live.subscriptions import MOST_STREAMS_OF_A_READ_ONLY_LINK, StreamsOfMatch, WaitingStream
from referee.live.wakeups import register_waiting_stream, stream_hub_of_app, wake_streams_of_match
from referee.match.model.state import Rules
from referee.services import auth, matches
from referee.storage.transactions import NotApplied
from tests.live.conftest import PATIENCE, helpers

SOON = 5
"""More than the second between two looks, on a slow machine."""


def seconds_of(work) -> float:
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


@pytest.fixture(autouse=True)
def often(monkeypatch):
    """The safety poll looks a dozen times a second: nobody here waits for it to end."""
    monkeypatch.setattr("referee.live.safety_poll._SECONDS_BETWEEN_CHECKS", (0.07, 0.09))


@pytest.fixture
def opened(app):
    """A match of Ann and Bob."""
    opening = matches.MatchOpeningData(GAMES["uno"], ("Ann", "Bob"), Rules())
    return matches.open_match(opening, matches.OpeningIdempotencyKey("0123456789abcdef", ""))


@pytest.fixture
def watch(app, opened):
    """Somebody who watches it by the keeper's token, and has seen it all."""
    with register_waiting_stream(opened.match.id, opened.token) as watch:
        watch.number = 1
        yield watch


def test_whoever_waits_is_woken(watch):
    """At once, and not when the time is up."""
    threading.Timer(0.05, watch.wake_stream).start()

    assert seconds_of(lambda: watch.wait_for_wakeup(PATIENCE)) < PATIENCE / 2


def test_a_wake_up_before_the_wait_is_not_lost(watch):
    """It came between reading and waiting."""
    wake_streams_of_match(watch.match_id)

    assert seconds_of(lambda: watch.wait_for_wakeup(PATIENCE)) < PATIENCE / 2


def test_one_wake_up_is_for_one_wait(watch):
    """However many came before it."""
    wake_streams_of_match(watch.match_id)
    wake_streams_of_match(watch.match_id)
    watch.wait_for_wakeup(PATIENCE)

    assert seconds_of(lambda: watch.wait_for_wakeup(0.05)) >= 0.05


def test_nobody_is_woken_for_another_match(watch):
    """Whatever is heard there."""
    wake_streams_of_match("another match")

    assert seconds_of(lambda: watch.wait_for_wakeup(0.05)) >= 0.05


def test_all_phones_at_a_table_are_woken(app, opened, watch):
    """One by one."""
    with register_waiting_stream(opened.match.id, opened.token) as other:
        wake_streams_of_match(opened.match.id)

        assert (
            seconds_of(lambda: (watch.wait_for_wakeup(PATIENCE), other.wait_for_wakeup(PATIENCE)))
            < PATIENCE / 2
        )


def test_whoever_has_gone_is_forgotten(app, opened):
    """The hub keeps nothing of a match that nobody watches."""
    with register_waiting_stream(opened.match.id, opened.token):
        assert 1 == len(stream_hub_of_app(app.extensions).all_streams())
    wake_streams_of_match(opened.match.id)

    assert [] == stream_hub_of_app(app.extensions).all_streams()


def test_the_end_of_the_process_is_told_to_all(app, opened, watch):
    """Also to who comes after it."""
    stream_hub_of_app(app.extensions).end_all_streams()
    watch.wait_for_wakeup(PATIENCE)
    with register_waiting_stream(opened.match.id, opened.token) as late:
        assert (True, True) == (watch.is_over, late.is_over)


@pytest.fixture
def join(app, opened):
    """Somebody who watches the match by this token, until the test is over."""
    with ExitStack() as stack:
        yield lambda token: stack.enter_context(register_waiting_stream(opened.match.id, token))


def test_a_third_of_one_token_ends_its_oldest(join):
    """Whoever comes last is the phone that is there: the two newest live on."""
    several = [join("ann") for _ in range(4)]

    assert [True, True, False, False] == [watch.is_over for watch in several]


def test_one_link_is_followed_on_many_phones(app, opened):
    """Its token has room for so many, and the oldest ends only then."""
    with ExitStack() as stack:
        several = [
            stack.enter_context(
                register_waiting_stream(opened.match.id, "link", MOST_STREAMS_OF_A_READ_ONLY_LINK)
            )
            for _ in range(MOST_STREAMS_OF_A_READ_ONLY_LINK + 1)
        ]

        assert [True, *[False] * MOST_STREAMS_OF_A_READ_ONLY_LINK] == [watch.is_over for watch in several]


def test_whoever_is_ended_for_a_newer_one_is_woken():
    """At once, and not when something happens in the match."""
    audience = StreamsOfMatch()
    several = [WaitingStream("k3f9", "ann", audience) for _ in range(3)]
    for watch in several:
        audience.add_stream(watch)

    assert seconds_of(lambda: several[0].wait_for_wakeup(PATIENCE)) < PATIENCE / 2


def test_nobody_ends_for_another_token(join):
    """However many come to the table."""
    several = [join(token) for token in ("ann", "bob", "cat", "bob", "ann", "dan")]

    assert not any(watch.is_over for watch in several)


def test_nobody_ends_for_the_same_token_at_another_match(join):
    """A group follows all of its matches by one."""
    several = [join("group"), join("group")]
    with register_waiting_stream("another match", "group") as other:
        assert [False] * 3 == [watch.is_over for watch in (*several, other)]


def test_helpers_go_when_nobody_watches(app, opened):
    """No thread and no connection of theirs is left."""
    with register_waiting_stream(opened.match.id, opened.token):
        running = helpers("live SafetyPoll") + helpers("live Listener")
    for helper in running:
        helper.join(PATIENCE)

    assert running
    assert [] == [helper for helper in running if helper.is_alive()]


# --- the safety poll ---


def test_what_nobody_told_is_found(app, opened, watch):
    """A claim of another process whose notice was lost: there is more than was read."""
    watch.wait_for_wakeup(0)
    watch.number = 0

    assert seconds_of(lambda: watch.wait_for_wakeup(PATIENCE)) < SOON


def test_nobody_is_woken_without_a_reason(app, watch):
    """All that there is has been read."""
    watch.wait_for_wakeup(0)
    SafetyPoll(
        app.app_context, lambda: [watch], wake_streams_of_match, WakeupFailureCallbacks()
    ).run_one_step()

    assert seconds_of(lambda: watch.wait_for_wakeup(0.05)) >= 0.05


@pytest.fixture
def missed(app, monkeypatch):
    """A list with an entry for each piece of news that nobody told; what is on its way comes in a moment."""
    monkeypatch.setattr("referee.live.safety_poll._MOST_WAKEUP_DELAY_SECONDS", 0.3)
    told = []
    stream_hub_of_app(app.extensions).counters.missed = lambda: told.append(1)
    return told


def test_news_that_nobody_told_is_counted(missed, watch):
    """Once, although each look finds it."""
    time.sleep(0.4)
    watch.number = 0
    watch.wait_for_wakeup(PATIENCE)
    watch.number = 1
    time.sleep(0.6)

    assert [1] == missed


def test_news_that_is_told_a_little_later_is_not_counted(missed, watch):
    """It was on its way when the look found it."""
    time.sleep(0.4)
    watch.number = 0
    watch.wait_for_wakeup(PATIENCE)
    wake_streams_of_match(watch.match_id)
    watch.number = 1
    time.sleep(0.6)

    assert [] == missed


def test_whoever_has_just_come_has_missed_nothing(missed, watch):
    """A look may meet a stream that has not read yet."""
    watch.number = 0
    watch.wait_for_wakeup(PATIENCE)
    watch.number = 1
    time.sleep(0.6)

    assert [] == missed


def test_of_many_each_has_its_turn(app, watch):
    """A part of them in each look, and whoever waits longest is in the next one."""
    many = [WaitingStream(watch.match_id, watch.token, watch.audience) for _ in range(250)]
    for each in many:
        each.looked_at = 0
    woken, looked_at = [], []
    poll = SafetyPoll(app.app_context, lambda: many, woken.append, WakeupFailureCallbacks())
    for _ in range(3):
        poll.run_one_step()
        looked_at.append(sum(each.looked_at > 0 for each in many))

    assert [100, 200, 250] == looked_at
    assert [watch.match_id] * 3 == woken


def test_a_token_that_died_unheard_is_found(app, opened):
    """It is not known at all here."""
    with register_waiting_stream(opened.match.id, "rk_no_such_token") as watch:
        watch.number = 1

        assert seconds_of(lambda: watch.wait_for_wakeup(PATIENCE)) < SOON


def test_an_erasure_that_nobody_told_is_found(app, opened, watch):
    """As by `referee erase_match` in a process of its own."""
    matches.erase_match(auth.find_caller(opened.token, opened.match.id))
    watch.wait_for_wakeup(0)

    assert seconds_of(lambda: watch.wait_for_wakeup(PATIENCE)) < SOON


# --- what is read once for all ---


def test_what_all_ask_for_is_read_once(watch):
    """By whoever is the first."""
    read = iter("ab").__next__

    assert ["a", "a"] == [watch.audience.read_once_for_all_streams(1, read) for _ in range(2)]


def test_after_each_wake_up_it_is_read_again(watch):
    """There may be more by now."""
    read = iter("ab").__next__

    first = watch.audience.read_once_for_all_streams(1, read)
    wake_streams_of_match(watch.match_id)
    assert ["a", "b"] == [first, watch.audience.read_once_for_all_streams(1, read)]


def test_a_wake_up_while_it_is_read_is_not_lost(watch):
    """What was read may be too old, so it is not for those who ask later."""
    read = iter("ab").__next__

    def read_and_meanwhile() -> str:
        wake_streams_of_match(watch.match_id)
        return read()

    first = watch.audience.read_once_for_all_streams(1, read_and_meanwhile)
    assert ["a", "b"] == [first, watch.audience.read_once_for_all_streams(1, read)]


def test_whoever_comes_later_asks_for_itself(app, opened, watch):
    """What was read before tells nothing of its token."""
    read = iter("ab").__next__
    first = watch.audience.read_once_for_all_streams(1, read)
    with register_waiting_stream(opened.match.id, opened.token) as other:
        assert ["a", "b"] == [first, other.audience.read_once_for_all_streams(1, read)]


def test_a_defect_is_not_kept(watch):
    """The next one tries again."""
    with pytest.raises(ZeroDivisionError):
        watch.audience.read_once_for_all_streams(1, lambda: 1 // 0)

    assert "a" == watch.audience.read_once_for_all_streams(1, lambda: "a")


class Outage:
    """A database that answers nobody: each of its `reads` takes a while, and fails."""

    def __init__(self):
        self.reads = 0

    def __call__(self) -> str:
        self.reads += 1
        time.sleep(0.05)
        raise NotApplied("not now")


def is_told(audience: StreamsOfMatch, key: int, read) -> bool:
    try:
        return bool(audience.read_once_for_all_streams(key, read))
    except NotApplied:
        return False


def test_an_outage_is_waited_for_once_by_all(watch):
    """However far each of them is: one read fails, and all are answered."""
    outage = Outage()
    with ThreadPoolExecutor(10) as watchers:
        told = list(watchers.map(lambda number: is_told(watch.audience, number, outage), range(10)))

    assert [False] * 10 == told
    assert 1 == outage.reads


def test_a_wake_up_in_an_outage_lets_nobody_wait_again(watch):
    """It says that there is something to read, and not that it can be read."""
    outage = Outage()
    for _ in range(3):
        assert not is_told(watch.audience, 1, outage)
        wake_streams_of_match(watch.match_id)

    assert 1 == outage.reads


def test_an_outage_that_is_over_is_forgotten(watch, monkeypatch):
    """After a moment the database is asked again."""
    monkeypatch.setattr("referee.live.subscriptions._SECONDS_WITHOUT_READS_AFTER_OUTAGE", 0.05)
    assert not is_told(watch.audience, 1, Outage())
    time.sleep(0.1)

    assert is_told(watch.audience, 1, lambda: "a")


def test_what_was_read_is_told_through_an_outage(watch):
    """It needs no database."""
    watch.audience.read_once_for_all_streams(1, lambda: "a")
    assert not is_told(watch.audience, 2, Outage())

    assert is_told(watch.audience, 1, lambda: "a")


def test_little_is_kept_for_those_who_are_far_behind(watch):
    """Pages of long ago, which hardly anybody else asks for."""
    for number in range(100):
        watch.audience.read_once_for_all_streams(number, lambda: "a page")

    assert len(watch.audience._read) <= 4
