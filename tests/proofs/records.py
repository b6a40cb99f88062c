"""Records of matches: out, into an empty database, and out again, byte for byte; and damage is found.

People play short matches of each game by mixed rules through the service itself, and much of it goes wrong:
claims are refused, taken back, let count and put right, people come, go and are renamed. Every match leaves
as a record, comes in on each kind of database, and leaves again. And with one flipped character, wherever it
stands, it is refused, and the answer names the line.
"""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from flask import Flask

from referee import create_app
from referee.codec import schema_for_dataclass, to_json_value
from referee.config import read_config
from referee.match.model.state import Match, Rules
from referee.match.table.rounds import VoidRound
from referee.rulings.submission import KEEPER
from referee.storage.db import db
from referee.storage.journal import find_match, ids_of_all_matches
from referee.storage.loading import load_stored_match, read_and_parse_entries
from referee.storage.transactions import open_read_session
from tests.api.phone import Answer, Phone, Send, new_key, through
from tests.proofs.anything import SAYINGS
from tests.proofs.edited import GAMES_IN_TURN, EditedTable
from tests.proofs.tables import SIMULATED
from tests.settings import UNLIMITED

CLAIMS = (4, 16)
"""So many claims a match has."""
LONG_CLAIMS = 80
"""Of every twentieth match, so that whole rounds are played in it."""
SCORED = 0.12
"""So many claims only tell the score of a round."""
PEOPLE = 0.08
"""So many claims are about who plays, or remarks."""
EDITED = 0.1
"""So many claims edit the line, beside those that the table makes anyway."""
FLIPS = 2
"""In every record."""
NAMES = ("Ann", "Bob", "Cät", "Dan 🃏", "Éva", "Fritz-Œ", "Гаяне", "何", "Ivy", "Jo")


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    matches: int = 0
    entries: int = 0
    edits: int = 0
    rounds: int = 0
    flips: int = 0
    wrong: list[str] = field(default_factory=list)


class Evening(EditedTable):
    """A table whose claims are heard by the service; `tell` is what comes next."""

    def __init__(self, name: str, seed: int, seats: int, agreed: dict, app: Flask, send: Send):
        super().__init__(name, seed, seats, schema_for_dataclass(Rules, ())().load(agreed))
        self.app = app
        self.keeper = Phone.opening(send, *NAMES[:seats], game=name, **agreed)
        self.phones: dict[int, Phone] = {}
        self.entries = []
        self._catch_up()

    def tell(self) -> None:
        claim, by = self._said()
        told = to_json_value(claim) if not isinstance(claim, dict) else claim
        phone = self.keeper if by == KEEPER else self._phone(by)
        phone.number = self.keeper.number
        answer = phone.tell(told)
        # Much is nonsense: what is no claim here, what is another seat's, and what comes too late.
        if answer.status not in (201, 403, 409, 422):
            raise AssertionError(f"{told} was answered {answer.status} {answer.body!r}")
        self.keeper.number = max(self.keeper.number, phone.number)
        self._catch_up()

    def _said(self) -> tuple[Any, str | int]:
        match, chance = self.snapshot.state, self.rng.random()
        if chance < SCORED:
            return self._score(match), KEEPER
        if chance < SCORED + PEOPLE:
            return self._about_people(match), KEEPER
        if chance > 1 - EDITED and len(self.entries) > 2:
            return self._edit(), KEEPER
        claim = self._next(match)
        return claim, self._by(claim)

    def _score(self, match: Match) -> Any:
        return VoidRound() if match.round is not None else self.saying.score(self.rng, match)

    def _about_people(self, match: Match) -> dict:
        seat, number = self.rng.choice(match.order), len(self.entries)
        return self.rng.choice(
            (
                {"claim": "match.note", "text": f"“{number}”, so it was 🃏 \\ \u2028"},
                {"claim": "match.rename", "seat": seat, "name": f"Zoë {number}"},
                {"claim": "match.join", "name": f"Yusuf {number}"},
                {"claim": "match.leave", "seat": seat},
                {"claim": "match.opening", "points": {str(seat): self.rng.choice((0, 5, 23, 60))}},
            )
        )

    def _phone(self, seat: int) -> Phone:
        if seat not in self.phones:
            self.phones[seat] = self.keeper.at_seat(seat)
        return self.phones[seat]

    def _catch_up(self) -> None:
        with self.app.app_context(), open_read_session() as session:
            match = self.keeper.match
            self.entries += read_and_parse_entries(session, match, len(self.entries))
            self.snapshot = load_stored_match(session, find_match(session, match)).snapshot


