"""kill -9 of processes that write, and of PostgreSQL: what was acknowledged is stored.

A writer is the service itself in a process that is forked when all is imported: it costs a tenth of the start
of a server, so many can be killed. Its threads claim, each in a match of its own, and say through a pipe what
was answered. The next writer goes on where the last one was killed: it sends again, with the same key, what
nobody knows the answer to.
"""

import hashlib
import os
import select
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import sqlalchemy as sa
from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.services import maintenance
from referee.storage.db import db
from referee.storage.soundness import find_damage_in_sqlite_file
from referee.storage.transactions import open_read_session
from tests.api.phone import Answer, Phone, through
from tests.postgres import Postgres
from tests.proofs.claiming import ROUND
from tests.proofs.outages import children
from tests.proofs.server import PATIENCE
from tests.settings import UNLIMITED

MATCHES = 3
"""Of a writer, one a thread."""
LONGEST_LIFE = 0.03
"""Seconds of a writer after its first answer, at most."""
DURABLE = {"fsync": "on", "full_page_writes": "on", "synchronous_commit": "on"}
"""PostgreSQL as it is by default, and as the tests' own is not."""


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    kills: int = 0
    acknowledged: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass
class Told:
    """A match, and the digests of the answers to its claims, in order."""

    match: str
    token: str
    answers: list[str] = field(default_factory=list)


class Writers:
    """Writers over one database, one after the other. Here nothing is connected to it while one is forked."""

    def __init__(self, url: str):
        self.app = create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
        self.told = [self._opened() for _ in range(MATCHES)]
        self._disconnect()

    def _opened(self) -> Told:
        phone = Phone.opening(through(self.app.test_client()), "Ann", "Bob", target=100_000)
        return Told(phone.match, phone.token)

    def _disconnect(self) -> None:
        with self.app.app_context():
            db.engine.dispose()

    def fork(self) -> "Writer":
        """Start the next one."""
        return Writer(self.app, self.told)

    def unsafe(self) -> list[str]:
        """What PostgreSQL is told not to wait for, as our own connections see it."""
        try:
            with self.app.app_context(), open_read_session() as session:
                shown = {name: session.scalar(sa.text(f"SHOW {name}")) for name in DURABLE}
            return [f"{name} is {shown[name]}" for name in DURABLE if shown[name] != DURABLE[name]]
        finally:
            self._disconnect()

    def wrong(self) -> list[str]:
        """What is lost or damaged, once no writer lives."""
        try:
            return [text for told in self.told for text in _wrong_in(self.app, told)] + _damages(self.app)
        finally:
            self._disconnect()


