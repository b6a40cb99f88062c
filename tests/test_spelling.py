"""What is misspelt is named by `make lint`, with its file and line: in a name, in a comment, in a message."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

TOP = Path(__file__).parent.parent


class Mistake(NamedTuple):
    """In `file`, the first `right` becomes `wrong`; typos says that the word is `misspelt`."""

    file: str
    right: str
    wrong: str
    misspelt: str


MISTAKES = {
    "a name": Mistake("referee/kit/deck.py", "left.", "left_recieved.", "recieved"),  # sic
    "in a script": Mistake("referee/page/static/core/match.js", "Match ", "MatchAdress ", "Adress"),  # sic
    "a docstring": Mistake("referee/kit/seats.py", '"""', '"""Seperate. ', "Seperate"),  # sic
    "what a message says": Mistake("referee/languages/en/uno.ftl", " = ", " = Acording. ", "Acording"),  # sic
    "a page of the documentation": Mistake("docs/api.md", "\n", "\nIt is neccessary.\n", "neccessary"),  # sic
    "what the API tells": Mistake("openapi.yaml", "description: ", "description: Occured ", "Occured"),  # sic
    "a word as it is written in Britain": Mistake("README.md", "\n", "\nThe colour.\n", "colour"),  # sic
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory) -> str:
    """What is said of copies in which all of them are made."""
    copy = tmp_path_factory.mktemp("misspelt")
    shutil.copy(TOP / "pyproject.toml", copy)
    for mistake in MISTAKES.values():
        (copy / mistake.file).parent.mkdir(parents=True, exist_ok=True)
        (copy / mistake.file).write_text(misspelt(mistake), "utf-8")
    typos = [Path(sys.executable).with_name("typos"), "--format", "brief"]
    return subprocess.run(typos, cwd=copy, capture_output=True, text=True).stdout


def misspelt(mistake: Mistake) -> str:
    return (TOP / mistake.file).read_text("utf-8").replace(mistake.right, mistake.wrong, 1)


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_lint_names_it_with_its_file_and_line(mistake, complaints):
    before = misspelt(mistake).split(mistake.misspelt)[0]

    assert re.search(rf"{mistake.file}:{before.count(chr(10)) + 1}:\d+: .*`{mistake.misspelt}`", complaints)


def test_nothing_else_is_complained_of(complaints):
    assert len(MISTAKES) == len(complaints.splitlines())


def test_a_word_that_is_let_through_is_still_written_somewhere():
    """Else the list would grow for ever."""
    told = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["tool"]["typos"]["default"]
    written = "\n".join(texts())

    assert [] == [word for word in told["extend-words"] if not re.search(word, written, re.I)]
    assert [] == [word for word in told["extend-identifiers"] if not re.search(rf"\b{word}\b", written)]


def texts() -> Iterator[str]:
    """All that is checked, but for pyproject.toml itself."""
    folders = [TOP / folder for folder in ("docs", "operations", "referee", "tests", "tools")]
    files = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in (".py", ".js", ".md", ".ftl")
    ]
    return (file.read_text("utf-8") for file in files if "node_modules" not in file.parts)
