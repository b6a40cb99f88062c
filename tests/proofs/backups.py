"""Backups under load: what was acknowledged before one began is in it, and all of it is true.

Clients open matches, claim in them, and erase some, as fast as they are answered. Each keeps a ledger: key
and claim, and the bytes of the answer. Meanwhile the database is saved again and again. A match in a backup
must be as its ledger told it up to some claim, and that one no older than the backup; and the audit holds.
"""

import itertools
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from referee import create_app
from referee.config import read_config
from referee.services import maintenance
from referee.storage.db import db
from referee.storage.deflating import inflated
from referee.storage.tables import Base, EntryRow
from tests.api.phone import Phone, new_key
from tests.proofs.claiming import ROUND
from tests.proofs.server import Line, Server

CLIENTS = 3
CLAIMS = 40
"""In one match; then the client opens another."""
FILLED = 100
"""Matches that lie there already, so that a copy takes its time."""


@dataclass
class Ledger:
    """What a client knows of one match."""

    match: str
    token: str
    told: list[tuple[dict, str, bytes]] = field(default_factory=list)
    being_erased: bool = False

    @property
    def claims(self) -> list[tuple[str, bytes]]:
        """The keys, and what was answered."""
        return [(key, answer) for _, key, answer in self.told]


@dataclass(frozen=True)
class Backup:
    """A file, and how many claims of each match were acknowledged when it began."""

    file: Path
    promised: dict[str, int]


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    backups: int = 0
    claims: int = 0
    resent: int = 0
    slowest: float = 0.0
    wrong: list[str] = field(default_factory=list)


class Load:
    """Clients that claim until the block ends."""

    def __init__(self, server: Server):
        self.server = server
        self.ledgers: list[Ledger] = []
        self.resent, self.slowest = 0, 0.0
        self.ended = threading.Event()
        self.errors: list[BaseException] = []
        self.threads = [threading.Thread(target=self._client) for _ in range(CLIENTS)]

    def __enter__(self) -> "Load":
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.ended.set()
        for thread in self.threads:
            thread.join()
        if self.errors:
            raise self.errors[0]

    def acknowledged(self) -> dict[str, int]:
        return {ledger.match: len(ledger.told) for ledger in self.ledgers}

    def _client(self) -> None:
        line = Line(self.server)
        try:
            for played in itertools.count(1):
                self._play(line, erased=played % 3 == 0)
                if self.ended.is_set():
                    return
        except BaseException as error:
            self.errors.append(error)
        finally:
            line.close()

    def _play(self, line: Line, erased: bool) -> None:
        phone = Phone.opening(line, "Ann", "Bob", target=100_000)
        ledger = Ledger(phone.match, phone.token)
        self.ledgers.append(ledger)
        for number in range(CLAIMS):
            if self.ended.is_set():
                return
            self._claim(phone, ledger, ROUND[number % len(ROUND)])
        if erased:
            ledger.being_erased = True
            answer = line("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)
            assert answer.status in (204, 503), answer.body

    def _claim(self, phone: Phone, ledger: Ledger, claim: dict) -> None:
        """Until it is answered, always with the same key."""
        key, begun = new_key(), time.monotonic()
        while (answer := phone.tell(claim, key)).status == 503:
            self.resent += 1
        assert answer.status == 201, answer.body
        ledger.told.append((claim, key, answer.body))
        self.slowest = max(self.slowest, time.monotonic() - begun)


def back_up_under_load(server: Server, folder: Path, backups: int, filled: int = FILLED) -> Outcome:
    """Save the database of this server so often while it is claimed at, then look at every copy."""
    _fill(server, filled)
    made: list[Backup] = []
    with Load(server) as load:
        wait_for(load, claims=10)
        for number in range(backups):
            backup = Backup(folder / f"backup-{number}.sqlite3", load.acknowledged())
            run = server.run("backup", str(backup.file))
            assert run.returncode == 0, run.stderr
            made.append(backup)
    outcome = Outcome(len(made), sum(load.acknowledged().values()), load.resent, load.slowest)
    living = _entries(server.environ["REFEREE_DATABASE_URL"])
    for backup in made:
        outcome.wrong += [f"{backup.file.name}: {text}" for text in _wrong_in(backup, load, living, filled)]
    return outcome


def wait_for(load: Load, claims: int) -> None:
    until = time.monotonic() + 60
    while sum(load.acknowledged().values()) < claims and time.monotonic() < until and not load.errors:
        time.sleep(0.05)


def _wrong_in(backup: Backup, load: Load, living: dict[str, list], filled: int) -> Iterator[str]:
    copied = _entries(f"sqlite:///{backup.file}")
    known = {ledger.match for ledger in load.ledgers}
    if len(copied.keys() - known) != filled + 1:
        yield f"{len(copied.keys() - known)} of {filled + 1} older matches"
    with closing(sqlite3.connect(backup.file)) as connection:
        for ledger in load.ledgers:
            yield from _wrong_match(connection, ledger, copied.get(ledger.match, []), backup.promised)
    for match in copied.keys() & living.keys():
        if copied[match] != living[match][: len(copied[match])]:
            yield f"match {match} is no beginning of what it became"
    yield from _audited(backup.file, known & copied.keys())


def _wrong_match(
    connection: sqlite3.Connection, ledger: Ledger, entries: list, promised: dict[str, int]
) -> Iterator[str]:
    row = connection.execute("SELECT erased_at FROM matches WHERE id = ?", [ledger.match]).fetchone()
    if row is not None and row[0] is not None:
        if entries or not ledger.being_erased:
            yield f"match {ledger.match} is erased and has {len(entries)} entries"
        return
    if len(entries) - 1 < promised.get(ledger.match, -1):
        yield f"match {ledger.match} has {len(entries)} entries for {promised[ledger.match]} claims"
    told = dict(ledger.claims[: max(0, len(entries) - 1)])
    replies = connection.execute("SELECT key, deflated FROM replies WHERE match_id = ?", [ledger.match])
    if {key: inflated(stored).encode() for key, stored in replies} != told:
        yield f"match {ledger.match} answers otherwise than it did"


def _audited(file: Path, matches: set[str]) -> Iterator[str]:
    with create_app(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{file}"})).app_context():
        for match in matches:
            yield from maintenance.find_match_defects(match)
        db.engine.dispose()


def _entries(url: str) -> dict[str, list]:
    """All entries by their match."""
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        table = EntryRow.__table__
        rows = connection.execute(sa.select(table).order_by(table.c.match_id, table.c.number)).all()
    engine.dispose()
    return {match: list(some) for match, some in itertools.groupby(rows, key=lambda row: row.match_id)}


def _fill(server: Server, copies: int) -> None:
    """One match as people play it, and so many copies of it."""
    line = Line(server)
    phone = Phone.opening(line, "Ann", "Bob", target=100_000)
    for number in range(CLAIMS):
        assert phone.tell(ROUND[number % len(ROUND)]).status == 201
    line.close()
    tables = Base.metadata.tables
    engine = sa.create_engine(server.environ["REFEREE_DATABASE_URL"])
    with engine.begin() as connection:
        match = connection.execute(sa.select(tables["matches"])).mappings().one()
        ids = [f"{number} of {match.id}" for number in range(copies)]
        new = [{**match, "id": name, "opening_key": name} for name in ids]
        connection.execute(sa.insert(tables["matches"]), new)
        for table in (tables["seats"], tables["entries"], tables["replies"]):
            rows = connection.execute(sa.select(table)).mappings().all()
            new = [{**row, "match_id": name} for name in ids for row in rows]
            connection.execute(sa.insert(table), new)
    engine.dispose()
