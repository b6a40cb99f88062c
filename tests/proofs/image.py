"""The image, built and run: from the Dockerfile, on a base that is made here, with a root that is only read.

debootstrap makes a Debian 12 with its Python in place of python:3.11-slim, and buildah builds on that, in a
folder of its own. No container engine has to run: the file system of the image gets namespaces of its own, is
mounted read-only, and has a volume at /data. What is started there is what the image says, as its user. Needs
root, debootstrap, buildah, util-linux, and the network for the packages.
"""

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.api.phone import Phone
from tests.proofs.claiming import ROUND
from tests.proofs.server import Line
from tests.started import free_port

ROOT = Path(__file__).parents[2]
BASE, BUILT = "localhost/python:3.11-slim", "localhost/referee"
PROGRAMS = ("debootstrap", "buildah", "unshare", "nsenter")
PACKAGES = "ca-certificates,python3,python3-pip"
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
"""Of the networks that this machine trusts."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
DEVICES = ("null", "zero", "full", "random", "urandom")
PATIENCE = 60
"""Seconds for a start, or an answer, on a slow machine."""
STOPS_IN = 10
"""Maximum number of seconds for a stop, after which an engine kills."""
AS_A_CONTAINER = """
set -eu
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs none "$1/tmp"
mount -t tmpfs none "$1/dev"
for device in DEVICES; do touch "$1/dev/$device"; mount --bind "/dev/$device" "$1/dev/$device"; done
mkdir -m 1777 "$1/dev/shm"
mount -t proc none "$1/proc"
mount -o remount,bind,ro "$1"
cd "$1"
shift 2
exec "$@"
""".replace("DEVICES", " ".join(DEVICES))
"""Is given the file system of the image, the volume, and the command."""


class CannotBeTried(Exception):
    """The message is one sentence about this machine."""


@dataclass
class Outcome:
    """Seconds of making the base, of the build on it, of the start and of the stop, and what the refused
    start said; `wrong` are sentences, and there should be none."""

    based: float = 0.0
    built: float = 0.0
    started: float = 0.0
    stopped: float = 0.0
    refused: str = ""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"base in {self.based:.0f} s, built in {self.built:.0f} s, healthy in {self.started:.1f} s, "
            f"stopped in {self.stopped:.1f} s"
        )


@dataclass(frozen=True)
class Image:
    """Its file system, and what it says of how it is run."""

    root: Path
    says: dict[str, Any]

    @property
    def user(self) -> tuple[int, int]:
        """The numbers of its user and of the group of that."""
        for line in (self.root / "etc/passwd").read_text().splitlines():
            name, _, user, group, *_ = line.split(":")
            if self.says["User"] in (name, user):
                return int(user), int(group)
        raise LookupError(self.says["User"])

    def environ(self, **more: str) -> list[str]:
        settings = {name: value for name, _, value in (one.partition("=") for one in self.says["Env"])} | more
        return ["env", "-i", *(f"{name}={value}" for name, value in settings.items())]


def run_the_image(folder: Path) -> Outcome:
    """Build it in this folder, play in it, stop it, and start it once more where it may not write. Raises
    CannotBeTried."""
    _expect_to_be_possible()
    outcome = Outcome()
    begun = time.monotonic()
    _make_the_base(folder)
    outcome.based = time.monotonic() - begun
    begun = time.monotonic()
    image = _built(folder)
    outcome.built = time.monotonic() - begun
    outcome.wrong += _wrong_with(image)
    _play(image, folder, outcome)
    _start_where_root_owns(image, folder, outcome)
    return outcome


def _expect_to_be_possible() -> None:
    if missing := [name for name in PROGRAMS if shutil.which(name) is None]:
        raise CannotBeTried(f"This machine has no {' and no '.join(missing)}.")
    trial = subprocess.run(["unshare", "--mount", "--pid", "--fork", "true"], capture_output=True, text=True)
    if os.geteuid() != 0 or trial.returncode:
        raise CannotBeTried(f"A system of its own needs root and namespaces. {trial.stderr.strip()}".strip())


def _make_the_base(folder: Path) -> None:
    """An image with the name that the Dockerfile begins with."""
    base = folder / "base"
    made = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", "bookworm", base]
    _run(["unshare", "--mount", "--pid", "--fork", "--kill-child", *made], folder)
    for name in ("python", "pip"):
        (base / "usr/local/bin" / name).symlink_to(f"/usr/bin/{name}3")
    for marker in base.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):
        marker.unlink()  # python:3.11-slim has none
    if (certificates := Path("/", CERTIFICATES)).exists():
        shutil.copy(certificates, base / CERTIFICATES)
    container = _buildah(folder, "from", "scratch")
    _buildah(folder, "copy", "--quiet", container, base, "/")
    _buildah(folder, "config", "--env", f"PATH={PATH}", "--cmd", "python3", container)
    _buildah(folder, "commit", "--quiet", "--rm", container, BASE)
    shutil.rmtree(base)


def _built(folder: Path) -> Image:
    build = ("build", "--quiet", "--pull=never", "--isolation=chroot", "--network=host", "--format=docker")
    _buildah(folder, *build, "--tag", BUILT, ROOT)
    says = json.loads(_buildah(folder, "inspect", "--type=image", BUILT))["Docker"]["config"]
    mounted = _buildah(folder, "mount", _buildah(folder, "from", "--pull=never", BUILT))
    return Image(Path(mounted), says)


def _buildah(folder: Path, *words: str | Path) -> str:
    """What it prints. Its images are in this folder, and it needs no driver of the kernel."""
    places = [f"--root={folder}/images", f"--runroot={folder}/running", "--storage-driver=vfs"]
    return _run(["buildah", *places, *words], folder)


def _wrong_with(image: Image) -> Iterator[str]:
    if image.user[0] == 0:
        yield "the image runs as root"
    if not image.says.get("Healthcheck"):
        yield "the image does not say how its health is checked"
    if list(image.says.get("Volumes") or {}) != ["/data"]:
        yield f"the image has other volumes: {image.says.get('Volumes')}"


def _play(image: Image, folder: Path, outcome: Outcome) -> None:
    """With a new volume, which an engine gives the owner of the folder in the image."""
    volume, owner = folder / "volume", (image.root / "data").stat()
    volume.mkdir()
    os.chown(volume, owner.st_uid, owner.st_gid)
    port, begun = free_port(), time.monotonic()
    with _running(image, volume, folder, port) as (started, server):
        while not _is_healthy(image, server, port):
            if started.poll() is not None or time.monotonic() > begun + PATIENCE:
                outcome.wrong.append(f"it was never healthy: {_said(folder)}")
                return
        outcome.started = time.monotonic() - begun
        outcome.wrong += _wrong_in_a_round(port)
        begun = time.monotonic()
        os.kill(server, signal.SIGTERM)
        try:
            code = started.wait(STOPS_IN)
        except subprocess.TimeoutExpired:
            outcome.wrong.append(f"it did not stop in {STOPS_IN} s")
            return
        outcome.stopped = time.monotonic() - begun
        outcome.wrong += [f"it stopped with {code}: {_said(folder)}"] if code else []
    if not (volume / "referee.sqlite3").exists():
        outcome.wrong.append("the scores are not in the volume")


def _wrong_in_a_round(port: int) -> Iterator[str]:
    line = Line(SimpleNamespace(port=port))
    phone = Phone.opening(line, "Ann", "Bob", target=500)
    verdicts = [phone.tell(claim).json["verdict"] for claim in ROUND]
    if verdicts.count("refused") != 1:
        yield f"a round was ruled on otherwise: {verdicts}"
    totals = phone.get("/scores").json["totals"]
    if totals != [0, 1]:
        yield f"the totals are {totals}"
    line.close()


def _start_where_root_owns(image: Image, folder: Path, outcome: Outcome) -> None:
    """It has to say who owns the folder, who runs, and which command helps."""
    volume = folder / "of-root"
    volume.mkdir(mode=0o755)
    with _running(image, volume, folder, free_port()) as (started, _):
        code = started.wait(PATIENCE)
    outcome.refused = _said(folder).strip().splitlines()[-1]
    user, _ = image.user
    wanted = f"the folder /data belongs to user 0, and Referee runs as user {user}"
    if code != 1 or wanted not in outcome.refused or f"chown {user} /data" not in outcome.refused:
        outcome.wrong.append(f"with a volume of root it ended with {code} and said: {outcome.refused}")


@contextmanager
def _running(image: Image, volume: Path, folder: Path, port: int) -> Iterator[tuple[subprocess.Popen, int]]:
    """What was started, and the id of the first process of the container. It listens on the loopback."""
    user, group = image.user
    settings = image.environ(REFEREE_HOST="127.0.0.1", REFEREE_PORT=str(port))
    inside = ["chroot", f"--userspec={user}:{group}", "--groups=", ".", *settings]
    inside += ["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", image.says["WorkingDir"]]
    contained = ["sh", "-c", AS_A_CONTAINER, "sh", image.root, volume, *inside, *image.says["Cmd"]]
    command = ["unshare", "--mount", "--pid", "--fork", "--kill-child", *contained]
    with (folder / "said.txt").open("wb") as said:
        started = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=said)
    try:
        yield started, _first_child(started)
    finally:
        started.kill()
        started.wait()


def _first_child(parent: subprocess.Popen) -> int:
    children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children")
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and parent.poll() is None:
        if found := children.read_text().split():
            return int(found[0])
        time.sleep(0.01)
    raise RuntimeError("unshare started nothing")


def _is_healthy(image: Image, server: int, port: int) -> bool:
    """The check of the image, run once inside, as its user."""
    kind, *command = image.says["Healthcheck"]["Test"]
    assert kind == "CMD", kind
    user, group = image.user
    enter = ["nsenter", f"--target={server}", "--mount", "--pid", "--root", "--wd"]
    be = [f"--setuid={user}", f"--setgid={group}"]
    done = subprocess.run(
        [*enter, *be, *image.environ(REFEREE_PORT=str(port)), *command], capture_output=True
    )
    return done.returncode == 0


def _said(folder: Path) -> str:
    return (folder / "said.txt").read_text("utf-8", "replace")[-2000:]


def _run(command: list[str | Path], folder: Path) -> str:
    """What a command prints, without the last line break. Raises AssertionError with its last words."""
    environ = os.environ | {"TMPDIR": str(folder), "HOME": str(folder)}
    done = subprocess.run(command, env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(f"{Path(command[0]).name}: {(done.stdout + done.stderr)[-800:]}")
    return done.stdout.strip()
