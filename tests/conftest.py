"""What every test may use: a database of each kind, and the run's seed."""

import os
import random
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.postgres import Postgres

hypothesis.settings.register_profile(
    "referee", derandomize=False, deadline=None, database=None, print_blob=True
)
hypothesis.settings.load_profile("referee")

SEED = pytest.StashKey[int]()
WHOLE = pytest.StashKey[bool]()
"""Whether all tests are wanted, or those of one run: see the conftest.py of tests/web and of tests/page."""
MOST_WORKERS = 4
"""Each makes its own databases and fixtures: dozens would be busy with those."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One private PostgreSQL for each process of the run, started for the first test that wants it."""
    with Postgres() as server:
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


@pytest.fixture(scope="session")
def fresh_seed(pytestconfig: pytest.Config) -> int:
    """Another number on every run, for tests that want new games; the header tells how to repeat it."""
    return pytestconfig.stash[SEED]


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    seed = told_by_the_controller(config)
    if seed is None:
        seed = int(os.environ.get("REFEREE_TEST_SEED") or random.SystemRandom().randrange(2**32))
    config.stash[SEED] = seed
    names_something = config.args_source is not config.ArgsSource.TESTPATHS
    told = getattr(config, "workerinput", {})
    config.stash[WHOLE] = told.get("whole", config.option.whole or names_something)
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(seed)  # before hypothesis's own plugin reads it


def told_by_the_controller(config: pytest.Config) -> int | None:
    """The seed of the run, for a worker of it."""
    return getattr(config, "workerinput", {}).get("fresh_seed")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node) -> None:
    """Before a worker starts."""
    node.workerinput["fresh_seed"] = node.config.stash[SEED]
    node.workerinput["whole"] = node.config.stash[WHOLE]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """What `-n auto` means: one more than there are processors for us, as one is always waiting for a browser
    or a disk. xdist's own count has those in it that we may not use, and two threads of a core as one.
    With -s none: nobody sees what a worker prints.
    """
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 0 if usable == 1 or config.option.capture == "no" else min(usable + 1, MOST_WORKERS)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="all tests, also those left for `make prove`")


def pytest_report_header(config: pytest.Config) -> str:
    seed = config.stash[SEED]
    return f"fresh seed: {seed}, repeat with REFEREE_TEST_SEED={seed}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say it again where a long or quiet run has lost the header."""
    if terminalreporter.hasopt("q") or terminalreporter.stats.get("failed"):
        terminalreporter.write_line(pytest_report_header(config))
