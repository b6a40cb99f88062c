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


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One private PostgreSQL for the whole run, started for the first test that wants it."""
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
    seed = int(os.environ.get("REFEREE_TEST_SEED") or random.SystemRandom().randrange(2**32))
    config.stash[SEED] = seed
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(seed)  # before hypothesis's own plugin reads it


def pytest_report_header(config: pytest.Config) -> str:
    seed = config.stash[SEED]
    return f"fresh seed: {seed}, repeat with REFEREE_TEST_SEED={seed}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say it again where a long or quiet run has lost the header."""
    if terminalreporter.hasopt("q") or terminalreporter.stats.get("failed"):
        terminalreporter.write_line(pytest_report_header(config))
