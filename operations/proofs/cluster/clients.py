"""Tables that claim without end through haproxy, each with a phone that follows; and a note of every answer.

Each table sends a claim with its key until it is answered with 201, as a phone does.
"""

import http.client
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from tests.api.phone import Answer, Phone, new_key
from tests.proofs.claiming import ROUND
from tests.proofs.events import Event, Events
from tests.proofs.server import Line

TABLES = 6
BETWEEN = 0.2
"""Seconds between two claims of a table, and before it tries again."""
_BROKEN = (OSError, http.client.HTTPException)
_PATIENCE = 60  # seconds for the first match to open, and for the last claims and entries


class Port(Protocol):
    """Where haproxy is asked."""

    port: int


class Note(NamedTuple):
    """An answer to a table: when it came, after how many seconds, and its status; 0 is none."""

    table: int
    at: float
    seconds: float
    status: int


@dataclass
class Table:
    """Its claims in order, each with its key and the bytes of its answer; and what its phone was told."""

    number: int
    phone: Phone
    claims: list[tuple[str, dict, bytes]] = field(default_factory=list)
    state: Event | None = None
    entries: list[Event] = field(default_factory=list)
    end: int | None = None
    """The entry up to which its phone has to be told; None while the storm goes on."""

    @property
    def followed(self) -> int:
        """The last entry that its phone was told of."""
        return self.entries[-1].id if self.entries else self.state.id if self.state else 0

    @property
    def last(self) -> int:
        """The last entry that was acknowledged; the first is the opening."""
        return len(self.claims) + 1

    @property
    def has_heard_all(self) -> bool:
        return self.end is not None and self.followed >= self.end


class Clients:
    """All tables, until `end`. `notes` has every answer, `wrong` what no client may ever see."""

    def __init__(self, where: Port):
        self.where = where
        self.notes: list[Note] = []
        self.wrong: list[str] = []
        self._ended = threading.Event()
        self.tables = [Table(number, self._opened()) for number in range(TABLES)]
        works = [self._started(self._claim_on, table) for table in self.tables]
        self._claiming, self._following = works, [self._started(self._follow, it) for it in self.tables]

    def end(self) -> None:
        """Let each finish its claim, then let each phone hear the last entry."""
        self._ended.set()
        for thread in self._claiming:
            thread.join()
        for table in self.tables:
            table.end = table.last
            self._guarded(self._claim_once, table)  # or a phone that has heard all would go on waiting
        for thread in self._following:
            thread.join()

    def acknowledged_since(self, moment: float) -> bool:
        """Whether each table has had a claim acknowledged that was sent after this moment.

        Raises RuntimeError if a client saw what none may see.
        """
        if self.wrong:
            raise RuntimeError("a client saw what none may see")
        late = {it.table for it in tuple(self.notes) if it.status == 201 and it.at - it.seconds > moment}
        return len(late) == len(self.tables)

    def _opened(self) -> Phone:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                return Phone.opening(Line(self.where), "Ann", "Bob", target=100_000)
            except (*_BROKEN, AssertionError):
                if time.monotonic() > until:
                    raise
                time.sleep(BETWEEN)

    def _started(self, work: Callable[[Table], None], table: Table) -> threading.Thread:
        thread = threading.Thread(target=self._guarded, args=(work, table))
        thread.start()
        return thread

    def _guarded(self, work: Callable[[Table], None], table: Table) -> None:
        try:
            work(table)
        except BaseException as error:
            self.wrong.append(f"table {table.number}: {type(error).__name__}: {error}")

    def _claim_on(self, table: Table) -> None:
        while not self._ended.is_set():
            self._claim_once(table)
            time.sleep(BETWEEN)

    def _claim_once(self, table: Table) -> None:
        claim, key = ROUND[len(table.claims) % len(ROUND)] | {"after": table.last}, new_key()
        table.claims.append((key, claim, self._sent_until_stored(table, claim, key)))

    def _sent_until_stored(self, table: Table, claim: dict, key: str) -> bytes:
        """The bytes of its 201. Raises RuntimeError for what no client may see."""
        until = None
        while until is None or time.monotonic() < until:
            answer = self._noted(table, claim, key)
            if answer is not None and answer.status == 201:
                return answer.body
            if answer is not None and not _may_be(answer):
                raise RuntimeError(f"was answered {answer.status} {answer.body[:300]!r}")
            if self._ended.is_set():
                until = until or time.monotonic() + _PATIENCE
            time.sleep(BETWEEN)
        raise TimeoutError(f"not acknowledged within {_PATIENCE} s after the storm")

    def _noted(self, table: Table, claim: dict, key: str) -> Answer | None:
        began = time.monotonic()
        answer = _sent(table.phone, claim, key)
        status, seconds = answer.status if answer else 0, time.monotonic() - began
        self.notes.append(Note(table.number, time.monotonic(), seconds, status))
        return answer

    def _follow(self, table: Table) -> None:
        """Until it has been told of the last entry there is, or for as long as patience lasts after that."""
        until = None
        while not table.has_heard_all:
            if table.end is not None:
                until = until or time.monotonic() + _PATIENCE
                if time.monotonic() > until:
                    return  # what is missing is told by the checks
            try:
                self._read(table)
            except _BROKEN:
                time.sleep(BETWEEN)

    def _read(self, table: Table) -> None:
        """A stream, until it breaks off or a minute is over; it then goes on with what this phone has."""
        query = f"?after={table.followed}&wait=60" if table.state else "?wait=60"
        events = Events(self.where.port, table.phone, query)
        try:
            if events.status != 200:
                time.sleep(BETWEEN)
                if events.status != 503:
                    self.wrong.append(f"stream {table.number} was answered {events.status}")
                return
            for event in events:
                if event.event == "state":
                    table.state = event
                elif event.event == "entry":
                    table.entries.append(event)
                else:
                    self.wrong.append(f"stream {table.number} ended: {event.data}")
                if table.has_heard_all:
                    return
        finally:
            events.close()


def _may_be(answer: Answer) -> bool:
    """What beside a 201 a client may see. haproxy writes names of headers in small letters."""
    return answer.status == 503 and "retry-after" in map(str.lower, answer.headers)


def _sent(phone: Phone, claim: dict, key: str) -> Answer | None:
    try:
        return phone.tell(claim, key)
    except _BROKEN:
        return None