def keep_and_bring(seed: int, matches: int, seconds: float, source: str, targets: list[str]) -> Outcome:
    """Play so many matches, or as many as there is time for, and bring the record of each into every target.

    The source and the targets are URLs of migrated databases.
    """
    rng, outcome, until = Random(seed), Outcome(), time.monotonic() + seconds
    apps = [create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED})) for url in (source, *targets)]
    try:
        sends = [through(app.test_client()) for app in apps]
        for number in range(matches):
            if time.monotonic() > until:
                break
            try:
                keeper = _played(rng, number, apps[0], sends[0], outcome)
                wrong = list(_out_in_and_out(rng, keeper, sends[1:], outcome))
            except Exception as error:
                wrong = [f"{type(error).__name__}: {error}"]
            outcome.wrong += [f"seed {seed}, match {number}: {text}" for text in wrong]
        for app in apps[1:]:
            outcome.wrong += _too_many(app, outcome.matches)
        return outcome
    finally:
        for app in apps:
            with app.app_context():
                db.engine.dispose()


def _played(rng: Random, number: int, app: Flask, send: Send, outcome: Outcome) -> Phone:
    name, seats = rng.choice(GAMES_IN_TURN), rng.randrange(2, 7)
    saying = SAYINGS[name]
    agreed = rng.choice(({}, saying.some_rules(rng, seats), saying.a_preset(rng, seats)))
    if number % 20 == 0:
        keeper = _simulated(name, rng.randrange(2**32), seats, agreed, send)
    else:
        evening = Evening(name, rng.randrange(2**32), seats, agreed, app, send)
        for _ in range(rng.randrange(*CLAIMS)):
            evening.tell()
        keeper = evening.keeper
    outcome.matches += 1
    return keeper


def _simulated(name: str, seed: int, seats: int, agreed: dict, send: Send) -> Phone:
    """A match by people who know their cards."""
    keeper = Phone.opening(send, *NAMES[:seats], game=name, **agreed)
    steps = SIMULATED[name].table(seed, seats, rules=agreed).steps()
    for _, step in zip(range(LONG_CLAIMS), steps, strict=False):
        answer = keeper.tell(step.claim)
        assert answer.status == 201, answer.body
    return keeper


# --- out and in ---


def _out_in_and_out(rng: Random, keeper: Phone, targets: list[Send], outcome: Outcome) -> Iterator[str]:
    record = _record(keeper)
    outcome.entries += record.count(b'{"part":"entry"')
    outcome.rounds += record.count(b'{"part":"round"')
    outcome.edits += len(re.findall(rb'"claim":\{"claim":"match\.(?:take_back|correct|allow)"', record))
    for send in targets:
        brought = _bring(send, record)
        if brought.status != 201:
            yield f"its own record is answered {brought.status} {brought.body!r}"
            continue
        again = _record(Phone(send, brought.json["id"], brought.json["token"]))
        if again != record:
            yield f"the record differs when it leaves again: {_difference(record, again)}"
    for _ in range(FLIPS):
        yield from _flipped(rng, record, rng.choice(targets), outcome)


def _record(phone: Phone) -> bytes:
    answer = phone.get("/record.ndjson")
    assert answer.status == 200, answer.body
    return answer.body


def _bring(send: Send, record: bytes) -> Answer:
    headers = {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()}
    return send("POST", "/v1/records", headers, record)


def _difference(one: bytes, other: bytes) -> str:
    lines = zip(one.splitlines(), other.splitlines(), strict=False)
    return next((f"{a!r} is {b!r}" for a, b in lines if a != b), "in its length")


# --- damage ---


def _flipped(rng: Random, record: bytes, send: Send, outcome: Outcome) -> Iterator[str]:
    """One character is another one; the line that it stood in is named."""
    place = _place(rng, record)
    damaged = record[:place] + bytes([_another(rng, record[place])]) + record[place + 1 :]
    line = record[:place].count(b"\n") + 1
    outcome.flips += 1
    answer = _bring(send, damaged)
    if answer.status != 422 or answer.json["line"] != line:
        yield (
            f"character {place} of line {line} is {damaged[place : place + 1]!r} instead of "
            f"{record[place : place + 1]!r}, and the answer is {answer.status} {answer.body!r}"
        )


def _place(rng: Random, record: bytes) -> int:
    """Anywhere; and often where damage would be found last."""
    ends = [found.start() for found in re.finditer(rb"\n", record)]
    seals = [found.start() + 11 + rng.randrange(64) for found in re.finditer(rb',"digest":"', record)]
    return rng.choice(
        (rng.randrange(len(record)), rng.randrange(len(record)), rng.choice(ends), rng.choice(seals))
        + (0, len(record) - 1)
    )


def _another(rng: Random, byte: int) -> int:
    """A byte of which one bit is another, or a line feed, or any other printable character."""
    some = [byte ^ (1 << rng.randrange(8)), rng.randrange(32, 127), 10, byte ^ 32]
    return rng.choice([one for one in some if one != byte])


def _too_many(app: Flask, wanted: int) -> list[str]:
    """Nothing of a refused record may stay."""
    with app.app_context(), open_read_session() as session:
        stored = len(ids_of_all_matches(session))
    return [] if stored == wanted else [f"{stored} matches are stored for {wanted} records"]
