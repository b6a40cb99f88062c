"""Each sentence of the promises in SECURITY.md names the tests that prove it."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
TEXT = (TESTS.parent / "SECURITY.md").read_text()
PROMISES = TEXT.partition("## Promises")[2].partition("## Limits")[0].partition("\n- ")[2]
NOTES = dict(re.findall(r"^\[\^(\d+)\]: `(.+)`$", TEXT, re.MULTILINE))


def named_in(note: str) -> list[tuple[Path, str]]:
    """The file and the name of each test."""
    file, _, names = note.partition(": ")
    return [(TESTS / f"{file}.py", name) for name in names.split(", ")]


def without_a_test(text: str) -> list[str]:
    """The sentences that end without a note."""
    flat = " ".join(re.sub(r"\*\*[^*]+\.\*\*|\([^)]*\)", "", text).split())
    ends = re.split(r"(?<=[.:])(?:\s|$)|(?<=\])\s(?=[A-Z`-])", flat)
    return [one for one in ends if one.endswith((".", ":"))]


def test_every_sentence_names_its_test():
    assert [] == without_a_test(PROMISES)
    assert [str(number) for number in range(1, len(NOTES) + 1)] == re.findall(r"\[\^(\d+)\]", PROMISES)


def test_a_sentence_without_a_test_is_found():
    assert ["Nobody knows this."] == without_a_test("All is well.[^1] Nobody knows this. So is that.[^2]")


@pytest.mark.parametrize("note", NOTES.values())
def test_the_test_that_is_named_is_there(note):
    for file, name in named_in(note):
        defined = {one.name for one in ast.parse(file.read_text()).body if isinstance(one, ast.FunctionDef)}
        assert name in defined, f"{file.name} has no {name}"
