"""A wheel on a fresh Debian 12, as a person installs it who has neither git nor make: by pipx and by uv.

debootstrap makes the system in a temporary folder. Each command there has namespaces of its own, so nothing
stays mounted, and what a command has started ends with it. The server runs in a network namespace: first in a
house, then without network. Needs root, debootstrap, iproute2, util-linux, and hosts of Debian's and Python's
packages.
"""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.proofs.networks import inside, ip, namespace

ROOT = Path(__file__).parents[2]
WAYS: Mapping[str, str] = {"pipx": "pipx install", "uv": "uv tool install"}
PROGRAMS = ("debootstrap", "unshare", "nsenter", "ip")
PACKAGES = "ca-certificates,pipx,python3-venv"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
IN_THE_SYSTEM = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
PATIENCE = 60
"""Seconds until a server has to have started, or ended."""
ADDRESS = "192.168.1.20"
IS_DRAWN = re.compile(rf"http://{ADDRESS}:(\d+)/")
IS_SERVED = re.compile(r"Referee is at http://localhost:(\d+)")
PLAYS = """
import json, sys
from types import SimpleNamespace
from tests.api.phone import Phone
from tests.proofs.server import Line
port, *match = sys.argv[1:]
line = Line(SimpleNamespace(port=int(port)))
if match:
    phone = Phone(line, *match)
else:
    phone = Phone.opening(line, "Ann", "Bob")
    phone.claim_lawfully("match.score", winner=1, points=123)
print(json.dumps([phone.match, phone.token, phone.get("/scores").json["totals"]]))
line.close()
"""
"""Opens a match and scores a round, or looks at a match that was opened. Prints its id, its token and its
totals."""


class CannotBeTried(Exception):
    """The message is one sentence about this machine."""


@dataclass(frozen=True)
class Installed:
    """What a way led to, with times in seconds. The first two count from the beginning of the installation,
    the third from the second start."""

    way: str
    installed: float
    drawn: float
    without_network: float
    scores: list[int]
    scores_without_network: list[int]

    @property
    def has_same_scores(self) -> bool:
        return any(self.scores) and self.scores == self.scores_without_network


def install_everywhere(folder: Path) -> Iterator[Installed]:
    """Install a new wheel by each way. Raises CannotBeTried."""
    _expect_to_be_possible()
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    _run(build, "hatchling")
    (wheel,) = folder.glob("*.whl")
    debian = _Debian(folder / "debian", folder)
    for way, install in WAYS.items():
        home = debian.add_user(f"{way}-player")
        shutil.copy(wheel, home)
        if way == "uv":
            debian.run("uv-player", "pipx install uv")
        yield _installed(debian, way, f"{install} ./{wheel.name}")


def _expect_to_be_possible() -> None:
    if missing := [name for name in PROGRAMS if shutil.which(name) is None]:
        raise CannotBeTried(f"This machine has no {' and no '.join(missing)}.")
    trial = subprocess.run([*IN_THE_SYSTEM, "--net", "true"], capture_output=True, text=True, check=False)
    if os.geteuid() != 0 or trial.returncode:
        raise CannotBeTried(f"A system of its own needs root and namespaces. {trial.stderr.strip()}".strip())


def _installed(debian: "_Debian", way: str, install: str) -> Installed:
    user, began = f"{way}-player", time.monotonic()
    debian.run(user, install)
    installed = time.monotonic() - began
    with namespace() as house:
        _join_a_house(house)
        with debian.serves(user, "one", house, IS_DRAWN) as port:
            drawn = time.monotonic() - began
            match, token, scores = _played(house, port)
    with namespace() as alone:
        ip(alone, "link set lo up")
        began = time.monotonic()
        with debian.serves(user, "two", alone, IS_SERVED) as port:
            without_network = time.monotonic() - began
            _, _, later = _played(alone, port, match, token)
    return Installed(way, installed, drawn, without_network, scores, later)


def _join_a_house(house: int) -> None:
    for words in (
        "link set lo up",
        "link add wlan0 type veth peer name router",
        "link set router up",
        f"addr add {ADDRESS}/24 dev wlan0",
        "link set wlan0 up",
    ):
        ip(house, words)


