"""Installs what `make` needs, says how far it is, and says in one sentence what went wrong.

    python3 tools/install.py python STAMP SOURCE...          Referee itself, into .venv
    python3 tools/install.py python-and-tests STAMP SOURCE... the same, and what its tests need
    python3 tools/install.py page STAMP SOURCE...            what checks the scripts of the page, by npm
    python3 tools/install.py indexes FILE SOURCE...          the indexes of questions
    python3 tools/install.py debian FILE                     the Debian package that has this file

The Makefile decides when each of these is necessary. Only the standard library is used, because nothing is
installed yet. It is Python and not a shell script, because it reads the output of pip and apt while it waits
for signals and for the clock.

The output of every program goes to install.log. Each program runs in a session of its own, so that a terminal
sends Ctrl-C to this process alone, which then ends the program and removes what is half made.
"""

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a Ctrl-C during the imports needs no traceback

import fcntl
import io
import json
import os
import pwd
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO

VENV = Path(".venv")
LOG = Path("install.log")
LOG_BYTES = 1_000_000
"""Size from which the log is begun anew."""
UNFINISHED = VENV / "unfinished"
"""Is there while pip changes the environment: if it is found later, the environment is made anew."""
PACKAGES = {"python": 32, "python-and-tests": 104}
"""Number of packages that pip installs, Referee included. Tests compare both with what is installed."""
MEGABYTES = {"python": 250, "python-and-tests": 1500, "page": 300, "indexes": 20, "debian": 600}
"""Free space that a step needs, with what it removes afterwards."""
LINE_SECONDS = 3.0
"""A line of progress is printed at least this often if the output is no terminal."""
WAIT_SECONDS = 0.5
"""Interval at which a lock is tried."""
GIVE_WAY_SECONDS = 2.0
"""A make that waited for another one starts its server later than that one, and finds its port taken."""
APT_PATIENCE = 1800.0
"""Maximum number of seconds in which apt's lock is waited for."""
KILL_SECONDS = 5.0
"""A program that does not end in this time after Ctrl-C is killed, except apt: dpkg could not go on."""
TAIL_LINES = 400
"""Number of last lines of a program in which the cause of a failure is looked for."""


class Failure(Exception):
    """A step cannot be done; the message is one sentence for the person who called make."""


class Stopped(Exception):
    """Ctrl-C or another signal ended a step."""


# Signals


class Signals:
    """The signal that asks this process to stop, if there was one."""

    def __init__(self) -> None:
        self.received = 0

    def watch(self) -> None:
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, self._receive)

    def _receive(self, number: int, _frame: object) -> None:
        self.received = self.received or number

    def check(self) -> None:
        if self.received:
            raise Stopped


SIGNALS = Signals()


def pause(seconds: float) -> None:
    """Waits, and raises Stopped soon after a signal."""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        SIGNALS.check()
        time.sleep(min(left, 0.1))


# Progress


class Progress:
    """Shows one line that changes, or a plain line every few seconds if the output is no terminal."""

    def __init__(self, title: str, out: IO[str] | None = None) -> None:
        self._title = title
        self._out = out or sys.stdout
        self._is_terminal = self._out.isatty()
        self._began = time.monotonic()
        self._printed = float("-inf")
        self._is_open = False

    def show(self, text: str = "") -> None:
        now = time.monotonic()
        if now - self._printed < (0.2 if self._is_terminal else LINE_SECONDS):
            return
        seconds = int(now - self._began)
        line = f"{self._title}{': ' if text else ''}{text}{f', {seconds} s' if seconds else ''} ..."
        self._printed = now
        if self._is_terminal:
            width = shutil.get_terminal_size().columns - 1
            self._out.write(f"\r\x1b[K{line[:width]}")
            self._out.flush()
            self._is_open = True
        else:
            print(line, file=self._out, flush=True)

    def done(self, text: str = "") -> None:
        """Removes the line that changes and prints the text."""
        if self._is_open:
            self._out.write("\r\x1b[K")
            self._is_open = False
        if text:
            print(text, file=self._out)
        self._out.flush()


# Programs


class Watch:
    """Reads the lines of a program and says how far it is."""

    def read(self, line: str) -> None:
        pass

    def text(self) -> str:
        return ""


class Ended:
    """How a program ended: its status and its last lines."""

    def __init__(self, status: int, lines: Iterable[str]) -> None:
        self.status = status
        self.lines = list(lines)
        self.output = "\n".join(self.lines)


