"""Phones that listen while nodes are killed: each is told every entry once and in order.

Three phones listen to one match, each at a node of its own choice, and go on at any node when theirs dies.
Claims go in at any node, each sent until it is answered. Meanwhile nodes are killed with -9, now a worker,
now all of it, and started again.
"""

import http.client
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random

from tests.api.phone import Phone, new_key
from tests.proofs.events import Event, Events
from tests.proofs.server import PATIENCE, Line, Server

PHONES = 3
BROKEN = (OSError, http.client.HTTPException)


@dataclass
class Listener:
    """A phone that listens: the state it was told first, and the entries since then."""

    phone: Phone
    rng: Random
    state: Event | None = None
    entries: list[Event] = field(default_factory=list)
    connections: int = 0

    @property
    def number(self) -> int:
        """The last entry that it was told of."""
        return self.entries[-1].id if self.entries else self.state.id if self.state else 0


@dataclass
class Outcome:
    """How it went; `wrong` are sentences, and there should be none."""

    kills: int
    claims: int
    connections: int
    wrong: list[str]


class Evening:
    """Phones and a killer around some nodes. It ends after so many kills, or so many seconds."""

    def __init__(self, nodes: Sequence[Server], kills: int, seed: int, seconds: float):
        self.nodes, self.rng, self.wanted = nodes, Random(seed), kills
        self.until = time.monotonic() + seconds
        self.kills = 0
        self.last: int | None = None
        """The number of the last entry there will be, once no more are claimed."""
        self.ended, self.changed = threading.Event(), threading.Condition()
        self.errors: list[BaseException] = []
        line = Line(nodes[0])
        self.keeper = Phone.opening(line, "Ann", "Bob", "Cat", target=100_000)
        phones = [self.keeper, *(self.keeper.at_seat(seat) for seat in range(1, PHONES))]
        self.number = self.keeper.look()["number"]
        line.close()
        self.listeners = [Listener(phone, Random(seed + 1 + place)) for place, phone in enumerate(phones)]

    def go_on(self) -> Outcome:
        """Run it to the end and look at what everybody was told."""
        with self.going_on():
            while self.kills < self.wanted and time.monotonic() < self.until and not self.errors:
                self._wait_for_claims(self.rng.randrange(1, 12))
                self._kill()
            self._wait_for_claims(5)
        connections = sum(listener.connections for listener in self.listeners)
        return Outcome(self.kills, self.number, connections, self.wrong())

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """While the block runs, phones listen and claims go in; then all hear the last one. Raises what went
        wrong in one of them."""
        works = [self._claim_on, *(lambda one=one: self._listen(one) for one in self.listeners)]
        threads = [threading.Thread(target=self._guarded, args=(work,)) for work in works]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self.ended.set()
            for thread in threads:
                thread.join()
        if self.errors:
            raise self.errors[0]

    def _guarded(self, work) -> None:
        try:
            work()
        except BaseException as error:
            with self.changed:
                self.errors.append(error)
                self.changed.notify_all()

    def _kill(self) -> None:
        self.kills += 1
        node = self.rng.choice(self.nodes)
        if self.rng.random() < 0.5:
            node.kill_a_worker()
        else:
            node.kill_all()
            node.start()

    def _wait_for_claims(self, more: int) -> None:
        with self.changed:
            wanted = self.number + more
            if not self.changed.wait_for(lambda: self.number >= wanted or self.errors, 2 * PATIENCE):
                raise TimeoutError(f"no claim was answered in {2 * PATIENCE} s after a kill")

    def _claim_on(self) -> None:
        while not self.ended.is_set():
            answer = self._claimed(new_key())
            with self.changed:
                self.number = answer
                self.changed.notify_all()
        with self.changed:
            self.last = self.number

    def _claimed(self, key: str) -> int:
        """The number of a remark, sent until it is answered, at one node after the other."""
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until:
            line = Line(self.rng.choice(self.nodes))
            try:
                answer = Phone(line, self.keeper.match, self.keeper.token).tell(
                    {"claim": "match.note", "text": "on we go", "after": 1}, key
                )
            except BROKEN:
                time.sleep(0.02)  # leaves the machine to a node that starts
                continue
            finally:
                line.close()
            if answer.status == 201:
                return answer.json["number"]
            assert answer.status == 503, answer.body
        raise TimeoutError(f"a claim was not answered in {2 * PATIENCE} s")

    def _listen(self, listener: Listener) -> None:
        """Until it has been told of the last entry there is."""
        until = None
        while not self.errors and (self.last is None or listener.number < self.last):
            if self.last is not None and until is None:
                until = time.monotonic() + PATIENCE
            if until is not None and time.monotonic() > until:
                return  # what is missing is told by what is wrong
            try:
                self._read(listener)
            except BROKEN:
                time.sleep(0.02)

    def _read(self, listener: Listener) -> None:
        query = f"?after={listener.number}" if listener.state else ""
        # Not for long, so that many go on with what they have.
        node, more = listener.rng.choice(self.nodes), listener.rng.randrange(1, 40)
        events = Events(node.port, listener.phone, f"{query}{'&' if query else '?'}wait=2")
        listener.connections += 1
        try:
            if events.status == 503:
                return
            assert events.status == 200, events.status
            for event in events:
                if event.event == "state":
                    listener.state = event
                else:
                    listener.entries.append(event)
                more -= 1
                if more == 0 or (self.last is not None and listener.number >= self.last):
                    return
        finally:
            events.close()

    def wrong(self) -> list[str]:
        """Whatever a phone was not told once and in order, as the first node tells it."""
        line = Line(self.nodes[0])
        entries = Phone(line, self.keeper.match, self.keeper.token).whole_logbook()
        line.close()
        return [
            f"phone {place}: {text}"
            for place, listener in enumerate(self.listeners)
            for text in _wrong_in(listener, entries)
        ]


def _wrong_in(listener: Listener, entries: dict[int, dict]) -> list[str]:
    if listener.state is None:
        return ["was never told how it stands"]
    told = [event.id for event in listener.entries]
    wanted = list(range(listener.state.id + 1, len(entries) + 1))
    if told != wanted:
        return [f"was told of {len(told)} entries and not of {len(wanted)}, or in another order: {told}"]
    return [
        f"entry {event.id} is told otherwise"
        for event in listener.entries
        if event.data | {"say": None} != entries[event.id] | {"say": None}  # what is to do changes
    ]


def listen_through(nodes: Sequence[Server], kills: int, seed: int, seconds: float) -> Outcome:
    """What phones are told while the nodes are killed."""
    return Evening(nodes, kills, seed, seconds).go_on()
