"""Installs what `make` needs, says how far it is, and says in one sentence what went wrong.

    python3 tools/install.py python STAMP            Referee itself, into .venv
    python3 tools/install.py python-and-tests STAMP  the same, and what its tests need
    python3 tools/install.py page STAMP              what checks the scripts of the page, by npm
    python3 tools/install.py indexes FILE            the indexes of questions
    python3 tools/install.py messages FILE           the compiled messages
    python3 tools/install.py dist FOLDER SOURCE      the wheel; SOURCE is the address of the repository
    python3 tools/install.py debian FILE PACKAGE TESTS OTHER...  Debian's package for these tests

The Makefile decides when each of these is necessary. Only the standard library is used, because nothing is
installed yet. The output of every program goes to install.log. Each program runs in a session of its own: a
terminal sends Ctrl-C to this process alone, which ends the program and removes what is half made.
"""

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a Ctrl-C during the imports needs no traceback

import fcntl
import importlib.util
import json
import os
import re
import select
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

VENV, LOG = Path(".venv"), Path("install.log")
PAGE = "tools/page"
"""The folder of the packages that check the scripts of the page."""
PACKAGES = {"python": 35, "python-and-tests": 105}  # number that pip installs, Referee included; tested
MEGABYTES = {
    "python": 250,
    "python-and-tests": 1500,
    "page": 300,
    "indexes": 20,
    "messages": 1,
    "dist": 50,
    "debian": 600,
}
"""Free space that a step needs, with what it removes afterwards."""
LINE_SECONDS = 3.0  # between two lines of progress, if the output is no terminal
WAIT_SECONDS = 0.5  # until a lock is tried again
KILL_SECONDS = 5.0  # from Ctrl-C until a program is killed, except apt: dpkg could not go on
SIGNALS: list[int] = []  # those that asked this process to stop


class Failure(Exception):
    """A step cannot be done; the message is one sentence for the person who called make."""


def wait() -> None:
    """Waits before a lock is tried again. Raises KeyboardInterrupt after a signal."""
    time.sleep(WAIT_SECONDS)
    if SIGNALS:
        raise KeyboardInterrupt


class Progress:
    """Shows one line that changes, or a plain line every few seconds if the output is no terminal."""

    def __init__(self, title: str, text: str = "") -> None:
        self._title, self.text = title, text
        self._is_terminal = sys.stdout.isatty()
        self._began, self._printed = time.monotonic(), float("-inf")

    def read(self, line: str) -> None:
        """Reads a line that the program printed. Subclasses change the text."""

    def show(self) -> None:
        now = time.monotonic()
        if now - self._printed < (0.2 if self._is_terminal else LINE_SECONDS):
            return
        self._printed = now
        seconds = int(now - self._began)
        line = f"{self._title}{': ' if self.text else ''}{self.text}{f', {seconds} s' if seconds else ''} ..."
        if self._is_terminal:
            print(f"\r\x1b[K{line[: shutil.get_terminal_size().columns - 1]}", end="", flush=True)
        else:
            print(line, flush=True)

    def done(self) -> None:
        """Removes the line that changes."""
        if self._is_terminal:
            print("\r\x1b[K", end="", flush=True)


class Log:
    """install.log. Its lock makes sure that one make at a time installs in this folder."""

    def __init__(self, step: str, file: IO[bytes]) -> None:
        self.step, self._file = step, file

    def lock(self) -> bool:
        """Waits until no other make installs here. Returns whether it had to wait."""
        progress = Progress("Another make installs in this folder, and this one waits for it")
        waited = False
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return waited
            except BlockingIOError:
                waited = True
                progress.show()
                wait()
            finally:
                progress.done()

    def do(self, program: str, command: list[str], progress: Progress, failing: str) -> None:
        """Runs a program. Raises Failure if it fails, with a sentence that begins with `failing`."""
        status, output = self.run(command, progress)
        if status:
            raise Failure(f"{failing}: {why(program, status, output, self.step)} {DETAILS}.")

    def run(self, command: list[str], progress: Progress, *, is_apt: bool = False) -> tuple[int, str]:
        """Returns the status and the output of a program. Raises KeyboardInterrupt after a signal."""
        self._write(f"$ {' '.join(command)}\n".encode())
        child = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            pass_fds=(self._file.fileno(),),  # if this process is killed, the lock stays until the child ends
        )
        output = rest = b""
        while not SIGNALS:
            progress.show()
            if not select.select([child.stdout], [], [], 0.2)[0]:
                continue
            if not (data := os.read(child.stdout.fileno(), 65536)):
                break
            self._write(data)
            output += data
            *whole, rest = (rest + data).split(b"\n")
            for line in whole:
                progress.read(line.decode("utf-8", "replace"))
        progress.done()
        if SIGNALS:
            _end(child, is_apt)
            raise KeyboardInterrupt
        child.stdout.close()
        return child.wait(), output.decode("utf-8", "replace")

    def _write(self, data: bytes) -> None:
        with suppress(OSError):  # the disk may be full, which the program reports as well
            self._file.write(data)


