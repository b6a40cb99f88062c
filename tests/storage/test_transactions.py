"""All of it or nothing, one writer a match, and every failure says which it was."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.orm import Session

from referee.storage import db as db_module
from referee.storage import journal, transactions
from referee.storage.db import WRITER_QUEUE_EXTENSION_KEY, db
from referee.storage.group_commit import SQLiteWriterQueue
from referee.storage.transactions import NotApplied, OutcomeUnknown, open_read_session, transact, try_to_write
from tests.patience import takes
from tests.storage.samples import (
    a_match,
    a_reply,
    an_entry,
    claim,
    on_postgresql,
    on_sqlite,
    open_sample,
    together,
)


@pytest.fixture(autouse=True)
def a_stored_match(app):
    open_sample()


def _number() -> int:
    with open_read_session() as session:
        return journal.find_match(session, "m1").number


def _transactions_open() -> int:
    """Connections that are out of the pool."""
    return db.engine.pool.checkedout()


@contextmanager
def _somebody_else(statement: str):
    """Another program with a transaction of its own, begun with this statement."""
    engine = sa.create_engine(db.engine.url)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
        sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    with engine.connect() as connection:
        connection.exec_driver_sql(statement)
        yield
    engine.dispose()


def test_what_was_returned_was_committed():
    """The value of the work is handed out only after its COMMIT."""
    assert claim("m1", "keeper", "k") == 2
    assert _number() == 2
    assert _transactions_open() == 0


def test_what_the_work_raises_undoes_it():
    """The caller's own error comes out as it went in, and nothing of the work is stored."""

    def work(session):
        journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), a_reply("k"))
        raise LookupError("changed my mind")

    with pytest.raises(LookupError, match="changed my mind"):
        transact(work)

    assert _number() == 1
    assert _transactions_open() == 0


def test_no_update_is_lost(app):
    """Four writers, fifty claims each, every one read, counted up and written: 200 entries without a gap."""

    def many(by):
        return [claim("m1", by, f"{by} {n}") for n in range(50)]

    outcomes = together(app, *(lambda seat=seat: many(f"seat {seat}") for seat in range(4)))

    assert sorted(number for numbers in outcomes for number in numbers) == list(range(2, 202))
    assert all(numbers == sorted(numbers) for numbers in outcomes)
    assert _number() == 201


def test_readers_and_writers_do_not_fail_each_other(app):
    """While claims come in, everybody else may look, and what they see is of one moment."""
    done = threading.Event()

    def write():
        try:
            return [claim("m1", "keeper", str(n)) for n in range(50)]
        finally:
            done.set()

    def look():
        torn = []
        while not done.is_set():
            with open_read_session() as session:
                number = journal.find_match(session, "m1").number
                newest = journal.read_entries_of_match(session, "m1", after=number - 1)
                torn += [number] if [entry.number for entry in newest] != [number] else []
        return torn

    outcomes = together(app, write, look, look)

    assert outcomes == [list(range(2, 52)), [], []]


@on_postgresql
def test_two_matches_do_not_wait_for_each_other(app):
    """On PostgreSQL the lock is the match's: one that is held does not hold the next."""
    open_sample("m2")
    with _somebody_else("SELECT 1 FROM matches WHERE id = 'm2' FOR UPDATE"):
        assert claim("m1", "keeper", "k") == 2


def test_reading_leaves_no_transaction():
    """Not when it ends well, not when the block raises, not when the database does."""
    with open_read_session() as session:
        journal.find_match(session, "m1")
    with pytest.raises(LookupError), open_read_session() as session:
        journal.find_match(session, "m1")
        raise LookupError
    with pytest.raises(DBAPIError), open_read_session() as session:
        session.execute(sa.text("SELECT nonsense"))

    assert _transactions_open() == 0
    assert not session.in_transaction()
    with _somebody_else("UPDATE matches SET game = 'golf'"):
        pass  # nobody in the way


def test_a_reading_sees_one_moment():
    """A claim that comes between two questions of one reader is seen by neither."""
    with open_read_session() as session:
        before = journal.find_match(session, "m1").number
        if db.engine.dialect.name == "postgresql":  # SQLite's writer waits for the reader
            claim("m1", "keeper", "k")
        assert journal.find_match(session, "m1").number == before


