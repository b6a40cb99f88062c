"""What an answer says of other tables is held against the rules reference, docs/rules."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from referee.ask.answer.answers import Otherwise, answer
from referee.ask.search.every_question import QUESTIONS
from referee.match.help.question import Change, Question
from referee.match.model.state import Rules
from referee.rulings.article import OURS

REFERENCE = Path(__file__).parents[2] / "docs/rules"
KEY = re.compile(r"\b[A-Z][A-Z0-9-]*[A-Z0-9]\b")
ROW = re.compile(r'^\| <a id="(\d+)"></a>\d+ \| (.*?) \| (.*?) \| (.*?) \| (.*?) \|$', re.MULTILINE)
YES = {"yes": True, "no": False}


class Row(NamedTuple):
    """A dispute: what is asked, the standard rule, what other tables play, and who says so."""

    asked: str
    standard: str
    others: str
    sources: str


@cache
def rows() -> Mapping[int, Row]:
    found = ROW.findall((REFERENCE / "disputes.md").read_text("utf-8"))
    return {int(number): Row(*cells) for number, *cells in found}


@cache
def parts() -> tuple[str, ...]:
    """Each section of the reference, and each row of its table of disputes."""
    texts = [path.read_text("utf-8") for path in sorted(REFERENCE.glob("*.md"))]
    sections = [part for text in texts for part in re.split(r"^#+ ", text, flags=re.MULTILINE)]
    return (*sections, *(" | ".join(row) for row in rows().values()))


def names_of(change: Change) -> Iterator[str]:
    """How the reference names what is chosen: `difference: option`, or the id of a house rule."""
    for difference, option in change.differences.items():
        yield f"`{difference}: {option}`"
    for house in change.house_rules:
        yield f"`{house}`"


OTHERS = [
    pytest.param(question, other, id=f"{question.id} {place}")
    for question in QUESTIONS.values()
    for place, other in enumerate(answer(question, Rules()).otherwise)
]


@pytest.mark.parametrize(("question", "other"), OTHERS)
def test_what_other_tables_play_stands_in_the_reference(question: Question, other: Otherwise):
    """Each choice by its name, with the sources that play so. Sources of two choices are those of either."""
    cited: set[str] = set()
    for name in names_of(other.change):
        there = [part for part in parts() if name in part or name.replace("`", "").split(": ")[-1] in part]
        cited.update(key for part in there for key in KEY.findall(part))

        assert any(name in part for part in parts()), name
    assert set(other.sources) - {OURS} <= cited


def changed_by(question: Question, number: int) -> Iterator[tuple[Otherwise, bool, bool]]:
    """Each choice of which both the row of the dispute and we say yes or no: whether the row has another word
    there than for the standard rules, and whether we have."""
    ruled, row = answer(question, Rules()).ruled, rows()[number]
    standard = re.match(r"(Yes|No)\b", row.standard)
    for other in answer(question, Rules()).otherwise:
        said = [
            re.search(rf"{re.escape(name)}[^:`]*: (yes|no)\b", row.others) for name in names_of(other.change)
        ]
        if standard and any(said) and None not in (ruled.yes, other.ruled.yes):
            word = next(found[1] for found in said if found)
            yield other, YES[word] != YES[standard[1].lower()], other.ruled.yes != ruled.yes


ASKS_FOR_MORE = {(3, "draw-two-of-any-color-on-draw-four")}
"""About a dispute, but with something more that decides: a color that was not named."""
ANSWERED = [
    pytest.param(theirs, ours, id=f"{number} {question.id} {place}")
    for question in QUESTIONS.values()
    for number in question.disputes
    if (number, question.id) not in ASKS_FOR_MORE
    for place, (_, theirs, ours) in enumerate(changed_by(question, number))
]


@pytest.mark.parametrize(("theirs", "ours"), ANSWERED)
def test_yes_becomes_no_where_the_reference_says_so(theirs: bool, ours: bool):
    """By the row of the dispute that the question is about."""
    assert theirs == ours


def test_most_choices_of_the_disputes_are_compared():
    """The other rows tell who, how many or when, which the scenarios of the disputes compare."""
    assert len(ANSWERED) >= 24


def test_an_article_that_answers_as_another_one_is_no_other_answer():
    """Without points, and with rounds instead of points, no cards are counted."""
    told = answer(QUESTIONS["who-gets-the-points"], Rules("family"))

    assert Change() in [one.change for one in told.otherwise]
    assert Change({"scoring": "rounds"}) not in [one.change for one in told.otherwise]
