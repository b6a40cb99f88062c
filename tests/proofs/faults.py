"""System calls on the database that fail: every request gets the right code, and what was answered is there.

One worker serves; its calls fail as failing.py tells them to. A dry run counts which calls each kind of
request makes. Then each of these calls fails in every way in which it can, once or from then on, or the
worker dies at it. Whatever happens, a request is

    answered as usual       and the same request gets the same bytes again
    told `not-applied`      then nothing of it was stored
    told `outcome-unknown`  then the same request settles it
    cut off                 only where the worker has died

and afterwards the server is ready by itself, and the same request is stored once.
"""

import errno
import http.client
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from tests.api.phone import Answer
from tests.proofs.failing import FailingCalls
from tests.proofs.failures import ERRORS, Fault, faults_of
from tests.proofs.fault_results import Outcome, Planned
from tests.proofs.faulted import AT_ONCE, PLAYS_AT_ONCE, Request, Table, alone, requests
from tests.proofs.server import Server, together

ANSWERED_WITHIN = 10  # seconds, whatever fails
READY_WITHIN = 15  # seconds after a fault; a worker may have to start, on a busy machine
DRY_RUNS = 3
_OUTCOMES = {"not_applied": "not-applied", "unknown": "outcome-unknown"}
_ON_ALL = {
    "SQLite": Fault("read", errno.EIO, lasts=True),
    "PostgreSQL": Fault("receive", errno.EIO, lasts=True),
}
"""After these the server has no connection to the database left."""


class Campaign:
    """Faults over one database, of one server, which was started with the environment of `failing`."""

    def __init__(self, server: Server, failing: FailingCalls, kind: str):
        self.server, self.failing, self.kind = server, failing, kind
        self.send = alone(server)
        self.tables = [Table(server) for _ in range(AT_ONCE[kind])]
        self.outcome = Outcome()
        self.ledger: list[tuple[Planned, Request, object]] = []

    def plan(self) -> list[Planned]:
        """Every fault of every call that the requests make. Those that take seconds only for a play."""
        counted = {name: self._counted(prepared) for name, prepared in self._requests().items()}
        if self.kind == "SQLite" and not self._share_a_commit(counted["a play"]["sync"]):
            self.outcome.other.append("plays at once share no COMMIT")
        return [
            Planned(name, fault, nth)
            for name, counts in counted.items()
            for call, many in counts.items()
            for nth in range(1, many + 1)
            for fault in faults_of(call, self.kind)
            if not fault.takes_seconds or name == "a play"
        ]

    def wage(self, plan: Sequence[Planned], seconds: float) -> Outcome:
        """Try these faults in this order, as many as there is time for, and look at what is left."""
        until = time.monotonic() + seconds
        for planned in plan:
            if time.monotonic() < until:
                self._try(planned)
        self._look_back()
        return self.outcome

    def _requests(self) -> Mapping[str, Callable[[], list[Request]]]:
        """All kinds of them, and some once more with new connections to the database."""
        warm = requests(self.tables)
        cold = {
            f"{name} by a new connection": lambda name=name: self._disconnected(warm[name]())
            for name in ("a play", "a look")
        }
        return warm | cold

    def _disconnected(self, prepared: list[Request]) -> list[Request]:
        with self.failing.armed(_ON_ALL[self.kind], 1):
            answer = self.tables[0].phone.get()
        if answer.status != 503:
            raise RuntimeError(f"all calls were to fail, and a look was answered {answer.status}")
        return prepared

    def _share_a_commit(self, syncs: int) -> bool:
        """Whether plays at once ever wait for the disk less often than as many plays one after the other."""
        plays = self._requests()[PLAYS_AT_ONCE]
        return any(self._counted(plays, 1)["sync"] < len(self.tables) * syncs for _ in range(10))

    def _counted(self, prepared: Callable[[], list[Request]], runs: int = DRY_RUNS) -> dict[str, int]:
        """How many calls of each kind are made, at most, when none of them fails."""
        most: Counter[str] = Counter()
        for _ in range(runs):
            made = prepared()
            self.failing.count_anew()
            answers = _sent(made)
            most |= self.failing.counts()
            assert all(
                answer and answer.status == one.usual for one, answer in zip(made, answers, strict=True)
            )
        return most

    def _try(self, planned: Planned) -> None:
        prepared = self._requests()[planned.request]()
        with self.failing.armed(planned.fault, planned.nth):
            began = time.monotonic()
            answers = _sent(prepared)
            took = time.monotonic() - began
        is_met = self.failing.failed > 0
        self.outcome.faults += is_met
        self.outcome.calls[planned.fault.call] += is_met
        self._note_times(planned, took, self._seconds_until_ready(planned))
        for request, answer in zip(prepared, answers, strict=True):
            what = self._what(planned, request, answer)
            self.outcome.told[what] += is_met
            self._check(planned, request, what, answer)

    def _note_times(self, planned: Planned, took: float, until_ready: float) -> None:
        self.outcome.longest = max(self.outcome.longest, took)
        if took > ANSWERED_WITHIN:
            self.outcome.other.append(f"{planned}: answered after {took:.1f} s")
        if planned.fault.effect != "kills":
            self.outcome.until_ready = max(self.outcome.until_ready, until_ready)

    def _seconds_until_ready(self, planned: Planned) -> float:
        began = time.monotonic()
        while time.monotonic() < began + READY_WITHIN:
            with suppress(OSError, http.client.HTTPException):
                if self.send("GET", "/readyz", {}, None).status == 200:
                    return time.monotonic() - began
            time.sleep(0.01)
        raise TimeoutError(f"{planned}: not ready {READY_WITHIN} s later")

    def _what(self, planned: Planned, request: Request, answer: Answer | None) -> str:
        """One of `fault_results.WHATS`, and nothing else that an answer may be."""
        if answer is None and planned.fault.effect == "kills":
            return "cut off"
        if answer is not None and answer.status == request.usual:
            return "answered"
        what = None if answer is None else _outcome_in(answer)
        if what is None or (what == "outcome-unknown" and request.before is None):
            told = "no answer" if answer is None else f"{answer.status} {answer.body!r}"
            self.outcome.miscoded.append(f"{planned}: {told}")
        return what or "miscoded"

    def _check(self, planned: Planned, request: Request, what: str, first: Answer | None) -> None:
        """Look at what is stored, and send the same again."""
        if request.before is None:
            self._check_reader(planned, request, [first] if what == "answered" else [])
            return
        stored, again = request.stored() - request.before, request.send()
        if again.status != 201:
            self.outcome.miscoded.append(f"{planned}: {again.status} for the retry, {again.body!r}")
            return
        if what == "answered" and (stored != 1 or request.told(again) != request.told(first)):
            self.outcome.lost.append(
                f"{planned}: answered, but {stored} stored, and the retry got {again.body!r}"
            )
        if what == "not-applied" and stored:
            self.outcome.miscoded.append(f"{planned}: told not-applied, but stored")
        if request.stored() != request.before + 1:
            self.outcome.other.append(f"{planned}: {request.stored() - request.before} stored in the end")
        self.ledger.append((planned, request, request.told(again)))

    def _check_reader(self, planned: Planned, request: Request, answers: list[Answer]) -> None:
        if any(request.told(answer) != request.reads for answer in [*answers, request.send()]):
            self.outcome.other.append(f"{planned}: a reader was told something else")

    def _look_back(self) -> None:
        """All that was acknowledged is answered as it was, and the database is sound."""
        self.outcome.acknowledged = len(self.ledger)
        for planned, request, told in self.ledger:
            if request.told(request.send()) != told:
                self.outcome.lost.append(f"{planned}: answered otherwise in the end")
        self.outcome.other += self.server.audited()


