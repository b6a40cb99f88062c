"""Clients that claim at some nodes until the block ends, and keep a ledger as a phone keeps its outbox.

Whoever gets no answer sends the same claim with the same key again, at any node; one time in ten a client
hangs up before the answer comes.
"""

import threading
import time
from collections import Counter
from collections.abc import Sequence
from random import Random

from tests.api.phone import Answer, Phone, new_key
from tests.proofs.crashes import ROUND, Ledger, sent, wrong_in
from tests.proofs.server import PATIENCE, Line, Server

PAUSE = 0.02  # seconds before a client sends again, or sends the next claim: others need the processor, too


class Clients:
    """So many clients, each in a match of its own, from the start of a block to its end."""

    def __init__(self, nodes: Sequence[Server], many: int, seed: int):
        self.nodes = nodes
        self.answers: Counter[str] = Counter()
        """How often each status came, with the kind of problem; `none` where a connection broke."""
        self.waits: list[float] = []
        """Of each claim the seconds from its first try to its 201."""
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

    def __exit__(self, *_) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join()
        if self._errors:
            raise self._errors[0]

    @property
    def acknowledged(self) -> int:
        return len(self.waits)

    def wait_for_answers(self, more: int) -> None:
        """Until so many more claims are acknowledged. Raises TimeoutError."""
        with self._answered:
            wanted = self.acknowledged + more
            if not self._answered.wait_for(lambda: self.acknowledged >= wanted or self._errors, 2 * PATIENCE):
                raise TimeoutError(f"no answer in {2 * PATIENCE} s")

    def wrong(self, node: Server) -> list[str]:
        """Once they have ended: which acknowledged claims this node lacks, or answers otherwise."""
        line = Line(node)
        wrong = [text for ledger in self.ledgers for text in wrong_in(ledger, line)]
        line.close()
        return wrong

    def answered_otherwise(self, node: Server, newest: int) -> list[str]:
        """While they go on: which of the newest claims this node answers otherwise than it was."""
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
                time.sleep(PAUSE)
        except BaseException as error:
            with self._answered:
                self._errors.append(error)
                self._answered.notify_all()

    def _claim(self, ledger: Ledger, claim: dict) -> None:
        """Send it until it is acknowledged."""
        key, begun = new_key(), time.monotonic()
        while (answer := self._sent(ledger, claim, key)) is None or answer.status != 201:
            ledger.resent += 1
            assert time.monotonic() < begun + 2 * PATIENCE, f"no answer in {2 * PATIENCE} s: {claim}"
            time.sleep(PAUSE)
        with self._answered:
            ledger.claims.append((key, claim, answer.body))
            self.waits.append(time.monotonic() - begun)
            self._answered.notify_all()

    def _sent(self, ledger: Ledger, claim: dict, key: str) -> Answer | None:
        """By a connection of its own, as one that was idle may end at any time."""
        line = Line(ledger.rng.choice(self.nodes))
        line.hangs_up = ledger.rng.random() < 0.1
        answer = sent(Phone(line, ledger.phone.match, ledger.phone.token), claim, key)
        line.close()
        if not line.hangs_up:
            with self._answered:
                self.answers[_kind(answer)] += 1
        assert answer is None or answer.status in (201, 503), f"{claim}: {answer.status} {answer.body!r}"
        return answer


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
