"""Every answer is the judge's, under the rules of whoever asks, and reads as a sentence or two."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from referee.ask.answers import ABOUT_TWO, LET_COUNT, Ruled, answer
from referee.ask.every_question import QUESTIONS
from referee.ask.question import Question
from referee.games import GAMES
from referee.match.agreement import expanded, faults
from referee.match.state import Rules
from referee.match.transcript import Opening, Transcript

MOST_QUOTED = 20
STANDARD = Rules()
ASKED = pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
EVERY_PRESET = [(one, name) for one in QUESTIONS.values() for name in GAMES[one.game].presets]

UNTOUCHED: dict[tuple[str, str], str] = {}
"""Differences that change no answer, each with the reason."""


def _changed(question: Question, change) -> Rules:
    game = GAMES[question.game]
    named = Rules(differences=change.differences, house_rules=change.house_rules)
    return expanded(game, named)


def _all_ruled(question: Question, rules: Rules) -> list[Ruled]:
    told = answer(question, rules)
    return [told.ruled, *(one.ruled for one in told.otherwise)]


def _judged(question: Question, rules: Rules) -> str | None:
    """The verdict that a transcript of the example gets; None where it does not come to the claim."""
    game, example = GAMES[question.game], question.example
    table = Transcript(game, Opening(game.name, rules, tuple(example.people.split())))
    for line in example.before:
        entry = table.tell(line.removeprefix(LET_COUNT))
        if not entry.ruling.counts and not line.startswith(LET_COUNT):
            return None
        if not entry.ruling.counts:
            table.tell(f"allow {entry.heard.number}")
    return table.tell(example.claim).ruling.verdict.value


@ASKED
def test_the_answer_is_the_judges_ruling_on_its_example(question):
    """Under the standard rules and under each choice that is said to change it."""
    told = answer(question, STANDARD)
    if question.example is None:
        assert told.ruled.verdict is None
        return
    assert _judged(question, expanded(GAMES[question.game], STANDARD)) == told.ruled.verdict
    for one in told.otherwise:
        assert _judged(question, _changed(question, one.change)) == one.ruled.verdict


@ASKED
def test_every_choice_that_is_declared_changes_the_answer(question):
    """The verdict or what is said; and each can be agreed on by so many people."""
    told = answer(question, STANDARD)

    assert question.otherwise == tuple(one.change for one in told.otherwise)
    for one in told.otherwise:
        assert (told.ruled.verdict, told.ruled.line) != (one.ruled.verdict, one.ruled.line)
        assert one.sources


@pytest.mark.parametrize(("question", "preset"), EVERY_PRESET, ids=lambda one: getattr(one, "id", one))
def test_answers_are_one_or_two_sentences(question, preset):
    """Under every preset, and whatever is chosen otherwise."""
    for ruled in _all_ruled(question, Rules(preset)):
        said = re.sub(r"^(Yes|No)\. ", "", ruled.line)
        assert len(re.split(r"(?<=\.) (?=[A-Z])", said)) <= 2
        for sentence in (ruled.line, *ruled.why):
            assert sentence.endswith(".")
            assert not re.search(r"[{}]|\bNone\b|  ", sentence)


def _scores_by(game, way: str) -> bool:
    return any(way == option.id for one in game.differences for option in one.options)


OF_PARTNERS = [one for one in QUESTIONS.values() if _scores_by(GAMES[one.game], "partners")]


@pytest.mark.parametrize("question", OF_PARTNERS, ids=lambda question: question.id)
def test_a_partners_table_gets_an_answer_to_everything(question):
    """Also to what is about two players."""
    told = answer(question, Rules(differences={"scoring": "partners"}))
    is_about_two = question.example is not None and len(question.example.people.split()) == 2

    assert is_about_two == (told.ruled.line == ABOUT_TWO)


def test_what_clashes_with_the_askers_house_rules_is_left_out():
    """Nothing is told of a table that cannot be."""
    for game in GAMES.values():
        for rule in game.house_rules:
            rules = Rules(house_rules={rule.id: {}})
            for question in (one for one in QUESTIONS.values() if one.game == game.name):
                for one in answer(question, rules).otherwise:
                    houses = {rule.id: {}, **one.change.house_rules}
                    if not one.change.house_rules or rule.id in _asked(question):
                        continue
                    assert {} == faults(game, replace(_changed(question, one.change), house_rules=houses), 4)


def _asked(question: Question) -> set[str]:
    return {name for one in question.otherwise for name in one.house_rules}


def test_the_standard_answer_is_told_where_a_preset_has_another():
    """Its house rules are left out then."""
    told = answer(QUESTIONS["draw-two-on-draw-two"], Rules("family"))

    assert "upheld" == told.ruled.verdict
    assert ["refused"] == [one.ruled.verdict for one in told.otherwise]


# --- the collection ---


@ASKED
def test_what_a_question_names_exists(question):
    """Its game, what is asked next, and the choices."""
    game = GAMES[question.game]

    assert set(question.follow_ups) <= set(QUESTIONS) - {question.id}
    assert question.asks.endswith("?")
    assert len(set(question.phrasings)) == len(question.phrasings) >= 3
    for change in question.otherwise:
        assert {} == faults(game, Rules(differences=change.differences, house_rules=change.house_rules), 4)


def test_every_dispute_of_the_catalogue_has_a_question():
    """All 107 of them."""
    asked = {number for one in QUESTIONS.values() for number in one.disputes}

    assert set(range(1, 108)) == asked


def test_few_questions_are_only_answered_by_quoting():
    """An example says more."""
    assert sum(one.example is None for one in QUESTIONS.values()) <= MOST_QUOTED


def test_no_two_questions_ask_the_same():
    """In a game."""
    assert [] == [
        text for text, times in Counter((q.game, q.asks) for q in QUESTIONS.values()).items() if times > 1
    ]


@pytest.mark.parametrize("name", GAMES)
def test_every_difference_changes_some_answer(name):
    """Or it is said why none."""
    asked = {
        (one.game, named)
        for one in QUESTIONS.values()
        for change in one.otherwise
        for named in change.differences
    }
    every = {(name, one.id) for one in GAMES[name].differences}

    assert every - asked == {one for one in UNTOUCHED if one[0] == name}
