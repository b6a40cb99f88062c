"""Trying whether a claim could be stored: what is written, how often, and who gets the result."""

import threading
from types import SimpleNamespace

import pytest
import sqlalchemy as sa

from referee.storage import attempts, probe, transactions
from referee.storage.attempts import AttemptStillRunning, SharedWriteAttempts, WriteFailure
from referee.storage.db import db
from referee.storage.transactions import NotApplied, OutcomeUnknown, transact, try_to_write
from tests.storage.samples import claim, on_postgresql, on_sqlite, open_sample, together


@pytest.fixture
def passed(monkeypatch):
    """Seconds that pass by hand."""
    clock = {"now": 1000.0}
    monkeypatch.setattr(attempts, "time", SimpleNamespace(monotonic=lambda: clock["now"]))
    return clock


def pragma(name: str, value: int | None = None) -> int:
    """Of the connection that the pool hands out again."""
    with db.engine.connect() as connection:
        setting = "" if value is None else f" = {value}"
        return connection.exec_driver_sql(f"PRAGMA {name}{setting}").scalar()


@on_sqlite
@pytest.mark.usefixtures("app")
def test_where_a_claim_finds_no_room_an_attempt_finds_none(monkeypatch):
    """Also once the pages are used that attempts have left. Both are well again when there is room."""
    monkeypatch.setattr(attempts, "SECONDS_BETWEEN_WRITE_ATTEMPTS", 0)
    open_sample()
    try_to_write()
    pragma("max_page_count", pragma("page_count"))
    stored = 0
    with pytest.raises(NotApplied) as refused:
        for stored in range(200):
            claim("m1", "keeper", f"key {stored}" + "x" * 1000)
    with pytest.raises(NotApplied) as tried:
        try_to_write()

    assert (5, 5) == (refused.value.retry_after, tried.value.retry_after)
    pragma("max_page_count", 1_000_000)
    try_to_write()
    assert claim("m1", "keeper", "k") > stored


@on_sqlite
@pytest.mark.usefixtures("app")
def test_attempts_do_not_make_the_file_grow(monkeypatch):
    """The first one gives it the pages that all others use."""
    monkeypatch.setattr(attempts, "SECONDS_BETWEEN_WRITE_ATTEMPTS", 0)
    before, pages = pragma("page_count"), []
    for _ in range(4):
        try_to_write()
        pages.append(pragma("page_count"))

    assert pages[0] - before >= probe.PROBE_SIZE_IN_BYTES / pragma("page_size")
    assert 1 == len(set(pages))
    assert pages[0] - before <= pragma("freelist_count")


@pytest.mark.usefixtures("app")
def test_an_attempt_leaves_no_row():
    """What a process has left that was killed in the middle of one goes as well on SQLite, which has one."""
    left = sa.text("INSERT INTO probes VALUES (1, '')")
    is_left = db.engine.dialect.name == "sqlite"
    if is_left:
        transact(lambda session: session.execute(left))
    try_to_write()

    with db.engine.connect() as connection:
        assert 0 == connection.exec_driver_sql("SELECT count(*) FROM probes").scalar()


@on_postgresql
@pytest.mark.usefixtures("app")
def test_postgresql_is_asked_for_blocks():
    """The rows that are rolled back have made the table grow, with what is stored outside of it."""
    size = "SELECT pg_total_relation_size('probes')"
    with db.engine.connect() as connection:
        connection.exec_driver_sql("TRUNCATE probes")
        before = connection.exec_driver_sql(size).scalar()
        connection.commit()
        try_to_write()
        grown = connection.exec_driver_sql(size).scalar() - before

    assert grown >= probe.PROBE_SIZE_IN_BYTES


@pytest.mark.usefixtures("app")
def test_a_write_of_which_nobody_knows_is_no_success(monkeypatch):
    """Such as where COMMIT fails on a broken disk."""

    def fail() -> None:
        raise OutcomeUnknown("who knows", 3)

    monkeypatch.setattr(transactions, "_test_room_on_disk", fail)
    with pytest.raises(NotApplied, match="who knows") as told:
        try_to_write()
    assert 3 == told.value.retry_after


def test_all_get_the_result_of_one_attempt(passed):
    """For five seconds, whatever it is; then one of them tries again."""
    results = iter([WriteFailure("full", 5), None])
    shared, made = SharedWriteAttempts(), []

    def attempt() -> WriteFailure | None:
        made.append(1)
        return next(results)

    def ask(after: float) -> WriteFailure | None:
        passed["now"] += after
        return shared.find_failure_of_recent_or_new_attempt(attempt)

    assert [WriteFailure("full", 5)] * 3 == [ask(after) for after in (0, 3, 1.9)]
    assert 1 == len(made)
    assert [None, None] == [ask(after) for after in (0.2, 4.9)]
    assert 2 == len(made)


def test_who_comes_meanwhile_waits_for_its_result(app):
    """There is one attempt, also where many come at once."""
    shared, made, begun, go_on = SharedWriteAttempts(), [], threading.Event(), threading.Event()

    def attempt() -> WriteFailure | None:
        made.append(1)
        begun.set()
        go_on.wait(10)
        return WriteFailure("full")

    def come_later() -> WriteFailure | None:
        begun.wait(10)
        waiting.release()
        return shared.find_failure_of_recent_or_new_attempt(attempt)

    def let_it_end() -> None:
        for _ in range(5):
            waiting.acquire(timeout=10)
        go_on.set()

    waiting = threading.Semaphore(0)
    told = together(
        app, lambda: shared.find_failure_of_recent_or_new_attempt(attempt), *[come_later] * 5, let_it_end
    )

    assert [WriteFailure("full")] * 6 == told[:6]
    assert 1 == len(made)


def test_nobody_waits_for_ever(app, monkeypatch):
    """For an attempt that does not end, such as on a disk that hangs. What came before it is no news."""
    monkeypatch.setattr(attempts, "MOST_SECONDS_FOR_ANSWER", 0.01)
    monkeypatch.setattr(attempts, "SECONDS_BETWEEN_WRITE_ATTEMPTS", 0)
    shared, begun, go_on = SharedWriteAttempts(), threading.Event(), threading.Event()
    assert shared.find_failure_of_recent_or_new_attempt(lambda: None) is None

    def hang() -> None:
        begun.set()
        go_on.wait(10)

    def come_later() -> None:
        begun.wait(10)
        try:
            with pytest.raises(AttemptStillRunning):
                shared.find_failure_of_recent_or_new_attempt(lambda: None)
        finally:
            go_on.set()

    assert [None, None] == together(
        app, lambda: shared.find_failure_of_recent_or_new_attempt(hang), come_later
    )


def test_an_attempt_that_is_killed_is_no_result():
    """The next one who asks tries anew."""
    shared = SharedWriteAttempts()

    def killed() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shared.find_failure_of_recent_or_new_attempt(killed)
    assert WriteFailure("full") == shared.find_failure_of_recent_or_new_attempt(lambda: WriteFailure("full"))