class Writer:
    """A process that claims until it is killed."""

    def __init__(self, app: Flask, told: list[Told]):
        self._told = told
        self._pipe, theirs = os.pipe()
        self._heard = b""
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self._pipe)
            _write_until_killed(app, told, theirs)
        os.close(theirs)

    def hear(self, answers: int) -> None:
        """Take in what it says, until it was answered so often. Raises AssertionError if that goes wrong."""
        until, heard = time.monotonic() + PATIENCE, 0
        while heard < answers:
            if not select.select([self._pipe], [], [], max(0, until - time.monotonic()))[0]:
                raise AssertionError(f"no answer to a writer in {PATIENCE} s")
            piece = os.read(self._pipe, 65536)
            if not piece:
                raise AssertionError("a writer has died by itself")
            heard += self._take_in(piece)

    def kill(self) -> None:
        """kill -9, and take in what it had said by then."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        while piece := os.read(self._pipe, 65536):
            self._take_in(piece)
        os.close(self._pipe)

    def _take_in(self, piece: bytes) -> int:
        *lines, self._heard = (self._heard + piece).split(b"\n")
        for line in lines:
            place, number, said = line.decode().split(" ", 2)
            if number == "-":
                raise AssertionError(f"a writer was answered {said}")
            answers = self._told[int(place)].answers
            assert int(number) == len(answers), "claims were acknowledged out of order"
            answers.append(said)
        return len(lines)


def _write_until_killed(app: Flask, told: list[Told], pipe: int) -> None:
    for place in range(len(told)):
        threading.Thread(target=_claim_on, args=(app, told[place], place, pipe), daemon=True).start()
    signal.pause()


def _claim_on(app: Flask, told: Told, place: int, pipe: int) -> None:
    """A line of less than PIPE_BUF bytes is written whole or not at all."""
    phone = Phone(through(app.test_client()), told.match, told.token)
    number = len(told.answers)
    while True:
        answer = _answered(phone, number)
        if answer.status != 201:
            os.write(pipe, f"{place} - {answer.status} {answer.body[:500]!r}\n".encode())
            return
        os.write(pipe, f"{place} {number} {_digest(answer)}\n".encode())
        number += 1


def _answered(phone: Phone, number: int) -> Answer:
    """A claim of a match by its place, always with the same key, sent until it is known what became of it."""
    claim = ROUND[number % len(ROUND)] | {"after": number + 1}
    while (answer := phone.tell(claim, f"claim-number-{number:08}")).status == 503:
        assert "Retry-After" in answer.headers
        time.sleep(0.02)
    return answer


def _digest(answer: Answer) -> str:
    return hashlib.sha256(answer.body).hexdigest()


def _wrong_in(app: Flask, told: Told) -> Iterator[str]:
    """Whether every acknowledged claim is there once and answers as it did; one more may be stored, of which
    nobody heard."""
    phone = Phone(through(app.test_client()), told.match, told.token)
    more = phone.look()["number"] - 1 - len(told.answers)
    if more not in (0, 1):
        yield f"match {told.match} has {more:+} entries beside those that were acknowledged"
    for number, answer in enumerate(told.answers):
        if _digest(_answered(phone, number)) != answer:
            yield f"claim {number} of match {told.match} is answered otherwise"
    with app.app_context():
        yield from maintenance.find_match_defects(told.match)


def _damages(app: Flask) -> list[str]:
    with app.app_context(), open_read_session() as session:
        return find_damage_in_sqlite_file(session.connection())


def kill_writers(url: str, kills: int, seed: int, seconds: float) -> Outcome:
    """Kill so many writers over this migrated database, or as many as there is time for, each at a random
    moment."""
    rng, outcome, until = Random(seed), Outcome(), time.monotonic() + seconds
    writers = Writers(url)
    while outcome.kills < kills and time.monotonic() < until:
        writer = writers.fork()
        try:
            writer.hear(answers=1)
            time.sleep(rng.uniform(0, LONGEST_LIFE))
        finally:
            writer.kill()
        outcome.kills += 1
    outcome.acknowledged = sum(len(told.answers) for told in writers.told)
    outcome.wrong = writers.wrong()
    return outcome


# --- PostgreSQL ---


def kill_postgresql(server: Postgres, url: str, kills: int, seed: int, seconds: float) -> Outcome:
    """Kill what serves a writer's connections, and the whole server, so often; every time the same writer has
    to get on by itself."""
    rng, outcome, until = Random(seed), Outcome(), time.monotonic() + seconds
    writers = Writers(url)
    unsafe = writers.unsafe()
    writer = writers.fork()
    try:
        while outcome.kills < kills and time.monotonic() < until:
            writer.hear(answers=rng.randrange(3, 30))
            time.sleep(rng.uniform(0, LONGEST_LIFE))
            rng.choice(WAYS)(server)
            outcome.kills += 1
        writer.hear(answers=10)
    finally:
        writer.kill()
    outcome.acknowledged = sum(len(told.answers) for told in writers.told)
    outcome.wrong = writers.wrong() + unsafe
    return outcome


def kill_a_backend(server: Postgres) -> None:
    """kill -9 of the process behind one connection: PostgreSQL then lets all others go and recovers."""
    for pid in children(server.pid, "referee_")[:1]:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def kill_all(server: Postgres) -> None:
    """kill -9 of all its processes; then it is started."""
    os.kill(server.pid, signal.SIGSTOP)  # so that it starts none that we would not know of
    pids = [*children(server.pid), server.pid]
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    _start_again(server, pids)


def stop_immediately(server: Postgres) -> None:
    """As `pg_ctl stop -m immediate` does: nothing that is in memory alone is written; then it is started."""
    pids = children(server.pid)
    os.kill(server.pid, signal.SIGQUIT)
    _start_again(server, pids)


WAYS: tuple[Callable[[Postgres], None], ...] = (kill_a_backend, kill_all, stop_immediately)


def _start_again(server: Postgres, pids: list[int]) -> None:
    until = time.monotonic() + PATIENCE
    server.stop()
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < until:
        time.sleep(0.01)
    server.start()
