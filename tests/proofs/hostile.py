"""A minute in which one address asks for whatever is dear, and another one plays on beside it."""

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
from tests.api.phone import Answer, Phone, Send, as_body, new_key, post, through
from tests.proofs.server import Line, Server
from tests.settings import UNLIMITED

SECONDS = 60
ATTACKERS = 8
ROUNDS, PLAYS = 150, 12
P99, LONGEST = 0.25, 1.0
"""Seconds for a claim of the other address."""
KEYS = 40
"""So many tokens the hostile client has of its match, as rates are counted by the token, too."""
BETWEEN_CLAIMS, BETWEEN_ATTACKS = 0.25, 0.02

TEN = list("ABCDEFGHIJ")
RED_FIVE = {"claim": "uno.play", "seat": 1, "card": "red 5"}
WILD = {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "red"}
DESCRIBED = [{"situation": {"game": "uno", "people": TEN}, "claims": [one] * 20} for one in (RED_FIVE, WILD)]
CORRECTION = {"claim": "match.correct", "entry": 3, "instead": {**RED_FIVE, "card": "red skip"}}


Request = tuple[str, str, str, bytes | None]
"""Method, path, token and body."""


@dataclass
class Outcome:
    """How long the claims took, in seconds, what the attack was answered, and what was wrong."""

    claims: list[float] = field(default_factory=list)
    attacks: Counter = field(default_factory=Counter)
    routes: Counter = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        return sorted(self.claims)[len(self.claims) * 99 // 100]


def hostile_minute(url: str, folder: Path, workers: int, seconds: float = SECONDS) -> Outcome:
    """The server has its rates on, as it has by itself."""
    dear = _dear(url)
    outcome, over = Outcome(), threading.Event()
    with Server(url, folder, workers, rates="on", proxy_hops="1") as server:
        attackers = [
            threading.Thread(target=_attack, args=(server, dear[place:] + dear[:place], over, outcome))
            for place in range(ATTACKERS)
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
    if max(outcome.claims) > LONGEST:
        outcome.wrong.append(f"a claim waited {max(outcome.claims):.2f} s")
    if not outcome.attacks[200] or outcome.attacks[500]:
        outcome.wrong.append(f"the attack was answered {dict(outcome.attacks)}")
    return outcome


def _dear(url: str) -> list[Request]:
    """Requests that cost much, about a match of some two thousand entries and about made-up situations."""
    app = create_app(read({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
    send = through(app.test_client())
    group = post(send, "/v1/groups", {"name": "Club"}).json
    long = _long_match(send, group)
    tokens = [long.token, *(long.post(f"{long.path}/tokens").json["token"] for _ in range(KEYS))]
    record = long.get("/record.ndjson").body
    with app.app_context():
        db.engine.dispose()
    of_group = f"/v1/groups/{group['id']}"
    reads = [f"{long.path}?at=1900", f"{long.path}/scores", f"{long.path}/logbook?after=0&limit=200"]
    files = [f"{long.path}/record.{kind}" for kind in ("txt", "xlsx", "ndjson", "csv")]
    summed = [f"{of_group}/{what}" for what in ("standings", "history", "history.xlsx")]
    judged = [*DESCRIBED, {"match": long.match, "claims": [CORRECTION] * 20}]
    asked = "/v1/questions?q=" + "may+i+put+a+wild+draw+four+on+a+draw+two+" * 4
    return [
        request
        for token in tokens
        for request in (
            *(("POST", "/v1/rulings", token, as_body(body)) for body in judged),
            *(("GET", path, token, None) for path in (*reads, *files)),
            *(("GET", path, group["token"], None) for path in summed),
            ("GET", asked, token, None),
            ("POST", f"{long.path}/claims", token, as_body({**CORRECTION, "after": 1})),
            ("POST", "/v1/records", group["token"], record),
            ("POST", "/v1/doors", token, as_body({"ticket": "a" * 22})),
            ("GET", f"{long.path}/stream?wait=0&after=0", token, None),
        )
    ]


def _long_match(send: Send, group: dict) -> Phone:
    """The keeper's phone of a long match of a group, whose first round can be put right."""
    told = {"game": "uno", "seats": ["Ann", "Bob"], "rules": {"target": 100_000}}
    headers = {"Authorization": f"Bearer {group['token']}"}
    opened = post(send, "/v1/matches", told, headers=headers).json
    phone = Phone(send, opened["id"], opened["token"])
    for number in range(ROUNDS):
        phone.claim_lawfully("uno.deal", turned_up=["red 5"])
        for turn, face in enumerate(list("1234678912346")[:PLAYS]):
            phone.claim_lawfully("uno.play", seat=(number + turn + 1) % 2, card=f"red {face}")
        phone.claim("match.score", winner=0, points=10)
    return phone


def _attack(server: Server, dear: list[Request], over: threading.Event, outcome: Outcome) -> None:
    """Ask for one after the other, and never wait as one is told."""
    with contextlib.closing(Line(server)) as line:
        send = _from("192.0.2.66", line)
        for method, path, token, body in itertools.cycle(dear):
            if over.wait(BETWEEN_ATTACKS):
                return
            kind = "application/x-ndjson" if path == "/v1/records" else "application/json"
            headers = {
                "Content-Type": kind,
                "Idempotency-Key": new_key(),
                "Authorization": f"Bearer {token}",
            }
            with contextlib.suppress(TimeoutError):  # it waits for the others of its address
                status = send(method, path, headers, body).status
                outcome.attacks[status] += 1
                outcome.routes[method, path.partition("?")[0].split("/", 4)[-1], status] += 1


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
