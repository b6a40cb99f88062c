"""A server on a small machine: how long it takes to start, and how much memory it needs.

The machine is a control group with 256 MB of memory and a quarter of a core. One phone plays a long match,
one browser loads the page, and fifty questions are asked. Needs control groups, of version 1 or 2, that this
user may make, and a machine that is quiet: other programs slow a core down.
"""

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from urllib.parse import urlencode

from tests.api.phone import Phone
from tests.patience import TRIES
from tests.proofs.claiming import ROUND
from tests.proofs.server import Line, Server

MB = 2**20
MEMORY, CORES = 256 * MB, 0.25
"""Bytes, and the part of one core."""
PERIOD = 100_000
"""Microseconds in which the group may use its part of a core."""
STARTS_IN, NEEDS = 7.0, 170 * MB
"""Maximum number of seconds until /healthz answers, and of bytes that the group ever held. Files that the
kernel keeps for it count as well."""
CLAIMS, QUESTIONS = 360, 50
ASKED = Path(__file__).parents[1] / "ask" / "strangers.txt"
KEPT = re.compile(r"/page/\w+/[\w./-]+")
_TOP = Path("/sys/fs/cgroup")


@dataclass
class Figures:
    """Seconds of the start, of the slowest claim, of the page with all its files, and of the slowest
    question; the number of files; the peak of memory in bytes."""

    start: float = 0.0
    claim: float = 0.0
    page: float = 0.0
    files: int = 0
    question: float = 0.0
    memory: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"up in {self.start:.1f} s, {self.memory / MB:.0f} MB, {self.files} files in {self.page:.1f} s, "
            f"slowest of {CLAIMS} claims {self.claim:.2f} s, of {QUESTIONS} questions {self.question:.2f} s"
        )


class CannotLimit(Exception):
    """There are no control groups that this user may make; the text says which could not be made."""


def on_a_small_machine(new_server: Callable[[], Server]) -> Figures:
    """Start a server there and use it. Whoever is busy beside us delays one start, and what takes too long
    delays each: three servers are tried until one starts soon enough. Raises CannotLimit."""
    for _ in range(TRIES):
        figures = Figures()
        with _Group() as group:
            server = new_server()
            server.command = group.entered_by(server.command)
            _use(server, group, figures)
        if figures.start <= STARTS_IN:
            break
        figures.wrong.append(f"/healthz took {figures.start:.1f} s")
    if figures.memory > NEEDS:
        figures.wrong.append(f"it needed {figures.memory / MB:.0f} MB")
    return figures


def _use(server: Server, group: "_Group", figures: Figures) -> None:
    begun = time.monotonic()
    with server:
        line = Line(server)
        while line("GET", "/healthz", {}, None).status != 200:
            time.sleep(0.02)
        figures.start = time.monotonic() - begun
        figures.claim = max(_play(line))
        begun = time.monotonic()
        figures.files = sum(1 for _ in _load(line))
        figures.page = time.monotonic() - begun
        figures.question = max(_ask(line))
        line.close()
        figures.memory = group.peak()  # before the stop, which touches all that both processes share
        server.stop()


def _play(line: Line) -> Iterator[float]:
    """The seconds of each claim."""
    phone = Phone.opening(line, "Ann", "Bob", target=100_000)
    for claim in islice(cycle(ROUND), CLAIMS):
        begun = time.monotonic()
        answer = phone.tell(claim)
        assert answer.status == 201, answer.body
        yield time.monotonic() - begun


def _load(line: Line) -> Iterator[str]:
    """The page, and the files that its service worker keeps, as a browser fetches them."""
    worker = line("GET", "/sw.js", {}, None).body.decode()
    for path in ["/", *dict.fromkeys(KEPT.findall(worker))]:
        answer = line("GET", path, {"Accept-Encoding": "gzip"}, None)
        assert answer.status == 200, path
        yield path


def _ask(line: Line) -> Iterator[float]:
    """The seconds of each question."""
    texts = [text.partition(" | ")[2] for text in ASKED.read_text("utf-8").splitlines() if " | " in text]
    for text in texts[:QUESTIONS]:
        begun = time.monotonic()
        answer = line("GET", f"/v1/questions?{urlencode({'q': text, 'game': 'uno'})}", {}, None)
        assert answer.status == 200, answer.body
        yield time.monotonic() - begun


class _Group:
    """A control group with these limits, for the length of a block. Raises CannotLimit."""

    def __init__(self) -> None:
        name = f"referee-small-{os.getpid()}"
        self._is_new = (_TOP / "cgroup.controllers").exists()
        """Version 2, where one folder has all limits."""
        parts = [_TOP] if self._is_new else [_TOP / "memory", _TOP / "cpu"]
        self._folders = [part / name for part in parts]

    def __enter__(self) -> "_Group":
        try:
            for folder in self._folders:
                folder.mkdir()
            if self._is_new:
                self._set("memory.max", MEMORY)
                self._set("memory.swap.max", 0)
                self._set("cpu.max", f"{int(PERIOD * CORES)} {PERIOD}")
            else:
                self._set("memory.limit_in_bytes", MEMORY)
                self._set("cpu.cfs_period_us", PERIOD)
                self._set("cpu.cfs_quota_us", int(PERIOD * CORES))
        except OSError as error:
            self._remove()
            raise CannotLimit(f"{error.strerror}: {error.filename}") from error
        return self

    def __exit__(self, *_: object) -> None:
        self._remove()

    def entered_by(self, command: list[str]) -> list[str]:
        """This command, which first enters the group."""
        enters = "".join(f"echo $$ > '{folder}/cgroup.procs' && " for folder in self._folders)
        return ["sh", "-c", f'{enters}exec "$@"', "sh", *command]

    def peak(self) -> int:
        """The most bytes that the group ever held."""
        name = "memory.peak" if self._is_new else "memory.max_usage_in_bytes"
        return int((self._folders[0] / name).read_text())

    def _set(self, name: str, value: object) -> None:
        folder = self._folders[-1] if name.startswith("cpu.") else self._folders[0]
        (folder / name).write_text(str(value))

    def _remove(self) -> None:
        until = time.monotonic() + 5  # a process that has ended leaves the group a little later
        for folder in self._folders:
            while folder.is_dir():
                with suppress(OSError):
                    folder.rmdir()
                    break
                if time.monotonic() > until:
                    break
                time.sleep(0.05)
