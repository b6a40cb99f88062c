"""Who waits at the writer's door shares one COMMIT, and its outcome."""

import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
import sqlalchemy as sa
from flask import Flask

from referee.storage import group_commit, journal
from referee.storage.db import WRITER_QUEUE_EXTENSION_KEY, db, init_app
from referee.storage.transactions import NotApplied, OutcomeUnknown, open_read_session, transact
from tests.storage.samples import a_match, an_entry, claim, on_sqlite, open_sample

pytestmark = on_sqlite
CLAIMS = 5


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


@pytest.fixture
def commits():
    """The COMMITs that were sent, each with what was told by then."""
    sent: list = []
    sa.event.listen(db.engine, "commit", lambda _: sent.append("COMMIT"))
    return sent


def number() -> int:
    with open_read_session() as session:
        return journal.find_match(session, "m1").number


def at_one_door(app, *works: Callable[[], object]) -> list:
    """What each of these returned or raised, which wait for the same writer to be done, in this order."""
    outcomes: list = [None] * len(works)
    inside, go_on, writers = threading.Event(), threading.Event(), app.extensions[WRITER_QUEUE_EXTENSION_KEY]

    def hold(_session) -> None:
        inside.set()
        go_on.wait(10)

    def run(place: int, work: Callable[[], object]) -> None:
        with app.app_context():
            try:
                outcomes[place] = work()
            except Exception as error:
                outcomes[place] = error

    def start(place: int, work: Callable[[], object]) -> threading.Thread:
        thread = threading.Thread(target=run, args=(place, work))
        thread.start()
        return thread

    threads = [threading.Thread(target=_held, args=(app, hold))]
    threads[0].start()
    assert inside.wait(10)
    for place, work in enumerate(works):
        threads.append(start(place, work))
        while len(writers._queue) <= place:
            time.sleep(0.001)
    go_on.set()
    for thread in threads:
        thread.join(20)
    return outcomes


def _held(app, hold: Callable) -> None:
    # It shares what becomes of the others.
    with app.app_context(), suppress(NotApplied, OutcomeUnknown):
        transact(hold)


def claims(many: int = CLAIMS) -> list[Callable[[], int]]:
    return [lambda place=place: claim("m1", "keeper", f"k{place}") for place in range(many)]


def test_who_waits_shares_one_commit(app, commits):
    """Each sees what the one before it did, and all of it is stored at once."""
    assert at_one_door(app, *claims()) == [2, 3, 4, 5, 6]
    assert commits == ["COMMIT"]
    assert number() == 6


def test_a_group_has_an_end(app, commits, monkeypatch):
    """The first one does not wait for however many come."""
    monkeypatch.setattr(group_commit, "MOST_WRITERS_PER_TRANSACTION", 3)

    assert at_one_door(app, *claims()) == [2, 3, 4, 5, 6]
    assert len(commits) == 2


def test_what_takes_long_is_no_part_of_a_group(app, commits):
    """Those before it are answered before it begins, and those after it do not share its fate."""

    def long() -> int:
        return transact(lambda session: len(commits), is_long=True)

    before, between, after = at_one_door(app, claims()[0], long, claims()[1])

    assert (before, between, after) == (2, 1, 3)
    assert len(commits) == 3


def test_an_error_undoes_what_was_done_by_one(app):
    """Its own part and nothing else."""

    def breaks() -> None:
        def work(session) -> None:
            journal.append_entry_and_reply(session, a_match(number=3), an_entry(3), None)
            raise LookupError("changed my mind")

        transact(work)

    told = at_one_door(app, claims()[0], breaks, claims()[1])

    assert [told[0], told[2]] == [2, 3]
    assert isinstance(told[1], LookupError)
    assert number() == 3


def test_a_defect_of_one_is_told_to_no_other(app):
    """What the database refuses in one part leaves the transaction as it was."""

    def breaks() -> None:
        transact(lambda session: journal.store_new_match(session, a_match(), {}, an_entry()))

    told = at_one_door(app, claims()[0], breaks, claims()[1])

    assert [told[0], told[2]] == [2, 3]
    assert isinstance(told[1], sa.exc.IntegrityError)


def test_nobody_is_answered_before_the_commit(app, monkeypatch):
    """Not with what was done, and not with an error that rests on it."""
    answered: list = []
    told_at_commit: list = []
    commit = db.engine.dialect.do_commit

    def look_first(connection) -> None:
        time.sleep(0.2)
        told_at_commit.append(list(answered))
        commit(connection)

    def noting(work: Callable[[], object]) -> Callable[[], object]:
        def noted() -> object:
            try:
                return work()
            finally:
                answered.append(work)

        return noted

    def fails() -> None:
        transact(lambda session: {}[journal.find_match(session, "m1").number])

    monkeypatch.setattr(db.engine.dialect, "do_commit", look_first)
    told = at_one_door(app, *map(noting, [*claims(2), fails]))

    assert told[:2] == [2, 3]
    assert isinstance(told[2], KeyError)
    assert told[2].args == (3,)
    assert told_at_commit == [[]]
    assert len(answered) == 3


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (sqlite3.SQLITE_BUSY, NotApplied),
        (sqlite3.SQLITE_FULL, NotApplied),
        (sqlite3.SQLITE_IOERR_FSYNC, OutcomeUnknown),
    ],
    ids=["busy", "full", "fsync"],
)
def test_what_becomes_of_the_commit_is_told_to_all(app, monkeypatch, code, told):
    """If it failed nothing of anybody was stored; if nobody knows, nobody is told more. Others can go on."""
    error = sqlite3.OperationalError("no")
    error.sqlite_errorcode = code

    def fail(_) -> None:
        raise error

    monkeypatch.setattr(db.engine.dialect, "do_commit", fail)
    outcomes = at_one_door(app, *claims())
    monkeypatch.undo()

    assert [type(outcome) for outcome in outcomes] == [told] * CLAIMS
    assert number() == 1
    assert claim("m1", "keeper", "k") == 2
    assert db.engine.pool.checkedout() == 0


