"""Phrasings of questions: each fault in a text file is reported with its file and line."""

import pytest

from referee.kit.tables import InvalidTextTable, parse_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Example, Question

ASKED = [Question(name, "uno", "cards", Example("Bob: red 1")) for name in ("one", "two")]


def test_a_question_gets_its_phrasings():
    one, two = with_phrasings(ASKED, parse_text_table("t", b"two\n    so\none\n    if: so\n    or\n"))

    assert (("if: so", "or"), ("so",)) == (one.phrasings, two.phrasings)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one\n    so\nthree\n    so\n", "t.txt:3: there is no question three"),
        ("one\n    so\n\nmay i\n", "t.txt:4: there is no question may i"),
        ("one\n    so\n", "t.txt: there are no phrasings of two"),
        ("one\n    so\ntwo\n", "t.txt:3: there are no phrasings of two"),
        ("one\n    so\ntwo\n    so\none\n    or\n", "t.txt:5: one has its rows in line 1 already"),
        ("one\n    so\n    or\n    so\ntwo\n    so\n", "t.txt:4: this phrasing stands in line 2 already"),
    ],
)
def test_a_fault_is_reported_with_its_file_and_line(text, fault):
    with pytest.raises(InvalidTextTable) as raised:
        with_phrasings(ASKED, parse_text_table("t.txt", text.encode()))

    assert fault == str(raised.value)