def _played(network: int, port: str, *match: str) -> tuple[str, str, list[int]]:
    return tuple(json.loads(_run([*inside(network), sys.executable, "-c", PLAYS, port, *match], "a phone")))


class _Debian:
    """A system in a folder, with Python, pipx and nothing that developers have."""

    def __init__(self, root: Path, logs: Path):
        self.root, self.logs = root, logs
        made = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", root]
        _run([*IN_THE_SYSTEM, *made], "debootstrap")
        if (certificates := Path("/", CERTIFICATES)).exists():  # of the networks that this machine trusts
            shutil.copy(certificates, root / CERTIFICATES)
        shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
        if missing := [name for name in ("git", "make") if any(root.glob(f"usr/bin/{name}"))]:
            raise AssertionError(f"a fresh system has {' and '.join(missing)}")

    def add_user(self, name: str) -> Path:
        _run([*IN_THE_SYSTEM, f"--root={self.root}", "useradd", "--create-home", name], "useradd")
        return self.root / "home" / name

    def run(self, user: str, line: str) -> None:
        _run(self._command(user, line), line)

    @contextmanager
    def serves(self, user: str, folder: str, network: int, sign: re.Pattern[str]) -> Iterator[str]:
        """Starts `referee home` in a new folder of this user. Yields its port, which is printed in this sign.
        Ctrl-C ends it."""
        line = f"mkdir {folder} && cd {folder} && exec referee home"
        command = [*inside(network), *self._command(user, line)]
        with (
            (self.logs / f"{user}-{folder}.txt").open("wb") as log,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, start_new_session=True) as server,
        ):
            try:
                printed = _printed(server, sign)
                assert "▀" in printed or sign is not IS_DRAWN, "no code is drawn"
                yield sign.search(printed)[1]
            except AssertionError as error:
                raise AssertionError(f"{user}: {error} {Path(log.name).read_text('utf-8')[-300:]}") from error
            finally:
                os.killpg(server.pid, signal.SIGINT)
                try:
                    server.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    server.kill()

    def _command(self, user: str, line: str) -> list[str]:
        """A line as this user types it, with the settings of this machine for pip, uv and proxies."""
        names = [name for name in os.environ if name.startswith(("PIP_", "UV_")) or name.endswith("_proxy")]
        settings = {name: os.environ[name] for name in names} | {
            "LANG": "C.UTF-8",
            "PATH": f"/home/{user}/.local/bin:/usr/bin:/bin",
            "PIP_CERT": f"/{CERTIFICATES}",
            "SSL_CERT_FILE": f"/{CERTIFICATES}",
        }
        be = ["setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups", "--reset-env"]
        environ = ["env", *(f"{name}={value}" for name, value in settings.items())]
        shell = ["sh", "-c", f"cd; {line}"]
        return [*IN_THE_SYSTEM, f"--root={self.root}", "--mount-proc", *be, *environ, *shell]


def _printed(server: "subprocess.Popen[bytes]", sign: re.Pattern[str]) -> str:
    """What a server prints until this sign. Raises AssertionError if the sign does not come."""
    printed, until = b"", time.monotonic() + PATIENCE
    while not sign.search(printed.decode("utf-8", "replace")):
        is_readable = select.select([server.stdout], [], [], max(0, until - time.monotonic()))[0]
        if not is_readable or not (more := os.read(server.stdout.fileno(), 65536)):
            raise AssertionError(f"referee home says: {printed.decode('utf-8', 'replace')[-300:]}")
        printed += more
    return printed.decode("utf-8", "replace")


def _run(command: list[str | Path], name: str) -> str:
    """Returns what a command prints. Raises AssertionError with the last lines if it fails."""
    kept = {"cwd": ROOT, "stdin": subprocess.DEVNULL, "capture_output": True, "text": True, "check": False}
    done = subprocess.run(command, **kept)
    if done.returncode:
        raise AssertionError(f"{name}: {(done.stdout + done.stderr)[-500:]}")
    return done.stdout
