"""Ranking of questions and the probability that the first one is right.

`rank_questions` combines the evidence for each question in a conditional logistic model. `first_is_right`
is a second logistic model: the probability that the first question of a ranking answers what was asked. The
command `python -m tools.train_classifier` fits the coefficients of both.
"""

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from math import exp, log
from operator import mul

from referee.match.help.question import Question

CONSTANT = "constant"
"""The name of the constant term of `first_is_right`."""
LEAST_PROBABILITY = 1e-4
"""Probabilities nearer to 0 or 1 are taken for this near: their logarithm says no more."""


@dataclass(frozen=True)
class QuestionEvidence:
    """The evidence for one question.

    `log_probability` is by the word classifier. `similarity` is of its most similar phrasings, `coverage` the
    part of the asked words that it has, and `order` the part of the asked pairs of words; these are from 0 to
    1. `log_game` is 0, or less if the words speak rather of another game.
    """

    log_probability: float
    similarity: float
    coverage: float
    order: float
    log_game: float


@dataclass(frozen=True)
class TextEvidence:
    """The evidence in a text: of each question that shares a word with it.

    `weight` is the sum of the weights of its words. `with_same_words` are the questions that have a phrasing
    of just these words, of a game that the words speak of. `is_elsewhere`: the text names another game or a
    shop.
    """

    questions: Mapping[Question, QuestionEvidence]
    weight: float
    with_same_words: frozenset[Question]
    is_elsewhere: bool


@dataclass(frozen=True)
class FirstEvidence:
    """The evidence that the first question of a ranking is right.

    `ranking_log_odds` is by `rank_questions`, `classifier_log_odds` by the word classifier alone.
    `has_same_words` is 1 if the first question, and no other, has a phrasing of just these words, else 0.
    `is_elsewhere` is 1 or 0 as well.
    """

    ranking_log_odds: float
    classifier_log_odds: float
    similarity: float
    coverage: float
    log_weight: float
    has_same_words: float
    is_elsewhere: float


@dataclass(frozen=True)
class RankedQuestion:
    """A question and its probability, if one of the questions of the ranking is right."""

    question: Question
    probability: float


def rank_questions(evidence: TextEvidence, coefficients: Mapping[str, float]) -> list[RankedQuestion]:
    """The questions, the most probable first, after those that have a phrasing of just these words. Equally
    probable ones keep their order."""
    if not evidence.questions:
        return []
    weights = [coefficients[one.name] for one in fields(QuestionEvidence)]
    scores = {question: _dot(weights, astuple_of(one)) for question, one in evidence.questions.items()}
    most = max(scores.values())
    powers = {question: exp(score - most) for question, score in scores.items()}
    total = sum(powers.values())
    same = evidence.with_same_words
    ranked = sorted(powers.items(), key=lambda one: (one[0] not in same, -one[1]))
    return [RankedQuestion(question, power / total) for question, power in ranked]


def evidence_for_first(evidence: TextEvidence, ranked: Sequence[RankedQuestion]) -> FirstEvidence:
    """The evidence that the first of the `ranked` questions is right."""
    first = ranked[0]
    its = evidence.questions[first.question]
    return FirstEvidence(
        _log_odds(first.probability),
        _log_odds(exp(its.log_probability)),
        its.similarity,
        its.coverage,
        log(1 + evidence.weight),
        float(evidence.with_same_words == {first.question}),
        float(evidence.is_elsewhere),
    )


def first_is_right(evidence: FirstEvidence, coefficients: Mapping[str, float]) -> float:
    """The calibrated probability that the first question is right."""
    weights = [coefficients[one.name] for one in fields(FirstEvidence)]
    return 1 / (1 + exp(-coefficients[CONSTANT] - _dot(weights, astuple(evidence))))


def share_probability(ranked: Sequence[RankedQuestion], first: float) -> list[RankedQuestion]:
    """The ranking with the probability `first` for its first question. The others keep their ratios, and the
    sum of all is at most 1."""
    before = ranked[0].probability
    factor = min(first / before, (1 - first) / max(1 - before, LEAST_PROBABILITY))
    return [
        RankedQuestion(ranked[0].question, first),
        *(RankedQuestion(one.question, factor * one.probability) for one in ranked[1:]),
    ]


def astuple_of(one: QuestionEvidence) -> tuple[float, ...]:
    """The numbers of the evidence in the order of their names. `dataclasses.astuple` is twenty times slower,
    and there are hundreds of questions."""
    return (one.log_probability, one.similarity, one.coverage, one.order, one.log_game)


def _dot(weights: Sequence[float], values: Sequence[float]) -> float:
    total: float = sum(map(mul, weights, values))
    return total


def _log_odds(probability: float) -> float:
    bounded = min(max(probability, LEAST_PROBABILITY), 1 - LEAST_PROBABILITY)
    return log(bounded / (1 - bounded))
