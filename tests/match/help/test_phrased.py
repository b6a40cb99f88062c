"""Phrasings and answers of questions: each fault in a text file is reported with its file and line."""

import pytest

from referee.kit.tables import InvalidTextTable, parse_text_table
from referee.match.help.phrased import told_to_children, with_phrasings
from referee.match.help.question import Example, Question

ASKED = [Question(name, "uno", "Cards", "May I?", Example("Bob: red 1")) for name in ("one", "two")]


def test_a_question_gets_its_phrasings_and_answers():
    one, two = with_phrasings(
        ASKED, parse_text_table("t", b"two\n    so\none\n    yes: It is: so.\n    if: so\n    or\n")
    )

    assert (("if: so", "or"), {"yes": "It is: so."}) == (one.phrasings, one.says)
    assert (("so",), {}) == (two.phrasings, two.says)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one\n    so\nthree\n    so\n", "t.txt:3: there is no question three"),
        ("one\n    so\n\nmay i\n", "t.txt:4: there is no question may i"),
        ("one\n    so\n", "t.txt: there are no phrasings of two"),
        ("one\n    so\ntwo\n    yes: It is.\n", "t.txt:3: there are no phrasings of two"),
        ("one\n    so\ntwo\n    so\none\n    or\n", "t.txt:5: one has its rows in line 1 already"),
        ("one\n    so\n    or\n    so\ntwo\n    so\n", "t.txt:4: this phrasing stands in line 2 already"),
        (
            "one\n    so\n    yes: A.\n    yes: B.\ntwo\n    so\n",
            "t.txt:4: one has a sentence for yes already",
        ),
        ("one\n    so\n    no uno.deck:\ntwo\n    so\n", "t.txt:3: there is no sentence after no uno.deck"),
    ],
)
def test_a_fault_is_reported_with_its_file_and_line(text, fault):
    with pytest.raises(InvalidTextTable) as raised:
        with_phrasings(ASKED, parse_text_table("t.txt", text.encode()))

    assert fault == str(raised.value)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("one\n    yes: Yes.\nthree\n    no: No.\n", "c.txt:3: there is no question three"),
        ("one\n    no: No.\n", "c.txt:1: a sentence for children answers nothing at one"),
    ],
)
def test_a_sentence_for_children_answers_something(text, fault):
    asked = with_phrasings(ASKED, parse_text_table("t.txt", b"one\n    so\n    yes: It is.\ntwo\n    so\n"))
    with pytest.raises(InvalidTextTable) as raised:
        told_to_children(asked, parse_text_table("c.txt", text.encode()))

    assert fault == str(raised.value)