def wage_together(campaigns: Sequence[Campaign], plan: Sequence[Planned], seconds: float) -> Outcome:
    """These campaigns side by side, each with its share of the plan. Every kind of call has to fail."""
    shares = [plan[place :: len(campaigns)] for place in range(len(campaigns))]
    works = [partial(one.wage, share, seconds) for one, share in zip(campaigns, shares, strict=True)]
    outcome = sum(together(*works), Outcome())
    never = set(ERRORS[campaigns[0].kind]) - set(+outcome.calls)
    outcome.other.extend(f"no {call} has failed" for call in sorted(never))
    return outcome


@contextmanager
def campaign_over(url: str, folder: Path) -> Iterator[Campaign]:
    """A campaign over this migrated database, beside which nothing else is in its folder. The server and what
    it is loaded with have another `folder`. Raises CannotCompile."""
    told = sa.make_url(url)
    on_sqlite = told.get_backend_name() == "sqlite"
    failing = FailingCalls(folder, Path(told.database).parent if on_sqlite else Path(told.query["host"]))
    server = Server(url, folder)
    server.environ |= failing.environ
    with server:
        yield Campaign(server, failing, "SQLite" if on_sqlite else "PostgreSQL")


def each_once(plan: Sequence[Planned], seed: int) -> list[Planned]:
    """Every fault that is quickly over, at one call only, whichever."""
    shuffled = random.Random(seed).sample(plan, len(plan))
    return list({one.fault: one for one in shuffled if not one.fault.takes_seconds}.values())


def _outcome_in(answer: Answer) -> str | None:
    """What a 503 says of the request, if it also says when to come again."""
    if answer.status != 503 or not answer.headers.get("Retry-After", "").isdecimal():
        return None
    return _OUTCOMES.get(answer.json.get("outcome"))


def _sent(prepared: Sequence[Request]) -> list[Answer | None]:
    """The answers, all sent at the same moment; None where the connection broke."""
    return together(*(lambda request=request: _answer(request) for request in prepared))


def _answer(request: Request) -> Answer | None:
    with suppress(OSError, http.client.HTTPException):
        return request.send()
    return None