def test_a_lock_that_does_not_come_is_not_applied():
    """After two seconds the phone is told that nothing was stored, and when to come again."""
    statement = "UPDATE matches SET game = 'golf' WHERE id = 'm1'"
    told = []

    def refused() -> None:
        with pytest.raises(NotApplied) as refusal:
            claim("m1", "keeper", "k")
        told.append(refusal.value.retry_after)

    with _somebody_else(statement):
        assert takes(1.5, 4, refused)

    assert {1} == set(told)
    assert claim("m1", "keeper", "k") == 2


@on_sqlite
def test_a_reader_in_the_way_of_a_commit_is_not_applied():
    """SQLite cannot commit while another program reads: that is no unknown outcome, for it is rolled back."""
    with _somebody_else("SELECT 1 FROM matches"), pytest.raises(NotApplied):
        claim("m1", "keeper", "k")

    assert _number() == 1
    assert claim("m1", "keeper", "k") == 2


@on_sqlite
def test_a_writer_that_never_gets_its_turn_is_not_applied(app, monkeypatch):
    """The queue before SQLite has an end, and so has the wait in it."""
    monkeypatch.setitem(
        app.extensions, WRITER_QUEUE_EXTENSION_KEY, SQLiteWriterQueue(timeout=0.05, waiting=64)
    )
    inside = threading.Event()
    finished = threading.Event()

    def slow(session):
        inside.set()
        finished.wait(10)

    def hurried():
        inside.wait(10)
        try:
            with pytest.raises(NotApplied, match="too many writers"):
                claim("m1", "keeper", "k")
        finally:
            finished.set()

    assert together(app, lambda: transact(slow), hurried) == [None, None]


@on_sqlite
def test_a_full_disk_is_not_applied():
    """Reading goes on, and once there is room so does writing: nobody has to repair anything."""
    with db.engine.connect() as connection:  # the pool hands the same connection out again
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotApplied) as told:
        transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 5, "x" * 100_000))

    assert told.value.retry_after == 5
    assert _number() == 1
    with db.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    assert claim("m1", "keeper", "k") == 2


@on_postgresql
def test_a_connection_lost_before_commit_is_not_applied():
    """The database went down in the middle; the next claim finds it again."""

    def work(session):
        journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), None)
        session.execute(sa.text("SELECT pg_terminate_backend(pg_backend_pid())"))

    with pytest.raises(NotApplied):
        transact(work)

    assert _number() == 1
    assert claim("m1", "keeper", "k") == 2


@pytest.fixture
def deadly(app):
    """A trigger on seats that ends the connection while it commits."""
    with db.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS "
            "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$"
        )
        connection.exec_driver_sql(
            "CREATE CONSTRAINT TRIGGER die AFTER INSERT ON seats "
            "DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION die()"
        )
    yield
    with db.engine.begin() as connection:
        connection.exec_driver_sql("DROP FUNCTION die() CASCADE")


@on_postgresql
@pytest.mark.usefixtures("deadly")
def test_a_connection_lost_during_commit_is_unknown():
    """COMMIT was sent and nobody answered: here it did not happen, but the phone must ask with its key."""
    with pytest.raises(OutcomeUnknown) as told:
        transact(lambda session: journal.set_name_person_and_face_of_seat(session, "m1", 5, "Eve"))

    assert told.value.retry_after == 1
    assert _transactions_open() == 0
    assert claim("m1", "keeper", "k") == 2


def _ended(pid: int) -> None:
    """Somebody ends this connection of PostgreSQL's."""
    with _somebody_else(f"SELECT pg_terminate_backend({pid})"):
        time.sleep(0.1)


MY_PID = sa.text("SELECT pg_backend_pid()")


@on_postgresql
def test_what_was_read_is_told_though_the_database_went_down_right_after():
    """The answer was there already: that its transaction could not be ended is nobody's trouble."""
    with open_read_session() as session:
        number = journal.find_match(session, "m1").number
        _ended(session.scalar(MY_PID))

    assert number == 1
    assert _transactions_open() == 0
    assert _number() == 1


@on_postgresql
def test_what_a_reader_raises_is_told_though_the_database_went_down():
    """That there is no such match stays what it is."""
    with pytest.raises(LookupError), open_read_session() as session:
        _ended(session.scalar(MY_PID))
        raise LookupError

    assert _transactions_open() == 0


@on_postgresql
def test_a_reader_whose_database_went_down_in_the_middle_is_told_so():
    """503, and the next one is answered."""
    with pytest.raises(NotApplied), open_read_session() as session:
        _ended(session.scalar(MY_PID))
        journal.find_match(session, "m1")

    assert _number() == 1


