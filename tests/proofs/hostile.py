"""A client that asks for one dear route after the other, as fast as it can, and a table that plays on beside
it from another address.

Each route is attacked for a minute with tokens and for a minute without a valid one. The attack has a process
of its own, so that the table does not wait for it on this side:

    python -m tests.proofs.hostile PORT FILE      until its input is closed; FILE has the requests
"""

import contextlib
import itertools
import json
import pickle
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlencode

from referee import create_app
from referee.config import read_config
from referee.storage.db import db
from tests.api.phone import Answer, Phone, Send, as_body, new_key, post, through
from tests.proofs.server import Line, Server
from tests.settings import UNLIMITED

SECONDS = 60
ATTACKERS = 8
ROUNDS, PLAYS = 150, 12
P99, LONGEST = 0.25, 1.0
"""Seconds for a claim of the other address."""
MAY_GROW = 50_000_000
"""Bytes of memory, of all workers together."""
KEYS = 40
"""Number of tokens that the hostile client has of its match, as rates are counted by the token, too."""
BETWEEN_CLAIMS, BETWEEN_ATTACKS = 0.25, 0.02

TEN = list("ABCDEFGHIJ")
RED_FIVE = {"claim": "uno.play", "seat": 1, "card": "red 5"}
WILD = {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "red"}
DESCRIBED = [{"situation": {"game": "uno", "people": TEN}, "claims": [one] * 20} for one in (RED_FIVE, WILD)]
CORRECTION = {"claim": "match.correct", "entry": 3, "instead": {**RED_FIVE, "card": "red skip"}}


Request = tuple[str, str, str | None, bytes | None]
"""Method, path, token and body."""
Dear = Callable[[int], Request]
"""The request of this number."""
DIFFERENT = 400
"""Number of requests that an attack repeats."""