class Log:
    """install.log. Its lock makes sure that one make at a time installs in this folder."""

    def __init__(self) -> None:
        try:
            self._file = LOG.open("ab", buffering=0)
        except OSError as error:
            raise Failure(_sentence_of(error, Path.cwd())) from error

    def lock(self) -> bool:
        """Waits until no other make installs here. Returns whether it had to wait."""
        waited = False
        progress = Progress("Another make installs in this folder, and this one waits for it")
        while True:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                waited = True
                progress.show()
                pause(WAIT_SECONDS)
            except OSError:  # a file system without locks
                return waited
            else:
                progress.done()
                return waited

    def begin(self) -> None:
        """Forgets earlier installations if the log has become long."""
        with suppress(OSError):
            if self._file.seek(0, os.SEEK_END) > LOG_BYTES:
                self._file.truncate(0)

    def close(self) -> None:
        self._file.close()

    def run(
        self,
        command: Sequence[str],
        progress: Progress,
        watch: Watch | None = None,
        *,
        patient: bool = False,
        env: Mapping[str, str] | None = None,
    ) -> Ended:
        """Runs a program until it ends. Its output goes to the log. If it is patient, it is never killed."""
        watch = watch or Watch()
        self._write(f"$ {' '.join(command)}\n".encode())
        child = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**environment(), **(env or {})},
            start_new_session=True,
            pass_fds=(self._file.fileno(),),  # if this process is killed, the lock stays until the child ends
        )
        try:
            lines = self._follow(child, progress, watch)
            return Ended(child.wait(), lines)
        except Stopped:
            _end(child, patient)
            raise

    def _follow(self, child: "subprocess.Popen[bytes]", progress: Progress, watch: Watch) -> deque[str]:
        assert child.stdout is not None
        lines: deque[str] = deque(maxlen=TAIL_LINES)
        rest = b""
        while True:
            SIGNALS.check()
            progress.show(watch.text())
            if not select.select([child.stdout], [], [], 0.2)[0]:
                continue
            data = os.read(child.stdout.fileno(), 65536)
            if not data:
                child.stdout.close()
                return lines
            self._write(data)
            *whole, rest = (rest + data).split(b"\n")
            for each in whole:
                lines.append(each.decode("utf-8", "replace").rstrip())
                watch.read(lines[-1])

    def _write(self, data: bytes) -> None:
        with suppress(OSError):  # the disk may be full, which the program reports as well
            self._file.write(data)


