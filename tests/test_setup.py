"""What the other tests stand on: the databases, the seed, the pinned versions."""

import os
import re
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.postgres import Postgres, PostgresFailed

TOP = Path(__file__).parent.parent


@pytest.mark.parametrize("time", ["the first time", "the next time"])
def test_every_test_gets_an_empty_database(database_url, time):
    engine = sa.create_engine(database_url)
    with engine.begin() as connection:
        assert sa.inspect(connection).get_table_names() == []
        connection.execute(sa.text("CREATE TABLE leftover (id INTEGER)"))
    engine.dispose()


def test_a_run_knows_its_seed(fresh_seed, pytestconfig):
    assert fresh_seed == int(os.environ.get("REFEREE_TEST_SEED") or fresh_seed)
    assert 0 <= fresh_seed < 2**32


def test_missing_postgres_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("REFEREE_TEST_POSTGRES", str(tmp_path))
    with pytest.raises(PostgresFailed, match="or Debian's package postgresql, or name their folder"):
        Postgres()


def test_a_postgres_that_does_not_start_says_why():
    with pytest.raises(PostgresFailed, match='invalid value for parameter "max_connections": "many"'):
        Postgres(max_connections="many").__enter__()


def test_postgres_goes_when_its_tests_are_killed():
    code = "server = Postgres(); server.start(); print(server.folder, flush=True); os._exit(1)"
    code = f"import os; from tests.postgres import Postgres; {code}"
    run = subprocess.run([sys.executable, "-c", code], cwd=TOP, stdout=subprocess.PIPE, text=True)
    folder = Path(run.stdout.strip() or "nothing was printed")
    deadline = time.monotonic() + 20
    while folder.exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert folder.is_absolute()
    assert not folder.exists()


def test_constraints_pin_every_package_and_name_no_host():
    lines = (TOP / "constraints.txt").read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert [line for line in pins if not re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w .'!=<>]+)?", line)] == []

    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    asked = [*project["dependencies"], *sum(project["optional-dependencies"].values(), [])]
    missing = {re.match(r"[a-z-]+", each)[0] for each in asked} - {line.split("==")[0] for line in pins}
    assert missing == set(), "write constraints.txt anew, as its first lines say"


def test_lint_names_what_a_file_forgot_to_import():
    """A house rule that uses what it never imported is named with its line, before anybody plays by it."""
    file = "referee/games/uno/options/house/no_sevens.py"
    run = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--output-format=concise", f"--stdin-filename={file}", "-"],
        input='ARTICLE = Article("uno.house.no-sevens", ("IG",))\n',
        cwd=TOP,
        capture_output=True,
        text=True,
    )

    assert f"{file}:1:11: F821 Undefined name `Article`" in run.stdout


def test_lint_names_what_is_wrong_in_a_script_of_the_page(eslint):
    """Such as what is told twice, which a browser takes in silence."""
    file = "referee/page/static/screens/no-such-screen.js"
    run = subprocess.run(
        [*eslint, "--stdin", f"--stdin-filename={file}"],
        input="export const words = { back: 1, back: 2 };\n",
        cwd=TOP,
        capture_output=True,
        text=True,
    )

    assert "1:33  error  Duplicate key 'back'" in run.stdout


def test_the_lock_of_what_checks_the_page_names_no_registry():
    lock = (TOP / "tools/page/package-lock.json").read_text("utf-8")
    assert "resolved" not in lock
    assert "integrity" in lock
