"""A yes or no about a claim of somebody says whether the claim is right, or is not said."""

from pathlib import Path

import pytest

from referee.ask.answer.answers import answer
from referee.ask.reading.polarity import is_answered_alike
from referee.ask.search.every_question import QUESTIONS
from referee.kit.tables import parse_text_table
from referee.match.help.question import text_of_question
from referee.match.model.state import Rules

ALIKE = {"+": True, "-": False, "?": None}
TABLE = parse_text_table("claims.txt", Path(__file__).with_name("claims.txt").read_bytes())
CLAIMS = [(one.heading, *row.text.split(" ", 1)) for one in TABLE.sections for row in one.rows]


@pytest.mark.parametrize(("name", "alike", "typed"), CLAIMS)
def test_the_words_show_what_is_claimed(name, alike, typed):
    assert is_answered_alike(text_of_question(QUESTIONS[name]), typed) is ALIKE[alike]


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("My dad says you can go out with a Wild. Is he right?", "Yes, that is right. "),
        ("My dad says you can't go out with a Wild. Is he right?", "No, that is wrong. "),
        ("My dad says you can't go out with a Wild. Is he wrong?", "Yes, that is wrong. "),
        ("My dad says you can go out with a Wild. Is he wrong?", "No, that is right. "),
        ("My dad says you can't go out with a Wild. Can you?", "Yes. "),
        ("My dad says you can go out with a Wild, my mom says you can't. Who is right?", ""),
    ],
)
def test_the_answer_is_about_the_claim(typed, begins):
    found = answer(QUESTIONS["out-on-a-wild"], Rules())
    first = found.first_line(typed)

    assert first.line == begins + found.ruled.line
    assert first.yes is ({"Y": True, "N": False}.get(begins[:1]))


@pytest.mark.parametrize(
    ("typed", "begins"),
    [
        ("my dad says you can go out with a wild, is he right", "Yes,"),
        ("my dad says you can go out with a wild, is he wrong", None),
        ("my dad says you can't go out with a wild, is he right", None),
    ],
)
def test_the_sentence_for_children_never_begins_with_the_other_word(typed, begins):
    told = answer(QUESTIONS["out-on-a-wild"], Rules()).first_line(typed).for_children

    assert told is None if begins is None else told.startswith(begins)