@on_sqlite
def test_what_was_read_is_told_though_it_could_not_be_ended(monkeypatch):
    """The connection is not used again."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_UNLOCK

    def fails(*_):
        raise error

    with open_read_session() as session:
        number = journal.find_match(session, "m1").number
        monkeypatch.setattr(db.engine.dialect, "do_rollback", fails)
    monkeypatch.undo()

    assert number == 1
    assert _transactions_open() == 0
    assert claim("m1", "keeper", "k") == 2


@pytest.fixture
def file_only_read(app):
    """A switch: while it is on, whoever opens SQLite's file can only read it; what is open stays as it is."""
    now = {"is_on": False}

    def connect(_dialect, _record, where, how):
        return sqlite3.connect(f"file:{where[0]}?mode=ro", uri=True, **how) if now["is_on"] else None

    sa.event.listen(db.engine, "do_connect", connect)
    yield lambda is_on: now.update(is_on=is_on)
    sa.event.remove(db.engine, "do_connect", connect)


def _only_reads() -> None:
    """A claim is told that nothing was stored, and reading goes on."""
    for attempt in (lambda: claim("m1", "keeper", "k"), try_to_write) * 2:
        with pytest.raises(NotApplied) as told:
            attempt()
        assert (told.value.read_only, told.value.retry_after) == (True, 5)
        assert _number() == 1


@on_sqlite
def test_a_file_that_can_only_be_read_says_so_and_heals_by_itself(file_only_read):
    """Once it is mended claims are stored, and nobody has to restart anything."""
    file_only_read(True)
    db.engine.dispose()
    _only_reads()

    file_only_read(False)
    with pytest.raises(NotApplied):  # the connection that has read is still one that can do no more
        claim("m1", "keeper", "k")
    assert claim("m1", "keeper", "k") == 2
    try_to_write()


@on_postgresql
def test_a_server_that_was_demoted_says_so_and_heals_by_itself(postgres):
    """It is a standby for a while, which can be read; then it leads again."""
    postgres.stop()
    (postgres.data / "standby.signal").touch()
    postgres.start()
    try:
        _only_reads()
    finally:
        postgres._execute("SELECT pg_promote()")

    assert claim("m1", "keeper", "k") == 2
    try_to_write()


WAITING = sa.text("SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'")


@on_postgresql
def test_a_commit_that_no_standby_has_is_not_called_good(app, no_standby):
    """Who ends the wait for it gets a success with a warning: the phone is told that nobody knows."""
    no_standby(True)
    engine = sa.create_engine(db.engine.url)

    def cancel():
        with engine.connect() as connection:
            until, pid = time.monotonic() + 5, None
            while pid is None and time.monotonic() < until:
                pid = connection.scalar(WAITING)
                connection.rollback()  # a transaction sees who is busy as it was when it first asked
            return connection.scalar(sa.text(f"SELECT pg_cancel_backend({pid})"))

    told, cancelled = together(app, lambda: claim("m1", "keeper", "k"), cancel)
    engine.dispose()

    assert cancelled is True
    assert isinstance(told, OutcomeUnknown)
    assert "warning" in str(told)


@on_postgresql
def test_a_commit_that_hangs_is_unknown_after_a_while(app, no_standby, monkeypatch):
    """Nobody waits for ever for a standby; and it is not cancelled, so the claim is there in the end."""
    monkeypatch.setattr(transactions, "MOST_SECONDS_FOR_ANSWER", 0.5)
    no_standby(True)
    before = time.monotonic()
    with pytest.raises(OutcomeUnknown):
        claim("m1", "keeper", "k")
    assert 0.4 < time.monotonic() - before < 4

    no_standby(False)
    assert _transactions_open() == 0
    assert _number() == 2


@on_postgresql
def test_a_server_that_is_frozen_is_not_applied(postgres, monkeypatch):
    """Nothing but the clock tells: the wait ends, for who reads and for who writes."""
    monkeypatch.setattr(transactions, "MOST_SECONDS_FOR_ANSWER", 0.5)
    frozen = 0

    def freeze(session):
        nonlocal frozen
        frozen = session.scalar(MY_PID)
        os.kill(frozen, signal.SIGSTOP)
        journal.find_and_lock_match(session, "m1")

    def read_frozen():
        with open_read_session() as session:
            freeze(session)

    for work in (lambda: transact(freeze), read_frozen):
        try:
            with pytest.raises(NotApplied):
                work()
        finally:
            os.kill(frozen, signal.SIGCONT)
        assert _transactions_open() == 0
        assert _number() == 1