@dataclass
class Outcome:
    """How long the claims took beside one attack, in seconds, and what the attack was answered."""

    name: str
    claims: list[float] = field(default_factory=list)
    attacks: Counter = field(default_factory=Counter)
    grown: int = 0
    """Bytes of memory since the first attack began."""
    wrong: list[str] = field(default_factory=list)

    @property
    def p99(self) -> float:
        return sorted(self.claims)[len(self.claims) * 99 // 100]

    def __str__(self) -> str:
        attacks = ", ".join(f"{many} x {status}" for status, many in sorted(self.attacks.items()))
        waits = f"p99 {1000 * self.p99:4.0f} ms, longest {1000 * max(self.claims):4.0f} ms"
        return f"{self.name:<36} {waits}, memory {self.grown / 1e6:+6.1f} MB, {attacks}"


def hostile_minutes(
    url: str, folder: Path, workers: int, seconds: float = SECONDS, words: tuple[str, ...] = ()
) -> list[Outcome]:
    """Attack the routes whose names contain one of these words, or all. The server has its rates on, as it
    has by itself."""
    dear = _dear(url)
    with Server(url, folder, workers, rates="on", proxy_hops="1") as server:
        for one in dear.values():
            _attack(server.port, [one(0)] * 3, threading.Event(), Counter())
        before = memory(server)
        attacks = [
            (f"{name}, {how}", change(one))
            for name, one in dear.items()
            for how, change in (("with tokens", _as_it_is), ("without a token", _without_a_token))
        ]
        return [
            _beside(server, name, one, seconds, before)
            for name, one in attacks
            if not words or any(word in name for word in words)
        ]


def _as_it_is(dear: Dear) -> Dear:
    return dear


def _without_a_token(dear: Dear) -> Dear:
    """The same requests, half of them with a token that nobody has."""

    def without(number: int) -> Request:
        method, path, _, body = dear(number)
        return method, path, new_key() if number % 2 else None, body

    return without


def _beside(server: Server, name: str, dear: Dear, seconds: float, before: int) -> Outcome:
    """A table that plays on beside this attack; `before` is the memory before the first one, in bytes."""
    outcome = Outcome(name)
    with tempfile.NamedTemporaryFile() as file:
        pickle.dump([dear(number) for number in range(DIFFERENT)], file)
        file.flush()
        command = [sys.executable, "-m", "tests.proofs.hostile", str(server.port), file.name]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as attack:
            try:
                _play_on(server, seconds, outcome)
            finally:
                told, _ = attack.communicate()
    outcome.attacks.update({int(status): many for status, many in json.loads(told).items()})
    outcome.grown = memory(server) - before
    if outcome.p99 > P99:
        outcome.wrong.append(f"{name}: the p99 of a claim was {outcome.p99:.2f} s")
    if max(outcome.claims) > LONGEST:
        outcome.wrong.append(f"{name}: a claim waited {max(outcome.claims):.2f} s")
    if outcome.grown > MAY_GROW:
        outcome.wrong.append(f"{name}: memory grew by {outcome.grown:,} bytes")
    if not outcome.attacks or any(status >= 500 for status in outcome.attacks):
        outcome.wrong.append(f"{name}: the attack was answered {dict(outcome.attacks)}")
    return outcome


def memory(server: Server) -> int:
    """Bytes of all workers that are in memory."""
    lines = [
        line for pid in server.workers() for line in Path(f"/proc/{pid}/status").read_text().splitlines()
    ]
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def _dear(url: str) -> dict[str, Dear]:
    """The requests that cost most, about a match of two thousand entries and about made-up situations."""
    app = create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
    send = through(app.test_client())
    group = post(send, "/v1/groups", {"name": "Club"}).json
    long = _long_match(send, group)
    tokens = [long.token, *(long.post(f"{long.path}/tokens").json["token"] for _ in range(KEYS))]
    record = long.get("/record.ndjson").body
    with app.app_context():
        db.engine.dispose()

    def of_the_match(path: str, *bodies: object) -> Dear:
        method = "POST" if bodies else "GET"
        sent = [as_body(one) for one in bodies] or [None]
        return lambda number: (method, path, tokens[number % len(tokens)], sent[number % len(sent)])

    def of_the_group(path: str) -> Dear:
        return lambda number: ("GET", f"/v1/groups/{group['id']}{path}", group["token"], None)

    def question(number: int) -> Request:
        """Each under rules that no cache knows."""
        limit = f'"hand-limit": {{"cards": {10 + number % 40}, "points": {number}}}'
        asked = {
            "q": f"may i put a wild draw four on a draw two at {number}",
            "most": 20,
            "game": "uno",
            "house_rules": f'{{"stacking": {{}}, "seven-zero": {{}}, {limit}}}',
        }
        return "GET", f"/v1/questions?{urlencode(asked)}", None, None

    return {
        "a correction tried": of_the_match("/v1/rulings", {"match": long.match, "claims": [CORRECTION] * 20}),
        "a situation": of_the_match("/v1/rulings", *DESCRIBED),
        "a correction": of_the_match(f"{long.path}/claims", {**CORRECTION, "after": 1}),
        "a record imported": lambda number: ("POST", "/v1/records", None, record),
        "questions": question,
        "a stream": of_the_match(f"{long.path}/stream?wait=0&after=0"),
        "a logbook": of_the_match(f"{long.path}/logbook?after=0&limit=200"),
        "an earlier state": of_the_match(f"{long.path}?at=1900"),
        "scores": of_the_match(f"{long.path}/scores"),
        "a text": of_the_match(f"{long.path}/record.txt"),
        "a sheet": of_the_match(f"{long.path}/record.xlsx"),
        "a group's history": of_the_group("/history.xlsx"),
        "a group's standings": of_the_group("/standings"),
        "claims": of_the_match(f"{long.path}/claims?may=true", {"claim": "match.note", "text": "x" * 200}),
        "openings": lambda number: ("POST", "/v1/matches", None, as_body({"game": "uno", "seats": TEN})),
    }


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


def attack(port: int, file: Path) -> None:
    """Send the requests of this file again and again, until the input is closed; print how often each status
    was the answer."""
    requests, over, answers = pickle.loads(file.read_bytes()), threading.Event(), Counter()
    attackers = [
        threading.Thread(target=_attack, args=(port, requests[place::ATTACKERS], over, answers, True))
        for place in range(ATTACKERS)
    ]
    for one in attackers:
        one.start()
    sys.stdin.read()
    over.set()
    for one in attackers:
        one.join()
    print(json.dumps(answers))


def _attack(
    port: int, requests: Sequence[Request], over: threading.Event, answers: Counter, for_ever: bool = False
) -> None:
    """Send one after the other, and never wait as long as an answer says."""
    with contextlib.closing(Line(SimpleNamespace(port=port))) as line:
        send = forwarded("192.0.2.66", line)
        for method, path, token, body in itertools.cycle(requests) if for_ever else requests:
            if over.wait(BETWEEN_ATTACKS):
                return
            kind = "application/x-ndjson" if path == "/v1/records" else "application/json"
            headers = {"Content-Type": kind, "Idempotency-Key": new_key()}
            if token is not None:
                headers["Authorization"] = f"Bearer {token}"
            with contextlib.suppress(TimeoutError):  # it waits for the others of its address
                answers[send(method, path, headers, body).status] += 1


def _play_on(server: Server, seconds: float, outcome: Outcome) -> None:
    until = time.monotonic() + seconds
    with contextlib.closing(Line(server)) as line:
        send = forwarded("192.0.2.1", line)
        phone = Phone.opening(send, "Cat", "Dan", target=100_000)
        while time.monotonic() < until:
            before = time.monotonic()
            answer = phone.tell({"claim": "match.note", "text": "on we go"})
            outcome.claims.append(time.monotonic() - before)
            if answer.status != 201:
                outcome.wrong.append(f"a claim was answered {answer.status}")
            time.sleep(BETWEEN_CLAIMS)


def forwarded(address: str, line: Line) -> Send:
    """The way of requests that a proxy of ours hands on from this address."""

    def send(method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        return line(method, path, {**headers, "X-Forwarded-For": address}, body)

    return send


if __name__ == "__main__":
    attack(int(sys.argv[1]), Path(sys.argv[2]))
