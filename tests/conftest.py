"""What every test may use: a database of each kind, and the run's seed."""

import gc
import os
import random
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import hypothesis
import pytest

from tests import left_out
from tests.browsers import MISSING, chromium
from tests.compiler import NO_COMPILER, c_compiler
from tests.pgbouncer import MISSING as PGBOUNCER_MISSING
from tests.pgbouncer import Pgbouncer
from tests.pgbouncer import binary as pgbouncer_binary
from tests.postgres import Postgres
from tests.redis_server import MISSING as REDIS_MISSING
from tests.redis_server import Redis
from tests.redis_server import binary as redis_binary
from tests.refusals import refusals_at
from tests.seeds import FIXED_SEED

hypothesis.settings.register_profile(
    "referee", derandomize=False, deadline=None, database=None, print_blob=True
)
hypothesis.settings.load_profile("referee")

SEED = pytest.StashKey[int]()
WANTED = pytest.StashKey[str]()
LEFT = pytest.StashKey[dict[str, int]]()
MOST_WORKERS = 4
"""Each makes its own databases and fixtures: dozens would be busy with those."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One private PostgreSQL for each process of the run, started for the first test that wants it."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="module")
def redis_server() -> Iterator[Redis]:
    """One private Redis for each module that wants it; skipped where there is none, see tests/left_out.py."""
    if redis_binary() is None:
        pytest.skip(REDIS_MISSING)
    with Redis() as server:
        yield server


@pytest.fixture(scope="session")
def compiler() -> None:
    """Whatever wants this compiles something; skipped where there is no C compiler."""
    if c_compiler() is None:
        pytest.skip(NO_COMPILER)


@pytest.fixture(scope="module")
def pooler(postgres: Postgres) -> Iterator[Pgbouncer]:
    """One private pgbouncer before that PostgreSQL, for each module that wants it; skipped as well."""
    if pgbouncer_binary() is None:
        pytest.skip(PGBOUNCER_MISSING)
    with Pgbouncer(postgres) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a fresh empty database; the test runs once on each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/referee.sqlite3"
    else:
        server = request.getfixturevalue("postgres")
        url = server.new_database()
        yield url
        server.drop_database(url)


@pytest.fixture
def eslint() -> list[str]:
    """The command, see tests/left_out.py."""
    config = left_out.TESTS.parent / "tools/page/eslint.config.js"
    return [str(Path(sys.executable).with_name("node")), str(left_out.ESLINT), f"--config={config}"]


@pytest.fixture(scope="session")
def fresh_seed(pytestconfig: pytest.Config) -> int:
    """Another number on every run, for tests that want new games; the header tells how to repeat it."""
    return pytestconfig.stash[SEED]


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # by a shell that started the run in its background
        signal.signal(signal.SIGINT, signal.default_int_handler)  # what tests start has to end by Ctrl-C
    told = getattr(config, "workerinput", None)  # of a worker, by the process that started it
    if told is None:
        seed = int(os.environ.get("REFEREE_TEST_SEED") or random.SystemRandom().randrange(2**32))
        told = {"fresh_seed": seed, "wanted": wanted(config)}
    config.stash[SEED], config.stash[WANTED] = told["fresh_seed"], told["wanted"]
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(config.stash[SEED])  # before hypothesis's own plugin reads it
    if told["wanted"] in ("everything", "the rest") and chromium() is None:
        raise pytest.UsageError(MISSING)


def wanted(config: pytest.Config) -> str:
    """Which tests are asked for, see tests/left_out.py."""
    if config.args_source is not config.ArgsSource.TESTPATHS:
        return "what is named"
    if config.option.rest:
        return "the rest"
    return "everything" if config.option.whole else "every run"


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node) -> None:
    """Before a worker starts."""
    node.workerinput["fresh_seed"] = node.config.stash[SEED]
    node.workerinput["wanted"] = node.config.stash[WANTED]


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session):
    """Collect the tests without garbage collection: nothing that is collected here becomes garbage, and
    looking at all of it again and again takes half of the time. Nor is it looked at while the tests run."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left out is counted as deselected, and told at the end."""
    if config.stash[WANTED] in ("what is named", "everything"):
        return
    reasons = {item: left_out.why(item) for item in items}
    if config.stash[WANTED] == "the rest":
        later = [item for item in items if reasons[item] is None]
    else:
        later = [item for item in items if reasons[item] is not None]
        config.stash[LEFT] = left_out.counted(reasons[item] for item in later)
    gone = set(later)
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=later)
    if hasattr(config, "workeroutput"):
        config.workeroutput["left"] = config.stash.get(LEFT, {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error) -> None:
    """After a worker ended: each of them collected the same."""
    node.config.stash[LEFT] = getattr(node, "workeroutput", {}).get("left", node.config.stash.get(LEFT, {}))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return the number of processes for `-n auto`: one for each processor that this process may use, as each
    collects all tests and starts servers of its own; and one more where the whole page is tested, as one is
    always waiting for a browser. xdist's own count includes processors that this process may not use. With -s
    there is none, as nobody sees what a worker prints.
    """
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if usable == 1 or config.option.capture == "no":
        return 0
    waiting = config.option.whole or config.option.rest
    return min(usable + waiting, MOST_WORKERS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The report of a failed test also says what the referee refused in it, see tests/refusals.py."""
    report = yield
    if report.failed and call.excinfo and (refused := refusals_at(call.excinfo.tb)):
        report.sections.append(("refused by the referee", "\n".join(refused)))
    return report


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="all tests, also those in tests/left_out.py")
    parser.addoption("--rest", action="store_true", help="only the tests that tests/left_out.py names")


def pytest_report_header(config: pytest.Config) -> list[str]:
    seed = config.stash[SEED]
    seeds = f"fixed seed: {FIXED_SEED}, fresh seed: {seed}, repeat with REFEREE_TEST_SEED={seed}"
    return [seeds, *([MISSING] if leaves_the_page_out(config) else [])]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """The header once more, which a long run has lost, and what was left out."""
    for line in pytest_report_header(config):
        terminalreporter.write_line(line)
    if config.stash[WANTED] == "every run":
        terminalreporter.write_line(left_out.sentence(config.stash.get(LEFT, {})))


def leaves_the_page_out(config: pytest.Config) -> bool:
    return config.stash[WANTED] == "every run" and chromium() is None
