"""`make run` and `make test` say how far an installation is, and in one sentence why it failed.

pip, npm and apt-get are scripts here: no test needs a network, and no package is installed.
"""

import fcntl
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from unittest.mock import patch

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import install

TOP = Path(__file__).parent.parent
PATIENCE = 30
NETWORK = "WARNING: Retrying (Retry(total=2)) after connection broken by 'NewConnectionError'\nERROR: none"
PIP_BEGINS = (
    "Collecting alembic>=1.20.1 (from referee==0.21.1)\n"
    "  Downloading alembic-1.20.1-py3-none-any.whl (270 kB)"
)
SHOWN = 'shown() { until grep -qsF "$1" progress; do sleep 0.02; done; }\n'
"""For programs of the fixture `here`: `shown TEXT` waits until the progress shows it."""
VENV_PYTHON = """#!/bin/sh
case "$*" in
  *"pip install"*) echo "HOME is $HOME"; . ./pip.sh ;;
  *indexes*) mkdir -p referee/services; touch referee/services/indexes.pickle ;;
  *build_messages*) mkdir -p referee/languages; touch referee/languages/catalog.json ;;
  *hatchling*) . ./hatchling.sh ;;
esac
"""


def script(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text if text.startswith("#!") else f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


class Clone:
    """As much of a clone as an installation needs, in a folder with a blank and an umlaut."""

    def __init__(self, folder: Path):
        self.folder = folder
        for name in (
            "Makefile",
            "constraints.txt",
            "pyproject.toml",
            "tools/install.py",
            "tools/page/package-lock.json",
            "tools/which_python.sh",
        ):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TOP / name, folder / name)
        os.utime(folder / "pyproject.toml", (1, 1))
        os.utime(folder / "constraints.txt", (1, 1))
        self.bin = folder / "bin"
        self.bin.mkdir()

    def make_environment(self) -> None:
        printed = self.make("--eval=here: ; @echo $(HERE)", "here").stdout
        script(self.folder / ".venv/bin/python", VENV_PYTHON)
        script(self.folder / ".venv/bin/referee", "echo served on $REFEREE_PORT")
        (self.folder / f".venv/made-{printed.strip()}").touch()

    def pip_does(self, text: str) -> None:
        (self.folder / "pip.sh").write_text(text)

    def hatchling_does(self, text: str) -> None:
        (self.folder / "hatchling.sh").write_text(text)

    def command(self, *arguments: str) -> list[str]:
        return ["make", "--no-print-directory", f"PYTHON={sys.executable}", *arguments]

    def environ(self, **settings: str) -> dict[str, str]:
        environ = {
            name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))
        }
        return {**environ, "PATH": f"{self.bin}:{os.environ['PATH']}", **settings}

    def make(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*arguments),
            cwd=self.folder,
            env=self.environ(**settings),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    def started(self, *arguments: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            self.command(*arguments),
            cwd=self.folder,
            env=self.environ(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def install(self, step: str = "python", prefix: str = "run") -> int:
        """Does a step in this process."""
        made = next((self.folder / ".venv").glob("made-*")).name
        return install.main([step, f".venv/{made.replace('made', prefix)}"])

    def log(self) -> str:
        return (self.folder / "install.log").read_text()

    def stamps(self) -> list[str]:
        return sorted(file.name.partition("-")[0] for file in (self.folder / ".venv").glob("*-*"))


@pytest.fixture
def bare(tmp_path):
    folder = tmp_path / "Kärtchen spielen"
    folder.mkdir()
    return Clone(folder)


@pytest.fixture
def clone(bare):
    bare.make_environment()
    return bare


@pytest.fixture
def here(clone, monkeypatch):
    """The same, for steps that this process does: without the seconds between two lines, and with all that
    the progress shows in the file `progress`."""
    show = install.Progress.show

    def recorded(progress: install.Progress) -> None:
        show(progress)
        with Path("progress").open("a") as file:
            print(progress.text, file=file)

    monkeypatch.setattr(install.Progress, "show", recorded)
    monkeypatch.chdir(clone.folder)
    monkeypatch.setenv("PATH", f"{clone.bin}:{os.environ['PATH']}")
    monkeypatch.setattr(install, "SIGNALS", [])
    monkeypatch.setattr(install, "LINE_SECONDS", 0.0)
    monkeypatch.setattr(install, "WAIT_SECONDS", 0.01)
    handlers = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    with patch.dict(os.environ):
        yield clone
    for each, handler in handlers.items():
        signal.signal(each, handler)


# pip


def test_make_run_installs_and_serves(clone):
    clone.pip_does(f"echo '{PIP_BEGINS}'")
    run = clone.make("run", "PORT=8123")

    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == [
        "Installing Referee: looking for packages ...",
        "Installing Referee: done.",
        "Compiling the messages ...",
        "Building the indexes of questions ...",
        "served on 8123",
    ]
    assert clone.stamps() == ["made", "run"]
    assert "Collecting alembic" in clone.log()
    assert clone.make("run", "PORT=8123").stdout == "served on 8123\n"


def test_make_run_is_an_evening_for_this_machine_or_for_the_house(clone):
    """The port is the evening's to choose, unless it is given."""
    clone.pip_does("exit 0")
    script(clone.folder / ".venv/bin/referee", 'echo "$* at $REFEREE_HOST:$REFEREE_PORT"')
    alone, house = clone.make("run"), clone.make("run", "HOST=0.0.0.0", "PORT=8001")

    assert "home at 127.0.0.1:" == alone.stdout.splitlines()[-1]
    assert "home at 0.0.0.0:8001" == house.stdout.splitlines()[-1]


def test_the_server_suggests_commands_with_the_same_python(clone):
    """Another Python makes another environment: it would replace the one that is used."""
    clone.pip_does("exit 0")
    script(clone.folder / ".venv/bin/referee", 'echo "$MAKE_RUN PORT=8124"')
    given = clone.make("run").stdout.splitlines()[-1]
    script(clone.bin / "python3", f'exec {sys.executable} "$@"')
    command = ["env", "-u", "PYTHON", "make", "--no-print-directory", "run"]
    usual = subprocess.check_output(command, cwd=clone.folder, env=clone.environ(), text=True)

    assert given == f"make run PYTHON={sys.executable} PORT=8124"
    assert usual.splitlines()[-1] == "make run PORT=8124"


def test_packages_are_counted(here, capsys):
    here.pip_does(
        f"{SHOWN} echo '{PIP_BEGINS}'; shown 'now alembic (270 kB)'\n"
        "echo Processing /opt/files/flask-3.1.3-py3-none-any.whl; shown 'now flask'\n"
        "echo 'Collecting zope.event (from gevent)'; shown 'now zope.event'\n"
        "echo '  Downloading zope_event-6.1-py3-none-any.whl (6.4 kB)'; shown 'now zope_event (6.4 kB)'\n"
        "echo 'Installing collected packages: alembic, flask, referee'; shown '0 of 3 packages'\n"
        "for each in 1 2 3; do\n"
        '  mkdir -p .venv/lib/python3/site-packages/$each.dist-info; shown "$each of 3 packages"\n'
        "done"
    )
    assert here.install() == 0
    printed = capsys.readouterr().out
    for line in (
        "2 of 35 packages fetched, now alembic (270 kB) ...",
        "3 of 35 packages fetched, now flask ...",
        "4 of 35 packages fetched, now zope_event (6.4 kB) ...",
        "1 of 3 packages installed",
        "2 of 3 packages installed",
        "3 of 3 packages installed",
    ):
        assert f"Installing Referee: {line}" in printed


def test_a_terminal_gets_one_line_that_changes(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setattr(sys, "stdout", terminal := Terminal())
    progress = install.Progress("Installing Referee", "14 of 31 packages fetched")
    progress.show()
    progress.done()
    print("Done.")

    assert terminal.getvalue() == "\r\x1b[KInstalling Referee: 14 of 31 \r\x1b[KDone.\n"


def test_a_line_comes_every_few_seconds_though_nothing_changes(monkeypatch, capsys):
    clock = iter(range(100))
    monkeypatch.setattr(install.time, "monotonic", lambda: float(next(clock)))
    progress = install.Progress("Installing Referee", "looking")
    for _ in range(7):
        progress.show()

    assert capsys.readouterr().out.splitlines() == [
        "Installing Referee: looking, 1 s ...",
        "Installing Referee: looking, 4 s ...",
        "Installing Referee: looking, 7 s ...",
    ]


@pytest.mark.parametrize(
    ("pip", "sentence"),
    [
        (
            f"echo '{PIP_BEGINS}'; echo \"{NETWORK}\"; exit 1",
            "there is no network, or the server with the packages",
        ),
        ('echo "ERROR: OSError: [Errno 28] No space left on device"; exit 1', "the disk is full: "),
        (
            "echo 'ERROR: No matching distribution found for gevent<27'; exit 1",
            "there is no gevent for Python 3.",
        ),
        (
            "echo 'ERROR: Failed building wheel for gevent'; exit 1",
            "gevent could not be compiled for Python 3.",
        ),
        (
            "echo \"ERROR: [Errno 13] Permission denied: '/etc/passwd'\"; exit 1",
            "/etc/passwd belongs to root and",
        ),
        ("kill -9 $$", "the system killed pip, probably because there is too little memory"),
        ("echo 'ERROR: something else'; exit 1", "pip failed and says: ERROR: something else"),
    ],
    ids=["network", "disk", "no package", "not compiled", "no right", "killed", "other"],
)
def test_a_failure_is_one_sentence(here, pip, sentence, capsys):
    here.pip_does(pip)
    assert here.install() == 1
    output = capsys.readouterr()

    assert output.err.startswith(f"Referee could not be installed: {sentence}")
    assert output.err.endswith(" (details: install.log).\n")
    assert output.err.count("\n") == 1
    assert "Retrying" not in output.out + output.err
    assert here.stamps() == ["made"]


def test_a_disk_that_is_full_before_pip_is_there_is_said(here, capsys):
    """venv alone keeps to itself what its last step prints."""
    next(Path(".venv").glob("made-*")).unlink()
    full = "case $* in *ensurepip*) echo 'OSError: [Errno 28] No space left on device'; exit 1 ;; esac"
    script(here.bin / "python", f'mkdir -p .venv/bin; cp "$0" .venv/bin/python; {full}')
    with patch.object(sys, "executable", str(here.bin / "python")):
        assert install.main(["python", ".venv/run-1"]) == 1

    said = capsys.readouterr().err
    assert said.startswith("The virtual environment .venv could not be made: the disk is full: ")
    assert not Path(".venv").exists()


def test_after_a_failure_the_next_make_goes_on(clone):
    clone.pip_does(f'echo "{NETWORK}"; exit 1')
    failed = clone.make("run")
    clone.pip_does("exit 0")
    run = clone.make("run", "PORT=8123")

    assert failed.returncode == 2
    assert failed.stderr.splitlines()[0].endswith(
        "so run the same command again later (details: install.log)."
    )
    assert run.stdout.endswith("served on 8123\n")


def test_what_is_half_installed_is_removed(here):
    """Before pip changes anything, the environment stays, and what was fetched is in pip's cache."""
    here.pip_does("exit 1")
    here.install()
    assert here.stamps() == ["made"]

    here.pip_does("echo 'Installing collected packages: a, b'; exit 1")
    here.install()
    assert not Path(".venv").exists()


def test_what_was_cut_off_is_made_anew(here, monkeypatch):
    """After a power cut or a kill nobody has cleaned up."""
    steps, stamp = [], next(Path(".venv").glob("made-*")).name.replace("made", "run")
    here.pip_does("kill -9 $PPID")
    subprocess.run([sys.executable, "tools/install.py", "python", f".venv/{stamp}"], check=False)
    assert (here.stamps(), Path(".venv").exists()) == ([], True)

    monkeypatch.setattr(install, "make_environment", lambda log: steps.append(log.step))
    here.pip_does("exit 0")
    assert install.main(["python", f".venv/{stamp}"]) == 0
    assert (steps, here.stamps()) == (["python"], ["made", "run"])


def test_the_expected_number_of_packages_is_true():
    """The number of packages that is shown as the whole is what pip installs on Debian 12."""
    for step, extras in (("python", []), ("python-and-tests", ["test"])):
        assert install.PACKAGES[step] == len(_closure("referee", extras)), step


DEBIAN_12 = {"python_version": "3.11", "python_full_version": "3.11.2"}
"""A few packages are needed on some Pythons only: the numbers are those of this one."""


def _closure(name: str, extras: list[str]) -> set[str]:
    found, waiting = {name}, [(name, extras)]
    while waiting:
        package, wanted = waiting.pop()
        try:
            needs = [Requirement(each) for each in requires(package) or []]
        except PackageNotFoundError:
            continue
        for each in needs:
            name = canonicalize_name(each.name)
            applies = each.marker is None or any(
                each.marker.evaluate({"extra": extra, **DEBIAN_12}) for extra in ("", *wanted)
            )
            if applies and (name not in found or each.extras):
                found.add(name)
                if (name, sorted(each.extras)) not in waiting:
                    waiting.append((name, sorted(each.extras)))
    return found


@pytest.mark.parametrize("home", [None, "", "/no/such/home"], ids=["unset", "empty", "missing"])
def test_home_may_be_unset(here, home):
    os.environ.pop("HOME")
    if home is not None:
        os.environ["HOME"] = home
    here.pip_does("exit 0")

    assert here.install() == 0
    assert f"\nHOME is {Path('.venv').absolute()}\n" in here.log()


# Ctrl-C


@pytest.mark.parametrize("is_changing", [False, True], ids=["fetching", "installing"])
def test_ctrl_c_leaves_nothing_that_is_half_made(clone, is_changing):
    begin = "Installing collected packages: a, b" if is_changing else PIP_BEGINS
    clone.pip_does(f"echo '{begin}'; exec sleep 60")
    process = clone.started("run")
    wait_for(lambda: (clone.folder / "install.log").exists() and begin in clone.log())
    os.killpg(process.pid, signal.SIGINT)
    printed, _ = process.communicate(timeout=PATIENCE)

    assert re.sub(r"run-\d+", "run-1", printed).splitlines()[1:] == [
        "Stopping ...",
        f"make: *** [Makefile:{line_of('$(INSTALL) python ')}: .venv/run-1] Interrupt",
    ]
    assert (clone.folder / ".venv").exists() is not is_changing
    assert clone.stamps() == ([] if is_changing else ["made"])
    if not is_changing:
        clone.pip_does("exit 0")
        assert clone.make("run", "PORT=8123").stdout.endswith("served on 8123\n")


def line_of(text: str) -> int:
    lines = (TOP / "Makefile").read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def wait_for(condition) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


# Two at the same time


def test_a_second_make_waits_for_the_first(clone):
    """It says so, and does not install what the first one installed."""
    clone.pip_does("echo installed >>twice; touch began; while [ ! -e go ]; do sleep 0.05; done")
    first = clone.started("run", "PORT=8123")
    wait_for((clone.folder / "began").exists)
    second = clone.started("run", "PORT=8124")
    waits = second.stdout.readline()
    (clone.folder / "go").touch()

    assert waits == "Another make installs in this folder, and this one waits for it ...\n"
    assert first.communicate(timeout=PATIENCE)[0].endswith("served on 8123\n")
    assert second.communicate(timeout=PATIENCE)[0].endswith("served on 8124\n")
    assert (clone.folder / "twice").read_text() == "installed\n"


def test_what_was_installed_meanwhile_is_known_by_the_files_own_clock(clone):
    """Which is behind the clock of the processor, so a new file may look older than the wait for it."""
    clone.pip_does("echo installed >>twice")
    made = next((clone.folder / ".venv").glob("made-*"))
    stamp = made.with_name(made.name.replace("made", "run"))
    with (clone.folder / "install.log").open("ab") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        second = clone.started("run", "PORT=8124")
        second.stdout.readline()
        stamp.touch()
        os.utime(stamp, (2, 2))

    assert second.communicate(timeout=PATIENCE)[0].endswith("served on 8124\n")
    assert not (clone.folder / "twice").exists()


def test_ctrl_c_ends_the_wait(clone):
    with (clone.folder / "install.log").open("ab") as log:
        fcntl.flock(log, fcntl.LOCK_EX)
        process = clone.started("run")
        process.stdout.readline()
        os.killpg(process.pid, signal.SIGINT)
        assert "Traceback" not in process.communicate(timeout=PATIENCE)[0]
    assert clone.stamps() == ["made"]


# Python


OLD = 'case "$1" in -c) echo "Python 3.9"; exit 1 ;; esac'
NONE = "exit 127"


@pytest.mark.parametrize(
    ("pythons", "python", "sentence"),
    [
        ({"python3": OLD.replace("exit 1", "case $2 in *exit*) exit 1 ;; esac"), "python3.12": "exit 0"},
         "python3",
         "python3 is Python 3.9, and Referee needs Python 3.11 or newer: run make run PYTHON=python3.12."),
        ({}, "python-that-is-nowhere",
         "There is no python-that-is-nowhere, and Referee needs Python 3.11 or newer: install one (as "
         "root on Debian 12 or newer: apt-get install python3 python3-venv), or name one with "
         "make run PYTHON=..."),
        ({}, "python3", "python3 does not run, and Referee needs Python 3.11 or newer: install one"),
    ],
    ids=["another", "missing", "broken"],
)  # fmt: skip
def test_an_old_python_is_named_and_a_newer_one_too(bare, pythons, python, sentence):
    for name in ("python3", "python3.11", "python3.12", "python3.13", "python3.14"):
        script(bare.bin / name, pythons.get(name, NONE))
    run = bare.make("run", f"PYTHON={python}")

    assert run.returncode == 2
    assert run.stderr.startswith(sentence)
    assert run.stderr.count("\n") == 2  # ours, and that of make
    assert not (bare.folder / ".venv").exists()


def test_a_folder_of_another_user_is_said(here, monkeypatch, capsys):
    def refuses(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(install.Path, "open", refuses)
    assert install.main(["python", ".venv/run-1"]) == 1
    assert re.fullmatch(
        r"Nothing can be installed: /.* belongs to \w+ and you may not write to it, "
        r"so clone Referee into a folder of your own\.\n",
        capsys.readouterr().err,
    )


def test_a_folder_that_may_not_be_looked_into_is_said(tmp_path):
    """As the home folder of another user is, which HOME names after setpriv."""
    (tmp_path / "home").mkdir(mode=0o000)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        wrong = install.why("npm", 1, f"EACCES: permission denied, mkdir '{tmp_path}/home/.npm'", "page")
    finally:
        if is_root:
            os.seteuid(0)
    assert re.match(r"/\S+ belongs to \w+ and you may not write to it, so clone Referee into ", wrong)


# Debian's packages

APT_SUCCEEDS = (
    f"{SHOWN} echo 'dlstatus:1:40.6:Retrieving file 1 of 2'; shown '41 % fetched'\n"
    "echo 'pmstatus:redis:70:Unpacking'; shown '70 % installed'\n"
)
HELD = (
    "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 77 (apt)\n"
    "E: Unable to acquire the dpkg frontend lock"
)


REDIS = ["debian", "redis-check-rdb", "redis-tools", "the tests of wake-ups over Redis"]
CHROMIUM = ["debian", "chromium", "chromium-headless-shell", "the tests of the page in a browser"]


@pytest.fixture
def apt(here, monkeypatch):
    """Writes what apt-get does. This process is root."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)

    def does(installing: str, updating: str = "exit 0") -> None:
        script(here.bin / "apt-get", f'case "$*" in *update*) {updating} ;; esac\n{installing}')

    return does


def test_apt_says_how_far_it_is(apt, capsys):
    apt(f"{APT_SUCCEEDS} touch redis-check-rdb")
    assert install.main(REDIS) == 0

    printed = capsys.readouterr().out
    for text in ("reading what there is", "41 % fetched", "70 % installed, now redis"):
        assert f"Installing Debian's redis-tools: {text} ..." in printed
    assert "Left out" not in printed


def test_a_lock_of_apt_is_waited_for(apt, capsys):
    apt(f"[ -e asked ] || {{ touch asked; echo '{HELD}'; exit 100; }}; touch redis-check-rdb")
    assert install.main(REDIS) == 0

    printed = capsys.readouterr().out
    assert "redis-tools: apt is in use by process 77 (apt), waiting until it is done ..." in printed
    assert Path("redis-check-rdb").exists()


def test_while_a_lock_of_apt_is_held_nothing_else_is_shown(apt, capsys):
    apt(f"[ $(wc -l <asked) = 5 ] || {{ echo >>asked; echo '{HELD}'; exit 100; }}; touch redis-check-rdb")
    Path("asked").touch()
    assert install.main(REDIS) == 0

    first, *others = capsys.readouterr().out.splitlines()
    assert first == "Installing Debian's redis-tools: reading what there is ..."
    held = others[next(number for number, line in enumerate(others) if "in use" in line) :]
    assert len(held) > 4
    assert {line.partition(":")[2].split(",")[0] for line in held} == {" apt is in use by process 77 (apt)"}


def test_ctrl_c_lets_apt_finish(clone):
    """Its output is read until it ends: dpkg would be cut off by a pipe that nobody reads."""
    script(clone.bin / "sudo", '[ "$1" = -n ] && shift; exec "$@"')
    begins = "trap '' INT; touch began; while [ ! -e go ]; do sleep 0.05; done"
    script(
        clone.bin / "apt-get", f"case $* in *update) {begins}; yes | head -c 200000; touch finished ;; esac"
    )
    command = [sys.executable, "tools/install.py", *REDIS]
    process = subprocess.Popen(
        command,
        cwd=clone.folder,
        env=clone.environ(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    wait_for((clone.folder / "began").exists)
    os.killpg(process.pid, signal.SIGINT)
    said = [process.stdout.readline(), process.stdout.readline()]
    (clone.folder / "go").touch()

    assert ("", -signal.SIGINT) == (process.communicate(timeout=PATIENCE)[0], process.returncode)
    assert (clone.folder / "finished").exists()
    assert said[1] == "Stopping, when apt has finished what it has begun ...\n"


def test_without_a_network_tests_are_left_out(apt, capsys):
    apt("echo 'E: Unable to locate package'; exit 100", "echo 'W: Failed to fetch x'; exit 0")
    assert install.main(CHROMIUM) == 0

    assert capsys.readouterr().out.splitlines()[-1] == (
        "Left out are the tests of the page in a browser: there is no network, or the server with the "
        "packages does not answer, so run the same command again later (details: install.log)."
    )


def test_a_dpkg_that_was_cut_off_is_said(apt, capsys):
    apt("echo 'E: dpkg was interrupted, you must manually run it'; exit 100")
    install.main(REDIS)

    assert "so run dpkg --configure -a as root first." in capsys.readouterr().out


def test_who_may_not_install_reads_what_root_runs(here, apt, monkeypatch, capsys):
    """For the tests it is left out; without python3-venv nothing goes."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(install, "can_make_environments", lambda: False)
    script(here.bin / "apt-get", "exit 0")
    script(here.bin / "sudo", "exit 1")
    assert install.main(REDIS) == 0
    assert install.main(["python", ".venv/run-1"]) == 1

    output = capsys.readouterr()
    again = "then run the same command again.\n"
    assert output.out == (
        f"Left out are the tests of wake-ups over Redis: as root, run apt-get install redis-tools, {again}"
    )
    assert output.err == (
        f"{sys.executable} cannot make virtual environments: "
        f"as root, run apt-get install python3-venv, {again}"
    )


def test_python3_venv_is_installed_where_that_is_allowed(apt, monkeypatch):
    monkeypatch.setattr(install, "can_make_environments", Path("has-venv").exists)
    monkeypatch.setattr(install.sys, "executable", "/bin/true")
    apt("echo $* >>installed; touch has-venv")
    with install.LOG.open("ab", buffering=0) as file:
        install.make_environment(install.Log("python", file))

    assert "install python3-venv" in Path("installed").read_text()


# npm, the indexes, and the wheel


def test_npm_says_how_far_it_is(here, capsys):
    """Packages of an earlier installation, which npm removes, do not count."""
    Path("tools/page/node_modules/typescript").mkdir(parents=True)
    Path("tools/page/node_modules/typescript/package.json").touch()
    eslint = "tools/page/node_modules/eslint"
    script(
        here.folder / ".venv/bin/npm",
        f"{SHOWN} shown '0 of'; mkdir {eslint}; touch {eslint}/package.json; shown '1 of'",
    )
    assert install.main(["page", "tools/page/node_modules/.made"]) == 0

    assert re.search(r"checks the scripts of the page: 1 of \d\d+ packages", capsys.readouterr().out)
    assert Path("tools/page/node_modules/.made").exists()


def test_without_npms_packages_make_goes_on_and_says_so(here, capsys):
    script(here.folder / ".venv/bin/npm", "echo 'npm error code ENOTFOUND'; exit 1")
    assert install.main(["page", "tools/page/node_modules/.made"]) == 0

    assert capsys.readouterr().out.splitlines()[-1] == (
        "The scripts of the page are not checked: there is no network, or the server with the packages "
        "does not answer, so run the same command again later (details: install.log)."
    )
    assert not Path("tools/page/node_modules").exists()


def test_where_npm_keeps_its_log_is_no_cause(here, capsys):
    npm = (
        "echo npm error self-signed certificate; echo npm error A complete log of this run can be found in x"
    )
    script(here.folder / ".venv/bin/npm", f"{npm}; exit 1")
    assert install.main(["page", "tools/page/node_modules/.made"]) == 0

    assert capsys.readouterr().out.splitlines()[-1] == (
        "The scripts of the page are not checked: npm failed and says: npm error self-signed certificate "
        "(details: install.log)."
    )


def test_indexes_that_cannot_be_built_are_said(here, capsys):
    script(here.folder / ".venv/bin/python", "echo 'OSError: [Errno 28] No space left on device'; exit 1")
    assert install.main(["indexes", "referee/services/indexes.pickle"]) == 1

    assert re.fullmatch(
        r"The indexes of questions could not be built: the disk is full: \d+ MB are free in \S.*, "
        r"and about 20 MB are needed \(details: install\.log\)\.\n",
        capsys.readouterr().err,
    )


BUILT = """
head -c 7040000 /dev/zero >dist/referee-1.tar.gz
head -c 3480000 /dev/zero >dist/referee-1-any.whl
printf '%s\\n' '[sdist]' dist/referee-1.tar.gz '' '[wheel]' dist/referee-1-any.whl
echo "$REFEREE_SOURCE" >to
"""


@pytest.mark.parametrize("source", ["", "https://code.example/referee"])
def test_a_wheel_is_built_and_named_with_its_size(clone, source):
    """The build itself makes what git ignores. Another SOURCE, in the environment, is not that of Referee."""
    clone.pip_does("exit 0")
    clone.hatchling_does(BUILT)
    run = clone.make("dist", *([f"SOURCE={source}"] if source else []), SOURCE="src")
    *lines, last = run.stdout.splitlines()

    assert run.returncode == 0, run.stderr
    assert "Building the wheel ..." == lines[-1]
    assert (
        "The wheel is dist/referee-1-any.whl (3.5 MB), and the source is dist/referee-1.tar.gz (7.0 MB)."
        == last
    )
    assert source == (clone.folder / "to").read_text().strip()


def test_a_wheel_that_is_refused_is_said(here, capsys):
    here.hatchling_does("echo 'The indexes of questions are out of date. Run `make dist`.'; exit 1")
    assert install.main(["dist", "dist", ""]) == 1

    assert capsys.readouterr().err == (
        "The wheel could not be built: hatchling failed and says: The indexes of questions are out of date. "
        "Run `make dist` (details: install.log).\n"
    )