def _end(child: "subprocess.Popen[bytes]", patient: bool) -> None:
    """Ends a program as Ctrl-C does, and all that it started."""
    with suppress(OSError):
        if patient:
            child.send_signal(signal.SIGINT)
        else:
            os.killpg(child.pid, signal.SIGINT)
    if child.stdout is not None:
        child.stdout.close()
    with suppress(subprocess.TimeoutExpired):
        child.wait(None if patient else KILL_SECONDS)
    if not patient:
        with suppress(OSError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()


def environment() -> dict[str, str]:
    """The environment of every program. HOME is set, because caches are kept there."""
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if not env.get("HOME"):
        try:
            env["HOME"] = pwd.getpwuid(os.geteuid()).pw_dir
        except KeyError:
            env["HOME"] = str(VENV.resolve())
    return env


# Failures

_DISK = re.compile(r"No space left on device|Disk quota exceeded|ENOSPC|Errno 28\b")
_NETWORK = re.compile(
    r"Retrying \(Retry|NewConnectionError|Temporary failure|ConnectTimeout|ReadTimeout|Read timed out"
    r"|Connection (?:refused|reset|aborted|broken|timed out)|Network is unreachable|ProxyError|SSLError"
    r"|CERTIFICATE_VERIFY|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT"
    r"|Could not resolve|Failed to fetch|Unable to (?:connect|fetch)|IncompleteRead"
)
_RIGHTS = re.compile(r"(?:Permission denied|EACCES[^']*|Read-only file system)(?:: '([^']+)')?")
_NO_MATCH = re.compile(r"No matching distribution found for ([A-Za-z0-9_.-]+)")
_NOT_BUILT = re.compile(r"Failed building wheel for ([A-Za-z0-9_.-]+)|Failed to build ([A-Za-z0-9_.-]+)")
DETAILS = f"(details: {LOG})"


def why(ended: Ended, program: str, step: str) -> str:
    """Why a program failed, as the first part of a sentence."""
    output = ended.output
    if _DISK.search(output):
        return _full_disk(step)
    if _NETWORK.search(output):
        return (
            "there is no network, or the server with the packages does not answer, "
            "so run the same command again later"
        )
    if found := _RIGHTS.search(output):
        return _no_right(Path(found[1]) if found[1] else Path.cwd())
    version = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    if found := _NO_MATCH.search(output):
        return f"there is no {found[1]} for {version} on this machine, so try another one with PYTHON=..."
    if found := _NOT_BUILT.search(output):
        name = found[1] or found[2]
        return f"{name} could not be compiled for {version}, so try another one with PYTHON=..."
    if ended.status == -signal.SIGKILL:
        return f"the system killed {program}, probably because there is too little memory"
    last = next((line for line in reversed(ended.lines) if line.strip()), "")
    return f"{program} failed{f' and says: {last.strip()[:200]}' if last else ''}"


def _full_disk(step: str) -> str:
    free = {}
    for folder in (Path.cwd(), Path(tempfile.gettempdir()), Path(environment()["HOME"])):
        with suppress(OSError):
            free[folder] = shutil.disk_usage(folder).free // 1_000_000
    fullest = min(free, key=lambda folder: free[folder]) if free else Path.cwd()
    return (
        f"the disk is full: {free.get(fullest, 0)} MB are free in {fullest}, "
        f"and about {MEGABYTES[step]} MB are needed"
    )


def _no_right(path: Path) -> str:
    while not path.exists() and path != path.parent:
        path = path.parent
    try:
        owner = path.owner()
    except (OSError, KeyError):
        owner = "another user"
    return (
        f"{path} belongs to {owner} and you may not write to it, so clone Referee into a folder of your own"
    )


def _sentence_of(error: OSError, path: Path) -> str:
    if _DISK.search(str(error)):
        return f"Nothing can be installed: {_full_disk('python')}."
    if isinstance(error, PermissionError) or _RIGHTS.search(str(error)):
        return f"Nothing can be installed: {_no_right(path / LOG if LOG.exists() else path)}."
    return f"Nothing can be installed: {error}."


# Python packages

_SIZE = re.compile(r"^\s*Downloading (\S+?)-\d\S* \(([^)]+)\)")


class PipWatch(Watch):
    """Counts packages: those that pip has fetched, then those that it has installed."""

    def __init__(self, expected: int) -> None:
        self._expected = expected
        self._fetched: set[str] = set()
        self._now = ""
        self._retries = False
        self.changes = False
        """Whether pip has begun to change the environment."""

    def read(self, line: str) -> None:
        begin = line.split(None, 1)
        if line.startswith(("Collecting ", "Processing ")) and len(begin) == 2:
            self._now = re.split(r"[<>=!~\[; ]", begin[1].rpartition("/")[2])[0].split("-")[0]
            self._fetched.add(self._now.lower())
        elif found := _SIZE.match(line):
            self._now = f"{found[1]} ({found[2]})"
        elif line.startswith("Installing collected packages:"):
            self.changes = True
            self._expected = line.count(",") + 1
            self._before = _installed()
        self._retries = "Retrying (Retry" in line

    def text(self) -> str:
        if self.changes:
            done = max(0, min(self._expected, _installed() - self._before))
            return f"{done} of {self._expected} packages installed"
        if self._retries:
            return "no answer from the network, trying again"
        if not self._fetched:
            return "looking for packages"
        many = len(self._fetched) + 1  # Referee is here already
        return f"{many} of {max(many, self._expected)} packages fetched, now {self._now}"


def _installed() -> int:
    """Number of packages in the environment."""
    return sum(1 for _ in VENV.glob("lib/python*/site-packages/*.dist-info"))


def install_python(log: Log, step: str, stamp: Path) -> None:
    made = stamp.with_name(f"made-{stamp.name.partition('-')[2]}")
    if not made.exists() or UNFINISHED.exists():
        make_environment(log, step)
        made.touch()
    title = "Installing Referee" if step == "python" else "Installing Referee and what its tests need"
    progress, watch = Progress(title), PipWatch(PACKAGES[step])
    project = "." if step == "python" else ".[test]"
    pip = [str(VENV / "bin/python"), "-m", "pip", "install", "--no-input", "--progress-bar", "off"]
    pip += ["--disable-pip-version-check", "-c", "tests/constraints.txt", "-e", project]
    UNFINISHED.touch()
    try:
        ended = log.run(pip, progress, watch, env={"PIP_RETRIES": os.environ.get("PIP_RETRIES", "3")})
    except Stopped:
        _tidy_environment(watch.changes)
        raise
    finally:
        progress.done()
    if ended.status:
        cause = why(ended, "pip", step)
        _tidy_environment(watch.changes)
        raise Failure(f"Referee could not be installed: {cause} {DETAILS}.")
    UNFINISHED.unlink()
    if step == "python-and-tests":
        stamp.with_name(stamp.name.replace("test-", "run-")).touch()
    stamp.touch()
    progress.done(f"{title}: done.")


def _tidy_environment(is_half_made: bool) -> None:
    if is_half_made:
        shutil.rmtree(VENV, ignore_errors=True)
    else:
        UNFINISHED.unlink(missing_ok=True)


def make_environment(log: Log, step: str) -> None:
    if not can_make_environments():
        debian = DebianPackage("python3-venv")
        wrong = debian.install(log)
        if not can_make_environments():
            raise Failure(
                f"{sys.executable} cannot make virtual environments: "
                f"{wrong or 'the package python3-venv does not belong to this Python'}."
            )
    progress = Progress("Making the virtual environment .venv")
    try:
        ended = log.run([sys.executable, "-m", "venv", "--clear", str(VENV)], progress)
    except Stopped:
        shutil.rmtree(VENV, ignore_errors=True)
        raise
    finally:
        progress.done()
    if ended.status:
        cause = why(ended, "venv", step)
        shutil.rmtree(VENV, ignore_errors=True)
        raise Failure(f"The virtual environment .venv could not be made: {cause} {DETAILS}.")


def can_make_environments() -> bool:
    """Whether this Python can: Debian keeps what is needed in a package of its own."""
    command = [sys.executable, "-c", "import ensurepip; ensurepip.version()"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


# Debian's packages

_HELD = re.compile(
    r"Could not get lock|Unable to lock|Unable to acquire the dpkg frontend lock|is another process"
)
_HOLDER = re.compile(r"held by process (\d+(?: \([^)]+\))?)")
_APT_STATUS = re.compile(r"^(dlstatus|pmstatus):([^:]*):([\d.]+):(.*)")


class AptWatch(Watch):
    """Reads the status lines of apt (APT::Status-Fd)."""

    def __init__(self, doing: str) -> None:
        self._text = doing

    def read(self, line: str) -> None:
        if found := _APT_STATUS.match(line):
            kind, name, percent, _ = found.groups()
            doing = "fetched" if kind == "dlstatus" else f"installed, now {name}"
            self._text = f"{float(percent):.0f} % {doing}"

    def text(self) -> str:
        return self._text


class DebianPackage:
    """A package of Debian's."""

    def __init__(self, name: str) -> None:
        self.name = name

    def install(self, log: Log) -> str:
        """Installs the package. Returns an empty string, or why that is not possible."""
        by_hand = f"as root, run apt-get install {self.name}, then run the same command again"
        if shutil.which("apt-get") is None:
            return f"there is no apt-get here, so install what Debian calls {self.name}"
        as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        if as_root and not _runs([*as_root, "apt-get", "--version"]):
            return by_hand
        progress = Progress(f"Installing Debian's {self.name}")
        apt = [*as_root, "env", "LC_ALL=C", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y"]
        apt += ["-o", "APT::Status-Fd=1"]
        try:
            update = self._run(log, [*apt, "update"], progress, "reading what there is")
            ended = self._run(log, [*apt, "install", self.name], progress, "looking for packages")
        finally:
            progress.done()
        if ended.status == 0:
            return ""
        if "dpkg was interrupted" in ended.output:
            return "an earlier installation was cut off, so run dpkg --configure -a as root first"
        # Without a network, apt-get install does not know the package, and only apt-get update says why.
        return f"{why(Ended(ended.status, [*update.lines, *ended.lines]), 'apt-get', 'debian')} {DETAILS}"

    def _run(self, log: Log, command: list[str], progress: Progress, doing: str) -> Ended:
        """Runs apt-get, again and again while another program holds its lock."""
        until = time.monotonic() + APT_PATIENCE
        while True:
            ended = log.run(command, progress, AptWatch(doing), patient=True)
            if not (ended.status and _HELD.search(ended.output)) or time.monotonic() > until:
                return ended
            found = _HOLDER.search(ended.output)
            who = f"process {found[1]}" if found else "another program"
            progress.show(f"apt is in use by {who}, waiting until it is done")
            pause(WAIT_SECONDS)


def _runs(command: list[str]) -> bool:
    with suppress(OSError):
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    return False


FOR_TESTS = {
    "chromium-headless-shell": (
        "/usr/bin/chromium-headless-shell",
        "the tests of the page in a browser",
        ("REFEREE_TEST_CHROMIUM", "/usr/bin/chromium"),
    ),
    "redis-tools": (
        "/usr/bin/redis-check-rdb",
        "the tests of wake-ups over Redis",
        ("REFEREE_TEST_REDIS", "/usr/bin/redis-server", "/usr/bin/valkey-server"),
    ),
}
"""Debian's packages that tests use: their file, the tests, and what serves as well."""


def install_debian(log: Log, file: Path) -> None:
    """Installs a package that tests use. If that is not possible, says which tests are left out."""
    name = next(name for name, (known, _, _) in FOR_TESTS.items() if Path(known).name == file.name)
    _, tests, others = FOR_TESTS[name]
    wrong = DebianPackage(name).install(log)
    has_other = any(
        os.environ.get(other) or other.startswith("/") and Path(other).exists() for other in others
    )
    if not file.exists() and not has_other:
        print(f"Left out are {tests}: {wrong or f'apt-get did not install {name} {DETAILS}'}.", flush=True)


# What checks the scripts of the page, by npm


class NpmWatch(Watch):
    """Counts the packages that npm has unpacked."""

    def __init__(self) -> None:
        packages = json.loads(Path("package-lock.json").read_text("utf-8"))["packages"]
        self._wanted = [Path(name) for name, one in packages.items() if name and not one.get("optional")]
        self._began = time.time()

    def _is_unpacked(self, folder: Path) -> bool:
        try:
            return (folder / "package.json").stat().st_ctime >= self._began  # older ones will be removed
        except OSError:
            return False

    def text(self) -> str:
        done = sum(map(self._is_unpacked, self._wanted))
        return f"{done} of {len(self._wanted)} packages"


def install_page(log: Log, stamp: Path) -> None:
    """Without these packages, make goes on and says what is not checked."""
    progress = Progress("Installing what checks the scripts of the page")
    try:
        ended = log.run([str(VENV / "bin/npm"), "ci", "--no-progress"], progress, NpmWatch())
    finally:
        progress.done()
    if ended.status:
        print(f"The scripts of the page are not checked: {why(ended, 'npm', 'page')} {DETAILS}.", flush=True)
    else:
        stamp.touch()


# The indexes of questions


def build_indexes(log: Log) -> None:
    progress = Progress("Building the indexes of questions")
    try:
        ended = log.run([str(VENV / "bin/python"), "-m", "referee.services.indexes"], progress)
    finally:
        progress.done()
    if ended.status:
        cause = why(ended, "the program", "indexes")
        raise Failure(f"The indexes of questions could not be built: {cause} {DETAILS}.")


# The command

STEPS: dict[str, Callable[[Log, Path], None]] = {
    "python": lambda log, stamp: install_python(log, "python", stamp),
    "python-and-tests": lambda log, stamp: install_python(log, "python-and-tests", stamp),
    "page": install_page,
    "indexes": lambda log, _: build_indexes(log),
    "debian": install_debian,
}


def is_done(target: Path, sources: Iterable[Path]) -> bool:
    """Whether the target is there and no source is newer."""
    try:
        made = target.stat().st_mtime_ns
        return all(source.stat().st_mtime_ns <= made for source in sources)
    except OSError:
        return False


def perform(step: str, target: Path, sources: Sequence[Path]) -> None:
    """Does a step, unless another make did it while this one waited."""
    log = Log()
    try:
        if log.lock() and is_done(target, sources):
            log.close()
            pause(GIVE_WAY_SECONDS)
            return
        log.begin()
        STEPS[step](log, target)
    except OSError as error:
        raise Failure(_sentence_of(error, Path.cwd())) from error
    finally:
        log.close()


def main(arguments: Sequence[str]) -> int:
    SIGNALS.watch()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # the folder may have a name that cannot be printed
    step, target, *sources = arguments
    try:
        perform(step, Path(target), [Path(source) for source in sources])
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    except Stopped:
        signal.signal(SIGNALS.received, signal.SIG_DFL)
        os.kill(os.getpid(), SIGNALS.received)  # make learns what happened, and stops as well
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