@on_postgresql
def test_much_work_may_take_its_time(monkeypatch):
    """A record of thousands of entries is stored in one transaction: what has an end is each answer."""
    monkeypatch.setattr(transactions, "MOST_SECONDS_FOR_ANSWER", 0.4)

    def work(session):
        for _ in range(5):
            session.execute(sa.text("SELECT pg_sleep(0.15)"))

    transact(work)


@on_postgresql
def test_a_connection_that_froze_in_the_pool_is_noticed(monkeypatch):
    """Before it is used it is asked, and not for long; then there is another one."""
    monkeypatch.setattr(db_module, "MOST_SECONDS_FOR_PING_ANSWER", 0.3)
    with open_read_session() as session:
        frozen = session.scalar(MY_PID)
    os.kill(frozen, signal.SIGSTOP)
    try:
        assert _number() == 1
    finally:
        os.kill(frozen, signal.SIGCONT)


@contextmanager
def _freezing():
    """A way to freeze a process of PostgreSQL's, which nobody may wait for. After five seconds it goes on by
    itself, so that a test that does wait ends."""
    frozen, begun = [], time.monotonic()

    def freeze(pid):
        frozen.append(pid)
        os.kill(pid, signal.SIGSTOP)

    def thaw():
        for pid in frozen:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    timer = threading.Timer(5, thaw)
    timer.start()
    try:
        yield freeze
        assert frozen and time.monotonic() - begun < 4
    finally:
        timer.cancel()
        thaw()


@on_postgresql
def test_a_server_that_freezes_while_it_is_connected_to_is_not_applied(monkeypatch):
    """A new connection is prepared before it is used, and that has an end as well."""
    monkeypatch.setattr(db_module, "MOST_SECONDS_FOR_PING_ANSWER", 0.3)
    db.engine.dispose()
    with _freezing() as freeze:

        def connected(connection, _record):
            freeze(connection.info.backend_pid)

        sa.event.listen(db.engine, "connect", connected, insert=True)
        try:
            with pytest.raises(NotApplied):
                claim("m1", "keeper", "k")
        finally:
            sa.event.remove(db.engine, "connect", connected)
    assert claim("m1", "keeper", "k") == 2


@on_postgresql
def test_a_server_that_freezes_while_it_says_which_it_is_is_not_waited_for(monkeypatch):
    """SQLAlchemy asks the first connection of a process for the server's version and more."""
    monkeypatch.setattr(db_module, "MOST_SECONDS_FOR_PING_ANSWER", 0.3)
    with _freezing() as freeze, db.engine.connect() as connection:
        freeze(connection.connection.dbapi_connection.info.backend_pid)
        with pytest.raises(OperationalError):
            db.engine.dialect.initialize(connection)
        connection.invalidate()


@on_postgresql
def test_a_server_that_freezes_after_its_last_answer_is_not_waited_for(monkeypatch):
    """What was read is told: it does not wait for the end of its transaction."""
    monkeypatch.setattr(db_module, "MOST_SECONDS_FOR_PING_ANSWER", 0.3)
    with _freezing() as freeze, open_read_session() as session:
        number = journal.find_match(session, "m1").number
        freeze(session.scalar(MY_PID))

    assert number == 1
    assert _transactions_open() == 0
    assert claim("m1", "keeper", "k") == 2


@on_postgresql
def test_a_server_that_freezes_before_a_rollback_is_not_waited_for(monkeypatch):
    """Whatever the work has raised, nothing is stored."""
    monkeypatch.setattr(db_module, "MOST_SECONDS_FOR_PING_ANSWER", 0.3)
    with _freezing() as freeze:

        def refuse(session):
            freeze(session.scalar(MY_PID))
            raise LookupError

        with pytest.raises(NotApplied):
            transact(refuse)
    assert _transactions_open() == 0
    assert claim("m1", "keeper", "k") == 2


@on_postgresql
def test_a_connection_that_is_out_of_step_is_replaced():
    """As after a read that failed: psycopg calls whatever is asked next a mistake of whoever asks."""
    with db.engine.connect() as connection:
        driver = connection.connection.dbapi_connection
    driver.pgconn.send_query(b"SELECT 1")  # nobody reads the answer

    assert claim("m1", "keeper", "k") == 2
    assert driver.closed