def test_what_undoes_the_whole_transaction_is_told_to_all(app):
    """A full disk makes SQLite forget also what others had done before it in the same transaction."""
    with db.engine.connect() as connection:  # the pool hands the same connection out again
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")

    def fills() -> None:
        transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 5, "x" * 100_000))

    told = at_one_door(app, claims()[0], fills, claims()[1])

    stored = number()
    assert isinstance(told[1], NotApplied)
    # Whether what SQLite undoes is the part or all of it is its own affair: what was told is so.
    assert [outcome for outcome in (told[0], told[2]) if isinstance(outcome, int)] == list(
        range(2, stored + 1)
    )
    assert all(isinstance(outcome, int | NotApplied) for outcome in told)


def test_a_transaction_that_is_gone_is_no_success(app):
    """Whatever has ended it, in the part of one or between two parts."""

    def ends_it() -> str:
        def work(session) -> str:
            session.connection().connection.dbapi_connection.rollback()
            return "done"

        return transact(work)

    outcomes = at_one_door(app, claims()[0], ends_it)

    assert [type(outcome) for outcome in outcomes] == [NotApplied, NotApplied]
    assert number() == 1
    assert claim("m1", "keeper", "k") == 2


def test_a_commit_can_be_left_to_a_thread(config):
    """Where a loop must not wait for the disk."""
    threads: list = []

    def elsewhere(work: Callable[[], None]) -> None:
        def noted() -> None:
            threads.append(threading.current_thread())
            work()

        thread = threading.Thread(target=noted)
        thread.start()
        thread.join()

    other = Flask("other")
    init_app(other, config, elsewhere)
    with other.app_context():
        assert claim("m1", "keeper", "k") == 2
        assert number() == 2
        db.engine.dispose()

    assert [thread is threading.current_thread() for thread in threads] == [False]


GREENLETS = """
from gevent import monkey
monkey.patch_all()
import sys, time
import gevent
from flask import Flask
from referee.config import read_config
from referee.server.serve import _run_in_thread
from referee.storage import db, journal
from referee.storage.transactions import open_read_session, transact
from tests.storage.samples import claim

app = Flask("greenlets")
native = monkey.get_original("time", "sleep")

def slowly(commit):
    _run_in_thread(lambda: (commit(), native(0.3)))

db.init_app(app, read_config({"REFEREE_DATABASE_URL": sys.argv[1]}), slowly)

def in_context(work):
    def run(*arguments):
        with app.app_context():
            return work(*arguments)
    return run

@in_context
def number():
    with open_read_session() as session:
        return journal.find_match(session, "m1").number

@in_context
def tell(key):
    return claim("m1", "keeper", key)
"""
SLOW_DISK = (
    GREENLETS
    + """
ticks = []
def tick():
    while True:
        ticks.append(time.monotonic())
        gevent.sleep(0.01)

number()
clock = gevent.spawn(tick)
first = gevent.spawn(tell, "k0")
gevent.sleep(0.1)  # its COMMIT is on its way to the disk
later = [gevent.spawn(tell, f"k{n}") for n in range(1, 6)]
looks = [gevent.spawn(number) for _ in range(3)]
begun = time.monotonic()
gevent.joinall([first, *later, *looks], raise_error=True, timeout=30)
seen = [look.value for look in looks]
print([one.value for one in (first, *later)], time.monotonic() - begun < 1.2, set(seen) <= {2, 7})
print(max(b - a for a, b in zip(ticks, ticks[1:])) < 0.25)
"""
)
KILLED = (
    GREENLETS
    + """
held = gevent.event.Event()

@in_context
def hold():
    transact(lambda session: held.wait(10))

first = gevent.spawn(hold)
gevent.sleep(0.05)
waiting = [gevent.spawn(tell, f"k{n}") for n in range(3)]
gevent.sleep(0.05)
waiting[1].kill()  # in the queue
held.set()
gevent.sleep(0.05)
first.kill()  # while it waits for the COMMIT of its group
gevent.joinall([waiting[0], waiting[2]], raise_error=True, timeout=30)
print([waiting[0].value, waiting[2].value], number(), tell("k9"))

last = gevent.spawn(tell, "k10")
gevent.sleep(0.1)
last.kill()  # while its own COMMIT is on its way to the disk
print(number(), tell("k11"))
"""
)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        (SLOW_DISK, "[2, 3, 4, 5, 6, 7] True True\nTrue\n"),
        (KILLED, "[2, 3] 3 4\n5 6\n"),
    ],
    ids=["a slow disk holds up only those who write", "who is killed takes nobody along"],
)
def test_greenlets_share_a_commit(config, script, told):
    """In the one process that `referee serve` runs: the loop goes on while the disk writes."""
    run = subprocess.run(
        [sys.executable, "-c", script, config.database_url], capture_output=True, text=True, timeout=90
    )

    assert run.stderr == ""
    assert run.stdout == told
