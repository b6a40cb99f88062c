"""A minute in which one address has judged as much as it can, and another one plays on beside it."""

import contextlib
import itertools
import threading
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from referee import create_app
from referee.config import read
from referee.storage.db import db
from tests.api.phone import Answer, Phone, Send, as_body, through
from tests.proofs.server import Line, Server
from tests.settings import UNLIMITED

SECONDS = 60
ATTACKERS = 8
ROUNDS, PLAYS = 40, 12
P99 = 1.0
"""Seconds for a claim of the other address."""
BETWEEN_CLAIMS, BETWEEN_ATTACKS = 0.25, 0.02

TEN = list("ABCDEFGHIJ")
RED_FIVE = {"claim": "uno.play", "seat": 1, "card": "red 5"}
WILD = {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "red"}
DESCRIBED = [{"situation": {"game": "uno", "people": TEN}, "claims": [one] * 20} for one in (RED_FIVE, WILD)]
CORRECTION = {"claim": "match.correct", "entry": 3, "instead": {**RED_FIVE, "card": "red skip"}}


@dataclass
class Outcome:
    """How long the claims took, in seconds, what the attack was answered, and what was wrong."""

    claims: list[float] = field(default_factory=list)
    attacks: Counter = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        return sorted(self.claims)[len(self.claims) * 99 // 100]


def hostile_minute(url: str, folder: Path, workers: int, seconds: float = SECONDS) -> Outcome:
    """The server has its rates on, as it has by itself."""
    long = _long_match(url)
    outcome, over = Outcome(), threading.Event()
    with Server(url, folder, workers, rates="on", proxy_hops="1") as server:
        attackers = [
            threading.Thread(target=_attack, args=(server, long, over, outcome)) for _ in range(ATTACKERS)
        ]
        for one in attackers:
            one.start()
        try:
            _play_on(server, seconds, outcome)
        finally:
            over.set()
            for one in attackers:
                one.join()
    if outcome.p99 > P99:
        outcome.wrong.append(f"the p99 of a claim was {outcome.p99:.2f} s")
    if not outcome.attacks[200] or outcome.attacks[500]:
        outcome.wrong.append(f"the attack was answered {dict(outcome.attacks)}")
    return outcome


def _long_match(url: str) -> Phone:
    """The keeper's phone of a match of some hundred entries, whose first round can be put right."""
    app = create_app(read({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
    phone = Phone.opening(through(app.test_client()), "Ann", "Bob", target=100_000)
    for number in range(ROUNDS):
        phone.claim("uno.deal", turned_up=["red 5"])
        for turn, face in enumerate(list("1234678912346")[:PLAYS]):
            phone.claim("uno.play", seat=(number + turn + 1) % 2, card=f"red {face}")
        phone.claim("match.score", winner=0, points=10)
    with app.app_context():
        db.engine.dispose()
    return phone


def _attack(server: Server, long: Phone, over: threading.Event, outcome: Outcome) -> None:
    """Describe ten people and try twenty claims, or twenty corrections; and never wait as one is told."""
    edits = {"match": long.match, "claims": [CORRECTION] * 20}
    token = {"Authorization": f"Bearer {long.token}"}
    with contextlib.closing(Line(server)) as line:
        send = _from("192.0.2.66", line)
        for body in itertools.cycle([*DESCRIBED, edits]):
            if over.wait(BETWEEN_ATTACKS):
                return
            headers = {"Content-Type": "application/json", **token}
            with contextlib.suppress(TimeoutError):  # it waits for the others of its address
                outcome.attacks[send("POST", "/v1/rulings", headers, as_body(body)).status] += 1


def _play_on(server: Server, seconds: float, outcome: Outcome) -> None:
    until = time.monotonic() + seconds
    with contextlib.closing(Line(server)) as line:
        send = _from("192.0.2.1", line)
        phone = Phone.opening(send, "Cat", "Dan", target=100_000)
        while time.monotonic() < until:
            before = time.monotonic()
            told = phone.tell({"claim": "match.note", "text": "on we go"})
            outcome.claims.append(time.monotonic() - before)
            if told.status != 201:
                outcome.wrong.append(f"a claim was answered {told.status}")
            time.sleep(BETWEEN_CLAIMS)


def _from(address: str, line: Line) -> Send:
    """The way of requests that a proxy of ours hands on from this address."""

    def send(method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        return line(method, path, {**headers, "X-Forwarded-For": address}, body)

    return send
