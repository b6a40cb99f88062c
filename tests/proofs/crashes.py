"""kill -9 in a loop of claims: what was acknowledged is there, and a retry gets the same bytes.

Clients claim one after the other, each in a match of its own, and keep a ledger as a phone keeps its
outbox: key and claim, and the bytes of the answer once it came. Whoever gets no answer sends the same again;
one time in ten a client hangs up before the answer comes. Meanwhile the server's processes are killed, now
a worker, now all of them.
"""

import http.client
import threading
import time
from dataclasses import dataclass, field
from random import Random

from tests.api.phone import Answer, Phone, new_key
from tests.proofs.server import PATIENCE, Line, Server

CLIENTS = 3
ROUND = (
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "uno.play", "seat": 1, "card": "red 7"},
    {"claim": "uno.play", "seat": 0, "card": "red 9"},  # refused: it is not that seat's turn
    {"claim": "uno.draw", "seat": 0, "keep": True},
    {"claim": "match.note", "text": "so it was"},
    {"claim": "match.score", "winner": 1, "points": 1},
)


@dataclass
class Ledger:
    """What one client knows: its claims in order, each with its key and the answer it got. It has resent one
    whenever it got no such answer, and was turned away when it had waited for one."""

    phone: Phone
    rng: Random
    claims: list[tuple[str, dict, bytes]] = field(default_factory=list)
    resent: int = 0
    turned_away: int = 0


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    kills: int
    acknowledged: int
    resent: int
    wrong: list[str]


class Clients:
    """They claim at a server, one thread each, for as long as the block lasts; whatever becomes of it, each
    answer is 201 or an honest 503."""

    def __init__(self, server: Server, seed: int):
        self.server = server
        self.ended = threading.Event()
        self.submission = threading.Condition()
        self.acknowledged, self.slowest = 0, 0.0
        self.errors: list[BaseException] = []
        line = Line(server)
        self.ledgers = [
            Ledger(Phone.opening(line, "Ann", "Bob", target=100_000), Random(seed + number))
            for number in range(CLIENTS)
        ]
        line.close()
        self._threads = [threading.Thread(target=self._client, args=(ledger,)) for ledger in self.ledgers]

    def __enter__(self) -> "Clients":
        for client in self._threads:
            client.start()
        return self

    def __exit__(self, _kind, error: BaseException | None, _trace) -> None:
        if error is not None:
            self.errors.append(error)  # so that nobody waits for an answer any more
        self.ended.set()
        for client in self._threads:
            client.join()
        if self.errors:
            raise self.errors[0]

    @property
    def resent(self) -> int:
        return sum(ledger.resent for ledger in self.ledgers)

    @property
    def turned_away(self) -> int:
        return sum(ledger.turned_away for ledger in self.ledgers)

    def wait_for_answers(self, more: int) -> None:
        """Until so many more claims are acknowledged: whatever comes next meets a server that works."""
        with self.submission:
            wanted = self.acknowledged + more
            if not self.submission.wait_for(lambda: self.acknowledged >= wanted or self.errors, 2 * PATIENCE):
                raise TimeoutError(f"no answer in {2 * PATIENCE} s")

    def _client(self, ledger: Ledger) -> None:
        try:
            while not self.ended.is_set():
                claim = ROUND[len(ledger.claims) % len(ROUND)]
                self._claim(ledger, claim | {"after": len(ledger.claims) + 1})
        except BaseException as error:
            with self.submission:
                self.errors.append(error)
                self.submission.notify_all()

    def _claim(self, ledger: Ledger, claim: dict) -> None:
        """Send until it is answered, as a phone does: always the same claim with the same key."""
        key, line = new_key(), Line(self.server)
        phone = Phone(line, ledger.phone.match, ledger.phone.token)
        while True:
            line.hangs_up = ledger.rng.random() < 0.1
            begun = time.monotonic()
            answer = sent(phone, claim, key)
            self.slowest = max(self.slowest, time.monotonic() - begun)
            if answer is not None and answer.status == 201:
                break
            if answer is not None and (answer.status != 503 or "Retry-After" not in answer.headers):
                raise AssertionError(f"{claim} was answered {answer.status} {answer.body!r}")
            ledger.resent += 1
            ledger.turned_away += not line.hangs_up
            if self.errors:
                return
            self.ended.wait(0.02)  # not to wait for anything, but to leave the machine to a starting server
        line.close()
        ledger.claims.append((key, claim, answer.body))
        with self.submission:
            self.acknowledged += 1
            self.submission.notify_all()

    def wrong(self) -> list[str]:
        """What is lost or damaged, once all have ended."""
        line = Line(self.server)
        wrong = [text for ledger in self.ledgers for text in wrong_in(ledger, line)]
        line.close()
        audit = self.server.run("audit")
        return wrong + ([] if audit.returncode == 0 else [f"audit: {audit.stdout}{audit.stderr}"])


def sent(phone: Phone, claim: dict, key: str) -> Answer | None:
    """The answer to a claim; None where the server died over it."""
    try:
        return phone.tell(claim, key)
    except (OSError, http.client.HTTPException):
        return None


def wrong_in(ledger: Ledger, line: Line) -> list[str]:
    """Whether every acknowledged claim is in the logbook, once, and answers its key as it did."""
    phone = Phone(line, ledger.phone.match, ledger.phone.token)
    wrong = [
        f"entry {place} is answered otherwise: {claim}"
        for place, (key, claim, body) in enumerate(ledger.claims, start=2)
        if phone.tell(claim, key).body != body
    ]
    number = phone.look()["number"]
    if number != len(ledger.claims) + 1:
        wrong.append(f"{number} entries for {len(ledger.claims)} acknowledged claims and an opening")
    return wrong


def storm(server: Server, kills: int, seed: int, seconds: float) -> Outcome:
    """Kill so often, or for so many seconds, and look at what is left."""
    rng, until, killed = Random(seed), time.monotonic() + seconds, 0
    with Clients(server, seed) as clients:
        while killed < kills and time.monotonic() < until:
            clients.wait_for_answers(rng.randrange(1, 12))
            _kill(server, rng)
            killed += 1
        clients.wait_for_answers(CLIENTS)
    return Outcome(killed, clients.acknowledged, clients.resent, clients.wrong())


def _kill(server: Server, rng: Random) -> None:
    if rng.random() < 0.7:
        server.kill_a_worker()
    else:
        server.kill_all()
        server.start()
