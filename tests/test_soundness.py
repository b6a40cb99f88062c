"""A database that cannot be used is told in one sentence, with what to do, and nothing is changed in it."""

import os
import pwd
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from referee.cli import cli
from referee.storage import soundness
from tests.postgres import unprivileged_user

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


@pytest.fixture
def closed() -> Iterator[Path]:
    """A folder that everybody may enter and in which this process may not write. Root, who may write
    anywhere, becomes somebody else meanwhile."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    mine = os.geteuid()
    if user := unprivileged_user():
        os.seteuid(pwd.getpwnam(user).pw_uid)
    yield folder
    os.seteuid(mine)
    folder.chmod(0o755)
    shutil.rmtree(folder)


def of_somebody_else(path: Path, what: str, there: str, opened: str) -> str:
    """The sentence on a path of this owner, or on one's own where the tests do not run as root."""
    owner, user = path.stat().st_uid, os.geteuid()
    if owner == user:
        return f"its owner, user {user}, cannot write {what}. Run `chmod u+rw{'x' * path.is_dir()} {path}`"
    return (
        f"{what} belongs to user {owner}, and Referee runs as user {user}, who cannot write {there}. "
        f"Run `chown {user} {opened}`"
    )


@pytest.mark.parametrize("command", ["migrate", "restore", "doctor"])
def test_a_folder_of_somebody_else_is_named_with_both_users(tmp_path: Path, closed: Path, command: str):
    """`serve` migrates first, and so says the same."""
    backup = closed.parent / f"{closed.name}-backup"
    backup.touch()
    result = run(closed / "referee.sqlite3", command, *([str(backup)] if command == "restore" else []))
    backup.unlink()

    begins = "WRONG database" if command == "doctor" else "Error: The database cannot be used"
    why = of_somebody_else(closed, f"the folder {closed}", "there", str(closed))
    assert (1, f"{begins}: {why}.") == (result.exit_code, result.output.splitlines()[0])


def test_a_file_of_somebody_else_is_named_and_opened_together_with_its_folder(closed: Path):
    mine, file = os.geteuid(), closed / "referee.sqlite3"
    os.seteuid(os.getuid())
    closed.chmod(0o755)
    file.touch()
    file.chmod(0o444)
    closed.chmod(0o555)
    os.seteuid(mine)

    both = of_somebody_else(closed, f"the folder {closed}", "there", f"{closed} {file}")
    assert both == soundness.explain_why_sqlite_cannot_write(f"sqlite:///{file}")


def test_a_file_with_its_journal_needs_no_folder_that_can_be_written(closed: Path):
    """SQLite truncates the journal and never deletes it."""
    mine = os.geteuid()
    file = closed / "referee.sqlite3"
    os.seteuid(os.getuid())
    closed.chmod(0o755)
    for one in (file, journal := closed / "referee.sqlite3-journal"):
        one.touch()
        one.chmod(0o666)
    closed.chmod(0o555)
    os.seteuid(mine)
    assert soundness.explain_why_sqlite_cannot_write(f"sqlite:///{file}") is None

    os.seteuid(os.getuid())
    journal.chmod(0o444)
    os.seteuid(mine)
    closed_journal = of_somebody_else(journal, f"the file {journal}", "it", str(journal))
    assert closed_journal == soundness.explain_why_sqlite_cannot_write(f"sqlite:///{file}")


def test_a_folder_above_that_nobody_may_enter_is_told_from_none(closed: Path):
    mine = os.geteuid()
    os.seteuid(os.getuid())
    closed.chmod(0o600)
    os.seteuid(mine)
    entered = soundness.explain_why_sqlite_cannot_write(f"sqlite:///{closed}/below/referee.sqlite3")
    absent = soundness.explain_why_sqlite_cannot_write(
        f"sqlite:///{closed.parent}/no-such-folder/referee.sqlite3"
    )

    assert entered == f"user {mine} may not enter a folder above {closed}/below"
    assert absent.startswith(f"there is no folder {closed.parent}/no-such-folder. Make it, ")
