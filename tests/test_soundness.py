"""A database that cannot be used is told in one sentence, with what to do, and nothing is changed in it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from referee.cli import cli

PAGE = 4096  # bytes
NOT_A_DATABASE = (
    "it is not a SQLite database. Name another file in REFEREE_DATABASE_URL, or restore a backup there."
)
DAMAGED = "it is damaged. Restore the newest backup, and check that with `referee audit`."
NOT_MIGRATED = "it does not have the tables of this release. Run `referee migrate` first."
SOMEBODY_ELSES = (
    "it has tables, but none that Referee made. Name another file in REFEREE_DATABASE_URL, or a new one."
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "referee.sqlite3"


def run(file: Path, *arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments, env={"REFEREE_DATABASE_URL": f"sqlite:///{file}"})


def noise(file: Path) -> None:
    file.write_bytes(b"no database" * 1000)


def emptied(file: Path) -> None:
    file.write_bytes(b"")


def foreign(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (title TEXT)")


def truncated(file: Path) -> None:
    assert run(file, "migrate").exit_code == 0
    file.write_bytes(file.read_bytes()[: 7 * PAGE])


def with_holes(file: Path) -> None:
    assert run(file, "migrate").exit_code == 0
    whole = file.read_bytes()
    file.write_bytes(whole[: 3 * PAGE] + bytes(4 * PAGE) + whole[7 * PAGE :])


def older(file: Path) -> None:
    """A column that this release reads is not there yet."""
    assert run(file, "migrate").exit_code == 0
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("ALTER TABLE matches RENAME COLUMN erased_at TO erased_once")


@pytest.mark.parametrize(
    ("made", "command", "told"),
    [
        (noise, "migrate", NOT_A_DATABASE),
        (noise, "audit", NOT_A_DATABASE),
        (noise, "backup", NOT_A_DATABASE),
        (emptied, "audit", NOT_MIGRATED),
        (emptied, "backup", NOT_MIGRATED),
        (foreign, "migrate", SOMEBODY_ELSES),
        (foreign, "audit", NOT_MIGRATED),
        (truncated, "migrate", DAMAGED),
        (truncated, "audit", DAMAGED),
        (truncated, "backup", DAMAGED),
        (with_holes, "migrate", DAMAGED),
        (with_holes, "backup", DAMAGED),
        (older, "audit", NOT_MIGRATED),
    ],
)
def test_it_is_told_in_a_sentence(file: Path, made: Callable[[Path], None], command: str, told: str):
    """`serve` migrates first, and so says the same."""
    made(file)
    before = file.read_bytes()
    more = [str(file.with_name("saved.sqlite3"))] if command == "backup" else []
    result = run(file, command, *more)

    begins = "No backup was made" if command == "backup" else "The database cannot be used"
    assert (1, f"Error: {begins}: {told}\n") == (result.exit_code, result.output)
    assert before == file.read_bytes()


def test_an_audit_looks_at_the_whole_file(file: Path):
    """Also where no match that it reads is in the part that is damaged."""
    with_holes(file)
    result = run(file, "audit")

    assert result.exit_code == 1
    assert result.output.startswith("Error: The database is damaged:\n")


def test_an_empty_file_is_a_new_database(file: Path):
    emptied(file)

    assert "The database is up to date.\n" == run(file, "migrate").output
    assert "0 matches checked, no problems.\n" == run(file, "audit").output
