"""One at a time, in order of arrival, and nobody waits without end."""

import threading
import time

import pytest

from referee.storage.writer_mutex import FairMutex, MutexBusy


def _wait_for(mutex: FairMutex, waiting: int) -> None:
    deadline = time.monotonic() + 10
    while len(mutex._queue) != waiting:
        assert time.monotonic() < deadline
        time.sleep(0.001)


def _thread(target) -> threading.Thread:
    thread = threading.Thread(target=target)
    thread.start()
    return thread


def test_it_is_first_come_first_served():
    """Whoever asked earlier is served earlier, however many wait."""
    mutex = FairMutex(timeout=10, waiting=64)
    served = []

    def serve(number):
        with mutex.hold_mutex():
            served.append(number)

    threads = []
    with mutex.hold_mutex():
        for number in range(20):
            threads.append(_thread(lambda number=number: serve(number)))
            _wait_for(mutex, number + 1)
    for thread in threads:
        thread.join()

    assert served == list(range(20))


def test_nobody_overtakes_those_who_wait():
    """The one who leaves and at once comes again stands behind the others."""
    mutex = FairMutex(timeout=10, waiting=64)
    served = []

    def wait():
        with mutex.hold_mutex():
            served.append("waited")

    with mutex.hold_mutex():
        thread = _thread(wait)
        _wait_for(mutex, 1)
    with mutex.hold_mutex():
        served.append("came again")
    thread.join()

    assert served == ["waited", "came again"]


def test_waiting_ends():
    """After the time it was given, and the place in the queue is free again."""
    mutex = FairMutex(timeout=0.05, waiting=64)
    with mutex.hold_mutex():
        before = time.monotonic()
        with pytest.raises(MutexBusy), mutex.hold_mutex():
            pass
        assert 0.04 < time.monotonic() - before < 5
        assert len(mutex._queue) == 0

    with mutex.hold_mutex():
        pass


def test_a_crowd_is_sent_away_at_once():
    """When as many wait as may, the next one does not wait at all: it would be for an hour."""
    mutex = FairMutex(timeout=3600, waiting=2)

    def wait():
        with mutex.hold_mutex():
            pass

    with mutex.hold_mutex():
        threads = [_thread(wait) for _ in range(2)]
        _wait_for(mutex, 2)
        with pytest.raises(MutexBusy), mutex.hold_mutex():
            pass
    for thread in threads:
        thread.join()


def test_an_error_gives_the_turn_back():
    """What goes wrong inside is the caller's; the next one is served."""
    mutex = FairMutex(timeout=0.05, waiting=2)
    with pytest.raises(ValueError, match="x"), mutex.hold_mutex():
        raise ValueError("x")

    with mutex.hold_mutex():
        pass


class _LastMoment:
    """A place in the queue whose turn comes right after the wait for it has ended, in this way or that."""

    def __init__(self, mutex: FairMutex, error: BaseException | None = None):
        self._mutex = mutex
        self._error = error

    def acquire(self, timeout: float | None = None) -> bool:
        if timeout is None:
            return True
        self._mutex._release()
        if self._error:
            raise self._error
        return False

    def release(self) -> None:
        pass


def test_a_turn_that_comes_at_the_last_moment_is_taken(monkeypatch):
    """It was handed over already; to refuse it would lose it for everybody."""
    mutex = FairMutex(timeout=0.05, waiting=2)
    assert mutex._acquire()
    monkeypatch.setattr("referee.storage.writer_mutex.Lock", lambda: _LastMoment(mutex))
    with mutex.hold_mutex():
        pass
    monkeypatch.undo()

    with mutex.hold_mutex():
        pass


def test_a_greenlet_killed_in_the_queue_passes_its_turn_on(monkeypatch):
    """It was handed over already, and the one who got it is gone."""
    mutex = FairMutex(timeout=0.05, waiting=2)
    assert mutex._acquire()
    monkeypatch.setattr("referee.storage.writer_mutex.Lock", lambda: _LastMoment(mutex, SystemExit()))
    with pytest.raises(SystemExit), mutex.hold_mutex():
        pass
    monkeypatch.undo()

    with mutex.hold_mutex():
        pass


def test_hurried_writers_are_one_at_a_time():
    """However short the waits, there are never two inside, and none is locked out afterwards."""
    mutex = FairMutex(timeout=0.002, waiting=64)
    inside = []
    most = []

    def hurry():
        for _ in range(50):
            try:
                with mutex.hold_mutex():
                    inside.append(1)
                    most.append(len(inside))
                    time.sleep(0.001)
                    inside.pop()
            except MutexBusy:
                pass

    threads = [_thread(hurry) for _ in range(6)]
    for thread in threads:
        thread.join()

    assert max(most) == 1
    with mutex.hold_mutex():
        pass