@on_postgresql
def test_a_connection_that_gets_out_of_step_is_given_up():
    """At once: a ROLLBACK would fail, and the pool would miss the connection until the error is forgotten."""

    def work(session):
        session.connection().connection.dbapi_connection.pgconn.send_query(b"SELECT 1")
        journal.find_and_lock_match(session, "m1")

    with pytest.raises(NotApplied) as remembered:
        transact(work)

    assert _transactions_open() == 0
    assert remembered.value.retry_after == 1
    assert claim("m1", "keeper", "k") == 2


@on_sqlite
@pytest.mark.parametrize(
    ("step", "told"), [("do_execute", NotApplied), ("do_commit", OutcomeUnknown)], ids=["before", "during"]
)
def test_a_disk_that_fails_is_told_by_when_it_failed(monkeypatch, step, told):
    """Before COMMIT nothing was stored, during it nobody knows; that connection is trusted with neither."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC

    def fail(*_):
        raise error

    with db.engine.connect() as connection:
        used = connection.connection.dbapi_connection
    monkeypatch.setattr(db.engine.dialect, step, fail)  # no real disk can be asked to fail here
    with pytest.raises(told):
        claim("m1", "keeper", "k")
    monkeypatch.undo()

    with db.engine.connect() as connection:
        assert connection.connection.dbapi_connection is not used
    assert claim("m1", "keeper", "k") == 2


def _open_files() -> int:
    """How many descriptors of the database this process has."""
    files = [file for file in Path("/proc/self/fd").iterdir() if file.is_symlink()]
    return sum(file.readlink() == Path(db.engine.url.database) for file in files)


@on_sqlite
@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells which files are open")
def test_a_disk_that_fails_leaves_the_file_to_nobody(monkeypatch):
    """SQLite holds a lock that it could not release until the process has closed the file everywhere; it does
    not wait until somebody has forgotten the error."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_UNLOCK

    def fail(cursor, *_):
        cursor.execute("SELECT id FROM matches UNION ALL SELECT 'another'")  # and is in the middle of it
        raise error

    with db.engine.connect(), db.engine.connect():
        assert _open_files() == 2
    session = Session(db.engine)
    session.connection()
    monkeypatch.setattr(db.engine.dialect, "do_execute", fail)
    with pytest.raises(DBAPIError):
        session.execute(sa.text("SELECT 1"))

    assert _open_files() == 0


@on_postgresql
@pytest.mark.parametrize("state", ["serialization_failure", "deadlock_detected"])
def test_a_lost_race_is_run_again(state):
    """From the beginning, in a new transaction, without a word to the phone."""
    attempts = []

    def work(session):
        attempts.append(journal.find_and_lock_match(session, "m1").number)
        journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), None)
        if len(attempts) < 3:
            session.connection().exec_driver_sql(f"DO $$ BEGIN RAISE {state}; END $$")

    transact(work)

    assert attempts == [1, 1, 1]
    assert _number() == 2


@on_postgresql
def test_a_race_is_not_lost_for_ever():
    """After three more attempts the phone is told that nothing was stored."""
    attempts = []

    def work(session):
        attempts.append(1)
        session.connection().exec_driver_sql("DO $$ BEGIN RAISE serialization_failure; END $$")

    with pytest.raises(NotApplied):
        transact(work)

    assert len(attempts) == 4


def test_a_defect_is_no_outage():
    """A missing table or a broken constraint will not heal in a second, so nobody is told to try again."""
    with pytest.raises(DBAPIError, match="nowhere"):
        transact(lambda session: session.execute(sa.text("SELECT 1 FROM nowhere")))
    with pytest.raises(IntegrityError):
        transact(lambda session: journal.store_new_match(session, a_match(), {}, an_entry()))


@pytest.mark.parametrize("bad", ["\ud800", "\0"], ids=["a lone surrogate", "NUL"])
def test_what_a_driver_refuses_hurts_nobody_else(bad):
    """Callers keep such text out; if one gets through, its claim fails and the next one does not."""

    def work(session):
        journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), a_reply(bad))
        raise LookupError("SQLite takes a NUL")

    with pytest.raises((UnicodeEncodeError, DBAPIError, LookupError)):
        transact(work)

    assert _transactions_open() == 0
    assert claim("m1", "keeper", "k") == 2


