"""A mistake that the types know of is named by `make lint` alone, with its file and line.

All mistakes are made in one copy of the package, each in a file of its own, and mypy reads it once.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

TOP = Path(__file__).parent.parent


class Mistake(NamedTuple):
    """In `file`, `right` becomes `wrong`; mypy complains of the line that holds `line`, with these words."""

    file: str
    right: str
    wrong: str
    line: str
    complaint: str


MISTAKES = {
    "a seat where a card is meant": Mistake(
        "referee/kit/deck.py",
        "left.subtract(Counter(seen))",
        "left.subtract(Counter(copies[0]))",
        "copies[0]",
        'Invalid index type "int"',
    ),
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory) -> str:
    """What mypy says of a copy in which all of them are made."""
    copy = tmp_path_factory.mktemp("mistaken")
    shutil.copytree(TOP / "referee", copy / "referee", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copy(TOP / "pyproject.toml", copy)
    for mistake in MISTAKES.values():
        file = copy / mistake.file
        source = file.read_text("utf-8")
        assert 1 == source.count(mistake.right), mistake.file
        file.write_text(source.replace(mistake.right, mistake.wrong), "utf-8")
    run = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context"]
    return subprocess.run(run, cwd=copy, capture_output=True, text=True).stdout


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_lint_names_it_with_its_file_and_line(mistake, complaints):
    source = (TOP / mistake.file).read_text("utf-8").replace(mistake.right, mistake.wrong)
    line = next(number for number, text in enumerate(source.splitlines(), 1) if mistake.line in text)

    assert re.search(
        f"^{re.escape(mistake.file)}:{line}: error: .*{re.escape(mistake.complaint)}", complaints, re.M
    )


def test_nothing_else_is_complained_of(complaints):
    files = {line.split(":")[0] for line in complaints.splitlines()}

    assert files == {mistake.file for mistake in MISTAKES.values()}
