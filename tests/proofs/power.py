"""Power cuts under SQLite: whatever the disk had by then, what was acknowledged is there.

Clients open matches, claim and correct at a server of which every write and sync is recorded; each notes how
long the record was when its answer had come. Then the power is cut after every step of the record: the disks
that a cut may leave (disk.py) are opened by the service's own code, which rolls back what was half done.
"""

import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import sqlalchemy as sa
from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.services import maintenance
from referee.storage.db import db
from referee.storage.deflating import inflated
from referee.storage.soundness import find_damage_in_sqlite_file
from referee.storage.tables import EntryRow, MatchRow, ReplyRow
from referee.storage.transactions import open_read_session
from tests.api.phone import Phone, Send, new_key, through
from tests.proofs.disk import BLOCKS, Disk, Image, Luck
from tests.proofs.recording import Recorder
from tests.proofs.server import Line, Server, together
from tests.settings import UNLIMITED, folder_in_memory

CLIENTS = 4
AUDITED = 40
"""Every so manieth image is audited as a whole, and played on."""


@dataclass(frozen=True)
class Told:
    """What a client was told: the answer to a claim or, without a key, that a match is open; and how long the
    record was by then."""

    match: str
    token: str
    number: int
    key: str | None
    claim: dict
    body: bytes
    position: int


@dataclass(frozen=True)
class Stored:
    """What a database holds: its entries by match and number, the replies by match and key, and the number
    of each match's last entry."""

    entries: Mapping[tuple[str, int], Any]
    replies: Mapping[tuple[str, str], bytes]
    numbers: Mapping[str, int]


@dataclass
class Outcome:
    """How it went; `lost` and `damaged` are sentences, and there should be none."""

    cuts: int = 0
    images: int = 0
    acknowledged: int = 0
    audited: int = 0
    commits: int = 0
    lost: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)

    def __add__(self, more: "Outcome") -> "Outcome":
        return Outcome(*(getattr(self, name) + getattr(more, name) for name in vars(self)))


@dataclass(frozen=True)
class Recorded:
    """A record, the files before it, what clients were told meanwhile, and what was stored in the end."""

    recorder: Recorder
    begun: Image
    told: list[Told]
    stored: Stored
    seed: int
    every: int


def cut_power(
    database: Path, scratch: Path, rounds: int, seed: int, every: int = 1, careless: str | None = None
) -> Outcome:
    """Record so many rounds of each client on this migrated database, alone in its folder, and cut the power
    after every step, or after each so manieth. `careless` is a setting of SQLite that is to be tried instead.
    Raises CannotCompile."""
    recorder = Recorder(database.parent, scratch)
    begun = _files(database.parent)
    told = _claims_of(_server(database, scratch, recorder, careless), recorder, rounds)
    if _left_by(recorder, begun) != _files(database.parent):
        raise AssertionError("the record does not come to the files as they are")
    with _opened(database) as (app, _):
        recorded = Recorded(recorder, begun, told, _stored(app), seed, every)
    parts = os.cpu_count() or 1
    with ProcessPoolExecutor(parts) as processes:
        outcomes = processes.map(_cut_some, [recorded] * parts, range(parts), [parts] * parts)
        return sum(outcomes, Outcome(commits=_commits(recorder)))


# --- what is recorded ---


def _server(database: Path, scratch: Path, recorder: Recorder, careless: str | None) -> Server:
    module = "tests.proofs.careless" if careless else "referee.cli"
    server = Server(f"sqlite:///{database}", scratch, module=module)
    server.environ |= recorder.environ | ({"CARELESS": careless} if careless else {})
    return server


def _claims_of(server: Server, recorder: Recorder, rounds: int) -> list[Told]:
    """At the end the server is killed, so that nothing is written any more."""
    with server:
        client = lambda: list(_rounds(Line(server), recorder, rounds))  # noqa: E731
        return [told for some in together(*[client] * CLIENTS) for told in some]


def _rounds(line: Line, recorder: Recorder, rounds: int) -> Iterator[Told]:
    """What one client is told. It opens a match for each round."""
    for _ in range(rounds):
        phone = Phone.opening(line, "Ann", "Bob", target=100_000)
        yield Told(phone.match, phone.token, 1, None, {}, b"", recorder.position())
        for claim in ROUND:
            key, said = new_key(), {"after": phone.number, **claim}
            answer = phone.tell(said, key)
            assert answer.status == 201, answer.body
            number, position = answer.json["number"], recorder.position()
            yield Told(phone.match, phone.token, number, key, said, answer.body, position)
    line.close()


ROUND = (
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "uno.play", "seat": 1, "card": "red 7"},
    {"claim": "uno.play", "seat": 1, "card": "red 9"},  # refused: it is not that seat's turn
    {"claim": "match.correct", "entry": 3, "instead": {"claim": "uno.play", "seat": 1, "card": "red 8"}},
    {"claim": "match.note", "text": "so it was"},
    {"claim": "match.take_back", "to": 2},
    {"claim": "match.score", "winner": 1, "points": 1, "round": 1},
)