def _end(child: "subprocess.Popen[bytes]", is_apt: bool) -> None:
    """Ends a program as Ctrl-C does, and all that it started. apt finishes what it has begun."""
    print(f"Stopping{', when apt has finished what it has begun' if is_apt else ''} ...", flush=True)
    with suppress(OSError):
        (os.kill if is_apt else os.killpg)(child.pid, signal.SIGINT)
    try:
        child.communicate(timeout=None if is_apt else KILL_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        child.communicate()


DETAILS = f"(details: {LOG})"
_DISK = re.compile(r"No space left on device|Disk quota exceeded|ENOSPC|Errno 28\b")
_NETWORK = re.compile(
    r"Retrying \(Retry|NewConnectionError|Temporary failure|ConnectTimeout|ReadTimeout|Read timed out"
    r"|Connection (?:refused|reset|aborted|broken|timed out)|Network is unreachable|ProxyError|SSLError"
    r"|CERTIFICATE_VERIFY|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
    r"|Could not resolve|Failed to fetch|Unable to (?:connect|fetch)|IncompleteRead"
)
_RIGHTS = re.compile(r"(?:Permission denied|EACCES[^']*|Read-only file system)(?:: '([^']+)')?")
_HINT = re.compile(r"A complete log of this run|This error originates from|See above for")
_NO_MATCH = re.compile(r"No matching distribution found for ([A-Za-z0-9_.-]+)")
_NOT_BUILT = re.compile(r"Failed (?:building wheel for|to build) ([A-Za-z0-9_.-]+)")


def why(program: str, status: int, output: str, step: str) -> str:
    """Returns why a program failed, as the last part of a sentence."""
    if _DISK.search(output):
        return _full_disk(step)
    if _NETWORK.search(output):
        cause = "there is no network, or the server with the packages does not answer"
        return f"{cause}, so run the same command again later"
    if found := _RIGHTS.search(output):
        return _no_right(Path(found[1] or "").absolute())
    version = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    if found := _NO_MATCH.search(output):
        return f"there is no {found[1]} for {version} on this machine, so try another one with PYTHON=..."
    if found := _NOT_BUILT.search(output):
        return f"{found[1]} could not be compiled for {version}, so try another one with PYTHON=..."
    if status == -signal.SIGKILL:
        return f"the system killed {program}, probably because there is too little memory"
    lines = [line.strip() for line in output.splitlines() if line.strip() and not _HINT.search(line)]
    said = f" and says: {lines[-1][:200].rstrip('.')}" if lines else ""
    return f"{program} failed{said}"


def _full_disk(step: str) -> str:
    folders = {Path.cwd(), Path(os.environ.get("TMPDIR", "/tmp")), Path(os.environ["HOME"])}
    there = (each for each in folders if os.access(each, os.F_OK))
    free, folder = min((shutil.disk_usage(each).free // 1_000_000, each) for each in there)
    return f"the disk is full: {free} MB are free in {folder}, and about {MEGABYTES[step]} MB are needed"


def _no_right(path: Path) -> str:
    path = next(each for each in (path, *path.parents) if os.access(each, os.F_OK))
    owner = "another user"
    with suppress(OSError, KeyError):
        owner = path.owner()
    wrong = f"{path} belongs to {owner} and you may not write to it"
    return f"{wrong}, so clone Referee into a folder of your own"


_INSTALLED = "lib/python*/site-packages/*.dist-info"
_PACKAGE = re.compile(
    r"\s*(?:Collecting|Processing|Downloading) (?:\S*/)?([\w.-]+?)(?:[^\w.-]|-\d|$).*?( \(\S+ .?B\)|)$"
)


class PipProgress(Progress):
    """Counts packages: those that pip has fetched, then those that it has installed."""

    def __init__(self, title: str, expected: int) -> None:
        super().__init__(title, "looking for packages")
        self._expected = expected
        self._fetched: set[str] = set()
        self.changes = False  # whether pip has begun to change the environment

    def read(self, line: str) -> None:
        if found := _PACKAGE.match(line):
            self._fetched.add(re.sub("[_.]", "-", found[1].lower()))
            many = len(self._fetched) + 1  # Referee is here already
            self.text = f"{many} of {max(many, self._expected)} packages fetched, now {found[1]}{found[2]}"
        elif line.startswith("Installing collected packages:"):
            self._expected, self._before, self.changes = line.count(",") + 1, set(VENV.glob(_INSTALLED)), True
        elif "Retrying (Retry" in line:
            self.text = "no answer from the network, trying again"

    def show(self) -> None:
        if self.changes:
            done = len(set(VENV.glob(_INSTALLED)) - self._before)
            self.text = f"{min(done, self._expected)} of {self._expected} packages installed"
        super().show()


def install_python(log: Log, stamp: Path) -> None:
    title, project, kind = "Installing Referee", ".", "run"
    if log.step == "python-and-tests":
        title, project, kind = f"{title} and what its tests need", ".[test]", "test"
    made = stamp.with_name(stamp.name.replace(kind, "made"))
    if not made.exists():
        make_environment(log)
    made.unlink(missing_ok=True)  # if pip is cut off, the environment is made anew
    progress = PipProgress(title, PACKAGES[log.step])
    pip = [f"{VENV}/bin/python", "-m", "pip", "install", "--no-input", "--progress-bar", "off"]
    pip += ["--disable-pip-version-check", "-c", "constraints.txt", "-e", project]
    try:
        log.do("pip", pip, progress, "Referee could not be installed")
    except (Failure, KeyboardInterrupt):
        if progress.changes:
            shutil.rmtree(VENV, ignore_errors=True)
        else:
            made.touch()
        raise
    for each in (made, stamp, stamp.with_name(stamp.name.replace(kind, "run"))):
        each.touch()
    print(f"{title}: done.", flush=True)


def make_environment(log: Log) -> None:
    if not can_make_environments():
        wrong = install_package(log, "python3-venv")
        if not can_make_environments():
            wrong = wrong or "the package python3-venv does not belong to this Python"
            raise Failure(f"{sys.executable} cannot make virtual environments: {wrong}.")
    venv = [sys.executable, "-m", "venv", "--clear", "--without-pip", str(VENV)]
    pip = [f"{VENV}/bin/python", "-m", "ensurepip", "--default-pip"]  # venv would hide why this fails
    progress = Progress(f"Making the virtual environment {VENV}")
    try:
        for command in (venv, pip):
            log.do("venv", command, progress, f"The virtual environment {VENV} could not be made")
    except (Failure, KeyboardInterrupt):
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def can_make_environments() -> bool:
    """Returns whether this Python can: Debian keeps what is needed in a package of its own."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("ensurepip")
    return bool(found and found.origin)  # a package that was removed may leave an empty folder


_HELD = re.compile(r"Could not get lock|Unable to (?:lock|acquire the dpkg frontend lock)|is another process")
_HOLDER = re.compile(r"held by (process \d+(?: \([^)]+\))?)|$")
_APT_STATUS = re.compile(r"(dlstatus|pmstatus):([^:]*):([\d.]+):")


class AptProgress(Progress):
    """Reads the status lines of apt (APT::Status-Fd)."""

    def read(self, line: str) -> None:
        if found := _APT_STATUS.match(line):
            doing = "fetched" if found[1] == "dlstatus" else f"installed, now {found[2]}"
            self.text = f"{float(found[3]):.0f} % {doing}"


def install_package(log: Log, name: str) -> str:
    """Installs a Debian package. Returns an empty string, or why that is not possible."""
    if shutil.which("apt-get") is None:
        return f"there is no apt-get here, so install what Debian calls {name}"
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if as_root and subprocess.run(["sh", "-c", "sudo -n apt-get --version"], capture_output=True).returncode:
        return f"as root, run apt-get install {name}, then run the same command again"
    progress = AptProgress(f"Installing Debian's {name}", "reading what there is")
    apt = ["env", "LC_ALL=C", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qy", "-o", "APT::Status-Fd=1"]
    _, updated = _run_apt(log, [*as_root, *apt, "update"], progress)
    status, installed = _run_apt(log, [*as_root, *apt, "install", name], progress)
    if status == 0:
        return ""
    if "dpkg was interrupted" in installed:
        return "an earlier installation was cut off, so run dpkg --configure -a as root first"
    # Without a network, apt-get install does not know the package, and only apt-get update says why.
    return f"{why('apt-get', status, updated + installed, 'debian')} {DETAILS}"


def _run_apt(log: Log, command: list[str], progress: Progress) -> tuple[int, str]:
    """Runs apt-get, again and again while another program holds its lock."""
    while True:
        status, output = log.run(command, progress, is_apt=True)
        if not (status and _HELD.search(output)):
            return status, output
        holder = _HOLDER.search(output)[1] or "another program"
        progress.text = f"apt is in use by {holder}, waiting until it is done"
        wait()


def install_debian(log: Log, file: Path, package: str, tests: str, *others: str) -> None:
    """Installs a package that tests use. If that is not possible, says which tests are left out."""
    wrong = install_package(log, package) or f"apt-get did not install {package} {DETAILS}"
    if not any(Path(each).exists() for each in (file, *filter(None, others))):
        print(f"Left out are {tests}: {wrong}.", flush=True)


class NpmProgress(Progress):
    """Counts the packages that npm has unpacked."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._since = time.time()
        packages = json.loads(Path(PAGE, "package-lock.json").read_text("utf-8"))["packages"].items()
        names = [name for name, it in packages if name and not it.get("optional")]
        self._files = [Path(PAGE, name, "package.json") for name in names]

    def show(self) -> None:
        done = 0
        for file in self._files:
            with suppress(OSError):
                done += file.stat().st_ctime >= self._since  # npm removes older ones first
        self.text = f"{done} of {len(self._files)} packages"
        super().show()


def install_page(log: Log, stamp: Path) -> None:
    """Without these packages, make goes on and says what is not checked."""
    progress = NpmProgress("Installing what checks the scripts of the page")
    npm = [f"{VENV}/bin/npm", "ci", "--no-progress", "--prefix", PAGE]
    try:
        log.do("npm", npm, progress, "The scripts of the page are not checked")
        stamp.touch()
    except Failure as failure:
        print(failure, flush=True)


def build_messages(log: Log, _: Path) -> None:
    program = [f"{VENV}/bin/python", "-m", "referee.build_messages"]
    log.do("the program", program, Progress("Compiling the messages"), "The messages could not be compiled")


def build_indexes(log: Log, _: Path) -> None:
    program = [f"{VENV}/bin/python", "-m", "referee.services.indexes"]
    progress = Progress("Building the indexes of questions")
    log.do("the program", program, progress, "The indexes of questions could not be built")


class BuildProgress(Progress):
    """Keeps the files that hatchling names once it has built them."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.files: list[Path] = []

    def read(self, line: str) -> None:
        if line.endswith((".tar.gz", ".whl")):
            self.files.append(Path(line))


def build_dist(log: Log, folder: Path, source: str) -> None:
    """Builds the source distribution and the wheel in place of older ones. An empty address of the repository
    means no links."""
    folder.mkdir(exist_ok=True)
    os.environ["REFEREE_SOURCE"] = source
    progress = BuildProgress("Building the wheel")
    hatchling = [f"{VENV}/bin/python", "-m", "hatchling", "build", "--clean", "--directory", str(folder)]
    log.do("hatchling", hatchling, progress, "The wheel could not be built")
    sdist, wheel = (f"{file} ({file.stat().st_size / 1e6:.1f} MB)" for file in progress.files)
    print(f"The wheel is {wheel}, and the source is {sdist}.", flush=True)


def changed_at(target: Path) -> int | None:
    """When a file was changed, in nanoseconds; None if there is none. It is only compared with an earlier one
    of the same file, as the clock of a file system is some milliseconds behind `time.time`."""
    return target.stat().st_mtime_ns if target.exists() else None


def main(arguments: list[str]) -> int:
    """Does a step, unless another make did it while this one waited. Returns the exit status."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _: SIGNALS.append(received))
    if not os.access(os.environ.get("HOME", ""), os.W_OK):
        os.environ["HOME"] = str(VENV.resolve())  # caches are kept there
    os.environ |= {"PIP_RETRIES": os.environ.get("PIP_RETRIES", "3"), "PYTHONUNBUFFERED": "1"}
    step, target, *more = arguments[0], Path(arguments[1]), *arguments[2:]
    others = {
        "debian": install_debian,
        "dist": build_dist,
        "indexes": build_indexes,
        "messages": build_messages,
        "page": install_page,
    }
    try:
        with LOG.open("ab", buffering=0) as file:
            log, before = Log(step, file), changed_at(target)
            if not log.lock() or changed_at(target) in (None, before):
                others.get(step, install_python)(log, target, *more)
        return 0
    except Failure as failure:
        print(failure, file=sys.stderr)
    except OSError as error:
        print(f"Nothing can be installed: {why('make', 1, str(error), step)}.", file=sys.stderr)
    except KeyboardInterrupt:
        signal.signal(SIGNALS[0], signal.SIG_DFL)
        os.kill(os.getpid(), SIGNALS[0])  # make learns what happened, and stops as well
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
