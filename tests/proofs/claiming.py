"""Clients that claim at some servers until the block ends, and keep a ledger as a phone keeps its outbox.

Each claims one after the other in a match of its own. Its ledger has the key, the claim, and the bytes of
the answer once it came. Whoever gets no answer sends the same claim with the same key again, at any server;
one time in ten a client hangs up before the answer comes.
"""

import http.client
import threading
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from tests.api.phone import Answer, Phone, new_key
from tests.proofs.server import PATIENCE, Line, Server

PAUSE = 0.02
"""Seconds before a client sends again, or sends the next claim: others need the processor, too."""
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


class Clients:
    """So many clients, from the start of a block to its end. Whatever becomes of the servers, each answer is
    201 or a 503 that says when to come again. Between two claims of a client are `pause` seconds."""

    def __init__(self, nodes: Sequence[Server], many: int, seed: int, pause: float = PAUSE):
        self.nodes = nodes
        self.answers: Counter[str] = Counter()
        """How often each status came, with the kind of problem; `none` where a connection broke."""
        self.waits: list[float] = []
        """Of each claim the seconds from its first try to its 201."""
        self.slowest = 0.0
        """Seconds of the answer, or of the broken connection, that took longest."""
        self._pause = pause
        self._ended, self._answered = threading.Event(), threading.Condition()
        self._errors: list[BaseException] = []
        line = Line(nodes[0])
        self.ledgers = [
            Ledger(Phone.opening(line, "Ann", "Bob", target=100_000), Random(seed + number))
            for number in range(many)
        ]
        line.close()
        self._threads = [threading.Thread(target=self._claim_on, args=(one,)) for one in self.ledgers]

    def __enter__(self) -> "Clients":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if error is not None:
            self._errors.append(error)  # so that nobody waits for an answer any more
        self._ended.set()
        for thread in self._threads:
            thread.join()
        if self._errors:
            raise self._errors[0]

    @property
    def acknowledged(self) -> int:
        return len(self.waits)

    @property
    def resent(self) -> int:
        return sum(ledger.resent for ledger in self.ledgers)

    @property
    def turned_away(self) -> int:
        return sum(ledger.turned_away for ledger in self.ledgers)

    def wait_for_answers(self, more: int) -> None:
        """Until so many more claims are acknowledged: whatever comes next meets a server that works. Raises
        TimeoutError."""
        with self._answered:
            wanted = self.acknowledged + more
            if not self._answered.wait_for(lambda: self.acknowledged >= wanted or self._errors, 2 * PATIENCE):
                raise TimeoutError(f"no answer in {2 * PATIENCE} s")

    def wrong(self, node: Server) -> list[str]:
        """Once they have ended: which acknowledged claims this server lacks, or answers otherwise."""
        line = Line(node)
        wrong = [text for ledger in self.ledgers for text in wrong_in(ledger, line)]
        line.close()
        return wrong

    def answered_otherwise(self, node: Server, newest: int) -> list[str]:
        """While they go on: which of the newest claims this server answers otherwise than it was."""
        line = Line(node)
        wrong = [
            f"{key} is answered otherwise: {claim}"
            for ledger in self.ledgers
            for key, claim, body in list(ledger.claims)[-newest:]
            if not _is_answered(Phone(line, ledger.phone.match, ledger.phone.token), claim, key, body)
        ]
        line.close()
        return wrong

    def _claim_on(self, ledger: Ledger) -> None:
        try:
            while not self._ended.is_set() and not self._errors:
                claim = ROUND[len(ledger.claims) % len(ROUND)] | {"after": len(ledger.claims) + 1}
                self._claim(ledger, claim)
                time.sleep(self._pause)
        except BaseException as error:
            with self._answered:
                self._errors.append(error)
                self._answered.notify_all()

    def _claim(self, ledger: Ledger, claim: dict) -> None:
        """Send it until it is acknowledged, or until another client has found an error."""
        key, begun = new_key(), time.monotonic()
        while (answer := self._sent(ledger, claim, key)) is None or answer.status != 201:
            ledger.resent += 1
            assert time.monotonic() < begun + 2 * PATIENCE, f"no answer in {2 * PATIENCE} s: {claim}"
            if self._errors:
                return
            time.sleep(PAUSE)
        with self._answered:
            ledger.claims.append((key, claim, answer.body))
            self.waits.append(time.monotonic() - begun)
            self._answered.notify_all()

    def _sent(self, ledger: Ledger, claim: dict, key: str) -> Answer | None:
        """By a connection of its own, as one that was idle may end at any time."""
        line, begun = Line(ledger.rng.choice(self.nodes)), time.monotonic()
        line.hangs_up = ledger.rng.random() < 0.1
        answer = sent(Phone(line, ledger.phone.match, ledger.phone.token), claim, key)
        line.close()
        with self._answered:
            self.slowest = max(self.slowest, time.monotonic() - begun)
            if not line.hangs_up:
                self.answers[_kind(answer)] += 1
                ledger.turned_away += answer is None or answer.status != 201
        honest = answer is None or answer.status == 201 or _says_when_to_come_again(answer)
        assert honest, f"{claim}: {answer.status} {answer.body!r}"
        return answer


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


def _says_when_to_come_again(answer: Answer) -> bool:
    return answer.status == 503 and "Retry-After" in answer.headers


def _kind(answer: Answer | None) -> str:
    if answer is None:
        return "none"
    if answer.status == 201:
        return "201"
    return f"{answer.status} {answer.json['type'].rpartition(':')[2]}"


def _is_answered(phone: Phone, claim: dict, key: str, body: bytes) -> bool:
    """Whether the answer is these bytes; while a database is busy it may be asked again."""
    until = time.monotonic() + PATIENCE
    while (answer := phone.tell(claim, key)).status == 503 and time.monotonic() < until:
        time.sleep(PAUSE)
    return answer.body == body
