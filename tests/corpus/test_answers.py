"""Every answer of the service is the recorded one, on both databases."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tools.corpus import digests
from tools.corpus.book import Answer
from tools.corpus.chapters import CHAPTERS, told
from tools.corpus.compare import Comparison
from tools.corpus.digests import Entries, difference, recorded_of
from tools.corpus.house import House, on_postgresql, on_sqlite
from tools.corpus.problems import NOT_ASKED_FOR
from tools.corpus.whole import parsed

OPENAPI = Path(__file__).parents[2] / "openapi.yaml"
LARGEST = 30_000
"""Bytes of all digests."""

each_chapter = pytest.mark.parametrize("name", CHAPTERS)
Play = Callable[[str], Entries]


@pytest.fixture(scope="module")
def records():
    return digests.read()


@pytest.fixture(scope="module")
def sqlite() -> Iterator[Play]:
    with on_sqlite() as house:
        yield once_each(house)


@pytest.fixture(scope="module")
def postgresql(postgres) -> Iterator[Play]:
    with on_postgresql(postgres) as house:
        yield once_each(house)


def once_each(house: House) -> Play:
    """Return what plays a chapter; of one database it can be asked once, so its entries are kept."""
    kept: dict[str, Entries] = {}

    def play(name: str) -> Entries:
        if name not in kept:
            kept[name] = told(house, name).entries
        return kept[name]

    return play


@each_chapter
def test_every_answer_is_the_recorded_one_on_sqlite(sqlite, records, name):
    """The message has the command that shows the difference."""
    found = difference(name, sqlite(name), records)

    assert found is None, found


@each_chapter
def test_every_answer_is_the_recorded_one_on_postgresql(postgresql, records, name):
    """The very same bytes: there is one record for both."""
    found = difference(name, postgresql(name), records)

    assert found is None, found + unlike_sqlite(name, postgresql(name))


def unlike_sqlite(name: str, entries: Entries) -> str:
    """How the answers differ from those on SQLite, which are all that `make corpus` shows."""
    others = played_on_sqlite(name)
    if recorded_of(others) == recorded_of(entries):
        return ""
    comparison = Comparison("SQLite")
    before, after = (list(parsed("".join(f"{one.whole()}\n" for one in side))) for side in (others, entries))
    comparison.add(name, before, after)
    return "\n" + "\n".join(comparison.lines())


def played_on_sqlite(name: str) -> Entries:
    with on_sqlite() as house:
        return told(house, name).entries


def test_these_chapters_are_recorded_and_no_others(records):
    """A scenario that is gone leaves no record behind."""
    assert sorted(CHAPTERS) == list(records)


def test_the_record_can_be_read_by_people(records):
    """A line a chapter; `make corpus BASE=...` shows what is in the answers."""
    text = digests.FILE.read_text(encoding="utf-8")

    assert len(records) == len(text.splitlines())
    assert len(text) < LARGEST


def test_every_problem_that_is_documented_is_recorded(sqlite, records):
    """Or says why it is not."""
    entries = sqlite("once/problems")
    documented = set(re.findall(r"- urn:referee:problem:([a-z-]+)", OPENAPI.read_text(encoding="utf-8")))
    recorded = {entry.problem for entry in entries if isinstance(entry, Answer)}

    assert records["once/problems"] == recorded_of(entries)
    assert set(NOT_ASKED_FOR) == documented - recorded
    assert all(reason.startswith("because ") for reason in NOT_ASKED_FOR.values())
