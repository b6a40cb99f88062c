"""Every answer of the service is the one in the snapshot, on both databases."""

import re
from pathlib import Path

import pytest

from tests.corpus.chapters import CHAPTERS, told
from tests.corpus.house import on_postgresql, on_sqlite
from tests.corpus.problems import NOT_ASKED_FOR
from tests.corpus.snapshot import all_files, differences, file_of

OPENAPI = Path(__file__).parents[2] / "openapi.yaml"
LARGEST = 3_000_000

each_chapter = pytest.mark.parametrize("name", CHAPTERS)


@pytest.fixture(scope="module")
def sqlite():
    with on_sqlite() as house:
        yield house


@pytest.fixture(scope="module")
def postgresql(postgres):
    with on_postgresql(postgres) as house:
        yield house


@each_chapter
def test_every_answer_is_the_recorded_one_on_sqlite(sqlite, name):
    """The difference tells which answer it is, and how to see what has changed in it."""
    found = differences(name, told(sqlite, name).entries)

    assert not found, "\n".join(found)


@each_chapter
def test_every_answer_is_the_recorded_one_on_postgresql(postgresql, name):
    """The very same bytes: there is one snapshot of both."""
    found = differences(name, told(postgresql, name).entries)

    assert not found, "\n".join(found)


def test_the_snapshot_has_these_chapters_and_no_others():
    """A scenario that is gone leaves no answers behind."""
    assert {file_of(name) for name in CHAPTERS} == all_files()


def test_the_snapshot_can_be_read_by_people():
    """It stays small enough to be looked through."""
    assert sum(file.stat().st_size for file in all_files()) < LARGEST


def test_every_problem_that_is_documented_is_recorded():
    """Or says why it is not."""
    documented = set(re.findall(r"- urn:referee:problem:([a-z-]+)", OPENAPI.read_text(encoding="utf-8")))
    recorded = file_of("once/problems").read_text(encoding="utf-8")
    missing = {kind for kind in documented if not re.search(rf" -> \d+ {kind} ", recorded)}

    assert set(NOT_ASKED_FOR) == missing
    assert all(reason.startswith("because ") for reason in NOT_ASKED_FOR.values())
