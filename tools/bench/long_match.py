"""What each request for a match costs as it grows, and how long others wait for it.

One match of a simulated table grows, told over HTTP to a real server. At each number of entries every request
is made a few times, while another client asks for its health again and again: the longest of its waits is how
long the request held the others.

    python -m tools.bench.long_match
"""

import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from tests.api.phone import Answer, Phone, post
from tests.proofs.server import Line, Server
from tests.proofs.tables import SIMULATED
from tests.simulated import variants
from tools.bench.over_http import memory_of, served

ENTRIES = (10, 1_000, 10_000, 20_000)
TIMES = 6
"""So often each request is made: a play that is put wrong is put right by the next one."""
EACH = 0.002
"""Seconds between two questions of whoever waits."""
ENDLESS = 100_000


@dataclass(frozen=True)
class Cost:
    """Of a request, in milliseconds: its median, and the longest that others waited meanwhile."""

    median: float
    others: float


class Waiting:
    """Somebody else, who asks for the health of the server again and again until the block is over."""

    def __init__(self, server: Server):
        self._line, self._over = Line(server), threading.Event()
        self._thread = threading.Thread(target=self._ask)
        self.longest = 0.0
        """Milliseconds."""

    def _ask(self) -> None:
        while not self._over.wait(EACH):
            begun = time.perf_counter()
            self._line("GET", "/healthz", {}, None)
            self.longest = max(self.longest, 1000 * (time.perf_counter() - begun))

    def __enter__(self) -> "Waiting":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()
        self._line.close()


@dataclass
class Growing:
    """A match of three, and a number card of each round that can be put right: its entry and the play."""

    phone: Phone
    group: tuple[str, str]
    plays: dict[int, tuple[int, dict]] = field(default_factory=dict)
    corrections: int = 0

    @classmethod
    def opened(cls, line: Line) -> "Growing":
        made = post(line, "/v1/groups", {"name": "Sundays"})
        token = {"Authorization": f"Bearer {made.json['token']}"}
        told = {"game": "uno", "seats": ["Ann", "Bob", "Cat"], "rules": {"target": ENDLESS}}
        opened = post(line, "/v1/matches", told, headers=token)
        phone = Phone(line, opened.json["id"], opened.json["token"])
        return cls(phone, (made.json["id"], made.json["token"]))

    def play(self) -> Iterator[int]:
        """Go on, and give the number of the last entry after each claim."""
        for step in SIMULATED["uno"].table(1, 3, rules=variants.agree(target=ENDLESS)).steps():
            answer = self.phone.tell(step.claim)
            if answer.status != 201:
                raise RuntimeError(f"{answer.status}: {answer.body!r}")
            if step.claim["claim"] == "uno.play" and step.claim["card"][-1].isdigit():
                round = answer.json["state"]["round_number"]
                self.plays.setdefault(round, (answer.json["number"], dict(step.claim)))
            yield self.phone.number

    def requests(self) -> dict[str, Callable[[], Answer]]:
        phone, last = self.phone, self.phone.number
        path, headers = f"/v1/groups/{self.group[0]}", {"Authorization": f"Bearer {self.group[1]}"}
        rounds = sorted(self.plays)
        of_the_group = {
            f"the group's {what}": lambda what=what: phone.send("GET", f"{path}/{what}", headers, None)
            for what in ("history", "standings", "history.csv", "history.xlsx")
        }
        return {
            "the match": phone.get,
            "the match with may": lambda: phone.get(may=1),
            "the match after the entry in the middle": lambda: phone.get(at=max(1, last // 2)),
            "the last 20 entries": lambda: phone.get("/logbook", after=max(0, last - 20)),
            "the first 100 entries": lambda: phone.get("/logbook", limit=100),
            "the scores": lambda: phone.get("/scores"),
            "the agreement": lambda: phone.get("/agreement"),
            "its rulebook": lambda: phone.get("/rulebook"),
            "its phones": lambda: phone.get("/phones"),
            "a claim tried": lambda: phone.preview({"claim": "match.note", "text": "hm"}),
            "a remark": lambda: phone.tell({"claim": "match.note", "text": "hm"}),
            "a correction in this round": lambda: self._corrected(rounds[-1]),
            "a correction in the middle": lambda: self._corrected(rounds[len(rounds) // 2]),
            "a correction in the first round": lambda: self._corrected(rounds[0]),
            **of_the_group,
            "the record, NDJSON": lambda: phone.get("/record.ndjson"),
            "the record, text": lambda: phone.get("/record.txt"),
            "the record, CSV": lambda: phone.get("/record.csv"),
            "the record, XLSX": lambda: phone.get("/record.xlsx"),
        }

    def _corrected(self, round: int) -> Answer:
        entry, play = self.plays[round]
        color, number = play["card"].split()
        self.corrections += 1
        instead = play | {"card": f"{color} {1 + int(number) % 9}"} if self.corrections % 2 else play
        return self.phone.tell({"claim": "match.correct", "entry": entry, "instead": instead})


def costs(server: Server, match: Growing) -> Iterator[tuple[str, Cost]]:
    for what, request in match.requests().items():
        times = []
        with Waiting(server) as waiting:
            for _ in range(TIMES):
                begun = time.perf_counter()
                answer = request()
                times.append(1000 * (time.perf_counter() - begun))
                if answer.status not in (200, 201):
                    raise RuntimeError(f"{what}: {answer.status}: {answer.body!r}")
        yield what, Cost(statistics.median(times), waiting.longest)


def grown(folder: Path) -> Iterator[tuple[int, float, dict[str, Cost]]]:
    """At each number of entries: the memory of the server in MB, and what each request costs."""
    with served("referee.cli", folder / "long.sqlite3") as server, closing(Line(server)) as line:
        match = Growing.opened(line)
        wanted = iter(ENTRIES)
        upto = next(wanted)
        for number in match.play():
            if number < upto or not match.plays:
                continue
            found = dict(costs(server, match))
            yield number, memory_of(server), found
            upto = next(wanted, 0)
            if not upto:
                return


def tell_long_match(folder: Path) -> None:
    """A row a request: milliseconds and, in brackets, those that others waited at most."""
    found = list(grown(folder))
    print(f"{'of a match with so many entries, ms (others waited)':60}", *(f"{n:>16,}" for n, *_ in found))
    for what in found[0][2]:
        each = (costs[what] for _, _, costs in found)
        told = (f"{f'{one.median:.1f} ({one.others:.0f})':>16}" for one in each)
        print(f"{what:60}", *told)
    print(f"{'memory of the server afterwards, MB':60}", *(f"{memory:>16.0f}" for _, memory, _ in found))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        tell_long_match(Path(folder))


if __name__ == "__main__":
    main()