def _files(folder: Path) -> Image:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def _left_by(recorder: Recorder, begun: Image) -> Image:
    disk = Disk(begun)
    for step in recorder.steps():
        disk.do(step)
    return disk.whole()


def _commits(recorder: Recorder) -> int:
    """SQLite commits as it empties or removes its journal."""
    return sum(step.what in "TU" and step.path.endswith("-journal") for step in recorder.steps())


# --- cutting ---


def _cut_some(recorded: Recorded, part: int, parts: int) -> Outcome:
    """This process's share of the cuts."""
    outcome, disk = Outcome(), Disk(recorded.begun)
    with folder_in_memory() as folder, _opened(Path(folder) / "referee.sqlite3") as (app, send):
        for number, step in enumerate(recorded.recorder.steps()):
            disk.do(step)
            if number % (parts * recorded.every) == part * recorded.every:
                promised = [told for told in recorded.told if told.position <= step.end]
                outcome.cuts += 1
                for image in _images(disk, Random(f"{recorded.seed} {number}")):
                    _put(Path(folder), image)
                    place = f"cut {number}, after {step.what} of {step.path}"
                    _look(app, send, promised, recorded.stored, outcome, place)
    return outcome


def _images(disk: Disk, rng: Random) -> Iterator[Image]:
    """Without all that was not synced, with all of it, and with some, in small blocks and in large ones."""
    yield disk.left(Luck(rng, kept=0))
    yield disk.left(Luck(rng, kept=1))
    for block in BLOCKS:
        yield disk.left(Luck(rng, kept=rng.random(), block=block))


def _put(folder: Path, image: Image) -> None:
    for file in folder.iterdir():
        file.unlink()
    for name, content in image.items():
        (folder / name).write_bytes(content)


@contextmanager
def _opened(database: Path) -> Iterator[tuple[Flask, Send]]:
    """The service over this file, in this process, and a way to talk to it."""
    app = create_app(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{database}", **UNLIMITED}))
    try:
        yield app, through(app.test_client())
    finally:
        with app.app_context():
            db.engine.dispose()


def _look(app: Flask, send: Send, promised: list[Told], final: Stored, outcome: Outcome, place: str) -> None:
    """At one image."""
    outcome.images += 1
    outcome.acknowledged += len(promised)
    try:
        stored = _stored(app)
        outcome.damaged += [f"{place}: {text}" for text in _damages(app, stored, final)]
        outcome.lost += [f"{place}: {text}" for text in _lost(promised, stored)]
        if outcome.images % AUDITED == 0 and not outcome.damaged:
            outcome.audited += 1
            outcome.damaged += [f"{place}: {text}" for text in _audited(app, send, promised, stored)]
    except Exception as error:  # whatever it is: a sound database can be read
        outcome.damaged.append(f"{place}: {error.__cause__ or error!r}")
    finally:
        with app.app_context():
            db.engine.dispose()


def _stored(app: Flask) -> Stored:
    with app.app_context(), open_read_session() as session:
        entries = session.execute(sa.select(EntryRow.__table__)).all()
        replies = session.execute(sa.select(ReplyRow.match_id, ReplyRow.key, ReplyRow.deflated)).all()
        numbers = session.execute(sa.select(MatchRow.id, MatchRow.number)).all()
    return Stored(
        {(row.match_id, row.number): row for row in entries},
        {(row.match_id, row.key): inflated(row.deflated).encode() for row in replies},
        {row.id: row.number for row in numbers},
    )


def _lost(promised: list[Told], stored: Stored) -> Iterator[str]:
    for told in promised:
        if (told.match, told.number) not in stored.entries:
            yield f"entry {told.number} of match {told.match} was acknowledged and is not there"
        elif told.key and stored.replies.get((told.match, told.key)) != told.body:
            yield f"entry {told.number} of match {told.match} is answered otherwise"


def _damages(app: Flask, stored: Stored, final: Stored) -> Iterator[str]:
    """Whatever is no beginning of what became of it."""
    with app.app_context(), open_read_session() as session:
        yield from find_damage_in_sqlite_file(session.connection())
    for place, entry in stored.entries.items():
        if final.entries.get(place) != entry:
            yield f"entry {place} is not what it became"
    wanted = {(match, number) for match, last in stored.numbers.items() for number in range(1, last + 1)}
    if wanted != stored.entries.keys():
        yield f"the numbers of the matches do not fit their entries at {wanted ^ stored.entries.keys()}"


def _audited(app: Flask, send: Send, promised: list[Told], stored: Stored) -> Iterator[str]:
    """The audit; and matches go on: the last claims, sent again, are answered as they were, and new ones are
    heard."""
    with app.app_context():
        for match in stored.numbers:
            yield from maintenance.find_match_defects(match)
    for told in {told.match: told for told in promised}.values():
        phone = Phone(send, told.match, told.token)
        if told.key and phone.tell(told.claim, told.key).body != told.body:
            yield f"match {told.match} answers its last claim otherwise"
        if phone.tell({"claim": "match.note", "text": "and on"}).status != 201:
            yield f"match {told.match} does not go on"