def test_an_error_that_the_work_hides_is_no_success():
    """PostgreSQL answers the COMMIT of a failed transaction with a ROLLBACK, and no driver complains."""

    def work(session):
        journal.append_entry_and_reply(session, a_match(number=2), an_entry(2), None)
        try:
            session.execute(sa.text("SELECT nonsense"))
        except DBAPIError:
            return "stored"

    try:
        outcome = transact(work)
    except RuntimeError:
        outcome = "refused"

    assert (outcome, _number()) in [("stored", 2), ("refused", 1)]


def test_a_crowded_pool_is_not_applied(app):
    """When every connection is out, a request is told so after two seconds instead of standing for thirty."""
    taken = [db.engine.connect() for _ in range(10)]
    with pytest.raises(NotApplied):
        claim("m1", "keeper", "k")
    for connection in taken:
        connection.close()

    assert claim("m1", "keeper", "k") == 2


@on_sqlite
def test_sqlite_keeps_what_it_acknowledged():
    """These settings were tried against power cuts; others lost claims, or let REPLACE pass the triggers."""
    expected = {
        "journal_mode": "truncate",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 2000,
        "recursive_triggers": 1,
    }
    with open_read_session() as session:
        connection = session.connection()
        assert {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in expected} == expected


@on_postgresql
def test_postgresql_lets_nothing_wait_for_ever():
    """Neither a lock nor a statement nor a process that froze while it held one."""
    expected = {
        "lock_timeout": "2s",
        "statement_timeout": "5s",
        "idle_in_transaction_session_timeout": "10s",
    }
    with open_read_session() as session:
        connection = session.connection()
        assert {name: connection.exec_driver_sql(f"SHOW {name}").scalar() for name in expected} == expected


@on_postgresql
@pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "synchronous_commit"])
def test_how_postgresql_stores_is_left_to_its_operator(setting):
    """No connection of ours tells it not to wait for its disk, or for its standby."""
    with open_read_session() as session:
        query = sa.text("SELECT source FROM pg_settings WHERE name = :name")
        assert session.scalar(query, {"name": setting}) not in ("session", "client")


def test_a_claim_costs_the_same_at_every_length(config):
    """The statements of the tenth claim are those of the second."""
    statements = []
    sa.event.listen(
        db.engine, "before_cursor_execute", lambda *arguments: statements.append(arguments[2].split(" ")[0])
    )
    claim("m1", "keeper", "first")
    first = list(statements)
    for n in range(7):
        claim("m1", "keeper", str(n))
    statements.clear()
    claim("m1", "keeper", "last")

    assert statements == first
    appends = ["UPDATE", "INSERT", "INSERT"] if config.uses_sqlite else ["WITH"]
    assert [word for word in first if word != "BEGIN"] == ["SELECT", *appends]


GREENLETS = """
from gevent import monkey
monkey.patch_all()
import sys, time
import gevent
from flask import Flask
from referee.config import read_config
from referee.storage import db, journal
from referee.storage.transactions import NotApplied, open_read_session
from tests.storage.samples import claim

app = Flask("greenlets")
db.init_app(app, read_config({"REFEREE_DATABASE_URL": sys.argv[1]}))

def phone(number):
    with app.app_context():
        for n in range(20):
            gevent.sleep(0.001)  # the way to the phone and back
            while True:
                try:
                    claim("m1", f"seat {number}", str(n))
                    break
                except NotApplied:  # a busy machine; as a phone would, try again
                    gevent.sleep(0.1)
            with open_read_session() as session:
                journal.read_entries_of_match(session, "m1")

ticks = []
def tick():
    while True:
        ticks.append(time.monotonic())
        gevent.sleep(0.01)

def number():
    with app.app_context(), open_read_session() as session:
        return journal.find_match(session, "m1").number

number()  # what is done only once does not count
clock = gevent.spawn(tick)
phones = [gevent.spawn(phone, number) for number in range(10)]
gevent.joinall(phones, raise_error=True, timeout=60)
# A greenlet that waits for another inside SQLite stops the clock for its whole busy_timeout of two seconds.
print(number(), max(b - a for a, b in zip(ticks, ticks[1:])) < 1.9)
"""


def test_greenlets_neither_lose_claims_nor_stop_the_loop(config):
    """Ten phones in the one process that `referee serve` runs: all claims count, and the clock goes on."""
    run = subprocess.run(
        [sys.executable, "-c", GREENLETS, config.database_url], capture_output=True, text=True, timeout=90
    )

    assert run.stderr == ""
    assert run.stdout.split() == ["201", "True"]
