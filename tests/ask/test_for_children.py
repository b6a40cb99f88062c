"""What is told to a child says what the answer does, in words of a child."""

import re

import pytest

from referee.ask.answer.answers import answer
from referee.ask.search.every_question import QUESTIONS
from referee.match.help.question import children_text
from referee.match.model.state import Rules
from tests.ask.asking import sentences_of
from tests.ask.test_answers import A_CARD, NAMES

LONGEST = 95
"""Characters: a child listens to one sentence, or to two short ones."""
EVERY_SENTENCE = [(one, key) for one in QUESTIONS.values() for key in sentences_of(one)]


@pytest.mark.parametrize(("question", "key"), EVERY_SENTENCE, ids=lambda one: getattr(one, "id", one))
def test_it_is_short_and_says_yes_or_no_where_the_answer_does(question, key):
    told = children_text(question, key, {"target": 500})

    assert len(told) <= LONGEST
    assert told.endswith(".") and not re.search(NAMES, told) and not A_CARD.search(told)
    word = re.match(r"(Yes|No)[,.] ", told)
    assert (word[1].lower() if word else None) == next(
        (one for one in ("yes", "no") if key.split(" ")[0] == one), None
    )


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("wild-on-wild", None, "Yes, a Wild can go on any card, so it can go on a Wild too."),
        (
            "wild-on-wild",
            "is a wild on a wild allowed",
            "Yes, a Wild can go on any card, so it can go on a Wild too.",
        ),
        ("wild-on-wild", "is a wild on a wild forbidden", None),
        (
            "what-skip-does",
            "explain the skip to my kid",
            "After a Skip, the next player has to wait one turn.",
        ),
    ],
)
def test_it_is_told_where_it_answers_what_was_typed(name, typed, told):
    """Yes to "is it allowed" is no to "is it forbidden"."""
    assert told == answer(QUESTIONS[name], Rules()).first_line(typed).for_children
