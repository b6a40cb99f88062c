"""Lookups over HTTP: how long each takes, and whether memory grows: `make prove ARGS=lookups`.

The product is served on the loopback as `referee serve` starts it. Different texts are looked up one after
another: texts of people, and long hostile ones.
"""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from urllib.parse import urlencode

from referee.ask.search.lookup import LONGEST_QUERY
from tests.proofs.server import Line, Server

FILES = ("strangers.txt", "strangers_newer.txt", "held_out_latest.txt")
TEXTS, HOSTILE = 480, 20
WARM_UP = 20
"""Texts that are looked up first: a server computes some tables when it first needs them."""
LIMIT = 50.0
"""Maximum of the 99th percentile in milliseconds."""
MB = 2**20
MAY_GROW = 40 * MB
"""Bytes by which the workers may grow: what they keep of texts and answers."""
RESIDENT = re.compile(r"VmRSS:\s+(\d+)")
"""In the status of a process: its memory in kilobytes."""
SEEDS = (
    "+4 on +2 ",
    "we play with stacking and jump-in and seven-zero, ",
    "aaaaaaaa",
    "may i ",
    "xq wv zk ",
    "if somebody forgot uno and the next player drew, ",
    "skip reverse wild draw four draw two ",
    "house rule: no draw four on a draw two, ",
    "is it forbidden or allowed or must i or can he ",
    "uon drwa fuor skpi revrese chalenge ",
)
"""What is repeated to make a hostile text: words with many meanings, rules, mistakes, and no words."""


@dataclass(frozen=True)
class Lookups:
    """The milliseconds of each lookup in order of size, and the bytes of the workers before and after."""

    took: tuple[float, ...]
    before: int
    after: int

    def percentile(self, share: float) -> float:
        """The time in milliseconds that this share of the lookups does not exceed."""
        return self.took[min(len(self.took) - 1, int(share * len(self.took)))]

    @property
    def wrong(self) -> list[str]:
        """What exceeds its limit."""
        found = []
        if self.percentile(0.99) > LIMIT:
            found.append(f"the 99th percentile is {self.percentile(0.99):.1f} ms, more than {LIMIT:.0f} ms")
        if self.after - self.before > MAY_GROW:
            found.append(f"the workers grew by {(self.after - self.before) / MB:.0f} MB")
        return found

    def __str__(self) -> str:
        return (
            f"{len(self.took)} lookups, p50 {self.percentile(0.5):.1f} ms,"
            f" p99 {self.percentile(0.99):.1f} ms, greatest {self.took[-1]:.1f} ms,"
            f" {self.before / MB:.0f} MB before, {self.after / MB:.0f} MB after"
        )


def texts_of_people() -> Iterator[str]:
    """The different texts of the files, without the ids of their questions."""
    folder = Path(__file__).parents[1] / "ask"
    lines = (line for name in FILES for line in (folder / name).read_text("utf-8").splitlines())
    yield from dict.fromkeys(line.partition(" | ")[2] for line in lines if " | " in line)


def hostile_texts() -> Iterator[str]:
    """Texts of the greatest length: each seed repeated, alone and with a number after each repetition."""
    for seed in SEEDS:
        yield (seed * LONGEST_QUERY)[:LONGEST_QUERY].strip()
        numbered = "".join(f"{seed}{number} " for number in range(LONGEST_QUERY // len(seed) + 1))
        yield numbered[:LONGEST_QUERY].strip()


def look_up_over_http(folder: Path) -> Lookups:
    """Look up all texts and measure each from the request to the whole answer."""
    people = list(texts_of_people())
    texts = [*people[:TEXTS], *islice(hostile_texts(), HOSTILE)]
    with Server(f"sqlite:///{folder}/referee.sqlite3", folder) as server:
        line = Line(server)
        for text in people[-WARM_UP:]:
            _look_up(line, text)
        before = _memory(server)
        took = sorted(_look_up(line, text) for text in texts)
        line.close()
        return Lookups(tuple(took), before, _memory(server))


def _look_up(line: Line, text: str) -> float:
    """The milliseconds of one lookup."""
    began = time.perf_counter()
    answer = line("GET", f"/v1/questions?{urlencode({'q': text, 'game': 'uno'})}", {}, None)
    assert answer.status == 200, answer.body
    return (time.perf_counter() - began) * 1000


def _memory(server: Server) -> int:
    """The resident bytes of all workers."""
    statuses = (Path(f"/proc/{pid}/status").read_text("ascii") for pid in server.workers())
    return sum(1024 * int(RESIDENT.findall(status)[0]) for status in statuses)
