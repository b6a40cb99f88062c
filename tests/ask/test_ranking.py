"""The ranking of questions, and the probability of the first one."""

from math import log

import pytest

from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import POSSIBLE, SURE, Hit, asked_back
from referee.ask.search.ranking import (
    FirstEvidence,
    QuestionEvidence,
    RankedQuestion,
    TextEvidence,
    astuple_of,
    evidence_for_first,
    first_is_right,
    rank_questions,
    share_probability,
)

FIRST, SECOND, THIRD, *_ = QUESTIONS.values()
RANKING = {"log_probability": 1.0, "similarity": 2.0, "coverage": 0.5, "order": 0.0, "log_game": 1.0}
CONFIDENCE = dict.fromkeys(FirstEvidence.__dataclass_fields__, 0.0) | {"constant": log(3)}


def evidence(*same: object, **similarities: float) -> TextEvidence:
    """Of the first questions, by their similarities alone; `same` have just these words."""
    its = zip((FIRST, SECOND, THIRD), similarities.values(), strict=False)
    by_question = {one: QuestionEvidence(-1.0, similarity, 0.5, 0.5, 0.0) for one, similarity in its}
    return TextEvidence(by_question, 4.0, frozenset(same), False)


def test_the_numbers_of_the_evidence_are_in_the_order_of_their_names():
    assert tuple(range(5)) == astuple_of(QuestionEvidence(*range(5)))
    assert list(RANKING) == list(QuestionEvidence.__dataclass_fields__)


def test_questions_are_ranked_by_all_evidence():
    """A difference of 0.5 in the similarity makes a question e times as probable by a coefficient of 2."""
    first, second = rank_questions(evidence(a=0.0, b=0.5), RANKING)

    assert (SECOND, FIRST) == (first.question, second.question)
    assert first.probability / second.probability == pytest.approx(2.718281828)
    assert first.probability + second.probability == pytest.approx(1)
    assert [] == rank_questions(evidence(), RANKING)


def test_equal_ones_keep_their_order():
    assert [FIRST, SECOND, THIRD] == [
        one.question for one in rank_questions(evidence(a=0.5, b=0.5, c=0.5), RANKING)
    ]


@pytest.mark.parametrize(
    ("same", "similarity", "counts"),
    [([FIRST], 1.0, 1), ([SECOND], 0.5, 1), ([FIRST, SECOND], 1.0, 0), ([], 1.0, 0)],
)
def test_a_question_with_the_same_words_is_the_first(same, similarity, counts):
    """And the same words count where only one question has them."""
    text = evidence(*same, a=1.0, b=0.5)
    found = evidence_for_first(text, rank_questions(text, RANKING))

    assert (counts, 0, similarity, 0.5) == (
        found.has_same_words,
        found.is_elsewhere,
        found.similarity,
        found.coverage,
    )
    assert found.log_weight == pytest.approx(log(5))


def test_the_probability_is_logistic():
    some = FirstEvidence(1.0, 2.0, 0.5, 0.5, 1.0, 1.0, 0.0)

    assert first_is_right(some, CONFIDENCE) == pytest.approx(0.75)
    assert first_is_right(some, CONFIDENCE | {"classifier_log_odds": log(3)}) == pytest.approx(27 / 28)


@pytest.mark.parametrize(
    ("first", "shared"), [(0.3, (0.3, 0.15, 0.05)), (0.9, (0.9, 0.075, 0.025)), (1.0, (1.0, 0.0, 0.0))]
)
def test_the_others_share_what_the_first_question_leaves(first, shared):
    """They keep their ratios, and none comes before the first."""
    probabilities = zip((FIRST, SECOND, THIRD), (0.6, 0.3, 0.1), strict=True)
    found = share_probability([RankedQuestion(*one) for one in probabilities], first)

    assert shared == pytest.approx(tuple(one.probability for one in found))


@pytest.mark.parametrize(
    ("scores", "offered"),
    [
        ((SURE, 0.1, 0.1), 0),
        ((SURE - 0.001, 0.1, 0.01, 0.01), 3),
        ((POSSIBLE, 0.2), 2),
        ((POSSIBLE - 0.001, 0.2), 0),
        ((), 0),
    ],
    ids=str,
)
def test_two_or_three_are_offered_where_the_first_is_possible_and_not_sure(scores, offered):
    hits = [Hit(question, score) for question, score in zip(QUESTIONS.values(), scores, strict=False)]

    assert [one.question for one in hits[:offered]] == list(asked_back(hits))
    assert any(one.is_good for one in hits) is bool(scores and scores[0] >= SURE)
